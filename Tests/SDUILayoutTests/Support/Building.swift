import SDUIIR
import SDUILayout

/// Properties with their values.
typealias Written = [(Property, PropertyValue)]

extension PropertyList {
  init(_ written: Written) {
    self.init()
    for (property, value) in written { self[property] = value }
  }
}

extension PropertyValue {
  static func points(_ value: Rational) -> PropertyValue { .length(.points(value)) }
  static func size(_ value: Rational) -> PropertyValue { .size(.length(.points(value))) }
  static func gap(_ value: Rational) -> PropertyValue { gaps(lines: value, items: value) }
  static func gaps(lines: Rational, items: Rational) -> PropertyValue {
    .spacing(Spacing(lines: .points(lines), items: .points(items)))
  }
  static func inset(_ value: Rational) -> PropertyValue { .insets(Insets(all: .points(value))) }
  static func insets(
    top: Rational = 0, leading: Rational = 0, bottom: Rational = 0, trailing: Rational = 0
  ) -> PropertyValue {
    .insets(
      Insets(top: .points(top), leading: .points(leading), bottom: .points(bottom), trailing: .points(trailing)))
  }
  static func columns(_ count: Int64) -> PropertyValue { .columns(.fixed(count)) }
  static func adaptive(_ minimum: Rational, max maximum: Int64? = nil) -> PropertyValue {
    .columns(.adaptive(minimum: .points(minimum), maximum: maximum))
  }
  static func span(_ count: Int64) -> PropertyValue { .itemSpan(.columns(count)) }
}

/// A section named after its kind.
func section(
  _ kind: LayoutKind, _ properties: Written = [], header: Written? = nil, footer: Written? = nil,
  background: Written? = nil, units: [Written] = [], adaptations: [Adaptation] = []
) -> ScreenSection {
  let supplementary = { (written: Written) in
    Supplementary(component: ID(0), properties: PropertyList(written))
  }
  return ScreenSection(
    name: DeclaredName(kind.rawValue), kind: kind, properties: PropertyList(properties),
    header: header.map(supplementary), footer: footer.map(supplementary),
    background: background.map { Background(appearance: .decoration(ID(0)), properties: PropertyList($0)) },
    units: units.map { SectionUnit(component: ID(0), properties: PropertyList($0)) }, adaptations: adaptations)
}

/// A screen of sections.
func screen(_ sections: [ScreenSection], _ properties: Written = []) -> Screen {
  Screen(name: DeclaredName("Home"), properties: PropertyList(properties), sections: sections)
}

/// Items by the index of their unit, for each section.
func data(_ units: [[Int]]) -> ScreenItems {
  ScreenItems(
    sections: units.indices.map { SectionItems(section: $0, items: units[$0].map { ItemData(unit: $0) }) })
}

/// One section with items of these units, alone on a screen.
func layOut(
  _ section: ScreenSection, _ units: [Int], width: Rational, height: Rational = 844,
  direction: InterfaceDirection = .leftToRight, _ properties: Written = []
) throws -> ScreenLayout {
  try screen([section], properties).layout(
    data([units]),
    in: LayoutEnvironment(width: width, height: height, direction: direction))
}

/// The error of a screen that cannot be laid out.
func failure(_ body: () throws -> ScreenLayout) -> LayoutError? {
  do {
    _ = try body()
    return nil
  } catch { return error as? LayoutError }
}
