import SDUILanguageServer
import TestSupport
import Testing

@Suite struct SemanticTokenTests {
  @Test func wordsAreWhatTheyMeanWhereTheyStand() throws {
    let program = try MarkedProgram(
      """
      // note
      /// Doc.
      component Card { section: ID }
      screen S {
        section item: list {
          align: center
          unit Card { height: 4 }
        }
      }
      """)
    let found = program.analysis.semanticTokens().map { "\(program.text($0.range)) \($0.kind)" }
    #expect(
      found == [
        "// note comment", "/// Doc. documentation", "component keyword", "Card component", "section field", "ID type",
        "screen keyword", "S screen", "section keyword", "item section", "list kind", "align property", "center word",
        "unit keyword", "Card component", "height property", "4 number",
      ])
    #expect(
      program.analysis.semanticTokens().filter(\.isDeclaration).map { program.text($0.range) } == [
        "Card", "section", "S", "item",
      ])
  }

  @Test(arguments: Examples.paths)
  func ofEveryExampleTheyStandInOrderOnOneLineEach(path: String) throws {
    let analysis = try Examples.analysis(of: path)
    let tokens = analysis.semanticTokens()
    for (first, second) in zip(tokens, tokens.dropFirst()) {
      #expect(first.range.upperBound <= second.range.lowerBound)
    }
    for token in tokens {
      #expect(!token.range.isEmpty)
      #expect(!analysis.sources[0].text(in: token.range).contains("\n"))
    }
    let count = analysis.sources[0].bytes.count
    let part = analysis.semanticTokens(in: count / 3..<count / 2)
    #expect(part == tokens.filter { $0.range.upperBound > count / 3 && $0.range.lowerBound < count / 2 })
  }
}
