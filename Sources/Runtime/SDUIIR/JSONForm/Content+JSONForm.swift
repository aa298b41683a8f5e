import SDUIJSON

enum EntryKey: KeyName, ObjectKey {
  case section, sectionId, header, footer, units, sections
  static let keys = KeySet<EntryKey>()
}

enum DataKey: KeyName, ObjectKey {
  case unitType, data
  static let keys = KeySet<DataKey>()
}

extension ScreenDecoder {
  /// Reads the author's content of a section, where the entry has units, a header or a footer.
  func content(_ slots: Slots<EntryKey>, of section: ScreenSection) throws(ScreenDocumentError) -> Content {
    var content = Content()
    if let header = slots[.header] { content.header = try data(header, of: section.header?.component, "header") }
    if let footer = slots[.footer] { content.footer = try data(footer, of: section.footer?.component, "footer") }
    guard let units = slots[.units] else { return content }
    if section.kind.holdsSections { throw failure("A stack has sections and no units.", at: units) }
    var indices: [ID<Component>: Int] = [:]
    for (index, unit) in section.units.enumerated() { indices[unit.component] = index }
    for node in try elements(of: units, "The units") {
      let slots = try self.slots(of: node, DataKey.keys, "A unit")
      let type = try required(slots, .unitType)
      let component = try reference(type, in: tables.components, "component")
      guard let unit = indices[ID(component)] else { throw failure("The section does not accept this unit.", at: type) }
      content.items.append(
        Content.Item(unit: unit, fields: try data(required(slots, .data), of: component)))
    }
    return content
  }

  private func data(
    _ node: JSONNodeID, of component: ID<Component>?, _ what: String
  ) throws(ScreenDocumentError) -> [FieldValue] {
    guard let component else { throw failure("The section has no \(what).", at: node) }
    let slots = try slots(of: node, DataKey.keys, "A \(what)")
    let type = try required(slots, .unitType)
    guard try reference(type, in: tables.components, "component") == component.index else {
      throw failure("This is not the component of the section's \(what).", at: type)
    }
    return try data(required(slots, .data), of: component.index)
  }

  private func data(_ node: JSONNodeID, of component: Int) throws(ScreenDocumentError) -> [FieldValue] {
    let fields = components[component].fields
    guard Field.isDataItself(fields) else { return try fieldValues(node, fields, tables.componentFields[component]) }
    if document.kind(of: node) == .null, !fields[0].isRequired { return [] }
    if fields[0].isAbsent(node, in: document) { return [] }
    return [FieldValue(field: 0, value: try value(node, of: fields[0].type))]
  }
}

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
      if sections[index].kind.holdsSections {
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
    guard !section.kind.holdsSections else { return }
    encode(content.items, as: EntryKey.units) { $0.encodeUnit(section.units[$1.unit].component, $1.fields) }
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
}
