import SDUICompiler
import SDUIDiagnostics
import SDUIEmit
import SDUISource

/// `sduic check`: every finding in files and folders.
enum CheckCommand: Command {
  static let name = "check"
  static let usage = "check PATH… [--format human|json]"
  static let summary = "report what is wrong in files and folders"
  static let discussion = """
    Checks every .sdui file that is named, and all below a folder, with what they import. Says nothing
    if all is well. With --format json the findings are the result and go to standard output.
    """
  static let options = [
    Option(name: "--format", value: "human|json", summary: "how findings are written"),
    Option(name: "--deny", value: "warnings", summary: "end with 1 where there are warnings"),
  ]
  static let examples = [
    "sduic check home.sdui",
    "sduic check Screens --format json",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let format = arguments["--format"] ?? "human"
    guard ["human", "json"].contains(format) else {
      throw UsageError(message: "there is no format `\(format)`; the formats are `human` and `json`")
    }
    if let denied = arguments["--deny"], denied != "warnings" {
      throw UsageError(message: "`--deny` takes `warnings`, not `\(denied)`")
    }
    guard !arguments.operands.isEmpty else { throw UsageError(message: "names no file or folder") }
    let findings = try findings(in: arguments.operands)
    if format == "json" {
      output.write(encodeDiagnostics(findings) + [UInt8(ascii: "\n")])
    } else {
      for finding in findings {
        let renderer = HumanRenderer(sources: finding.sources, usesColor: output.usesColor)
        output.writeError(renderer.render(finding.diagnostic) + "\n")
      }
      if !findings.isEmpty { output.writeError(HumanRenderer.summary(of: findings.map(\.diagnostic)) + "\n") }
    }
    let hasErrors = findings.contains { $0.diagnostic.severity == .error }
    return hasErrors || (arguments.has("--deny") && !findings.isEmpty) ? .failure : .success
  }

  /// The findings of all files, each once: a file that several others import is reported where it is met first.
  private static func findings(in operands: [String]) throws -> [SourcedDiagnostic] {
    var result: [SourcedDiagnostic] = []
    var seen: Set<Finding> = []
    for operand in operands {
      for path in try Workspace().files(below: operand) {
        let compilation = try Inputs.compile(path, named: operand)
        for diagnostic in compilation.diagnostics {
          let file = diagnostic.range.file.index
          let source = file < compilation.sources.count ? compilation.sources[file].path : path
          let key = Finding(
            path: Workspace().disk.canonicalPath(of: source) ?? source, code: diagnostic.code,
            bytes: diagnostic.range.bytes, message: diagnostic.message)
          if seen.insert(key).inserted { result.append(SourcedDiagnostic(diagnostic, in: compilation.sources)) }
        }
      }
    }
    return result
  }

  /// What makes two findings the same.
  private struct Finding: Hashable {
    let path: String
    let code: DiagnosticCode
    let bytes: Range<Int>
    let message: String
  }
}
