import SDUIIR
import SDUISyntax

/// `sduic test`: the tests that are written in files.
enum TestCommand: Command {
  static let name = "test"
  static let usage = "test PATH…"
  static let summary = "run the tests of screens"
  static let discussion = """
    Runs the `test`s of the screens in .sdui files and in all files below folders. A test computes the
    layout of its screen in one container. It checks the test's own `require`s, in exact arithmetic, and
    the requirements of the screen. A section without authored content has four items of its first unit
    and one of each other unit. Each flag has its first case, and the client is the newest one. The exit
    status is 1 if a test fails.
    """
  static let options = [
    Option(name: "--quiet", summary: "print failures only"), FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic test home.sdui",
    "sduic test Screens",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let inputs = try Workspace().inputs(namedBy: arguments.operands, &output)
    let runs = try CompilationSeries.map(inputs.files, proving: false, onFault: { output.report($0) }) {
      compiled, file in Run(compiled, at: file.path)
    }
    Inputs.report(inputs.findings, &output)
    var report = TestReport(isQuiet: arguments.has("--quiet"), hasFailed: !inputs.findings.isEmpty)
    for run in runs { report.add(run, &output) }
    output.write(report.summary)
    return report.hasFailed ? .failure : .success
  }

  /// The results of a file's tests.
  fileprivate struct Run {
    let path: String
    /// The tests of all screens, each with what fails; none where the file has errors.
    let results: [(test: ScreenTest, failures: [String])]
    /// The findings in the file; warnings are left to `sduic check`.
    let diagnostics: [Diagnostic]
    let sources: [SourceFile]

    init(_ file: CompiledFile, at path: String) {
      self.path = path
      (diagnostics, sources) = file.hasErrors ? (file.diagnostics, file.sources) : ([], [])
      results = file.inputs.flatMap { input in
        let screen = input.screen.resolvedByDefault.screen
        return screen.tests.map { test in (test, test.failures(in: screen).map { $0.text(in: input.sources) }) }
      }
    }
  }
}

/// The results of the tests so far.
private struct TestReport {
  let isQuiet: Bool
  private(set) var hasFailed: Bool
  private var count = 0
  private var failureCount = 0
  /// The file that was named last.
  private var heading: String?

  init(isQuiet: Bool, hasFailed: Bool) { (self.isQuiet, self.hasFailed) = (isQuiet, hasFailed) }

  /// Writes the results of a file.
  mutating func add(_ run: TestCommand.Run, _ output: inout Output) {
    Inputs.report(run.diagnostics, in: run.sources, &output)
    if !run.diagnostics.isEmpty { hasFailed = true }
    for (test, failures) in run.results { add(test, failures, at: run.path, &output) }
  }

  private mutating func add(_ test: ScreenTest, _ failures: [String], at path: String, _ output: inout Output) {
    count += 1
    if failures.isEmpty && isQuiet { return }
    if heading != path {
      output.writeLine(path)
      heading = path
    }
    let place = test.device.map { "on \($0)" } ?? "at width \(test.width.text)"
    output.writeLine("  \(failures.isEmpty ? "passed" : "FAILED")  \(test.title), \(place)")
    for line in failures.flatMap({ ("    " + $0).split(separator: "\n") }) { output.writeLine(String(line)) }
    guard !failures.isEmpty else { return }
    failureCount += 1
    hasFailed = true
  }

  /// The numbers of results, in one line.
  var summary: String {
    let failed = failureCount == 0 ? "none failed" : "\(failureCount) failed"
    return count == 0 ? "there are no tests\n" : "\(counted(count, "test")), \(failed)\n"
  }
}
