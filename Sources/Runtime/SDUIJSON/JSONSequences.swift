/// The members of an object, in document order.
@frozen
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [JSONNode]
  @usableFromInline var contents: Range<UInt32>

  @inlinable
  init(nodes: [JSONNode], contents: Range<UInt32>) {
    self.nodes = nodes
    self.contents = contents
  }

  /// The next member, or `nil` after the last.
  @inlinable
  package mutating func next() -> (key: JSONNodeID, value: JSONNodeID)? {
    guard !contents.isEmpty else { return nil }
    let key = contents.lowerBound
    let value = key + 1
    contents = value + nodes[Int(value)].subtreeSize..<contents.upperBound
    return (JSONNodeID(rawValue: key), JSONNodeID(rawValue: value))
  }
}

/// The elements of an array, in document order.
@frozen
package struct JSONChildren: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [JSONNode]
  @usableFromInline var contents: Range<UInt32>

  @inlinable
  init(nodes: [JSONNode], contents: Range<UInt32>) {
    self.nodes = nodes
    self.contents = contents
  }

  /// The next element, or `nil` after the last.
  @inlinable
  package mutating func next() -> JSONNodeID? {
    guard !contents.isEmpty else { return nil }
    let element = contents.lowerBound
    contents = element + nodes[Int(element)].subtreeSize..<contents.upperBound
    return JSONNodeID(rawValue: element)
  }
}
