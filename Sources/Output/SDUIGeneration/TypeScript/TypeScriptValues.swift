import SDUIIR

/// Values that the author wrote, as expressions.
struct TypeScriptValues {
  private let types: TypeScriptTypes

  init(_ types: TypeScriptTypes) { self.types = types }

  /// A value of a type.
  func expression(_ value: Value, _ type: FieldType) -> TypeScriptExpression {
    let contract = types.contract
    switch value {
    case .text(let text), .localized(let text): return .word(TypeScriptNames.literal(text))
    case .integer(let number): return .word(String(number))
    case .digits(let digits): return .word(TypeScriptNames.literal(digits))
    case .decimal(let number): return .word(TypeScriptNames.literal(number.text))
    case .number(let number): return .word(Self.number(number))
    case .boolean(let flag): return .word(flag ? "true" : "false")
    case .color(let color): return .word(TypeScriptNames.literal(ColorText.text(of: color)))
    case .enumerationCase(let id, let index):
      return .word(TypeScriptNames.literal(contract.enums[id].cases[index].name.source))
    case .choice(let id, let index, let data):
      let known = contract.enums[id].cases[index]
      var members = [(key: "$type", value: TypeScriptExpression.word(TypeScriptNames.literal(known.name.source)))]
      if let data, let payload = known.payload { members.append(("payload", expression(data, payload.wrapped))) }
      return .object(members)
    case .record(let id, let values):
      let record = contract.records[id]
      return make(record.name, values, of: record.fields)
    case .action(let id, let values):
      let action = contract.actions[id]
      return make(action.name, values, of: action.fields)
    case .image(let image): return Self.image(image)
    case .list(let values):
      guard case .list(let element, _) = type.wrapped else { return .array([]) }
      return .array(values.map { expression($0, element.wrapped) })
    case .map(let entries):
      guard case .map(let element, _) = type.wrapped else { return .object([]) }
      return .object(entries.map { (TypeScriptNames.key($0.key), expression($0.value, element.wrapped)) })
    }
  }

  /// A call of the builder of a record or action, which fills in the fields that were not written.
  private func make(_ name: DeclaredName, _ values: [FieldValue], of fields: [Field]) -> TypeScriptExpression {
    let properties = TypeScriptNames.properties(of: fields)
    let members = values.map { value in
      (key: properties[value.field], value: expression(value.value, fields[value.field].type.wrapped))
    }
    return .call("make" + types.name(name), [.object(members)])
  }

  private static func image(_ image: ImageValue) -> TypeScriptExpression {
    var members: [(key: String, value: TypeScriptExpression)] = [
      ("url", .word(TypeScriptNames.literal(image.url))), ("width", .word(number(image.width))),
      ("height", .word(number(image.height))),
    ]
    if let text = image.alternativeText { members.append(("alt", .word(TypeScriptNames.literal(text)))) }
    return .object(members)
  }

  /// A number, which becomes the nearest double.
  static func number(_ number: Rational) -> String {
    number.decimalText ?? "\(number.numerator) / \(number.denominator)"
  }
}
