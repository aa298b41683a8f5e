import SDUIJSON

extension ScreenEncoder {
  /// The contract. Everything in it whose order matters stands in arrays.
  mutating func encodeContract() {
    writer.beginObject()
    writer.key(ContractKey.components)
    writer.beginArray()
    let components = screen.contract.components.elements
    for index in components.indices { encode(components[index]) }
    writer.endArray()
    writer.key(ContractKey.records)
    writer.beginArray()
    for record in screen.contract.records.elements {
      encode(record.name, record.documentation, record.fields, reserved: record.reserved)
    }
    writer.endArray()
    writer.key(ContractKey.enums)
    writer.beginArray()
    for enumeration in screen.contract.enums.elements { encode(enumeration) }
    writer.endArray()
    writer.key(ContractKey.actions)
    writer.beginArray()
    for action in screen.contract.actions.elements {
      encode(action.name, action.documentation, action.fields, reserved: action.reserved)
    }
    writer.endArray()
    encodeFlags()
    writer.endObject()
  }

  private mutating func encode(_ component: Component) {
    writer.beginObject()
    writer.member(DeclarationKey.type, component.name.wire)
    encodeSource(component.name, component.documentation, DeclarationKey.self)
    encode(component.availability, DeclarationKey.self)
    encode(component.fallback)
    encodeFields(component.fields)
    encodeReserved(component.reserved)
    encodeEvents(component.events)
    writer.endObject()
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
    writer.key(DeclarationKey.fields)
    writer.beginArray()
    for index in fields.indices { encodeField(at: index, of: fields) }
    writer.endArray()
  }

  private mutating func encode(_ enumeration: Enumeration) {
    writer.beginObject()
    writer.member(EnumerationKey.type, enumeration.name.wire)
    encodeSource(enumeration.name, enumeration.documentation, EnumerationKey.self)
    writer.member(EnumerationKey.open, onlyIf: enumeration.isOpen)
    writer.key(EnumerationKey.cases)
    writer.beginArray()
    for enumerationCase in enumeration.cases {
      writer.beginObject()
      writer.member(CaseKey.value, enumerationCase.name.wire)
      encodeSource(enumerationCase.name, enumerationCase.documentation, CaseKey.self)
      encode(enumerationCase.availability, CaseKey.self)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  /// A field, by its index, so that it need not be copied as a whole.
  private mutating func encodeField(at index: Int, of fields: [Field]) {
    writer.beginObject()
    writer.member(FieldKey.key, fields[index].name.wire)
    encodeSource(fields[index].name, fields[index].documentation, FieldKey.self)
    encodeMembers(of: fields[index].type)
    if let value = fields[index].defaultValue {
      writer.key(FieldKey.default)
      encode(value)
    }
    encode(fields[index].availability, FieldKey.self)
    writer.endObject()
  }
}

extension ScreenEncoder {
  /// The members that say a type: of a field, or of the elements of a list.
  private mutating func encodeMembers(of type: FieldType) {
    if case .optional(let wrapped) = type { return encodeOptional(wrapped) }
    writer.member(FieldKey.type, type.name.rawValue)
    switch type.rule {
    case .text, .integer, .decimal: encode(type.bounds)
    case .enumeration(let id): writer.member(FieldKey.enumeration, screen.contract.enums.elements[id.index].name.wire)
    case .record(let id): writer.member(FieldKey.record, screen.contract.records.elements[id.index].name.wire)
    case .action(let ids): encodeActions(ids)
    case .list(let element): encodeList(of: element)
    case .boolean, .image, .pixels: break
    }
  }

  private mutating func encode(_ bounds: FieldType.Bounds) {
    writer.member(FieldKey.minimum, bounds.minimum)
    writer.member(FieldKey.maximum, bounds.maximum)
  }

  private mutating func encodeActions(_ ids: [ID<Action>]) {
    writer.key(FieldKey.actions)
    writer.beginArray()
    for id in ids { writer.string(screen.contract.actions.elements[id.index].name.wire) }
    writer.endArray()
  }

  private mutating func encodeList(of element: FieldType) {
    writer.key(FieldKey.element)
    writer.beginObject()
    encodeMembers(of: element)
    writer.endObject()
  }

  /// The wrapped type's members and a flag; a second question mark adds nothing that a value could show.
  private mutating func encodeOptional(_ wrapped: FieldType) {
    encodeMembers(of: wrapped)
    if case .optional = wrapped { return }
    writer.member(FieldKey.optional, onlyIf: true)
  }
}
