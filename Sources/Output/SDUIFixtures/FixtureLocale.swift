/// The language of texts in fixtures.
public enum FixtureLocale: String, CaseIterable, Hashable, Sendable {
  /// English, which is the default.
  case english = "en"
  /// German, with long words.
  case german = "de"
  /// French.
  case french = "fr"
  /// Japanese, without blanks between words.
  case japanese = "ja"
  /// Arabic, from right to left.
  case arabic = "ar"
  /// All of them and a few other scripts, side by side.
  case mixed
}
