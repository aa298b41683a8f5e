import SDUIJSON

/// The keys of an action, and of a case with data.
enum TaggedKey: KeyName, ObjectKey {
  case type, payload
  static let keys = KeySet<TaggedKey>()
}

/// The key of a text that is written in each language elsewhere.
enum LocalizedKey: KeyName, ObjectKey {
  case localized
  static let keys = KeySet<LocalizedKey>()
}

extension ImagePart {
  /// The keys of an image, in the order of its parts.
  static let keys = KeyTable(allCases.map { $0.rawValue })
}

extension ScreenDecoder {
  /// A value that the author wrote, of a type.
  func value(_ node: JSONNodeID, of type: FieldType) throws(ScreenDocumentError) -> Value {
    let rule = type.rule
    if case .text(_, nil) = rule, document.kind(of: node) == .object { return .localized(try localizedKey(node)) }
    if case .choice(let id) = rule, document.kind(of: node) == .string, enums[id.index].form.takesTexts {
      return try choice(node, of: id)
    }
    try check(node, rule)
    switch rule {
    case .text, .integer, .decimal, .number, .anyDecimal, .digits, .pixels, .boolean: break
    case .enumeration(let id):
      return .enumerationCase(id, try reference(node, in: tables.cases[id.index], "case"))
    case .record(let id):
      return .record(id, try fieldValues(node, records[id.index].fields, tables.recordFields[id.index]))
    case .choice(let id): return try choice(node, of: id)
    case .image: return .image(try image(node))
    case .action(let ids): return try action(node, among: ids)
    case .list(let element, _):
      if document.kind(of: node) != .array { return .list([try value(node, of: element)]) }
      var values: [Value] = []
      for node in document.children(of: node) { values.append(try value(node, of: element)) }
      return .list(values)
    case .map(let element, _): return .map(try entries(node, of: element))
    }
    guard let value = rule.value(of: node, in: document) else { throw failure(words(for: .kind, rule), at: node) }
    return value
  }

  private func entries(_ node: JSONNodeID, of element: FieldType) throws(ScreenDocumentError) -> [MapEntry] {
    var entries: [MapEntry] = []
    var keys = NameTable()
    for (key, member) in document.members(of: node) {
      guard keys.add(try text(key)) else { throw failure("This key is repeated in the object.", at: key) }
      entries.append(MapEntry(key: try text(key), value: try value(member, of: element)))
    }
    return entries
  }

  /// A value that is the same in all languages.
  func fixedValue(_ node: JSONNodeID, of type: FieldType) throws(ScreenDocumentError) -> Value {
    let value = try value(node, of: type)
    if !value.localizedKeys.isEmpty { throw failure("Only content has localized texts.", at: node) }
    return value
  }

  private func localizedKey(_ node: JSONNodeID) throws(ScreenDocumentError) -> String {
    let slots = try closedSlots(of: node, LocalizedKey.keys, "A localized text")
    let key = try required(slots, .localized)
    let text = try text(key)
    if text.isEmpty { throw failure("The key of a localized text must not be empty.", at: key) }
    return text
  }

  /// Refuses what breaks a rule.
  private func check(_ node: JSONNodeID, _ rule: ValueRule) throws(ScreenDocumentError) {
    guard let violation = rule.violation(of: node, in: document) else { return }
    throw failure(words(for: violation, rule), at: node)
  }

  private func words(for violation: ValueViolation, _ rule: ValueRule) -> String {
    switch violation {
    case .kind: words(forKindOf: rule)
    case .syntax(.color), .syntax(.shortColor): "A colour must be written \"#RRGGBB\" or \"#RRGGBBAA\"."
    case .syntax(let syntax): "This must be \(syntax.row.requirement ?? syntax.row.noun)."
    case .pattern(let pattern): "This must be a date such as \"\(pattern.example)\"."
    case .scheme(let bounds): "The scheme of this URL must be \(bounds.schemes.joined(separator: " or "))."
    case .length(_, let bound): "The length must be \(bound.isMinimum ? "at least" : "at most") \(bound.limit.text)."
    case .count(_, let bound):
      "This must have \(bound.isMinimum ? "at least" : "at most") \(bound.limit.text) elements."
    case .number(_, let bound): "The value must be \(bound.isMinimum ? "at least" : "at most") \(bound.limit.text)."
    case .pixels: "This must be greater than 0."
    }
  }

