import SDUIJSON

/// Writes a screen document, key by key in the order of the format.
struct ScreenEncoder {
  var writer: JSONWriter
  let screen: Screen
  /// Whether source names and documentation are written: for tools and people, not for clients.
  let namesSources: Bool

  init(_ screen: Screen, namesSources: Bool) {
    self.screen = screen
    self.namesSources = namesSources
    writer = JSONWriter(capacity: 4096 + 256 * (screen.sections.count + screen.contract.components.count))
  }

  /// What has been written; the encoder is empty afterwards, so that nothing is copied.
  mutating func finish() -> [UInt8] {
    var finished = JSONWriter()
    swap(&finished, &writer)
    return (consume finished).finish()
  }

  /// The whole document.
  mutating func encodeScreen() {
    writer.beginObject()
    writer.member(ScreenKey.sdui, "1.0")
    writer.member(ScreenKey.screen, screen.name.wire)
    encodeSource(screen.name, screen.documentation, ScreenKey.self)
    encodeVariants()
    writer.key(ScreenKey.contract)
    encodeContract()
    writer.key(ScreenKey.layout)
    encodeLayout()
    writer.key(ScreenKey.sectionList)
    encodeSectionList()
    encodeRequirementsAndTests()
    writer.endObject()
  }

  /// The layout: properties of the screen, decorations, sections.
  mutating func encodeLayout() {
    writer.beginObject()
    // Which clients are supported is the server's business, and whoever found the layout in a response knows its keys.
    encode(namesSources ? screen.properties : screen.properties.without(.clients).without(.wire))
    if let empty = screen.empty {
      writer.key(LayoutKey.empty)
      encode(empty)
    }
    writer.key(LayoutKey.decorations)
    writer.beginObject()
    for decoration in screen.contract.decorations.elements {
      writer.key(decoration.name.wire)
      writer.beginObject()
      encodeSource(decoration.name, decoration.documentation, DecorationKey.self)
      encode(decoration.properties)
      writer.endObject()
    }
    writer.endObject()
    encode(screen.sections)
    writer.endObject()
  }

  /// The source name, where it is another one, and the documentation, where there is one.
  @inline(__always)
  mutating func encodeSource<Key: SourceNameKey>(_ name: DeclaredName, _ documentation: String, _ keys: Key.Type) {
    guard namesSources else { return }
    if name.source != name.wire { writer.member(Key.name, name.source) }
    if !documentation.isEmpty { writer.member(Key.documentation, documentation) }
  }

  /// The wire name of a component.
  func wireName(of component: ID<Component>) -> String {
    screen.contract.components.elements[component.index].name.wire
  }
}

extension ScreenEncoder {
  /// The sections of a screen or of a stack, by name.
  private mutating func encode(_ sections: [ScreenSection]) {
    writer.key(LayoutKey.sections)
    writer.beginObject()
    for index in sections.indices {
      writer.key(sections[index].name.wire)
      encode(sections[index])
    }
    writer.endObject()
  }

  private mutating func encode(_ section: ScreenSection) {
    writer.beginObject()
    encodeSource(section.name, section.documentation, SectionKey.self)
    writer.member(SectionKey.kind, section.kind.rawValue)
    writer.member(SectionKey.essential, onlyIf: section.isEssential)
    writer.member(SectionKey.repeated, onlyIf: section.isRepeated)
    encodeAccepted(by: section)
    encode(section.bundle)
    encodeParts(of: section)
    encodeAdaptations(of: section)
    writer.endObject()
  }

  private mutating func encodeAccepted(by section: ScreenSection) {
    guard section.kind != .stack else { return }
    writer.key(SectionKey.accepts)
    writer.beginArray()
    let units = section.units
    for index in units.indices { writer.string(wireName(of: units[index].component)) }
    writer.endArray()
  }

  /// What a section shows and how it is laid out, inside an object.
  private mutating func encodeParts(of section: ScreenSection) {
    encode(section.properties)
    encode(section.header, as: SectionKey.header)
    encode(section.footer, as: SectionKey.footer)
    encode(section.background)
    encodeEvents(section.events)
    encode(section.empty, insteadOf: .emptyBehavior)
    encode(section.failure, insteadOf: .failureBehavior)
    if section.kind == .stack { encode(section.sections) } else { encodeUnits(of: section) }
  }

