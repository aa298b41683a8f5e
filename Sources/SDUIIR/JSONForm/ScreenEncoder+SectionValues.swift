import SDUIJSON

extension ScreenEncoder {
  mutating func encode(_ paging: Paging) {
    writer.beginObject()
    writer.member(PagingKey.repetition, paging.repetition.rawValue)
    writer.member(PagingKey.autoRoll, paging.autoRoll)
    writer.endObject()
  }

  mutating func encode(_ collapse: Collapse) {
    switch collapse {
    case .never: writer.string("never")
    case .open: writer.string("open")
    case .collapsed: writer.string("collapsed")
    case .visible(let count):
      writer.beginObject()
      writer.member(CollapseKey.visible, count)
      writer.endObject()
    }
  }

  mutating func encode(_ separator: Separator) {
    writer.beginObject()
    writer.member(SeparatorKey.height, separator.height)
    writer.key(SeparatorKey.color)
    encode(separator.color)
    writer.endObject()
  }

  mutating func encode(_ pagination: Pagination) {
    writer.beginObject()
    writer.member(PaginationKey.style, pagination.style.rawValue)
    writer.member(PaginationKey.prefetch, pagination.prefetch)
    writer.endObject()
  }

  mutating func encode(_ ranges: FromServer) {
    writer.beginObject()
    for (key, range) in [
      (FromServerKey.columns, ranges.columns), (.spacing, ranges.spacing), (.insets, ranges.insets),
    ] {
      guard let range else { continue }
      writer.key(key)
      encode(range)
    }
    writer.endObject()
  }

  mutating func encode(_ title: IndexTitle) {
    writer.beginObject()
    switch title {
    case .unitField(let field):
      writer.member(IndexTitleKey.unitField, field)
    case .headerField(let field):
      writer.member(IndexTitleKey.headerField, field)
    }
    writer.endObject()
  }
}