  private func words(forKindOf rule: ValueRule) -> String {
    switch rule {
    case .text(_, .color), .text(_, .shortColor): "A colour must be written \"#RRGGBB\" or \"#RRGGBBAA\"."
    case .text, .enumeration: "This must be a string."
    case .integer:
      "This must be a whole number from \(ValueRule.integers.lowerBound) to \(ValueRule.integers.upperBound)."
    case .decimal: "A decimal must be a string such as \"9.50\"."
    case .anyDecimal: "This must be a number, or a decimal in a string such as \"9.50\"."
    case .number: "This must be a number of at most 64 bits."
    case .digits: "An identity as a number must be a whole number, or its digits in a string."
    case .pixels: "This must be a number."
    case .boolean: "This must be true or false."
    case .record: "The data must be an object."
    case .image: "An image must be an object."
    case .choice: "A case with data must be an object."
    case .action: "An action must be an object."
    case .list: "A list must be an array."
    case .map: "A map must be an object."
    }
  }

  /// The fields of an object that were written, in the order of their declaration; `null` says that one was not.
  func fieldValues(
    _ node: JSONNodeID, _ fields: [Field], _ names: NameTable
  ) throws(ScreenDocumentError) -> [FieldValue] {
    var values: [FieldValue] = []
    var isSorted = true
    for (key, member) in try members(of: node, "The data") {
      guard let index = names.index(of: try text(key)) else { continue }
      if fields[index].isAbsent(member, in: document) { continue }
      if let last = values.last, last.field >= index { isSorted = false }
      values.append(FieldValue(field: index, value: try value(member, of: fields[index].type)))
    }
    if !isSorted { values.sort { $0.field < $1.field } }
    for (first, second) in zip(values, values.dropFirst()) where first.field == second.field {
      throw failure("The field \"\(fields[first.field].name.wire)\" is repeated.", at: node)
    }
    if values.count < fields.count { try checkPresence(of: fields, values.map { $0.field }, in: node) }
    return values
  }

  /// Refuses an object without a field that it needs.
  ///
  /// - Parameter given: The fields that it has, in order.
  func checkPresence(of fields: [Field], _ given: [Int], in node: JSONNodeID) throws(ScreenDocumentError) {
    var given = given[...]
    for (index, field) in fields.enumerated() {
      if given.first == index {
        given.removeFirst()
      } else if field.isRequired {
        throw missing(field.name.wire, in: node)
      }
    }
  }

  private func image(_ node: JSONNodeID) throws(ScreenDocumentError) -> ImageValue {
    let members = try members(of: node, ImagePart.keys, "An image", isReadWhole: false)
    for (slot, part) in ImagePart.allCases.enumerated() {
      guard let value = members[slot] else {
        if part.isRequired { throw missing(part.rawValue, in: node) }
        continue
      }
      if part.isRequired || document.kind(of: value) != .null { try check(value, part.rule) }
    }
    guard let image = ImageValue(node, in: document) else { throw failure(words(forKindOf: .image), at: node) }
    return image
  }

  private func choice(_ node: JSONNodeID, of id: ID<Enumeration>) throws(ScreenDocumentError) -> Value {
    let form = enums[id.index].form
    let keys = [form.typeKey, form.dataKey(of: "")].compactMap { $0 }
    for name in keys where document.members(of: node).count(where: { document.keyEquals($0.key, name) }) > 1 {
      throw failure("The key \"\(name)\" is repeated.", at: node)
    }
    let (name, data) = form.parts(of: node, in: document)
    guard let name else {
      guard let key = form.typeKey else { throw failure("A case must be an object with one key.", at: node) }
      throw missing(key, in: node)
    }
    let index = try reference(name, in: tables.cases[id.index], "case")
    guard let type = enums[id.index].cases[index].payload else { return .choice(id, index, nil) }
    guard let data else { throw missing(form.dataKey(of: try text(name)) ?? "", in: node) }
    return .choice(id, index, try value(data, of: type))
  }

