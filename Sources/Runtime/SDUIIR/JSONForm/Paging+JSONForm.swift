import SDUIJSON

enum PagingKey: KeyName, ObjectKey {
  case repetition = "repeat"
  case autoRoll
  static let keys = KeySet<PagingKey>()
}

extension ScreenDecoder {
  func paging(_ node: JSONNodeID) throws(ScreenDocumentError) -> Paging {
    let slots = try closedSlots(of: node, PagingKey.keys, "Paging")
    var paging = Paging(
      repetition: try word(required(slots, .repetition), Paging.Repetition.allCases))
    if let autoRoll = slots[.autoRoll] { paging.autoRoll = try positive(autoRoll) }
    return paging
  }
}

extension ScreenEncoder {
  mutating func encode(_ paging: Paging) {
    writer.beginObject()
    writer.member(PagingKey.repetition, paging.repetition.rawValue)
    writer.member(PagingKey.autoRoll, paging.autoRoll)
    writer.endObject()
  }
}

extension Paging {
  static var jsonForm: ValueForm {
    PagingKey.form("paging", ["title": "How pages follow one another"], required: [.repetition]) { key in
      switch key {
      case .repetition:
        .oneOf(Repetition.allCases.map { $0.rawValue }).described("What follows the last page.")
      case .autoRoll:
        .reference("positive").described("Seconds after which the next page comes by itself.")
      }
    }
  }
}
