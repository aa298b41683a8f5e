import SDUICompatibility
import SDUIIR
import SDUISyntax

/// The choice of changes that `sduic breaking` reports: the promises that must hold, the readers, and the rules to leave out.
struct BreakingRequest {
  /// The promises that must hold.
  let promises: Set<Promise>
  /// The direction in which responses must be read; `nil` for both.
  let direction: Direction?
  /// The distance, in points, by which a frame may move.
  let tolerance: Rational
  /// The name of the only screen to compare; `nil` for all.
  let screen: String?
  /// The number of characters of a witness that the format of findings shows, and one more.
  let witnessLength: Int
  private let ignored: Set<CompatibilityRule>

  /// Reads the options of the command.
  init(_ arguments: Arguments) throws(UsageError) {
    let promises = (arguments["--promise"] ?? Promise.wire.rawValue).split(separator: ",")
    self.promises = Set(promises.compactMap { Promise(rawValue: String($0)) })
    direction = Direction.allCases.first { $0.readers == arguments["--direction"] }
    guard direction == nil || self.promises != [.layout] else {
      throw UsageError(message: "`--direction` is about responses, which `--promise layout` does not compare")
    }
    screen = arguments["--screen"]
    tolerance = try Self.tolerance(arguments["--tolerance"])
    var ignored: Set<CompatibilityRule> = []
    for name in arguments.all("--ignore") { ignored.insert(try Self.rule(named: name)) }
    self.ignored = ignored
    let format = arguments["--format"].flatMap(FindingsFormat.init) ?? .human
    witnessLength = format == .human ? HumanRenderer.witnessLength + 1 : .max
  }

  /// Whether a rule is left out.
  func ignores(_ rule: CompatibilityRule) -> Bool { ignored.contains(rule) }

  /// Whether a change is reported.
  func reports(_ change: ContractChange) -> Bool {
    !ignores(change.rule) && change.isReported(at: promises, in: direction)
  }

  /// The verdict on a change.
  func verdict(on change: ContractChange) -> Verdict { change.verdict(at: promises, in: direction) }

  private static func tolerance(_ text: String?) throws(UsageError) -> Rational {
    guard let text else { return .zero }
    if let value = Rational(decimal: text), !value.isNegative { return value }
    throw UsageError(message: "`--tolerance` takes a number of points from 0, and `\(text)` is none")
  }

  private static func rule(named name: String) throws(UsageError) -> CompatibilityRule {
    if let rule = CompatibilityRule(rawValue: name) { return rule }
    if name == Promise.layout.rawValue {
      throw UsageError(message: "`--ignore` takes a rule; layouts are only compared with `--promise layout`")
    }
    let near = NearestName.of(name, among: CompatibilityRule.allCases.map { $0.rawValue }).map { "; \($0.question)" }
    throw UsageError(message: "`--ignore` takes a rule, and `\(name)` is none\(near ?? "")")
  }
}
