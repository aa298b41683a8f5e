import SDUIIR
import SDUILayout

/// Which cases items have where the data chooses their spans.
struct SpanCases {
  /// What is tried: one case in all items, then all of them in turn; nothing where the data chooses no span.
  let all: [[Int]]
  /// The cases of the items that are shown, in turn.
  var tried: [Int] = [] {
    didSet { count = 0 }
  }
  /// How many items have a case.
  private var count = 0

  init(of screen: Screen) {
    let isChosen = screen.sections.contains { $0.isSpannedByData || $0.sections.contains(where: \.isSpannedByData) }
    all = isChosen ? [[0], [1], [2], [0, 1, 2]] : [[]]
  }

  /// An item with the next case in all of its enumerations.
  mutating func applied(to item: ItemData, of unit: SectionUnit, in contract: Contract) -> ItemData {
    if tried.isEmpty { return item }
    let index = tried[count % tried.count]
    count += 1
    var result = item
    result.fieldCases = contract.fieldCases(of: unit.component, []).map { known in
      let fields = contract.components[unit.component].fields
      let cases = contract.enumeration(at: known.field.split(separator: "."), fields)?.cases.map(\.name.wire) ?? []
      return FieldCase(field: known.field, name: cases.isEmpty ? known.name : cases[index % cases.count])
    }
    return result
  }
}

extension Contract {
  /// The enumeration of a field by its path of wire names.
  fileprivate func enumeration(at path: [Substring], _ fields: [Field]) -> Enumeration? {
    guard let name = path.first, let field = fields.first(where: { $0.name.wire == name }) else { return nil }
    switch field.type {
    case .enumeration(let id): return enums[id]
    case .record(let record): return enumeration(at: Array(path.dropFirst()), records[record].fields)
    default: return nil
    }
  }
}

extension [Bool?] {
  /// Whether something holds with every case with which it is asked for.
  var holdingAll: Bool? { contains(false) ? false : contains(true) ? true : nil }
}
