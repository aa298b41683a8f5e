import SDUIIR
import SDUILayout

/// A page that shows sections of two versions of a screen beside each other.
package enum LayoutChangePage {
  /// A section in both versions.
  package struct Section {
    let name: String
    let sentences: [String]
    let drawings: [DrawnScreen]

    /// A section.
    ///
    /// - Parameters:
    ///   - name: The source name.
    ///   - sentences: The differences in words.
    ///   - drawings: The section before and after, in the same container, with the frames that differ as marks.
    package init(name: String, sentences: [String], drawings: [DrawnScreen]) {
      (self.name, self.sentences, self.drawings) = (name, sentences, drawings)
    }
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - screen: The new version.
  ///   - summary: What was compared.
  ///   - sections: The sections that differ.
  package static func text(
    of screen: Screen, summary: String, sections: [Section]
  ) throws(ArithmeticError) -> String {
    var body = "<main class=\"changes\">\n<h1>\(MarkupText.escaped(screen.name.source))</h1>\n"
    body += "<p>\(words(summary))</p>\n"
    for section in sections {
      body += "<section><h2>\(MarkupText.escaped(section.name))</h2>\n"
      for sentence in section.sentences { body += "<p>\(words(sentence))</p>\n" }
      body += try PreviewSVG.text(section.drawings) + "</section>\n"
    }
    return PreviewPage.document(
      of: screen, styles: [style, PreviewSVG.style], as: PreviewAppearance(), body: body + "</main>\n")
  }

  /// Markup of words in which names are in backquotes.
  private static func words(_ text: String) -> String {
    var result = ""
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      let escaped = MarkupText.escaped(String(part))
      result += index % 2 == 1 ? "<code>\(escaped)</code>" : escaped
    }
    return result
  }

  private static let style = """
    body{margin:24px;font:16px/1.5 system-ui,sans-serif;color:#1f2328;background:#fff}.changes{max-width:1400px;margin:auto}\
    h1{font-size:24px}h2{font-size:19px;margin:40px 0 8px}p{margin:4px 0;max-width:75ch}section svg{margin-top:12px;\
    max-width:100%;height:auto}section{overflow-x:auto}@media(prefers-color-scheme:dark){body{color:#e6e8eb;background:#0e1013}}
    """
}
