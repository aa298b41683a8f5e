extension JSONWriter {
  /// Writes a key and a string, if there is one.
  package mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a key and a whole number, if there is one.
  package mutating func member(_ name: String, _ number: Int64?) {
    guard let number else { return }
    key(name)
    integer(number)
  }

  /// Writes a key and `true` or `false`.
  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    boolean(flag)
  }

  /// Writes a key and a value that is JSON already, if there is one.
  package mutating func member(_ name: String, json value: [UInt8]?) {
    guard let value else { return }
    key(name)
    json(value)
  }

  /// Writes a key and a list of objects.
  ///
  /// - Parameter members: Writes the members of the object of an element.
  package mutating func member<Elements: Sequence>(
    _ name: String, objects elements: Elements, _ members: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements {
      beginObject()
      members(&self, element)
      endObject()
    }
    endArray()
  }
}
