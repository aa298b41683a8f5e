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
    writer = JSONWriter(capacity: 4096 + 512 * (screen.sections.count + screen.contract.components.count))
  }

  /// The whole document.
  mutating func encodeScreen() {
    writer.beginObject()
    writer.key("sdui")
    writer.string("1.0")
    writer.key("screen")
    writer.string(screen.name.wire)
    encodeSource(screen.name, screen.documentation)
    writer.key("contract")
    encodeContract()
    writer.key("layout")
    encodeLayout()
    writer.key("sectionList")
    encodeSectionList()
    writer.endObject()
  }

  /// The layout: properties of the screen, decorations, sections.
  mutating func encodeLayout() {
    writer.beginObject()
    encode(screen.properties)
    writer.key("decorations")
    writer.beginObject()
    for decoration in screen.contract.decorations.elements {
      writer.key(decoration.name.wire)
      writer.beginObject()
      encodeSource(decoration.name, decoration.documentation)
      encode(decoration.properties)
      writer.endObject()
    }
    writer.endObject()
    writer.key("sections")
    writer.beginObject()
    for section in screen.sections {
      writer.key(section.name.wire)
      encode(section)
    }
    writer.endObject()
    writer.endObject()
  }

  /// The source name, where it is another one, and the documentation, where there is one.
  mutating func encodeSource(_ name: DeclaredName, _ documentation: String) {
    guard namesSources else { return }
    if name.source != name.wire {
      writer.key("name")
      writer.string(name.source)
    }
    if !documentation.isEmpty {
      writer.key("documentation")
      writer.string(documentation)
    }
  }

  /// The wire name of a component.
  func wireName(of component: ID<Component>) -> String {
    screen.contract.components.elements[component.index].name.wire
  }
}

extension ScreenEncoder {
  private mutating func encode(_ section: Section) {
    writer.beginObject()
    encodeSource(section.name, section.documentation)
    writer.key("kind")
    writer.string(section.kind.rawValue)
    if section.isEssential {
      writer.key("essential")
      writer.boolean(true)
    }
    writer.key("accepts")
    writer.beginArray()
    for unit in section.units { writer.string(wireName(of: unit.component)) }
    writer.endArray()
    encode(section.properties)
    encode(section.header, as: "header")
    encode(section.footer, as: "footer")
    encode(section.background)
    encodeUnits(of: section)
    encodeAdaptations(of: section)
    writer.endObject()
  }

  private mutating func encode(_ supplementary: Supplementary?, as key: String) {
    guard let supplementary else { return }
    writer.key(key)
    writer.beginObject()
    writer.key("unitType")
    writer.string(wireName(of: supplementary.component))
    encode(supplementary.properties)
    encodeEvents(of: supplementary.component)
    writer.endObject()
  }

  private mutating func encode(_ background: Background?) {
    guard let background else { return }
    writer.key("background")
    writer.beginObject()
    switch background.appearance {
    case .decoration(let id):
      writer.key("decoration")
      writer.string(screen.contract.decorations.elements[id.index].name.wire)
      encode(background.properties)
    case .component(let id):
      writer.key("unitType")
      writer.string(wireName(of: id))
      encode(background.properties)
      encodeEvents(of: id)
    }
    writer.endObject()
  }

  private mutating func encodeUnits(of section: Section) {
    writer.key("units")
    writer.beginObject()
    for unit in section.units {
      writer.key(wireName(of: unit.component))
      writer.beginObject()
      encode(unit.properties)
      encodeEvents(of: unit.component)
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func encodeEvents(of component: ID<Component>) {
    encodeEvents(screen.contract.components.elements[component.index].events)
  }
}

extension ScreenEncoder {
  private mutating func encodeAdaptations(of section: Section) {
    guard !section.adaptations.isEmpty else { return }
    writer.key("adaptations")
    writer.beginArray()
    for adaptation in section.adaptations {
      writer.beginObject()
      writer.key("when")
      writer.beginArray()
      for box in adaptation.condition { encode(box) }
      writer.endArray()
      writer.key("set")
      writer.beginObject()
      for assignment in adaptation.assignments {
        writer.key(path(of: assignment, in: section))
        encode(assignment.value)
      }
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }

  /// What an assignment sets: `columns`, `header.pinned`, `units.ProductCard.height`.
  private func path(of assignment: Assignment, in section: Section) -> String {
    let key = PropertyKeys.all[Int(assignment.property.rawValue)]
    switch assignment.target {
    case .section: return key
    case .header: return "header." + key
    case .footer: return "footer." + key
    case .background: return "background." + key
    case .unit(let index): return "units." + wireName(of: section.units[index].component) + "." + key
    }
  }

  private mutating func encode(_ box: ConditionBox) {
    writer.beginObject()
    encode(box.minWidth, as: "minWidth")
    encode(box.belowWidth, as: "belowWidth")
    encode(box.minHeight, as: "minHeight")
    encode(box.belowHeight, as: "belowHeight")
    encode(box.horizontal?.rawValue, as: "horizontal")
    encode(box.vertical?.rawValue, as: "vertical")
    encode(box.idiom?.rawValue, as: "idiom")
    encode(box.direction?.rawValue, as: "direction")
    writer.endObject()
  }

  private mutating func encode(_ bound: Rational?, as key: String) {
    guard let bound else { return }
    writer.key(key)
    writer.rational(bound)
  }

  private mutating func encode(_ word: String?, as key: String) {
    guard let word else { return }
    writer.key(key)
    writer.string(word)
  }
}