  private mutating func encode(_ supplementary: Supplementary?, as key: some ObjectKey) {
    guard let supplementary else { return }
    writer.key(key)
    writer.beginObject()
    writer.member(SupplementaryKey.unitType, wireName(of: supplementary.component))
    encode(supplementary.properties)
    encodeEvents(of: supplementary.component)
    writer.endObject()
  }

  private mutating func encode(_ bundle: UnitBundle?) {
    guard let bundle else { return }
    writer.key(SectionKey.bundle)
    writer.beginObject()
    writer.member(BundleKey.unitType, bundle.type)
    writer.member(BundleKey.header, bundle.header)
    writer.member(BundleKey.footer, bundle.footer)
    writer.member(BundleKey.units, bundle.units)
    writer.endObject()
  }

  private mutating func encode(_ placeholder: Placeholder?, insteadOf property: Property) {
    guard let placeholder else { return }
    writer.key(PropertyKeys[property])
    encode(placeholder)
  }

  private mutating func encode(_ placeholder: Placeholder) {
    writer.beginObject()
    writer.member(PlaceholderKey.unitType, wireName(of: placeholder.component))
    encode(placeholder.properties)
    encodeEvents(of: placeholder.component)
    writer.endObject()
  }

  private mutating func encode(_ background: Background?) {
    guard let background else { return }
    writer.key(SectionKey.background)
    writer.beginObject()
    switch background.appearance {
    case .decoration(let id):
      writer.member(BackgroundKey.decoration, screen.contract.decorations.elements[id.index].name.wire)
      encode(background.properties)
    case .component(let id):
      writer.member(BackgroundKey.unitType, wireName(of: id))
      encode(background.properties)
      encodeEvents(of: id)
    }
    writer.endObject()
  }

  private mutating func encodeUnits(of section: ScreenSection) {
    writer.key(SectionKey.units)
    writer.beginObject()
    let units = section.units
    for index in units.indices {
      writer.key(wireName(of: units[index].component))
      writer.beginObject()
      encode(units[index].properties)
      encodeEvents(of: units[index].component)
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func encodeEvents(of component: ID<Component>) {
    encodeEvents(screen.contract.components.elements[component.index].events)
  }
}

extension ScreenEncoder {
  private mutating func encodeAdaptations(of section: ScreenSection) {
    guard !section.adaptations.isEmpty else { return }
    writer.key(SectionKey.adaptations)
    writer.beginArray()
    for adaptation in section.adaptations {
      writer.beginObject()
      writer.key(AdaptationKey.when)
      writer.beginArray()
      for box in adaptation.condition { encode(box) }
      writer.endArray()
      writer.key(AdaptationKey.set)
      writer.beginObject()
      if let replacement = adaptation.replacement { encode(replaced: section.replaced(by: replacement)) }
      for assignment in adaptation.assignments {
        writer.key(path(of: assignment, in: section))
        encode(assignment.value)
      }
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }

  /// A section as it is where its kind changes.
  private mutating func encode(replaced: ScreenSection) {
    writer.key(Replacement.key)
    writer.beginObject()
    writer.member(SectionKey.kind, replaced.kind.rawValue)
    encodeAccepted(by: replaced)
    encodeParts(of: replaced)
    writer.endObject()
  }

  /// What an assignment sets: `columns`, `header.pinned`, `units.ProductCard.height`.
  private func path(of assignment: Assignment, in section: ScreenSection) -> String {
    let key = PropertyKeys[assignment.property]
    switch assignment.target {
    case .section: return key
    case .header: return "header." + key
    case .footer: return "footer." + key
    case .background: return "background." + key
    case .unit(let index): return "units." + wireName(of: section.units[index].component) + "." + key
    }
  }

  /// A box of a condition.
  mutating func encode(_ box: ConditionBox) {
    writer.beginObject()
    writer.member(BoxKey.minWidth, box.width.minimum)
    writer.member(BoxKey.belowWidth, box.width.end)
    writer.member(BoxKey.minHeight, box.height.minimum)
    writer.member(BoxKey.belowHeight, box.height.end)
    encode(box.traits)
    encode(box.flags)
    if let clients = box.clients {
      writer.key(BoxKey.clients)
      encode(clients)
    }
    writer.endObject()
  }
}
