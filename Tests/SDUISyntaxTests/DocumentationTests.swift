import SDUISyntax
import Testing

/// The node of each `///` comment.
struct DocumentationTests {
  @Test func linesDirectlyBeforeADeclaration() {
    #expect(documentation("/// One.\n///  Two.\n///\nlet x = 1") == "One.\n Two.\n")
    #expect(documentation("/// One.\r\nlet x = 1") == "One.")
    #expect(documentation("let x = 1") == nil)
  }

  @Test func brokenBonds() {
    #expect(documentation("/// One.\n\nlet x = 1") == nil)
    #expect(documentation("/// One.\n// Two.\nlet x = 1") == nil)
    #expect(documentation("//// One.\nlet x = 1") == nil)
    #expect(documentation("/// One.\n\n/// Two.\nlet x = 1") == "Two.")
    #expect(documentation("/// One.\n// Two.\n/// Three.\nlet x = 1") == "Three.")
  }

  @Test func commentsThatDocumentNothing() {
    let text =
      "/// A.\n\n/// B.\nscreen S {\n  /// C.\n  widths: 3...4 /// D.\n"
      + "  /// E.\n  section a: grid\n  /// F.\n}\n/// G."
    let tree = tree(of: text)
    let dangling = tree.danglingDocumentation().map { tree.source.text(in: Int($0.start)..<Int($0.end)) }
    #expect(dangling == ["/// A.", "/// C.", "/// D.", "/// F.", "/// G."])
  }

  private func documentation(_ text: String) -> String? {
    let tree = tree(of: text)
    return tree.documentation(of: NodeID(1))
  }
}
