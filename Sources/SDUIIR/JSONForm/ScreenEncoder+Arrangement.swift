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
    writer.key(plain: "kind")
    writer.string(node.kind.rawValue)
    writer.key(plain: "width")
    encode(node.width)
    writer.key(plain: "height")
    encode(node.height)
    if node.spacing != .zero {
      writer.key(plain: "spacing")
      writer.length(node.spacing)
    }
    if node.insets != Insets() {
      writer.key(plain: "insets")
      encode(node.insets)
    }
    if node.kind != .cell {
      writer.key(plain: "children")
      writer.beginArray()
      for child in arrangement.children(of: index) { encode(part: child, of: arrangement) }
      writer.endArray()
    }
    writer.endObject()
  }
}
