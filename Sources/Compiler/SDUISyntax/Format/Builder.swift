/// Turns nodes into atoms, one file for each way of writing. It walks forward over tokens and comments only, so each
/// of them is written once.
struct Builder {
  let source: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  let comments: UnsafeBufferPointer<Comment>
  let nodes: UnsafeBufferPointer<Node>
  /// The damaged parts, which must not be touched.
  let damage: Damage
  var document = Document()
  /// The first comment that has not been written.
  var nextComment = 0
  /// The offset after the token that was written last.
  var writtenEnd = 0

  /// Writes a node after a separator.
  mutating func build(_ node: Int, _ separator: Separator) {
    if damage.isCopied(node) { return copy(node, separator) }
    switch nodes[node].kind {
    case .name, .numberLiteral, .stringLiteral, .colorLiteral, .nameExpression:
      write(Int(nodes[node].firstToken), separator)
    case .missing: break
    case .unexpected, .file: copy(node, separator)
    case .layoutReference, .namedType, .optionalType, .eventName, .memberExpression, .callExpression, .rangeExpression,
      .ratioExpression:
      tight(node, separator)
    case .unaryExpression: unary(node, separator)
    case .binaryExpression: binary(node, separator)
    case .argumentList, .parameterList, .tupleExpression, .listExpression: list(node, separator)
    case .parenthesizedExpression, .listType: enclosed(node, separator)
    case .block, .fieldBlock, .contentBlock, .recordBody: braces(node, separator)
    case .enumDeclaration, .flagDeclaration: bodied(node, separator)
    case .wireName, .sinceClause, .untilClause, .deprecatedClause, .fallbackClause, .argument, .parameter, .recordField,
      .contentElement, .importDeclaration, .letDeclaration, .enumCase, .recordDeclaration, .actionDeclaration,
      .componentDeclaration, .decorationDeclaration, .layoutDeclaration, .screenDeclaration, .field, .reservedStatement,
      .withStatement, .property, .sectionDeclaration, .unitStatement, .itemStatement, .headerStatement,
      .footerStatement,
      .backgroundStatement, .emptyStatement, .failureStatement, .barStatement, .bundleStatement, .contentStatement,
      .whenStatement,
      .requireStatement, .allowStatement, .eventStatement, .actionCall, .testStatement, .arrangementStatement,
      .recordExpression:
      phrase(node, separator)
    }
  }

  /// Writes a token after a separator, with the comments that precede it.
  @inline(__always)
  mutating func write(_ token: Int, _ separator: Separator) {
    separate(separator, before: token)
    text(token)
  }

  /// Writes a token directly after the text so far.
  @inline(__always)
  mutating func text(_ index: Int) {
    let token = tokens[index]
    let isPlain = token.kind != .string && token.kind != .unknown
    document.text(token.start, token.end, width: isPlain ? token.range.count : width(of: source[token.range]))
    writtenEnd = Int(token.end)
  }

  /// Copies a node with everything in it, byte for byte.
  mutating func copy(_ node: Int, _ separator: Separator) {
    let (first, end) = (Int(nodes[node].firstToken), Int(nodes[node].endToken))
    guard first < end else { return }
    separate(separator, before: first)
    copy(Int(tokens[first].start)..<Int(tokens[end - 1].end))
  }

  /// Copies bytes of the source, and passes over the comments in them.
  mutating func copy(_ range: Range<Int>) {
    let bytes = source[range]
    var widths: (first: Int, last: Int?) = (width(of: bytes), nil)
    if let first = bytes.firstIndex(where: isLineBreak), let last = bytes.lastIndex(where: isLineBreak) {
      widths = (width(of: bytes[..<first]), width(of: bytes[(last + 1)...]))
    }
    document.verbatim(
      UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound), widths: widths)
    while nextComment < comments.count, Int(comments[nextComment].start) < range.upperBound { nextComment += 1 }
    writtenEnd = range.upperBound
  }

  /// Whether a comment precedes a token and has not been written.
  @inline(__always)
  func hasComment(before token: Int) -> Bool {
    nextComment < comments.count && Int(comments[nextComment].nextToken) <= token
  }
}

/// Whether a byte ends a line.
@inline(__always)
func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// A direct part of a node, in order.
enum Piece {
  case token(Int)
  case node(Int)
}

/// Walks over the tokens and children that a node directly holds.
struct Fragments {
  private let nodes: UnsafeBufferPointer<Node>
  private var child: Int
  private let endChild: Int
  private var token: Int
  private let endToken: Int

  init(of node: Int, in nodes: UnsafeBufferPointer<Node>) {
    self.nodes = nodes
    child = node + 1
    endChild = node + Int(nodes[node].size)
    token = Int(nodes[node].firstToken)
    endToken = Int(nodes[node].endToken)
  }

  @inline(__always)
  mutating func next() -> Piece? {
    if child < endChild, Int(nodes[child].firstToken) == token {
      defer {
        token = Int(nodes[child].endToken)
        child += Int(nodes[child].size)
      }
      return .node(child)
    }
    guard token < endToken else { return nil }
    defer { token += 1 }
    return .token(token)
  }
}
