import SDUIIR
import TestSupport

/// Random screens that are as the checker leaves them, with every property, form of value, type and condition.
struct RandomScreen {
  var random: RandomSource
  var contract = Contract()
  private var nameCount = 0

  /// The screen of a seed.
  static func make(seed: UInt64) -> Screen {
    var generator = RandomScreen(random: RandomSource(seed: seed))
    return generator.screen()
  }

  private init(random: RandomSource) { self.random = random }

  private mutating func screen() -> Screen {
    makeContract()
    var sections: [ScreenSection] = []
    for _ in 0..<random.number(0...4) { sections.append(section(of: random.pick(LayoutKind.allCases))) }
    var screen = Screen(
      name: name("Screen"), documentation: documentation(), properties: properties(in: .screen), contract: contract,
      sections: sections)
    if random.chance(30) { screen.empty = placeholder() }
    for bar in Bar.allCases where random.chance(30) {
      screen.bars[bar] = Supplementary(
        component: random.pick(contract.components.ids), properties: properties(in: .bar))
    }
    if random.chance(20) { screen.variants = variants() }
    screen.requirements = requirements(of: screen)
    if random.chance(40) { screen.tests = (0..<random.number(1...3)).map { _ in test(of: screen) } }
    return screen
  }

  private mutating func section(of kind: LayoutKind) -> ScreenSection {
    var section = ScreenSection(
      name: name("section"), documentation: documentation(), kind: kind, isEssential: random.chance(30),
      isRepeated: random.chance(20), properties: properties(in: .section, of: kind))
    if random.chance(50) { section.header = supplementary(of: kind) }
    if random.chance(30) { section.footer = supplementary(of: kind) }
    if random.chance(40) { section.background = background(of: kind) }
    section.events = sectionEvents()
    section.empty = placeholder(insteadOf: .emptyBehavior, in: &section.properties)
    section.failure = placeholder(insteadOf: .failureBehavior, in: &section.properties)
    if kind == .stack {
      let kinds = LayoutKind.allCases.filter { $0 != .stack }
      for _ in 0..<random.number(0...3) { section.sections.append(self.section(of: random.pick(kinds))) }
    }
    for id in contract.components.ids where kind != .stack && random.chance(50) {
      section.units.append(SectionUnit(component: id, properties: properties(in: .item, of: kind, component: id)))
    }
    if kind != .stack, random.chance(30) { section.properties[.indexTitle] = indexTitle(of: section) }
    if section.units.count == 1, random.chance(50) { section.bundle = bundle(of: section) }
    section.adaptations = adaptations(of: section)
    section.forgetMissingUnits()
    if random.chance(40) { section.content = content(of: section) }
    if kind == .stack, section.content == Content() { section.content = nil }
    return section
  }

  private mutating func supplementary(of kind: LayoutKind) -> Supplementary {
    let id = random.pick(contract.components.ids)
    return Supplementary(component: id, properties: properties(in: .supplementary, of: kind, component: id))
  }

  private mutating func bundle(of section: ScreenSection) -> UnitBundle {
    let type = name("Bundle").wire
    if random.chance(30) { return UnitBundle(type: type, units: ".") }
    return UnitBundle(
      type: type, header: section.header == nil ? nil : name("head").wire,
      footer: section.footer == nil ? nil : name("foot").wire, units: name("list").wire)
  }

  /// A component in place of items; then the property is not set.
  private mutating func placeholder(insteadOf property: Property, in list: inout PropertyList) -> Placeholder? {
    guard random.chance(30) else { return nil }
    list[property] = nil
    return placeholder()
  }

  private mutating func placeholder() -> Placeholder {
    Placeholder(component: random.pick(contract.components.ids), properties: properties(in: .placeholder))
  }

  private mutating func background(of kind: LayoutKind) -> Background {
    let properties = properties(in: .background, of: kind)
    if contract.decorations.count == 0 || random.chance(30) {
      return Background(appearance: .component(random.pick(contract.components.ids)), properties: properties)
    }
    return Background(appearance: .decoration(random.pick(contract.decorations.ids)), properties: properties)
  }

