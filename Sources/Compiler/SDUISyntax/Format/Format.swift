/// Returns the formatted text of a `.sdui` file. Formatting what is formatted changes nothing.
///
/// Only blanks, line breaks, commas between statements or at the end of a list, and braces with nothing in them change.
/// Parts with errors are copied as they are; a file that is no text, or in which more is wrong than is shown, is left
/// alone.
package func format(_ tree: SyntaxTree) -> [UInt8] {
  if tree.diagnostics.isEmpty { return write(tree, Damage(in: tree, extent: .smallestNode)) }
  let isBeyondRepair = tree.diagnostics.contains { finding in
    switch finding.code {
    case .invalidUTF8, .nulByte, .fileTooLarge, .tooManyErrors: true
    default: false
    }
  }
  if isBeyondRepair { return tree.source.bytes }
  // Where something is wrong, blanks may decide how the parser goes on. So the result is read again.
  for extent in Damage.Extent.allCases {
    let result = write(tree, Damage(in: tree, extent: extent))
    if isRead(result, like: tree) { return result }
  }
  return tree.source.bytes
}

/// Formats a file's text.
///
/// - Throws: `FormatError` for a file that is no UTF-8 text or too large.
package func format(_ source: SourceFile) throws(FormatError) -> [UInt8] {
  let tree = parse(source, file: FileID(0))
  let refusals = tree.diagnostics.filter { finding in
    switch finding.code {
    case .invalidUTF8, .nulByte, .fileTooLarge: true
    default: false
    }
  }
  guard refusals.isEmpty else { throw FormatError(diagnostics: refusals) }
  return format(tree)
}

/// Returns a piece of a file on one line and without comments, with the formatter's blanks; unchanged if there is an
/// error in the file.
package func formatOnOneLine(_ piece: NodeID, of tree: SyntaxTree) -> String {
  guard tree.diagnostics.isEmpty else { return tree.text(of: piece) }
  let bytes = withBuilder(of: tree, Damage(in: tree, extent: .smallestNode)) { builder in
    builder.nextComment = builder.comments.count
    builder.build(piece.index, .nothing)
    builder.document.finish()
    var printer = Printer(source: builder.source, isOnOneLine: true)
    printer.write(builder.document)
    return printer.output
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A file that cannot be formatted, since it is no text.
package struct FormatError: Error {
  /// The findings, in file 0; at least one.
  package let diagnostics: [Diagnostic]
}

private func write(_ tree: SyntaxTree, _ damage: Damage) -> [UInt8] {
  withBuilder(of: tree, damage) { builder in
    var formatter = FileFormatter(builder: builder, source: builder.source)
    return formatter.format()
  }
}

private func withBuilder(
  of tree: SyntaxTree, _ damage: Damage, _ body: (inout Builder) -> [UInt8]
) -> [UInt8] {
  tree.source.bytes.withUnsafeBufferPointer { source in
    tree.tokens.withUnsafeBufferPointer { tokens in
      tree.comments.withUnsafeBufferPointer { comments in
        tree.nodes.withUnsafeBufferPointer { nodes in
          var builder = Builder(source: source, tokens: tokens, comments: comments, nodes: nodes, damage: damage)
          return body(&builder)
        }
      }
    }
  }
}

/// Whether a text has the tokens, nodes and findings of a tree; commas need not be the same.
private func isRead(_ bytes: [UInt8], like tree: SyntaxTree) -> Bool {
  let other = parse(SourceFile(path: tree.source.path, bytes: bytes), file: tree.file)
  guard other.diagnostics.map({ $0.code }) == tree.diagnostics.map({ $0.code }),
    other.nodes.map({ $0.kind }) == tree.nodes.map({ $0.kind }), other.comments.count == tree.comments.count
  else { return false }
  let tokens = tree.tokens.filter { $0.kind != .comma }
  let others = other.tokens.filter { $0.kind != .comma }
  return tokens.count == others.count
    && zip(tokens, others).allSatisfy { first, second in
      first.kind == second.kind && tree.source.bytes[first.range].elementsEqual(bytes[second.range])
    }
}
