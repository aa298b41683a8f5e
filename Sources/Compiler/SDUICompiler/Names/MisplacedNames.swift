import SDUISyntax

extension Program {
  /// The names of declarations that could not be read, such as a component's inside a screen. That their uses find
  /// nothing only follows from that.
  var misplacedNames: Set<String> {
    var result: Set<String> = []
    for tree in trees where !tree.diagnostics.isEmpty {
      for node in tree.nodes where node.kind == .unexpected {
        // `component Row`, `componet Row`, `open enum Badge`
        let first = Int(node.firstToken)
        let names = tree.tokens[first..<min(first + 3, Int(node.endToken))].prefix { $0.kind == .name }
        for name in names.dropFirst() {
          result.insert(String(decoding: tree.source.bytes[name.range], as: UTF8.self))
        }
      }
    }
    return result
  }

  /// The text of a range.
  func text(of range: SourceRange) -> String {
    String(decoding: trees[range.file.index].source.bytes[range.bytes], as: UTF8.self)
  }
}
