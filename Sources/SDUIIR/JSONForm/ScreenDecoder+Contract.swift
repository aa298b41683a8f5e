import SDUIJSON

extension ScreenDecoder {
  /// The contract: first all names, then the types of fields, which may name anything, then defaults and events.
  mutating func decodeContract(_ node: JSONNodeID) throws(ScreenDocumentError) {
    let contract = try slots(of: node, ContractKey.keys, "The contract")
    try decodeEnumerations(required(contract, .enums, "enums"))
    var (recordNodes, recordNames) = try declarations(required(contract, .records, "records"), "records")
    var (actionNodes, actionNames) = try declarations(required(contract, .actions, "actions"), "actions")
    var (componentNodes, componentNames) = try declarations(
      required(contract, .components, "components"), "components")
    (tables.records, tables.actions, tables.components) = (recordNames, actionNames, componentNames)
    for index in recordNodes.indices { tables.recordFields.append(try decodeFields(&recordNodes[index])) }
    for index in actionNodes.indices { tables.actionFields.append(try decodeFields(&actionNodes[index])) }
    for index in componentNodes.indices { tables.componentFields.append(try decodeFields(&componentNodes[index])) }
    records = recordNodes.map { Record(name: $0.name, documentation: $0.documentation, fields: $0.fields) }
    actions = actionNodes.map { Action(name: $0.name, documentation: $0.documentation, fields: $0.fields) }
    components = componentNodes.map { Component(name: $0.name, documentation: $0.documentation, fields: $0.fields) }

    for (index, node) in recordNodes.enumerated() {
      for item in node.defaults { records[index].fields[item.field].defaultValue = try defaultValue(item, node) }
    }
    for (index, node) in actionNodes.enumerated() {
      for item in node.defaults { actions[index].fields[item.field].defaultValue = try defaultValue(item, node) }
    }
    for (index, node) in componentNodes.enumerated() {
      for item in node.defaults { components[index].fields[item.field].defaultValue = try defaultValue(item, node) }
      tables.eventNodes.append(node.slots[.events])
      if let events = node.slots[.events] { components[index].events = try self.events(events, of: index) }
    }
  }

  private func defaultValue(
    _ item: Declaration.Default, _ declaration: Declaration
  ) throws(ScreenDocumentError) -> Value {
    try value(item.node, of: declaration.fields[item.field].type)
  }

  private mutating func decodeEnumerations(_ node: JSONNodeID) throws(ScreenDocumentError) {
    var names = NameTable()
    for element in try elements(of: node, "The enums") {
      let slots = try slots(of: element, EnumerationKey.keys, "An enum")
      let wire = try newName(required(slots, .type, "type"), in: &names, "enums")
      var caseNames = NameTable()
      var cases: [Enumeration.Case] = []
      for node in try elements(of: required(slots, .cases, "cases"), "The cases of an enum") {
        let slots = try self.slots(of: node, CaseKey.keys, "A case")
        let wire = try newName(required(slots, .value, "value"), in: &caseNames, "cases")
        cases.append(
          Enumeration.Case(
            name: try declaredName(wire: wire, name: slots[.name]),
            documentation: try optionalText(slots[.documentation])))
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
    _ node: JSONNodeID, _ what: String
  ) throws(ScreenDocumentError) -> (declarations: [Declaration], names: NameTable) {
    var names = NameTable()
    var declarations: [Declaration] = []
    for element in try elements(of: node, "The \(what)") {
      let slots = try slots(of: element, DeclarationKey.keys, "Each of the \(what)")
      let wire = try newName(required(slots, .type, "type"), in: &names, what)
      declarations.append(
        Declaration(
          slots: slots, name: try declaredName(wire: wire, name: slots[.name]),
          documentation: try optionalText(slots[.documentation])))
    }
    return (declarations, names)
  }

  /// Reads the fields of a declaration, all but their defaults.
  private func decodeFields(_ declaration: inout Declaration) throws(ScreenDocumentError) -> NameTable {
    var names = NameTable()
    for node in try elements(of: required(declaration.slots, .fields, "fields"), "The fields") {
      let slots = try slots(of: node, FieldKey.keys, "A field")
      let wire = try newName(required(slots, .key, "key"), in: &names, "fields")
      if let value = slots[.default] {
        declaration.defaults.append(Declaration.Default(field: declaration.fields.count, node: value))
      }
      declaration.fields.append(
        Field(
          name: try declaredName(wire: wire, name: slots[.name]),
          documentation: try optionalText(slots[.documentation]), type: try fieldType(slots)))
    }
    return names
  }
}

/// A record, an action or a component while it is being read.
private struct Declaration {
  let slots: Slots<DeclarationKey>
  let name: DeclaredName
  let documentation: String
  var fields: [Field] = []
  var defaults: [Default] = []

  /// A field's default, which may be a value of a type that is yet to be read.
  struct Default {
    let field: Int
    let node: JSONNodeID
  }
}

/// The keys of the contract.
enum ContractKey: Int, Sendable {
  case components, records, enums, actions

  static let keys = KeySet<ContractKey>(["components", "records", "enums", "actions"])
}

/// The keys of an enumeration.
enum EnumerationKey: Int, Sendable {
  case type, name, documentation, open, cases

  static let keys = KeySet<EnumerationKey>(["type", "name", "documentation", "open", "cases"])
}

/// The keys of a case.
enum CaseKey: Int, Sendable {
  case value, name, documentation

  static let keys = KeySet<CaseKey>(["value", "name", "documentation"])
}

/// The keys of a record, an action or a component; only a component has events.
enum DeclarationKey: Int, Sendable {
  case type, name, documentation, fields, events

  static let keys = KeySet<DeclarationKey>(["type", "name", "documentation", "fields", "on"])
}
