import SDUICompiler
import SDUIDiagnostics
import SDUIIR
import SDUIJSON

/// `sduic compile`: a screen's text to its screen document.
enum CompileCommand: Command {
  static let name = "compile"
  static let usage = "compile FILE [-o OUT]"
  static let summary = "write the checked JSON of a screen"
  static let discussion = """
    Checks the one screen of FILE and all that it imports, and writes its screen document: contract,
    layout and authored content as canonical JSON. Nothing is written if there is an error.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "OUT", summary: "the file to write, instead of standard output"),
    Option(name: "--emit", value: "WHAT", summary: "screen (the default)"),
    Option(name: "--pretty", summary: "indented; the default on a terminal"),
    Option(name: "--compact", summary: "on one line; the default elsewhere"),
  ]
  static let examples = [
    "sduic compile home.sdui",
    "sduic compile home.sdui -o home.json",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file")
    if let kind = arguments["--emit"], kind != "screen" {
      throw UsageError(message: "`--emit \(kind)` cannot be produced by this version; it writes `screen`")
    }
    let style = try JSONStyle(arguments, isTerminal: output.isTerminal && arguments["--output"] == nil)
    guard let input = try Inputs.input(at: path, &output) else { return .failure }
    let screen = input.screen
    let document = encodeScreenDocument(screen)
    try verify(document, against: screen)
    let bytes = style.format(document)
    if let target = arguments["--output"] {
      try protect(input.sources.map(\.path), from: target)
      try AtomicFile.write(bytes, to: target)
    } else {
      output.write(bytes)
    }
    return .success
  }

  /// What is written must mean what was compiled: the document is read back and compared before it leaves.
  private static func verify(_ document: [UInt8], against screen: Screen) throws {
    guard try decodeScreenDocument(document) == screen else { throw DocumentMismatch() }
  }

  /// A slip must not replace what somebody wrote by what was made from it.
  private static func protect(_ sources: [String], from target: String) throws(UsageError) {
    let disk = Disk()
    guard let canonical = disk.canonicalPath(of: target) else { return }
    guard sources.contains(where: { disk.canonicalPath(of: $0) == canonical }) else { return }
    throw UsageError(message: "`\(target)` is a source of this screen and is not overwritten")
  }

  /// The document does not read back to the screen that it was made from: a defect of ours.
  struct DocumentMismatch: Error {}
}

/// How JSON is written.
enum JSONStyle {
  case pretty
  case compact

  init(_ arguments: Arguments, isTerminal: Bool) throws(UsageError) {
    switch (arguments.has("--pretty"), arguments.has("--compact")) {
    case (true, true): throw UsageError(message: "`--pretty` and `--compact` exclude each other")
    case (true, false): self = .pretty
    case (false, true): self = .compact
    case (false, false): self = isTerminal ? .pretty : .compact
    }
  }

  /// A compact document in this style, ending with a line break.
  func format(_ document: [UInt8]) -> [UInt8] {
    switch self {
    case .pretty: JSONPrettyPrinter().format(document)
    case .compact: document + [UInt8(ascii: "\n")]
    }
  }
}
