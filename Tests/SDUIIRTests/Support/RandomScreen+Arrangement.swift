import SDUIIR

extension RandomScreen {
  /// Any arrangement, with every kind of part and every size that a part may have.
  mutating func arrangement() -> Arrangement {
    var nodes: [ArrangementNode] = []
    append(random.pick([.row, .column]), in: nil, depth: 1, to: &nodes)
    return Arrangement(nodes: nodes)
  }

  private mutating func append(
    _ kind: ArrangementNode.Kind, in parent: ArrangementNode.Kind?, depth: Int, to nodes: inout [ArrangementNode]
  ) {
    let index = nodes.count
    nodes.append(
      ArrangementNode(
        kind: kind, width: partSize(.width, in: parent), height: partSize(.height, in: parent),
        spacing: kind != .cell && random.chance(40) ? length(upTo: .contentWidth) : .zero,
        insets: kind != .cell && random.chance(30) ? Insets(all: length(upTo: .contentWidth)) : Insets()))
    if kind == .cell, random.chance(15) { nodes[index].units = random.chance(30) ? [] : [0] }
    guard kind != .cell else { return }
    for _ in 0..<random.number(1...3) {
      let child: ArrangementNode.Kind = depth < 4 ? random.pick([.row, .column, .cell, .cell]) : .cell
      append(child, in: kind, depth: depth + 1, to: &nodes)
    }
    nodes[index].size = nodes.count - index
  }

  private mutating func partSize(_ axis: SizeAxis, in parent: ArrangementNode.Kind?) -> Size {
    let sizes: [Size] = [
      .length(length(upTo: .contentWidth)), .percent(positive()), .share(positive()),
      .ratio(width: positive(), height: positive()),
    ]
    return random.pick(sizes.filter { ArrangementNode.accepts($0, on: axis, in: parent) })
  }
}

extension ScreenSection {
  /// Cells accept units that the section has.
  mutating func forgetMissingUnits() {
    let indices = units.indices.map { $0 }
    func known(_ arrangement: Arrangement) -> Arrangement { arrangement.renumbered(indices) }
    properties.changeArrangement(known)
    for index in adaptations.indices {
      adaptations[index].replacement?.properties.changeArrangement(known)
      for place in adaptations[index].assignments.indices {
        guard case .arrangement(let arrangement) = adaptations[index].assignments[place].value else { continue }
        adaptations[index].assignments[place].value = .arrangement(known(arrangement))
      }
    }
  }
}
