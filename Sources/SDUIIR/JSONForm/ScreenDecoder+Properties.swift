import SDUIJSON

/// Where a property stands, as far as its value depends on it.
struct Place {
  /// The kind of the section.
  var kind: LayoutKind?
  /// The component of the unit, header or footer.
  var component: Int?
}

extension KeySet {
  /// The property of a key.
  func property(keyed key: String) -> Property? {
    slot(named: key).flatMap { table.property(in: $0) }
  }

  /// The property of a key in a document.
  func property(keyedBy node: JSONNodeID, in document: JSONDocument) -> Property? {
    slot(of: node, in: document).flatMap { table.property(in: $0) }
  }
}

extension ScreenDecoder {
  /// The properties among the members of an object.
  @inline(__always)
  func properties<Key>(
    _ slots: Slots<Key>, _ keys: KeySet<Key>, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyList {
    try properties(slots.members, keys.table, place)
  }

  private func properties(
    _ slots: SlotMembers, _ keys: KeyTable, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyList {
    // A bit for each property that stands or must stand.
    var rest = (slots.filled | keys.required) >> UInt64(keys.fixedCount)
    guard rest != 0 else { return PropertyList() }
    var entries: [PropertyList.Entry] = []
    entries.reserveCapacity(rest.nonzeroBitCount)
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let property = keys.properties[index]
      if let node = slots[keys.fixedCount + index] {
        entries.append(PropertyList.Entry(property: property, value: try propertyValue(node, property, place)))
      } else if place.kind.map(property.kinds.contains) ?? true {
        throw missing(property.row.key, in: slots.object)
      }
    }
    return PropertyList(sorted: entries)
  }

  /// The value of a property, which the kind of the section must take.
  func propertyValue(
    _ node: JSONNodeID, _ property: Property, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyValue {
    if let kind = place.kind, !property.kinds.contains(kind) {
      throw failure("A section of kind \(kind.rawValue) takes no \"\(property.row.key)\" here.", at: node)
    }
    return try propertyValue(node, of: property.type, place)
  }

  private func propertyValue(
    _ node: JSONNodeID, of type: PropertyType, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyValue {
    switch type {
    case .count(let range): return .count(try integer(node, in: range))
    case .length(let figure): return .length(try length(node, upTo: figure))
    case .size(let axis): return .size(try size(node, axis, place))
    case .supplementarySize: return .size(try supplementarySize(node))
    case .partSize(let axis): return .size(try partSize(node, axis))
    case .insets(let figure): return .insets(try insets(node, upTo: figure))
    case .spacing: return .spacing(try spacing(node))
    case .columns: return .columns(try columns(node))
    case .itemSpan: return .itemSpan(try itemSpan(node))
    case .keyword(let words): return .keyword(try word(node, words))
    case .boolean: return .boolean(try boolean(node))
    case .range: return .range(try range(node))
    case .color: return .color(try adaptiveColor(node))
    case .clients: return .clients(try clientSet(node))
    case .responseKeys: return .responseKeys(try responseKeys(node))
    case .arrangement: return .arrangement(try arrangement(node))
    case .paging: return .paging(try paging(node))
    case .collapse: return .collapse(try collapse(node))
    case .separator: return .separator(try separator(node))
    case .texts: return .texts(try texts(node))
    case .indexTitle: return .indexTitle(try indexTitle(node))
    case .pagination: return .pagination(try pagination(node))
    case .fromServer: return .fromServer(try fromServer(node, place))
    }
  }

  private func insets(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Insets {
    let slots = try closedSlots(of: node, InsetsKey.keys, "Insets")
    return Insets(
      top: try length(required(slots, .top), upTo: figure),
      leading: try length(required(slots, .leading), upTo: figure),
      bottom: try length(required(slots, .bottom), upTo: figure),
      trailing: try length(required(slots, .trailing), upTo: figure))
  }

  private func spacing(_ node: JSONNodeID) throws(ScreenDocumentError) -> Spacing {
    let slots = try closedSlots(of: node, SpacingKey.keys, "Spacing")
    return Spacing(
      lines: try length(required(slots, .lines), upTo: .contentWidth),
      items: try length(required(slots, .items), upTo: .contentWidth))
  }

  private func columns(_ node: JSONNodeID) throws(ScreenDocumentError) -> Columns {
    guard document.kind(of: node) == .object else { return .fixed(try integer(node, in: Columns.counts)) }
    let outer = try closedSlots(of: node, ColumnsKey.keys, "Columns")
    let slots = try closedSlots(of: required(outer, .adaptive), BoundsKey.keys, "Adaptive columns")
    let minimum = try length(required(slots, .minimum), upTo: .contentWidth)
    guard let maximum = slots[.maximum] else { return .adaptive(minimum: minimum, maximum: nil) }
    return .adaptive(minimum: minimum, maximum: try integer(maximum, in: 1...1_000_000))
  }

  private func itemSpan(_ node: JSONNodeID) throws(ScreenDocumentError) -> ItemSpan {
    if document.keyEquals(node, "all") { return .all }
    return .columns(try integer(node, in: Columns.counts))
  }

  private func range(_ node: JSONNodeID) throws(ScreenDocumentError) -> ValueRange {
    let slots = try closedSlots(of: node, BoundsKey.keys, "A range")
    let lowerBound = try positive(required(slots, .minimum))
    guard let node = slots[.maximum] else { return ValueRange(lowerBound, nil) }
    let upperBound = try rational(node)
    guard lowerBound <= upperBound else { throw failure("This maximum is below the minimum beside it.", at: node) }
    return ValueRange(lowerBound, upperBound)
  }

  func adaptiveColor(_ node: JSONNodeID) throws(ScreenDocumentError) -> AdaptiveColor {
    guard document.kind(of: node) == .object else {
      let color = try color(node)
      return AdaptiveColor(light: color, dark: color)
    }
    let slots = try closedSlots(of: node, ColorKey.keys, "A colour")
    return AdaptiveColor(
      light: try color(required(slots, .light)), dark: try color(required(slots, .dark)))
  }

  /// A colour, `#RRGGBB` or `#RRGGBBAA`, as `0xRRGGBBAA`.
  func color(_ node: JSONNodeID) throws(ScreenDocumentError) -> UInt32 {
    if let color = document.string(of: node).flatMap(ColorText.value) { return color }
    throw failure("A colour must be written \"#RRGGBB\" or \"#RRGGBBAA\".", at: node)
  }
}

extension Columns {
  /// How many columns there may be, and how many an item may take.
  static let counts: ClosedRange<Int64> = 1...1_000
}

/// The keys of insets.
enum InsetsKey: KeyName, ObjectKey {
  case top, leading, bottom, trailing

  static let keys = KeySet<InsetsKey>()
}

/// The keys of spacing.
enum SpacingKey: KeyName, ObjectKey {
  case lines, items

  static let keys = KeySet<SpacingKey>()
}

/// The key of adaptive columns.
enum ColumnsKey: KeyName, ObjectKey {
  case adaptive

  static let keys = KeySet<ColumnsKey>()
}

/// The keys of a range.
enum BoundsKey: KeyName, ObjectKey {
  case minimum = "min"
  case maximum = "max"

  static let keys = KeySet<BoundsKey>()
}

/// The keys of a colour for each appearance.
enum ColorKey: KeyName, ObjectKey {
  case light, dark

  static let keys = KeySet<ColorKey>()
}
