import SDUIJSON

enum ContractKey: KeyName, ObjectKey {
  case components, records, enums, actions, flags
  static let keys = KeySet<ContractKey>()
}

extension ScreenDecoder {
  /// The contract: first all names, then the types of fields, which may name anything, then defaults and events.
  func decodeContract(_ node: JSONNodeID) throws(ScreenDocumentError) {
    let contract = try slots(of: node, ContractKey.keys, "The contract")
    try decodeFlags(contract[.flags])
    let payloads = try decodeEnumerations(required(contract, .enums))
    var newRecords = try declarations(required(contract, .records), "records", in: &tables.records)
    var newActions = try declarations(required(contract, .actions), "actions", in: &tables.actions)
    if let builtIn = tables.actions.index(of: EventAction.toggleSectionName) {
      throw failure(
        "\"\(EventAction.toggleSectionName)\" is the name of a built-in action.",
        at: Array(document.children(of: try required(contract, .actions)))[builtIn])
    }
    var newComponents = try declarations(
      required(contract, .components), "components", in: &tables.components)
    try decode(payloads)
    (records, tables.recordFields) = try withFields(&newRecords) {
      Record(name: $0.name, documentation: $0.documentation, fields: $1, reserved: $2)
    }
    try checkForms(payloads)
    (actions, tables.actionFields) = try withFields(&newActions) {
      Action(name: $0.name, documentation: $0.documentation, fields: $1, reserved: $2)
    }
    (components, tables.componentFields) = try withFields(&newComponents) {
      var component = Component(name: $0.name, documentation: $0.documentation, fields: $1, reserved: $2)
      component.availability = $0.availability
      return component
    }
    try decodeValues(newRecords, newActions, newComponents)
  }

  /// Reads the fields of declarations.
  ///
  /// - Parameter make: makes a declaration of its fields and reserved names.
  /// - Returns: the declarations, and the names of the fields of each.
  private func withFields<Element>(
    _ declarations: inout [Declaration], _ make: (Declaration, [Field], [String]) -> Element
  ) throws(ScreenDocumentError) -> ([Element], names: [NameTable]) {
    var (elements, tables): ([Element], [NameTable]) = ([], [])
    elements.reserveCapacity(declarations.count)
    tables.reserveCapacity(declarations.count)
    for index in declarations.indices {
      let (fields, names) = try decodeFields(&declarations[index])
      tables.append(names)
      elements.append(make(declarations[index], fields, try reserved(declarations[index].reserved, besides: names)))
    }
    return (elements, tables)
  }

  /// Reads defaults and events, whose types are known by now.
  private func decodeValues(
    _ newRecords: [Declaration], _ newActions: [Declaration], _ newComponents: [Declaration]
  ) throws(ScreenDocumentError) {
    for index in newRecords.indices {
      for item in newRecords[index].defaults {
        records[index].fields[item.field].defaultValue = try value(item, records[index].fields)
      }
    }
    for index in newActions.indices {
      for item in newActions[index].defaults {
        actions[index].fields[item.field].defaultValue = try value(item, actions[index].fields)
      }
    }
    for index in newComponents.indices {
      for item in newComponents[index].defaults {
        components[index].fields[item.field].defaultValue = try value(item, components[index].fields)
      }
      tables.eventNodes.append(newComponents[index].events)
      if let events = newComponents[index].events { components[index].events = try self.events(events, of: index) }
      if let node = newComponents[index].fallback { components[index].fallback = try fallback(node, of: index) }
    }
    if newComponents.contains(where: { $0.fallback != nil }) {
      try checkFallbacksEnd(newComponents.map({ $0.fallback }))
    }
  }

  private func value(_ item: Declaration.Default, _ fields: [Field]) throws(ScreenDocumentError) -> Value {
    try fixedValue(item.node, of: fields[item.field].type)
  }
}

extension ScreenEncoder {
  /// Writes the contract. Everything in it whose order matters is in arrays.
  mutating func encodeContract() {
    writer.beginObject()
    let components = screen.contract.components.elements
    encode(components.indices, as: ContractKey.components) { $0.encode(components[$1]) }
    encode(screen.contract.records.elements, as: ContractKey.records) { $0.encode($1) }
    encode(screen.contract.enums.elements, as: ContractKey.enums) { $0.encode($1) }
    encode(screen.contract.actions.elements, as: ContractKey.actions) { $0.encode($1) }
    encodeFlags()
    writer.endObject()
  }
}
