import SDUIJSON

extension ScreenDecoder {
  /// A length that depends on nothing that is settled after a figure: a number of points, or an object.
  func length(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Length {
    try notNegative(anyLength(node, upTo: figure), at: node)
  }

  /// A length that may be negative, as part of a greater or lesser one.
  private func anyLength(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Length {
    if document.kind(of: node) == .object { return try lengthObject(node, upTo: figure) }
    return .points(try rational(node))
  }

  private func notNegative(_ length: Length, at node: JSONNodeID) throws(ScreenDocumentError) -> Length {
    if let constant = length.constant, constant.isNegative {
      throw failure("A length must not be negative.", at: node)
    }
    return length
  }

  private func lengthSize(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Size {
    .length(try notNegative(lengthObject(node, upTo: figure), at: node))
  }

  /// The extent of an item on an axis.
  func size(_ node: JSONNodeID, _ axis: SizeAxis, _ place: Place) throws(ScreenDocumentError) -> Size {
    let figure: Figure = axis == .width ? .contentWidth : .itemWidth
    guard let (key, value) = try sizeMember(node) else { return try lengthSize(node, upTo: figure) }
    switch (key, axis) {
    case (.percent, .width): return .percent(try positive(value, timesTenToThe: -2))
    case (.estimate, _): return .estimate(try length(value, upTo: figure))
    case (.inView, .width) where place.kind == .carousel: return .inView(try positive(value))
    case (.ratio, .height): return try ratio(value)
    case (.ratioField, .height): return .ratioField(try ratioField(value, place))
    case (.field, _): return .field(try lengthField(value, place))
    case (.inView, .width): throw failure("Only a carousel shows so many items in view.", at: value)
    case (.percent, .height), (.inView, .height), (.ratio, .width), (.ratioField, .width), (.share, _):
      throw failure("This is no size of the axis \(axis.rawValue).", at: value)
    }
  }

  /// The extent of a part of a mosaic on an axis.
  func partSize(_ node: JSONNodeID, _ axis: SizeAxis) throws(ScreenDocumentError) -> Size {
    guard let (key, value) = try sizeMember(node) else { return try lengthSize(node, upTo: .contentWidth) }
    switch (key, axis) {
    case (.percent, _): return .percent(try positive(value, timesTenToThe: -2))
    case (.share, _): return .share(try positive(value))
    case (.ratio, .height): return try ratio(value)
    case (.ratio, .width), (.ratioField, _), (.estimate, _), (.inView, _), (.field, _):
      throw failure("The \(axis.rawValue) of a part of a mosaic takes no size of this form.", at: value)
    }
  }

  /// The height of a header or footer.
  func supplementarySize(_ node: JSONNodeID) throws(ScreenDocumentError) -> Size {
    guard let (key, value) = try sizeMember(node) else { return try lengthSize(node, upTo: .contentWidth) }
    guard key == .estimate else { throw failure("A header or footer takes no size of this form.", at: value) }
    return .estimate(try length(value, upTo: .contentWidth))
  }

  /// The one member of a size that is no length.
  private func sizeMember(_ node: JSONNodeID) throws(ScreenDocumentError) -> (key: SizeKey, value: JSONNodeID)? {
    guard document.kind(of: node) == .object else {
      throw failure("A width or height must be an object, such as {\"points\": 44}.", at: node)
    }
    var members = document.members(of: node)
    guard let (key, value) = members.next(), let slot = SizeKey.keys.slot(of: key, in: document) else { return nil }
    if let (key, _) = members.next() { throw failure("A size of this form has one key alone.", at: key) }
    return (SizeKey.keys.fixed[slot], value)
  }

  private func ratio(_ node: JSONNodeID) throws(ScreenDocumentError) -> Size {
    let parts = Array(document.children(of: node))
    guard parts.count == 2 else { throw failure("A ratio must be written [width, height].", at: node) }
    return .ratio(width: try positive(parts[0]), height: try positive(parts[1]))
  }

  private func ratioField(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> String {
    guard let component = place.component else {
      throw failure("There is no data here to take a ratio from.", at: node)
    }
    let path = try text(node)
    let isImage = leads(path, in: ID(component), to: { $0 == .image || $0 == .optional(.image) })
    guard isImage else {
      throw failure("There is no image \"\(path)\" in the component's data.", at: node)
    }
    return path
  }

  private func lengthField(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> String {
    let path = try text(node)
    let isLength = place.component.map { leads(path, in: ID($0), to: { $0.holdsLength }) }
    guard isLength == true else {
      throw failure("There is no number of 0 or more \"\(path)\" in the component's data.", at: node)
    }
    return path
  }

  /// Whether names joined with dots lead from a component's data to a field of a type.
  func leads(_ path: String, in component: ID<Component>, to isWanted: (FieldType) -> Bool) -> Bool {
    // Names may have dots, so that a path may be split in several ways; no document needs many of them.
    var tries = 1000
    let names = tables.componentFields[component.index]
    return leads(path[...], in: names, components[component.index].fields, &tries, to: isWanted)
  }

  private func leads(
    _ path: Substring, in names: NameTable, _ fields: [Field], _ tries: inout Int, to isWanted: (FieldType) -> Bool
  ) -> Bool {
    for end in path.utf8.indices.filter({ path.utf8[$0] == UInt8(ascii: ".") }) + [path.endIndex] {
      tries -= 1
      guard tries > 0 else { return false }
      guard let index = names.index(of: String(path[..<end])) else { continue }
      if end == path.endIndex, isWanted(fields[index].type) { return true }
      switch fields[index].type {
      case .record(let id), .optional(.record(let id)):
        guard end < path.endIndex else { continue }
        let rest = path[path.utf8.index(after: end)...]
        let inner = records[id.index].fields
        if leads(rest, in: tables.recordFields[id.index], inner, &tries, to: isWanted) { return true }
      default: continue
      }
    }
    return false
  }
}

extension ScreenDecoder {
  /// A length as an object: of terms, or of one key `min` or `max` with other lengths.
  private func lengthObject(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Length {
    if let points = try points(node) { return points }
    var terms: [Length.Term] = []
    var members = try members(of: node, "A length")
    while let (key, value) = members.next() {
      guard let slot = LengthKey.keys.slot(of: key, in: document) else {
        throw failure("A length has no such term.", at: key)
      }
      guard slot >= LengthKey.keys.table.fixedCount else {
        guard terms.isEmpty, members.next() == nil else {
          throw failure("A minimum or maximum has one key alone.", at: key)
        }
        return try extreme(value, isLeast: slot == LengthKey.minimum.slot, upTo: figure)
      }
      let term = Figure.allCases[slot - LengthKey.keys.table.fixedCount]
      guard term <= figure else {
        throw failure("A length here must not depend on \(term.key), which is settled later.", at: value)
      }
      guard terms.allSatisfy({ $0.figure != term }) else { throw failure("This term stands twice.", at: key) }
      terms.append(Length.Term(try rational(value), term))
    }
    guard let first = terms.first else { throw failure("A length must have at least one term.", at: node) }
    if terms.count == 1, first.figure == .points { return .points(first.factor) }
    guard let length = try? Length.linear(terms) else {
      throw failure("This length needs more than 64 bits.", at: node)
    }
    return length
  }

  /// The length that an object with the key `points` alone is; most lengths are.
  private func points(_ node: JSONNodeID) throws(ScreenDocumentError) -> Length? {
    var members = document.members(of: node)
    guard let (key, value) = members.next(), members.next() == nil,
      LengthKey.keys.slot(of: key, in: document) == LengthKey.slot(of: .points)
    else { return nil }
    return .points(try rational(value))
  }

  private func extreme(
    _ node: JSONNodeID, isLeast: Bool, upTo figure: Figure
  ) throws(ScreenDocumentError) -> Length {
    var lengths: [Length] = []
    var pieces = 0
    for element in try elements(of: node, "A minimum or maximum") {
      let length = try anyLength(element, upTo: figure)
      pieces += length.pieces
      guard pieces <= Length.maximumPieces else {
        throw failure("A length has at most \(Length.maximumPieces) parts.", at: node)
      }
      lengths.append(length)
    }
    guard lengths.count >= 2 else { throw failure("A minimum or maximum takes at least two lengths.", at: node) }
    guard let length = try? isLeast ? Length.least(lengths) : Length.greatest(lengths) else {
      throw failure("This length needs more than 64 bits.", at: node)
    }
    return length
  }
}

/// The keys of sizes that are no lengths.
enum SizeKey: KeyName, ObjectKey {
  case percent, ratio, ratioField, estimate, share, inView, field

  static let keys = KeySet<SizeKey>()
}

/// The keys of the least and the greatest of lengths, which those of figures follow in their order.
enum LengthKey: KeyName, ObjectKey {
  case minimum = "min"
  case maximum = "max"

  static let keys = KeySet<LengthKey>(followedBy: Figure.allCases.map { $0.key })

  /// The slot of the key of a figure.
  static func slot(of figure: Figure) -> Int { keys.table.fixedCount + Int(figure.rawValue) }
}
