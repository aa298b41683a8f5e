import SDUIReports
import SDUISyntax

/// `sduic check`: every finding in files and folders.
enum CheckCommand: Command {
  static let name = "check"
  static let usage = "check PATH… [--format HOW]"
  static let summary = "check files and folders"
  static let discussion = """
    Checks .sdui files and all files below folders, together with what they import. It prints nothing
    on success, and warns about a folder without such a file. Findings for people go to standard error.
    In the other formats they are the result and go to standard output:

      json     one object with all findings; columns count UTF-8 bytes
      sarif    a log of SARIF 2.1.0, which code hosts and editors read
      github   workflow commands, which GitHub shows beside the changed lines
      xcode    file:line:column: error: and the message on one line, as compilers write them: Xcode,
               other editors and build systems show these findings at their places

    At most 100 findings are printed for people, errors first, with the number of those left out. The
    other formats contain all findings unless --max-findings is given.

    `sduic explain CODE` explains a finding.
    """
  static let options = [
    Option(
      name: "--format", value: FindingsFormat.allCases.map { $0.rawValue }.joined(separator: "|"),
      summary: "the format of findings; human by default"),
    Option(name: "--deny", value: "warnings", summary: "exit with status 1 if there are warnings"),
    FindingLimit.option,
  ]
  static let examples = [
    "sduic check home.sdui",
    "sduic check Screens --format json",
    "sduic check . --format sarif > findings.sarif",
    "sduic check . --format github --deny warnings",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let format = arguments["--format"].flatMap(FindingsFormat.init) ?? .human
    let inputs = try Workspace().inputs(namedBy: arguments.operands, &output)
    let findings = try findings(in: inputs, namedForHosts: format == .sarif || format == .github, &output)
    var limit = try FindingLimit(arguments, isForPrograms: format != .human)
    write(findings, as: format, &limit, &output)
    let hasErrors = findings.contains { $0.diagnostic.severity == .error }
    return hasErrors || (arguments.has("--deny") && (!findings.isEmpty || inputs.hasEmptyFolder)) ? .failure : .success
  }

  /// Writes findings in a format, as many as a limit admits.
  ///
  /// - Parameter rules: The rules of findings that have a name of their own.
  static func write(
    _ findings: [SourcedDiagnostic], as format: FindingsFormat, rules: [NamedRule] = [], _ limit: inout FindingLimit,
    _ output: inout Output
  ) {
    let shown = limit.admit(findings) { $0.diagnostic.severity }
    let omitted = limit.omitted
    switch format {
    case .json: output.write(encodeDiagnostics(shown, omitting: omitted) + [UInt8(ascii: "\n")])
    case .sarif:
      output.write(
        JSONStyle.pretty.format(encodeSARIF(shown, omitting: omitted, rules: rules, toolVersion: Tool.version)))
    case .github: output.write(encodeWorkflowCommands(shown, omitting: omitted))
    case .xcode: output.write(encodeCompilerMessages(shown, omitting: omitted))
    case .human: Inputs.report(shown, of: findings, &limit, &output)
    }
  }

  /// The findings of all files, each once: a file that several others import is reported where it is met first.
  ///
  /// - Parameter namedForHosts: Whether files are named from the working folder on, however they were named on the
  ///   command line.
  private static func findings(
    in inputs: InputFiles, namedForHosts: Bool, _ output: inout Output
  ) throws -> [SourcedDiagnostic] {
    let findings = try CompilationSeries.map(inputs.files, proving: true, onFault: { output.report($0) }) {
      compiled, file in
      guard !compiled.isDocument else {
        throw UsageError(message: "`\(file.path)` is a JSON document, where .sdui files are checked")
      }
      if compiled.diagnostics.isEmpty { return [SourcedDiagnostic]() }
      let sources = namedForHosts ? compiled.sources.map(namedFromWorkingFolder) : compiled.sources
      return compiled.diagnostics.map { SourcedDiagnostic($0, in: sources) }
    }
    return Inputs.unique(inputs.findings + findings.joined())
  }

  private static func namedFromWorkingFolder(_ source: SourceFile) -> SourceFile {
    SourceFile(path: Workspace().pathFromWorkingFolder(source.path), bytes: source.bytes)
  }
}

/// The form in which findings are written.
enum FindingsFormat: String, CaseIterable {
  case human, json, sarif, github, xcode
}
