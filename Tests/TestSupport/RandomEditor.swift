import SDUISyntax

/// Edits texts as people do, and as they never would.
public struct RandomEditor {
  private var random: RandomSource

  /// The edits of a seed.
  public init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// One of some files, mostly the first.
  public mutating func pick(_ paths: [String]) -> String {
    random.chance(70) ? paths[0] : random.pick(paths)
  }

  /// A text after one more edit.
  ///
  /// - Parameter original: What it was in the beginning, to which it now and then returns.
  public mutating func edited(_ bytes: [UInt8], from original: [UInt8]) -> [UInt8] {
    let tree = SyntaxTree(parsing: SourceFile(path: "main.sdui", bytes: bytes), file: FileID(0))
    var result = bytes
    switch random.number(0...11) {
    case 0: return original
    case 1, 2: editCharacters(&result)
    case 3, 4: replaceToken(of: tree, in: &result)
    case 5: if let piece = piece(of: tree) { result.removeSubrange(piece) }
    case 6, 7: copyPiece(of: tree, in: &result)
    case 8: swapPieces(of: tree, in: &result)
    case 9, 10: editBlanks(of: tree, in: &result)
    default: renameDeclaration(of: tree, in: &result)
    }
    return result
  }

  // MARK: - Kinds of edit

  private mutating func editCharacters(_ bytes: inout [UInt8]) {
    let start = random.number(0...bytes.count)
    let end = min(bytes.count, start + random.number(0...3))
    let typed = ["", "", "2", "}", "{", " ", "\"", "x: 1\n", "s", "\n", ":", "/"]
    bytes.replaceSubrange(start..<end, with: random.pick(typed).utf8)
  }

  /// Puts another token of the file, mostly one of the same kind, in the place of one.
  private mutating func replaceToken(of tree: SyntaxTree, in bytes: inout [UInt8]) {
    guard tree.tokens.count > 1 else { return }
    let token = random.pick(Array(tree.tokens.dropLast()))
    let alike = tree.tokens.filter { $0.kind == token.kind }
    let other = random.pick(random.chance(80) ? alike : tree.tokens)
    let isNumber = token.kind == .number && random.chance(50)
    let text = isNumber ? Array("\(random.number(0...700))".utf8) : Array(tree.source.bytes[other.range])
    bytes.replaceSubrange(token.range, with: text)
  }

  /// Doubles a declaration, a section or a statement, mostly under another name, before one of its kind.
  private mutating func copyPiece(of tree: SyntaxTree, in bytes: inout [UInt8]) {
    guard let (node, place) = neighbours(in: tree) else { return }
    var text = Array(bytes[tree.range(of: node).bytes])
    if let name = tree.child(of: node, .name), random.chance(70) {
      let start = tree.range(of: name).bytes.upperBound - tree.range(of: node).bytes.lowerBound
      text.insert(contentsOf: Array("\(random.number(2...9))".utf8), at: start)
    }
    // Half-typed now and then.
    if random.chance(30) { text.removeLast(random.number(0...text.count)) }
    bytes.insert(contentsOf: text + Array("\n".utf8), at: tree.range(of: place).bytes.lowerBound)
  }

  private mutating func swapPieces(of tree: SyntaxTree, in bytes: inout [UInt8]) {
    guard let (one, other) = neighbours(in: tree) else { return }
    let (first, second) = (tree.range(of: min(one, other)).bytes, tree.range(of: max(one, other)).bytes)
    guard first.upperBound <= second.lowerBound else { return }
    let text = bytes[second] + bytes[first.upperBound..<second.lowerBound] + bytes[first]
    bytes.replaceSubrange(first.lowerBound..<second.upperBound, with: Array(text))
  }

  /// Comments, documentation and blank lines come and go.
  private mutating func editBlanks(of tree: SyntaxTree, in bytes: inout [UInt8]) {
    if let comment = tree.comments.isEmpty ? nil : random.pick(tree.comments), random.chance(30) {
      return bytes.removeSubrange(Int(comment.start)..<Int(comment.end))
    }
    let place = random.chance(60) ? piece(of: tree)?.lowerBound : nil
    let start = place ?? Int(random.pick(tree.tokens).start)
    bytes.insert(contentsOf: Array(random.pick(["\n", " ", "// why\n", "/// Says.\n", "\n\n", "//"]).utf8), at: start)
  }

  /// Changes a name where it is declared and nowhere else.
  private mutating func renameDeclaration(of tree: SyntaxTree, in bytes: inout [UInt8]) {
    let names = tree.children(of: tree.root).compactMap { tree.child(of: $0, .name) }
    guard !names.isEmpty else { return }
    bytes.insert(UInt8(ascii: "x"), at: tree.range(of: random.pick(names)).bytes.upperBound)
  }

  // MARK: - Places

  private static let kinds: Set<NodeKind> = [
    .importDeclaration, .letDeclaration, .flagDeclaration, .enumDeclaration, .recordDeclaration, .actionDeclaration,
    .componentDeclaration, .decorationDeclaration, .layoutDeclaration, .screenDeclaration, .sectionDeclaration, .field,
    .enumCase, .property, .unitStatement, .whenStatement, .eventStatement, .requireStatement, .allowStatement,
    .headerStatement, .bundleStatement, .fallbackClause, .sinceClause, .parameter, .contentStatement,
  ]

  private mutating func piece(of tree: SyntaxTree) -> Range<Int>? {
    neighbours(in: tree).map { tree.range(of: $0.0).bytes }
  }

  /// Two nodes of one kind, which may be the same.
  private mutating func neighbours(in tree: SyntaxTree) -> (NodeID, NodeID)? {
    let nodes = tree.nodes.indices.filter { Self.kinds.contains(tree.nodes[$0].kind) }
    guard !nodes.isEmpty else { return nil }
    // Those that are large are few.
    let large = nodes.filter { tree.nodes[$0].size > 8 }
    let node = random.pick(random.chance(60) && !large.isEmpty ? large : nodes)
    let alike = nodes.filter { tree.nodes[$0].kind == tree.nodes[node].kind }
    return (NodeID(node), NodeID(random.pick(alike)))
  }

  private func min(_ one: NodeID, _ other: NodeID) -> NodeID { one.index < other.index ? one : other }
  private func max(_ one: NodeID, _ other: NodeID) -> NodeID { one.index < other.index ? other : one }
  private func min(_ one: Int, _ other: Int) -> Int { Swift.min(one, other) }
}
