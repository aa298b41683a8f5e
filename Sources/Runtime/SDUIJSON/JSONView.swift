/// The bytes and nodes of a document, for loops that look at each of them once: reading costs no reference counting.
@frozen
package struct JSONView {
  /// The source text.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The nodes in document order, by the raw values of their ids.
  package let nodes: UnsafeBufferPointer<JSONNode>
}

extension JSONDocument {
  /// Calls a function with a view of the document, which is good only until it returns.
  package func withView<Result>(_ body: (JSONView) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      nodes.withUnsafeBufferPointer { nodes in body(JSONView(bytes: bytes, nodes: nodes)) }
    }
  }
}

extension JSONView {
  /// The bytes of a string, without its quotation marks; those of its text where it has no escapes.
  @inlinable
  @inline(__always)
  package func contents(of node: JSONNode) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[node.stringContents])
  }

  /// The value of a number; `nil` when it is not an integer of 64 bits.
  package func integer(of node: JSONNode) -> Int64? {
    JSONDecimal(numberText(of: node))?.integer
  }

  /// Returns the source text of a number.
  @inlinable
  @inline(__always)
  package func numberText(of node: JSONNode) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[Int(node.offset)..<Int(node.offset) + Int(node.length)])
  }

  /// The text of a key or another string as a name; `nil` for one with escapes, and for one that is too long.
  @inlinable
  @inline(__always)
  package func name(of node: JSONNode) -> JSONName? {
    node.kind == .string && !node.hasEscapes ? JSONName(bytes, node.stringContents) : nil
  }
}

extension JSONView {
  /// The source text of a value or key.
  @inlinable
  @inline(__always)
  package func text(of id: JSONNodeID) -> UnsafeRawBufferPointer {
    let node = nodes[Int(id.rawValue)]
    let range = Int(node.offset)..<Int(node.offset) + Int(node.length)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[range])
  }

  /// The value of the first member with a name; `nil` if there is none, if a key before it has escapes, and if the node is
  /// not an object.
  @inlinable
  @inline(__always)
  package func plainMember(_ name: JSONName, of id: JSONNodeID) -> JSONNodeID? {
    let object = nodes[Int(id.rawValue)]
    guard object.kind == .object else { return nil }
    let end = Int(id.rawValue) + Int(object.subtreeSize)
    var key = Int(id.rawValue) + 1
    while key < end {
      let node = nodes[key]
      if node.hasEscapes { return nil }
      if JSONName(bytes, node.stringContents) == name { return JSONNodeID(rawValue: UInt32(key + 1)) }
      key += 1 + Int(nodes[key + 1].subtreeSize)
    }
    return nil
  }

  /// Whether two texts have the same bytes, eight at a time.
  @inlinable
  @inline(__always)
  package static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    var index = 0
    while index &+ 8 <= left.count {
      let word = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    if index > 0 {
      // The last eight, of which some were compared already.
      index = left.count &- 8
      return left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    while index < left.count {
      if left[index] != right[index] { return false }
      index &+= 1
    }
    return true
  }
}
