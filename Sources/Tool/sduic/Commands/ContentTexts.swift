import SDUIIR
import SDUIJSON
import SDUIReports
import SDUISyntax

/// The texts of localized content in one language: `--strings`.
enum ContentTexts {
  static let option = Option(
    name: "--strings", value: "TEXTS", summary: "the texts of localized content, a JSON object by their keys")

  /// A file of texts without texts: every key of a screen, for people who translate.
  static func template(of screen: Screen) -> [UInt8] {
    JSONTree.members(screen.localizedKeys.sorted().map { ($0, .string("")) }).bytes
  }

  /// The screen with the texts in place of their keys, if texts are given. Reports what is wrong with them, and gives `nil`
  /// after an error.
  static func resolve(
    _ input: Inputs.Input, _ arguments: Arguments, _ output: inout Output
  ) throws -> Inputs.Input? {
    guard let path = arguments["--strings"] else { return input }
    let bytes = try Disk().contents(ofOperand: path)
    let sources = input.sources + [SourceFile(path: path, bytes: bytes)]
    let file = FileID(input.sources.count)
    var screen = input.screen
    let found: [Diagnostic]
    do {
      found = apply(try JSONDocument(parsing: bytes), in: file, to: &screen)
    } catch { found = [error.diagnostic(in: file)] }
    Inputs.report(found, in: sources, &output)
    if found.contains(where: { $0.severity == .error }) { return nil }
    return Inputs.Input(screen: screen, sources: sources, flags: input.flags)
  }

  /// Fails if a response would have localized texts, of which none are given.
  static func require(_ keys: [String], _ arguments: Arguments) throws {
    guard arguments["--strings"] == nil, let key = keys.first else { return }
    throw UsageError(message: "the content has localized texts, such as `\(key)`: give them with `--strings`")
  }

  /// Puts the texts of a file in the place of their keys. Gives what is wrong with them, in the order of the file; texts
  /// that are missing come last.
  private static func apply(_ document: JSONDocument, in file: FileID, to screen: inout Screen) -> [Diagnostic] {
    func range(_ node: JSONNodeID) -> SourceRange { SourceRange(file: file, document.range(of: node)) }
    if let repeated = document.duplicateKeys().first {
      return [
        Diagnostic(
          .responseDuplicateKey, "the key `\(document.string(of: repeated) ?? "")` is repeated in this object",
          at: range(repeated), remedy: "remove one of them")
      ]
    }
    let texts: FileTexts
    switch read(document, in: file) {
    case .failure(let problem): return [problem.diagnostic]
    case .success(let known): texts = known
    }
    let keys = screen.localizedKeys
    var localized = LocalizedTexts(texts.byKey, for: screen.contract)
    localized.apply(to: &screen)
    let known = Set(keys)
    var found = texts.places.filter { !known.contains($0.key) }.map { place in
      let near = NearestName.of(place.key, among: keys)
      return Diagnostic(
        .unknownText, "no content has the key `\(place.key)`", at: range(place.node),
        remedy: near?.question ?? "remove it, or name it in content with `localized`")
    }
    for fault in localized.faults {
      let place = texts.places.first { $0.key == fault.key }
      found.append(diagnostic(of: fault, at: range(place?.text ?? document.root)))
    }
    return found
  }

  /// The texts of a file. An empty text is none.
  private struct FileTexts {
    var byKey: [String: String] = [:]
    /// The keys in their order, each with its place and that of its text.
    var places: [(key: String, node: JSONNodeID, text: JSONNodeID)] = []
  }

  /// A fault of a file as a whole.
  private struct FileProblem: Error {
    let diagnostic: Diagnostic
  }

  private static func read(_ document: JSONDocument, in file: FileID) -> Result<FileTexts, FileProblem> {
    func problem(_ message: String, _ node: JSONNodeID) -> Result<FileTexts, FileProblem> {
      .failure(
        FileProblem(
          diagnostic: Diagnostic(
            .missingText, message, at: SourceRange(file: file, document.range(of: node)),
            remedy: "write an object of keys and texts, `{ \"deals.title\": \"Deals\" }`")))
    }
    guard document.kind(of: document.root) == .object else {
      return problem("a file of texts is an object", document.root)
    }
    var texts = FileTexts()
    for (key, value) in document.members(of: document.root) {
      guard let name = document.string(of: key), let text = document.string(of: value) else {
        return problem("this is no text", value)
      }
      texts.places.append((name, key, value))
      if !text.isEmpty { texts.byKey[name] = text }
    }
    return .success(texts)
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
