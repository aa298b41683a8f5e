import SDUIJSON

extension ScreenDecoder {
  /// The contract: first all names, then the types of fields, which may name anything, then defaults and events.
  mutating func decodeContract(_ node: JSONNodeID) throws(ScreenDocumentError) {
    let contract = try slots(of: node, ContractKey.keys, "The contract")
    try decodeFlags(contract[.flags])
    try decodeEnumerations(required(contract, .enums))
    var newRecords = try declarations(required(contract, .records), "records", in: &tables.records)
    var newActions = try declarations(required(contract, .actions), "actions", in: &tables.actions)
    if let builtIn = tables.actions.index(of: EventAction.toggleSectionName) {
      throw failure(
        "\"\(EventAction.toggleSectionName)\" is the name of a built-in action.",
        at: Array(document.children(of: try required(contract, .actions)))[builtIn])
    }
    var newComponents = try declarations(
      required(contract, .components), "components", in: &tables.components)
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

  private mutating func decodeComponents(_ newComponents: inout [Declaration]) throws(ScreenDocumentError) {
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
  private mutating func decodeValues(
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
    try value(item.node, of: fields[item.field].type)
  }

  private mutating func decodeEnumerations(_ node: JSONNodeID) throws(ScreenDocumentError) {
    var names = NameTable()
    for element in try elements(of: node, "The enums") {
      let slots = try slots(of: element, EnumerationKey.keys, "An enum")
      let wire = try newName(required(slots, .type), in: &names, "enums")
      var caseNames = NameTable()
      var cases: [Enumeration.Case] = []
      for node in try elements(of: required(slots, .cases), "The cases of an enum") {
        let slots = try self.slots(of: node, CaseKey.keys, "A case")
        let wire = try newName(required(slots, .value), in: &caseNames, "cases")
        var enumerationCase = Enumeration.Case(
          name: try declaredName(wire: wire, name: slots[.name]),
          documentation: try optionalText(slots[.documentation]))
        enumerationCase.availability = try availability(slots)
        cases.append(enumerationCase)
      }
      var isOpen = false
      if let open = slots[.open] { isOpen = try boolean(open) }
      enums.append(
        Enumeration(
          name: try declaredName(wire: wire, name: slots[.name]),
          documentation: try optionalText(slots[.documentation]), isOpen: isOpen, cases: cases))
      tables.cases.append(caseNames)
    }
    tables.enums = names
  }

  /// The names of records, actions or components.
  private func declarations(
    _ node: JSONNodeID, _ what: String, in names: inout NameTable
  ) throws(ScreenDocumentError) -> [Declaration] {
    let elements = try elements(of: node, "The \(what)")
    let each = "Each of the \(what)"
    let count = document.itemCount(of: node)
    names = NameTable(capacity: count)
    var declarations: [Declaration] = []
    declarations.reserveCapacity(count)
    for element in elements {
      let slots = try slots(of: element, DeclarationKey.keys, each)
      let wire = try newName(required(slots, .type), in: &names, what)
      declarations.append(
        Declaration(
          object: element, fields: slots[.fields], events: slots[.events], fallback: slots[.fallback],
          reserved: slots[.reserved], name: try declaredName(wire: wire, name: slots[.name]),
          documentation: try optionalText(slots[.documentation]),
          availability: try availability(slots)))
    }
    return declarations
  }

  /// Reads the fields of a declaration, all but their defaults.
  private func decodeFields(
    _ declaration: inout Declaration
  ) throws(ScreenDocumentError) -> (fields: [Field], names: NameTable) {
    guard let list = declaration.fields else { throw missing("fields", in: declaration.object) }
    let elements = try elements(of: list, "The fields")
    let count = document.itemCount(of: list)
    var names = NameTable(capacity: count)
    var fields: [Field] = []
    fields.reserveCapacity(count)
    for node in elements {
      let slots = try slots(of: node, FieldKey.keys, "A field")
      let wire = try newName(required(slots, .key), in: &names, "fields")
      if let value = slots[.default] {
        declaration.defaults.append(Declaration.Default(field: fields.count, node: value))
      }
      let name = try declaredName(wire: wire, name: slots[.name])
      let documentation = try optionalText(slots[.documentation])
      let type = try fieldType(slots)
      var field = Field(name: name, documentation: documentation, type: type)
      field.availability = try availability(slots)
      // Other defaults may be read before this one, and need to know that the field may be missing.
      if slots[.default] != nil { field.defaultValue = .boolean(false) }
      fields.append(field)
    }
    return (fields, names)
  }
}

/// A record, an action or a component while it is being read.
private struct Declaration {
  let object: JSONNodeID
  let fields: JSONNodeID?
  let events: JSONNodeID?
  let fallback: JSONNodeID?
  let reserved: JSONNodeID?
  let name: DeclaredName
  let documentation: String
  let availability: Availability
  var defaults: [Default] = []

  /// A field's default, which may be a value of a type that is yet to be read.
  struct Default {
    let field: Int
    let node: JSONNodeID
  }
}

/// The keys of the contract.
enum ContractKey: KeyName, ObjectKey {
  case components, records, enums, actions, flags

  static let keys = KeySet<ContractKey>()
}

/// The keys of an enumeration.
enum EnumerationKey: KeyName, SourceNameKey {
  case type, name, documentation, open, cases

  static let keys = KeySet<EnumerationKey>()
}

/// The keys of a case.
enum CaseKey: KeyName, SourceNameKey, AvailabilityKey {
  case value, name, documentation, since, until, deprecated

  static let keys = KeySet<CaseKey>()
}

/// The keys of a record, an action or a component; only a component has versions, a fallback and events.
enum DeclarationKey: KeyName, SourceNameKey, AvailabilityKey {
  case type, name, documentation, since, until, deprecated, fallback, fields, reserved
  case events = "on"

  static let keys = KeySet<DeclarationKey>()
}
