import SDUICompiler
import SDUIIR
import SDUISyntax

/// The place of a cursor: found by the words before it, since the text after it is often not written yet.
struct CompletionPlace {
  let names: NameTable
  /// The word at the cursor.
  let word: Range<Int>
  /// Whether it is in a text, a number, a colour, or an operator of several characters. They contain no words.
  let isInLiteral: Bool
  /// The token before the word; `nil` at the beginning.
  let previous: Int?
  /// The innermost piece in brackets around the word; `nil` at the top of the file.
  let container: Syntax?
  /// The statements around the word, from the top of the file inwards; the last one contains the word.
  let levels: [StatementLevel]
  /// Whether a line break is before the word.
  let isOnNewLine: Bool
  /// The pieces around the container, from the file inwards, and the container itself.
  let around: [Syntax]
  let scope: NameScope

  var program: Program { names.program }
  var tree: SyntaxTree { program.trees[0] }

  /// `nil` inside comments.
  init?(at offset: Int, in program: Program) {
    let tree = program.trees[0]
    guard !tree.comments.contains(where: { $0.start < offset && offset <= $0.end }) else { return nil }
    var (index, open) = Self.brackets(before: offset, in: tree)
    var isInLiteral = false
    // The token that ends at the cursor is the word, or precedes it.
    let token = tree.tokens[index]
    var word = offset..<offset
    if Int(token.end) >= offset, Int(token.start) < offset {
      switch token.kind {
      case .name: word = token.range
      case .string, .number:
        isInLiteral = Int(token.end) > offset
        if !isInLiteral { index += 1 }
      case .color: isInLiteral = true
      default:
        isInLiteral = Int(token.end) > offset
        if !isInLiteral {
          Self.take(token.kind, at: index, &open)
          index += 1
        }
      }
    }
    self.word = word
    self.isInLiteral = isInLiteral
    names = NameTable(of: program)
    previous = index > 0 ? index - 1 : nil
    let container = open.last.flatMap { Self.node(openedBy: $0, in: tree) }
    self.container = container
    around = container.map { Self.path(to: $0, in: tree) } ?? []
    let end = index
    levels = (0...open.count).map { depth in
      StatementLevel(
        openedBy: depth > 0 ? open[depth - 1] : nil, before: depth < open.count ? open[depth] : end, in: tree)
    }
    isOnNewLine =
      index > 0
      && tree.source.bytes[Int(tree.tokens[index - 1].end)..<word.lowerBound].contains(UInt8(ascii: "\n"))
    scope = Self.scope(of: around, names)
  }

  /// The token that ends at an offset or after it, and the brackets that are open before that token.
  private static func brackets(before offset: Int, in tree: SyntaxTree) -> (token: Int, open: [Int]) {
    var (index, open) = (0, [Int]())
    while tree.tokens[index].kind != .endOfFile, Int(tree.tokens[index].end) < offset {
      take(tree.tokens[index].kind, at: index, &open)
      index += 1
    }
    return (index, open)
  }

  /// Opens or closes a bracket.
  private static func take(_ kind: TokenKind, at index: Int, _ open: inout [Int]) {
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket: open.append(index)
    case .rightBrace, .rightParenthesis, .rightBracket: _ = open.popLast()
    default: break
    }
  }

  /// The innermost of the pieces that begin with a bracket, or else that contain it.
  fileprivate static func node(openedBy token: Int, in tree: SyntaxTree) -> Syntax? {
    let begun = tree.nodes.indices.last {
      Int(tree.nodes[$0].firstToken) == token && tree.nodes[$0].endToken > tree.nodes[$0].firstToken
        && tree.nodes[$0].kind != .unexpected
    }
    let found =
      begun
      ?? tree.nodes.indices.last {
        Int(tree.nodes[$0].firstToken) <= token && Int(tree.nodes[$0].endToken) > token
          && tree.nodes[$0].kind != .unexpected
      }
    return found.flatMap { $0 == 0 ? nil : Syntax(file: tree.file, node: NodeID($0)) }
  }

  private static func path(to target: Syntax, in tree: SyntaxTree) -> [Syntax] {
    var path: [Syntax] = []
    var current = tree.root
    while current != target.node {
      let next = tree.children(of: current).first { child in
        (child.index..<child.index + Int(tree.nodes[child.index].size)).contains(target.node.index)
      }
      guard let next else { return path }
      path.append(Syntax(file: tree.file, node: next))
      current = next
    }
    return path
  }

  /// Returns the scope of names in the container.
  private static func scope(of around: [Syntax], _ names: NameTable) -> NameScope {
    let program = names.program
    var scope = NameScope(file: FileID(0))
    for piece in around {
      switch program.kind(of: piece) {
      case .screenDeclaration: scope.screen = piece
      case .componentDeclaration, .recordDeclaration, .actionDeclaration: scope.fields = piece
      case .decorationDeclaration: scope.place = .decoration
      case .layoutDeclaration, .sectionDeclaration, .whenStatement:
        if program.kind(of: piece) == .layoutDeclaration { scope.layout = piece }
        if program.kind(of: piece) != .whenStatement { scope.place = .section }
        if let reference = program.child(of: piece, .layoutReference) { scope.kind = names.kind(of: reference) }
      case .unitStatement:
        scope.place = .item
        scope.unit = program.name(of: piece).flatMap { names.declaration($0.text, in: piece.file) }
      case .itemStatement: scope.place = .item
      case .headerStatement, .footerStatement: scope.place = .supplementary
      case .backgroundStatement: scope.place = .background
      case .emptyStatement, .failureStatement: scope.place = .placeholder
      case .barStatement: scope.place = .bar
      case .arrangementStatement: scope.place = .part
      default: break
      }
    }
    return scope
  }
}

