import SDUIJSON

enum SizeKey: KeyName, ObjectKey {
  case percent, ratio, ratioField, estimate, share, inView, field
  static let keys = KeySet<SizeKey>()
}

extension ScreenDecoder {
  /// The extent of an item on an axis.
  func size(_ node: JSONNodeID, _ axis: SizeAxis, _ place: Place) throws(ScreenDocumentError) -> Size {
    let figure: Figure = axis == .width ? .contentWidth : .itemWidth
    if axis == .height, document.keyEquals(node, Size.rowsWord) { return .rows }
    guard let (key, value) = try sizeMember(node) else { return try lengthSize(node, upTo: figure) }
    switch (key, axis) {
    case (.percent, .width): return .percent(try positive(value, timesTenToThe: -2))
    case (.estimate, _): return .estimate(try length(value, upTo: figure))
    case (.inView, .width) where place.kind?.isStrip ?? false: return .inView(try positive(value))
    case (.ratio, .height): return try ratio(value)
    case (.ratioField, .height): return .ratioField(try ratioField(value, place))
    case (.ratioField, .width) where place.kind?.isStrip ?? false: return .ratioField(try ratioField(value, place))
    case (.field, _): return .field(try lengthField(value, place))
    case (.inView, .width): throw failure("Only a carousel shows so many items in view.", at: value)
    case (.ratioField, .width): throw failure("Only in a carousel a width follows from a picture.", at: value)
    case (.percent, .height), (.inView, .height), (.ratio, .width), (.share, _):
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

  func lengthSize(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Size {
    .length(try notNegative(lengthObject(node, upTo: figure), at: node))
  }

  /// The one member of a size that is no length.
  private func sizeMember(_ node: JSONNodeID) throws(ScreenDocumentError) -> (key: SizeKey, value: JSONNodeID)? {
    guard document.kind(of: node) == .object else {
      throw failure("A width or height must be an object, such as {\"points\": 44}.", at: node)
    }
    var members = document.members(of: node)
    guard let (key, value) = members.next(), let slot = SizeKey.keys.slot(of: key, in: document) else { return nil }
    if let (key, _) = members.next() { throw failure("A size of this form has one key alone.", at: key) }
    return (SizeKey(slot: slot), value)
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
    let isImage = types(at: path, in: ID(component)).contains { $0 == .image || $0 == .optional(.image) }
    guard isImage else {
      throw failure("There is no image \"\(path)\" in the component's data.", at: node)
    }
    return path
  }

  private func lengthField(_ node: JSONNodeID, _ place: Place) throws(ScreenDocumentError) -> String {
    let path = try text(node)
    let isLength = place.component.map { types(at: path, in: ID($0)).contains { $0.holdsLength } }
    guard isLength == true else {
      throw failure("There is no number of 0 or more \"\(path)\" in the component's data.", at: node)
    }
    return path
  }
}

extension ScreenEncoder {
  mutating func encode(_ size: Size) {
    if case .length(let length) = size { return writer.lengthObject(length) }
    if size == .rows { return writer.string(Size.rowsWord) }
    writer.beginObject()
    switch size {
    case .length, .rows: break
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
}

extension JSONWriter {
  /// A share of 1 as a number of hundredths.
  mutating func percent(_ share: Rational) {
    if let percent = try? share * Rational(100) { return rational(percent) }
    // Beyond 64 bits once multiplied, but JSON's numbers have no such bound.
    beginArray()
    rawNumber(String(share.numerator) + "00")
    integer(share.denominator)
    endArray()
  }
}

extension Size {
  /// The word for a height that follows from the rows of a grid: the property that gives these their height.
  fileprivate static let rowsWord = "rowHeight"

  /// The form of a height: a word, a length, or one of some keys.
  static var heightJSONForm: ValueForm {
    jsonForm("heightSize", [.estimate, .ratio, .ratioField, .field], upTo: .itemWidth, or: rowsWord)
  }

  /// The form of a size that is a length, or has one of some keys.
  static func jsonForm(_ name: String, _ keys: [SizeKey], upTo figure: Figure, or word: String? = nil) -> ValueForm {
    let words = ["length"] + keys.map { "`\($0.rawValue.text)`" } + (word.map { ["`\"\($0)\"`"] } ?? [])
    let forms = keys.map { definition(of: $0, upTo: figure) }
    let names = ["\(figure.key)LengthObject"] + forms.map { $0.name }
    let constant = word.map { [JSONTree.members([("const", .string($0))])] } ?? []
    return ValueForm(
      "size (\(words.joined(separator: ", ")))", named: name,
      ["anyOf": .array(names.map { .reference($0) } + constant)], forms + Length.definitions(upTo: figure))
  }

  private static func definition(of key: SizeKey, upTo figure: Figure) -> ValueForm.Definition {
    let positive = JSONTree.reference("positive")
    let name = key.rawValue.text
    switch key {
    case .percent: return (name, object(key, "Hundredths of the enclosing extent on the same axis.", positive))
    case .ratio:
      return (
        name, object(key, "Width to height.", ["type": "array", "items": positive, "minItems": 2, "maxItems": 2])
      )
    case .ratioField:
      let words = "The ratio of width to height of the image in this field; a path is joined with dots."
      return (name, object(key, words, .reference("wireName")))
    case .estimate: return ("\(figure.key)Estimate", object(key, nil, .reference("\(figure.key)Length")))
    case .share: return (name, object(key, "A part of what is left of a row's width or a column's height.", positive))
    case .inView: return (name, object(key, "As wide as lets so many be in view.", positive))
    case .field:
      let words = "As many points as the number at this path of the unit's data."
      return ("lengthField", object(key, words, ["type": "string"]))
    }
  }

  private static func object(_ key: SizeKey, _ description: String?, _ member: JSONTree) -> JSONTree {
    let head = JSONTree.members([("description", description.map { .string($0) })])
    return SizeKey.schema(head, of: [key], required: [key]) { _ in member }
  }
}
