import SDUIJSON

/// The key of every property, in the order of the vocabulary.
enum PropertyKeys {
  private static let all: [String] = Vocabulary.rows.map { $0.key }

  static subscript(property: Property) -> String { all[Int(property.rawValue)] }
}

extension ScreenEncoder {
  /// The members of properties, inside an object.
  mutating func encode(_ properties: PropertyList) {
    let entries = properties.entries
    for index in entries.indices {
      writer.key(PropertyKeys[entries[index].property])
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
    case .texts(let texts): writer.strings(texts)
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
      writer.key(SizeKey.percent)
      writer.percent(share)
    case .ratio(let width, let height):
      writer.key(SizeKey.ratio)
      writer.beginArray()
      writer.rational(width)
      writer.rational(height)
      writer.endArray()
    case .ratioField(let field):
      writer.member(SizeKey.ratioField, field)
    case .field(let field):
      writer.member(SizeKey.field, field)
    case .estimate(let length):
      writer.member(SizeKey.estimate, length)
    case .share(let share):
      writer.member(SizeKey.share, share)
    case .inView(let count):
      writer.member(SizeKey.inView, count)
    }
    writer.endObject()
  }

  mutating func encode(_ insets: Insets) {
    writer.beginObject()
    writer.member(InsetsKey.top, insets.top)
    writer.member(InsetsKey.leading, insets.leading)
    writer.member(InsetsKey.bottom, insets.bottom)
    writer.member(InsetsKey.trailing, insets.trailing)
    writer.endObject()
  }

  private mutating func encode(_ spacing: Spacing) {
    writer.beginObject()
    writer.member(SpacingKey.lines, spacing.lines)
    writer.member(SpacingKey.items, spacing.items)
    writer.endObject()
  }

  private mutating func encode(_ columns: Columns) {
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

  mutating func encode(_ range: ValueRange) {
    writer.beginObject()
    writer.member(BoundsKey.minimum, range.lowerBound)
    writer.member(BoundsKey.maximum, range.upperBound)
    writer.endObject()
  }

  mutating func encode(_ color: AdaptiveColor) {
    if color.light == color.dark { return writer.color(color.light) }
    writer.beginObject()
    writer.key(ColorKey.light)
    writer.color(color.light)
    writer.key(ColorKey.dark)
    writer.color(color.dark)
    writer.endObject()
  }
}
