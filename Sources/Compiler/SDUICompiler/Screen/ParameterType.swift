import SDUIIR

/// A type of a layout's parameter: values of one type, or the words of one property.
package struct ParameterType: Hashable, Sendable {
  /// Its name in source: `Length`, or `Scroll` for the words of `scroll`.
  package let name: String
  /// The type of the arguments.
  let valueType: ValueType
  /// Whether an argument is a whole number.
  var isWhole = false

  /// The property whose words are the arguments; `nil` for values.
  package var property: Property? { if case .keyword(let property) = valueType { property } else { nil } }

  /// The words that are the arguments; empty for values.
  package var words: [Keyword] { if case .keyword(let words)? = property?.type { words } else { [] } }

  /// The types of values, the most frequent first.
  static let ofValues: [ParameterType] = [
    ParameterType(name: "Length", valueType: .length),
    ParameterType(name: "Int", valueType: .number, isWhole: true),
    ParameterType(name: "Number", valueType: .number),
    ParameterType(name: "Percent", valueType: .percent),
    ParameterType(name: "Ratio", valueType: .ratio),
    ParameterType(name: "Duration", valueType: .duration),
    ParameterType(name: "Text", valueType: .text),
    ParameterType(name: "Bool", valueType: .boolean),
    ParameterType(name: "Color", valueType: .color),
  ]

  /// The types of words: one for each property of a layout that takes words only, in the order of the vocabulary.
  static let ofWords: [ParameterType] = rowsOfWords.map { row in
    ParameterType(name: typeName(of: row.property), valueType: .keyword(row.property))
  }

  private static let rowsOfWords = Vocabulary.rows.filter { row in
    guard [.section, .item, .supplementary, .background].contains(row.scope), case .keyword = row.type else {
      return false
    }
    return true
  }

  /// All types, those of values first.
  package static let all = ofValues + ofWords

  /// The type that a name means.
  package static func named(_ name: String) -> ParameterType? { all.first { $0.name == name } }

  /// The name of the type that a property's words have: `Scroll` for `scroll`. Of two properties of one name that of a
  /// section has another one: `SectionPinned` beside the `Pinned` of a header.
  static func typeName(of property: Property) -> String {
    let row = property.row
    let isAlone = !rowsOfWords.contains { $0.name == row.name && $0.property != property }
    return (isAlone || row.scope != .section ? "" : "Section") + row.name.prefix(1).uppercased() + row.name.dropFirst()
  }
}
