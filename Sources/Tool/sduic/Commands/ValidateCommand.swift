import SDUIContract
import SDUIIR
import SDUIJSON
import SDUIReports
import SDUISyntax

/// `sduic validate`: every fault of responses.
enum ValidateCommand: Command {
  static let name = "validate"
  static let usage = "validate FILE [RESPONSE…]"
  static let summary = "check responses against the contract"
  static let discussion = """
    Checks responses against a screen, from its .sdui or its compiled document. A finding has the place
    (JSON pointer, line and column), the value that was found, the value that is expected, and the
    declaration that requires it. Nothing is printed on success.

    Without a RESPONSE, or if it is `-`, standard input contains any number of responses. Each begins on
    a line of its own and may extend over several lines, so JSON Lines work. Line numbers count all
    lines of the input.

    --content checks responses of a server that does not send the layout yet: `sdui`, `screen`,
    `layoutId`, `page` and `hasNext` may be missing.

    Unknown keys are warnings, because newer servers may send more. For all other findings the exit
    status is 1, whatever `invalid` and `unknown` of the screen are. --prune writes the part of the
    response that clients keep: it omits whatever `invalid` and `unknown` drop. --prune - writes to
    standard output, one response per line.
    """
  static let options = [
    Option(name: "--strict", summary: "report unknown keys as errors"),
    Option(name: "--content", summary: "check the content alone, without the keys that name a layout"),
    Option(name: "--prune", value: "OUT", summary: "write what clients keep"),
    Option(name: "--format", value: "human|json", summary: "the format of findings; human by default"),
    Inputs.screenOption, FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic validate home.sdui response.json",
    "sduic validate home.json first.json second.json --strict --format json",
    "curl https://example.com/home | sduic validate home.sdui",
    "sduic validate home.sdui --content < logged.ndjson",
    "sduic validate home.sdui --max-findings all < responses.ndjson",
    "sduic validate home.sdui response.json --prune kept.json",
    "sduic validate home.sdui --prune - < responses.ndjson > kept.ndjson",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard let path = arguments.operands.first else { throw UsageError(message: "names no file") }
    let paths = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["-"]
    let target = arguments["--prune"]
    if let target { try check(target, for: paths, arguments) }
    guard let input = try Inputs.input(at: path, arguments, &output) else { return .failure }
    if let target, target != "-" {
      try Inputs.protect(input.sources.map { $0.path } + [path] + paths, from: target, made: "this response")
    }
    var run = try Validation(input, arguments)
    for path in paths {
      if path == "-" {
        try run.checkDocuments(&output)
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
  let prunes: Bool
  var limit: FindingLimit
  /// The stream of findings as JSON; `nil` if they are for people.
  var stream: DiagnosticsStream?
  var errors = 0
  var warnings = 0

  init(_ input: Inputs.Input, _ arguments: Arguments) throws(UsageError) {
    self.input = input
    contract = ResponseContract(input.screen, for: arguments.has("--content") ? .content : .response)
    isStrict = arguments.has("--strict")
    prunes = arguments.has("--prune")
    limit = try FindingLimit(arguments, isForPrograms: arguments["--format"] == "json")
    if arguments["--format"] == "json" { stream = DiagnosticsStream() }
  }

  /// Reports everything in one response, and gives it if it is JSON.
  @discardableResult
  mutating func check(_ source: SourceFile, _ output: inout Output) -> Response? {
    let file = FileID(input.sources.count)
    do {
      // What clients keep follows from all faults.
      let response = try contract.read(source.bytes, describingAtMost: prunes ? .max : limit.remaining)
      report(response.diagnostics(in: file), omitting: response.omittedFaults, source, &output)
      return response
    } catch {
      report([error.diagnostic(in: file)], omitting: OmittedFaults(), source, &output)
      return nil
    }
  }

  /// The responses on standard input, one after another.
  mutating func checkDocuments(_ output: inout Output) throws(FileError) {
    var documents = InputDocuments()
    while let source = try documents.next() {
      let response = check(source, &output)
      if prunes { pruneDocument(response, source, &output) }
    }
  }

  private mutating func report(
    _ found: [Diagnostic], omitting omitted: OmittedFaults, _ source: SourceFile, _ output: inout Output
  ) {
    var diagnostics = found
    if isStrict { for index in diagnostics.indices { diagnostics[index].severity = .error } }
    count(diagnostics, omitted)
    // Of most of a million responses nothing is written.
    if diagnostics.isEmpty { return }
    let sources = input.sources + [source]
    let renderer = HumanRenderer(sources: sources, usesColor: output.usesColor)
    for diagnostic in limit.admit(diagnostics, severity: { $0.severity }) {
      guard var stream else {
        output.writeError(renderer.render(diagnostic) + "\n")
        continue
      }
      output.write(stream.encode(SourcedDiagnostic(diagnostic, in: sources)))
      self.stream = stream
    }
  }

  private mutating func count(_ diagnostics: [Diagnostic], _ omitted: OmittedFaults) {
    let described = diagnostics.count { $0.severity == .error }
    let (newErrors, newWarnings) =
      isStrict ? (omitted.errors + omitted.warnings, 0) : (omitted.errors, omitted.warnings)
    errors += described + newErrors
    warnings += diagnostics.count - described + newWarnings
    limit.leaveOut(errors: newErrors, warnings: newWarnings)
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

  private func pruneDocument(_ response: Response?, _ source: SourceFile, _ output: inout Output) {
    guard let kept = kept(response) else {
      let line = source.firstLine
      return output.writeMessage("sduic validate: clients keep nothing of the response that begins on line \(line)")
    }
    // A line break is white space in JSON, and so is all that is laid out.
    output.write(kept.contains(0x0A) ? JSONPrettyPrinter(width: 1 << 40).format(kept) : kept + [0x0A])
  }

  private func kept(_ response: Response?) -> [UInt8]? {
    response.flatMap { contract.json(of: contract.pruned($0)) }
  }

  func finish(_ output: inout Output) -> ExitStatus {
    if let stream {
      output.write(stream.end(omitting: limit.omitted) + [0x0A])
    } else if errors + warnings > 0 {
      output.writeError(limit.note)
      output.writeError(HumanRenderer.summary(errors: errors, warnings: warnings) + "\n")
    }
    return errors > 0 ? .failure : .success
  }
}
