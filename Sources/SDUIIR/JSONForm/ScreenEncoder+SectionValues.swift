import SDUIJSON

extension ScreenEncoder {
  mutating func encode(_ paging: Paging) {
    writer.beginObject()
    writer.key(plain: "repeat")
    writer.string(paging.repetition.rawValue)
    if let autoRoll = paging.autoRoll {
      writer.key(plain: "autoRoll")
      writer.rational(autoRoll)
    }
    writer.endObject()
  }

  mutating func encode(_ collapse: Collapse) {
    switch collapse {
    case .never: writer.string("never")
    case .open: writer.string("open")
    case .collapsed: writer.string("collapsed")
    case .visible(let count):
      writer.beginObject()
      writer.key(plain: "visible")
      writer.integer(count)
      writer.endObject()
    }
  }

  mutating func encode(_ separator: Separator) {
    writer.beginObject()
    writer.key(plain: "height")
    writer.length(separator.height)
    writer.key(plain: "color")
    encode(separator.color)
    writer.endObject()
  }

  mutating func encode(_ pagination: Pagination) {
    writer.beginObject()
    writer.key(plain: "by")
    writer.string(pagination.style.rawValue)
    writer.key(plain: "prefetch")
    writer.integer(pagination.prefetch)
    writer.endObject()
  }

  mutating func encode(_ ranges: FromServer) {
    writer.beginObject()
    for (key, range) in [("columns", ranges.columns), ("spacing", ranges.spacing), ("insets", ranges.insets)] {
      guard let range else { continue }
      writer.key(key)
      encode(range)
    }
    writer.endObject()
  }

  mutating func encode(_ texts: [String]) {
    writer.beginArray()
    for text in texts { writer.string(text) }
    writer.endArray()
  }

  mutating func encode(_ title: IndexTitle) {
    writer.beginObject()
    switch title {
    case .unitField(let field):
      writer.key(plain: "unitField")
      writer.string(field)
    case .headerField(let field):
      writer.key(plain: "headerField")
      writer.string(field)
    }
    writer.endObject()
  }
}
