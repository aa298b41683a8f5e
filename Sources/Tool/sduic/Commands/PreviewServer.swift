import EmbeddedFiles
import SDUIJSON

/// `sduic preview --serve`: a page in a browser that follows its files while they are edited.
///
/// The page asks for the state every few hundred milliseconds. If there is a new page it is loaded, at the same place and
/// width; findings are shown over the last page without errors.
struct PreviewServer {
  /// The number of pages without errors.
  private var version = 0
  private var page = ""
  private var findings = ""

  /// Takes a page without errors.
  mutating func show(_ page: String) {
    version += 1
    (self.page, findings) = (page, "")
  }

  /// Shows findings over the last page, without the colours that a terminal shows.
  mutating func show(findings: String) {
    self.findings = ""
    var isInColour = false
    for character in findings {
      if character == "\u{1B}" { isInColour = true }
      if !isInColour { self.findings.append(character) }
      if isInColour, character == "m" { isInColour = false }
    }
  }

  /// Returns the answer for a path.
  func answer(to path: String) -> PageConnection.Answer? {
    switch path {
    case "/": return PageConnection.Answer(type: "text/html; charset=utf-8", body: Array(Self.frame.utf8))
    case "/page": return PageConnection.Answer(type: "text/html; charset=utf-8", body: Array(page.utf8))
    case "/state":
      let state: JSONTree = ["version": .integer(Int64(version)), "findings": .string(findings)]
      return PageConnection.Answer(type: "application/json", body: state.bytes)
    default: return nil
    }
  }

  /// The page around the preview, which is the same as in a file: it loads nothing and runs its own script only.
  private static let frame = String(cString: embedded_preview_frame())
}
