import SDUIIR
import SDUIJSON

/// Reads the data of a response as values, as content that an author writes is kept. What breaks the contract is left out:
/// faults were found before.
struct ContentDecoder {
  let contract: ResponseContract
  let document: JSONDocument

  /// The fields of a unit's data, in the order of its component.
  func fields(_ data: JSONNodeID?, of component: ID<Component>) -> [FieldValue] {
    guard let data else { return [] }
    let fields = contract.screen.contract.components[component].fields
    if Field.isDataItself(fields) {
      return value(data, of: fields[0]).map { [FieldValue(field: 0, value: $0)] } ?? []
    }
    return values(data, fields, contract.componentFields[component.index])
  }

  private func values(_ node: JSONNodeID, _ fields: [Field], _ names: NameIndex) -> [FieldValue] {
    document.members(of: node, among: names).compactMap { index, member in
      value(member, of: fields[index]).map { FieldValue(field: index, value: $0) }
    }
  }

  private func value(_ node: JSONNodeID, of field: Field) -> Value? {
    !field.absentTexts.isEmpty && field.isAbsent(node, in: document) ? nil : value(node, of: field.type)
  }

  private func value(_ node: JSONNodeID, of type: FieldType) -> Value? {
    let rule = type.rule
    switch rule {
    case .text, .integer, .decimal, .number, .anyDecimal, .digits, .pixels, .boolean:
      return rule.value(of: node, in: document)
    case .image: return ImageValue(node, in: document).map { .image($0) }
    case .enumeration(let id):
      return contract.cases[id.index].index(of: node, in: document).map { .enumerationCase(id, $0) }
    case .choice(let id): return choice(node, of: id)
    case .record(let id):
      guard document.kind(of: node) == .object else { return nil }
      let fields = contract.screen.contract.records[id].fields
      return .record(id, values(node, fields, contract.recordFields[id.index]))
    case .action: return action(node)
    case .list(let element, _):
      if type.isOptional, document.kind(of: node) == .null { return nil }
      if document.kind(of: node) != .array { return value(node, of: element).map { .list([$0]) } }
      return .list(document.children(of: node).compactMap { value($0, of: element) })
    case .map(let element, _):
      if document.kind(of: node) != .object { return nil }
      return .map(entries(node, of: element))
    }
  }

  /// The members of a map, of a repeated key the first one.
  private func entries(_ node: JSONNodeID, of element: FieldType) -> [MapEntry] {
    var seen: Set<[UInt8]> = []
    return document.members(of: node).compactMap { key, member in
      guard let key = document.string(of: key), seen.insert(Array(key.utf8)).inserted else { return nil }
      return value(member, of: element).map { MapEntry(key: key, value: $0) }
    }
  }

  private func choice(_ node: JSONNodeID, of id: ID<Enumeration>) -> Value? {
    let enumeration = contract.screen.contract.enums[id]
    let (name, data) = enumeration.form.parts(of: node, in: document)
    guard let index = name.flatMap({ contract.cases[id.index].index(of: $0, in: document) }) else { return nil }
    guard let type = enumeration.cases[index].payload else { return .choice(id, index, nil) }
    return data.flatMap { value($0, of: type) }.map { .choice(id, index, $0) }
  }

  private func action(_ node: JSONNodeID) -> Value? {
    guard let type = document.member("type", of: node), let payload = document.member("payload", of: node),
      let index = contract.actions.index(of: type, in: document)
    else { return nil }
    let fields = contract.screen.contract.actions.elements[index].fields
    return .action(ID(index), values(payload, fields, contract.actionFields[index]))
  }
}