  private mutating func content(of section: ScreenSection) -> Content {
    var content = Content()
    if let header = section.header, random.chance(50) { content.header = data(of: header.component) }
    if let footer = section.footer, random.chance(50) { content.footer = data(of: footer.component) }
    if !section.units.isEmpty {
      for _ in 0..<random.number(0...3) {
        let unit = random.number(0...section.units.count - 1)
        content.items.append(Content.Item(unit: unit, fields: data(of: section.units[unit].component)))
      }
    }
    return content
  }

  private mutating func data(of component: ID<Component>) -> [FieldValue] {
    fieldValues(contract.components[component].fields)
  }

  /// Wire names with many of the characters that are allowed, different wherever they meet.
  mutating func name(_ stem: String) -> DeclaredName {
    nameCount += 1
    let source = "\(stem)\(nameCount)"
    guard random.chance(40) else { return DeclaredName(source) }
    return DeclaredName(
      source, wire: random.pick(["SS_", "a.b.", "units.", "ä\"\\/~", "日本 "]) + "\(nameCount)")
  }

  mutating func documentation() -> String {
    random.chance(70) ? "" : random.pick(["What it is.", "Two\nlines, \"quoted\".", "Mit Umlauten: äöü 🙂"])
  }
}

extension RandomScreen {
  /// Each about the section as the last change of its kind leaves it.
  private mutating func adaptations(of section: ScreenSection) -> [Adaptation] {
    var result: [Adaptation] = []
    var current = section
    for _ in 0..<random.number(0...3) {
      if section.kind != .stack, random.chance(25) {
        let replacement = replacement(of: section)
        result.append(Adaptation(condition: condition(), replacement: replacement))
        current = section.replaced(by: replacement)
      } else {
        result.append(adaptation(of: current))
      }
    }
    return result
  }

  private mutating func replacement(of section: ScreenSection) -> Replacement {
    let kind = random.pick(LayoutKind.allCases.filter { $0 != .stack })
    var result = Replacement(kind: kind, properties: properties(in: .section, of: kind))
    for row in Vocabulary.rows(in: .section) where !row.isAdaptable {
      result.properties[row.property] = row.property.staysWhereKindChanges ? section.properties[row.property] : nil
    }
    if let id = section.header?.component { result.header = properties(in: .supplementary, of: kind, component: id) }
    if let id = section.footer?.component { result.footer = properties(in: .supplementary, of: kind, component: id) }
    if section.background != nil { result.background = properties(in: .background, of: kind) }
    for unit in section.units {
      result.units.append(properties(in: .item, of: kind, component: unit.component))
    }
    return result
  }

  private mutating func condition() -> [ConditionBox] {
    var condition: [ConditionBox] = []
    for _ in 0..<random.number(1...3) { condition.append(box()) }
    return condition
  }

  private mutating func adaptation(of section: ScreenSection) -> Adaptation {
    let condition = condition()
    var assignments: [Assignment] = []
    append(.section, .section, of: section, to: &assignments)
    if let header = section.header { append(.header, .supplementary, of: section, header.component, to: &assignments) }
    if let footer = section.footer { append(.footer, .supplementary, of: section, footer.component, to: &assignments) }
    if section.background != nil { append(.background, .background, of: section, to: &assignments) }
    for (index, unit) in section.units.enumerated() {
      append(.unit(index), .item, of: section, unit.component, to: &assignments)
    }
    return Adaptation(condition: condition, assignments: assignments)
  }

  private mutating func append(
    _ target: Assignment.Target, _ scope: PropertyScope, of section: ScreenSection, _ component: ID<Component>? = nil,
    to assignments: inout [Assignment]
  ) {
    for row in Vocabulary.rows(in: scope, of: section.kind) where row.isAdaptable && random.chance(20) {
      assignments.append(Assignment(target, row.property, value(of: row.type, section.kind, component)))
    }
  }

  mutating func box() -> ConditionBox {
    var box = ConditionBox()
    if random.chance(50) { box.width.minimum = number() }
    if random.chance(30) { box.width.end = number() }
    if random.chance(20) { box.height.minimum = number() }
    if random.chance(20) { box.height.end = number() }
    box.traits = traits(chance: 20)
    if random.chance(20) { box.flags = flagCases() }
    if random.chance(20) { box.clients = clients() }
    return box
  }
}
