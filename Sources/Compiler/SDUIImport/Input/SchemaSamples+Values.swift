import SDUIIR
import SDUIJSON

/// Numbers and texts of samples.
extension SchemaSamples {
  func wholeNumber(_ schema: JSONNodeID, _ key: String, _ turn: Int) -> Int {
    if DataInference.isIdentity(key) { return valueCount }
    let least = bound("minimum", "exclusiveMinimum", schema, step: 1)
    let value = (least ?? -5) + turn % 100
    return min(value, bound("maximum", "exclusiveMaximum", schema, step: -1) ?? value)
  }

  /// The least or the greatest whole number of a schema. What excludes it is a number, or in OpenAPI 3.0 `true`.
  private func bound(_ name: String, _ exclusive: String, _ schema: JSONNodeID, step: Int) -> Int? {
    let isExcluded = member(exclusive, schema).flatMap { document.boolean(of: $0) } ?? false
    return number(name, schema).map { isExcluded ? $0 + step : $0 } ?? number(exclusive, schema).map { $0 + step }
  }

  /// A number with a fraction, where there is room for one.
  func decimal(_ schema: JSONNodeID, _ key: String, _ turn: Int) -> String {
    let value = wholeNumber(schema, key, turn)
    let hasRoom = value < 0 ? member("minimum", schema) == nil : number("maximum", schema).map { value < $0 } ?? true
    return hasRoom ? "\(value).5" : "\(value)"
  }

  func text(_ schema: JSONNodeID, _ key: String, _ turn: Int) -> String {
    let twoDigits = turn % 28 < 9 ? "0\(turn % 28 + 1)" : "\(turn % 28 + 1)"
    switch member("format", schema).flatMap({ document.string(of: $0) }) {
    case "date-time": return "2026-01-\(twoDigits)T09:00:00Z"
    case "date": return "2026-01-\(twoDigits)"
    case "uri", "url", "iri": return "https://example.com/\(turn)"
    case "uuid": return "00000000-0000-4000-8000-1\(String(100_000_000 + valueCount))00"
    case "email": return (turn == 0 ? String(repeating: "long.", count: 30) : "") + "person\(turn)@example.com"
    case "decimal": return turn == 0 ? "-1.50" : "\(turn).50"
    default: break
    }
    let least = number("minLength", schema) ?? 0
    let most = number("maxLength", schema) ?? .max
    if DataInference.isIdentity(key) { return "\(key)-\(valueCount)" }
    if most <= 3 { return Self.code(turn, length: min(max(least, most - turn % 3), most)) }
    let text = turn == 0 ? Self.longText : "Text \(turn)"
    return String((text + String(repeating: ".", count: max(0, min(least, 4_096) - text.count))).prefix(most))
  }

  /// Capital letters, as codes of currencies and countries have them.
  private static func code(_ index: Int, length: Int) -> String {
    var rest = index
    return String(
      decoding: (0..<max(length, 0)).map { _ in
        defer { rest /= 26 }
        return UInt8(ascii: "A") + UInt8(rest % 26)
      }, as: UTF8.self)
  }
}
