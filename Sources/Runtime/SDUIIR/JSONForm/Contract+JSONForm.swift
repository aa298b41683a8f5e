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
    for index in newRecords.indices {
      let (fields, names) = try decodeFields(&newRecords[index])
      tables.recordFields.append(names)
      var record = Record(
        name: newRecords[index].name, documentation: newRecords[index].documentation, fields: fields)
      record.reserved = try reserved(newRecords[index].reserved, besides: names)
      records.append(record)
    }
    for index in newActions.indices {
      let (fields, names) = try decodeFields(&newActions[index])
      tables.actionFields.append(names)
      var action = Action(
        name: newActions[index].name, documentation: newActions[index].documentation, fields: fields)
      action.reserved = try reserved(newActions[index].reserved, besides: names)
      actions.append(action)
    }
    try decodeComponents(&newComponents)
    try decodeValues(newRecords, newActions, newComponents)
  }

  private func decodeComponents(_ newComponents: inout [Declaration]) throws(ScreenDocumentError) {
    components.reserveCapacity(newComponents.count)
    tables.componentFields.reserveCapacity(newComponents.count)
    for index in newComponents.indices {
      let (fields, names) = try decodeFields(&newComponents[index])
      tables.componentFields.append(names)
      var component = Component(
        name: newComponents[index].name, documentation: newComponents[index].documentation, fields: fields)
      component.availability = newComponents[index].availability
      component.reserved = try reserved(newComponents[index].reserved, besides: names)
      components.append(component)
    }
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
    encode(screen.contract.records.elements, as: ContractKey.records) {
      $0.encode($1.name, $1.documentation, $1.fields, reserved: $1.reserved)
    }
    encode(screen.contract.enums.elements, as: ContractKey.enums) { $0.encode($1) }
    encode(screen.contract.actions.elements, as: ContractKey.actions) {
      $0.encode($1.name, $1.documentation, $1.fields, reserved: $1.reserved)
    }
    encodeFlags()
    writer.endObject()
  }
}
