import SDUILanguageServer
import SDUISyntax

/// The beginnings of a file's tokens, at each of which somebody could have asked for completions.
///
/// Some tokens cannot be offered, and are left out by rule:
/// - what the author invents: the names of declarations, members, parameters, sections and controls, and the contents of
///   numbers, texts, colours and documentation;
/// - punctuation: brackets, commas, colons, dots, `=`, `?` and `...`. Offers insert it with the words that need it.
struct TokenBoundaries {
  /// The beginning of a token that can be offered.
  struct Boundary {
    /// The offset of the token.
    let offset: Int
    /// The text of the token.
    let token: String
    /// The kind of piece that the token belongs to, to count misses.
    let category: String
  }

  let files: MemoryFileProvider
  let path: String
  private let tree: SyntaxTree

  init(of path: String, in files: MemoryFileProvider) {
    self.files = files
    self.path = path
    tree = SyntaxTree(parsing: SourceFile(path: path, bytes: files.files[path] ?? []), file: FileID(0))
  }

  /// The boundaries in the order of the text.
  var boundaries: [Boundary] {
    var parents = Array(repeating: 0, count: tree.nodes.count)
    var owners = Array(repeating: 0, count: tree.tokens.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      for child in tree.children(of: NodeID(index)) { parents[child.index] = index }
      for token in node.firstToken..<max(node.firstToken, node.endToken) { owners[Int(token)] = index }
    }
    return tree.tokens.indices.compactMap { index in
      let owner = owners[index]
      let parent = parents[owner]
      guard Self.canBeOffered(tree.tokens[index].kind), !isInvented(owner, of: parent, index) else { return nil }
      let isName = [.name, .nameExpression].contains(tree.nodes[owner].kind)
      let kind = tree.nodes[isName ? parent : owner].kind
      let isFirst = Int(tree.nodes[isName ? parent : owner].firstToken) == index
      return Boundary(
        offset: Int(tree.tokens[index].start), token: tree.text(ofToken: index),
        category: "\(kind)\(isName ? ", name" : "")\(isFirst ? "" : ", later")")
    }
  }

  private static func canBeOffered(_ kind: TokenKind) -> Bool {
    switch kind {
    case .name, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .plus, .minus, .star, .slash: true
    default: false
    }
  }

  /// Whether the author invents a token.
  private func isInvented(_ owner: Int, of parent: Int, _ token: Int) -> Bool {
    guard tree.nodes[owner].kind == .name else { return false }
    switch tree.nodes[parent].kind {
    case .letDeclaration, .flagDeclaration, .enumDeclaration, .enumCase, .recordDeclaration, .actionDeclaration,
      .componentDeclaration, .decorationDeclaration, .layoutDeclaration, .screenDeclaration, .parameter, .field,
      .sectionDeclaration, .reservedStatement:
      return true
    case .eventName:
      return tree.nodes[parent].endToken - tree.nodes[parent].firstToken > 1
        && Int(tree.nodes[parent].firstToken) == token
    default: return false
    }
  }

  /// Returns the completions at an offset of the whole file.
  func completionsInWholeFile(at offset: Int) throws -> [Completion] {
    try Analysis(of: path, root: "", from: files).completions(at: offset)?.items ?? []
  }

  /// The text after an offset on the same line, without blanks.
  func restOfLine(after offset: Int) -> Substring {
    let bytes = tree.source.bytes
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    return tree.source.text(in: offset..<end).drop { $0 == " " }
  }

  /// Returns the completions at an offset once the rest of the line is removed.
  func completions(at offset: Int) throws -> [Completion] {
    var files = files
    let bytes = tree.source.bytes
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    files.files[path] = Array(bytes[..<offset]) + Array(bytes[end...])
    return try Analysis(of: path, root: "", from: files).completions(at: offset)?.items ?? []
  }
}

// MARK: - Accepting completions

