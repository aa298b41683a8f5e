/// A JSON text read strictly by RFC 8259 and kept as one flat array of nodes beside its source bytes.
///
/// A value is named by a `JSONNodeID`, which is an index in document order: a container comes right before its
/// contents, and a member's key right before its value. Nothing is decoded until it is asked for, so a number keeps
/// its exact text. An id is good only for the document that gave it; an id of another document may trap.
package final class JSONDocument: Sendable {
  /// The source text, exactly as it was given.
  package let bytes: [UInt8]

  /// The nodes in document order. Never empty: the first is the document's value.
  @usableFromInline let nodes: [JSONNode]

  /// The document of which this one is an arrangement, and the node there of each of its own.
  private let arranged: (source: JSONDocument, origins: [UInt32])?

  /// An arrangement of another document.
  init(bytes: [UInt8], nodes: [JSONNode], source: JSONDocument, origins: [UInt32]) {
    self.bytes = bytes
    self.nodes = nodes
    arranged = (source, origins)
  }

  /// The document as it was sent: of an arrangement, the one that was arranged.
  package var sent: JSONDocument { arranged?.source ?? self }

  /// The origin of a node in the document that was sent.
  package func sentNode(of id: JSONNodeID) -> JSONNodeID {
    arranged.map { JSONNodeID(rawValue: $0.origins[Int(id.rawValue)]) } ?? id
  }

  /// The bytes of a node in the document as it was sent.
  package func sentRange(of id: JSONNodeID) -> Range<Int> { sent.range(of: sentNode(of: id)) }

  /// The kind of a node in the document as it was sent.
  package func sentKind(of id: JSONNodeID) -> JSONKind { sent.kind(of: sentNode(of: id)) }

  /// Reads a whole document.
  ///
  /// Time and memory grow linearly with `bytes.count`. Nesting never uses the call stack, so no input overflows it.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 text without a byte order mark.
  ///   - limits: the bounds past which a well-formed document is refused.
  /// - Throws: the first error in the text, with its byte offset.
  package init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONSyntaxError) {
    self.nodes = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) -> [JSONNode] in
      var parser = JSONParser(bytes: buffer, limits: limits)
      try parser.parseDocument()
      return parser.nodes
    }
    self.bytes = bytes
    arranged = nil
  }

  /// The value of the whole document.
  @inlinable package var root: JSONNodeID { JSONNodeID(rawValue: 0) }

  /// Returns the kind of a node's value. A key is a `string`.
  @inlinable
  package func kind(of id: JSONNodeID) -> JSONKind {
    node(id).kind
  }

  /// Whether a node is the key of an object's member.
  @inlinable
  package func isKey(_ id: JSONNodeID) -> Bool {
    node(id).isKey
  }

  /// The bytes a node takes in the source: a string's with its quotation marks, a container's with its brackets.
  @inlinable
  package func range(of id: JSONNodeID) -> Range<Int> {
    let node = node(id)
    return Int(node.offset)..<Int(node.offset) + Int(node.length)
  }

  /// The elements of an array in order; nothing when the node is not an array.
  @inlinable
  package func children(of id: JSONNodeID) -> JSONChildren {
    JSONChildren(nodes: nodes, contents: contents(of: id, when: .array))
  }

  /// The members of an object in order, repeated keys included; nothing when the node is not an object.
  @inlinable
  package func members(of id: JSONNodeID) -> JSONMembers {
    JSONMembers(nodes: nodes, contents: contents(of: id, when: .object))
  }

  /// Returns the number of an array's elements or an object's members; 0 for other nodes. Skips over them one after
  /// another.
  package func itemCount(of id: JSONNodeID) -> Int {
    var count = 0
    for _ in children(of: id) { count &+= 1 }
    for _ in members(of: id) { count &+= 1 }
    return count
  }

  /// The value of the first member whose decoded key has exactly the bytes of `name`.
  ///
  /// Looks at the members one after another, skipping over their values. `nil` when there is no such member or the
  /// node is not an object.
  package func member(_ name: String, of id: JSONNodeID) -> JSONNodeID? {
    var name = name
    return name.withUTF8 { (name) -> JSONNodeID? in
      for (key, value) in members(of: id) where keyEquals(key, utf8: name) {
        return value
      }
      return nil
    }
  }

  /// Whether a node is another or lies inside it.
  @inlinable
  package func contains(_ id: JSONNodeID, in container: JSONNodeID) -> Bool {
    id >= container && id.rawValue < container.rawValue + node(container).subtreeSize
  }

  @inlinable
  func node(_ id: JSONNodeID) -> JSONNode {
    nodes[Int(id.rawValue)]
  }

  /// The indices of a container's contents, or none when the node is of another kind.
  @inlinable
  @inline(__always)
  func contents(of id: JSONNodeID, when kind: JSONKind) -> Range<UInt32> {
    let node = node(id)
    let end = id.rawValue + node.subtreeSize
    return node.kind == kind ? id.rawValue + 1..<end : end..<end
  }
}
