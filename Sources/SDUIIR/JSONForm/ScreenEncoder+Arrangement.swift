import SDUIJSON

extension ScreenEncoder {
  /// The tree of a mosaic: each part with its children in it.
  mutating func encode(_ arrangement: Arrangement) {
    guard !arrangement.nodes.isEmpty else { return writer.null() }
    encode(part: 0, of: arrangement)
  }

  private mutating func encode(part index: Int, of arrangement: Arrangement) {
    let node = arrangement.nodes[index]
    writer.beginObject()
    writer.member(PartKey.kind, node.kind.rawValue)
    writer.key(PropertyKeys[.partWidth])
    encode(node.width)
    writer.key(PropertyKeys[.partHeight])
    encode(node.height)
    if node.spacing != .zero {
      writer.key(PropertyKeys[.partSpacing])
      writer.length(node.spacing)
    }
    if node.insets != Insets() {
      writer.key(PropertyKeys[.partInsets])
      encode(node.insets)
    }
    if node.kind != .cell {
      writer.key(PartKey.children)
      writer.beginArray()
      for child in arrangement.children(of: index) { encode(part: child, of: arrangement) }
      writer.endArray()
    }
    writer.endObject()
  }
}