extension TokenBoundaries {
  /// Returns the errors that an accepted completion brings, apart from those about what is still missing.
  ///
  /// The declaration with the cursor ends after what is inserted; its open brackets are closed. The other declarations of
  /// the file stay. Errors in these do not count, since they rely on what the author wrote here, nor do errors that are
  /// there without the completion.
  ///
  /// - Parameter keepsRest: Whether what follows the cursor stays instead.
  func errors(
    accepting item: Completion, replacing replaced: Range<Int>, inWholeFile keepsRest: Bool = false
  ) throws -> [Diagnostic] {
    let before = try errors(inserting: "", at: replaced, keepsRest)
    let start = declaration(at: replaced.lowerBound).map { tree.range(of: $0).bytes.lowerBound } ?? 0
    let own = start..<(replaced.lowerBound + item.text.utf8.count + 1)
    return try errors(inserting: item.text, at: replaced, keepsRest).filter { error in
      error.range.file == FileID(0) && own.contains(error.range.bytes.lowerBound)
        && !Self.codesOfMissingPieces.contains(error.code) && !error.asksForMore
        && !(Self.codesOfUnfinishedComparisons.contains(error.code) && item.isOperand)
        && !before.contains { $0.code == error.code && $0.message == error.message }
    }
  }

  /// The codes of errors about something that is not written yet, or that a placeholder leaves to the author.
  private static let codesOfMissingPieces: Set<DiagnosticCode> = [
    .missingToken, .missingProperty, .missingUnit, .missingArgument, .missingField, .missingComponent,
    .emptyDeclaration,
    .constraintBroken, .importNotFound, .unknownToClient,
  ]

  /// The codes of errors about an operand that is not compared yet.
  private static let codesOfUnfinishedComparisons: Set<DiagnosticCode> = [
    .invalidCondition, .invalidRequirement, .unknownName,
  ]

  private func declaration(at offset: Int) -> NodeID? {
    Array(tree.children(of: tree.root)).last { Int(tree.range(of: $0).lowerBound) <= offset }
  }

  private func errors(
    inserting text: String, at replaced: Range<Int>, _ keepsRest: Bool
  ) throws -> [Diagnostic] {
    try analysis(inserting: text, at: replaced, keepsRest).checked(proving: 0).findings.filter { $0.severity == .error }
  }

  /// The file whose declaration at the cursor ends after an inserted text, or else goes on.
  private func analysis(
    inserting text: String, at replaced: Range<Int>, _ keepsRest: Bool = false
  ) throws -> Analysis {
    let bytes = tree.source.bytes
    let start = Array(bytes[..<replaced.lowerBound]) + Array(text.utf8)
    if keepsRest {
      let whole = start + Array(bytes[replaced.upperBound...])
      return try Analysis(of: path, root: "", from: MemoryFileProvider([path: String(decoding: whole, as: UTF8.self)]))
    }
    let closing = SyntaxTree(parsing: SourceFile(path: path, bytes: start), file: FileID(0)).closingBrackets
    let end = declaration(at: replaced.lowerBound).map {
      max(tree.range(of: $0).bytes.upperBound, replaced.lowerBound)
    }
    var files = files
    files.files[path] = start + Array("\n\(closing)\n".utf8) + Array(bytes[(end ?? replaced.lowerBound)...])
    return try Analysis(of: path, root: "", from: files)
  }

  /// Returns the completions at an offset of which each is accepted: the declaration at the cursor is written up to there.
  func acceptableCompletions(at offset: Int) throws -> [Completion] {
    try analysis(inserting: "", at: offset..<offset).completions(at: offset)?.items ?? []
  }
}

extension SyntaxTree {
  /// The brackets that close all that is open at the end.
  fileprivate var closingBrackets: String {
    var open: [Character] = []
    for token in tokens {
      switch token.kind {
      case .leftBrace: open.append("}")
      case .leftParenthesis: open.append(")")
      case .leftBracket: open.append("]")
      case .rightBrace, .rightParenthesis, .rightBracket: _ = open.popLast()
      default: break
      }
    }
    return String(open.reversed())
  }
}

extension Diagnostic {
  /// Whether it is about a property that needs another one, which may follow.
  fileprivate var asksForMore: Bool {
    guard code == .conflictingProperties else { return false }
    let remedy = remedy ?? ""
    return remedy.hasPrefix("add ") || remedy.contains("set `minItems") || message.hasSuffix("is missing")
  }
}

extension Completion {
  /// Whether it begins a comparison.
  fileprivate var isOperand: Bool {
    switch kind {
    case .figure, .section, .component, .flag, .constant, .parameter, .sign: true
    default: label == "not" || label == "and" || label == "or"
    }
  }

  /// Whether what is inserted begins with a token.
  func begins(with token: String) -> Bool {
    guard text.hasPrefix(token) else { return false }
    guard let last = token.last, let next = text.dropFirst(token.count).first else { return true }
    let isWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
    return isWord(last) ? !isWord(next) : next.isWhitespace
  }
}
