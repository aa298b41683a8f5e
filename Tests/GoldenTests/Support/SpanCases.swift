import SDUIIR
import SDUILayout

/// The cases of items if the data chooses their spans.
struct SpanCases {
  /// A way to choose the cases of the items that are shown.
  enum Choice {
    /// One case after the other.
    case inTurn([Int])
    /// The same case for all items of a component, by its index.
    case byComponent([Int])
  }

  /// The choices that are tried; one `nil` if the data chooses no span.
  let all: [Choice?]
  /// The choice for the items that are shown.
  var tried: Choice? {
    didSet { count = 0 }
  }
  /// The number of items that have a case.
  private var count = 0

  init(of screen: Screen) {
    let isChosen = screen.sections.contains { $0.isSpannedByData || $0.sections.contains(where: \.isSpannedByData) }
    let alike: [Choice] = [.inTurn([0]), .inTurn([1]), .inTurn([2]), .inTurn([0, 1, 2])]
    // Items of one component may fit in a case in which those of another do not.
    let mixed = (0...2).flatMap { one in (0...2).filter { $0 != one }.map { Choice.byComponent([one, $0]) } }
    all = isChosen ? alike + mixed : [nil]
  }

  /// An item with the next case in all of its enumerations, of those that the client of the screen knows.
  mutating func applied(to item: ItemData, of unit: SectionUnit, in screen: Screen) -> ItemData {
    guard let tried else { return item }
    let index =
      switch tried {
      case .inTurn(let cases): cases[count % cases.count]
      case .byComponent(let cases): cases[unit.component.index % cases.count]
      }
    count += 1
    return Self.chosen(index, for: item, of: unit, in: screen)
  }

  /// An item with one of the cases, by its index, in all of its enumerations.
  static func chosen(_ index: Int, for item: ItemData, of unit: SectionUnit, in screen: Screen) -> ItemData {
    var result = item
    let (contract, client) = (screen.contract, screen.variants.client)
    result.fieldCases = contract.fieldCases(of: unit.component, [], at: client).map { known in
      let enumeration = contract.enumeration(at: known.field, of: unit.component)
      let cases = enumeration.map { all in all.cases.filter { all.mayHold($0, at: client) }.map(\.name.wire) } ?? []
      return FieldCase(field: known.field, name: cases.isEmpty ? known.name : cases[index % cases.count])
    }
    return result
  }
}

extension [Bool?] {
  /// Whether something holds with every case with which it is asked for.
  var holdingAll: Bool? { contains(false) ? false : contains(true) ? true : nil }
}
