/// The lossless tree of one file, as three flat tables. It knows no meaning, and it always exists: what is missing or
/// unexpected is a node, what is wrong is in `diagnostics`.
///
/// Nodes are in pre-order, so a node's first child directly follows it and its next sibling follows its subtree. Node 0
/// is the `file`.
public struct SyntaxTree: Sendable {
  /// The text.
  public let source: SourceFile
  /// The file of the compilation that this tree represents.
  public let file: FileID
  /// All tokens in the order of the text; the last is `endOfFile`.
  public let tokens: [Token]
  /// All comments in the order of the text.
  public let comments: [Comment]
  /// All nodes in pre-order.
  public let nodes: [Node]
  /// The findings of lexing and parsing, in the order of the text.
  public let diagnostics: [Diagnostic]

  /// A tree over tables that the parser has filled.
  package init(
    source: SourceFile, file: FileID, tokens: [Token], comments: [Comment], nodes: [Node], diagnostics: [Diagnostic]
  ) {
    self.source = source
    self.file = file
    self.tokens = tokens
    self.comments = comments
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// The node of the whole file.
  @inlinable public var root: NodeID { NodeID(0) }

  /// A node's kind.
  @inlinable public func kind(of id: NodeID) -> NodeKind { nodes[id.index].kind }

  /// A node's children in the order of the text.
  @inlinable public func children(of id: NodeID) -> Children {
    Children(nodes: nodes, next: id.index + 1, end: id.index + Int(nodes[id.index].size))
  }

  /// The first child of a kind.
  @inlinable public func child(of id: NodeID, _ kind: NodeKind) -> NodeID? {
    var index = id.index + 1
    let end = id.index + Int(nodes[id.index].size)
    while index < end {
      if nodes[index].kind == kind { return NodeID(index) }
      index += Int(nodes[index].size)
    }
    return nil
  }

  /// The indices of a node's tokens, those of its children included; empty for `missing`.
  @inlinable public func tokenRange(of id: NodeID) -> Range<Int> {
    let node = nodes[id.index]
    return Int(node.firstToken)..<Int(node.endToken)
  }

  /// The bytes from a node's first token to its last. A node without tokens is an empty range at the end of the token
  /// before it, where the missing piece belongs.
  public func range(of id: NodeID) -> SourceRange {
    let indices = tokenRange(of: id)
    if indices.isEmpty {
      let offset = indices.lowerBound > 0 ? Int(tokens[indices.lowerBound - 1].end) : 0
      return SourceRange(file: file, offset..<offset)
    }
    return SourceRange(file: file, Int(tokens[indices.lowerBound].start)..<Int(tokens[indices.upperBound - 1].end))
  }

  /// The bytes of one token.
  public func range(ofToken index: Int) -> SourceRange { SourceRange(file: file, tokens[index].range) }

  /// The text from a node's first token to its last.
  public func text(of id: NodeID) -> String { source.text(in: range(of: id).bytes) }

  /// The text of one token.
  public func text(ofToken index: Int) -> String { source.text(in: tokens[index].range) }
}

/// Names a node of one tree.
@frozen public struct NodeID: Hashable, Sendable {
  /// The index in the tree's pre-order.
  public let rawValue: UInt32

  /// Names the node at an index.
  @inlinable public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The index in the tree's pre-order.
  @inlinable public var index: Int { Int(rawValue) }
}

/// One node.
///
/// Twelve bytes, since touching memory is much of what parsing costs: an index of a token has 27 bits, twice what a file
/// may hold, and the kind has the bits that the two leave over.
@frozen public struct Node: Sendable {
  /// The first token, and above it the five lower bits of the kind.
  @usableFromInline var first: UInt32
  /// The end of the tokens, and above it the upper bits of the kind.
  @usableFromInline var end: UInt32
  /// The number of nodes in its subtree, itself included.
  public var size: UInt32

  /// A node over tokens `firstToken..<endToken`.
  @inlinable public init(kind: NodeKind, firstToken: UInt32, endToken: UInt32, size: UInt32) {
    first = firstToken & 0x7FF_FFFF | UInt32(kind.rawValue) << 27
    end = endToken & 0x7FF_FFFF | UInt32(kind.rawValue >> 5) << 27
    self.size = size
  }

  /// The kind of the node. The bits are those of a kind, since nothing else is written there.
  @inlinable public var kind: NodeKind {
    get { unsafeBitCast(UInt8(truncatingIfNeeded: first >> 27 | (end >> 27) << 5), to: NodeKind.self) }
    set { self = Node(kind: newValue, firstToken: firstToken, endToken: endToken, size: size) }
  }

  /// The index of its first token.
  @inlinable public var firstToken: UInt32 { first & 0x7FF_FFFF }

  /// One past the index of its last token.
  @inlinable public var endToken: UInt32 {
    get { end & 0x7FF_FFFF }
    set { end = end & ~0x7FF_FFFF | newValue & 0x7FF_FFFF }
  }
}

/// The children of a node, found by hopping over subtrees.
@frozen public struct Children: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [Node]
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable init(nodes: [Node], next: Int, end: Int) {
    self.nodes = nodes
    self.position = next
    self.end = end
  }

  /// Returns the next child, or `nil` after the last.
  @inlinable public mutating func next() -> NodeID? {
    guard position < end else { return nil }
    let id = NodeID(position)
    position += Int(nodes[position].size)
    return id
  }
}
