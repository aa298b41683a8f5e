import SDUICompatibility
import SDUIDiagnostics
import SDUIIR
import SDUIReports
import SDUISource

/// `sduic breaking`: the changes between two versions, and what each breaks.
enum BreakingCommand: Command {
  static let name = "breaking"
  static let usage = "breaking PATH --against OLD"
  static let summary = "find changes that break installed clients"
  static let discussion = """
    Compares the screens of a .sdui file, a folder or a compiled document with an earlier version, and
    reports each change with its consequence for clients that are already installed. OLD is a file, a
    folder, a compiled document, or `git:REF` for PATH at a commit, a branch or a tag. Screens are
    matched by name. If there is no screen at PATH in the commit, nothing can be compared: this is an error,
    because the path or the reference may be wrong. --allow-new accepts it.

    A change is breaking (an error), fixable by the server (a warning) or safe (a note). --promise names
    what must hold. Each promise contains the next:

      source   client code that uses generated types compiles
      wire     old clients read new responses, and new clients read old data, with the same behaviour;
               the default
      layout   frames at the declared sizes do not move

    A finding shows a witness: a response or a line of code on which both versions differ. --ignore
    leaves out a rule, such as `section-added`, or all changes that concern the promise `layout` alone.
    `allow breaking "RULE" because "…"` in the block that changed accepts one change, which is then a
    note. `sduic explain RULE` explains a rule.

    With --promise layout, -o writes a page that shows each section whose frames differ at the width
    where they differ most, before and after, and says for which widths nothing changes.

    The exit status is 1 if anything is breaking. It prints nothing if both versions are equal.
    """
  static let options = [
    Option(name: "--against", value: "OLD", summary: "the earlier version: a path, or git:REF"),
    Option(
      name: "--promise", value: Promise.allCases.map { $0.rawValue }.joined(separator: "|"),
      summary: "what must hold; wire by default"),
    Option(name: "--tolerance", value: "POINTS", summary: "the distance by which a frame may move; 0 by default"),
    Option(name: "--ignore", value: "RULE", isRepeated: true, summary: "a rule to leave out, or `layout`"),
    Option(name: "--allow-new", summary: "accept that PATH has no screen at the commit yet"),
    Option(
      name: "--format", value: FindingsFormat.allCases.map { $0.rawValue }.joined(separator: "|"),
      summary: "the format of findings; human by default"),
    Option(
      name: "--output", short: "-o", value: "OUT",
      summary: "a page that shows sections before and after; with --promise layout"),
    FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic breaking home.sdui --against git:main",
    "sduic breaking home.sdui --against git:main --promise layout -o report.html",
    "sduic breaking Screens --against git:v3.2 --promise source",
    "sduic breaking home.sdui --against released.json --ignore layout",
    "sduic breaking Screens --against git:origin/main --format github",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file or folder")
    guard let against = arguments["--against"] else {
      throw UsageError(message: "names nothing to compare with; give `--against OLD`")
    }
    let ignored = try ignored(arguments)
    let promise = arguments["--promise"].flatMap(Promise.init) ?? .wire
    let target = arguments["--output"]
    if target != nil, promise != .layout {
      throw UsageError(message: "`-o` writes a page of changed layouts; give it `--promise layout`")
    }
    let new = try ContractSide(at: path)
    let old =
      against.hasPrefix("git:")
      ? try ContractSide(git: String(against.dropFirst(4)), in: GitRepository(holding: path))
      : try ContractSide(at: against)
    guard compiles(new, "the new version", "correct it first", &output),
      compiles(old, "the old version", "compare with one that does, such as the last release", &output)
    else { return .failure }
    let tolerance = try tolerance(arguments)
    var findings: [SourcedDiagnostic] = []
    if old.isCommit, old.inputs.isEmpty, let first = new.inputs.first {
      if arguments.has("--allow-new") {
        output.writeMessage("sduic breaking: `\(path)` has no screen in `\(old.name)`, so every screen is new")
      } else {
        findings = [noEarlierScreen(at: path, in: old, first)]
      }
    } else {
      findings = try Self.findings(new, old, promise, ignored, tolerance)
      if let target { try writeReport(new, old, tolerance, to: target) }
    }
    let format = arguments["--format"].flatMap(FindingsFormat.init) ?? .human
    var limit = try FindingLimit(arguments, isForPrograms: format != .human)
    CheckCommand.write(findings, as: format, rules: rules, &limit, &output)
    return findings.contains { $0.diagnostic.severity == .error } ? .failure : .success
  }

