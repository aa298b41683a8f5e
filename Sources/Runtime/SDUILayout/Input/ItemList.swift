/// The items of a section, in the order of the data: one by one, or one item so many times.
///
/// A grid, list, hero or waterfall of one item so many times is laid out and asked in the same time whatever the number, and its
/// frames take no memory.
public struct ItemList: Sendable {
  /// The form in which the items are given.
  package enum Form: Hashable, Sendable {
    case listed([ItemData])
    /// The count is not negative.
    case repeated(ItemData, count: Int)
  }

  package var form: Form

  /// One by one.
  public init(_ items: [ItemData]) { form = .listed(items) }

  /// One item so many times; none, if the count is negative.
  public init(repeating item: ItemData, count: Int) { form = .repeated(item, count: Swift.max(0, count)) }

  /// The items one by one: as many as there are, in memory.
  @usableFromInline package var listed: [ItemData] {
    switch form {
    case .listed(let items): items
    case .repeated(let item, let count): Array(repeating: item, count: count)
    }
  }

  /// Some items among which there is one like each.
  @usableFromInline package var samples: [ItemData] {
    switch form {
    case .listed(let items): items
    case .repeated(let item, let count): count > 0 ? [item] : []
    }
  }

  /// The first so many items.
  func leading(_ count: Int) -> ItemList {
    switch form {
    case .listed(let items): ItemList(Array(items.prefix(count)))
    case .repeated(let item, let all): ItemList(repeating: item, count: Swift.min(count, all))
    }
  }
}

extension ItemList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// No items.
  public init() { form = .listed([]) }

  /// One by one.
  public init(arrayLiteral items: ItemData...) { form = .listed(items) }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int {
    switch form {
    case .listed(let items): items.count
    case .repeated(_, let count): count
    }
  }

  /// One item. Changing one lists them all.
  public subscript(index: Int) -> ItemData {
    get {
      switch form {
      case .listed(let items): items[index]
      case .repeated(let item, _): item
      }
    }
    set {
      var items = listed
      form = .listed([])
      items[index] = newValue
      form = .listed(items)
    }
  }

  /// Lists the items, with others in place of some.
  public mutating func replaceSubrange(_ range: Range<Int>, with items: some Collection<ItemData>) {
    var all = listed
    form = .listed([])
    all.replaceSubrange(range, with: items)
    form = .listed(all)
  }
}

extension ItemList: Hashable {
  /// Whether the items are the same, however they are given.
  public static func == (left: ItemList, right: ItemList) -> Bool {
    if left.form == right.form { return true }
    return left.count == right.count && left.elementsEqual(right)
  }

  /// Hashes the part that equal lists share in all forms.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(first)
    hasher.combine(last)
  }
}

extension [ItemData] {
  /// The unit of each item.
  var units: [UInt32] { map { UInt32(truncatingIfNeeded: $0.unit) } }
}
