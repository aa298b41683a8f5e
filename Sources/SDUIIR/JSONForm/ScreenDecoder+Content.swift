import SDUIJSON

extension ScreenDecoder {
  /// A value that the author wrote, of a type.
  func value(_ node: JSONNodeID, of type: FieldType) throws(ScreenDocumentError) -> Value {
    switch type {
    case .id: return .text(try text(node, lengthIn: 1...2048))
    case .url: return .text(try text(node, lengthIn: 0...2048))
    case .date: return .text(try text(node))
    case .text(let bounds): return try textValue(node, bounds)
    case .int(let bounds): return try integerValue(node, bounds)
    case .decimal(let bounds): return try decimalValue(node, bounds)
    case .bool: return .boolean(try boolean(node))
    case .color: return .color(try color(node))
    case .image: return .image(try image(node))
    case .enumeration(let id):
      return .enumerationCase(id, try reference(node, in: tables.cases[id.index], "case"))
    case .record(let id):
      return .record(id, try fieldValues(node, records[id.index].fields, tables.recordFields[id.index]))
    case .action(let ids): return try action(node, among: ids)
    case .list(let element):
      var values: [Value] = []
      for node in try elements(of: node, "A list") { values.append(try value(node, of: element)) }
      return .list(values)
    case .optional(let wrapped): return try value(node, of: wrapped)
    }
  }

  /// The fields of an object that were written, in the order of their declaration; `null` says that one was not.
  func fieldValues(
    _ node: JSONNodeID, _ fields: [Field], _ names: NameTable
  ) throws(ScreenDocumentError) -> [FieldValue] {
    var values: [FieldValue] = []
    var isSorted = true
    for (key, member) in try members(of: node, "The data") {
      guard let index = names.index(of: try text(key)) else { continue }
      if document.kind(of: member) == .null, case .optional = fields[index].type { continue }
      if let last = values.last, last.field >= index { isSorted = false }
      values.append(FieldValue(field: index, value: try value(member, of: fields[index].type)))
    }
    guard !isSorted else { return values }
    values.sort { $0.field < $1.field }
    for (first, second) in zip(values, values.dropFirst()) where first.field == second.field {
      throw failure("The field \"\(fields[first.field].name.wire)\" stands twice.", at: node)
    }
    return values
  }

  private func text(_ node: JSONNodeID, lengthIn range: ClosedRange<Int>) throws(ScreenDocumentError) -> String {
    let text = try text(node)
    // A code point takes one byte at least, so short strings need not be counted.
    let count = text.utf8.count
    if count < range.lowerBound || (count > range.upperBound && text.unicodeScalars.count > range.upperBound) {
      throw failure("This text must have from \(range.lowerBound) to \(range.upperBound) code points.", at: node)
    }
    return text
  }

  private func textValue(_ node: JSONNodeID, _ bounds: FieldType.Bounds) throws(ScreenDocumentError) -> Value {
    let text = try text(node)
    if bounds != FieldType.Bounds() { try check(Rational(text.unicodeScalars.count), bounds, "length", at: node) }
    return .text(text)
  }

  private func integerValue(_ node: JSONNodeID, _ bounds: FieldType.Bounds) throws(ScreenDocumentError) -> Value {
    let limit: Int64 = 1 << 53
    let value = try integer(node, in: -limit...limit)
    try check(Rational(Int(value)), bounds, "value", at: node)
    return .integer(value)
  }

  private func decimalValue(_ node: JSONNodeID, _ bounds: FieldType.Bounds) throws(ScreenDocumentError) -> Value {
    guard let text = document.string(of: node), let value = Rational(decimal: text) else {
      throw failure("A decimal must be a string such as \"9.50\".", at: node)
    }
    try check(value, bounds, "value", at: node)
    return .decimal(value)
  }

  private func check(
    _ value: Rational, _ bounds: FieldType.Bounds, _ what: String, at node: JSONNodeID
  ) throws(ScreenDocumentError) {
    if let minimum = bounds.minimum, value < minimum {
      throw failure("The \(what) must be at least \(minimum.text).", at: node)
    }
    if let maximum = bounds.maximum, value > maximum {
      throw failure("The \(what) must be at most \(maximum.text).", at: node)
    }
  }

  private func image(_ node: JSONNodeID) throws(ScreenDocumentError) -> ImageValue {
    let slots = try slots(of: node, ImageKey.keys, "An image")
    let url = try text(required(slots, .url, "url"))
    let width = try positive(required(slots, .width, "width"))
    let height = try positive(required(slots, .height, "height"))
    guard let node = slots[.alt], document.kind(of: node) != .null else {
      return ImageValue(url: url, width: width, height: height)
    }
    return ImageValue(url: url, width: width, height: height, alternativeText: try text(node))
  }

  private func action(_ node: JSONNodeID, among ids: [ID<Action>]) throws(ScreenDocumentError) -> Value {
    let slots = try slots(of: node, ActionKey.keys, "An action")
    let type = try required(slots, .type, "type")
    let index = try reference(type, in: tables.actions, "action")
    guard ids.contains(ID(index)) else { throw failure("This field does not take this action.", at: type) }
    let payload = try required(slots, .payload, "payload")
    return .action(ID(index), try fieldValues(payload, actions[index].fields, tables.actionFields[index]))
  }
}

/// The keys of an image.
enum ImageKey: Int, Sendable {
  case url, width, height, alt

  static let keys = KeySet<ImageKey>(["url", "width", "height", "alt"])
}

/// The keys of an action with its payload.
enum ActionKey: Int, Sendable {
  case type, payload

  static let keys = KeySet<ActionKey>(["type", "payload"])
}
