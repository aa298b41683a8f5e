/// Names a node of one `JSONDocument`: its place in document order.
@frozen
package struct JSONNodeID: Hashable, Comparable, Sendable {
  /// The node's place in document order, from 0.
  package let rawValue: UInt32

  /// Names the node at a place.
  @inlinable
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Whether a node comes before another in the document.
  @inlinable
  package static func < (left: JSONNodeID, right: JSONNodeID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The six kinds of JSON value.
@frozen
package enum JSONKind: UInt8, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case boolean
  /// A number, whose text is kept as it was written.
  case number
  /// A string, or the key of a member.
  case string
  /// An array.
  case array
  /// An object.
  case object

  /// Whether it holds other values.
  package var isContainer: Bool { self == .array || self == .object }
}

/// One value or key, in 16 bytes.
@frozen
package struct JSONNode: Sendable {
  /// The start of the node's source text, in bytes.
  package internal(set) var offset: UInt32
  /// The length of the source text in bytes, quotation marks and brackets included.
  package internal(set) var length: UInt32
  /// The number of nodes in the subtree, this one included. In a container that is still being read: 1 more than the
  /// index of the container around it, or 0 when there is none.
  package internal(set) var subtreeSize: UInt32
  /// The kind of the value.
  package internal(set) var kind: JSONKind
  @usableFromInline var flags: UInt8

  init(kind: JSONKind, flags: UInt8 = 0, from start: Int, to end: Int, subtreeSize: UInt32 = 1) {
    self.offset = UInt32(truncatingIfNeeded: start)
    self.length = UInt32(truncatingIfNeeded: end &- start)
    self.subtreeSize = subtreeSize
    self.kind = kind
    self.flags = flags
  }

  @inlinable var isKey: Bool { flags & 1 != 0 }
  /// Whether a string has escapes, so that its text is not its bytes.
  @inlinable package var hasEscapes: Bool { flags & 2 != 0 }
  @inlinable var isTrue: Bool { flags & 4 != 0 }

  static var keyFlag: UInt8 { 1 }
  static var escapesFlag: UInt8 { 2 }
  static var trueFlag: UInt8 { 4 }
}
