import SDUIDiagnostics
import SDUIIR
import SDUILayout
import SDUISource

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
    Option(name: "--quiet", summary: "name only what fails")
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
      if paths.isEmpty { output.writeError("sduic test: " + Workspace.warning(ofEmpty: operand)) }
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
      report.add(test, failures(of: test, in: screen, input.sources), at: path, &output)
    }
  }

  /// What is wrong with a screen in the container of a test, a line each.
  private static func failures(of test: ScreenTest, in screen: Screen, _ sources: [SourceFile]) -> [String] {
    let environment = LayoutRequest.environment(of: test, for: screen)
    do {
      let items = ScreenItems.standard(for: screen, in: environment)
      let check = try RequirementCheck(screen, items, in: environment)
      var failures: [String] = []
      for requirement in test.requirements {
        let verdict = try check.verdict(on: requirement)
        if let failure = failure(verdict, requirement, screen, sources, mayBeAbsent: false) { failures.append(failure) }
      }
      for requirement in screen.requirements {
        let verdict = try check.verdict(on: requirement)
        if let failure = failure(verdict, requirement, screen, sources, mayBeAbsent: true) { failures.append(failure) }
      }
      return failures
    } catch {
      return ["the screen cannot be laid out: \(error.message)"]
    }
  }

  /// A requirement that does not hold, with its place and the figures; `nil` where nothing is wrong.
  private static func failure(
    _ verdict: RequirementVerdict, _ requirement: Requirement, _ screen: Screen, _ sources: [SourceFile],
    mayBeAbsent: Bool
  ) -> String? {
    let reason: String
    switch verdict {
    case .holds, .notRequired: return nil
    case .notShown(let measure):
      if mayBeAbsent { return nil }
      reason = "there is no `\(screen.phrase(of: measure))` here: what it is of does not stand on the screen"
    case .fails(let figures):
      reason = figures.map { "\(screen.phrase(of: $0.measure)) is \(text(of: $0.value))" }.joined(separator: ", ")
    }
    return "\(place(of: requirement.origin, in: sources))require \(requirement.text)\n      \(reason)"
  }

  /// A number as people read it; a fraction without a finite decimal stands behind it exactly.
  private static func text(of value: Rational) -> String {
    if value.decimalText != nil { return value.text }
    return "\((value.doubleValue * 1_000).rounded() / 1_000) (\(value.text))"
  }

  private static func place(of origin: Origin, in sources: [SourceFile]) -> String {
    guard Int(origin.file) < sources.count else { return "" }
    let source = sources[Int(origin.file)]
    let position = source.position(at: Int(origin.lowerBound))
    return "\(source.path):\(position.line):\(position.column): "
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
      output.write("\(path)\n")
      heading = path
    }
    let place = test.device.map { "on \($0)" } ?? "at width \(test.width.text)"
    output.write("  \(failures.isEmpty ? "passed" : "FAILED")  \(test.title), \(place)\n")
    for failure in failures { output.write("    \(failure)\n") }
    guard !failures.isEmpty else { return }
    failureCount += 1
    hasFailed = true
  }

  /// How many there were, in one line.
  var summary: String {
    let failed = failureCount == 0 ? "none failed" : "\(failureCount) failed"
    return count == 0 ? "there are no tests\n" : "\(count) test\(count == 1 ? "" : "s"), \(failed)\n"
  }
}
