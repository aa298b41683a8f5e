import SDUIJSON

enum DeclarationKey: KeyName, SourceNameKey, AvailabilityKey {
  case type, name, documentation, since, until, deprecated, fallback, fields, reserved
  case events = "on"
  static let keys = KeySet<DeclarationKey>()
}

/// A record, an action or a component while it is being read.
struct Declaration {
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

extension ScreenDecoder {
  /// The names of records, actions or components.
  func declarations(
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
  func decodeFields(
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
      field.isNilIfInvalid = try isNilIfInvalid(slots, type)
      field.absentTexts = try absentTexts(slots, type)
      field.availability = try availability(slots)
      // Other defaults may be read before this one, and need to know that the field may be missing.
      if slots[.default] != nil { field.defaultValue = .boolean(false) }
      fields.append(field)
    }
    return (fields, names)
  }

  /// Names that are closed; none of them is that of a field.
  func reserved(_ node: JSONNodeID?, besides fields: NameTable) throws(ScreenDocumentError) -> [String] {
    guard let node else { return [] }
    var names = NameTable()
    for element in try elements(of: node, "The reserved names") {
      let name = try newName(element, in: &names, "reserved names")
      guard fields.index(of: name) == nil else {
        throw failure("The name \"\(name)\" is reserved, and a field has it.", at: element)
      }
    }
    return names.names
  }
}

extension ScreenEncoder {
  mutating func encode(_ component: Component) {
    writer.beginObject()
    writer.member(DeclarationKey.type, component.name.wire)
    encodeSource(component.name, component.documentation, DeclarationKey.self)
    encode(component.availability, DeclarationKey.self)
    member(DeclarationKey.fallback, component.fallback) { $0.encode($1) }
    encodeFields(component.fields)
    encodeReserved(component.reserved)
    encodeEvents(component.events)
    writer.endObject()
  }

  mutating func encode(_ record: Record) {
    encode(record.name, record.documentation, record.fields, reserved: record.reserved)
  }

  mutating func encode(_ action: Action) {
    encode(action.name, action.documentation, action.fields, reserved: action.reserved)
  }

  private mutating func encode(
    _ name: DeclaredName, _ documentation: String, _ fields: [Field], reserved: [String]
  ) {
    writer.beginObject()
    writer.member(DeclarationKey.type, name.wire)
    encodeSource(name, documentation, DeclarationKey.self)
    encodeFields(fields)
    encodeReserved(reserved)
    writer.endObject()
  }

  private mutating func encodeFields(_ fields: [Field]) {
    encode(fields.indices, as: DeclarationKey.fields) { $0.encodeField(at: $1, of: fields) }
  }

  /// A field, by its index, so that it need not be copied as a whole.
  private mutating func encodeField(at index: Int, of fields: [Field]) {
    writer.beginObject()
    writer.member(FieldKey.key, fields[index].name.wire)
    encodeSource(fields[index].name, fields[index].documentation, FieldKey.self)
    encodeMembers(of: fields[index].type)
    if fields[index].isNilIfInvalid { writer.member(FieldKey.invalid, Field.invalidIsNil) }
    if !fields[index].absentTexts.isEmpty { writer.member(FieldKey.absent, fields[index].absentTexts) }
    member(FieldKey.default, fields[index].defaultValue) { $0.encode($1) }
    encode(fields[index].availability, FieldKey.self)
    writer.endObject()
  }

  /// Names that are closed, where there are any.
  private mutating func encodeReserved(_ names: [String]) {
    if !names.isEmpty { writer.member(DeclarationKey.reserved, names) }
  }
}
