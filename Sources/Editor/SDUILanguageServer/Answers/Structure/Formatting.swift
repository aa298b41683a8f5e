import SDUICompiler
import SDUISyntax

extension Analysis {
  /// The edits that `sduic fmt` makes to the file.
  ///
  /// - Parameter range: What may be changed; the whole file without it.
  package func formattingEdits(in range: Range<Int>? = nil) -> [TextEdit] { edits(formatting: tree, in: range) }

  /// The edits for the piece that a brace just typed before an offset closes; none where it closes nothing.
  package func formattingEdits(closing offset: Int) -> [TextEdit] {
    guard let token = tree.tokens.firstIndex(where: { Int($0.end) == offset && $0.kind == .rightBrace }) else {
      return []
    }
    let closed = path(to: offset - 1).last { node in
      let tokens = tree.tokenRange(of: node)
      return tokens.upperBound == token + 1 && tree.tokens[tokens.lowerBound].kind == .leftBrace
    }
    // The text outside the braces is left to the writer who continues there.
    return closed.map { tree.range(of: $0).bytes }.map { block in
      formattingEdits(in: block).filter { edit in
        block.lowerBound < edit.range.bytes.lowerBound && edit.range.bytes.upperBound < block.upperBound
      }
    } ?? []
  }

  /// The imports of the file that lead to a file.
  package func documentLinks() -> [DocumentLink] {
    program.imports[0].compactMap { statement in
      let path = sources[statement.file.index].path
      let literal = tree.tokens.first { token in
        token.kind == .string && statement.range.bytes.contains(Int(token.start))
      }
      return literal.map { DocumentLink(range: $0.range, target: path) }
    }
  }
}

extension Analysis {
  /// The paths that the file imports, whether there is such a file or not.
  package func importedPaths() -> [ImportedPath] {
    tree.children(of: tree.root).compactMap { node in
      let statement = Syntax(file: tree.file, node: node)
      guard program.kind(of: statement) == .importDeclaration,
        let literal = program.child(of: statement, .stringLiteral),
        let path = StringLiteral.value(of: program.bytes(of: literal))
      else { return nil }
      return ImportedPath(range: program.range(of: literal).bytes, path: path)
    }
  }
}

/// A path of an import.
package struct ImportedPath: Hashable, Sendable {
  /// The path with its quotes.
  package let range: Range<Int>
  /// The path without them.
  package let path: String
}

/// A path in a text, and the file that it leads to.
package struct DocumentLink: Hashable, Sendable {
  /// The path with its quotes.
  package let range: Range<Int>
  /// The file, named as in `sources`.
  package let target: String
}
