import SDUIJSON

enum SpanKey: KeyName, ObjectKey {
  case columns, rows
  static let keys = KeySet<SpanKey>()
}

enum MatchedSpanKey: KeyName, ObjectKey {
  case field, cases
  static let keys = KeySet<MatchedSpanKey>()
}

extension CellSpan {
  /// The possible numbers of rows of an item.
  package static let rowCounts: ClosedRange<Int64> = 1...1_000
}

extension ScreenDecoder {
  /// A number of columns or `all`; with several rows an object, and so with a field that decides.
  func itemSpan(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> ItemSpan {
    guard document.kind(of: node) == .object else {
      return ItemSpan(columns: try columnSpan(node), rows: 1)
    }
    var members = document.members(of: node)
    if let (key, _) = members.next(),
      MatchedSpanKey.keys.slot(of: key, in: document) != nil
    {
      return .matched(try matchedSpan(node, place))
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

  private func closedEnumeration(at path: String, in component: ID<Component>) -> Enumeration? {
    for case .enumeration(let id) in types(at: path, in: component) where !enums[id.index].isOpen {
      return enums[id.index]
    }
    return nil
  }

  /// The spans of all cases of the enumeration of a field.
  private func matchedSpan(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> MatchedSpan {
    let slots = try closedSlots(of: node, MatchedSpanKey.keys, "A span")
    let (field, spans) = (try required(slots, .field), try required(slots, .cases))
    let path = try text(field)
    guard let enumeration = place.component.flatMap({ closedEnumeration(at: path, in: ID($0)) }) else {
      throw failure("There is no closed enumeration \"\(path)\" in the component's data.", at: field)
    }
    var byName: [String: ItemSpan] = [:]
    for (key, value) in try members(of: spans, "The spans of cases") {
      let name = try text(key)
      guard enumeration.cases.contains(where: { $0.name.wire == name }) else {
        throw failure("The enumeration has no case \"\(name)\".", at: key)
      }
      let span = try itemSpan(value, Place())
      guard byName.updateValue(span, forKey: name) == nil else {
        throw failure("This key is repeated in the object.", at: key)
      }
    }
    var cases: [MatchedSpan.Case] = []
    for name in enumeration.cases.map({ $0.name.wire }) {
      guard let span = byName[name] else { throw failure("There is no span for the case \"\(name)\".", at: spans) }
      cases.append(MatchedSpan.Case(name: name, span: span))
    }
    return MatchedSpan(field: path, cases: cases)
  }
}

extension ScreenEncoder {
  mutating func encode(_ span: ItemSpan) {
    switch span {
    case .columns, .all: encode(columnSpan: span.columns)
    case .cells(let cells):
      writer.beginObject()
      writer.key(SpanKey.columns)
      encode(columnSpan: cells.columns)
      writer.member(SpanKey.rows, cells.rows)
      writer.endObject()
    case .matched(let matched):
      writer.beginObject()
      writer.member(MatchedSpanKey.field, matched.field)
      writer.key(MatchedSpanKey.cases)
      writer.beginObject()
      for item in matched.cases {
        writer.key(item.name)
        encode(item.span)
      }
      writer.endObject()
      writer.endObject()
    }
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
    let one: JSONTree = ["anyOf": [.reference("count"), ["const": .string(allWord)], cells]]
    let matched = MatchedSpanKey.schema(required: [.field, .cases]) { key in
      key == .field
        ? ["type": "string"]
        : ["type": "object", "minProperties": 1, "additionalProperties": .reference("cellSpan")]
    }
    return ValueForm(
      "span", named: "itemSpan", ["anyOf": [.reference("cellSpan"), matched]], [Columns.count, ("cellSpan", one)])
  }
}