  private func action(_ node: JSONNodeID, among ids: [ID<Action>]) throws(ScreenDocumentError) -> Value {
    let slots = try slots(of: node, TaggedKey.keys, "An action")
    let type = try required(slots, .type)
    let index = try reference(type, in: tables.actions, "action")
    guard ids.contains(ID(index)) else { throw failure("This field does not take this action.", at: type) }
    let payload = try required(slots, .payload)
    return .action(ID(index), try fieldValues(payload, actions[index].fields, tables.actionFields[index]))
  }
}

extension ScreenEncoder {
  /// A value that the author wrote.
  mutating func encode(_ value: Value) {
    switch value {
    case .text(let text): writer.string(text)
    case .localized(let key):
      writer.beginObject()
      writer.member(LocalizedKey.localized, key)
      writer.endObject()
    case .integer(let integer): writer.integer(integer)
    case .decimal(let decimal): writer.string(decimal.text)
    case .number(let number): writer.rational(number)
    case .digits(let digits): writer.rawNumber(digits)
    case .boolean(let boolean): writer.boolean(boolean)
    case .color(let color): writer.string(ColorText.text(of: color))
    case .enumerationCase(let id, let index):
      writer.string(screen.contract.enums.elements[id.index].cases[index].name.wire)
    case .choice(let id, let index, let data): encode(data, ofCase: index, screen.contract.enums.elements[id.index])
    case .record(let id, let values): encode(values, of: screen.contract.records.elements[id.index].fields)
    case .image(let image): encode(image)
    case .action(let id, let values): encode(id, values)
    case .list(let values):
      writer.beginArray()
      for value in values { encode(value) }
      writer.endArray()
    case .map(let entries):
      writer.beginObject()
      for entry in entries {
        writer.key(entry.key)
        encode(entry.value)
      }
      writer.endObject()
    }
  }

  private mutating func encode(_ data: Value?, ofCase index: Int, _ enumeration: Enumeration) {
    let name = enumeration.cases[index].name.wire
    writer.beginObject()
    if let key = enumeration.form.typeKey {
      writer.key(key)
      writer.string(name)
    }
    if case .record(let id, let values)? = data, case .beside = enumeration.form {
      encodeMembers(values, of: screen.contract.records.elements[id.index].fields)
    } else if let key = enumeration.form.dataKey(of: name), data != nil || enumeration.form == .onlyKey {
      writer.key(key)
      guard let data else {
        writer.beginObject()
        writer.endObject()
        return writer.endObject()
      }
      encode(data)
    }
    writer.endObject()
  }

  mutating func encode(_ values: [FieldValue], of fields: [Field]) {
    writer.beginObject()
    encodeMembers(values, of: fields)
    writer.endObject()
  }

  private mutating func encodeMembers(_ values: [FieldValue], of fields: [Field]) {
    for value in values {
      writer.key(fields[value.field].name.wire)
      encode(value.value)
    }
  }

  private mutating func encode(_ image: ImageValue) {
    writer.beginObject()
    writer.member(ImagePart.url.rawValue, image.url)
    writer.member(ImagePart.width.rawValue, image.width)
    writer.member(ImagePart.height.rawValue, image.height)
    writer.member(ImagePart.alt.rawValue, image.alternativeText)
    writer.endObject()
  }

  private mutating func encode(_ id: ID<Action>, _ values: [FieldValue]) {
    writer.beginObject()
    writer.member(TaggedKey.type, screen.contract.actions.elements[id.index].name.wire)
    writer.key(TaggedKey.payload)
    encode(values, of: screen.contract.actions.elements[id.index].fields)
    writer.endObject()
  }
}
