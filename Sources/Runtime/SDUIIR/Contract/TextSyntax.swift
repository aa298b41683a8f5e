/// The syntaxes of texts that accept only some texts. This file states all that is known of each syntax.
public enum TextSyntax: String, CaseIterable, Hashable, Sendable {
  /// An identity; every text within its bounds is one.
  case identity
  /// An absolute URL.
  case url
  /// A point in time.
  case date
  /// A date and time without offset.
  case localDate = "local-date"
  /// A day of the calendar.
  case day
  /// `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// The same, or `#RGB` or `#RGBA`.
  case shortColor = "short-color"
  /// A date in the pattern among the bounds of the type; every text here.
  case pattern

  /// Whether such texts are colours.
  package var isColor: Bool { self == .color || self == .shortColor }

  /// Whether a text is written so.
  package func isValid(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isValid($0) }
  }

  /// The same for its bytes, which are UTF-8.
  package func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .identity: true
    case .url: URLText.isValid(text)
    case .date: DateText.isValid(text)
    case .localDate: DateText.isLocal(text)
    case .day: DateText.isDay(text)
    case .color: ColorText.isValid(text)
    case .shortColor: ColorText.isValid(text) || ColorText.isShort(text)
    case .pattern: true
    }
  }

  /// A syntax in words and as a regular expression.
  package struct Row: Sendable {
    /// The noun for such a text, with its article.
    public let noun: String
    /// The requirement on the text; `nil` if the noun expresses it.
    public var requirement: String?
    /// A text that is written so, or how one is written.
    public let example: String
    /// A text that nearly is; `nil` where any text is written so.
    public var counterexample: String?
    /// The description in schemas.
    public var description: String?
    /// The regular expression of JSON Schema that such texts match.
    public var pattern: String?
    /// One that none of them matches.
    public var excludedPattern: String?
    /// The greatest number of code points.
    public var maximumCount: Int?
  }

  /// All that is known of it but ``isValid(_:)-(String)``.
  package var row: Row {
    switch self {
    case .identity: Row(noun: "an identity", example: "p1")
    case .url:
      Row(
        noun: "a URL",
        requirement: "an absolute URL of at most \(URLText.maximumCount) characters without blanks",
        example: "https://example.com/…", counterexample: "shop.example",
        description: "An absolute URL without blanks.",
        pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:", excludedPattern: "[\\u0000-\\u0020\\u007F]",
        maximumCount: URLText.maximumCount)
    case .date:
      Row(
        noun: "a date", requirement: "a date with time and offset, as RFC 3339 writes it",
        example: "2026-01-31T09:00:00Z", counterexample: "2026-02-30T09:00:00Z",
        description: "RFC 3339 with offset, such as 2026-01-31T09:00:00Z.", pattern: DateText.pattern)
    case .localDate:
      Row(
        noun: "a date and time without offset", example: "2026-01-31T09:00:00",
        counterexample: "2026-01-31T09:00:00Z", description: "A date and time without offset: 2026-01-31T09:00:00.",
        pattern: DateText.localPattern)
    case .day:
      Row(
        noun: "a day", requirement: "a day of the calendar, such as `2026-01-31`", example: "2026-01-31",
        counterexample: "2026-02-30", description: "A day: 2026-01-31.", pattern: DateText.dayPattern)
    case .color:
      Row(
        noun: "a colour", example: "#RRGGBB", counterexample: "#12345", description: "#RRGGBB or #RRGGBBAA.",
        pattern: "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .shortColor:
      Row(
        noun: "a colour", example: "#FFF", counterexample: "#12345",
        description: "#RRGGBB, #RRGGBBAA, #RGB or #RGBA.",
        pattern: "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .pattern: Row(noun: "a date", example: "")
    }
  }
}
