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
    writer.key(plain: "sdui")
    writer.string("1.0")
    writer.key(plain: "screen")
    writer.string(screen.name.wire)
    encodeSource(screen.name, screen.documentation)
    encodeVariants()
    writer.key(plain: "contract")
    encodeContract()
    writer.key(plain: "layout")
    encodeLayout()
    writer.key(plain: "sectionList")
    encodeSectionList()
    encodeRequirementsAndTests()
    writer.endObject()
  }

  /// The layout: properties of the screen, decorations, sections.
  mutating func encodeLayout() {
    writer.beginObject()
    // Which clients are supported is the server's business, and whoever found the layout in a response knows its keys.
    encode(namesSources ? screen.properties : screen.properties.without(.clients).without(.wire))
    encode(screen.empty, as: "empty")
    writer.key(plain: "decorations")
    writer.beginObject()
    for decoration in screen.contract.decorations.elements {
      writer.key(decoration.name.wire)
      writer.beginObject()
      encodeSource(decoration.name, decoration.documentation)
      encode(decoration.properties)
      writer.endObject()
    }
    writer.endObject()
    encode(screen.sections)
    writer.endObject()
  }

  /// The source name, where it is another one, and the documentation, where there is one.
  mutating func encodeSource(_ name: DeclaredName, _ documentation: String) {
    guard namesSources else { return }
    if name.source != name.wire {
      writer.key(plain: "name")
      writer.string(name.source)
    }
    if !documentation.isEmpty {
      writer.key(plain: "documentation")
      writer.string(documentation)
    }
  }

  /// The wire name of a component.
  func wireName(of component: ID<Component>) -> String {
    screen.contract.components.elements[component.index].name.wire
  }
}

extension ScreenEncoder {
  /// The sections of a screen or of a stack, by name.
  private mutating func encode(_ sections: [ScreenSection]) {
    writer.key(plain: "sections")
    writer.beginObject()
    for index in sections.indices {
      writer.key(sections[index].name.wire)
      encode(sections[index])
    }
    writer.endObject()
  }

  private mutating func encode(_ section: ScreenSection) {
    writer.beginObject()
    encodeSource(section.name, section.documentation)
    writer.key(plain: "kind")
    writer.string(section.kind.rawValue)
    if section.isEssential {
      writer.key(plain: "essential")
      writer.boolean(true)
    }
    if section.isRepeated {
      writer.key(plain: "repeated")
      writer.boolean(true)
    }
    encodeAccepted(by: section)
    encode(section.bundle)
    encodeParts(of: section)
    encodeAdaptations(of: section)
    writer.endObject()
  }

  private mutating func encodeAccepted(by section: ScreenSection) {
    guard section.kind != .stack else { return }
    writer.key(plain: "accepts")
    writer.beginArray()
    let units = section.units
    for index in units.indices { writer.string(wireName(of: units[index].component)) }
    writer.endArray()
  }

  /// What a section shows and how it is laid out, inside an object.
  private mutating func encodeParts(of section: ScreenSection) {
    encode(section.properties)
    encode(section.header, as: "header")
    encode(section.footer, as: "footer")
    encode(section.background)
    encodeEvents(section.events)
    encode(section.empty, as: "empty")
    encode(section.failure, as: "onFailure")
    if section.kind == .stack { encode(section.sections) } else { encodeUnits(of: section) }
  }

  private mutating func encode(_ supplementary: Supplementary?, as key: String) {
    guard let supplementary else { return }
    writer.key(key)
    writer.beginObject()
    writer.key(plain: "unitType")
    writer.string(wireName(of: supplementary.component))
    encode(supplementary.properties)
    encodeEvents(of: supplementary.component)
    writer.endObject()
  }

  private mutating func encode(_ bundle: UnitBundle?) {
    guard let bundle else { return }
    writer.key(plain: "bundle")
    writer.beginObject()
    for (key, value) in [
      ("unitType", bundle.type), ("header", bundle.header), ("footer", bundle.footer), ("units", bundle.units),
    ] {
      guard let value else { continue }
      writer.key(key)
      writer.string(value)
    }
    writer.endObject()
  }

  private mutating func encode(_ placeholder: Placeholder?, as key: String) {
    guard let placeholder else { return }
    writer.key(key)
    writer.beginObject()
    writer.key(plain: "unitType")
    writer.string(wireName(of: placeholder.component))
    encode(placeholder.properties)
    encodeEvents(of: placeholder.component)
    writer.endObject()
  }

  private mutating func encode(_ background: Background?) {
    guard let background else { return }
    writer.key(plain: "background")
    writer.beginObject()
    switch background.appearance {
    case .decoration(let id):
      writer.key(plain: "decoration")
      writer.string(screen.contract.decorations.elements[id.index].name.wire)
      encode(background.properties)
    case .component(let id):
      writer.key(plain: "unitType")
      writer.string(wireName(of: id))
      encode(background.properties)
      encodeEvents(of: id)
    }
    writer.endObject()
  }

  private mutating func encodeUnits(of section: ScreenSection) {
    writer.key(plain: "units")
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
    writer.key(plain: "adaptations")
    writer.beginArray()
    for adaptation in section.adaptations {
      writer.beginObject()
      writer.key(plain: "when")
      writer.beginArray()
      for box in adaptation.condition { encode(box) }
      writer.endArray()
      writer.key(plain: "set")
      writer.beginObject()
      if let replacement = adaptation.replacement { encode(section.replaced(by: replacement), as: "layout") }
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
  private mutating func encode(_ replaced: ScreenSection, as key: String) {
    writer.key(key)
    writer.beginObject()
    writer.key(plain: "kind")
    writer.string(replaced.kind.rawValue)
    encodeAccepted(by: replaced)
    encodeParts(of: replaced)
    writer.endObject()
  }

  /// What an assignment sets: `columns`, `header.pinned`, `units.ProductCard.height`.
  private func path(of assignment: Assignment, in section: ScreenSection) -> String {
    let key = PropertyKeys.all[Int(assignment.property.rawValue)]
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
    encode(box.width.minimum, as: "minWidth")
    encode(box.width.end, as: "belowWidth")
    encode(box.height.minimum, as: "minHeight")
    encode(box.height.end, as: "belowHeight")
    encode(box.traits)
    encode(box.flags)
    if let clients = box.clients {
      writer.key(plain: "clients")
      encode(clients)
    }
    writer.endObject()
  }

  /// A key and its number, if there is one.
  mutating func encode(_ bound: Rational?, as key: String) {
    guard let bound else { return }
    writer.key(key)
    writer.rational(bound)
  }

  /// A key and its text, if there is one.
  mutating func encode(_ word: String?, as key: String) {
    guard let word else { return }
    writer.key(key)
    writer.string(word)
  }
}
