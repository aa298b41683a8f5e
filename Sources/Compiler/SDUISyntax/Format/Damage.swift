/// The parts of a file that are copied as they are, because something is wrong in them.
///
/// Such a part is the smallest node that holds what is missing, what fits nowhere or a token that is none, since how
/// it is laid out may be all that tells what is meant. Where brackets do not match it is the whole declaration.
struct Damage {
  /// Whether nothing is wrong.
  let isEmpty: Bool
  /// For each node whether it is copied; nothing for a file in which nothing is wrong.
  private var copied: [Bool] = []
  /// The tokens after those that fit nowhere.
  private var unexpectedEnds: Set<Int> = []
  /// The first tokens of the copied parts, and those after them.
  private var edges: Set<Int> = []

  /// The extent of the copied text where something is wrong.
  enum Extent: CaseIterable {
    case smallestNode, declaration
  }

  /// Looks for damage in a tree. That there is none is known from its findings.
  init(in tree: SyntaxTree, extent: Extent) {
    isEmpty = tree.diagnostics.isEmpty
    if isEmpty { return }
    copied = Array(repeating: false, count: tree.nodes.count)
    markStructure(of: tree)
    for finding in tree.diagnostics { mark(finding, in: tree) }
    if extent == .declaration { widen(in: tree) }
    // A file is never copied through its node: its declarations are.
    copied[0] = false
    for (index, node) in tree.nodes.enumerated() where copied[index] {
      edges.formUnion([Int(node.firstToken), Int(node.endToken)])
    }
  }

  /// Whether a node is copied.
  @inline(__always)
  func isCopied(_ node: Int) -> Bool { !isEmpty && copied[node] }

  /// Whether the text before a token fits nowhere.
  func endsUnexpected(_ token: Int) -> Bool { unexpectedEnds.contains(token) }

  /// Whether something that is copied begins with a token or ends before it.
  func isEdge(_ token: Int) -> Bool { !isEmpty && edges.contains(token) }

  /// Marks the nodes that lack something or hold something unexpected.
  private mutating func markStructure(of tree: SyntaxTree) {
    for parent in tree.nodes.indices {
      let kind = tree.nodes[parent].kind
      var end: UInt32?
      for child in tree.children(of: NodeID(parent)) {
        let node = tree.nodes[child.index]
        switch node.kind {
        case .missing: copied[parent] = true
        case .unexpected:
          copied[kind.isSequence ? child.index : parent] = true
          unexpectedEnds.insert(Int(node.endToken))
        default: break
        }
        // Two elements without a comma.
        if kind.isList, end == node.firstToken { copied[parent] = true }
        end = node.endToken
      }
    }
  }

  private mutating func mark(_ finding: Diagnostic, in tree: SyntaxTree) {
    let offset = finding.range.lowerBound
    switch finding.code {
    case .unclosedDelimiter, .unopenedDelimiter:
      for range in [finding.range] + finding.labels.map({ $0.range }) {
        markDeclaration(at: range.lowerBound, in: tree)
      }
    case .unknownCharacter, .unterminatedString, .invalidEscape, .invalidColor, .invalidNumber:
      if let token = tree.firstToken(endingBehind: offset) { markNode(of: token, token, in: tree) }
    case .blockComment, .hashComment:
      guard let token = tree.firstToken(endingBehind: offset), token > 0 else { return }
      markNode(of: token - 1, token, in: tree)
    default: break
    }
  }

  /// Marks the smallest node with parts that holds two tokens. What may hold anything in any order need not be marked.
  private mutating func markNode(of first: Int, _ last: Int, in tree: SyntaxTree) {
    var id = tree.root
    while let child = tree.children(of: id).first(where: {
      let range = tree.tokenRange(of: $0)
      return range.contains(first) && range.contains(last) && !tree.kind(of: $0).isLeaf
    }) {
      id = child
    }
    if !tree.kind(of: id).isSequence || first == last { copied[id.index] = true }
  }

  private mutating func markDeclaration(at offset: UInt32, in tree: SyntaxTree) {
    for child in tree.children(of: tree.root) {
      let range = tree.range(of: child)
      if range.lowerBound <= offset, offset <= range.upperBound { copied[child.index] = true }
    }
  }

  /// Marks each declaration in which something is marked.
  private mutating func widen(in tree: SyntaxTree) {
    for child in tree.children(of: tree.root) {
      let end = child.index + Int(tree.nodes[child.index].size)
      if copied[child.index..<end].contains(true) { copied[child.index] = true }
    }
  }
}

extension NodeKind {
  /// Whether parts follow one another in it, each on a line of its own.
  fileprivate var isSequence: Bool {
    switch self {
    case .file, .block, .fieldBlock, .contentBlock, .recordBody: true
    default: false
    }
  }

  /// Whether commas are required between its parts.
  fileprivate var isList: Bool {
    switch self {
    case .argumentList, .parameterList, .tupleExpression, .listExpression: true
    default: false
    }
  }

  /// Whether it is one token.
  fileprivate var isLeaf: Bool {
    switch self {
    case .name, .numberLiteral, .stringLiteral, .colorLiteral, .nameExpression: true
    default: false
    }
  }
}

extension SyntaxTree {
  /// Returns the first token that ends after an offset.
  fileprivate func firstToken(endingBehind offset: UInt32) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count ? low : nil
  }
}
