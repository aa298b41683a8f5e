import SDUIJSON

enum PaginationKey: KeyName, ObjectKey {
  case style = "by"
  case prefetch
  static let keys = KeySet<PaginationKey>()
}

extension ScreenDecoder {
  func pagination(_ node: JSONNodeID) throws(ScreenDocumentError) -> Pagination {
    let slots = try closedSlots(of: node, PaginationKey.keys, "Pagination")
    return Pagination(
      by: try word(required(slots, .style), Pagination.Style.allCases),
      prefetch: try integer(required(slots, .prefetch), in: Pagination.prefetches))
  }
}

extension ScreenEncoder {
  mutating func encode(_ pagination: Pagination) {
    writer.beginObject()
    writer.member(PaginationKey.style, pagination.style.rawValue)
    writer.member(PaginationKey.prefetch, pagination.prefetch)
    writer.endObject()
  }
}

extension Pagination {
  static var jsonForm: ValueForm {
    PaginationKey.form("pagination", ["title": "How items come in pages"], required: [.style, .prefetch]) { key in
      switch key {
      case .style: .oneOf(Style.allCases.map { $0.rawValue })
      case .prefetch:
        .integer(in: prefetches).described("Items before the end, at which the next page is asked for.")
      }
    }
  }
}
