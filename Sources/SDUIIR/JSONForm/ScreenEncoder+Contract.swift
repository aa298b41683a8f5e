import SDUIJSON

extension ScreenEncoder {
  /// The contract. Everything in it whose order matters stands in arrays.
  mutating func encodeContract() {
    writer.beginObject()
    writer.key(plain: "components")
    writer.beginArray()
    let components = screen.contract.components.elements
    for index in components.indices { encode(components[index]) }
    writer.endArray()
    writer.key(plain: "records")
    writer.beginArray()
    for record in screen.contract.records.elements {
      encode(record.name, record.documentation, record.fields, reserved: record.reserved)
    }
    writer.endArray()
    writer.key(plain: "enums")
    writer.beginArray()
    for enumeration in screen.contract.enums.elements { encode(enumeration) }
    writer.endArray()
    writer.key(plain: "actions")
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
    writer.key(plain: "type")
    writer.string(component.name.wire)
    encodeSource(component.name, component.documentation)
    encode(component.availability)
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
    writer.key(plain: "type")
    writer.string(name.wire)
    encodeSource(name, documentation)
    encodeFields(fields)
    encodeReserved(reserved)
    writer.endObject()
  }

  private mutating func encodeFields(_ fields: [Field]) {
    writer.key(plain: "fields")
    writer.beginArray()
    for index in fields.indices { encodeField(at: index, of: fields) }
    writer.endArray()
  }

  private mutating func encode(_ enumeration: Enumeration) {
    writer.beginObject()
    writer.key(plain: "type")
    writer.string(enumeration.name.wire)
    encodeSource(enumeration.name, enumeration.documentation)
    if enumeration.isOpen {
      writer.key(plain: "open")
      writer.boolean(true)
    }
    writer.key(plain: "cases")
    writer.beginArray()
    for enumerationCase in enumeration.cases {
      writer.beginObject()
      writer.key(plain: "value")
      writer.string(enumerationCase.name.wire)
      encodeSource(enumerationCase.name, enumerationCase.documentation)
      encode(enumerationCase.availability)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  /// A field, by its index, so that it need not be copied as a whole.
  private mutating func encodeField(at index: Int, of fields: [Field]) {
    writer.beginObject()
    writer.key(plain: "key")
    writer.string(fields[index].name.wire)
    encodeSource(fields[index].name, fields[index].documentation)
    encodeMembers(of: fields[index].type)
    if let value = fields[index].defaultValue {
      writer.key(plain: "default")
      encode(value)
    }
    encode(fields[index].availability)
    writer.endObject()
  }
}

extension ScreenEncoder {
  /// The members that say a type: of a field, or of the elements of a list.
  private mutating func encodeMembers(of type: FieldType) {
    if case .optional(let wrapped) = type { return encodeOptional(wrapped) }
    writer.key(plain: "type")
    writer.string(type.name.rawValue)
    switch type.rule {
    case .text, .integer, .decimal: encode(type.bounds)
    case .enumeration(let id): encode(type.name, of: screen.contract.enums.elements[id.index].name)
    case .record(let id): encode(type.name, of: screen.contract.records.elements[id.index].name)
    case .action(let ids): encodeActions(ids)
    case .list(let element): encodeList(of: element)
    case .boolean, .image, .pixels: break
    }
  }

  private mutating func encode(_ bounds: FieldType.Bounds) {
    if let minimum = bounds.minimum {
      writer.key(plain: "min")
      writer.rational(minimum)
    }
    if let maximum = bounds.maximum {
      writer.key(plain: "max")
      writer.rational(maximum)
    }
  }

  private mutating func encode(_ type: FieldType.Name, of name: DeclaredName) {
    writer.key(type.rawValue)
    writer.string(name.wire)
  }

  private mutating func encodeActions(_ ids: [ID<Action>]) {
    writer.key(plain: "actions")
    writer.beginArray()
    for id in ids { writer.string(screen.contract.actions.elements[id.index].name.wire) }
    writer.endArray()
  }

  private mutating func encodeList(of element: FieldType) {
    writer.key(plain: "of")
    writer.beginObject()
    encodeMembers(of: element)
    writer.endObject()
  }

  /// The wrapped type's members and a flag; a second question mark adds nothing that a value could show.
  private mutating func encodeOptional(_ wrapped: FieldType) {
    encodeMembers(of: wrapped)
    if case .optional = wrapped { return }
    writer.key(plain: "optional")
    writer.boolean(true)
  }
}
