import SDUIIR

extension KotlinForms {
  /// A value that the author wrote, as an expression.
  func expression(_ value: Value, _ type: FieldType) -> String {
    switch value {
    case .text(let text), .localized(let text): return self.text(text, type.wrapped)
    case .integer(let number):
      guard case .date = type.wrapped else { return "\(number)L" }
      return "DateTime.ofMilliseconds(\(number)L)"
    case .digits(let digits): return KotlinNames.literal(digits)
    case .decimal(let number), .number(let number):
      guard case .date = type.wrapped else { return decimal(number) }
      return "DateTime.ofSeconds(\(decimal(number)))"
    case .boolean(let flag): return flag ? "true" : "false"
    case .color(let color): return KotlinNames.literal(Self.colorText(color))
    case .enumerationCase(let id, let index):
      return names[contract.enums[id].name] + "." + KotlinCases(contract.enums[id], self).names[index]
    case .choice(let id, let index, let data):
      let enumeration = contract.enums[id]
      let name = names[enumeration.name] + "." + KotlinCases(enumeration, self).names[index]
      guard let payload = enumeration.cases[index].payload, let data else { return name }
      return "\(name)(\(expression(data, payload.wrapped)))"
    case .record(let id, let values):
      return names[contract.records[id].name] + arguments(values, of: contract.records[id].fields)
    case .action(let id, let values):
      return names[contract.actions[id].name] + arguments(values, of: contract.actions[id].fields)
    case .image(let image):
      let sizes = "\(decimal(image.width)), \(decimal(image.height))"
      let text = image.alternativeText.map { ", " + KotlinNames.literal($0) } ?? ""
      return "ImageReference(\(self.text(image.url, .url())), \(sizes)\(text))"
    case .list(let values):
      guard case .list(let element, _) = type.wrapped, !values.isEmpty else { return "emptyList()" }
      return "listOf(\(values.map { expression($0, element.wrapped) }.joined(separator: ", ")))"
    case .map(let entries):
      guard case .map(let element, _) = type.wrapped, !entries.isEmpty else { return "emptyMap()" }
      let pairs = entries.map { "\(KotlinNames.literal($0.key)) to \(expression($0.value, element.wrapped))" }
      return "mapOf(\(pairs.joined(separator: ", ")))"
    }
  }

  /// The fields that are given, by name: `(amount = Decimal.parse("9.5"))`.
  private func arguments(_ values: [FieldValue], of fields: [Field]) -> String {
    let properties = KotlinProperty.all(of: fields, self)
    let given = values.map { "\(properties[$0.field].name) = \(expression($0.value, fields[$0.field].type.wrapped))" }
    return "(\(given.joined(separator: ", ")))"
  }

  /// A text as a value of its type.
  private func text(_ text: String, _ type: FieldType) -> String {
    let literal = KotlinNames.literal(text)
    switch type {
    case .url: return "UrlReference(\(literal))"
    case .date(let notation):
      let type = notation.isMoment ? "DateTime" : "CalendarDate"
      return "\(type).parse(\(KotlinNames.literal(notation.standardText(of: text))))"
    default: return literal
    }
  }

  private func decimal(_ number: Rational) -> String { "Decimal.parse(\"\(number.text)\")" }

  /// `#RRGGBB`, with an alpha only where the colour is not opaque.
  private static func colorText(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 8 - digits.utf8.count) + digits
    return "#" + (color & 0xFF == 0xFF ? String(padded.dropLast(2)) : padded)
  }
}
