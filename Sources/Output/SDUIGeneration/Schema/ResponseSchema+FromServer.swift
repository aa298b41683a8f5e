import SDUIIR
import SDUIJSON

extension ResponseSchema {
  /// The keys by which a response may set what the layout says otherwise, within their bounds.
  func fromServer(_ section: ScreenSection) -> [(key: String, value: JSONTree?)] {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return [] }
    let wire = section.name.wire
    return [
      (keys[.columns], ranges.columns.map { bounded($0, type: "integer") }),
      (keys[.startColumn], ranges.startColumn.map { bounded($0, type: "integer") }),
      (keys[.spacing], ranges.spacing.map { _ in reference(.spacing(wire)) }),
      (keys[.insets], ranges.insets.map { _ in reference(.insets(wire)) }),
    ]
  }

  /// The definitions of those that are objects.
  func fromServerDefinitions(of section: ScreenSection) -> [(key: DefinitionNames.Key, value: JSONTree)] {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return [] }
    let wire = section.name.wire
    let spacing = ranges.spacing.map { lengths(["lines", "items"], $0) }
    let insets = ranges.insets.map { lengths(["top", "leading", "bottom", "trailing"], $0) }
    return [spacing.map { (.spacing(wire), $0) }, insets.map { (.insets(wire), $0) }].compactMap { $0 }
  }

  /// Lengths in points, all of them.
  private func lengths(_ parts: [String], _ range: ValueRange) -> JSONTree {
    [
      "type": "object", "properties": .members(parts.map { ($0, bounded(range, type: "number")) }),
      "required": .array(parts.map { .string($0) }),
    ]
  }

  private func bounded(_ range: ValueRange, type: JSONTree) -> JSONTree {
    .members([
      ("type", type), ("minimum", number(range.lowerBound)), ("maximum", range.upperBound.map(number)),
    ])
  }

  private func number(_ value: Rational) -> JSONTree { .written(encodePropertyValue(.length(.points(value)))) }
}
