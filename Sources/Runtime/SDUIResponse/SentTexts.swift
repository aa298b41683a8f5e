import Foundation

/// Dates and decimals as they were sent. They are written again with the same offset and digits if their values are the same.
public struct SentTexts: Hashable, Sendable {
  private var values: [String: JSONValue] = [:]

  /// No texts, as in a value that was not read.
  public init() {}

  init(_ values: [String: JSONValue]) { self.values = values }

  /// The texts are no part of a value.
  public static func == (_: SentTexts, _: SentTexts) -> Bool { true }

  /// The texts are no part of a value.
  public func hash(into _: inout Hasher) {}

  /// The JSON of a field: the text that was sent, if the value is the same.
  public func text(of key: String, _ value: JSONValue?) -> JSONValue? {
    guard let value, let sent = values[key] else { return value }
    return Self.merged(value, sent)
  }

  private static func merged(_ value: JSONValue, _ sent: JSONValue) -> JSONValue {
    switch (value, sent) {
    case (.list(let elements), .list(let others)):
      return .list(elements.enumerated().map { $0 < others.count ? merged($1, others[$0]) : $1 })
    case (.object(let members), .object(let others)):
      return .object(members.merging(others.filter { members[$0.key] != nil }) { merged($0, $1) })
    case (.text, .text(let text)):
      let isSame =
        value == sent || DateText.date(text).map { JSONValue($0) } == value
        || DecimalText.decimal(text).map { JSONValue($0) } == value
        || DateText.localDate(text).map { JSONValue(localDate: $0) } == value
      return isSame ? sent : value
    case (.text, .number(let text)):
      return (ExactNumber(text)?.decimal).map { JSONValue($0) } == value ? sent : value
    case (.number, .number(let text)):
      let isSame =
        value == sent || (ExactNumber(text)?.decimal).map { JSONValue(number: $0) } == value
        || Double(text).map { JSONValue(seconds: Date(timeIntervalSince1970: $0)) } == value
      return isSame ? sent : value
    default: return value
    }
  }
}

extension FieldReader {
  /// The values of some fields as they were sent.
  public func sentTexts(_ keys: Set<String>) -> SentTexts {
    let sent = members.filter { keys.contains($0.key) }.map { ($0.key, $0.node.value) }
    return SentTexts(Dictionary(sent, uniquingKeysWith: { first, _ in first }))
  }
}

extension JSONValue {
  /// The JSON text. The keys of an object are in the order of their bytes.
  var json: String {
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let text), .sent(let text): return text
    case .text(let text): return Self.quoted(text)
    case .list(let elements): return "[" + elements.map { $0.json }.joined(separator: ",") + "]"
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return "{" + sorted.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
