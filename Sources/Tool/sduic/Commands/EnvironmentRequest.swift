import SDUIIR
import SDUILayout
import SDUISyntax

/// The value of `--env`.
struct EnvironmentRequest {
  /// The names that it may contain.
  enum Setting: Hashable {
    case textScale
    case trait(ContainerTrait)
    case insets

    /// Those that conditions ask for.
    static let ofConditions = ContainerTrait.allCases.map { Setting.trait($0) }
    /// Those of one container to lay out in. Its direction is `--rtl`, which needs no value.
    static let ofContainers = [.textScale] + ofConditions.filter { $0 != .trait(.direction) } + [.insets]

    /// The name in `--env`.
    var name: String {
      switch self {
      case .textScale: "text-scale"
      case .trait(let trait): trait.name
      case .insets: "insets"
      }
    }
  }

  /// The traits that conditions test.
  private(set) var traits = Traits()
  private var textScale: Rational?
  /// Top, leading, bottom and trailing.
  private var insets: [Rational]?

  init(_ arguments: Arguments, settings: [Setting]) throws(UsageError) {
    guard let text = arguments["--env"] else { return }
    var seen: [String] = []
    for setting in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError(message: "`--env` takes NAME=VALUE, and `\(setting)` is none") }
      guard !seen.contains(parts[0]) else { throw UsageError(message: "`\(parts[0])` is repeated in `--env`") }
      seen.append(parts[0])
      try take(try Self.setting(parts[0], among: settings), parts[1])
    }
  }

  /// Changes what is asked for; insets follow the direction that is there.
  func apply(to environment: inout LayoutEnvironment) {
    environment.take(traits)
    environment.textScale = textScale ?? environment.textScale
    guard let insets else { return }
    let isMirrored = environment.direction == .rightToLeft
    environment.insets = SafeAreaInsets(
      top: insets[0], left: insets[isMirrored ? 3 : 1], bottom: insets[2], right: insets[isMirrored ? 1 : 3])
  }

  /// Refuses side insets that no device gives a container of its size: `sduic prove` looks at none with them.
  func checkInsets(of environment: LayoutEnvironment, _ screen: Screen) throws(UsageError) {
    let (found, limits) = (environment.insets, screen.sideInsetLimits)
    guard insets != nil, !limits.allow(found, width: environment.width, height: environment.height) else { return }
    let one = "0 to \(limits.ofOneSide.text) at one side and 0 at the other"
    let both =
      "0 to \(limits.ofBothSides.text) at \(limits.areEqual ? "both sides alike" : "each side") from a width of "
      + "\(SizeClass.regularWidth.text) and below a height of \(SizeClass.regularHeight.text)"
    throw UsageError(
      message: "no device of \(Device.date) has side insets of \(found.left.text) and \(found.right.text) at "
        + "\(environment.width.text) × \(environment.height.text): they are "
        + (limits.ofOneSide > .zero ? "\(one), or \(both)" : both))
  }

  /// Refuses a size class that no container of a size has: `sduic prove` looks at none with it.
  func checkSizeClasses(of environment: LayoutEnvironment) throws(UsageError) {
    let (width, height) = (environment.width, environment.height)
    if let horizontal = traits.horizontal, !horizontal.isPossible(width: width) {
      let bound =
        horizontal == .regular ? "at least \(SizeClass.regularWidth.text)" : "under \(SizeClass.compactWidthEnd.text)"
      throw Self.impossible("horizontal=\(horizontal.rawValue)", "\(bound) wide", "\(width.text) wide")
    }
    if let vertical = traits.vertical, !vertical.isPossible(height: height) {
      let bound = (vertical == .regular ? "at least " : "under ") + SizeClass.regularHeight.text
      throw Self.impossible("vertical=\(vertical.rawValue)", "\(bound) high", "\(height.text) high")
    }
  }

  private static func impossible(_ setting: String, _ needed: String, _ found: String) -> UsageError {
    UsageError(message: "`\(setting)` needs a container \(needed), and this one is \(found)")
  }

  private mutating func take(_ setting: Setting, _ value: String) throws(UsageError) {
    switch setting {
    case .textScale:
      if let size = TextSize(rawValue: value) { return textScale = size.scale }
      guard let scale = Rational(decimal: value), scale > .zero, scale <= Rational(100) else {
        throw UsageError(
          message: "`\(setting.name)` takes a number above 0 and up to 100, or a text size such as "
            + "`\(TextSize.accessibility1.rawValue)`, not `\(value)`")
      }
      textScale = scale
    case .trait(let trait): traits[trait] = try Self.word(value, of: trait)
    case .insets: insets = try Self.insets(value)
    }
  }

  private static func setting(_ name: String, among settings: [Setting]) throws(UsageError) -> Setting {
    let names = settings.map { $0.name }
    switch ([.textScale, .insets] + Setting.ofConditions).first(where: { $0.name == name }) {
    case let setting? where settings.contains(setting): return setting
    case .trait(.direction):
      throw UsageError(message: "`direction` is no setting here; `--rtl` lays out from right to left")
    case .some:
      throw UsageError(
        message: "`\(name)` settles no condition, and nothing is laid out; the settings are "
          + names.joined(separator: ", "))
    case nil:
      let near = NearestName.of(name, among: names)
      throw UsageError(
        message: "there is no setting `\(name)`; "
          + (near?.question ?? "the settings are \(names.joined(separator: ", "))"))
    }
  }

  private static func word(_ value: String, of trait: ContainerTrait) throws(UsageError) -> TraitWord {
    if let word = trait.words.first(where: { $0.rawValue == value }) { return word }
    let words = trait.words.map { "`\($0.rawValue)`" }
    throw UsageError(message: "`\(trait.name)` is \(words.joined(separator: " or ")), not `\(value)`")
  }

  /// Top, leading, bottom and trailing, separated by colons.
  private static func insets(_ text: String) throws(UsageError) -> [Rational] {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map { Rational(decimal: $0) }
    let insets = sides.compactMap { $0 }
    guard sides.count == 4, insets.count == 4, !insets.contains(where: { $0.isNegative }) else {
      throw UsageError(message: "`insets` takes top, leading, bottom and trailing, such as `0:44:21:44`, not `\(text)`")
    }
    return insets
  }
}
