import SDUISyntax
import TestSupport
import Testing

/// The written grammar and the parser say the same.
struct GrammarTests {
  let grammar: Grammar

  init() throws {
    grammar = try Grammar(Repository.read("Grammar/sdui.ebnf"))
  }

  @Test func grammarIsComplete() {
    let tokens: Set<String> = ["NAME", "PLAIN_NAME", "KEY_NAME", "PROPERTY_NAME", "NUMBER", "STRING", "COLOR"]
    #expect(grammar.references.subtracting(grammar.productions.keys) == tokens)
    #expect(Set(grammar.names).subtracting(grammar.references) == ["file"])
  }

  /// Every program of the grammar parses without a finding.
  @Test func programsOfTheGrammarAreRight() {
    var generator = ProgramGenerator(grammar: grammar, seed: 2026)
    var used = Set<NodeKind>()
    for number in 0..<(Repository.isExhaustive ? 20_000 : 150) {
      let program = generator.program()
      let tree = tree(of: program)
      used.formUnion(tree.nodes.map(\.kind))
      if let finding = tree.diagnostics.first {
        let line = tree.source.position(at: Int(finding.range.lowerBound)).line
        Issue.record("program \(number), line \(line): \(finding.message)\n\(program)")
        return
      }
      if let wrong = firstBrokenInvariant(of: tree) { Issue.record("program \(number): \(wrong)\n\(program)") }
    }
    #expect(NodeKind.allCases.filter { !used.contains($0) } == [.missing, .unexpected])
  }
}
