import SDUIJSON

enum BoundsKey: KeyName, ObjectKey {
  case minimum = "min"
  case maximum = "max"
  static let keys = KeySet<BoundsKey>()
}

extension ScreenDecoder {
  func range(_ node: JSONNodeID) throws(ScreenDocumentError) -> ValueRange {
    let slots = try closedSlots(of: node, BoundsKey.keys, "A range")
    let lowerBound = try positive(required(slots, .minimum))
    guard let node = slots[.maximum] else { return ValueRange(lowerBound, nil) }
    let upperBound = try rational(node)
    guard lowerBound <= upperBound else { throw failure("This maximum is below the minimum beside it.", at: node) }
    return ValueRange(lowerBound, upperBound)
  }
}

extension ScreenEncoder {
  mutating func encode(_ range: ValueRange) {
    writer.beginObject()
    writer.member(BoundsKey.minimum, range.lowerBound)
    writer.member(BoundsKey.maximum, range.upperBound)
    writer.endObject()
  }
}

extension ValueRange {
  static var jsonForm: ValueForm { BoundsKey.form("range", required: [.minimum]) { _ in .reference("positive") } }
}