/// A statement around the cursor: its words, up to the cursor or to the bracket that contains the cursor.
struct StatementLevel {
  /// A token, or a whole group in brackets by its opening bracket.
  struct Word {
    let kind: TokenKind
    let text: String
    let token: Int
  }

  /// The piece in brackets that contains the statement; `nil` at the top of the file.
  let container: Syntax?
  /// None at the beginning of a statement.
  let words: [Word]

  fileprivate init(openedBy bracket: Int?, before end: Int, in tree: SyntaxTree) {
    let container = bracket.flatMap { CompletionPlace.node(openedBy: $0, in: tree) }
    self.container = container
    let first = bracket.map { $0 + 1 } ?? 0
    var start = first
    for child in tree.children(of: container?.node ?? tree.root) {
      let range = tree.tokenRange(of: child)
      if !range.isEmpty, (first..<max(first, end)).contains(range.lowerBound) { start = range.lowerBound }
    }
    var words: [Word] = []
    var depth = 0
    for index in start..<max(start, end) {
      let kind = tree.tokens[index].kind
      switch kind {
      case .rightBrace, .rightParenthesis, .rightBracket: depth = max(0, depth - 1)
      case .comma where depth == 0: words = []
      default: if depth == 0 { words.append(Word(kind: kind, text: tree.text(ofToken: index), token: index)) }
      }
      if [.leftBrace, .leftParenthesis, .leftBracket].contains(kind) { depth += 1 }
    }
    self.words = words
  }
}

extension CompletionPlace {
  /// The words of the statement at the cursor.
  var words: [StatementLevel.Word] { levels.last?.words ?? [] }

  /// The text of the token so many before the word; empty where there is none.
  func text(before count: Int = 1) -> String {
    guard let previous, previous + 1 >= count else { return "" }
    return tree.text(ofToken: previous + 1 - count)
  }

  /// The token after the word on the same line; `nil` if none follows there, or if it belongs to what is around: the braces
  /// after a fallback may be those of the component.
  var following: (kind: TokenKind, text: String)? {
    let index = (previous ?? -1) + (word.isEmpty ? 1 : 2)
    guard index < tree.tokens.count, tree.tokens[index].kind != .endOfFile else { return nil }
    let gap = word.upperBound..<max(word.upperBound, Int(tree.tokens[index].start))
    guard !isBlock(ofFallbackAt: index), !tree.source.bytes[gap].contains(UInt8(ascii: "\n")) else { return nil }
    return (tree.tokens[index].kind, tree.text(ofToken: index))
  }

  /// Whether a brace after `fallback Name` begins the fields of the component: no other braces follow.
  private func isBlock(ofFallbackAt brace: Int) -> Bool {
    guard text(before: 1) == "fallback", tree.tokens[brace].kind == .leftBrace else { return false }
    var depth = 0
    for index in brace..<tree.tokens.count {
      if tree.tokens[index].kind == .leftBrace { depth += 1 }
      if tree.tokens[index].kind == .rightBrace { depth -= 1 }
      if depth == 0 { return index + 1 >= tree.tokens.count || tree.tokens[index + 1].kind != .leftBrace }
    }
    return true
  }

  /// The kind of the container.
  var containerKind: NodeKind? { container.map(program.kind) }

  /// The piece that the container belongs to.
  var owner: Syntax? { around.dropLast().last }

  /// The names that the container's pieces of a kind have already, but for the one at the cursor.
  func namesGiven(_ kind: NodeKind) -> Set<String> {
    guard let container else { return [] }
    let given = program.children(of: container, kind).compactMap(program.name)
    return Set(
      given.filter { $0.range.bytes.lowerBound > word.upperBound || $0.range.bytes.upperBound < word.lowerBound }
        .map { $0.text })
  }

  /// The component of the header or footer of the section around, by the word of its statement.
  func component(of word: String) -> String? {
    let kinds: [String: NodeKind] = ["header": .headerStatement, "footer": .footerStatement]
    guard let kind = kinds[word],
      let section = around.last(where: { program.kind(of: $0) == .sectionDeclaration }),
      let block = program.child(of: section, .block)
    else { return nil }
    return program.child(of: block, kind).flatMap(program.name)?.text
  }

  /// The components that a section accepts as units.
  var acceptedComponents: [String] {
    guard let section = around.last(where: { program.kind(of: $0) == .sectionDeclaration }),
      let block = program.child(of: section, .block)
    else { return [] }
    return program.children(of: block, .unitStatement).compactMap { program.name(of: $0)?.text }
  }
}