  /// The finding that there is nothing to compare with, at a screen of the new version.
  private static func noEarlierScreen(
    at path: String, in old: ContractSide, _ new: Inputs.Input
  ) -> SourcedDiagnostic {
    let added = ContractFindings(new: new.sources, old: [], at: .wire).finding(ContractChange.added(new.screen))
    let diagnostic = Diagnostic(
      .noEarlierScreen, "`\(path)` has no screen in `\(old.name)`, so nothing is compared", at: added.diagnostic.range,
      remedy: "check the path and the reference; give `--allow-new` if all of these screens are new")
    return SourcedDiagnostic(diagnostic, in: new.sources)
  }

  /// Writes the page of changed layouts.
  private static func writeReport(
    _ new: ContractSide, _ old: ContractSide, _ tolerance: Rational, to target: String
  ) throws {
    try Inputs.protect(
      (new.inputs + old.inputs).flatMap { $0.sources.map { $0.path } }, from: target, made: "this page")
    var report = LayoutChangeReport(tolerance: tolerance)
    let pairs = try screenPairs(new, old)
    for pair in pairs.pairs { try report.add(old.inputs[pair.old].screen, new.inputs[pair.new].screen) }
    try AtomicFile.write(try report.page(of: new.inputs[pairs.pairs[0].new].screen), to: target)
  }

  /// The rules for logs.
  private static var rules: [NamedRule] {
    CompatibilityRule.allCases.map { NamedRule(name: $0.rawValue, summary: $0.summary) }
  }

  private static func tolerance(_ arguments: Arguments) throws(UsageError) -> Rational {
    guard let text = arguments["--tolerance"] else { return .zero }
    if let value = Rational(decimal: text), !value.isNegative { return value }
    throw UsageError(message: "`--tolerance` takes a number of points from 0, and `\(text)` is none")
  }

  /// The rules to leave out.
  private static func ignored(_ arguments: Arguments) throws(UsageError) -> [String] {
    let names = CompatibilityRule.allCases.map { $0.rawValue } + [Promise.layout.rawValue]
    let ignored = arguments.all("--ignore")
    for name in ignored where !names.contains(name) {
      let near = NearestName.of(name, among: names).map { "; \($0.question)" } ?? ""
      throw UsageError(message: "`--ignore` takes a rule or `layout`, and `\(name)` is none\(near)")
    }
    return ignored
  }

  /// Whether a side can be compared. Reports its errors, and which side has them.
  private static func compiles(
    _ side: ContractSide, _ version: String, _ remedy: String, _ output: inout Output
  ) -> Bool {
    if side.errors.isEmpty { return true }
    Inputs.report(side.errors, &output)
    output.writeMessage("sduic breaking: \(version), `\(side.name)`, does not compile: \(remedy)")
    return false
  }

  private static func findings(
    _ new: ContractSide, _ old: ContractSide, _ promise: Promise, _ ignored: [String],
    _ tolerance: Rational
  ) throws(UsageError) -> [SourcedDiagnostic] {
    let pairs = try screenPairs(new, old)
    var found = AcceptedChanges()
    for pair in pairs.pairs {
      let (left, right) = (old.inputs[pair.old], new.inputs[pair.new])
      let findings = ContractFindings(new: right.sources, old: left.sources, at: promise)
      for change in contractChanges(from: left.screen, to: right.screen, tolerance: tolerance) {
        found.add(change, findings.finding(change), of: right)
      }
      found.addAllowances(of: right)
    }
    for index in pairs.removed {
      let change = ContractChange.removed(old.inputs[index].screen)
      found.add(change, ContractFindings(new: old.inputs[index].sources, old: [], at: promise).finding(change), of: nil)
    }
    for index in pairs.added {
      let change = ContractChange.added(new.inputs[index].screen)
      found.add(change, ContractFindings(new: new.inputs[index].sources, old: [], at: promise).finding(change), of: nil)
    }
    return found.findings(since: old.name) { change in
      if ignored.contains(change.rule.rawValue) { return false }
      if change.promise == .layout, ignored.contains(Promise.layout.rawValue) { return false }
      return change.verdict(at: promise) != .safe || promise.contains(change.promise)
    } isIgnored: {
      ignored.contains($0.rawValue)
    }
  }

  /// The screens that correspond; at least one pair.
  private static func screenPairs(_ new: ContractSide, _ old: ContractSide) throws(UsageError) -> ScreenPairs {
    for side in [new, old] where side.inputs.isEmpty {
      throw UsageError(message: "`\(side.name)` has no screen")
    }
    let pairs = ScreenPairs(old.inputs.map { $0.screen }, new.inputs.map { $0.screen })
    guard !pairs.pairs.isEmpty else {
      let names = [new, old].map { side in
        side.inputs.prefix(3).map { "`\($0.screen.name.source)`" }.joined(separator: ", ")
      }
      throw UsageError(
        message: "no screen has the same name: `\(new.name)` has \(names[0]), `\(old.name)` has \(names[1])")
    }
    return pairs
  }
}
