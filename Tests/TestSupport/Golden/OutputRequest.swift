import SDUIIR
import SDUILayout

/// The output of a section of a case, by its header: `json`, `fixed`, `layout 390x600 rtl`, `sweep 320...1366`,
/// `proof`, `fixtures`.
public enum OutputRequest: Sendable {
  /// The screen document.
  case json
  /// The text after all fix-its.
  case fixed
  /// The table of frames in a container.
  case layout(LayoutSettings)
  /// The table of sizes over all widths.
  case sweep(SweepSettings)
  /// The obligations in every container, with their outcomes.
  case proof
  /// The names of fixtures, or why there are none.
  case fixtures

  /// Reads what follows `===`; `nil` for what nobody knows.
  public init?(header: String) {
    switch header {
    case "json": self = .json
    case "fixed": self = .fixed
    case "proof": self = .proof
    case "fixtures": self = .fixtures
    default:
      let words = header.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return nil }
      if words[0] == "layout", let settings = LayoutSettings(words[1]) {
        self = .layout(settings)
      } else if words[0] == "sweep", let settings = SweepSettings(words[1]) {
        self = .sweep(settings)
      } else {
        return nil
      }
    }
  }

  /// The words after `===`.
  public var header: String {
    switch self {
    case .json: "json"
    case .fixed: "fixed"
    case .layout(let settings): "layout \(settings.text)"
    case .sweep(let settings): "sweep \(settings.text)"
    case .proof: "proof"
    case .fixtures: "fixtures"
    }
  }
}

/// A container by the name in a section's header: the width, the height after an `x`, then words: `rtl`, `pad`,
/// `exact`, `text-scale=2`, `insets=0:44:21:44` (top, left, bottom, right), `scale=3` and a rounding such as `fill`,
/// and `data=response.json`, a file of the case.
public struct LayoutSettings: Sendable {
  /// The header, but for its first word.
  public let text: String
  private let width: Rational
  private let height: Rational?
  private var direction = InterfaceDirection.leftToRight
  private var idiom = Idiom.phone
  private var textScale = Rational.one
  private var insets = SafeAreaInsets()
  /// Pixels per point, where frames are rounded to them.
  public private(set) var scale: Rational?
  /// The rounding of the frames.
  public private(set) var rounding = Rounding.nearest
  /// The response that replaces samples.
  public private(set) var data: String?
  /// Whether fractions are written out.
  public private(set) var isExact = false

  /// Reads a container; `nil` where a word means nothing.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let sides = words.first?.split(separator: "x").map { Rational(decimal: String($0)) } ?? []
    guard (1...2).contains(sides.count), let width = sides[0] else { return nil }
    if sides.count == 2, sides[1] == nil { return nil }
    self.text = text
    self.width = width
    height = sides.count == 2 ? sides[1] : nil
    for word in words.dropFirst() { if !apply(word) { return nil } }
  }

  private mutating func apply(_ word: String) -> Bool {
    switch word {
    case "rtl": direction = .rightToLeft
    case "pad": idiom = .pad
    case "exact": isExact = true
    default:
      if word.hasPrefix("insets=") { return applyInsets(word.dropFirst(7)) }
      if word.hasPrefix("data=") {
        data = String(word.dropFirst(5))
        return true
      }
      if let rounding = Rounding(rawValue: word) {
        self.rounding = rounding
        return true
      }
      if word.hasPrefix("scale=") {
        scale = Rational(decimal: String(word.dropFirst(6)))
        return scale != nil
      }
      guard word.hasPrefix("text-scale="), let scale = Rational(decimal: String(word.dropFirst(11))) else {
        return false
      }
      textScale = scale
    }
    return true
  }

  /// `0:44:21:44`: top, left, bottom, right.
  private mutating func applyInsets(_ text: Substring) -> Bool {
    let sides = text.split(separator: ":").compactMap { Rational(decimal: String($0)) }
    guard sides.count == 4 else { return false }
    insets = SafeAreaInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    return true
  }

  /// The environment, as `sduic layout` makes it: 844 high, or the nearest that the screen declares.
  public func environment(for screen: Screen) -> LayoutEnvironment {
    var standard = Rational(844)
    if case .range(let range)? = screen.properties[.heights] {
      standard = min(max(standard, range.lowerBound), range.upperBound ?? standard)
    }
    return LayoutEnvironment(
      width: width, height: height ?? standard, insets: insets, direction: direction, idiom: idiom, textScale: textScale
    )
  }
}

/// The widths of a sweep as a section's header names them: `320...1366`.
public struct SweepSettings: Sendable {
  /// The header, but for its first word.
  public let text: String
  /// From the least to the greatest.
  public let widths: ClosedRange<Rational>

  /// Reads a range; `nil` for what is none.
  public init?(_ text: String) {
    let ends = text.split(separator: "...").compactMap { Rational(decimal: $0) }
    guard ends.count == 2, ends[0] <= ends[1] else { return nil }
    self.text = text
    widths = ends[0]...ends[1]
  }
}
