import SDUIJSON

extension ArrangedResponse {
  mutating func addUnit(_ element: Element, _ units: ResponseMapping.Units, _ mapping: ResponseMapping) {
    let node = element.node
    output.beginObject(for: node)
    let (type, holder) = addType(of: node, units)
    var identity: JSONNodeID?
    switch units.identity {
    case .path(let path)?: identity = value(at: path, of: node)
    case .key?: identity = element.key
    case nil: break
    }
    guard let data = value(at: units.data, of: holder) else {
      // What refers to an entity that is missing has its identity, too.
      if mapping.entities == nil { addIdentity(identity, of: node, as: form(of: type ?? "", units, mapping).identity) }
      return output.end()
    }
    output.key(ResponseKey.data.rawValue, for: data)
    addData(data, isWhole: units.data.steps.isEmpty && holder == node, of: type, identity, units, mapping)
    output.end()
  }

  /// Writes the type of a unit.
  ///
  /// - Returns: the type, if the server sends one, and what holds the data: the unit, or the value of its only key.
  private mutating func addType(
    of node: JSONNodeID, _ units: ResponseMapping.Units
  ) -> (String?, holder: JSONNodeID) {
    switch units.type {
    case .only(let name):
      output.key(ResponseKey.unitType.rawValue, for: node)
      output.string(name, for: node)
      return (name, node)
    case .onlyKey:
      if document.itemCount(of: node) == 1, let (key, value) = document.members(of: node).first(where: { _ in true }) {
        copy(key, as: .unitType)
        return (document.string(of: key), value)
      }
    case .paths(let paths) where paths.count == 1:
      if let value = value(at: paths[0], of: node) {
        copyName(value, as: .unitType, isNumber: units.typeIsNumber)
        return (text(of: value, isNumber: units.typeIsNumber), node)
      }
    case .paths(let paths):
      let values = paths.compactMap { value(at: $0, of: node) }
      if let first = values.first {
        let text = values.compactMap { document.string(of: $0) }.joined(separator: "/")
        output.key(ResponseKey.unitType.rawValue, for: first)
        output.string(text, for: first)
        return (text, node)
      }
    }
    return (nil, node)
  }

  /// The data of a unit of which the server sends nothing but the identity.
  private mutating func addIdentity(_ identity: JSONNodeID?, of unit: JSONNodeID, as field: String?) {
    guard let identity, let field else { return }
    output.key(ResponseKey.data.rawValue, for: unit)
    output.beginObject(for: unit)
    output.key(field, for: identity)
    output.copy(identity)
    output.end()
  }

  /// The data of a unit, with its identity among them and without what is no field.
  private mutating func addData(
    _ data: JSONNodeID, isWhole: Bool, of type: String?, _ identity: JSONNodeID?, _ units: ResponseMapping.Units,
    _ mapping: ResponseMapping
  ) {
    let hasOwnKeys = isWhole && !units.ownKeys.isEmpty
    guard document.kind(of: data) == .object, identity != nil || hasOwnKeys else { return output.copy(data) }
    let form = form(of: type ?? "", units, mapping)
    let moved = identity != nil ? form.identity : nil
    guard moved != nil || hasOwnKeys else { return output.copy(data) }
    output.beginObject(for: data)
    if let identity, let field = moved {
      output.key(field, for: identity)
      output.copy(identity)
    }
    copyMembers(of: data) { [document] key in
      if let moved, document.keyEquals(key, moved) { return false }
      // What is not a field is a key of the unit, which is not to be reported as unknown.
      return !isWhole || !form.ownKeys.contains { document.keyEquals(key, $0) }
    }
    output.end()
  }

  private mutating func form(of type: String, _ units: ResponseMapping.Units, _ mapping: ResponseMapping) -> DataForm {
    if let known = forms[type] { return known }
    let fields = mapping.fields[type] ?? []
    let form = DataForm(identity: mapping.identities[type], ownKeys: units.ownKeys.filter { !fields.contains($0) })
    forms[type] = form
    return form
  }
}

extension ArrangedResponse {
  /// The text of a name, or its digits if the server may send them as a number.
  func text(of value: JSONNodeID, isNumber: Bool) -> String? {
    isNumber ? document.digits(of: value) : document.string(of: value)
  }

  /// Copies a name. Digits that are sent as a number are a text in the canonical form.
  mutating func copyName(_ value: JSONNodeID, as key: ResponseKey, isNumber: Bool) {
    guard isNumber, [.number, .string].contains(document.kind(of: value)) else {
      return copy(value, as: key)
    }
    output.key(key.rawValue, for: value)
    if let digits = document.digits(of: value) {
      output.string(digits, for: value)
    } else if key == .sectionId {
      // Any text is an identifier in the canonical form, and this one is none.
      output.true(for: value)
    } else {
      output.copy(value)
    }
  }
}
