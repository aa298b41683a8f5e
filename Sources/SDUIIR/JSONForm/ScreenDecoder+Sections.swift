import SDUIJSON

extension ScreenDecoder {
  /// The sections, in the order of the list, each with its content.
  func sections(_ node: JSONNodeID, list: JSONNodeID) throws(ScreenDocumentError) -> [ScreenSection] {
    var known = NameTable()
    return try sections(node, list: list, ofStack: false, &known)
  }

  /// The sections of the screen or of a stack.
  ///
  /// - Parameter known: the names so far; no two sections of a screen have the same, wherever they stand.
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
      if sections[sections.count - 1].kind == .stack || slots[.sections] != nil {
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
    guard section.kind == .stack else { throw failure("Only a stack has sections in it.", at: node) }
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
      kind == .stack ? AcceptedUnits() : try accepted(required(slots, .accepts), nextComponent)
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

  /// What a section of a kind shows and how it is laid out.
  func readParts(
    _ slots: inout Slots<SectionKey>, _ accepted: AcceptedUnits, into section: inout ScreenSection
  ) throws(ScreenDocumentError) {
    let kind = section.kind
    // What stands under these keys is a component or the word of a property.
    section.empty = try takePlaceholder(.emptyBehavior, from: &slots)
    section.failure = try takePlaceholder(.failureBehavior, from: &slots)
    section.properties = try properties(slots, SectionKey.keys, Place(kind: kind))
    if let header = slots[.header] { section.header = try supplementary(header, "A header", kind) }
    if let footer = slots[.footer] { section.footer = try supplementary(footer, "A footer", kind) }
    if let background = slots[.background] { section.background = try self.background(background, kind) }
    if let events = slots[.events] { section.events = try self.events(events, of: nil) }
    if kind != .stack { section.units = try units(required(slots, .units), accepted, kind) }
  }

  /// A stack has sections where other kinds have units.
  private func checkStack(_ kind: LayoutKind, _ slots: Slots<SectionKey>) throws(ScreenDocumentError) {
    if kind == .stack, let node = slots[.accepts] ?? slots[.units] {
      throw failure("A stack has sections and no units.", at: node)
    }
    if kind != .stack, let node = slots[.sections] { throw failure("Only a stack has sections in it.", at: node) }
  }

  /// A kind by its name.
  func kind(_ node: JSONNodeID) throws(ScreenDocumentError) -> LayoutKind {
    if let index = document.index(of: node, in: KindNames.all) { return LayoutKind.allCases[index] }
    throw failure("There is no kind of section \"\(try text(node))\".", at: node)
  }

  /// The units that a section accepts.
  ///
  /// - Parameter nextComponent: what the first unit probably is.
  func accepted(_ node: JSONNodeID, _ nextComponent: Int) throws(ScreenDocumentError) -> AcceptedUnits {
    var units = AcceptedUnits()
    for element in try elements(of: node, "The accepted units") {
      let component = try reference(
        element, in: tables.components, "component", expected: nextComponent + units.components.count)
      let name = tables.components.names[component]
      guard units.names.add(name) else {
        throw failure("There are two accepted units named \"\(name)\".", at: element)
      }
      units.components.append(component)
    }
    return units
  }

  private func supplementary(
    _ node: JSONNodeID, _ what: String, _ kind: LayoutKind
  ) throws(ScreenDocumentError) -> Supplementary {
    let slots = try slots(of: node, SupplementaryKey.keys, what)
    let component = try reference(required(slots, .unitType), in: tables.components, "component")
    try checkEvents(slots[.events], of: component, in: node)
    let place = Place(kind: kind, component: component)
    return Supplementary(
      component: ID(component), properties: try properties(slots, SupplementaryKey.keys, place))
  }

  private func background(_ node: JSONNodeID, _ kind: LayoutKind) throws(ScreenDocumentError) -> Background {
    let slots = try slots(of: node, BackgroundKey.keys, "A background")
    let appearance: Background.Appearance
    switch (slots[.decoration], slots[.unitType]) {
    case (let decoration?, nil):
      appearance = .decoration(ID(try reference(decoration, in: tables.decorations, "decoration")))
    case (nil, let unitType?):
      let component = try reference(unitType, in: tables.components, "component")
      try checkEvents(slots[.events], of: component, in: node)
      appearance = .component(ID(component))
    default: throw failure("A background must have either \"decoration\" or \"unitType\".", at: node)
    }
    return Background(
      appearance: appearance, properties: try properties(slots, BackgroundKey.keys, Place(kind: kind)))
  }

  /// The units of a section, in the order in which they are accepted.
  private func units(
    _ node: JSONNodeID, _ accepted: AcceptedUnits, _ kind: LayoutKind
  ) throws(ScreenDocumentError) -> [SectionUnit] {
    var units: [SectionUnit] = []
    units.reserveCapacity(accepted.components.count)
    var order = UnitOrder(count: accepted.components.count)
    for (key, value) in try members(of: node, "The units") {
      let index = try reference(key, in: accepted.names, "accepted unit", expected: units.count)
      guard order.place(units.count, at: index) else { throw failure("This unit stands twice.", at: key) }
      let slots = try slots(of: value, UnitKey.keys, "A unit")
      let component = accepted.components[index]
      try checkEvents(slots[.events], of: component, in: value)
      let place = Place(kind: kind, component: component)
      units.append(SectionUnit(component: ID(component), properties: try properties(slots, UnitKey.keys, place)))
    }
    if let missing = order.firstFree(after: units.count) {
      throw failure("The accepted unit \"\(accepted.names.names[missing])\" is missing here.", at: node)
    }
    return order.isKept ? units : order.indices.map { units[$0] }
  }
}

extension ScreenDecoder {
  /// What the author wrote for a section, where the entry has units, a header or a footer.
  private func content(_ slots: Slots<EntryKey>, of section: ScreenSection) throws(ScreenDocumentError) -> Content {
    var content = Content()
    if let header = slots[.header] { content.header = try data(header, of: section.header?.component, "header") }
    if let footer = slots[.footer] { content.footer = try data(footer, of: section.footer?.component, "footer") }
    guard let units = slots[.units] else { return content }
    if section.kind == .stack { throw failure("A stack has sections and no units.", at: units) }
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
    return [FieldValue(field: 0, value: try value(node, of: fields[0].type))]
  }
}

/// Where the units of a section stand in the document, by their order in what the section accepts. Mostly it is the
/// same, and nothing has to be kept.
private struct UnitOrder {
  let count: Int
  private(set) var isKept = true
  /// The index in the document of each accepted unit, -1 of one that has not come yet; empty while the order is kept.
  private(set) var indices: [Int] = []

  init(count: Int) { self.count = count }

  /// Notes where the next unit of the document belongs; `false` if there was one already.
  mutating func place(_ next: Int, at index: Int) -> Bool {
    if isKept {
      if index == next { return true }
      isKept = false
      indices = Array(0..<next) + Array(repeating: -1, count: count - next)
    }
    guard indices[index] < 0 else { return false }
    indices[index] = next
    return true
  }

  /// The first accepted unit that is not among so many of the document.
  func firstFree(after unitCount: Int) -> Int? {
    isKept ? (unitCount < count ? unitCount : nil) : indices.firstIndex(of: -1)
  }
}

/// The components that a section accepts, in the order of the document.
struct AcceptedUnits {
  var names = NameTable()
  var components: [Int] = []
}

/// The names of the kinds of sections, in their order.
private enum KindNames {
  static let all = LayoutKind.allCases.compactMap { JSONName($0.rawValue) }
}
