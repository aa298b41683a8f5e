import SDUIIR
import SDUISyntax

/// The new ids of declarations after some were inserted or removed before them.
struct MovedIDs: Renumbering {
  /// Of the declarations of one kind.
  private struct Move {
    /// The number of declarations before the change.
    let start: Int
    /// The distance by which those after it have moved.
    let distance: Int
  }

  /// By the raw value of their kind.
  private let moves: [Move]

  /// Nothing where all ids are what they were.
  init?(_ change: TextChange, from old: Declarations, to new: Declarations) {
    moves = Declaration.Kind.allCases.map { kind in
      let (earlier, later) = (old.all(kind), new.all(kind))
      let start = earlier.prefix { change.isBehind($0.syntax) }.count
      return Move(start: start, distance: later.count - earlier.count)
    }
    if moves.allSatisfy({ $0.distance == 0 }) { return nil }
  }

  private func moved<Element>(_ id: ID<Element>, _ kind: Declaration.Kind) -> ID<Element> {
    let move = moves[kind.rawValue]
    return id.index < move.start ? id : ID(id.index + move.distance)
  }

  /// Returns the index of a declaration that has not changed, before the change.
  func earlierIndex(of declaration: Declaration) -> Int {
    let move = moves[declaration.kind.rawValue]
    return declaration.index < move.start ? declaration.index : declaration.index - move.distance
  }

  func enumeration(_ id: ID<Enumeration>) -> ID<Enumeration> { moved(id, .enumeration) }
  func record(_ id: ID<Record>) -> ID<Record> { moved(id, .record) }
  func action(_ id: ID<Action>) -> ID<Action> { moved(id, .action) }
  func component(_ id: ID<Component>) -> ID<Component> { moved(id, .component) }
  func decoration(_ id: ID<Decoration>) -> ID<Decoration> { moved(id, .decoration) }
  func flag(_ id: ID<Flag>) -> ID<Flag> { moved(id, .flag) }
}
