/// A text style of iOS, in the names of `UIFont.TextStyle`.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The height of a line at each text size, in points, in the order of the sizes: the leading.
  ///
  /// The values are those of Apple's Human Interface Guidelines (Typography, Dynamic Type sizes, as of September 2026).
  package var lineHeights: [Int] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }

  /// The text scales from which on lines are higher than below, in order, with the heights from there; the first is that of
  /// all lesser scales.
  @usableFromInline package var steps: [(scale: Rational, height: Rational)] { Self.allSteps[index] }

  /// The position among all styles.
  var index: Int { Self.all.firstIndex(of: self) ?? 0 }

  private static let all = allCases
  static let count = all.count

  private static let allSteps: [[(scale: Rational, height: Rational)]] = all.map { style in
    var steps: [(scale: Rational, height: Rational)] = []
    for (size, height) in zip(TextSize.allCases, style.lineHeights) where steps.last?.height != Rational(height) {
      steps.append((size.scale, Rational(height)))
    }
    return steps
  }
}

/// A text style of Material 3, of which all lines grow with the text scale.
package enum MaterialTextStyle: String, CaseIterable, Sendable {
  case displayLarge, displayMedium, displaySmall, headlineLarge, headlineMedium, headlineSmall, titleLarge, titleMedium
  case titleSmall, bodyLarge, bodyMedium, bodySmall, labelLarge, labelMedium, labelSmall

  /// The height of a line at the text scale 1, in points. The values are those of the type scale of Material 3.
  package var lineHeight: Int {
    switch self {
    case .displayLarge: 64
    case .displayMedium: 52
    case .displaySmall: 44
    case .headlineLarge: 40
    case .headlineMedium: 36
    case .headlineSmall: 32
    case .titleLarge: 28
    case .titleMedium, .bodyLarge: 24
    case .titleSmall, .bodyMedium, .labelLarge: 20
    case .bodySmall, .labelMedium, .labelSmall: 16
    }
  }
}
