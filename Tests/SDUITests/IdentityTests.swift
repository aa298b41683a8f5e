import SDUI
import TestSupport
import Testing

/// The rule about identities, held against a naive reading of it: in one response, on two pages, and in differences.
@Suite struct IdentityTests {
  /// A way in which the items of a section are identified.
  enum Kind: CaseIterable {
    case text, number, position, single
    /// A default for the identity, which only documents of earlier compilers have.
    case initial

    var screen: Screen {
      get throws {
        let id = self == .number ? "ID(as: number)" : "ID"
        let property = self == .position ? "identity: position" : self == .single ? "maxItems: 1" : ""
        let note = self == .position || self == .single ? "unit Note { height: 40 }" : ""
        let screen = try Programs.screen(
          """
          component Card { id: \(id), title: Text? }
          component Note { text: Text? }
          screen Home {
            pagination: (by: page, prefetch: 1)
            section all: list { \(property)
              unit Card { height: 80 }
              \(note)
            }
          }
          """)
        guard self == .initial else { return screen }
        let document = String(decoding: encodeScreenDocument(screen), as: UTF8.self)
        let field = #""key":"id","type":"id""#
        let changed = document.replacing(#": "#, with: ":").replacing(", ", with: ",")
        #expect(changed.contains(field))
        return try Screen(json: Array(changed.replacing(field, with: field + #","default":"a""#).utf8))
      }
    }

    /// Identities as JSON, some of them the same in two forms.
    var identities: [String] {
      switch self {
      case .position: [#""a""#, #""b""#]
      case .number: ["1", #""1""#, "-1", "9007199254740992", "9007199254740993", #""9007199254740993""#]
      default: [#""a""#, #""\u0061""#, #""b""#, #""é""#, #""e\u0301""#, #""1""#]
      }
    }
  }

  struct Item {
    let component: String
    let id: String?
    let title: String

    var json: String {
      let members = [id.map { #""id":\#($0)"# }, #""\#(component == "Card" ? "title" : "text")":"\#(title)""#]
      return #"{"unitType":"\#(component)","data":{\#(members.compactMap { $0 }.joined(separator: ","))}}"#
    }

    /// Its identity, by the page about the language.
    func identity(at position: Int, _ kind: Kind) -> String {
      if kind == .position { return "\(position)" }
      guard component == "Card" else { return component }
      let text = (id ?? #""a""#).replacing("\"", with: "").replacing(#"\u0061"#, with: "a").replacing(
        #"\u0301"#, with: "\u{301}")
      return "\(component) \(text)"
    }
  }

  private static func items(_ kind: Kind, _ random: inout RandomSource) -> [Item] {
    (0..<random.number(0...6)).map { _ in
      let isNote = (kind == .position || kind == .single) && random.chance(30)
      let id = kind == .initial && random.chance(40) ? nil : random.pick(kind.identities)
      return Item(component: isNote ? "Note" : "Card", id: isNote ? nil : id, title: random.pick(["x", "y"]))
    }
  }

  private static func page(_ number: Int, _ items: [Item]) -> [UInt8] {
    let head = #""sdui":"1.2","screen":"Home","layoutId":"\#(String(repeating: "a", count: 64))","page":\#(number)"#
    let units = items.map { $0.json }.joined(separator: ",")
    let section = #"{"section":"all","sectionId":"all","units":[\#(units)]}"#
    return Array(#"{\#(head),"hasNext":true,"sectionList":[\#(section)]}"#.utf8)
  }

  /// The first item of each identity.
  private static func distinct(_ items: [Item], _ kind: Kind) -> [Item] {
    var known: Set<String> = []
    return items.enumerated().filter { known.insert($0.element.identity(at: $0.offset, kind)).inserted }.map {
      $0.element
    }
  }

  @Test(arguments: Kind.allCases, 0..<40) func noTwoItemsHaveOneIdentity(kind: Kind, seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (screen, items) = (try kind.screen, Self.items(kind, &random))
    let response = try screen.response(json: Self.page(0, items))
    let rules = response.faults.map { $0.rule }
    if kind == .single {
      #expect(rules == (items.count > 1 ? [.itemCount] : []))
      return
    }
    let distinct = Self.distinct(items, kind)
    #expect(rules == Array(repeating: .duplicateIdentity, count: items.count - distinct.count), "\(items)")
    #expect(response.sections.first?.units.count ?? 0 == distinct.count)
  }

  @Test(arguments: Kind.allCases, 0..<40) func pagesAreJoinedByIdentity(kind: Kind, seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let screen = try kind.screen
    var store = PageStore(of: screen)
    var joined: [(identity: String, title: String)] = []
    for number in 0..<2 {
      var items = Self.distinct(Self.items(kind, &random), kind)
      if kind == .single { items = Array(items.prefix(1)) }
      try store.insert(json: Self.page(number, items))
      for item in items {
        let identity = item.identity(at: joined.count, kind)
        if let place = joined.firstIndex(where: { $0.identity == identity }) {
          joined[place].title = item.title
        } else if kind != .single || joined.isEmpty {
          joined.append((identity, item.title))
        }
      }
    }
    let units = store.joined()?.sections.first?.units ?? []
    #expect(units.count == joined.count, "\(joined)")
    for (unit, expected) in zip(units, joined) {
      #expect(String(decoding: unit.json, as: UTF8.self).contains(":\"\(expected.title)\""))
    }
  }

  /// Responses that clients accept always have changes, and so have the screens that they fill.
  @Test(arguments: Kind.allCases, 0..<40) func changesAreDefined(kind: Kind, seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let screen = try kind.screen
    let responses = try (0..<2).map { _ in
      var items = Self.distinct(Self.items(kind, &random), kind)
      if kind == .single { items = Array(items.prefix(1)) }
      return (items, try screen.response(json: Self.page(0, items)))
    }
    let ((old, oldResponse), (new, newResponse)) = (responses[0], responses[1])
    let changes = oldResponse.changes(to: newResponse)
    let filled = try oldResponse.screen.changes(to: newResponse.screen)
    guard kind == .position else { return }
    #expect(changes.deletedItems == filled.deletedItems && changes.insertedItems == filled.insertedItems)
    let common = min(old.count, new.count)
    let replaced = (0..<common).filter { old[$0].component != new[$0].component }
    let reloaded = (0..<common).filter { old[$0].component == new[$0].component && old[$0].json != new[$0].json }
    #expect(changes.movedItems.isEmpty)
    #expect(changes.deletedItems.map { $0.item }.sorted() == replaced + Array(common..<old.count))
    #expect(changes.insertedItems.map { $0.item }.sorted() == replaced + Array(common..<new.count))
    #expect(changes.reloadedItems.map { $0.item }.sorted() == reloaded)
  }
}
