import SDUIIR

/// A part of a mosaic as a test writes it: nested, with the defaults of the language.
indirect enum Tile {
  case part(ArrangementNode.Kind, Size?, Size?, spacing: Rational, insets: Insets, [Tile])

  static func row(
    width: Size? = nil, height: Size? = nil, spacing: Rational = 0, insets: Rational = 0, _ children: [Tile]
  ) -> Tile {
    .part(.row, width, height, spacing: spacing, insets: Insets(all: .points(insets)), children)
  }

  static func column(
    width: Size? = nil, height: Size? = nil, spacing: Rational = 0, insets: Rational = 0, _ children: [Tile]
  ) -> Tile {
    .part(.column, width, height, spacing: spacing, insets: Insets(all: .points(insets)), children)
  }

  static func cell(width: Size? = nil, height: Size? = nil) -> Tile {
    .part(.cell, width, height, spacing: 0, insets: Insets(), [])
  }
}

extension Size {
  static func points(_ value: Rational) -> Size { .length(.points(value)) }
}

extension PropertyValue {
  /// An arrangement.
  static func tile(_ tile: Tile) -> PropertyValue {
    var nodes: [ArrangementNode] = []
    append(tile, in: nil, to: &nodes)
    return .arrangement(Arrangement(nodes: nodes))
  }

  private static func append(_ tile: Tile, in parent: ArrangementNode.Kind?, to nodes: inout [ArrangementNode]) {
    guard case .part(let kind, let width, let height, let spacing, let insets, let children) = tile else { return }
    var written: Written = [(.partSpacing, .points(spacing)), (.partInsets, .insets(insets))]
    if let width { written.append((.partWidth, .size(width))) }
    if let height { written.append((.partHeight, .size(height))) }
    let index = nodes.count
    nodes.append(ArrangementNode(kind, in: parent, PropertyList(written)))
    for child in children { append(child, in: kind, to: &nodes) }
    nodes[index].size = nodes.count - index
  }
}
