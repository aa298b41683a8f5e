/// JSON as a value, for outputs of many small objects that are put together before they are written. Members keep
/// their order.
package indirect enum JSONTree: Equatable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case integer(Int64)
  case boolean(Bool)
  case null
  /// JSON that was written already.
  case written([UInt8])

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONTree
  }

  /// An array of many numbers, which are written at once.
  package static func integers(_ values: some Collection<Int64>) -> JSONTree {
    var writer = JSONWriter(capacity: values.count * 3)
    writer.beginArray()
    for value in values { writer.integer(value) }
    writer.endArray()
    return .written(writer.finish())
  }

  /// An object of the members that are there: those without a value are left out.
  package static func members(_ members: [(key: String, value: JSONTree?)]) -> JSONTree {
    .object(members.compactMap { member in member.value.map { Member(key: member.key, value: $0) } })
  }

  /// Returns this object with more members after its own; the other one's members if this is no object.
  package func adding(_ other: JSONTree) -> JSONTree {
    guard case .object(let added) = other else { return self }
    guard case .object(let members) = self else { return other }
    return .object(members + added)
  }

  /// The compact text.
  package var bytes: [UInt8] {
    var writer = JSONWriter(capacity: 4_096)
    write(to: &writer)
    return writer.finish()
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .integer(let value): writer.integer(value)
    case .boolean(let value): writer.boolean(value)
    case .null: writer.null()
    case .written(let bytes): writer.json(bytes)
    }
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONTree: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }

  /// The members in the order in which they are written.
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
