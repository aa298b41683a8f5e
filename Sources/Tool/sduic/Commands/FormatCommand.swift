import SDUISyntax

/// `sduic fmt`: formats files.
enum FormatCommand: Command {
  static let name = "fmt"
  static let usage = "fmt PATH… [--check]"
  static let summary = "format files"
  static let discussion = """
    Formats .sdui files and all files below folders. It does not write a file whose text would not
    change, and does not change parts with errors. `-` formats standard input to standard output.
    """
  static let options = [
    Option(
      name: "--check", summary: "write nothing, list the files that would change, and end with 1 if there are any"),
    FindingLimit.option,
  ]
  static let examples = [
    "sduic fmt home.sdui Components",
    "sduic fmt --check .",
    "sduic fmt - < home.sdui",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw UsageError(message: "names no file or folder") }
    var run = Formatting(isCheck: arguments.has("--check"))
    for operand in arguments.operands { run.format(operand: operand, &output) }
    return run.status
  }
}

/// One run over several files. What happens to one of them does not keep the others from being formatted.
private struct Formatting {
  let isCheck: Bool
  private(set) var status = ExitStatus.success
  private var seen: Set<[UInt8]> = []

  init(isCheck: Bool) { self.isCheck = isCheck }

  mutating func format(operand: String, _ output: inout Output) {
    if operand == "-" { return attempt(&output) { run, output throws(FileError) in try run.filter(&output) } }
    let found = Workspace().sources(below: operand)
    if found.isEmpty { output.writeMessage("sduic fmt: " + Workspace.warning(ofEmpty: operand)) }
    for fault in found.faults { output.report(fault) }
    Inputs.report(found.strayLinks.map { Workspace.finding(ofLink: $0, in: operand) }, &output)
    if !found.strayLinks.isEmpty { status = .failure }
    let files = Processors.map(found.distinctFiles(in: Disk(), seen: &seen), by: {}) { _, path in
      Result { () throws(FileError) in FormattedFile(path, try Workspace().disk.contents(of: path)) }
    }
    for file in files {
      attempt(&output) { run, output throws(FileError) in try run.write(try file.get(), &output) }
    }
  }

  private mutating func write(_ file: FormattedFile, _ output: inout Output) throws(FileError) {
    guard let formatted = formatted(file, &output), formatted != file.source.bytes else { return }
    if isCheck { return report(file.source.path, &output) }
    try AtomicFile.write(formatted, to: file.source.path)
  }

  /// Standard input to standard output.
  private mutating func filter(_ output: inout Output) throws(FileError) {
    let file = FormattedFile("-", try Workspace().disk.contents(ofOperand: "/dev/stdin"))
    guard let formatted = formatted(file, &output) else { return }
    if !isCheck { return output.write(formatted) }
    if formatted != file.source.bytes { report("-", &output) }
  }

  /// The formatted text; `nil` for what is no text, which is reported.
  private mutating func formatted(_ file: FormattedFile, _ output: inout Output) -> [UInt8]? {
    do {
      return try file.result.get()
    } catch {
      Inputs.report(error.diagnostics, in: [file.source], &output)
      status = .failure
      return nil
    }
  }

  private mutating func report(_ path: String, _ output: inout Output) {
    output.writeLine(path)
    status = .failure
  }

  private mutating func attempt(
    _ output: inout Output, _ body: (inout Formatting, inout Output) throws(FileError) -> Void
  ) {
    do {
      try body(&self, &output)
    } catch {
      output.report(error)
    }
  }
}

/// A file, and what the formatter makes of it.
private struct FormattedFile {
  let source: SourceFile
  let result: Result<[UInt8], FormatError>

  init(_ path: String, _ bytes: [UInt8]) {
    let source = SourceFile(path: path, bytes: bytes)
    self.source = source
    result = Result { () throws(FormatError) in try SDUISyntax.format(source) }
  }
}
