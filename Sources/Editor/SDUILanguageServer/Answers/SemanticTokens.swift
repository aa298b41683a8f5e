import SDUICompiler
import SDUISyntax

/// A word of the text with what it is, for colours.
package struct SemanticToken: Hashable, Sendable {
  /// The kind of a word. The order is that in which the server names them to clients.
  package enum Kind: Int, CaseIterable, Hashable, Sendable {
    case comment, documentation, keyword, number, string, color
    case constant, flag, enumeration, enumCase, record, action, component, decoration, layout, screen
    case section, field, parameter, property, kind, type, word
  }

  /// The word, on one line.
  package let range: Range<Int>
  /// The kind of the token.
  package let kind: Kind
  /// Whether it is declared here.
  package let isDeclaration: Bool
}

extension Analysis {
  /// All words of the file that have a colour, in the order of the text.
  ///
  /// - Parameter range: The part that is asked for; the whole file without it.
  package func semanticTokens(in range: Range<Int>? = nil) -> [SemanticToken] {
    let occurrences = occurrencesInFile(range)
    // The last one counts where there are several.
    var order = occurrences.indices.map { (start: occurrences[$0].range.lowerBound, index: $0) }
    order.sort { $0 < $1 }
    var next = 0
    let isAsked = { (bytes: Range<Int>) in
      range.map { bytes.lowerBound < $0.upperBound && $0.lowerBound < bytes.upperBound } ?? true
    }
    let keywords = keywordTokens()
    var result: [SemanticToken] = tree.comments.filter { isAsked(Int($0.start)..<Int($0.end)) }.map { comment in
      SemanticToken(
        range: Int(comment.start)..<Int(comment.end), kind: comment.isDocumentation ? .documentation : .comment,
        isDeclaration: false)
    }
    for (index, token) in tree.tokens.enumerated() where isAsked(token.range) {
      let literal = SemanticToken.Kind(token.kind)
      while next < order.count, order[next].start < token.start { next += 1 }
      var named: Occurrence?
      while next < order.count, order[next].start == token.start {
        named = occurrences[order[next].index]
        next += 1
      }
      if let named {
        let kind = SemanticToken.Kind(named.meaning, in: program)
        result.append(SemanticToken(range: named.range.bytes, kind: kind, isDeclaration: named.isDeclaration))
      } else if let kind = literal ?? (keywords[index] ? .keyword : nil) {
        result.append(SemanticToken(range: token.range, kind: kind, isDeclaration: false))
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func occurrencesInFile(_ range: Range<Int>?) -> [Occurrence] {
    var walk = NameWalk(NameTable(of: program))
    for node in tree.children(of: tree.root) {
      let bytes = tree.range(of: node).bytes
      if let range, bytes.upperBound <= range.lowerBound || range.upperBound <= bytes.lowerBound { continue }
      walk.visit(declaration: Syntax(file: tree.file, node: node))
    }
    return walk.occurrences
  }

  /// Returns whether each token is a word of the language at its place: those that belong directly to a piece and to no
  /// name.
  func keywordTokens() -> [Bool] {
    var isKeyword = Array(repeating: false, count: tree.tokens.count)
    for (index, node) in tree.nodes.enumerated() where node.kind != .unexpected {
      let own = Int(node.firstToken)..<Int(node.endToken)
      let isWord = node.kind.isMadeOfWords
      // Children come after their parents, and take back their own tokens.
      guard isWord || tree.nodes[index].size == 1 else { continue }
      for token in own { isKeyword[token] = isWord && tree.tokens[token].kind == .name }
    }
    return isKeyword
  }
}

extension NodeKind {
  /// Whether names directly in it are words of the language.
  fileprivate var isMadeOfWords: Bool {
    switch self {
    case .name, .nameExpression, .numberLiteral, .stringLiteral, .colorLiteral, .missing, .unexpected, .file: false
    default: true
    }
  }
}

extension SemanticToken.Kind {
  /// Creates the kind of a literal.
  fileprivate init?(_ token: TokenKind) {
    switch token {
    case .number: self = .number
    case .string: self = .string
    case .color: self = .color
    default: return nil
    }
  }

  fileprivate init(_ meaning: Meaning, in program: Program) {
    switch meaning {
    case .property, .spelling: self = .property
    case .kind: self = .kind
    case .builtInType: self = .type
    // The words of a property are cases that the language declares.
    case .words: self = .enumeration
    case .keyword: self = .word
    case .declared(let syntax): self = Self(declaredBy: program.kind(of: syntax))
    }
  }

  private init(declaredBy kind: NodeKind) {
    switch kind {
    case .letDeclaration: self = .constant
    case .flagDeclaration: self = .flag
    case .enumDeclaration: self = .enumeration
    case .enumCase, .name: self = .enumCase
    case .recordDeclaration: self = .record
    case .actionDeclaration: self = .action
    case .componentDeclaration: self = .component
    case .decorationDeclaration: self = .decoration
    case .layoutDeclaration: self = .layout
    case .screenDeclaration: self = .screen
    case .sectionDeclaration: self = .section
    case .parameter: self = .parameter
    default: self = .field
    }
  }
}
