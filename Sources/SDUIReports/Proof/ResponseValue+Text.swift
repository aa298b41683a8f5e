import SDUIIR
import SDUIProof

extension ResponseValue {
  /// As source text: `columns: 4`, `spacing: (lines: 0, items: 24)`.
  var text: String {
    let name = property.row.name
    switch value {
    case .columns(.fixed(let count)), .count(let count): return "\(name): \(count)"
    default: break
    }
    let sides = value.sides.map { ($0.name, ($0.length.constant ?? .zero).text) }
    if let first = sides.first, sides.allSatisfy({ $0.1 == first.1 }) { return "\(name): \(first.1)" }
    return "\(name): (" + sides.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + ")"
  }
}

extension PropertyValue {
  /// The lengths of spacing and insets by the names that responses give them.
  var sides: [(name: String, length: Length)] {
    switch self {
    case .spacing(let spacing): [("lines", spacing.lines), ("items", spacing.items)]
    case .insets(let insets):
      [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)]
    default: []
    }
  }
}
