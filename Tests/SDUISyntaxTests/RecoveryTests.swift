import SDUISyntax
import Testing

/// One mistake damages one construct, is reported once, and its fix-it fixes it.
struct RecoveryTests {
  /// Any bracket or colon of a program of many sections, left out.
  @Test func oneMissingMarkDamagesOneSection() {
    let text = Sample.sections
    let whole = sections(of: tree(of: text))
    for index in text.indices where "{}():".contains(text[index]) {
      var broken = text
      broken.remove(at: index)
      let tree = tree(of: broken)
      let line = text[..<index].filter { $0 == "\n" }.count + 1
      #expect(firstBrokenInvariant(of: tree) == nil)
      #expect(tree.diagnostics.count == 1, "line \(line) without its \(text[index]): \(tree.diagnostics)")
      let left = sections(of: tree)
      #expect(left.count == whole.count, "line \(line) without its \(text[index])")
      let different = zip(left, whole).filter { $0 != $1 }
      #expect(different.count <= 1, "line \(line) without its \(text[index]) damages \(different)")
      #expect(screens(of: tree) == ["Home", "Other"])
    }
  }

  /// All fix-its of those mistakes fix them.
  @Test func fixItsMendMissingMarks() {
    let text = Sample.sections
    for index in text.indices where "{}():".contains(text[index]) {
      var broken = text
      broken.remove(at: index)
      guard let fix = tree(of: broken).diagnostics.first?.fixes.first else { continue }
      let mended = tree(of: apply(fix, to: broken))
      #expect(mended.diagnostics.isEmpty, "\(apply(fix, to: broken)) \(mended.diagnostics)")
      #expect(sections(of: mended).count == 5)
    }
  }

  @Test func surplusBracketsDamageNothing() {
    let text = Sample.sections
    let whole = sections(of: tree(of: text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<lines.count - 1 {
      for bracket in ["}", ")", "]"] {
        var broken = lines.map(String.init)
        broken[line] += " " + bracket
        let tree = tree(of: broken.joined(separator: "\n"))
        #expect(tree.diagnostics.count == 1, "\(broken[line]): \(tree.diagnostics)")
        let different = zip(sections(of: tree), whole).filter { $0 != $1 }
        #expect(different.count <= 1, "line \(line): \(broken[line])")
      }
    }
  }

  /// The text in an editor while its user types.
  @Test(arguments: [
    "screen A {\n  section x: grid {\n    columns:\n    spacing: 3\n  }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n    columns:\n    unit Row\n  }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n    columns: item.\n  }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n    unit\n  }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n    when width >=\n  }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n    insets: (horizontal: \n  }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n    foo\n  }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n    columns:\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid {\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: \n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid { title: \"abc }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid { columns: 2 3 4 }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid { on tap }\n  section y: list { unit Row }\n}\n",
    "screen A {\n  section x: grid { component B { id: ID } }\n  section y: list { unit Row }\n}\n",
  ])
  func unfinishedStatement(_ text: String) {
    let tree = tree(of: text)
    #expect(firstBrokenInvariant(of: tree) == nil)
    #expect(tree.diagnostics.count <= 2 && !tree.diagnostics.isEmpty, "\(tree.diagnostics)")
    #expect(sections(of: tree).count == 2, "\(dump(tree))")
    #expect(sections(of: tree).last == "sectionDeclaration(name layoutReference(name) block(unitStatement(name)))")
  }

  @Test func unclosedBraceIsLabelledWhereItOpens() {
    let tree = tree(of: "screen A {\n  section x: grid {\n    columns: 2\n\n  section y: list\n}\n")
    #expect(tree.diagnostics.map(\.code) == [.unclosedDelimiter])
    #expect(tree.diagnostics.first?.labels.map(\.range.bytes) == [29..<30])
    #expect(tree.diagnostics.first?.fixes.first?.edits.first?.replacement == "\n  }")
  }

  @Test func allBracketsThatTheFileLeavesOpenAreOneFinding() {
    let tree = tree(of: "screen A {\n  section x: grid {\n    insets: (top: 2\n")
    #expect(tree.diagnostics.map(\.code) == [.unclosedDelimiter])
    #expect(tree.diagnostics.first?.labels.count == 3)
  }

  private func sections(of tree: SyntaxTree) -> [String] {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .sectionDeclaration }.map { index in
      func visit(_ id: NodeID) -> String {
        let children = tree.children(of: id).map(visit)
        return children.isEmpty ? "\(tree.kind(of: id))" : "\(tree.kind(of: id))(\(children.joined(separator: " ")))"
      }
      return visit(NodeID(index))
    }
  }

  private func screens(of tree: SyntaxTree) -> [String] {
    tree.children(of: tree.root).filter { tree.kind(of: $0) == .screenDeclaration }
      .compactMap { tree.child(of: $0, .name) }.map { tree.text(of: $0) }
  }
}
