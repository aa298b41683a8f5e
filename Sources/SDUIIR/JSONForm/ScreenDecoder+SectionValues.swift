import SDUIJSON

extension ScreenDecoder {
  func paging(_ node: JSONNodeID) throws(ScreenDocumentError) -> Paging {
    let slots = try closedSlots(of: node, PagingKey.keys, "Paging")
    var paging = Paging(
      repetition: try word(required(slots, .repetition), Paging.Repetition.allCases))
    if let autoRoll = slots[.autoRoll] { paging.autoRoll = try positive(autoRoll) }
    return paging
  }

  func collapse(_ node: JSONNodeID) throws(ScreenDocumentError) -> Collapse {
    if document.kind(of: node) == .object {
      let slots = try closedSlots(of: node, CollapseKey.keys, "A collapse")
      return .visible(try integer(required(slots, .visible), in: Collapse.counts))
    }
    switch try word(node, [Keyword.never, .open, .collapsed]) {
    case .open: return .open
    case .collapsed: return .collapsed
    default: return .never
    }
  }

  func separator(_ node: JSONNodeID) throws(ScreenDocumentError) -> Separator {
    let slots = try closedSlots(of: node, SeparatorKey.keys, "A separator")
    return Separator(
      height: try length(required(slots, .height), upTo: .points),
      color: try adaptiveColor(required(slots, .color)))
  }

  func pagination(_ node: JSONNodeID) throws(ScreenDocumentError) -> Pagination {
    let slots = try closedSlots(of: node, PaginationKey.keys, "Pagination")
    return Pagination(
      by: try word(required(slots, .style), Pagination.Style.allCases),
      prefetch: try integer(required(slots, .prefetch), in: Pagination.prefetches))
  }

  func fromServer(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> FromServer {
    let slots = try closedSlots(of: node, FromServerKey.keys, "What a response may set")
    var ranges = FromServer()
    if let node = slots[.columns] {
      guard place.kind.map(Property.columns.kinds.contains) ?? true else {
        throw failure("A section of this kind has no columns that a response could set.", at: node)
      }
      let range = try closedRange(node)
      guard range.lowerBound >= .one, range.lowerBound.isWhole, range.upperBound?.isWhole ?? false else {
        throw failure("Columns are whole numbers from 1.", at: node)
      }
      ranges.columns = range
    }
    if let node = slots[.spacing] { ranges.spacing = try closedRange(node) }
    if let node = slots[.insets] { ranges.insets = try closedRange(node) }
    guard ranges != FromServer() else { throw failure("This must name something that a response may set.", at: node) }
    return ranges
  }

  private func closedRange(_ node: JSONNodeID) throws(ScreenDocumentError) -> ValueRange {
    let slots = try closedSlots(of: node, BoundsKey.keys, "A range")
    let least = try rational(required(slots, .minimum))
    let most = try rational(required(slots, .maximum))
    guard !least.isNegative, least <= most else {
      throw failure("A range begins at 0 or more, and ends where it begins or behind that.", at: node)
    }
    return ValueRange(least, most)
  }

  /// A list of texts, none of them empty and no two the same.
  func texts(_ node: JSONNodeID) throws(ScreenDocumentError) -> [String] {
    var texts: [String] = []
    for element in try elements(of: node, "This") {
      let text = try text(element)
      guard !text.isEmpty else { throw failure("This text must not be empty.", at: element) }
      guard !texts.contains(text) else { throw failure("\"\(text)\" stands twice in this list.", at: element) }
      texts.append(text)
    }
    guard !texts.isEmpty else { throw failure("This list must not be empty.", at: node) }
    return texts
  }

  func indexTitle(_ node: JSONNodeID) throws(ScreenDocumentError) -> IndexTitle {
    let slots = try closedSlots(of: node, IndexTitleKey.keys, "An index title")
    switch (slots[.unitField], slots[.headerField]) {
    case (let field?, nil): return .unitField(try text(field))
    case (nil, let field?): return .headerField(try text(field))
    default: throw failure("This must have either \"unitField\" or \"headerField\".", at: node)
    }
  }

  /// Checks that the titles of the index are texts of all units, or of the header.
  func checkIndexTitle(of section: ScreenSection, in object: JSONNodeID) throws(ScreenDocumentError) {
    guard case .indexTitle(let title)? = section.properties[.indexTitle] else { return }
    let field: String
    let components: [ID<Component>]
    switch title {
    case .unitField(let path): (field, components) = (path, section.units.map { $0.component })
    case .headerField(let path):
      guard let header = section.header else { throw failure("The section has no header.", at: object) }
      (field, components) = (path, [header.component])
    }
    for component in components {
      let holdsText = leads(field, in: component, to: { if case .text = $0 { true } else { false } })
      guard holdsText else {
        throw failure("There is no text \"\(field)\" in the data, as the index needs it.", at: object)
      }
    }
  }
}

/// The keys of paging.
enum PagingKey: KeyName, ObjectKey {
  case repetition = "repeat"
  case autoRoll

  static let keys = KeySet<PagingKey>()
}

/// The keys of what a response may set.
enum FromServerKey: KeyName, ObjectKey {
  case columns, spacing, insets

  static let keys = KeySet<FromServerKey>()
}

/// The keys of pagination.
enum PaginationKey: KeyName, ObjectKey {
  case style = "by"
  case prefetch

  static let keys = KeySet<PaginationKey>()
}

/// The key of a collapsed section that keeps items.
enum CollapseKey: KeyName, ObjectKey {
  case visible

  static let keys = KeySet<CollapseKey>()
}

/// The keys of a separator.
enum SeparatorKey: KeyName, ObjectKey {
  case height, color

  static let keys = KeySet<SeparatorKey>()
}

/// The keys of where index titles come from.
enum IndexTitleKey: KeyName, ObjectKey {
  case unitField, headerField

  static let keys = KeySet<IndexTitleKey>()
}
