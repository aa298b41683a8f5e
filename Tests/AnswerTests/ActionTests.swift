import SDUILanguageServer
import SDUISyntax
import Testing

/// The actions of editors besides fix-its.
@Suite struct ActionTests {
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
    #expect(analysis.text(after: action).dropFirst(Self.card.count) == mended[...])
    // It does fix it.
    let after = Analysis(alone: SourceFile(path: "main.sdui", text: Self.card + mended))
    #expect(after.checked().findings.isEmpty)
  }

  /// The addition does not depend on the wording.
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
    let allow = "allow \"touch-target\" because \"give the reason\""
    let mended = analysis.text(after: action)
    #expect(mended == text + screen.replacing("{ height: 20 }", with: "{ \(allow), height: 20 }"))
    #expect(Analysis(alone: SourceFile(path: "main.sdui", text: mended)).checked().findings.isEmpty)
  }

  @Test func importsAreSorted() throws {
    let analysis = { (text: String) in Analysis(alone: SourceFile(path: "main.sdui", text: text)) }
    let mixed = analysis("import \"c.sdui\"\nimport \"a.sdui\"\n\nimport \"b.sdui\"\nlet a = 1\n")
    #expect(
      mixed.sortedImports().map { mixed.text(after: $0) }
        == "import \"a.sdui\"\nimport \"b.sdui\"\n\nimport \"c.sdui\"\nlet a = 1\n")
    #expect(analysis("import \"a.sdui\"\nimport \"b.sdui\"\n").sortedImports() == nil)
    #expect(analysis("import \"b.sdui\"\n// the other one\nimport \"a.sdui\"\n").sortedImports() == nil)
    #expect(analysis("import\nimport \"a.sdui\"\n").sortedImports() == nil)
    #expect(analysis("").sortedImports() == nil)
  }
}
