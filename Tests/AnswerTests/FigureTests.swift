import SDUIIR
import SDUILanguageServer
import Testing

/// The sizes and proofs that an editor shows. The figures are those of the layout rules, by hand.
@Suite struct FigureTests {
  /// Two columns of (390 - 32 - 12) / 2 = 173 points, three from 600 on.
  private static let text = """
    component Card { id: ID, on tap: Open { card: id } }
    component Ad { id: ID }
    action Open { card: ID }
    layout Cards(gap: Length = 12): grid {
      columns: 2
      spacing: gap
      insets: (horizontal: 16)
      ⟦when⟧ width >= 600 { columns: 3 }
    }
    screen ⟦Home⟧ {
      widths: 320...1200
      section ⟦deals⟧: Cards(gap: 12) {
        unit ⟦Card⟧ { height: item.width + 10 }
        unit Ad { height: 50, span: all }
      }
      test ⟦"two columns"⟧ at (width: 390) { require deals.columns == 2 }
    }

    """

  /// Of the phones, only the first ones are less than 600 points wide sideways. All tablets are wider.
  private static let devicesFrom600 =
    "Phones held upright: iphone-duo; phones held sideways: iphone-se-3, iphone-8-plus, iphone-11-pro and 12 more; "
    + "tablets held upright: all; tablets held sideways: all."

  private func program(_ text: String = Self.text) throws -> (MarkedProgram, CheckedAnalysis) {
    let program = try MarkedProgram(text)
    return (program, program.analysis.checked())
  }

  @Test func hintsShowColumnsAndSizes() throws {
    let (program, checked) = try program()
    #expect(checked.findings.isEmpty)
    let source = program.analysis.sources[0]
    let hints = { (width: Int) in
      program.analysis.inlayHints(in: 0..<source.bytes.count, of: checked.screens, width: Rational(width)).map { hint in
        let before = source.text(in: 0..<hint.offset).split(whereSeparator: \.isWhitespace).last ?? ""
        return "\(before) \(hint.label)"
      }
    }
    #expect(hints(390) == ["12) 2 columns", "Card 173 × 183", "Ad 358 × 50"])
    // (768 - 32 - 24) / 3
    #expect(hints(768) == ["12) 3 columns", "Card 237.333 × 247.333", "Ad 736 × 50"])
    // No narrower than what the screen declares: (320 - 32 - 12) / 2.
    #expect(hints(100) == ["12) 2 columns", "Card 138 × 148", "Ad 288 × 50"])
  }

  @Test func hintsAreOfThePartThatIsShown() throws {
    let (program, checked) = try program()
    let unit = program.marks[0][3]
    let hints = program.analysis.inlayHints(in: unit, of: checked.screens, width: Rational(390))
    #expect(hints.map(\.label) == ["173 × 183"])
    #expect(program.analysis.inlayHints(in: 0..<10, of: checked.screens, width: Rational(390)).isEmpty)
  }

  @Test func sectionsAndUnitsTellTheirSizes() throws {
    let (program, checked) = try program()
    let hover = { (mark: Int) in
      program.analysis.hover(at: program.marks[0][mark].lowerBound, of: checked.screens)?.paragraphs ?? []
    }
    // (375 - 44) / 2 = 165.5, (393 - 44) / 2 = 174.5, (834 - 56) / 3, (1194 - 56) / 3
    #expect(
      hover(3).suffix(2) == [
        """
        - iphone-se-3, 375 wide: 165.5 × 175.5
        - iphone-15, 393 wide: 174.5 × 184.5
        - ipad-pro-11, 834 wide: 259.333 × 269.333
        - ipad-pro-11 landscape, 1194 wide: 379.333 × 389.333
        """,
        // From (320 - 44) / 2 to (1200 - 56) / 3.
        "Over all widths, 320…1200: 138…381.333 × 148…391.333",
      ])
    // Two rows of cards, the line of the other unit, and the spacing between.
    let section = hover(2)
    #expect(section.contains { $0.contains("- iphone-15, 393 wide: 393 × 443, 2 columns") })
  }

  @Test func aWhenTellsWhatItLeaves() throws {
    let (program, checked) = try program()
    let hover = program.analysis.hover(at: program.marks[0][0].lowerBound, of: checked.screens)
    #expect(hover?.code == "when width >= 600")
    #expect(hover?.paragraphs == ["Holds: width from 600.", "Leaves: width below 600.", Self.devicesFrom600])
  }

  @Test func lensesTellOfProofsTestsAndThePreview() throws {
    let (program, checked) = try program()
    let lenses = program.analysis.codeLenses(of: checked).filter { $0.action != .references }
    #expect(
      lenses.map { "\(program.text($0.range)) \($0.title)" } == [
        "Home open preview", "Home proved for 320…1200", "\"two columns\" run test",
      ])
    #expect(lenses.map(\.action) == [.preview(screen: "Home"), .none, .test("two columns", screen: "Home")])
  }

  @Test func whatIsBrokenIsToldWhereItIs() throws {
    let text = Self.text.replacing("item.width + 10", with: "item.width - 100")
    let (program, checked) = try program(text)
    #expect(checked.findings.map(\.code) == [.touchTarget])
    let titles = program.analysis.codeLenses(of: checked).map(\.title).filter { !$0.isEmpty }
    // 138 - 100 at the least width.
    #expect(titles == ["open preview", "broken at width 320", "broken at width 320", "run test"])
    // What is allowed is not broken.
    let allowed = text.replacing(
      "    unit ⟦Card", with: "    allow \"touch-target\" because \"a pen\"\n    unit ⟦Card")
    let (other, silent) = try self.program(allowed)
    #expect(silent.findings.isEmpty)
    #expect(other.analysis.codeLenses(of: silent).map(\.title).contains("proved for 320…1200"))
  }

  /// A brace that is missing moves a test into a section until the brace is typed.
  @Test func testsAreListedWhileABraceIsMissing() throws {
    let (program, checked) = try program(Self.text.replacing("span: all }\n  }", with: "span: all }\n"))
    #expect(checked.screens.isEmpty)
    let tests = program.analysis.codeLenses(of: checked).filter { $0.title == "run test" }
    #expect(tests.map(\.action) == [.test("two columns", screen: "Home")])
  }

  @Test func withErrorsThereAreNoFigures() throws {
    let (program, checked) = try program(Self.text.replacing("spacing: gap", with: "spacing: gab"))
    #expect(checked.screens.isEmpty && checked.isProved)
    #expect(program.analysis.inlayHints(in: 0..<9_999, of: checked.screens, width: Rational(390)).isEmpty)
    let titles = program.analysis.codeLenses(of: checked).map(\.title).filter { !$0.isEmpty }
    #expect(titles == ["open preview", "run test"])
  }

  /// Proofs in steps have the result of a proof at once, whatever was cached of an earlier text.
  @Test(arguments: Examples.paths)
  func proofsInStepsFindTheSame(path: String) throws {
    let analysis = try Examples.analysis(of: path)
    let whole = analysis.checked()
    var steps = analysis.checked(proving: 1)
    while !steps.isProved { steps.prove(atMost: 1) }
    #expect(steps.findings == whole.findings)
    var again = analysis.checked(remembering: whole.caches, proving: 1)
    again.prove()
    #expect(again.findings == whole.findings)
  }
}
