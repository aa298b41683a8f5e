import Foundation

/// Any JSON value, as in the payload of a case that this code does not know.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number by its digits.
  case number(String)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  /// Any value by its text, as it was sent.
  case sent(String)
}

extension JSONValue {
  /// `true` or `false`.
  public init(_ value: Bool) { self = .boolean(value) }
  /// A whole number.
  public init(_ value: Int) { self = .number(String(value)) }
  /// A text.
  public init(_ value: String) { self = .text(value) }
  /// The text of a URL.
  public init(_ value: URLReference) { self = .text(value.text) }
  /// The text of a colour.
  public init(_ value: HexColor) { self = .text(value.text) }
  /// A date in universal time, to the microsecond.
  public init(_ value: Date) { self = .text(DateText.text(of: value)) }

  /// A date as the seconds since 1970, to the microsecond.
  public init(seconds value: Date) { self = .number(DateText.seconds(of: value)) }
  /// A date as the whole milliseconds since 1970.
  public init(milliseconds value: Date) {
    self = .number(String(Int((value.timeIntervalSince1970 * 1_000).rounded())))
  }
  /// A date and time without offset.
  public init(localDate value: DateComponents) { self = .text(DateText.text(ofLocal: value)) }
  /// A day of the calendar.
  public init(day value: DateComponents) { self = .text(DateText.text(ofDay: value)) }
  /// A date in universal time, in a pattern with an offset.
  public init(date value: Date, pattern: String) {
    // An offset may move a date out of the years that have four digits.
    let seconds = min(max(value.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    self = .text(DatePattern(pattern).text(of: DateText.text(of: Date(timeIntervalSince1970: seconds))))
  }
  /// A date and time in a pattern without offset.
  public init(localDate value: DateComponents, pattern: String) {
    self = .text(DatePattern(pattern).text(of: DateText.text(ofLocal: value)))
  }
  /// A day in a pattern.
  public init(day value: DateComponents, pattern: String) {
    self = .text(DatePattern(pattern).text(of: DateText.text(ofDay: value)))
  }

  /// A decimal in a text.
  public init(_ value: Decimal) { self = .text(value.description) }

  /// A decimal that travels as a number.
  public init(number value: Decimal) { self = .number(value.description) }

  /// A number, without a fraction if it is whole.
  public init(_ value: Double) {
    let text = value.description
    self = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// The name of a case.
  public init(_ value: some RawRepresentable<String>) { self = .text(value.rawValue) }
  /// An action with its payload.
  public init(_ value: some ResponseAction) { self = value.encoded() }
  /// A case with its data.
  public init(_ value: some ResponseChoice) { self = value.encoded() }

  /// A case or an action with its data, in a form.
  public init(type: String, payload: JSONValue?, _ form: ChoiceForm = .keys(type: "type", data: "payload")) {
    switch form {
    case .keys(let typeKey, let dataKey):
      var members = [typeKey: JSONValue.text(type)]
      members[dataKey] = payload
      self = .object(members)
    case .beside(let typeKey):
      var members: [String: JSONValue] = if case .object(let members)? = payload { members } else { [:] }
      members[typeKey] = .text(type)
      self = .object(members)
    case .onlyKey: self = .object([type: payload ?? .object([:])])
    }
  }
}

extension JSONValue: Codable {
  /// Reads any value.
  public init(from decoder: any Decoder) throws {
    self = ResponseNode(document: try ResponseDocument(from: decoder), index: 0).value
  }

  /// Writes the value. An encoder may write a number with other digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number(let text): try Self.encodeNumber(text, to: &container)
    case .text(let text): try container.encode(text)
    case .list(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    case .sent(let text): try container.encode(ResponseParser.parse(Array(text.utf8)).root.value)
    }
  }

  private static func encodeNumber(_ text: String, to container: inout any SingleValueEncodingContainer) throws {
    if let whole = Int64(text) { return try container.encode(whole) }
    if let decimal = ExactNumber(text)?.decimal { return try container.encode(decimal) }
    // An identity may have more digits than 64 bits.
    if text.isWholeNumber, text.utf8.count <= 38, let decimal = Decimal(string: text) {
      return try container.encode(decimal)
    }
    try container.encode(Double(text) ?? 0)
  }
}
