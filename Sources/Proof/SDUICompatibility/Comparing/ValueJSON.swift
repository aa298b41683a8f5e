import SDUIIR
import SDUIJSON

extension Contract {
  /// Returns a value that an author wrote as responses have it, by wire names: equal in two contracts if responses are.
  func json(_ value: Value) -> JSONTree {
    switch value {
    case .text(let text): .string(text)
    case .localized(let key): ["localized": .string(key)]
    case .integer(let number): .integer(number)
    case .decimal(let number): .string(number.text)
    case .digits(let digits): .written(Array(digits.utf8))
    case .number(let number): .written(Array((number.decimalText ?? "0").utf8))
    case .boolean(let value): .boolean(value)
    case .color(let color): .string(Self.text(ofColor: color))
    case .enumerationCase(let id, let index): .string(enums[id].cases[index].name.wire)
    case .choice(let id, let index, let data):
      // A change of the form of cases is one change, and not one of each default.
      CaseForm.standard.json(enums[id].cases[index].name.wire, data.map { json($0) })
    case .record(let id, let values): json(values, of: records[id].fields)
    case .image(let image):
      .members([
        ("url", .string(image.url)), ("width", .string(image.width.text)), ("height", .string(image.height.text)),
        ("alt", image.alternativeText.map { .string($0) }),
      ])
    case .action(let id, let values):
      ["type": .string(actions[id].name.wire), "payload": json(values, of: actions[id].fields)]
    case .list(let values): .array(values.map { json($0) })
    case .map(let entries):
      // The order of members says nothing.
      .members(entries.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) })
    }
  }

  /// Returns a value as text, for messages and comparisons.
  func text(of value: Value) -> String { String(decoding: json(value).bytes, as: UTF8.self) }

  /// Returns what fills the fields of a payload as text.
  func text(of payload: [PayloadField], _ fields: [Field]) -> String {
    payload.map { entry in
      let name = fields[entry.field].name.wire
      switch entry.source {
      case .data(let path): return "\(name): \(path.joined(separator: "."))"
      case .event(let figure): return "\(name): event.\(figure.rawValue)"
      case .value(let value): return "\(name): \(text(of: value))"
      }
    }.joined(separator: ", ")
  }

  private func json(_ values: [FieldValue], of fields: [Field]) -> JSONTree {
    .members(values.map { (fields[$0.field].name.wire, json($0.value)) })
  }

  private static func text(ofColor color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
  }
}
