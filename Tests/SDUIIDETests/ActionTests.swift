import SDUIDiagnostics
import SDUIIDE
import SDUISource
import Testing

/// What editors offer besides fix-its.
@Suite struct ActionTests {
  /// The text of `main.sdui` after an action.
  private func applied(_ action: CodeAction?, _ analysis: Analysis) -> String? {
    guard let action else { return nil }
    var bytes = analysis.sources[0].bytes
    for edit in action.edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func fixes(_ text: String) throws -> (analysis: Analysis, actions: [CodeAction]) {
    let analysis = try MarkedProgram(text).analysis
    let whole = 0..<analysis.sources[0].bytes.count
    return (analysis, analysis.fixes(in: whole, of: analysis.checked().findings))
  }

  private static let card = "component Card { id: ID }\n"

  @Test(
    arguments: [
      (
        "screen S { section a: grid { unit Card { height: 60 } } }",
        "screen S { section a: grid { columns: adaptive(min: 160, max: 6), unit Card { height: 60 } } }"
      ),
      (
        "screen S {\n  section a: grid {\n    unit Card { height: 60 }\n  }\n}",
        "screen S {\n  section a: grid {\n    columns: adaptive(min: 160, max: 6)\n    unit Card { height: 60 }\n  }\n}"
      ),
      (
        "screen S { section a: list { unit Card { height: 60 }, header Card } }",
        "screen S { section a: list { unit Card { height: 60 }, header Card { height: 44 } } }"
      ),
      (
        "decoration D { }\nscreen S { section a: list { unit Card { height: 60 }, background D } }",
        "decoration D { color: #F4F4F4 }\nscreen S { section a: list { unit Card { height: 60 }, background D } }"
      ),
      (
        "component B { name: Text }\nscreen S { section a: list { unit B { height: 60 } } }",
        "component B { id: ID, name: Text }\nscreen S { section a: list { unit B { height: 60 } } }"
      ),
    ])
  func whatIsMissingIsAdded(text: String, mended: String) throws {
    let (analysis, actions) = try fixes(Self.card + text)
    let action = try #require(actions.first { $0.title.hasPrefix("Add ") })
    #expect(applied(action, analysis)?.dropFirst(Self.card.count) == mended[...])
    // It does mend it.
    let after = Analysis(alone: SourceFile(path: "main.sdui", text: Self.card + mended))
    #expect(after.checked().findings.isEmpty)
  }

  /// What is added is no matter of words.
  @Test func whatIsMissingIsAddedHoweverItIsSaid() throws {
    let text = Self.card + "screen S { section a: grid { unit Card { height: 60 } } }"
    let analysis = try MarkedProgram(text).analysis
    var finding = try #require(analysis.checked().findings.first)
    let actions = analysis.fixes(in: finding.range.bytes, of: [finding])
    for remedy in ["say how many columns there are", "add `spacing: 2`, or something else", nil] {
      finding.remedy = remedy
      let reworded = analysis.fixes(in: finding.range.bytes, of: [finding])
      #expect(reworded.map(\.title) == actions.map(\.title) && reworded.map(\.edits) == actions.map(\.edits))
    }
    #expect(actions.map(\.title) == ["Add `columns: adaptive(min: 160, max: 6)`"])
  }

  @Test func whatIsRightIsAllowed() throws {
    let text = "component Card { id: ID, on tap: Go { id: id } }\naction Go { id: ID }\n"
    let screen = "screen S {\n  section a: list {\n    unit Card { height: 20 }\n  }\n}\n"
    let (analysis, actions) = try fixes(text + screen)
    let action = try #require(actions.first { $0.kind == .allow })
    #expect(action.title == "Allow `touch-target` here")
    let allow = "allow \"touch-target\" because \"say why this is right\""
    let mended = applied(action, analysis)
    #expect(mended == text + screen.replacing("{ height: 20 }", with: "{ \(allow), height: 20 }"))
    #expect(Analysis(alone: SourceFile(path: "main.sdui", text: mended ?? "")).checked().findings.isEmpty)
  }

  @Test func importsAreSorted() throws {
    let analysis = { (text: String) in Analysis(alone: SourceFile(path: "main.sdui", text: text)) }
    let mixed = analysis("import \"c.sdui\"\nimport \"a.sdui\"\n\nimport \"b.sdui\"\nlet a = 1\n")
    #expect(
      applied(mixed.sortedImports(), mixed)
        == "import \"a.sdui\"\nimport \"b.sdui\"\n\nimport \"c.sdui\"\nlet a = 1\n")
    #expect(analysis("import \"a.sdui\"\nimport \"b.sdui\"\n").sortedImports() == nil)
    #expect(analysis("import \"b.sdui\"\n// the other one\nimport \"a.sdui\"\n").sortedImports() == nil)
    #expect(analysis("import\nimport \"a.sdui\"\n").sortedImports() == nil)
    #expect(analysis("").sortedImports() == nil)
  }

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

  private func refactored(_ text: String, _ kind: CodeAction.Kind) throws -> String? {
    let program = try MarkedProgram(text)
    let actions = program.analysis.refactorings(
      at: program.cursors[0], of: program.analysis.checked().screens)
    return applied(actions.first { $0.kind == kind }, program.analysis)
  }

  @Test func aLayoutIsExtracted() throws {
    #expect(try refactored(Self.section, .extract) == Self.withLayout.replacing("¦", with: ""))
    // The cursor is behind the head.
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

  /// Where the pieces would mean something else side by side nothing is offered; what is offered has no errors.
  @Test(arguments: Examples.paths)
  func examplesCanBeWrittenInOtherWays(path: String) throws {
    let analysis = try Examples.analysis(of: path)
    let checked = analysis.checked()
    for screen in checked.screens {
      for section in screen.sections where section.origin.file == 0 {
        for action in analysis.refactorings(at: Int(section.origin.lowerBound), of: checked.screens) {
          let text = try #require(applied(action, analysis))
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
