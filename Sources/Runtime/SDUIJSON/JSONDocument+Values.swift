extension JSONDocument {
  /// The text of an identity, which may be written as a number.
  package func identityText(of node: JSONNodeID) -> String? {
    kind(of: node) == .number ? numberText(of: node) : string(of: node)
  }

  /// The decoded text of a string or key, or `nil` when the node is of another kind.
  package func string(of id: JSONNodeID) -> String? {
    let node = node(id)
    guard node.kind == .string else { return nil }
    return bytes.withUnsafeBufferPointer { (bytes) -> String in
      guard node.hasEscapes else {
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[node.stringContents]), as: UTF8.self)
      }
      // Decoding never makes a string longer: the shortest escapes take two bytes for one, `\uXXXX` six for three at most.
      return String(unsafeUninitializedCapacity: node.stringContents.count) { (decoded) -> Int in
        var decoder = JSONStringDecoder(bytes: bytes, contents: node.stringContents)
        var count = 0
        while let byte = decoder.next() {
          decoded[count] = byte
          count &+= 1
        }
        return count
      }
    }
  }

  /// Returns the number of code points of the decoded text of a string or key, as bounds of texts count them; `nil`
  /// when the node is of another kind.
  package func codePointCount(of id: JSONNodeID) -> Int? {
    let node = node(id)
    guard node.kind == .string else { return nil }
    return bytes.withUnsafeBufferPointer { (bytes) -> Int in
      var count = 0
      guard node.hasEscapes else {
        // Every byte begins a code point but those that continue one.
        for byte in UnsafeBufferPointer(rebasing: bytes[node.stringContents]) { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
        return count
      }
      var decoder = JSONStringDecoder(bytes: bytes, contents: node.stringContents)
      while let byte = decoder.next() { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
      return count
    }
  }

  /// Whether the decoded text of a key, or of any other string, has exactly the bytes of `name`.
  ///
  /// Unicode normalization forms are not equated. `false` when the node is not a string.
  package func keyEquals(_ key: JSONNodeID, _ name: String) -> Bool {
    var name = name
    return name.withUTF8 { (name) -> Bool in keyEquals(key, utf8: name) }
  }

  /// Whether the decoded text of a key or other string is `name`.
  @inline(__always)
  func keyEquals(_ key: JSONNodeID, utf8 name: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = node(key)
    guard node.kind == .string else { return false }
    return bytes.withUnsafeBufferPointer { (bytes) -> Bool in
      var decoder = JSONStringDecoder(bytes: bytes, contents: node.stringContents)
      if !node.hasEscapes {
        return decoder.remainderEquals(name)
      }
      for expected in name {
        guard decoder.next() == expected else { return false }
      }
      return decoder.next() == nil
    }
  }

  /// The text of a number exactly as the source has it, or `nil` when the node is of another kind.
  ///
  /// `range(of:)` gives the same text as a range of bytes.
  package func numberText(of id: JSONNodeID) -> String? {
    guard kind(of: id) == .number else { return nil }
    let range = range(of: id)
    return bytes.withUnsafeBufferPointer { (bytes) -> String in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  /// The exact value of a number that is a whole one, however it is written: `1000`, `1e3` and `1000.0` are the same.
  ///
  /// `nil` when the number has a fraction or does not fit in 64 bits, and when the node is of another kind.
  package func integer(of id: JSONNodeID) -> Int64? {
    guard kind(of: id) == .number else { return nil }
    let range = range(of: id)
    return bytes.withUnsafeBufferPointer { (bytes) -> Int64? in
      JSONDecimal(UnsafeBufferPointer(rebasing: bytes[range]))?.integer
    }
  }

  /// The value of `true` or `false`, or `nil` when the node is of another kind.
  @inlinable
  package func boolean(of id: JSONNodeID) -> Bool? {
    let node = node(id)
    return node.kind == .boolean ? node.isTrue : nil
  }
}

extension JSONNode {
  /// The bytes of a string between its quotation marks.
  @inlinable package var stringContents: Range<Int> {
    Int(offset) + 1..<Int(offset) + Int(length) - 1
  }
}
