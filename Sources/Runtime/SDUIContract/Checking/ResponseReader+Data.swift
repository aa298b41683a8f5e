import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// Checks a unit's data, and returns their place: the value of their key; the unit itself; or none, if the data are
  /// one value that may be missing.
  func checkData(of component: ID<Component>, _ node: JSONNodeID, _ parts: UnitParts) -> JSONNodeID? {
    let declared = contract.screen.contract.components[component]
    if let data = parts.data {
      for key in parts.others where !document.keyEquals(key, Self.measuredKey) {
        warn(ofUnknown: key, in: "a unit", declared.origin)
      }
      checkData(data, of: component)
      return data
    }
    let isValue = Field.isDataItself(declared.fields)
    let isBare = parts.others.isEmpty || (parts.measured != nil && parts.others.count == 1)
    if isValue || isBare, declared.fields.contains(where: { $0.isRequired }) {
      let entity = missingEntity(of: node)
      let example = isValue ? example(of: declared.fields[0].type) : "its fields"
      fault(
        .missingKey, entity ?? "a `\(declared.name.source)` has no `\(contract.keys[.data])`",
        entity == nil ? "add it: \(example)" : "send it there, or leave out what refers to it", at: node,
        declared.origin)
      return nil
    }
    if isValue { return nil }
    // Fields beside the type.
    response.isCanonical = false
    checkFields(
      node, declared.fields, contract.componentFields[component.index], of: declared.name, declared.origin,
      isUnit: true)
    return node
  }

  /// Checks data: the value of the one field, or an object of fields.
  func checkData(_ node: JSONNodeID, of component: ID<Component>) {
    let declared = contract.screen.contract.components[component]
    if Field.isDataItself(declared.fields) {
      return check(node, of: declared.fields[0])
    }
    guard document.kind(of: node) == .object else {
      return mismatch(contract.keys[.data], node, "the fields of a `\(declared.name.source)`", declared.origin)
    }
    checkFields(
      node, declared.fields, contract.componentFields[component.index], of: declared.name, declared.origin)
  }

  /// Checks the fields of an object.
  ///
  /// - Parameters:
  ///   - isUnit: Whether the fields are beside the keys of a unit, which are no fields.
  ///   - otherKey: A key beside the fields that is none.
  func checkFields(
    _ node: JSONNodeID, _ fields: [Field], _ names: NameIndex, of owner: DeclaredName, _ declaration: Origin,
    isUnit: Bool = false, besides otherKey: String? = nil
  ) {
    var seen = FieldSet(count: fields.count)
    var next = 0
    for (key, value) in document.members(of: node) {
      if isUnit, isKeyOfUnit(key, names) { continue }
      if let otherKey, document.keyEquals(key, otherKey) { continue }
      guard let index = names.index(of: key, in: document, from: next) else {
        warn(ofUnknown: key, in: "`\(owner.source)`", declaration)
        continue
      }
      next = index + 1
      seen.insert(index)
      check(value, of: fields[index])
    }
    guard seen.count < fields.count else { return }
    for (index, field) in fields.enumerated() where field.isRequired && !seen.contains(index) {
      fault(
        .missingField, "`\(owner.source)` has no `\(field.name.wire)`, which is required",
        "add it: \(example(of: field.type))", at: node, field.origin)
    }
  }

  private func isKeyOfUnit(_ key: JSONNodeID, _ names: NameIndex) -> Bool {
    if document.keyEquals(key, contract.keys[.unitType]) { return true }
    return document.keyEquals(key, Self.measuredKey) && names.index(of: key, in: document) == nil
  }
}

/// Some fields of an object, by index.
private struct FieldSet {
  private(set) var count = 0
  private var bits: UInt64 = 0
  /// Those from 64 on.
  private var others: [Bool]

  init(count: Int) { others = count > 64 ? Array(repeating: false, count: count - 64) : [] }

  func contains(_ index: Int) -> Bool { index < 64 ? bits >> UInt64(index) & 1 == 1 : others[index - 64] }

  mutating func insert(_ index: Int) {
    if contains(index) { return }
    count += 1
    if index < 64 { bits |= 1 << UInt64(index) } else { others[index - 64] = true }
  }
}
