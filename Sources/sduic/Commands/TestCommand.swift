import SDUIEmit
import SDUIIR

/// `sduic test`: the tests that are written in files.
enum TestCommand: Command {
  static let name = "test"
  static let usage = "test PATH…"
  static let summary = "run the tests that are written in files"
  static let discussion = """
    Runs every `test` of the screens in the files that are named, and in all .sdui files below a folder.
    A test lays its screen out in one container and checks what stands behind `require` in it, exactly;
    and what the screen requires everywhere, as far as it shows there. A section without content shows
    four of its first unit and one of each other. Flags have their first case, and the client is the
    newest. Ends with 1 where anything fails.
    """
  static let options = [
    Option(name: "--quiet", summary: "name only what fails"), FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic test home.sdui",
    "sduic test Screens",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw UsageError(message: "names no file or folder") }
    var report = TestReport(isQuiet: arguments.has("--quiet"))
    var seen: Set<String> = []
    for operand in arguments.operands {
      let paths = try Workspace().files(below: operand)
      if paths.isEmpty { output.writeMessage("sduic test: " + Workspace.warning(ofEmpty: operand)) }
      for path in paths {
        guard seen.insert(Workspace().disk.canonicalPath(of: path) ?? path).inserted else { continue }
        guard let inputs = try Inputs.screens(at: path, named: operand, &output) else {
          report.failFile()
          continue
        }
        for input in inputs { run(input, at: path, &report, &output) }
      }
    }
    output.write(report.summary)
    return report.hasFailed ? .failure : .success
  }

  private static func run(
    _ input: Inputs.Input, at path: String, _ report: inout TestReport, _ output: inout Output
  ) {
    let screen = input.screen.resolvedByDefault
    for test in screen.tests {
      report.add(test, test.failures(in: screen, input.sources), at: path, &output)
    }
  }
}

/// What the tests have come to so far.
private struct TestReport {
  let isQuiet: Bool
  private(set) var hasFailed = false
  private var count = 0
  private var failureCount = 0
  /// The file that was named last.
  private var heading: String?

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// A file that has errors, which were reported.
  mutating func failFile() { hasFailed = true }

  /// Writes the result of one test.
  mutating func add(_ test: ScreenTest, _ failures: [String], at path: String, _ output: inout Output) {
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

  /// How many there were, in one line.
  var summary: String {
    let failed = failureCount == 0 ? "none failed" : "\(failureCount) failed"
    return count == 0 ? "there are no tests\n" : "\(counted(count, "test")), \(failed)\n"
  }
}
