import SDUISource
import SDUISyntax

/// Names a node of the program: eight bytes, no tree in it.
struct Syntax: Hashable, Sendable {
  let file: FileID
  let node: NodeID
}

/// A name as it was written.
struct WrittenName: Hashable, Sendable {
  let text: String
  let range: SourceRange
}

/// Reading trees through `Syntax`. Nothing here fails: pieces that are missing are `nil`, and the parser has reported
/// them.
extension Program {
  // These read single elements of the tables: a copy of the tree would cost a reference count for each table.

  func kind(of syntax: Syntax) -> NodeKind { trees[syntax.file.index].nodes[syntax.node.index].kind }

  func range(of syntax: Syntax) -> SourceRange {
    let node = trees[syntax.file.index].nodes[syntax.node.index]
    guard node.firstToken < node.endToken else { return trees[syntax.file.index].range(of: syntax.node) }
    let start = trees[syntax.file.index].tokens[Int(node.firstToken)].start
    let end = trees[syntax.file.index].tokens[Int(node.endToken) - 1].end
    return SourceRange(file: syntax.file, Int(start)..<Int(end))
  }

  func text(of syntax: Syntax) -> String {
    let range = range(of: syntax).bytes
    return String(decoding: trees[syntax.file.index].source.bytes[range], as: UTF8.self)
  }

  /// The first child of a kind.
  func child(of syntax: Syntax, _ kind: NodeKind) -> Syntax? {
    trees[syntax.file.index].child(of: syntax.node, kind).map { Syntax(file: syntax.file, node: $0) }
  }

  /// The children of one kind, in the order of the text.
  func children(of syntax: Syntax, _ kind: NodeKind) -> [Syntax] {
    var result: [Syntax] = []
    for child in childNodes(of: syntax) where child.kind == kind { result.append(child.syntax) }
    return result
  }

  /// All children but `unexpected` and `missing` ones.
  func children(of syntax: Syntax) -> [Syntax] {
    var result: [Syntax] = []
    for child in childNodes(of: syntax) where child.kind != .missing && child.kind != .unexpected {
      result.append(child.syntax)
    }
    return result
  }

  /// The last child that is a piece of its own and not a name, and so the value of a property or argument.
  func value(of syntax: Syntax) -> Syntax? {
    var result: Syntax?
    for child in childNodes(of: syntax) {
      switch child.kind {
      case .missing, .unexpected, .name: break
      default: result = child.syntax
      }
    }
    return result
  }

  /// Whether a piece is missing below a node, or something unexpected stands there: then the parser has spoken, and
  /// what follows from it is not reported.
  func isBroken(_ syntax: Syntax) -> Bool {
    for child in childNodes(of: syntax) where child.kind == .missing || child.kind == .unexpected { return true }
    return false
  }

  /// The children with their kinds, without copying the tree.
  private func childNodes(of syntax: Syntax) -> ChildNodes {
    let children = trees[syntax.file.index].children(of: syntax.node)
    return ChildNodes(file: syntax.file, nodes: trees[syntax.file.index].nodes, children: children)
  }

  private struct ChildNodes: Sequence, IteratorProtocol {
    let file: FileID
    let nodes: [Node]
    var children: Children

    mutating func next() -> (kind: NodeKind, syntax: Syntax)? {
      guard let id = children.next() else { return nil }
      return (nodes[id.index].kind, Syntax(file: file, node: id))
    }
  }

  /// The first `name` child.
  func name(of syntax: Syntax) -> WrittenName? {
    child(of: syntax, .name).map { WrittenName(text: text(of: $0), range: range(of: $0)) }
  }

  /// The name behind `as`, if one is written.
  func wireName(of syntax: Syntax) -> WrittenName? {
    guard let wire = child(of: syntax, .wireName), let literal = child(of: wire, .stringLiteral) else { return nil }
    guard let text = StringLiteral.value(of: text(of: literal)) else { return nil }
    return WrittenName(text: text, range: range(of: literal))
  }

  /// The text of the documentation comment before a node.
  func documentation(of syntax: Syntax) -> String {
    trees[syntax.file.index].documentation(of: syntax.node) ?? ""
  }

  /// The texts of a node's first tokens up to its name: `open`, `enum`; `essential`, `repeated`, `section`.
  func keywords(of syntax: Syntax) -> [WrittenName] {
    let tree = trees[syntax.file.index]
    let end = tree.child(of: syntax.node, .name).map { tree.tokenRange(of: $0).lowerBound }
    var result: [WrittenName] = []
    for index in tree.tokenRange(of: syntax.node) {
      guard tree.tokens[index].kind == .name, end.map({ index < $0 }) ?? result.isEmpty else { break }
      result.append(WrittenName(text: tree.text(ofToken: index), range: tree.range(ofToken: index)))
    }
    return result
  }

  /// The first token that is directly in a node, not in one of its children: an operator.
  func operatorToken(of syntax: Syntax) -> WrittenName? {
    let tree = trees[syntax.file.index]
    var next = tree.tokenRange(of: syntax.node).lowerBound
    for child in tree.children(of: syntax.node) {
      let covered = tree.tokenRange(of: child)
      if covered.isEmpty { continue }
      if next < covered.lowerBound { break }
      next = covered.upperBound
    }
    guard next < tree.tokenRange(of: syntax.node).upperBound else { return nil }
    return WrittenName(text: tree.text(ofToken: next), range: tree.range(ofToken: next))
  }
}
