import EmbeddedFiles
import SDUISyntax

/// The page of a diagnostic code: the rule, why it exists, a program that breaks it and the same program corrected. It is a
/// section of `Grammar/DIAGNOSTICS.md`.
///
/// Examples are compiled by the tests, so that a page cannot say what is not so.
package struct Explanation: Sendable {
  /// The code that this page is about.
  package let code: DiagnosticCode
  /// The rule in a few words, in lower case.
  package let title: String
  /// One to three short paragraphs with a blank line between them, in lines of at most 100 columns.
  package let text: String
  /// A small program that is reported with this code and no other; `nil` where no readable text could show it.
  package let example: Sample?
  /// The example without the problem.
  package let corrected: Sample?
  /// The text and the examples.
  private let lines: [Substring]

  /// A program made of a file named ``mainFile`` and others that it imports.
  package struct Sample: Hashable, Sendable {
    /// The path of the file that is compiled.
    package static let mainFile = "example.sdui"

    /// The texts of all files by path.
    package fileprivate(set) var files: [String: String] = [:]
    /// A response of the program's screen, where the rule is about responses.
    package fileprivate(set) var response: String?
  }

  /// The page of a code.
  package static func of(_ code: DiagnosticCode) -> Explanation {
    Explanation(code, ExplanationPage.sections[code.rawValue] ?? [])
  }

  private init(_ code: DiagnosticCode, _ section: [Substring]) {
    self.code = code
    let (title, page) = Self.title(of: section)
    (self.title, lines) = (title, page)
    let example = page.firstIndex(of: "Example that is reported:") ?? page.endIndex
    let correction = page.firstIndex(of: "Corrected:") ?? page.endIndex
    text = page[..<example].joined(separator: "\n").trimmed
    let sample = Sample(page[example..<correction])
    var corrected = Sample(page[correction...])
    // Where only the response is wrong, the program is not repeated.
    if corrected?.files.isEmpty ?? false, let sample { corrected?.files = sample.files }
    (self.example, self.corrected) = (sample, corrected)
  }

  /// The words after the severity in the first line, and the lines after it.
  private static func title(of section: [Substring]) -> (String, [Substring]) {
    guard let first = section.firstIndex(where: { !$0.isEmpty }) else { return ("", []) }
    let words = section[first].split(separator: " ", maxSplits: 1)
    return (words.count > 1 ? String(words[1]) : "", Array(section[(first + 1)...]))
  }

  /// The page as Markdown, ending with a line break.
  package var rendered: String {
    "# \(code.severity.rawValue)[\(code.rawValue)]: \(title)\n\n" + lines.joined(separator: "\n").trimmed + "\n"
  }
}

extension Explanation.Sample {
  /// The fences of some lines; `nil` if there are none. A line above a fence may name the file that it shows.
  fileprivate init?(_ lines: ArraySlice<Substring>) {
    var (fence, isResponse, path) = (nil as [Substring]?, false, Self.mainFile)
    for line in lines {
      if let content = fence {
        guard line == "```" else {
          fence = content + [line]
          continue
        }
        let text = content.joined(separator: "\n")
        if isResponse { response = text } else { files[path] = text }
        (fence, path) = (nil, Self.mainFile)
      } else if line.hasPrefix("```") {
        (fence, isResponse) = ([], line == "```json")
      } else if line.hasPrefix("`"), line.hasSuffix("`") {
        path = String(line.dropFirst().dropLast())
      }
    }
    if files.isEmpty, response == nil { return nil }
  }
}

/// The page with the explanations of all codes.
private enum ExplanationPage {
  /// The lines of each section by its heading.
  static let sections: [String: [Substring]] = {
    var result: [String: [Substring]] = [:]
    var heading = ""
    for line in String(cString: embedded_diagnostics_page()).lines {
      if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      } else {
        result[heading, default: []].append(line)
      }
    }
    return result
  }()
}
