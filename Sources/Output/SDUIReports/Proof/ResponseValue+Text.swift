import SDUIIR
import SDUIProof

extension ResponseValue {
  /// As source text: `columns: 4`, `spacing: (lines: 0, items: 24)`.
  var text: String { "\(property.row.name): \(value.notation ?? "0")" }
}
