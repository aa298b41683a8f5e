import SDUIJSON

enum ColumnsKey: KeyName, ObjectKey {
  case adaptive
  static let keys = KeySet<ColumnsKey>()
}

extension Columns {
  /// The possible numbers of columns of a grid, and of an item.
  static let counts: ClosedRange<Int64> = 1...1_000

  /// To how many an adaptive count may be limited.
  static let maximums: ClosedRange<Int64> = 1...1_000_000
}

extension ScreenDecoder {
  func columns(_ node: JSONNodeID) throws(ScreenDocumentError) -> Columns {
    guard document.kind(of: node) == .object else { return .fixed(try integer(node, in: Columns.counts)) }
    let outer = try closedSlots(of: node, ColumnsKey.keys, "Columns")
    let slots = try closedSlots(of: required(outer, .adaptive), BoundsKey.keys, "Adaptive columns")
    let minimum = try length(required(slots, .minimum), upTo: .contentWidth)
    guard let maximum = slots[.maximum] else { return .adaptive(minimum: minimum, maximum: nil) }
    return .adaptive(minimum: minimum, maximum: try integer(maximum, in: Columns.maximums))
  }

}

extension ScreenEncoder {
  mutating func encode(_ columns: Columns) {
    switch columns {
    case .fixed(let count): writer.integer(count)
    case .adaptive(let minimum, let maximum):
      writer.beginObject()
      writer.key(ColumnsKey.adaptive)
      writer.beginObject()
      writer.member(BoundsKey.minimum, minimum)
      writer.member(BoundsKey.maximum, maximum)
      writer.endObject()
      writer.endObject()
    }
  }
}

extension Columns {
  static var count: ValueForm.Definition { ("count", .integer(in: counts)) }

  static var jsonForm: ValueForm {
    let adaptive = BoundsKey.schema(required: [.minimum]) { key in
      key == .minimum ? .reference("contentWidthLength") : .integer(in: maximums)
    }
    let object = ColumnsKey.schema(required: [.adaptive]) { _ in adaptive }
    return ValueForm(
      "columns", named: "columns", ["anyOf": [.reference("count"), object]],
      [count] + Length.definitions(upTo: .contentWidth))
  }
}
