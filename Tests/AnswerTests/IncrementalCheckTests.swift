import SDUIIR
import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// A check that knows an earlier one finds what a check without one does, whatever was changed in between.
@Suite struct IncrementalCheckTests {
  @Test(arguments: Examples.paths)
  func itFindsTheSame(path: String) throws {
    var files = try Examples.files()
    var random = RandomSource(seed: 23)
    let originals = files.files
    var last: Analysis?
    var earlier: CheckedAnalysis?
    for step in 0..<(Repository.isExhaustive ? 24 : 12) {
      // Now and then what is edited is one of the files that it imports, by whatever ways.
      let edited = step % 3 == 2 ? random.pick(last?.sources.map(\.path) ?? [path]) : path
      var bytes = files.files[edited] ?? []
      // Pieces are taken out, doubled or put back, most of them small, and broken texts are gone on with.
      let start = random.number(0...max(0, bytes.count - 1))
      let end = min(bytes.count, start + random.number(0...(step.isMultiple(of: 5) ? 60 : 3)))
      switch random.number(0...3) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.insert(contentsOf: Array(["2", "}", " ", "x: 1\n"][random.number(0...3)].utf8), at: start)
      default: bytes = originals[edited] ?? []
      }
      files.files[edited] = bytes
      let analysis = try Analysis(of: path, root: "", from: files, after: last)
      last = analysis
      let whole = try Analysis(of: path, root: "", from: files).checked()
      let later = analysis.checked(after: earlier)
      #expect(later.findings == whole.findings, "\(String(decoding: bytes, as: UTF8.self).prefix(3_000))")
      #expect(later.screens == whole.screens)
      #expect(later.screens.flatMap(Self.origins) == whole.screens.flatMap(Self.origins))
      earlier = later
    }
  }

  /// Equality of screens leaves out where they came from.
  private static func origins(of screen: Screen) -> [String] {
    func text(_ origin: Origin?) -> String { origin.map { "\($0.file) \($0.lowerBound) \($0.upperBound)" } ?? "-" }
    func all(_ section: ScreenSection) -> [String] {
      let parts = [section.origin] + [section.header?.origin, section.footer?.origin].compactMap(\.self)
      let others = [section.background?.origin, section.empty?.origin, section.failure?.origin, section.bundle?.origin]
      return (parts.map(text) + others.map(text) + section.units.map { text($0.origin) })
        + section.events.map { text($0.origin) } + section.adaptations.map { text($0.origin) }
        + section.sections.flatMap(all)
    }
    return screen.sections.flatMap(all)
  }

  /// The golden programs of one file; one in three of them, and all in the long form.
  private static let samples: [Sample] = Corpus.goldens.filter { $0.files.count == 1 }.enumerated().filter {
    Repository.isExhaustive || $0.offset % 3 == 0
  }.map(\.element)

  /// A fault of a layout in several sections is reported at the first of them. When that one is removed, the next one
  /// reports it, which has not changed.
  @Test(arguments: samples)
  func whatWasSaidOfAnotherSectionIsSaidAgain(sample: Sample) throws {
    let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
    let file = { (text: String) in Analysis(alone: SourceFile(path: "main.sdui", text: text)) }
    let first = file(sample.text).checked()
    for index in lines.indices where lines[index].contains("section ") {
      var changed = lines
      changed[index].replace("section ", with: "section x", maxReplacements: 1)
      let text = changed.joined(separator: "\n")
      #expect(file(text).checked(after: first).findings == file(text).checked().findings, "\(lines[index])")
      changed[index] = "  \"" + lines[index]
      let broken = changed.joined(separator: "\n")
      #expect(file(broken).checked(after: first).findings == file(broken).checked().findings, "\(lines[index])")
    }
  }

  /// A blank line separates a comment from the section after it, which is in the braces of the edited one.
  @Test func whatStandsBeforeASectionIsReadAgain() throws {
    let text = { (between: String) in
      "component Card { id: ID }\nscreen S {\n  section a: stack {\n    /// Cards.\n\(between)    section b: list {\n"
        + "      unit Card { height: 60 }\n    }\n  }\n}\n"
    }
    let first = Analysis(alone: SourceFile(path: "main.sdui", text: text(""))).checked()
    let second = Analysis(alone: SourceFile(path: "main.sdui", text: text("\n"))).checked(after: first)
    #expect([first, second].map { $0.screens.first?.sections.first?.sections.first?.documentation } == ["Cards.", ""])
  }

  /// A removed brace takes the sections after it into a stack, where they have not changed and their allowed properties
  /// have.
  @Test func whatComesIntoAStackIsReadAgain() {
    // Without line breaks no indentation says where the brace is missing.
    let file = { (end: String) in
      Analysis(
        alone: SourceFile(
          path: "main.sdui",
          text:
            "component Card { id: ID } screen S { section a: stack { section b: list { unit Card { height: 60 } } \(end) "
            + "section c: carousel { pinned: screen, unit Card { width: 60, height: 60 } } }\n"))
    }
    let first = file("}").checked()
    let fresh = file("").checked()
    #expect(first.findings == [] && fresh.findings.contains { $0.message.contains("is in a stack") })
    #expect(file("").checked(after: first).findings == fresh.findings)
    #expect(file("}").checked(after: fresh).findings == [])
  }

  /// Two sections that use a layout with a `when` of its own, which follows them.
  @Test func whatMovesIsFoundWhereItIs() throws {
    let text = { (height: String, columns: Int) in
      """
      component Card { id: ID, on tap: Go { id: id } }
      action Go { id: ID }
      screen S {
        section a: L { unit Card { height: \(height) } }
        section b: L { unit Card { height: 20 } }
      }
      layout L: grid { columns: \(columns), when width >= 600 { columns: 3 } }

      """
    }
    let check = { (text: String, earlier: CheckedAnalysis?) in
      Analysis(alone: SourceFile(path: "main.sdui", text: text)).checked(after: earlier)
    }
    let first = check(text("60", 2), nil)
    let second = check(text("item.width + 100", 2), first)
    #expect(second.findings == check(text("item.width + 100", 2), nil).findings && second.findings.count == 1)
    #expect(second.screens.map(Self.origins) == check(text("item.width + 100", 2), nil).screens.map(Self.origins))
    // What a layout says is known of no section any more.
    let third = check(text("item.width + 100", 9), second)
    #expect(third.findings == check(text("item.width + 100", 9), nil).findings && third.findings.count > 1)
  }

  /// Findings in declarations remain while a section is edited, and those in the section come and go.
  @Test func whatDeclarationsSayIsFoundOnce() throws {
    let text = { (inside: String) in
      """
      component Card as "C" { id: ID, on tap: Go { id: id } }
      component Tile as "C" { id: Id }
      action Go { id: ID }
      let gap = 4 + red
      screen S {
        section a: list { unit Card { height: 60 } \(inside) }
        section b: list { unit Tile { height: gap } }
      }

      """
    }
    let check = { (text: String, earlier: CheckedAnalysis?) in
      Analysis(alone: SourceFile(path: "main.sdui", text: text)).checked(after: earlier)
    }
    var earlier = check(text(""), nil)
    #expect(earlier.findings.count >= 3)
    let typed = ["spacing: 8", "spacing: ", "/// of nothing\n", "spacing: gap", "spacing: gab", "", "}", "spacing: 8"]
    for inside in typed {
      let later = check(text(inside), earlier)
      #expect(later.findings == check(text(inside), nil).findings, "\(inside)")
      earlier = later
    }
  }

  /// A declaration after the screen moves with the text before it.
  @Test func declarationsBehindTheScreenAreFoundWhereTheyAre() throws {
    let text = { (inside: String) in
      """
      component Card { id: ID }
      screen S { section a: list { unit Card { height: 60 } \(inside) } }
      component Tile { id: Id }
      """
    }
    let check = { (text: String, earlier: CheckedAnalysis?) in
      Analysis(alone: SourceFile(path: "main.sdui", text: text)).checked(after: earlier)
    }
    let first = check(text(""), nil)
    for inside in ["spacing: 8", "spacing: (lines: 8, items: 2)"] {
      #expect(check(text(inside), first).findings == check(text(inside), nil).findings)
      #expect(check(text(inside), first).findings != first.findings)
    }
  }

  /// Each of these is made, and taken back: what it can reach is checked again, whatever way leads there.
  @Test(
    arguments: [
      // By names, through others: a constant, a layout and its parameter, a record, an enum, a flag.
      ("let gap = 8", "let gap = red"), ("columns: n", "columns: 0"), ("n: Int", "n: Length"), ("n: Int", "m: Int"),
      ("amount: Decimal(min: 0)", "amount: Text(min: 1)"), ("{ new, sale }", "{ sale }"), ("[plain, rich]", "[rich]"),
      ("[plain, rich]", "[rich, plain]"), ("let gap = 8", "let gap = 9"), ("{ id: ID, price", "{ price"),
      ("let gap = 8", "let gap = 8\nlet gap = 9"), ("record Price", "record price"),
      // Not by names: what a bundle is called, whether there are versions at all, what a screen says of itself.
      ("component Tile", "component Tile as \"B\""), ("component Other", "component Other as \"B\""),
      ("component Other", "component Other since 3"), ("widths: 320...1000", "widths: 320...500"),
      ("widths: 320...1000", "clients: (ios: 3.0...)"), ("320...1000", "320...1000, scrollDirection: horizontal"),
      ("section a: Rail(n: 2)", "section a: Rail(n: 0)"), ("section a: Rail(n: 2)", "section a: Rail(n: 2, m: 2)"),
      // What moves: ids, places, sections between others.
      ("component Tile", "component New { id: ID }\ncomponent Tile"), ("component Other { id: ID }\n", ""),
      ("enum Badge", "/// Says.\nenum Badge"), ("{ spacing: 2 }", "{\n // why\n spacing: 2 }"),
      ("  section c", "  section n: grid {\n    columns: 2\n  section c"), ("  section c", "  section b"),
      ("  section c", "  }\n  section c"), ("screen S {", "screen S"), ("screen S {", "screen Card {"),
      ("  section c", "  /// Of c.\n  section c"), ("{ new, sale }", "{ new, sale"),
    ])
  func whatAnEditReachesIsCheckedAgain(from old: String, to new: String) throws {
    let edited = Self.program.replacing(old, with: new)
    #expect(edited != Self.program)
    var earlier: CheckedAnalysis?
    for text in [Self.program, edited, Self.program, edited] {
      let analysis = Analysis(alone: SourceFile(path: "main.sdui", text: text))
      let (later, fresh) = (analysis.checked(after: earlier), analysis.checked())
      #expect(later.findings == fresh.findings)
      // With all origins, which equality leaves out.
      #expect("\(later.screens)" == "\(fresh.screens)")
      earlier = later
    }
  }

  /// A fault of a layout in two sections is reported once, at the first: at the other one, once that is fixed.
  @Test func whatIsSaidOfAnotherSectionIsNotForgotten() {
    let broken = Self.program.replacing("Rail(n: 2)", with: "Rail(n: 0)")
    let both = broken.replacing("Rail(n: 2)", with: "Rail(n: 0)")
    let one = both.replacing("Rail(n: 0)", with: "Rail(n: 2)")
    var earlier: CheckedAnalysis?
    for text in [both, one, both, broken, both] {
      let analysis = Analysis(alone: SourceFile(path: "main.sdui", text: text))
      let later = analysis.checked(after: earlier)
      #expect(later.findings == analysis.checked().findings && later.findings.count == 1)
      earlier = later
    }
  }

  private static let program = """
    layout Rail(n: Int): grid { columns: n, spacing: edge, when flag(look) == rich { spacing: 2 } }
    let edge = gap * 2
    let gap = 8
    flag look: [plain, rich]
    enum Badge { new, sale }
    record Price { amount: Decimal(min: 0) }
    action Go { id: ID }
    component Card as "CARD" { id: ID, price: Price, badge: Badge = new, on tap: Go { id: id } }
    component Other { id: ID }
    component Tile { id: ID }
    screen S {
      widths: 320...1000
      section a: Rail(n: 2) { unit Card { height: 60 } }
      section r: Rail(n: 2) { unit Other { height: 60 } }
      section b: list { bundle as "B" { units: items }, unit Tile { height: 60 } }
      section s: stack {
        section c: list { insets: (horizontal: gap), unit Card { height: 60 }, when width >= 600 { spacing: 2 } }
      }
      section d: grid {
        columns: 2
        unit Card { height: 60 }
        content { Card { id: "1", price: Price { amount: 2 }, badge: sale } }
      }
    }

    """
}
