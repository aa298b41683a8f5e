import SDUISyntax

extension Analysis {
  /// Returns the edits that sort the imports of the file by their paths; `nil` if they are sorted, or if a comment is
  /// between them, whose import is not known.
  package func sortedImports() -> CodeAction? {
    let imports = tree.children(of: tree.root).filter { tree.kind(of: $0) == .importDeclaration }
    let ranges = imports.map { tree.range(of: $0) }
    guard let first = ranges.first, let last = ranges.last, imports.allSatisfy({ tree.child(of: $0, .missing) == nil })
    else { return nil }
    let isMixed = tree.comments.contains { comment in
      first.bytes.lowerBound < Int(comment.start) && Int(comment.start) < last.bytes.upperBound
    }
    guard !isMixed else { return nil }
    let texts = ranges.map { tree.source.text(in: $0.bytes) }
    let edits = zip(zip(ranges, texts), texts.sorted()).filter { $0.0.1 != $0.1 }.map { TextEdit($0.0.0, $0.1) }
    return edits.isEmpty ? nil : CodeAction(kind: .sortImports, title: "Sort imports", finding: nil, edits: edits)
  }
}
