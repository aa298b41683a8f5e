import SDUISource
import SDUISyntax

extension Program {
  /// The names of declarations that stand where none is read, such as a component's inside a screen. That their uses find
  /// nothing only follows from that.
  var misplacedNames: Set<String> {
    var result: Set<String> = []
    for tree in trees where !tree.diagnostics.isEmpty {
      for node in tree.nodes where node.kind == .unexpected && node.endToken > node.firstToken + 1 {
        let name = Int(node.firstToken) + (tree.text(ofToken: Int(node.firstToken)) == "open" ? 2 : 1)
        if Self.declaringWords.contains(tree.text(ofToken: name - 1)), name < Int(node.endToken) {
          result.insert(tree.text(ofToken: name))
        }
      }
    }
    return result
  }

  private static let declaringWords: Set = ["let", "enum", "record", "action", "component", "decoration", "layout"]

  /// The text of a range.
  func text(of range: SourceRange) -> String {
    String(decoding: trees[range.file.index].source.bytes[range.bytes], as: UTF8.self)
  }
}

extension SyntaxTree {
  fileprivate func text(ofToken token: Int) -> String {
    String(decoding: source.bytes[tokens[token].range], as: UTF8.self)
  }
}
