/// A text size that a person chooses in the settings of iOS, in the names of `DynamicTypeSize`.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The text scale: the size of the text style `body` over that of ``large``, which is 17 points.
  ///
  /// The sizes are those of Apple's Human Interface Guidelines (Typography, Dynamic Type sizes).
  public var scale: Rational {
    let size: Int64 =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return (try? Rational(size, over: 17)) ?? .one
  }

  /// The text size of a scale; `nil` if iOS has none of that scale.
  package init?(scale: Rational) {
    guard let size = Self.allCases.first(where: { $0.scale == scale }) else { return nil }
    self = size
  }

  /// A text scale in prose: `text scale 2`, `text size accessibility1`.
  package static func phrase(ofScale scale: Rational) -> String {
    TextSize(scale: scale).map { "text size \($0.rawValue)" } ?? "text scale \(scale.shortText)"
  }
}
