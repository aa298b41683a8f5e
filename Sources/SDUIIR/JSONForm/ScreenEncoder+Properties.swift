import SDUIJSON

/// The key of every property, in the order of the vocabulary.
enum PropertyKeys {
  static let all: [String] = Vocabulary.rows.map { $0.key }
}

extension ScreenEncoder {
  /// The members of properties, inside an object.
  mutating func encode(_ properties: PropertyList) {
    let entries = properties.entries
    for index in entries.indices {
      writer.key(PropertyKeys.all[Int(entries[index].property.rawValue)])
      encode(entries[index].value)
    }
  }

  /// The value of any property.
  mutating func encode(_ value: PropertyValue) {
    switch value {
    case .count(let count): writer.integer(count)
    case .length(let length): writer.length(length)
    case .size(let size): encode(size)
    case .insets(let insets): encode(insets)
    case .spacing(let spacing): encode(spacing)
    case .columns(let columns): encode(columns)
    case .itemSpan(.columns(let count)): writer.integer(count)
    case .itemSpan(.all): writer.string("all")
    case .keyword(let keyword): writer.string(keyword.rawValue)
    case .boolean(let boolean): writer.boolean(boolean)
    case .range(let range): encode(range)
    case .color(let color): encode(color)
    case .clients(let clients): encode(clients)
    case .responseKeys(let keys): encode(keys)
    case .arrangement(let arrangement): encode(arrangement)
    case .paging(let paging): encode(paging)
    case .collapse(let collapse): encode(collapse)
    case .separator(let separator): encode(separator)
    case .texts(let texts): encode(texts)
    case .indexTitle(let title): encode(title)
    case .pagination(let pagination): encode(pagination)
    case .fromServer(let ranges): encode(ranges)
    }
  }

  mutating func encode(_ size: Size) {
    if case .length(let length) = size { return writer.lengthObject(length) }
    writer.beginObject()
    switch size {
    case .length: break
    case .percent(let share):
      writer.key(plain: "percent")
      writer.percent(share)
    case .ratio(let width, let height):
      writer.key(plain: "ratio")
      writer.beginArray()
      writer.rational(width)
      writer.rational(height)
      writer.endArray()
    case .ratioField(let field):
      writer.key(plain: "ratioField")
      writer.string(field)
    case .field(let field):
      writer.key(plain: "field")
      writer.string(field)
    case .estimate(let length):
      writer.key(plain: "estimate")
      writer.length(length)
    case .share(let share):
      writer.key("share")
      writer.rational(share)
    case .inView(let count):
      writer.key(plain: "inView")
      writer.rational(count)
    }
    writer.endObject()
  }

  mutating func encode(_ insets: Insets) {
    writer.beginObject()
    writer.key(plain: "top")
    writer.length(insets.top)
    writer.key(plain: "leading")
    writer.length(insets.leading)
    writer.key(plain: "bottom")
    writer.length(insets.bottom)
    writer.key(plain: "trailing")
    writer.length(insets.trailing)
    writer.endObject()
  }

  private mutating func encode(_ spacing: Spacing) {
    writer.beginObject()
    writer.key(plain: "lines")
    writer.length(spacing.lines)
    writer.key(plain: "items")
    writer.length(spacing.items)
    writer.endObject()
  }

  private mutating func encode(_ columns: Columns) {
    switch columns {
    case .fixed(let count): writer.integer(count)
    case .adaptive(let minimum, let maximum):
      writer.beginObject()
      writer.key(plain: "adaptive")
      writer.beginObject()
      writer.key(plain: "min")
      writer.length(minimum)
      if let maximum {
        writer.key(plain: "max")
        writer.integer(maximum)
      }
      writer.endObject()
      writer.endObject()
    }
  }

  mutating func encode(_ range: ValueRange) {
    writer.beginObject()
    writer.key(plain: "min")
    writer.rational(range.lowerBound)
    if let upperBound = range.upperBound {
      writer.key(plain: "max")
      writer.rational(upperBound)
    }
    writer.endObject()
  }

  mutating func encode(_ color: AdaptiveColor) {
    if color.light == color.dark { return writer.color(color.light) }
    writer.beginObject()
    writer.key(plain: "light")
    writer.color(color.light)
    writer.key(plain: "dark")
    writer.color(color.dark)
    writer.endObject()
  }
}
