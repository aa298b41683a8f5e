import SDUIJSON

enum SpanKey: KeyName, ObjectKey {
  case columns, rows
  static let keys = KeySet<SpanKey>()
}

extension CellSpan {
  /// How many rows an item may span.
  package static let rowCounts: ClosedRange<Int64> = 1...1_000
}

extension ScreenDecoder {
  /// A number of columns or `all`; with several rows an object.
  func itemSpan(_ node: JSONNodeID) throws(ScreenDocumentError) -> ItemSpan {
    guard document.kind(of: node) == .object else {
      return ItemSpan(columns: try columnSpan(node), rows: 1)
    }
    let slots = try closedSlots(of: node, SpanKey.keys, "A span")
    return ItemSpan(
      columns: try columnSpan(required(slots, .columns)),
      rows: try integer(required(slots, .rows), in: CellSpan.rowCounts))
  }

  /// `nil` for all columns.
  private func columnSpan(_ node: JSONNodeID) throws(ScreenDocumentError) -> Int64? {
    document.keyEquals(node, ItemSpan.allWord) ? nil : try integer(node, in: Columns.counts)
  }
}

extension ScreenEncoder {
  mutating func encode(_ span: ItemSpan) {
    guard case .cells(let cells) = span else { return encode(columnSpan: span.columns) }
    writer.beginObject()
    writer.key(SpanKey.columns)
    encode(columnSpan: cells.columns)
    writer.key(SpanKey.rows)
    writer.integer(cells.rows)
    writer.endObject()
  }

  private mutating func encode(columnSpan columns: Int64?) {
    if let columns { writer.integer(columns) } else { writer.string(ItemSpan.allWord) }
  }
}

extension ItemSpan {
  /// The word for all columns.
  fileprivate static let allWord = "all"

  static var jsonForm: ValueForm {
    let columns: JSONTree = ["anyOf": [.reference("count"), ["const": .string(allWord)]]]
    let cells = SpanKey.schema(required: [.columns, .rows]) { key in
      key == .columns ? columns : .integer(in: CellSpan.rowCounts)
    }
    return ValueForm(
      "span", named: "itemSpan", ["anyOf": [.reference("count"), ["const": .string(allWord)], cells]], [Columns.count])
  }
}
