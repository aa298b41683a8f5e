import SDUICompatibility
import SDUIIR
import SDUIReports
import SDUISyntax

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
    what must hold, one or several with commas:

      wire     old clients read new responses, new clients read old data, with the same behaviour; the
               default
      source   `wire`, and client code that uses generated types compiles
      layout   frames at the declared sizes do not move

    --direction compares responses for one of both only: `old-clients` read new responses, and
    `new-clients` read old data, such as a cache.

    With git:OLDEST..NEWEST, PATH is compared with each release that its `clients` still support: with
    each tag between both, and at OLDEST, whose name ends in a version, such as `v3.2` or `ios/3.2`.

    A finding shows a witness: a response or a line of code on which both versions differ. --ignore
    leaves out a rule, such as `section-added`. `allow breaking "RULE" because "…"` in the block that
    changed accepts one change, which is then a note. `sduic explain RULE` explains a rule.

    With --promise layout, -o writes a page that shows each section whose frames differ at the width
    where they differ most, before and after, and says for which widths nothing changes.

    The exit status is 1 if anything is breaking. It prints nothing if both versions are equal.
    """
  static let options = [
    Option(name: "--against", value: "OLD", summary: "the earlier version: a path, git:REF or git:OLDEST..NEWEST"),
    Option(
      name: "--promise", value: Promise.allCases.map { $0.rawValue }.joined(separator: "|"), isList: true,
      summary: "what must hold; wire by default"),
    Option(
      name: "--direction", value: Direction.allCases.map { $0.readers }.joined(separator: "|"),
      summary: "the clients that must read responses; both by default"),
    Option(name: "--tolerance", value: "POINTS", summary: "the distance by which a frame may move; 0 by default"),
    Inputs.screenOption,
    Option(name: "--ignore", value: "RULE", isRepeated: true, summary: "a rule to leave out"),
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
    "sduic breaking home.sdui --against git:main --promise wire,layout -o report.html",
    "sduic breaking Screens --against git:v3.0..main --promise source",
    "sduic breaking home.sdui --against released.json --direction old-clients",
    "sduic breaking Screens --against git:origin/main --format github",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file or folder")
    guard let against = arguments["--against"] else {
      throw UsageError(message: "names nothing to compare with; give `--against OLD`")
    }
    let request = try BreakingRequest(arguments)
    let target = arguments["--output"]
    if target != nil, !request.promises.contains(.layout) {
      throw UsageError(message: "`-o` writes a page of changed layouts; give it `--promise layout`")
    }
    var new = try ContractSide(at: path)
    var versions = try ContractSide.versions(against, of: path, new)
    guard compiles(new, "the new version", "correct it first", &output) else { return .failure }
    for old in versions where !compiles(old, "the old version", Self.remedy, &output) { return .failure }
    if let screen = request.screen {
      new.keep(screen)
      for index in versions.indices { versions[index].keep(screen) }
      try Inputs.requireScreen(screen, isMissing: ([new] + versions).allSatisfy { $0.inputs.isEmpty })
    }
    let findings: [SourcedDiagnostic]
    if let first = new.inputs.first, !versions.isEmpty, versions.allSatisfy({ $0.hasNoScreenYet }),
      !arguments.has("--allow-new")
    {
      findings = [noEarlierScreen(at: path, in: against, first, request)]
    } else {
      let comparison = VersionComparison(new, Self.versions(versions, withScreensOf: new, at: path, &output), request)
      findings = try comparison.findings(since: against)
      if let target, !comparison.isEmpty { try comparison.writePage(to: target) }
    }
    let format = arguments["--format"].flatMap(FindingsFormat.init) ?? .human
    var limit = try FindingLimit(arguments, isForPrograms: format != .human)
    CheckCommand.write(findings, as: format, rules: rules, &limit, &output)
    return findings.contains { $0.diagnostic.severity == .error } ? .failure : .success
  }

  /// Leaves out versions from before the screens, and says so.
  private static func versions(
    _ versions: [ContractSide], withScreensOf new: ContractSide, at path: String, _ output: inout Output
  ) -> [ContractSide] {
    guard !new.inputs.isEmpty else { return versions }
    for old in versions where old.hasNoScreenYet {
      output.writeMessage("sduic breaking: `\(path)` has no screen in `\(old.name)`, so every screen is new")
    }
    return versions.filter { !$0.hasNoScreenYet }
  }

  private static let remedy = "compare with one that does, such as the last release"

  /// The finding that there is nothing to compare with, at a screen of the new version.
  private static func noEarlierScreen(
    at path: String, in earlier: String, _ new: Inputs.Input, _ request: BreakingRequest
  ) -> SourcedDiagnostic {
    let added = ContractFindings(new: new.sources, old: [], request).finding(ContractChange.added(new.screen))
    let diagnostic = Diagnostic(
      .noEarlierScreen, "`\(path)` has no screen in `\(earlier)`, so nothing is compared", at: added.diagnostic.range,
      remedy: "check the path and the reference; give `--allow-new` if all of these screens are new")
    return SourcedDiagnostic(diagnostic, in: new.sources)
  }

  /// The rules for logs.
  private static var rules: [NamedRule] {
    CompatibilityRule.allCases.map { NamedRule(name: $0.rawValue, summary: $0.summary) }
  }

  /// Whether a version can be compared. Reports its errors, and which version has them.
  private static func compiles(
    _ side: ContractSide, _ version: String, _ remedy: String, _ output: inout Output
  ) -> Bool {
    if side.errors.isEmpty { return true }
    Inputs.report(side.errors, &output)
    output.writeMessage("sduic breaking: \(version), `\(side.name)`, does not compile: \(remedy)")
    return false
  }
}
