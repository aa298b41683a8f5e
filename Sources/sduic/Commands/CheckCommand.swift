import SDUICompiler
import SDUIDiagnostics
import SDUIEmit
import SDUISource

/// `sduic check`: every finding in files and folders.
enum CheckCommand: Command {
  static let name = "check"
  static let usage = "check PATH… [--format HOW]"
  static let summary = "report what is wrong in files and folders"
  static let discussion = """
    Checks every .sdui file that is named, and all below a folder, with what they import. Says nothing
    if all is well, and warns of a folder without any such file. For people, findings go to standard
    error. In the other formats they are the result and go to standard output:

      json     one object with all findings; columns count UTF-8 bytes
      sarif    a log of SARIF 2.1.0, which code hosts and editors read
      github   workflow commands, which GitHub shows beside the changed lines

    People are shown 100 findings, errors first where there are more, and how many were left out. The
    other formats hold all of them, unless --max-findings says how many; what is left out is counted.

    `sduic explain CODE` says what a finding means.
    """
  static let options = [
    Option(
      name: "--format", value: FindingsFormat.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "how findings are written; human without it"),
    Option(name: "--deny", value: "warnings", summary: "end with 1 where there are warnings"),
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
    guard !arguments.operands.isEmpty else { throw UsageError(message: "names no file or folder") }
    let files = try arguments.operands.map { operand throws(FileError) in
      (operand: operand, paths: try Workspace().files(below: operand))
    }
    let findings = try findings(in: files, namedForHosts: format == .sarif || format == .github)
    var limit = try FindingLimit(arguments, isForPrograms: format != .human)
    write(findings, as: format, &limit, &output)
    let empty = files.filter(\.paths.isEmpty).map(\.operand)
    for folder in empty { output.writeMessage("sduic check: " + Workspace.warning(ofEmpty: folder)) }
    let hasErrors = findings.contains { $0.diagnostic.severity == .error }
    return hasErrors || (arguments.has("--deny") && !(findings.isEmpty && empty.isEmpty)) ? .failure : .success
  }

  private static func write(
    _ findings: [SourcedDiagnostic], as format: FindingsFormat, _ limit: inout FindingLimit, _ output: inout Output
  ) {
    let shown = limit.admit(findings) { $0.diagnostic.severity }
    let omitted = limit.omitted
    switch format {
    case .json: output.write(encodeDiagnostics(shown, omitting: omitted) + [UInt8(ascii: "\n")])
    case .sarif:
      output.write(JSONStyle.pretty.format(encodeSARIF(shown, omitting: omitted, toolVersion: Tool.version)))
    case .github: output.write(encodeWorkflowCommands(shown, omitting: omitted))
    case .human:
      for finding in shown {
        let renderer = HumanRenderer(sources: finding.sources, usesColor: output.usesColor)
        output.writeError(renderer.render(finding.diagnostic) + "\n")
      }
      output.writeError(limit.note)
      if !findings.isEmpty { output.writeError(HumanRenderer.summary(of: findings.map(\.diagnostic)) + "\n") }
    }
  }

  /// The findings of all files, each once: a file that several others import is reported where it is met first.
  ///
  /// - Parameter namedForHosts: Whether files are named from the working folder on, however they were named on the
  ///   command line.
  private static func findings(
    in files: [(operand: String, paths: [String])], namedForHosts: Bool
  ) throws -> [SourcedDiagnostic] {
    var result: [SourcedDiagnostic] = []
    var seen: Set<Finding> = []
    for (operand, paths) in files {
      for path in paths {
        let compilation = try Inputs.compile(path, named: operand)
        let sources = namedForHosts ? compilation.sources.map(namedFromWorkingFolder) : compilation.sources
        for diagnostic in compilation.diagnostics {
          let file = diagnostic.range.file.index
          let source = file < compilation.sources.count ? compilation.sources[file].path : path
          let key = Finding(
            path: Workspace().disk.canonicalPath(of: source) ?? source, code: diagnostic.code,
            bytes: diagnostic.range.bytes, message: diagnostic.message)
          if seen.insert(key).inserted { result.append(SourcedDiagnostic(diagnostic, in: sources)) }
        }
      }
    }
    return result
  }

  private static func namedFromWorkingFolder(_ source: SourceFile) -> SourceFile {
    SourceFile(path: Workspace().pathFromWorkingFolder(source.path), bytes: source.bytes)
  }

  /// What makes two findings the same.
  private struct Finding: Hashable {
    let path: String
    let code: DiagnosticCode
    let bytes: Range<Int>
    let message: String
  }
}

/// How findings are written.
enum FindingsFormat: String, CaseIterable {
  case human, json, sarif, github
}
