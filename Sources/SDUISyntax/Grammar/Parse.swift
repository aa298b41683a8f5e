import SDUIDiagnostics
import SDUISource

/// Reads a file. Total: whatever the bytes are there is a tree, and its tokens and gaps are the file.
///
/// One pass makes tokens, one pass makes nodes; only where brackets do not match is there a pass between them that
/// says where the missing ones belong.
public func parse(_ source: SourceFile, file: FileID) -> SyntaxTree {
  SyntaxTree(parsing: source, file: file)
}

extension SyntaxTree {
  /// Reads a file. Total: whatever the bytes are there is a tree, and its tokens and gaps are the file.
  public init(parsing source: SourceFile, file: FileID) {
    guard source.bytes.count <= SourceFile.maximumByteCount else {
      self.init(tooLarge: source, file: file)
      return
    }
    let (tokens, comments, lexed) = source.bytes.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        var lexer = Lexer(bytes: bytes, classes: classes, file: file)
        lexer.run()
        return (lexer.tokens, lexer.comments, lexer.findings)
      }
    }
    var findings = lexed
    let nodes = source.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        let text = TokenText(bytes: bytes, tokens: tokens, file: file)
        let brackets = BracketRepairs(of: text)
        var parser = Parser(text: text, repairs: brackets.repairs)
        parser.file()
        findings.merge(brackets.findings)
        findings.merge(parser.findings)
        return parser.nodes
      }
    }
    self.init(
      source: source, file: file, tokens: tokens, comments: comments, nodes: nodes, diagnostics: findings.finished())
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
