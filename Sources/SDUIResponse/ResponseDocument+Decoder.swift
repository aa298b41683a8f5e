import Foundation

extension ResponseDocument {
  /// The JSON that a decoder has. It does not tell repeated keys.
  convenience init(from decoder: any Decoder) throws {
    self.init()
    try append(decoder, in: -1, key: nil, at: 0)
  }

  private func append(_ decoder: any Decoder, in parent: Int, key: String?, at place: Int) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      let index = append(.object, in: parent, key: key, at: place)
      for (position, key) in container.allKeys.enumerated() {
        if let kind = Self.scalar(container, key) {
          _ = append(kind, in: index, key: key.stringValue, at: position)
        } else {
          try append(container.superDecoder(forKey: key), in: index, key: key.stringValue, at: position)
        }
      }
      close(index)
    } else if var container = try? decoder.unkeyedContainer() {
      let index = append(.list, in: parent, key: key, at: place)
      var position = 0
      while !container.isAtEnd {
        try append(container.superDecoder(), in: index, key: nil, at: position)
        position += 1
      }
      close(index)
    } else {
      _ = append(try Self.scalar(decoder.singleValueContainer()), in: parent, key: key, at: place)
    }
  }

  /// The value of a member that is a text, a number or a word; `nil` for any other one. A decoder throws an error for each type that
  /// is tried in vain, so the most frequent types come first.
  private static func scalar(_ container: KeyedDecodingContainer<AnyKey>, _ key: AnyKey) -> Kind? {
    if (try? container.decodeNil(forKey: key)) ?? false { return .null }
    if let text = try? container.decode(String.self, forKey: key) { return .text(text) }
    if let value = try? container.decode(Bool.self, forKey: key) { return .boolean(value) }
    if let whole = try? container.decode(Int64.self, forKey: key) { return .number(String(whole)) }
    return nil
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> Kind {
    if container.decodeNil() { return .null }
    if let text = try? container.decode(String.self) { return .text(text) }
    if let value = try? container.decode(Bool.self) { return .boolean(value) }
    if let whole = try? container.decode(Int64.self) { return .number(String(whole)) }
    if let decimal = try? container.decode(Decimal.self) { return .number(decimal.description) }
    return .number(try container.decode(Double.self).description)
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
