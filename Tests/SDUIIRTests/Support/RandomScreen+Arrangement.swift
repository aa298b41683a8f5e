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
