import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// Results of an earlier check about records, actions and components are taken over only where nothing that they depend on has
/// changed.
@Suite struct IncrementalDeclarationTests {
  /// Each of these edits is made, taken back and made again; before it, another one may have put something wrong.
  @Test(
    arguments: [
      // In a component itself: types, defaults, events, comments, names.
      ("max: 40", "max: 4"), ("max: 40", "max: 41, min: 50"), ("= plain", "= rich"), ("= plain", "= poor"),
      ("{ to: link }", "{ to: lin }"), ("/// A card.", "/// A tile."), ("/// Its title.", "/// Its heading, longer."),
      ("/// A card.\n", "/// A card.\n\n"), ("component Card", "component card"), ("  title: ", "  title as \"t\": "),
      // In what it leads to, through others.
      ("{ plain, rich }", "{ rich, plain }"), ("{ plain, rich }", "{ plain(Text), rich }"),
      ("{ plain, rich }", "{ rich }"), ("{ plain, rich }", "{ wire: (type: onlyKey), plain, rich: Text }"),
      ("{ plain, rich }", "{ wire: (type: \"amount\", data: at(\".\")), plain, rich: Price }"),
      ("{ plain, rich }", "{ wire: (type: \"kind\", data: at(\".\")), plain, rich: Price }"),
      ("let most = 40", "let most = red"), ("let most = 40", "let most = 2"), ("let most = 40", "let most = floor"),
      ("let free = Price { amount: 0 }", "let free = Price { amount: -1 }"),
      ("let free = Price { amount: 0 }", "let free = Price {}"), ("amount: Decimal(min: 0)", "amount: Text"),
      ("amount: Decimal(min: 0)", "amount: Decimal(min: 0) = 3"), ("currency: Text = \"EUR\"", "currency: Text"),
      ("currency: Text = \"EUR\"", "currency: Text, price: Price?"),
      ("action Open { to: URL }", "action Open { to: URL? }"),
      ("action Open { to: URL }", "action Open { to: URL, from: URL }"), ("action Open { to", "action Close { to"),
      // Copies, in both directions.
      ("  link: URL", "  link: URL\n  shown: Bool = true"), ("  link: URL", "  link: URL = \"https://a.example\""),
      ("  with Linked\n", ""), ("record Price {\n", "record Price {\n  with Linked\n"), ("with Linked", "with Card"),
      ("with Linked", "with Price"), ("record Linked {", "record Linked {\n  with Teaser"),
      // Fallbacks, in a cycle too.
      ("since 3 fallback drop", "since 3 fallback Card { title: title, price: price }"), ("since 3 fallback drop", ""),
      ("fallback Teaser", "fallback drop"), ("since 2 fallback", "fallback"), ("since 2", "since 4"),
      ("\"old\"", "\"\""), (" deprecated \"old\"", ""), ("  hint: Text?", "  hint: Text? since 5"),
      // What they require, which a section that is not read again must give.
      ("  hint: Text?", "  hint: Text?\n  require item.height >= 90"), ("  require item.width >= 10\n", ""),
      ("require item.width >= 10", "require item.width >= most"), ("item.width >= 10", "columns >= 10"),
      // In what shows them: a section is read again, and the components that it shows are not.
      ("section b", "section bb"), ("screen S {", "screen S {\n  widths: 320...900"), ("prices: [free]", "prices: []"),
      // What moves: places, ids, files' ends.
      ("enum Look", "// why\nenum Look"), ("enum Look", "enum New { a }\nenum Look"),
      ("record Linked", "record New { a: ID }\nrecord Linked"),
      ("component Card", "component New { id: ID }\ncomponent Card"), ("action Open", "action New {}\naction Open"),
      ("component Last { id: ID }\n", ""), ("component Last { id: ID }", "component Last { id: ID"),
      ("component Teaser", "enum Teaser { a }\ncomponent Teaser"),
      ("component Last", "record Card { a: ID }\ncomponent Last"),
      ("screen S", "component Card { id: ID }\nscreen S"), ("  id: ID\n  hint", "  id: Int\n  hint"),
    ])
  func whatAnEditReachesIsCheckedAgain(from old: String, to new: String) throws {
    try #require(Self.program.contains(old))
    for earlierEdit in Repository.sample(Self.earlierEdits, oneOf: 3) {
      let first = Self.program.replacing(earlierEdit.from, with: earlierEdit.to)
      let edited = first.replacing(old, with: new)
      var earlier: CheckedAnalysis?
      for text in [first, edited, first, edited, edited + "\n", "\n" + edited] {
        let analysis = Analysis(alone: SourceFile(path: "main.sdui", text: text))
        let (later, fresh) = (analysis.checked(after: earlier), analysis.checked())
        #expect(later.findings == fresh.findings, "after \(earlierEdit.to):\n\(text)")
        // With all origins, which equality leaves out.
        #expect("\(later.screens)" == "\(fresh.screens)", "after \(earlierEdit.to):\n\(text)")
        earlier = later
      }
    }
  }

