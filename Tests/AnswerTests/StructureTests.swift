import SDUISyntax
import TestSupport
import Testing

@testable import SDUILanguageServer

@Suite struct StructureTests {
  @Test func theOutlineHasWhatHasAName() throws {
    let text = """
      enum Badge { new, sale }
      component Card as "CARD" { id: ID, old: Text deprecated "gone" }
      screen Home {
        section deals: grid { unit Card }
        test "two columns" at (width: 390) { require deals.columns == 2 }
      }
      layout : list
      """
    let symbols = try MarkedProgram(text).analysis.documentSymbols()
    #expect(symbols.map(\.name) == ["Badge", "Card", "Home"])
    #expect(symbols.map(\.kind) == [.enumeration, .component, .screen])
    #expect(symbols.map { $0.children.map(\.name) } == [["new", "sale"], ["id", "old"], ["deals", "two columns"]])
    #expect(symbols[1].children.map(\.detail) == ["ID", "Text"])
    #expect(symbols[1].children.map(\.isDeprecated) == [false, true])
    #expect(symbols[2].children.map(\.detail) == ["grid", ""])
  }

  @Test func blocksCommentsAndImportsFold() throws {
    let text = """
      import "a.sdui"
      import "b.sdui"
      // one
      // two
      screen Home {
        section deals: grid {
          columns: 2
        }
        section more: list { unit Card }
      }
      """
    let folds = try MarkedProgram(text).analysis.foldingRanges()
    #expect(
      folds == [
        FoldingRange(firstLine: 1, lastLine: 2, kind: .imports),
        FoldingRange(firstLine: 3, lastLine: 4, kind: .comment),
        FoldingRange(firstLine: 5, lastLine: 9, kind: .block), FoldingRange(firstLine: 6, lastLine: 7, kind: .block),
      ])
  }

  @Test func selectionsGrowPieceByPiece() throws {
    let program = try MarkedProgram("screen S { section a: list { insets: (top: 1¦6) } }")
    let ranges = program.analysis.selectionRanges(at: program.cursors[0])
    #expect(
      ranges.map(program.text) == [
        "16", "top: 16", "(top: 16)", "insets: (top: 16)", "{ insets: (top: 16) }",
        "section a: list { insets: (top: 16) }", "{ section a: list { insets: (top: 16) } }",
        "screen S { section a: list { insets: (top: 16) } }",
      ])
  }

  @Test(arguments: Examples.paths)
  func ofEveryExampleSelectionsAreNestedAndSymbolsHoldTheirNames(path: String) throws {
    let analysis = try Examples.analysis(of: path)
    let count = analysis.sources[0].bytes.count
    for offset in stride(from: 0, through: count, by: 7) {
      let ranges = analysis.selectionRanges(at: offset)
      #expect(ranges.last == 0..<count)
      for (inner, outer) in zip(ranges, ranges.dropFirst()) {
        #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound && inner != outer)
      }
    }
    func check(_ symbols: [DocumentSymbol], in range: Range<Int>) {
      for symbol in symbols {
        #expect(range.lowerBound <= symbol.range.lowerBound && symbol.range.upperBound <= range.upperBound)
        #expect(symbol.range.lowerBound <= symbol.nameRange.lowerBound)
        #expect(symbol.nameRange.upperBound <= symbol.range.upperBound)
        check(symbol.children, in: symbol.range)
      }
    }
    check(analysis.documentSymbols(), in: 0..<count)
    #expect(!analysis.documentSymbols().isEmpty)
  }

  @Test func formattingIsThatOfTheFormatter() throws {
    let program = try MarkedProgram("screen  S{section a:list{columns :  2}}")
    let text = program.analysis.text(after: program.analysis.formattingEdits())
    #expect(try Array(text.utf8) == format(program.analysis.sources[0]))
    #expect(text.hasPrefix("screen S {"))
  }

  @Test func aBraceFormatsWhatItClosesAndNothingElse() throws {
    let program = try MarkedProgram("screen  S {\n  section a: list {\ncolumns :  2 }¦\n    spacing:1 }\n")
    let text = program.analysis.text(after: program.analysis.formattingEdits(closing: program.cursors[0]))
    #expect(text == "screen  S {\n  section a: list {\n    columns: 2\n  }\n    spacing:1 }\n")
    #expect(program.analysis.formattingEdits(closing: 3) == [])
  }

  @Test func importsAreLinks() throws {
    let program = try MarkedProgram("import ⟦\"a.sdui\"⟧\nimport \"none.sdui\"\n", [("a.sdui", "let a = 1\n")])
    #expect(program.analysis.documentLinks() == [DocumentLink(range: program.marks[0][0], target: "a.sdui")])
  }
}
