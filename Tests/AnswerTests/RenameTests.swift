import SDUILanguageServer
import SDUISyntax
import Testing

@Suite struct RenameTests {
  @Test func whatTravelsKeepsItsName() throws {
    for (text, kept) in [
      ("component C¦ard { id: ID }", " as \"Card\""), ("component C¦ard as \"CARD\" { id: ID }", nil),
      ("component Card { i¦d: ID }", " as \"id\""), ("enum Badge { n¦ew }", " as \"new\""),
      ("screen S { section de¦als: list { } }", " as \"deals\""), ("let ga¦p = 8", nil), ("layout L¦: list", nil),
      ("layout L(ga¦p: Length): list", nil),
    ] as [(String, String?)] {
      let program = try MarkedProgram(text)
      let name = try #require(program.analysis.renamableName(at: program.cursors[0]), "\(text)")
      let edit = program.analysis.keepingWireName(of: name.declaration.bytes)
      #expect(edit?.replacement == kept, "\(text)")
      if let edit { #expect(edit.range.bytes == name.range.upperBound..<name.range.upperBound) }
    }
  }

  @Test func namesThatCannotStandAreRefused() throws {
    let program = try MarkedProgram("component C¦ard { id: ID, name: Text }\ncomponent Tile { id: ID }")
    let analysis = program.analysis
    for name in ["", "1st", "two words", "a-b", "é", "Tile"] {
      #expect(throws: RenameError.self) { try analysis.checkRename(at: program.cursors[0], to: name) }
    }
    for name in ["Card", "Other_2", "x"] {
      #expect(throws: Never.self) { try analysis.checkRename(at: program.cursors[0], to: name) }
    }
    #expect(throws: RenameError.self) { try analysis.checkRename(at: 0, to: "x") }
  }

  /// A field may be copied into something that has the new name already.
  @Test func aCopiedFieldIsNoSecondOne() throws {
    let program = try MarkedProgram(
      "record Tile { ti¦tle: Text }\ncomponent Card { id: ID, with Tile, name as \"n\": Text }\n"
        + "screen S { section a: list { unit Card { height: 9 } } }")
    #expect(throws: RenameError.self) { try program.analysis.checkRename(at: program.cursors[0], to: "name") }
    #expect(throws: Never.self) { try program.analysis.checkRename(at: program.cursors[0], to: "caption") }
  }

  /// A flag and its cases travel as well, and no `as` can follow them.
  @Test func whoeverKnowsAFlagHasToFollow() throws {
    let layout = "layout L: list { when flag(gr¦id) == t¦ight { spacing: g¦ap } }"
    let program = try MarkedProgram("flag g¦rid: [control, ti¦ght]\n\(layout)\nlet gap = 8")
    let names = try program.cursors.map { try #require(program.analysis.renamableName(at: $0)) }
    #expect(names.map(\.text) == ["grid", "tight", "grid", "tight", "gap"])
    let consequences = [("flag", "grid"), ("case", "tight")].map { what, name in
      "Servers and `--flag` know the \(what) as `\(name)`, and nothing keeps that name."
    }
    #expect(names.map(\.consequence) == consequences + consequences + [nil])
    #expect(program.analysis.keepingWireName(of: names[0].declaration.bytes) == nil)
    #expect(throws: RenameError.self) { try program.analysis.checkRename(at: program.cursors[1], to: "control") }
    #expect(throws: Never.self) { try program.analysis.checkRename(at: program.cursors[3], to: "dense") }
  }

  @Test func fieldsOfOneComponentDiffer() throws {
    let program = try MarkedProgram("component Card { i¦d: ID, name: Text }\ncomponent Tile { other: ID }")
    #expect(throws: RenameError.self) { try program.analysis.checkRename(at: program.cursors[0], to: "name") }
    #expect(throws: Never.self) { try program.analysis.checkRename(at: program.cursors[0], to: "other") }
  }

  @Test func aNameThatMeansSomethingElseIsRefused() throws {
    let screen = "screen S { section a: list { spacing: gap, header Title { height: 44 }, unit Card { height: 60 } } }"
    let rest = ["component Ca¦rd { i¦d: ID }", "component Ti¦tle { te¦xt: Text }", "let ga¦p = 8"]
    let program = try MarkedProgram(([screen] + rest).joined(separator: "\n"))
    let analysis = program.analysis
    // A unit's items are identified by `id`; `header item { … }` and `spacing: item` would mean something else.
    for (cursor, name) in [(1, "key"), (2, "item"), (4, "item"), (4, "data")] {
      #expect(throws: RenameError.self) { try analysis.checkRename(at: program.cursors[cursor], to: name) }
    }
    for (cursor, name) in [(0, "Tile"), (2, "Heading"), (3, "item"), (4, "items")] {
      #expect(throws: Never.self) { try analysis.checkRename(at: program.cursors[cursor], to: name) }
    }
  }
}
