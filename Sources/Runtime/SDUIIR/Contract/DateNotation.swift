/// The notation in which a date travels.
public enum DateNotation: Hashable, Sendable {
  /// A point in time in a text, RFC 3339 with offset.
  case offset
  /// A point in time as the seconds since 1970, which may have a fraction: `Date(as: seconds)`.
  case seconds
  /// A point in time as the whole milliseconds since 1970: `Date(as: milliseconds)`.
  case milliseconds
  /// A date and time in a text without offset: `Date(as: local)`. The app knows its zone.
  case local
  /// A day of the calendar in a text: `Date(as: day)`.
  case day
  /// A text of any pattern: `Date(as: "dd.MM.yyyy")`.
  case pattern(DatePattern)

  /// The name of the type of such dates.
  package var name: FieldType.Name {
    switch self {
    case .offset: .date
    case .seconds: .dateSeconds
    case .milliseconds: .dateMilliseconds
    case .local: .localDate
    case .day: .day
    case .pattern: .patternDate
    }
  }

  /// The rule for such dates. Moments lie between the years 1 and 9999, as those that are texts do.
  package var rule: ValueRule {
    switch self {
    case .offset: .text(FieldType.Bounds(), .date)
    case .seconds: .number(Self.inSeconds)
    case .milliseconds: .integer(Self.inMilliseconds)
    case .local: .text(FieldType.Bounds(), .localDate)
    case .day: .text(FieldType.Bounds(), .day)
    case .pattern(let pattern): .text(FieldType.Bounds(pattern: pattern), .pattern)
    }
  }

  private static let inSeconds = moments(per: 1)
  private static let inMilliseconds = moments(per: 1_000)

  // 64 bits also where `Int` has 32.
  private static func moments(per second: Int64) -> FieldType.Bounds {
    FieldType.Bounds(
      minimum: try? Rational(-62_135_596_800 * second, over: 1),
      maximum: try? Rational(253_402_300_800 * second - 1, over: 1))
  }
}
