/// Reads a file. Total: whatever the bytes are there is a tree, and its tokens and gaps are the file.
///
/// One pass makes tokens, one pass makes nodes; only where brackets do not match is there a pass between them that
/// says where the missing ones belong.
package func parse(_ source: SourceFile, file: FileID) -> SyntaxTree {
  SyntaxTree(parsing: source, file: file)
}

extension SyntaxTree {
  /// Reads a file. Total: whatever the bytes are there is a tree, and its tokens and gaps are the file.
  public init(parsing source: SourceFile, file: FileID) {
    guard source.bytes.count <= SourceFile.maximumByteCount else {
      self.init(tooLarge: source, file: file)
      return
    }
    let lexed = LexedText(source, file)
    let parsed = ParsedTokens(lexed, source, file)
    let findings = lexed.findings.merging(parsed.findings)
    self.init(
      source: source, file: file, tokens: lexed.tokens, comments: lexed.comments, nodes: parsed.nodes,
      diagnostics: findings.finishedWithCertainFixes(of: source) { Findings(in: $0, file) })
  }

  /// A file that no phase looks into: all of it is one unexpected token.
  private init(tooLarge source: SourceFile, file: FileID) {
    let end = UInt32(truncatingIfNeeded: source.bytes.count)
    let finding = Diagnostic(
      .fileTooLarge,
      "the file holds \(source.bytes.count) bytes, more than the \(SourceFile.maximumByteCount) that a file may hold",
      at: SourceRange(file: file, 0..<0), remedy: "split it, and import the parts")
    self.init(
      source: source, file: file,
      tokens: [Token(kind: .unknown, start: 0, end: end), Token(kind: .endOfFile, start: end, end: end)],
      comments: [],
      nodes: [
        Node(kind: .file, firstToken: 0, endToken: 2, size: 2),
        Node(kind: .unexpected, firstToken: 0, endToken: 1, size: 1),
      ],
      diagnostics: [finding])
  }
}

extension Findings {
  /// Creates an empty list of the findings in a file.
  fileprivate init(in source: SourceFile, _ file: FileID) {
    let lexed = LexedText(source, file)
    self = lexed.findings.merging(ParsedTokens(lexed, source, file).findings)
  }
}

/// The result of lexing a file.
private struct LexedText {
  let tokens: [Token]
  private(set) var comments: [Comment] = []
  private(set) var findings = Findings()
  private(set) var isBalanced = false

  init(_ source: SourceFile, _ file: FileID) {
    var comments: [Comment] = []
    var findings = Findings()
    var isBalanced = false
    // Measured on realistic files: 3.5 to 8 bytes a token, blanks included.
    tokens = Array(expecting: source.bytes.count * 2 / 7 + 16) { table in
      source.bytes.withUnsafeBufferPointer { bytes in
        ByteClass.table.withUnsafeBufferPointer { classes in
          var lexer = Lexer(bytes: bytes, classes: classes, file: file, tokens: table)
          lexer.run()
          table = lexer.tokens
          comments = lexer.comments
          findings = lexer.findings
          isBalanced = lexer.brackets.isBalanced
        }
      }
    }
    self.comments = comments
    self.findings = findings
    self.isBalanced = isBalanced
  }
}

/// The result of parsing tokens.
private struct ParsedTokens {
  let nodes: [Node]
  private(set) var findings = Findings()

  init(_ lexed: LexedText, _ source: SourceFile, _ file: FileID) {
    var findings = Findings()
    // Measured on realistic files: about one node a token.
    nodes = Array(expecting: lexed.tokens.count + lexed.tokens.count / 4 + 8) { table in
      source.bytes.withUnsafeBufferPointer { bytes in
        lexed.tokens.withUnsafeBufferPointer { tokens in
          let text = TokenText(bytes: bytes, tokens: tokens, file: file)
          let brackets = lexed.isBalanced ? BracketRepairs() : BracketRepairs(of: text)
          var parser = Parser(text: text, repairs: brackets.repairs, nodes: table)
          parser.file()
          table = parser.nodes
          findings.merge(brackets.findings)
          findings.merge(parser.findings)
        }
      }
    }
    self.findings = findings
  }
}
