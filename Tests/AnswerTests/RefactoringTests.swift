import SDUILanguageServer
import SDUISyntax
import Testing

/// The same screens, written in another way.
@Suite struct RefactoringTests {
  private static let section = """
    component Card { id: ID }
    let wide = 16

    /// The start.
    screen S {
      section de¦als: grid {
        // As many as fit.
        columns: 2
        insets: (horizontal: wide)  // At both sides.
        unit Card { height: 60 }
        when width >= 600 {
          columns: 3
        }
      }
    }

    """
  private static let withLayout = """
    component Card { id: ID }
    let wide = 16

    layout DealsLayout: grid {
      // As many as fit.
      columns: 2
      insets: (horizontal: wide)  // At both sides.
      when width >= 600 {
        columns: 3
      }
    }

    /// The start.
    screen S {
      section de¦als: DealsLayout {
        unit Card { height: 60 }
      }
    }

    """

  private func refactored(
    _ text: String, _ kind: CodeAction.Kind, isUsedElsewhere: Bool = false
  ) throws -> String? {
    let program = try MarkedProgram(text)
    let actions = program.analysis.refactorings(
      at: program.cursors[0], of: program.analysis.checked().screens, isUsedElsewhere: { _ in isUsedElsewhere })
    return actions.first { $0.kind == kind }.map { program.analysis.text(after: $0) }
  }

  @Test func aLayoutIsExtracted() throws {
    #expect(try refactored(Self.section, .extract) == Self.withLayout.replacing("¦", with: ""))
    // The cursor is after the head.
    #expect(
      try refactored(Self.section.replacing("¦", with: "").replacing("unit Card", with: "unit ¦Card"), .extract) == nil)
    // Of what has errors nobody knows what it means.
    #expect(try refactored(Self.section.replacing("columns: 3", with: "columns: gap"), .extract) == nil)
  }

  private static let withArguments = """
    component Card { id: ID }
    layout Cards(gap: Length = 8, least: Length = 4): grid {
      columns: 2
      spacing: gap * 2
      insets: (horizontal: least)
      item {
        height: item.width + gap
      }
      minItems: 2
      when width >= 600 { columns: 3 }
    }
    screen S {
      section ¦a: Cards(gap: 4 + 8) {
        minItems: 3
        unit Card
      }
    }

    """

  @Test func aLayoutIsPutInPlaceOfItsName() throws {
    let inlined = try #require(try refactored(Self.withArguments, .inline))
    #expect(
      inlined.hasSuffix(
        """
        screen S {
          section a: grid {
            columns: 2
            spacing: (4 + 8) * 2
            insets: (horizontal: 4)
            item {
              height: item.width + (4 + 8)
            }
            when width >= 600 { columns: 3 }
            minItems: 3
            unit Card
          }
        }

        """), "\(inlined)")
    // What the section sets would not hold against the `when` beside it any more.
    #expect(try refactored(Self.withArguments.replacing("minItems: 3", with: "columns: 4"), .inline) == nil)
  }

  private static let lastUse = """
    // What the shop has.
    component Card { id: ID }

    /// Two columns.
    /// As on paper.
    layout Cards: grid {
      // As many as fit.
      columns: 2  // Never more.
      // Not on phones.
      when width >= 600 { columns: 3 }
    }

    layout Rows: list { spacing: 8 }

    screen S {
      section ¦a: Cards { unit Card { height: 60 } }
      section b: Rows { unit Card { height: 60 } }
    }

    """
  private static let ofLastUse = """
    // What the shop has.
    component Card { id: ID }

    layout Rows: list { spacing: 8 }

    screen S {
      section a: grid {
        // As many as fit.
        columns: 2  // Never more.
        // Not on phones.
        when width >= 600 { columns: 3 }
        unit Card { height: 60 }
      }
      section b: Rows { unit Card { height: 60 } }
    }

    """

  /// With its documentation, but not where something else uses it.
  @Test func aLayoutGoesWithItsLastUse() throws {
    #expect(try refactored(Self.lastUse, .inline) == Self.ofLastUse)
    let elsewhere = try refactored(Self.lastUse, .inline, isUsedElsewhere: true)
    #expect(elsewhere?.contains("/// As on paper.\nlayout Cards: grid {") == true)
    let another = try refactored(Self.lastUse.replacing("Rows: list", with: "Rows: Cards"), .inline)
    #expect(another?.contains("/// As on paper.\nlayout Cards: grid {") == true)
  }

  @Test func nothingIsLeftOfALayoutAndNothingElseGoes() throws {
    let rest = "component C { id: ID }\nscreen S { section ¦a: L { unit C { height: 9 } } }\n"
    let inlined = rest.replacing("¦a: L", with: "a: list")
    #expect(try refactored(rest + "\n/// L.\nlayout L: list {}\n", .inline) == inlined)
    #expect(try refactored("\n/// L.\nlayout L: list {}\n\n\n" + rest, .inline) == "\n" + inlined)
    #expect(try refactored("layout L: list {} " + rest, .inline) == " " + inlined)
    #expect(try refactored("layout L: list {}  // L\n" + rest, .inline) == "  // L\n" + inlined)
  }

  /// If the pieces would mean something else side by side, nothing is offered; an offered change has no errors.
  @Test(arguments: Examples.paths)
  func examplesCanBeWrittenInOtherWays(path: String) throws {
    let analysis = try Examples.analysis(of: path)
    let checked = analysis.checked()
    for screen in checked.screens {
      for section in screen.sections where section.origin.file == 0 {
        let place = Int(section.origin.lowerBound)
        for action in analysis.refactorings(at: place, of: checked.screens, isUsedElsewhere: { _ in false }) {
          let text = analysis.text(after: action)
          var files = try Examples.files()
          files.files[path] = Array(text.utf8)
          let after = try Analysis(of: path, root: "", from: files).checked()
          #expect(
            after.screens == checked.screens && !after.findings.contains { $0.severity == .error },
            "\(text.prefix(2_000))")
        }
      }
    }
  }
}