  /// Versions of fields alone, of which a screen's clients decide whether they say anything.
  @Test(arguments: [
    "record Extra { a: Text since 3 }", "action Extra { a: Text since 3 }", "component Extra { a: Text since 3 }",
  ])
  func versionsAreKnownOfWhatIsKept(declaration: String) {
    let text = { (clients: String) in
      "\(declaration)\ncomponent Card { id: ID }\nscreen S {\n  clients: (ios: \(clients)...)\n"
        + "  section a: list { unit Card { height: 60 } }\n}\ncomponent Last { id: ID }\n"
    }
    let check = { (text: String, earlier: CheckedAnalysis?) in
      Analysis(alone: SourceFile(path: "main.sdui", text: text)).checked(after: earlier)
    }
    let first = check(text("2.0"), nil)
    let second = check(text("4.0"), first)
    #expect(first.findings == [] && second.findings.map(\.code) == [.versionOutsideClients])
  }

  @Test func theProgramIsCorrect() {
    let checked = Analysis(alone: SourceFile(path: "main.sdui", text: Self.program)).checked()
    #expect(checked.findings.filter { $0.severity == .error } == [] && checked.screens.count == 1)
  }

  /// Mistakes before the edit: none, a constant that defaults use, a cycle of fallbacks, a type, a warning.
  private static let earlierEdits: [(from: String, to: String)] = [
    ("let most", "let most"), ("let floor = 3", "let floor = most"), ("amount: 0 }", "amount: -1 }"),
    ("since 3 fallback drop", "since 3 fallback Card { title: title, price: price }"),
    ("  hint: Text?", "  hint: Txt?"),
    ("  hint: Text?", "  hint: Text\n  on tap: Open { to: link }"),
    // What cannot be read is reported by parsing only, and a field without a type or value has no other fault.
    ("  hint: Text?", "  hint: Text = \"x"), ("= rich", "= -"), ("prices: [Price] =", "prices: [] ="),
  ]

  private static let program = """
    let most = 40
    let floor = 3
    let free = Price { amount: 0 }
    enum Look { plain, rich }
    record Linked {
      link: URL
      look: Look = plain
    }
    record Price {
      amount: Decimal(min: 0)
      currency: Text = "EUR"
    }
    action Open { to: URL }
    /// A card.
    component Card since 2 fallback Teaser { id: id, title: title, price: price } {
      id: ID
      /// Its title.
      title: Text(max: 40)
      price: Price = free
      with Linked
      on tap: Open { to: link }
    }
    component Teaser since 3 fallback drop {
      id: ID
      title: Text(min: floor, max: most)
      price: Price
      gone: Look? deprecated "old"
    }
    component Plain {
      id: ID
      hint: Text?
      require item.width >= 10
      prices: [Price] = [free, Price { amount: 2 }]
      look: Look = rich
      open: Action(Open)
      on tap: open
      on longPress: Open { to: "https://b.example" }
    }
    screen S {
      section a: list {
        unit Card { height: 60 }
        content { Card { id: "1", title: "One", link: "https://c.example" } }
      }
      section b: list {
        unit Plain { height: 60 }
        content { Plain { id: "2", prices: [free], open: Open { to: "https://d.example" } } }
      }
      section c: list { unit Teaser { height: 60 }, unit Last { height: 60 } }
    }
    component Last { id: ID }

    """
}
