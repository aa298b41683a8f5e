import Foundation

extension ResponseDocument {
  /// The JSON that a decoder has. It does not tell repeated keys.
  convenience init(from decoder: any Decoder) throws {
    self.init()
    var values = DecodedValues(document: self)
    _ = try values.append(decoder, in: -1, key: nil, at: 0)
  }

  /// Reads the values of a decoder into a document.
  ///
  /// A decoder throws an error for each form that is tried in vain, which takes much longer than reading a value. The values of one
  /// key mostly have the same form, so the form of the last one is tried first.
  fileprivate struct DecodedValues {
    let document: ResponseDocument
    private var forms: [String: Form] = [:]

    /// The form of a value.
    enum Form {
      case object, list, text, boolean, whole
      /// A number that is not whole, or not of 64 bits.
      case number
    }

    init(document: ResponseDocument) { self.document = document }

    /// Appends a value.
    ///
    /// - Returns: The form of the value; `nil` of `null`.
    mutating func append(_ decoder: any Decoder, in parent: Int, key: String?, at place: Int) throws -> Form? {
      if let object = try? decoder.container(keyedBy: AnyKey.self) { return try append(object, in: parent, key, place) }
      if let list = try? decoder.unkeyedContainer() { return try append(list, in: parent, key, place) }
      return try append(decoder.singleValueContainer(), in: parent, key, place)
    }

    private mutating func append(
      _ container: KeyedDecodingContainer<AnyKey>, in parent: Int, _ key: String?, _ place: Int
    ) throws -> Form? {
      let index = document.append(.object, in: parent, key: key, at: place)
      for (position, key) in container.allKeys.enumerated() {
        let name = key.stringValue
        let expected = forms[name]
        let form: Form?
        if expected == .object, let object = try? container.nestedContainer(keyedBy: AnyKey.self, forKey: key) {
          form = try append(object, in: index, name, position)
        } else if expected == .list, let list = try? container.nestedUnkeyedContainer(forKey: key) {
          form = try append(list, in: index, name, position)
        } else if let (kind, scalar) = Self.scalar(container, key, expected) {
          _ = document.append(kind, in: index, key: name, at: position)
          form = scalar
        } else {
          form = try append(container.superDecoder(forKey: key), in: index, key: name, at: position)
        }
        if let form, form != expected { forms[name] = form }
      }
      document.close(index)
      return .object
    }

    private mutating func append(
      _ container: any UnkeyedDecodingContainer, in parent: Int, _ key: String?, _ place: Int
    ) throws -> Form? {
      var container = container
      let index = document.append(.list, in: parent, key: key, at: place)
      var position = 0
      let name = key.map { $0 + "[]" }
      var expected = name.flatMap { forms[$0] }
      while !container.isAtEnd {
        if expected == .text, let text = try? container.decode(String.self) {
          _ = document.append(.text(text), in: index, key: nil, at: position)
        } else if expected == .object, let object = try? container.nestedContainer(keyedBy: AnyKey.self) {
          _ = try append(object, in: index, nil, position)
        } else {
          expected = try append(container.superDecoder(), in: index, key: nil, at: position)
        }
        position += 1
      }
      if let name, let expected { forms[name] = expected }
      document.close(index)
      return .list
    }

    private mutating func append(
      _ container: any SingleValueDecodingContainer, in parent: Int, _ key: String?, _ place: Int
    ) throws -> Form? {
      let (kind, form) = try Self.scalar(container)
      _ = document.append(kind, in: parent, key: key, at: place)
      return form
    }

    /// The value of a member that is a text, a whole number or a word; `nil` for any other one.
    private static func scalar(
      _ container: KeyedDecodingContainer<AnyKey>, _ key: AnyKey, _ expected: Form?
    ) -> (ResponseDocument.Kind, Form?)? {
      switch expected {
      case .text: if let text = try? container.decode(String.self, forKey: key) { return (.text(text), .text) }
      case .boolean: if let value = try? container.decode(Bool.self, forKey: key) { return (.boolean(value), .boolean) }
      case .whole:
        if let whole = try? container.decode(Int64.self, forKey: key) { return (.number(String(whole)), .whole) }
      case .object, .list, .number, nil: break
      }
      if (try? container.decodeNil(forKey: key)) ?? false { return (.null, nil) }
      if expected == .number {
        // A whole number among others keeps its digits.
        if let decimal = try? container.decode(Decimal.self, forKey: key) {
          return (.number(decimal.description), .number)
        }
      }
      if let text = try? container.decode(String.self, forKey: key) { return (.text(text), .text) }
      if let value = try? container.decode(Bool.self, forKey: key) { return (.boolean(value), .boolean) }
      if let whole = try? container.decode(Int64.self, forKey: key) { return (.number(String(whole)), .whole) }
      return nil
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> (ResponseDocument.Kind, Form?) {
      if container.decodeNil() { return (.null, nil) }
      if let text = try? container.decode(String.self) { return (.text(text), .text) }
      if let value = try? container.decode(Bool.self) { return (.boolean(value), .boolean) }
      if let whole = try? container.decode(Int64.self) { return (.number(String(whole)), .whole) }
      if let decimal = try? container.decode(Decimal.self) { return (.number(decimal.description), .number) }
      return (.number(try container.decode(Double.self).description), .number)
    }
  }

  fileprivate struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
