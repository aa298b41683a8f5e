import SDUIJSON

extension ScreenEncoder {
  /// One entry for each section, in their order, with the content that the author wrote.
  mutating func encodeSectionList() { encodeEntries(of: screen.sections) }

  private mutating func encodeEntries(of sections: [ScreenSection]) {
    writer.beginArray()
    for index in sections.indices {
      writer.beginObject()
      writer.member(EntryKey.section, sections[index].name.wire)
      writer.member(EntryKey.sectionId, sections[index].name.wire)
      if let content = sections[index].content { encode(content, of: sections[index]) }
      if sections[index].kind == .stack {
        writer.key(EntryKey.sections)
        encodeEntries(of: sections[index].sections)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func encode(_ content: Content, of section: ScreenSection) {
    if let fields = content.header, let header = section.header {
      writer.key(EntryKey.header)
      encodeUnit(header.component, fields)
    }
    if let fields = content.footer, let footer = section.footer {
      writer.key(EntryKey.footer)
      encodeUnit(footer.component, fields)
    }
    guard section.kind != .stack else { return }
    writer.key(EntryKey.units)
    writer.beginArray()
    for item in content.items { encodeUnit(section.units[item.unit].component, item.fields) }
    writer.endArray()
  }

  private mutating func encodeUnit(_ id: ID<Component>, _ values: [FieldValue]) {
    let fields = screen.contract.components.elements[id.index].fields
    writer.beginObject()
    writer.member(DataKey.unitType, wireName(of: id))
    writer.key(DataKey.data)
    if Field.isDataItself(fields) {
      if let value = values.first { encode(value.value) } else { writer.null() }
    } else {
      encode(values, of: fields)
    }
    writer.endObject()
  }

  /// What happens on which event, as an object by event; nothing where nothing happens.
  mutating func encodeEvents(_ events: [EventBinding]) {
    guard !events.isEmpty else { return }
    writer.key(DeclarationKey.events)
    writer.beginObject()
    for binding in events {
      writer.key(binding.event)
      writer.beginObject()
      switch binding.action {
      case .toggleSection:
        writer.member(EventActionKey.type, EventAction.toggleSectionName)
      case .declared(let id, let payload): encode(id, payload)
      case .field(let path): encodeField(path)
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func encode(_ id: ID<Action>, _ payload: [PayloadField]) {
    writer.member(EventActionKey.type, screen.contract.actions.elements[id.index].name.wire)
    writer.key(EventActionKey.payload)
    encode(payload, of: screen.contract.actions.elements[id.index].fields)
  }

  /// Where the values of some fields come from.
  mutating func encode(_ payload: [PayloadField], of fields: [Field]) {
    writer.beginObject()
    for field in payload {
      writer.key(fields[field.field].name.wire)
      encode(field.source)
    }
    writer.endObject()
  }

  private mutating func encode(_ source: PayloadField.Source) {
    writer.beginObject()
    switch source {
    case .data(let path): encodeField(path)
    case .event(let figure):
      writer.member(SourceKey.event, figure.rawValue)
    case .value(let value):
      writer.key(SourceKey.value)
      encode(value)
    }
    writer.endObject()
  }

  /// A path into a component's data: joined with dots, or an array where a name has one.
  private mutating func encodeField(_ path: [String]) {
    writer.key(EventActionKey.field)
    if path.isEmpty || path.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) {
      writer.beginArray()
      for step in path { writer.string(step) }
      writer.endArray()
    } else {
      writer.string(path.joined(separator: "."))
    }
  }
}

extension ScreenEncoder {
  /// A value that the author wrote.
  mutating func encode(_ value: Value) {
    switch value {
    case .text(let text): writer.string(text)
    case .integer(let integer): writer.integer(integer)
    case .decimal(let decimal): writer.string(decimal.text)
    case .boolean(let boolean): writer.boolean(boolean)
    case .color(let color): writer.color(color)
    case .enumerationCase(let id, let index):
      writer.string(screen.contract.enums.elements[id.index].cases[index].name.wire)
    case .record(let id, let values): encode(values, of: screen.contract.records.elements[id.index].fields)
    case .image(let image): encode(image)
    case .action(let id, let values): encode(id, values)
    case .list(let values):
      writer.beginArray()
      for value in values { encode(value) }
      writer.endArray()
    }
  }

  private mutating func encode(_ values: [FieldValue], of fields: [Field]) {
    writer.beginObject()
    for value in values {
      writer.key(fields[value.field].name.wire)
      encode(value.value)
    }
    writer.endObject()
  }

  private mutating func encode(_ image: ImageValue) {
    writer.beginObject()
    writer.key(ImagePart.url.rawValue)
    writer.string(image.url)
    writer.key(ImagePart.width.rawValue)
    writer.rational(image.width)
    writer.key(ImagePart.height.rawValue)
    writer.rational(image.height)
    if let text = image.alternativeText {
      writer.key(ImagePart.alt.rawValue)
      writer.string(text)
    }
    writer.endObject()
  }

  private mutating func encode(_ id: ID<Action>, _ values: [FieldValue]) {
    writer.beginObject()
    writer.member(ActionKey.type, screen.contract.actions.elements[id.index].name.wire)
    writer.key(ActionKey.payload)
    encode(values, of: screen.contract.actions.elements[id.index].fields)
    writer.endObject()
  }
}

extension Field {
  /// Whether a component's data is the value of its one field, whose wire name is `.`, and no object.
  public static func isDataItself(_ fields: [Field]) -> Bool {
    fields.count == 1 && fields[0].name.wire == "."
  }

  /// Whether no data may lack it: it has no default and is not optional. What only some clients know is sent to some and
  /// not to others.
  public var isRequired: Bool {
    if case .optional = type { return false }
    return defaultValue == nil && availability.isUniversal
  }
}
