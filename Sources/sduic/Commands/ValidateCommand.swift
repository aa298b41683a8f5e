import SDUIContract
import SDUIDiagnostics
import SDUIEmit
import SDUIIR
import SDUIJSON
import SDUISource

/// `sduic validate`: every fault of responses.
enum ValidateCommand: Command {
  static let name = "validate"
  static let usage = "validate FILE [RESPONSE…]"
  static let summary = "report what in responses breaks the contract"
  static let discussion = """
    Checks responses against the screen of a .sdui or of its compiled document, and reports everything
    that breaks the contract: where it is, by JSON pointer, line and column; what was found and what
    was expected; and the declaration that says so. Says nothing if all is well. Without a RESPONSE, or
    where it is `-`, standard input has one response a line.

    Keys that are not known are warnings, since newer servers may send more. Everything else ends with
    1, whatever `invalid` and `unknown` of the screen make of it. --prune writes what clients keep: the
    response without what `invalid` and `unknown` say to drop. With --prune - it goes to standard output,
    and of one response a line it is one a line again.
    """
  static let options = [
    Option(name: "--strict", summary: "take keys that are not known for errors"),
    Option(name: "--prune", value: "OUT", summary: "write what clients keep"),
    Option(name: "--format", value: "human|json", summary: "how findings are written; human without it"),
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic validate home.sdui response.json",
    "sduic validate home.json first.json second.json --strict --format json",
    "sduic validate home.sdui < responses.ndjson",
    "sduic validate home.sdui response.json --prune kept.json",
    "sduic validate home.sdui --prune - < responses.ndjson > kept.ndjson",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard let path = arguments.operands.first else { throw UsageError(message: "names no file") }
    let paths = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["-"]
    let target = arguments["--prune"]
    if let target { try check(target, for: paths, arguments) }
    guard let input = try Inputs.input(at: path, &output) else { return .failure }
    if let target, target != "-" {
      try Inputs.protect(input.sources.map(\.path) + [path] + paths, from: target, made: "this response")
    }
    var run = Validation(input, arguments)
    for path in paths {
      if path == "-" {
        try run.checkLines(prunes: target != nil, &output)
      } else {
        let response = run.check(SourceFile(path: path, bytes: try Disk().contents(ofOperand: path)), &output)
        if let target { try run.prune(response, to: target, &output) }
      }
    }
    return run.finish(&output)
  }

  /// Standard output takes what is kept, or findings, not both; a file takes what is kept of one response.
  private static func check(_ target: String, for paths: [String], _ arguments: Arguments) throws(UsageError) {
    guard target != "-" else {
      if arguments["--format"] != "json" { return }
      throw UsageError(message: "`--prune -` and `--format json` both write to standard output")
    }
    if paths == ["-"] { throw UsageError(message: "responses of standard input are kept with `--prune -`") }
    guard paths.count == 1 else {
      throw UsageError(message: "`--prune` writes one response to a file; `--prune -` takes several")
    }
  }
}

/// One run over responses.
private struct Validation {
  let input: Inputs.Input
  let contract: ResponseContract
  let isStrict: Bool
  /// Where findings go as JSON; `nil` where they are for people.
  var stream: DiagnosticsStream?
  var errors = 0
  var warnings = 0

  init(_ input: Inputs.Input, _ arguments: Arguments) {
    self.input = input
    contract = ResponseContract(input.screen)
    isStrict = arguments.has("--strict")
    if arguments["--format"] == "json" { stream = DiagnosticsStream() }
  }

  /// Reports everything in one response, and gives it if it is JSON.
  @discardableResult
  mutating func check(_ source: SourceFile, _ output: inout Output) -> Response? {
    let file = FileID(input.sources.count)
    do {
      let response = try contract.read(source.bytes)
      if !response.faults.isEmpty { report(response.diagnostics(in: file), source, &output) }
      return response
    } catch {
      report([error.diagnostic(in: file)], source, &output)
      return nil
    }
  }

  /// One response a line; empty lines are none.
  mutating func checkLines(prunes: Bool, _ output: inout Output) throws(FileError) {
    var lines = InputLines()
    var number = 0
    let blanks: [UInt8] = [0x20, 0x09, 0x0D]
    while let line = try lines.next() {
      number += 1
      if line.allSatisfy(blanks.contains) { continue }
      let response = check(SourceFile(path: "-", bytes: line, firstLine: number), &output)
      if prunes { pruneLine(response, number, &output) }
    }
  }

  private mutating func report(_ diagnostics: [Diagnostic], _ source: SourceFile, _ output: inout Output) {
    let sources = input.sources + [source]
    let renderer = HumanRenderer(sources: sources, usesColor: output.usesColor)
    for var diagnostic in diagnostics {
      if isStrict { diagnostic.severity = .error }
      if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
      guard var stream else {
        output.writeError(renderer.render(diagnostic) + "\n")
        continue
      }
      output.write(stream.encode(SourcedDiagnostic(diagnostic, in: sources)))
      self.stream = stream
    }
  }

  /// Writes what clients keep, if they keep anything.
  func prune(_ response: Response?, to target: String, _ output: inout Output) throws(FileError) {
    guard let kept = kept(response) else {
      let consequence = target == "-" ? "" : "; `\(target)` is not written"
      return output.writeMessage("sduic validate: clients keep nothing of this response\(consequence)")
    }
    let text = JSONPrettyPrinter().format(kept) + [0x0A]
    if target == "-" { output.write(text) } else { try AtomicFile.write(text, to: target) }
  }

  private func pruneLine(_ response: Response?, _ number: Int, _ output: inout Output) {
    guard let kept = kept(response) else {
      return output.writeMessage("sduic validate: clients keep nothing of line \(number)")
    }
    output.write(kept + [0x0A])
  }

  private func kept(_ response: Response?) -> [UInt8]? {
    response.flatMap { contract.pruned($0).response }?.document.bytes
  }

  func finish(_ output: inout Output) -> ExitStatus {
    if let stream {
      output.write(stream.end() + [0x0A])
    } else if errors + warnings > 0 {
      output.writeError(HumanRenderer.summary(errors: errors, warnings: warnings) + "\n")
    }
    return errors > 0 ? .failure : .success
  }
}
