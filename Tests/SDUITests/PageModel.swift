import TestSupport

/// A page as a test makes it: a value that is written in several forms, and joined by the test itself.
struct PageModel {
  var number = 0
  /// The cursor of the next page, if there is one.
  var next: String?
  var topBar: String?
  var sections: [SectionModel] = []

  /// The screen of all models.
  static let program = """
    component Card { id: ID, title: Text? }
    component Note { id: ID, text: Text }
    component Heading { title: Text }
    component Tabs { id: ID }
    screen Home {
      pagination: (by: cursor, prefetch: 2)
      topBar Tabs { height: 48 }
      section cards: grid {
        columns: 2
        fromServer: (columns: 1...4)
        header Heading { height: 40 }
        footer Heading { height: 20 }
        unit Card { height: 80 }
        unit Note { height: 20 }
      }
      repeated section shelf: list {
        header Heading { height: 40 }
        unit Card { height: 80 }
        unit Note { height: 20 }
      }
      section shelves: stack {
        section first: list { unit Card { height: 60 } }
        section second: list { unit Card { height: 60 } }
      }
      section feed: list { grows: true, unit Card { height: 80 }, unit Note { height: 20 } }
    }
    """

  /// The response, in canonical form but for the units.
  ///
  /// - Parameter form: How the units are written.
  func json(_ form: UnitModel.Form = .canonical) -> String {
    let cursor = next.map { #","next":"\#($0)""# } ?? ""
    let bar = topBar.map { #","topBar":{"unitType":"Tabs","data":{"id":"\#($0)"}}"# } ?? ""
    let list = sections.map { $0.json(form) }.joined(separator: ",")
    return #"{"sdui":"1.1","screen":"Home","layoutId":"\#(String(repeating: "a", count: 64))","page":\#(number),"#
      + #""hasNext":\#(next != nil)\#(cursor)\#(bar),"sectionList":[\#(list)]}"#
  }
}

/// A section of a page.
struct SectionModel {
  var name: String
  /// `nil` for a repeated section without a name of its own.
  var identifier: String?
  var header: String?
  var footer: String?
  var columns: Int?
  var isFailed = false
  var units: [UnitModel] = []
  var sections: [SectionModel] = []

  func json(_ form: UnitModel.Form) -> String {
    var members = [#""section":"\#(name)""#]
    if let identifier { members.append(#""sectionId":"\#(identifier)""#) }
    if let header { members.append(#""header":{"unitType":"Heading","data":{"title":"\#(header)"}}"#) }
    if let footer { members.append(#""footer":{"unitType":"Heading","data":{"title":"\#(footer)"}}"#) }
    if name == "shelves" {
      members.append(#""sections":[\#(sections.map { $0.json(form) }.joined(separator: ","))]"#)
    } else {
      members.append(#""units":[\#(units.map { $0.json(form) }.joined(separator: ","))]"#)
    }
    if isFailed { members.append(#""failed":true"#) }
    if let columns { members.append(#""columns":\#(columns)"#) }
    return "{" + members.joined(separator: ",") + "}"
  }
}

/// A unit of a page: a card or a note, which may have the same id.
struct UnitModel: Hashable {
  var type = "Card"
  var identifier: String
  var text: String?

  /// The form of a unit.
  enum Form: CaseIterable {
    case canonical, flat, list
  }

  func json(_ form: Form) -> String {
    let rest = text.map { #","\#(type == "Note" ? "text" : "title")":"\#($0)""# } ?? ""
    let fields = #""id":"\#(identifier)"\#(rest)"#
    let head = #""unitType":"\#(type)""#
    switch form {
    case .canonical: return #"{\#(head),"data":{\#(fields)}}"#
    case .flat: return #"{\#(head),\#(fields)}"#
    case .list: return #"{\#(head),"data":[{\#(fields)}]}"#
    }
  }
}

// MARK: - Random pages

extension PageModel {
  /// A random page.
  static func random(_ number: Int, _ random: inout RandomSource) -> PageModel {
    var page = PageModel(number: number, next: random.chance(50) ? "after-\(number)" : nil)
    if random.chance(40) { page.topBar = "t\(random.number(1...9))" }
    for name in ["cards", "shelf", "shelf", "shelf", "shelves", "feed"].shuffled(using: &random) {
      if random.chance(40) { continue }
      var section = SectionModel.random(name, &random)
      if name == "shelf" {
        section.identifier = random.chance(30) ? nil : random.pick(["s1", "s2", "s3"])
        if section.identifier != nil, page.sections.contains(where: { $0.identifier == section.identifier }) {
          continue
        }
      }
      page.sections.append(section)
    }
    return page
  }
}

extension SectionModel {
  /// A random section of a page.
  static func random(_ name: String, _ random: inout RandomSource) -> SectionModel {
    var section = SectionModel(name: name, identifier: name)
    section.isFailed = random.chance(15)
    if name == "cards" || name == "shelf", random.chance(50) { section.header = "h\(random.number(1...9))" }
    if name == "cards", random.chance(50) { section.footer = "f\(random.number(1...9))" }
    if name == "cards", random.chance(50) { section.columns = random.number(1...4) }
    if name == "shelves" {
      section.sections = ["first", "second"].shuffled(using: &random).filter { _ in random.chance(70) }
        .map { .random($0, &random) }
      return section
    }
    section.units = UnitModel.random(
      count: random.number(0...6), withNotes: name != "first" && name != "second", &random)
    return section
  }
}

extension UnitModel {
  /// Random units, no two of one type with the same id.
  static func random(count: Int, withNotes: Bool, _ random: inout RandomSource) -> [UnitModel] {
    let ids = "abcdefghij".map(String.init)
    var (cards, notes) = (ids.shuffled(using: &random), ids.shuffled(using: &random))
    return (0..<count).map { _ in
      let text = "x\(random.number(1...3))"
      if withNotes, random.chance(25) { return UnitModel(type: "Note", identifier: notes.removeLast(), text: text) }
      return UnitModel(identifier: cards.removeLast(), text: random.chance(80) ? text : nil)
    }
  }
}

// MARK: - Edits

extension PageModel {
  /// The page with some sections and items moved, removed, added and changed.
  func edited(_ random: inout RandomSource) -> PageModel {
    var page = self
    if random.chance(20) { page.topBar = "t\(random.number(1...9))" }
    if random.chance(30) { page.sections.shuffle(using: &random) }
    if random.chance(20), !page.sections.isEmpty {
      page.sections.remove(at: random.number(0...page.sections.count - 1))
    }
    for index in page.sections.indices where random.chance(60) { page.sections[index].edit(&random) }
    return page
  }
}

extension SectionModel {
  /// Changes some of the section.
  mutating func edit(_ random: inout RandomSource) {
    for index in sections.indices { sections[index].edit(&random) }
    if random.chance(30) { sections.shuffle(using: &random) }
    if header != nil, random.chance(20) { header = "h\(random.number(1...9))" }
    if random.chance(20) { footer = nil }
    if name == "cards", random.chance(10) { columns = random.number(1...4) }
    if random.chance(10) { isFailed.toggle() }
    if name == "shelves" { return }
    for index in units.indices where random.chance(20) { units[index].text = "x\(random.number(4...6))" }
    if random.chance(50), !units.isEmpty {
      let unit = units.remove(at: random.number(0...units.count - 1))
      units.insert(unit, at: random.number(0...units.count))
    }
    if random.chance(40), !units.isEmpty { units.remove(at: random.number(0...units.count - 1)) }
    if random.chance(40) { units.insert(UnitModel(identifier: "z"), at: random.number(0...units.count)) }
    // The one that was added may have been there already.
    units = units.enumerated().filter { index, unit in
      !units[..<index].contains { $0.type == unit.type && $0.identifier == unit.identifier }
    }.map(\.element)
  }
}
