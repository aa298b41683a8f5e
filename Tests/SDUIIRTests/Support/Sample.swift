import SDUIIR

/// The screen that the page of the format shows.
enum Sample {
  static func screen() -> Screen {
    Screen(
      name: DeclaredName("Home"), documentation: "The shop's landing screen.",
      properties: list([(.unknown, .keyword(.drop))]), contract: contract(), sections: [hero(), deals()],
      requirements: [wideCards], tests: [twoColumns])
  }

  private static let wideCards = Requirement(
    condition: [atLeast(600)],
    claim: .comparison(
      .measure(.unit(SectionPath(1), 0, .width)), .greaterOrEqual,
      .least([.constant(Rational(120)), .scaled(Rational(2), .measure(.textPoints))])),
    text: "item.width >= min(120, 2sp)")

  private static let twoColumns: ScreenTest = {
    var test = ScreenTest(title: "two columns on a phone", width: Rational(390))
    test.traits.direction = .rightToLeft
    test.requirements = [
      Requirement(
        claim: .comparison(.measure(.section(SectionPath(1), .columns)), .equal, .constant(Rational(2))),
        text: "deals.columns == 2")
    ]
    return test
  }()

  private static func contract() -> Contract {
    var contract = Contract()
    contract.enums = Store([
      Enumeration(
        name: DeclaredName("Badge"), isOpen: true,
        cases: [
          Enumeration.Case(name: DeclaredName("new")),
          Enumeration.Case(name: DeclaredName("soldOut", wire: "SOLD_OUT")),
        ])
    ])
    contract.records = Store([
      Record(
        name: DeclaredName("Price"),
        fields: [
          Field(name: DeclaredName("amount"), type: .decimal(FieldType.Bounds(minimum: .zero))),
          Field(
            name: DeclaredName("currency"),
            type: .text(FieldType.Bounds(minimum: Rational(3), maximum: Rational(3))), defaultValue: .text("EUR")),
        ])
    ])
    contract.actions = Store([
      Action(name: DeclaredName("OpenProduct"), fields: [Field(name: DeclaredName("product"), type: .id)])
    ])
    contract.components = Store([banner(), title(), card(), advertisement()])
    contract.decorations = Store([
      Decoration(
        name: DeclaredName("Panel"),
        properties: list([
          (.cornerRadius, .length(.points(12))), (.color, .color(AdaptiveColor(light: 0xF4F4_F4FF, dark: 0x1C1C_1EFF))),
        ]))
    ])
    return contract
  }

  private static func banner() -> Component {
    Component(
      name: DeclaredName("TopBanner", wire: "SS_TOP_BANNER"),
      fields: [
        Field(name: DeclaredName("id"), type: .id), Field(name: DeclaredName("image"), type: .image),
        Field(name: DeclaredName("action"), type: .optional(.action([ID(0)]))),
      ])
  }

  private static func title() -> Component {
    Component(name: DeclaredName("SectionTitle"), fields: [Field(name: DeclaredName("title"), type: .text(.init()))])
  }

  private static func card() -> Component {
    Component(
      name: DeclaredName("ProductCard"), documentation: "One product.",
      fields: [
        Field(name: DeclaredName("id"), type: .id),
        Field(name: DeclaredName("title"), type: .text(FieldType.Bounds(maximum: Rational(80)))),
        Field(name: DeclaredName("price"), type: .record(ID(0))),
        Field(name: DeclaredName("badge"), type: .optional(.enumeration(ID(0)))),
        Field(name: DeclaredName("tags"), type: .list(.text(.init())), defaultValue: .list([])),
      ],
      events: [
        EventBinding(
          event: "tap", action: .declared(ID(0), [PayloadField(field: 0, source: .data(["id"]))]))
      ])
  }

  private static func advertisement() -> Component {
    Component(name: DeclaredName("Ad"), fields: [Field(name: DeclaredName("id"), type: .id)])
  }

  private static func hero() -> ScreenSection {
    ScreenSection(
      name: DeclaredName("banners", wire: "TOP"), kind: .hero,
      units: [
        SectionUnit(
          component: ID(0),
          properties: list([(.height, .size(.ratio(width: Rational(16), height: Rational(9))))]))
      ],
      content: Content(items: [
        Content.Item(
          unit: 0,
          fields: [
            FieldValue(field: 0, value: .text("summer")),
            FieldValue(
              field: 1,
              value: .image(
                ImageValue(url: "https://example.com/s.jpg", width: Rational(1200), height: Rational(675)))),
            FieldValue(field: 2, value: .action(ID(0), [FieldValue(field: 0, value: .text("p1"))])),
          ])
      ]))
  }

  private static func deals() -> ScreenSection {
    ScreenSection(
      name: DeclaredName("deals"), kind: .grid, isEssential: true,
      properties: list([
        (.columns, .columns(.fixed(2))),
        (.insets, .insets(Insets(top: .points(20), leading: .points(16), bottom: .points(20), trailing: .points(16)))),
        (.spacing, .spacing(Spacing(lines: .points(12), items: .points(12)))),
      ]),
      header: Supplementary(
        component: ID(1),
        properties: list([(.supplementaryHeight, .size(.length(.points(44)))), (.pinned, .keyword(.section))])),
      background: Background(
        appearance: .decoration(ID(0)), properties: list([(.backgroundInsets, .insets(Insets(all: .points(8))))])),
      units: [
        SectionUnit(component: ID(2), properties: list([(.height, .size(.length(cardHeight)))])),
        SectionUnit(
          component: ID(3), properties: list([(.height, .size(.length(.points(120)))), (.span, .itemSpan(.all))])),
      ],
      adaptations: [adaptation(from: 600, columns: 3), adaptation(from: 1024, columns: 4)],
      content: Content(header: [FieldValue(field: 0, value: .text("Deals"))], items: [product]))
  }

  /// `item.width * 4/3 + 56`.
  private static var cardHeight: Length {
    let factor = (try? Rational(4, over: 3)) ?? .one
    return (try? Length.linear([Length.Term(factor, .itemWidth), Length.Term(Rational(56), .points)])) ?? .zero
  }

  private static var product: Content.Item {
    let price: Value = .record(
      ID(0),
      [
        FieldValue(field: 0, value: .decimal(Rational(decimal: "9.50") ?? .zero)),
        FieldValue(field: 1, value: .text("EUR")),
      ])
    return Content.Item(
      unit: 0,
      fields: [
        FieldValue(field: 0, value: .text("p1")), FieldValue(field: 1, value: .text("Walking shoes")),
        FieldValue(field: 2, value: price), FieldValue(field: 3, value: .enumerationCase(ID(0), 1)),
      ])
  }

  private static func adaptation(from width: Int, columns: Int64) -> Adaptation {
    Adaptation(
      condition: [atLeast(width)], assignments: [Assignment(.section, .columns, .columns(.fixed(columns)))])
  }

  private static func atLeast(_ width: Int) -> ConditionBox {
    var box = ConditionBox()
    box.width.minimum = Rational(width)
    return box
  }

  private static func list(_ entries: [(Property, PropertyValue)]) -> PropertyList {
    var list = PropertyList()
    for (property, value) in entries { list[property] = value }
    return list
  }
}
