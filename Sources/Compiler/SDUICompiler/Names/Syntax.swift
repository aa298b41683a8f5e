import SDUISyntax

/// Names a node of the program: eight bytes, no tree in it.
package struct Syntax: Hashable, Sendable {
  package let file: FileID
  package let node: NodeID

  package init(file: FileID, node: NodeID) {
    self.file = file
    self.node = node
  }
}

/// A name as it was written.
package struct WrittenName: Hashable, Sendable {
  package let text: String
  package let range: SourceRange

  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// Reading trees through `Syntax`. Nothing here fails: pieces that are missing are `nil`, and the parser has reported
/// them.
extension Program {
  // These read single elements of the tables: a copy of the tree would cost a reference count for each table.

  package func kind(of syntax: Syntax) -> NodeKind { trees[syntax.file.index].nodes[syntax.node.index].kind }

  package func range(of syntax: Syntax) -> SourceRange {
    let node = trees[syntax.file.index].nodes[syntax.node.index]
    guard node.firstToken < node.endToken else { return trees[syntax.file.index].range(of: syntax.node) }
    let start = trees[syntax.file.index].tokens[Int(node.firstToken)].start
    let end = trees[syntax.file.index].tokens[Int(node.endToken) - 1].end
    return SourceRange(file: syntax.file, Int(start)..<Int(end))
  }

  package func text(of syntax: Syntax) -> String { String(decoding: bytes(of: syntax), as: UTF8.self) }

  /// Returns the text of a node, as bytes of its file: text that is only compared or read needs no string.
  package func bytes(of syntax: Syntax) -> ArraySlice<UInt8> {
    let range = range(of: syntax).bytes
    return trees[syntax.file.index].source.bytes[range]
  }

  /// The first child of a kind.
  package func child(of syntax: Syntax, _ kind: NodeKind) -> Syntax? {
    let file = syntax.file.index
    let end = syntax.node.index + Int(trees[file].nodes[syntax.node.index].size)
    var index = syntax.node.index + 1
    while index < end {
      if trees[file].nodes[index].kind == kind { return Syntax(file: syntax.file, node: NodeID(index)) }
      index += Int(trees[file].nodes[index].size)
    }
    return nil
  }

  /// The children of one kind, in the order of the text.
  package func children(of syntax: Syntax, _ kind: NodeKind) -> Fragments {
    Fragments(of: syntax, in: trees[syntax.file.index].nodes, only: kind)
  }

  /// All children but `unexpected` and `missing` ones.
  package func children(of syntax: Syntax) -> Fragments { Fragments(of: syntax, in: trees[syntax.file.index].nodes) }

  /// The last child that is a piece of its own and not a name, and so the value of a property or argument.
  package func value(of syntax: Syntax) -> Syntax? { children(of: syntax).last { kind(of: $0) != .name } }

  /// A block and those of the `when`s in it.
  func blocksWithWhens(of block: Syntax) -> [Syntax] {
    [block] + children(of: block, .whenStatement).flatMap { child(of: $0, .block).map(blocksWithWhens) ?? [] }
  }

  /// Whether a piece is missing below a node, or something unexpected is there: then the parser has reported it, and
  /// consequences are not reported.
  package func isBroken(_ syntax: Syntax) -> Bool {
    child(of: syntax, .missing) != nil || child(of: syntax, .unexpected) != nil
  }

  /// The same of a node and all that is in it.
  func isUnfinished(_ syntax: Syntax) -> Bool {
    let nodes = trees[syntax.file.index].nodes
    let end = syntax.node.index + Int(nodes[syntax.node.index].size)
    return nodes[syntax.node.index..<end].contains { $0.kind == .missing || $0.kind == .unexpected }
  }

  /// The first `name` child.
  package func name(of syntax: Syntax) -> WrittenName? {
    child(of: syntax, .name).map { name in
      let text = bytes(of: name)
      // One in quotes has been reported.
      let unquoted = text.first == UInt8(ascii: "\"") ? text.dropFirst().dropLast() : text
      return WrittenName(text: String(decoding: unquoted, as: UTF8.self), range: range(of: name))
    }
  }

  /// Returns the name after `as`, if one is written.
  package func wireName(of syntax: Syntax) -> WrittenName? {
    guard let wire = child(of: syntax, .wireName), let literal = child(of: wire, .stringLiteral) else { return nil }
    guard let text = StringLiteral.value(of: bytes(of: literal)) else { return nil }
    return WrittenName(text: text, range: range(of: literal))
  }

  /// The text of the documentation comment before a node.
  package func documentation(of syntax: Syntax) -> String {
    guard mayBeDocumented(syntax) else { return "" }
    return trees[syntax.file.index].documentation(of: syntax.node) ?? ""
  }

  /// Whether anything but blanks is between a node and the token before it: only a comment can be.
  private func mayBeDocumented(_ syntax: Syntax) -> Bool {
    let file = syntax.file.index
    let token = Int(trees[file].nodes[syntax.node.index].firstToken)
    guard token > 0 else { return true }
    let gap = Int(trees[file].tokens[token - 1].end)..<Int(trees[file].tokens[token].start)
    return gap.contains { trees[file].source.bytes[$0] == UInt8(ascii: "/") }
  }

  /// The texts of a node's first tokens up to its name: `open`, `enum`; `essential`, `repeated`, `section`.
  package func keywords(of syntax: Syntax) -> [WrittenName] {
    let file = syntax.file.index
    let node = trees[file].nodes[syntax.node.index]
    let end = child(of: syntax, .name).map { trees[file].nodes[$0.node.index].firstToken }
    var result: [WrittenName] = []
    for index in node.firstToken..<node.endToken {
      guard trees[file].tokens[Int(index)].kind == .name, end.map({ index < $0 }) ?? result.isEmpty else { break }
      result.append(writtenToken(Int(index), of: syntax.file))
    }
    return result
  }

  /// The first token that is directly in a node, not in one of its children: an operator.
  package func operatorToken(of syntax: Syntax) -> WrittenName? {
    let file = syntax.file.index
    let node = trees[file].nodes[syntax.node.index]
    let end = syntax.node.index + Int(node.size)
    var next = node.firstToken
    var index = syntax.node.index + 1
    while index < end {
      let child = trees[file].nodes[index]
      index += Int(child.size)
      if child.firstToken == child.endToken { continue }
      if next < child.firstToken { break }
      next = child.endToken
    }
    return next < node.endToken ? writtenToken(Int(next), of: syntax.file) : nil
  }

  private func writtenToken(_ index: Int, of file: FileID) -> WrittenName {
    let range = trees[file.index].tokens[index].range
    let text = String(decoding: trees[file.index].source.bytes[range], as: UTF8.self)
    return WrittenName(text: text, range: SourceRange(file: file, range))
  }
}

/// Some children of a node, found by hopping over subtrees: no list of them is made.
package struct Fragments: Sequence, IteratorProtocol {
  private let file: FileID
  private let nodes: [Node]
  private let kind: NodeKind?
  private var position: Int
  private let end: Int

  /// The children of a kind; without one all but `unexpected` and `missing` ones.
  init(of syntax: Syntax, in nodes: [Node], only kind: NodeKind? = nil) {
    self.file = syntax.file
    self.nodes = nodes
    self.kind = kind
    self.position = syntax.node.index + 1
    self.end = syntax.node.index + Int(nodes[syntax.node.index].size)
  }

  package mutating func next() -> Syntax? {
    while position < end {
      let id = NodeID(position)
      let found = nodes[position].kind
      position += Int(nodes[position].size)
      if kind.map({ $0 == found }) ?? (found != .missing && found != .unexpected) {
        return Syntax(file: file, node: id)
      }
    }
    return nil
  }

  package var first: Syntax? { first { _ in true } }
  package var last: Syntax? { last { _ in true } }
  package var isEmpty: Bool { first == nil }

  func last(where isWanted: (Syntax) -> Bool) -> Syntax? {
    var result: Syntax?
    for piece in self where isWanted(piece) { result = piece }
    return result
  }
}
