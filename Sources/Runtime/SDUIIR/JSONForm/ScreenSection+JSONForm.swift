import SDUIJSON

package enum SectionKey: KeyName, SourceNameKey {
  case name, documentation, kind, essential, repeated, accepts, bundle, header, footer, background
  case events = "on"
  case units, sections, adaptations
  package static let keys = KeySet<SectionKey>(.section)
}

extension ScreenDecoder {
  /// The sections, in the order of the list, each with its content.
  func sections(_ node: JSONNodeID, list: JSONNodeID) throws(ScreenDocumentError) -> [ScreenSection] {
    var known = NameTable()
    return try sections(node, list: list, ofStack: false, &known)
  }

  /// The sections of the screen or of a stack.
  ///
  /// - Parameter known: the names so far; no two sections of a screen have the same, whatever their parents are.
  private func sections(
    _ node: JSONNodeID, list: JSONNodeID, ofStack isInStack: Bool, _ known: inout NameTable
  ) throws(ScreenDocumentError) -> [ScreenSection] {
    let members = try members(of: node, "The sections")
    var names = NameTable(capacity: document.itemCount(of: node))
    var values: [JSONNodeID] = []
    for (key, value) in members {
      let name = try newName(key, in: &names, "sections")
      if isInStack, !known.add(name) { throw failure("There are two sections named \"\(name)\".", at: key) }
      values.append(value)
    }
    if !isInStack { known = names }
    var isListed = Array(repeating: false, count: values.count)
    var sections: [ScreenSection] = []
    var nextComponent = 0
    sections.reserveCapacity(values.count)
    for entry in try elements(of: list, "The sectionList") {
      let slots = try slots(of: entry, EntryKey.keys, "An entry of the sectionList")
      let index = try reference(
        required(slots, .section), in: names, "section", expected: sections.count)
      guard !isListed[index] else { throw failure("The section \"\(names.names[index])\" is listed twice.", at: entry) }
      isListed[index] = true
      try checkIdentifier(slots, names.names[index])
      sections.append(try section(values[index], named: names.names[index], slots, nextComponent))
      if sections[sections.count - 1].kind.holdsSections || slots[.sections] != nil {
        if isInStack { throw failure("A stack holds no other stack.", at: values[index]) }
        try readStack(values[index], slots, into: &sections[sections.count - 1], &known)
      }
      // Sections mostly name components for the first time in the order of the contract.
      if let unit = sections[sections.count - 1].units.last { nextComponent = unit.component.index + 1 }
    }
    if let index = isListed.firstIndex(of: false) {
      throw failure("The section \"\(names.names[index])\" of the layout is not listed here.", at: list)
    }
    return sections
  }

  /// The sections of a stack; other kinds have none.
  private func readStack(
    _ node: JSONNodeID, _ entry: Slots<EntryKey>, into section: inout ScreenSection, _ known: inout NameTable
  ) throws(ScreenDocumentError) {
    guard section.kind.holdsSections else { throw failure("Only a stack has sections in it.", at: node) }
    let slots = try slots(of: node, SectionKey.keys, "A section")
    let list = try required(entry, .sections)
    section.sections = try sections(required(slots, .sections), list: list, ofStack: true, &known)
  }

  private func checkIdentifier(_ slots: Slots<EntryKey>, _ name: String) throws(ScreenDocumentError) {
    let node = try required(slots, .sectionId)
    guard document.keyEquals(node, name) else {
      _ = try text(node)
      throw failure("The sectionId must be \"\(name)\", as the section is named.", at: node)
    }
  }

