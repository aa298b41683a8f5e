import SDUI
import SDUICompiler
import SDUISyntax

/// Differences between two responses of one section, of which a hundredth changes, or a few items.
struct DifferenceBenchmark {
  private let old: ScreenResponse
  private let new: ScreenResponse
  /// The same items for the standard library, as an app decodes them.
  private let oldItems: [Item]
  private let newItems: [Item]
  private let moveCount: Int

  /// The edit of the items.
  enum Edit {
    /// A quarter each is deleted, inserted, moved and given other data.
    case mixed
    case moves
    /// One item is inserted in front, one gets other data, one is deleted, and one is appended.
    case few
  }

  private struct Item: Equatable {
    let id: String
    let title: String
    let picture: String

    init(_ id: String, _ title: String) {
      self.id = id
      self.title = title
      picture = "https://example.com/pictures/\(id).jpg"
    }
  }

  init(itemCount: Int, _ edit: Edit) throws {
    let screen = try Compilation(
      of: "home.sdui", root: "",
      from: MemoryFileProvider([
        "home.sdui": """
        component Card { id: ID, title: Text, picture: URL }
        screen Home { section cards: list { unit Card { height: 80 } } }

        """
      ])
    ).onlyScreen()
    let items = (0..<itemCount).map { Item("product-\($0)", "Number \($0)") }
    let edited = edit == .few ? Self.withFewChanges(items) : Self.edited(items, edit)
    switch edit {
    case .mixed: moveCount = itemCount / 400
    case .moves: moveCount = itemCount / 100
    case .few: moveCount = 0
    }
    (oldItems, newItems) = (items, edited)
    (old, new) = (try screen.response(json: Self.json(items)), try screen.response(json: Self.json(edited)))
    guard old.isValid, new.isValid else { throw WrongResult() }
  }

  private static func withFewChanges(_ items: [Item]) -> [Item] {
    var result = items
    result[items.count / 3] = Item(items[items.count / 3].id, "Another title")
    result.remove(at: items.count / 2)
    return [Item("first", "New")] + result + [Item("last", "New")]
  }

  /// Returns the items with a hundredth of them changed, spread evenly: those after each hundredth place.
  private static func edited(_ items: [Item], _ edit: Edit) -> [Item] {
    var deleted = Set<Int>()
    var inserted: [Int: [Item]] = [:]
    var result: [Item] = []
    result.reserveCapacity(items.count)
    for change in 0..<items.count / 100 {
      let place = 100 * change + 37
      // A number that goes all over the list, never twice to one place.
      let target = change * 7_919 % (items.count / 100) * 100 + 61
      switch edit == .moves ? 2 : change % 4 {
      case 0: deleted.insert(place)
      case 1: inserted[place, default: []].append(Item("new-\(change)", "New"))
      case 2:
        deleted.insert(place)
        inserted[target, default: []].append(items[place])
      default: break
      }
    }
    for (index, item) in items.enumerated() {
      result += inserted[index] ?? []
      if deleted.contains(index) { continue }
      let isChanged = edit == .mixed && index % 100 == 37 && index / 100 % 4 == 3
      result.append(isChanged ? Item(item.id, "Another title") : item)
    }
    return result
  }

  private static func json(_ items: [Item]) -> [UInt8] {
    var text = #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "a", count: 64))","page":0,"#
    text += #""hasNext":false,"sectionList":[{"section":"cards","sectionId":"cards","units":["#
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += #"{"unitType":"Card","data":{"id":"\#(item.id)","title":"\#(item.title)","#
      text += #""picture":"\#(item.picture)"}}"#
    }
    return Array((text + "]}]}").utf8)
  }

  /// Ours: insertions, deletions, moves and reloads.
  func run(_ repetitions: Int) throws {
    for _ in 0..<repetitions {
      try Benchmarks.measure {
        guard old.changes(to: new).movedItems.count == moveCount else { throw WrongResult() }
      }
    }
  }

  /// The standard library's of whole items: insertions and removals.
  func runCollectionDifference(_ repetitions: Int) throws {
    for _ in 0..<repetitions {
      try Benchmarks.measure {
        guard !newItems.difference(from: oldItems).isEmpty else { throw WrongResult() }
      }
    }
  }

  /// The standard library's of identities alone, which does not see other data.
  func runIdentityDifference(_ repetitions: Int) throws {
    let (old, new) = (oldItems.map { $0.id }, newItems.map { $0.id })
    for _ in 0..<repetitions {
      try Benchmarks.measure {
        guard !new.difference(from: old).isEmpty else { throw WrongResult() }
      }
    }
  }
}
