import SDUIDiagnostics
import SDUIIR
import SDUIJSON
import SDUIReports
import SDUISource

/// The texts of localized content in one language: `--strings`.
enum ContentTexts {
  static let option = Option(
    name: "--strings", value: "TEXTS", summary: "the texts of localized content, a JSON object by their keys")

  /// A file of texts without texts: every key of a screen, for people who translate.
  static func template(of screen: Screen) -> [UInt8] {
    JSONTree.members(screen.localizedKeys.sorted().map { ($0, .string("")) }).bytes
  }

  /// The screen with the texts in place of their keys. Reports keys without a right text and gives `nil` then.
  static func resolve(
    _ input: Inputs.Input, _ arguments: Arguments, _ output: inout Output
  ) throws -> Inputs.Input? {
    guard let path = arguments["--strings"] else {
      guard let key = input.screen.localizedKeys.first else { return input }
      throw UsageError(message: "the content has localized texts, such as `\(key)`: give them with `--strings`")
    }
    let bytes = try Disk().contents(ofOperand: path)
    let sources = input.sources + [SourceFile(path: path, bytes: bytes)]
    let file = FileID(input.sources.count)
    var screen = input.screen
    let found: [Diagnostic]
    do {
      let document = try JSONDocument(parsing: bytes)
      let (texts, ranges, problem) = read(document, in: file)
      var localized = LocalizedTexts(texts, for: screen.contract)
      localized.apply(to: &screen)
      found =
        [problem].compactMap { $0 }
        + (problem == nil ? localized.faults : []).map { fault in
          diagnostic(of: fault, at: ranges[fault.key] ?? SourceRange(file: file, document.range(of: document.root)))
        }
    } catch { found = [error.diagnostic(in: file)] }
    Inputs.report(found, in: sources, &output)
    return found.isEmpty ? Inputs.Input(screen: screen, sources: sources, flags: input.flags) : nil
  }

  /// The texts by key, with their places, and what is wrong with the file as a whole. An empty text is none.
  private static func read(
    _ document: JSONDocument, in file: FileID
  ) -> (texts: [String: String], ranges: [String: SourceRange], problem: Diagnostic?) {
    var (texts, ranges): ([String: String], [String: SourceRange]) = ([:], [:])
    func problem(_ message: String, _ node: JSONNodeID) -> Diagnostic {
      Diagnostic(
        .missingText, message, at: SourceRange(file: file, document.range(of: node)),
        remedy: "write an object of keys and texts, `{ \"deals.title\": \"Deals\" }`")
    }
    guard document.kind(of: document.root) == .object else {
      return (texts, ranges, problem("a file of texts is an object", document.root))
    }
    for (key, value) in document.members(of: document.root) {
      guard let name = document.string(of: key), let text = document.string(of: value) else {
        return (texts, ranges, problem("this is no text", value))
      }
      ranges[name] = SourceRange(file: file, document.range(of: value))
      if !text.isEmpty { texts[name] = text }
    }
    return (texts, ranges, nil)
  }

  private static func diagnostic(of fault: LocalizedTexts.Fault, at range: SourceRange) -> Diagnostic {
    switch fault.violation {
    case .length(let count, let bound)?:
      let side = bound.isExact ? "exactly" : bound.isMinimum ? "at least" : "at most"
      return Diagnostic(
        .missingText,
        "the text of `\(fault.key)` has \(count) characters, where the contract needs \(side) \(bound.limit.text)",
        at: range, remedy: "write a text that fits, or change the constraints of the field")
    default:
      return Diagnostic(
        .missingText, "there is no text for `\(fault.key)`", at: range,
        remedy: "add `\"\(fault.key)\": \"…\"`")
    }
  }
}