  private func section(
    _ node: JSONNodeID, named wire: String, _ entry: Slots<EntryKey>, _ nextComponent: Int
  ) throws(ScreenDocumentError) -> ScreenSection {
    var slots = try slots(of: node, SectionKey.keys, "A section")
    let kind = try kind(required(slots, .kind))
    let accepted =
      kind.holdsSections ? AcceptedUnits() : try accepted(required(slots, .accepts), nextComponent)
    try checkStack(kind, slots)
    var section = ScreenSection(
      name: try declaredName(wire: wire, name: slots[.name]), documentation: try optionalText(slots[.documentation]),
      kind: kind)
    if let essential = slots[.essential] { section.isEssential = try boolean(essential) }
    if let repeated = slots[.repeated] { section.isRepeated = try boolean(repeated) }
    try readParts(&slots, accepted, into: &section)
    if let bundle = slots[.bundle] { section.bundle = try self.bundle(bundle, of: section) }
    if let adaptations = slots[.adaptations] {
      section.adaptations = try self.adaptations(adaptations, of: section, accepted)
    }
    try checkIndexTitle(of: section, in: node)
    if entry[.header] != nil || entry[.footer] != nil || entry[.units] != nil {
      section.content = try content(entry, of: section)
    }
    return section
  }

  /// Reads the content and the layout of a section of a kind.
  func readParts(
    _ slots: inout Slots<SectionKey>, _ accepted: AcceptedUnits, into section: inout ScreenSection
  ) throws(ScreenDocumentError) {
    let kind = section.kind
    // The value of these keys is a component or the word of a property.
    section.empty = try takePlaceholder(.emptyBehavior, from: &slots)
    section.failure = try takePlaceholder(.failureBehavior, from: &slots)
    section.properties = try properties(slots, SectionKey.keys, Place(kind: kind, units: accepted.names))
    if let header = slots[.header] { section.header = try placed(header, PlacedKey.keys, "A header", in: kind) }
    if let footer = slots[.footer] { section.footer = try placed(footer, PlacedKey.keys, "A footer", in: kind) }
    if let background = slots[.background] { section.background = try self.background(background, kind) }
    if let events = slots[.events] { section.events = try self.events(events, of: nil) }
    if !kind.holdsSections { section.units = try units(required(slots, .units), accepted, kind) }
  }

  /// A stack has sections where other kinds have units.
  private func checkStack(_ kind: LayoutKind, _ slots: Slots<SectionKey>) throws(ScreenDocumentError) {
    if kind.holdsSections, let node = slots[.accepts] ?? slots[.units] {
      throw failure("A stack has sections and no units.", at: node)
    }
    if !kind.holdsSections, let node = slots[.sections] { throw failure("Only a stack has sections in it.", at: node) }
  }

  /// A kind by its name.
  func kind(_ node: JSONNodeID) throws(ScreenDocumentError) -> LayoutKind {
    if let index = document.index(of: node, in: KindNames.all) { return LayoutKind.allCases[index] }
    throw failure("There is no kind of section \"\(try text(node))\".", at: node)
  }
}

extension ScreenEncoder {
  /// The sections of a screen or of a stack, by name.
  mutating func encode(_ sections: [ScreenSection]) {
    writer.key(LayoutKey.sections)
    writer.beginObject()
    for index in sections.indices {
      writer.key(sections[index].name.wire)
      encode(sections[index])
    }
    writer.endObject()
  }

  private mutating func encode(_ section: ScreenSection) {
    units = section.units
    writer.beginObject()
    encodeSource(section.name, section.documentation, SectionKey.self)
    writer.member(SectionKey.kind, section.kind.rawValue)
    writer.member(SectionKey.essential, onlyIf: section.isEssential)
    writer.member(SectionKey.repeated, onlyIf: section.isRepeated)
    encodeAccepted(by: section)
    member(SectionKey.bundle, section.bundle) { $0.encode($1) }
    encodeParts(of: section)
    encodeAdaptations(of: section)
    writer.endObject()
  }

  /// Writes the content and the layout of a section, inside an object.
  mutating func encodeParts(of section: ScreenSection) {
    encode(namesSources ? section.properties : section.properties.without(.sectionWire))
    member(SectionKey.header, section.header) { $0.encode($1) }
    member(SectionKey.footer, section.footer) { $0.encode($1) }
    member(SectionKey.background, section.background) { $0.encode($1) }
    encodeEvents(section.events)
    encode(section.empty, insteadOf: .emptyBehavior)
    encode(section.failure, insteadOf: .failureBehavior)
    if section.kind.holdsSections { encode(section.sections) } else { encodeUnits(of: section) }
  }
}

/// The names of the kinds of sections, in their order.
private enum KindNames {
  static let all = LayoutKind.allCases.compactMap { JSONName($0.rawValue) }
}
