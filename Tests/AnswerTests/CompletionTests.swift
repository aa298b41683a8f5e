import SDUIIR
import SDUILanguageServer
import Testing

@Suite struct CompletionTests {
  private static let before = """
    enum Badge { new, sale }
    record Price { amount: Int, currency: Text }
    action Open { product: ID, from: Text }
    decoration Panel { cornerRadius: 4 }
    flag look: [a, b]
    let gutter = 16
    layout Shelf(gap: Length = 8, count: Number): carousel { scroll: paging }
    layout Strip(way: Scroll, shape: Ratio = 1:1): carousel { scroll: way, item { ratio: shape } }
    component Card { id: ID, badge: Badge, price: Price, on tap: Open { product: id } }
    enum Media { photo: Image, none }
    open enum State { here, gone }
    component Tile { id: ID, badge: Badge, media: Media, state: State, maybe: Badge?, pic: Image, title: Text }
    let tablet = width >= 600
    let large = tablet

    """

  private func items(_ text: String) throws -> [Completion] {
    let program = try MarkedProgram(Self.before + text)
    return program.analysis.completions(at: program.cursors[0])?.items ?? []
  }

  private func labels(_ text: String) throws -> [String] { try items(text).map(\.label) }

  /// At every offset of a program there is a list, or none: also between the characters of an operator.
  @Test func nothingIsOfferedInsideOperators() throws {
    let text = "screen S { widths: 1...2, section a: grid { when width >= 600 and idiom == pad { columns: 3 } } }"
    let program = try MarkedProgram(text)
    var silent: Set<Int> = []
    for offset in 0...text.utf8.count where program.analysis.completions(at: offset) == nil { silent.insert(offset) }
    let inside = ["1...2": 1...4, ">=": 1...1, "600": 1...2, "==": 1...1].flatMap { word, offsets in
      text.ranges(of: word).flatMap { range in
        offsets.map { text.utf8.distance(from: text.startIndex, to: range.lowerBound) + $0 }
      }
    }
    #expect(silent.isSubset(of: inside), "\(silent.sorted())")
    for word in [">=", "=="] {
      let start = try #require(text.firstRange(of: word)?.lowerBound)
      #expect(silent.contains(text.utf8.distance(from: text.startIndex, to: start) + 1))
    }
  }

  /// The place of the cursor, the required completions and the forbidden ones.
  private static let places: [(text: String, offered: [String], missing: [String])] = [
    ("¦", ["screen", "component", "layout", "import"], ["section", "columns"]),
    ("screen S { ¦ }", ["section", "widths"], ["columns", "unit", "screen", "test"]),
    ("screen S { section a: list { unit Card } ¦ }", ["section", "test", "require"], ["columns"]),
    ("screen S { widths: 1...2, ¦ }", ["heights"], ["widths"]),
    ("enum A { ¦ }", ["wire"], ["screen"]), ("enum A { wire: (type: onlyKey), ¦ }", [], ["wire"]),
    ("enum A { wire: (¦), a: Text }", ["type", "data"], ["unitType"]),
    ("enum A { wire: (type: ¦), a: Text }", ["\"kind\"", "onlyKey"], ["section"]),
    ("enum A { wire: (type: \"k\", ¦), a: Text }", ["data"], ["type"]),
    ("enum A { wire: (type: \"k\", data: ¦), a: Text }", ["at(\".\")", "\"value\""], ["onlyKey"]),
    ("screen S { section a: ¦ }", ["grid", "list", "Shelf"], ["Card", "columns"]),
    ("screen S { section a: grid { ¦ } }", ["columns", "rowHeight", "unit", "when", "item"], ["scroll", "gap"]),
    ("screen S { section a: carousel { ¦ } }", ["scroll", "rows"], ["columns", "paging"]),
    ("screen S { section a: stack { ¦ } }", ["header", "footer", "section"], ["item", "unit", "content"]),
    // What the checker refuses at once is not offered.
    (
      "screen S { section a: carousel { pinned: screen, unit Card { width: 9, height: 9 }, ¦ } }", ["spacing"], ["rows"]
    ),
    ("screen S { section a: grid { columns: 1, unit Card { height: 10, ¦ } } }", ["insets"], ["span"]),
    ("screen S { section a: grid { columns: 2, unit Card { height: 10, ¦ } } }", ["span"], ["rows"]),
    ("screen S { section a: carousel { scroll: paging, ¦ } }", ["paging"], ["scroll", "pageAppear"]),
    ("screen S { section a: Shelf { ¦ } }", ["scroll", "unit"], ["columns"]),
    ("screen S { section a: grid { columns: 2\n sp¦ } }", ["spacing"], ["columns"]),
    ("screen S { section a: grid {\n  columns: 2\n  ¦", ["spacing", "unit"], ["columns", "scroll"]),
    ("screen S { section a: grid { unit ¦ } }", ["Card"], ["Panel", "columns", "Open"]),
    ("screen S { section a: grid { header ¦ } }", ["Card"], ["Panel"]),
    ("screen S { section a: grid { background ¦ } }", ["Panel", "Card"], ["Open"]),
    ("screen S { section a: grid { unit Card { ¦ } } }", ["height", "ratio", "span"], ["width", "columns", "inView"]),
    ("screen S { section a: carousel { unit Card { ¦ } } }", ["width", "inView", "height"], ["span"]),
    ("screen S { section a: grid { unit Card { ratio: 1:1, ¦ } } }", ["span"], ["height", "ratio"]),
    ("screen S { section a: carousel { scroll: ¦ } }", ["groupPaging", "continuous"], ["gutter"]),
    ("screen S { section a: list { hidden: ¦ } }", ["true", "false"], ["gutter"]),
    ("screen S { section a: grid { columns: ¦ } }", ["adaptive(min: 160)", "gutter"], ["grid"]),
    ("screen S { section a: list { unit Card { height: gut¦ } } }", ["gutter", "item.width"], ["columns"]),
    ("screen S { section a: list { unit Card { height: item.¦ } } }", ["width"], ["gutter"]),
    ("screen S { section a: list { unit Card { height: data.¦ } } }", [], ["price", "amount", "badge", "id"]),
    ("screen S { section a: Shelf(¦) }", ["gap", "count"], ["columns"]),
    ("screen S { section a: Shelf(gap: 2, ¦) }", ["count"], ["gap"]),
    ("screen S { section a: list { when ¦ } }", ["width", "horizontal", "flag(look)"], ["columns"]),
    ("screen S { section a: list { when width > 9 { ¦ } } }", ["spacing"], ["grows"]),
    ("screen S { section a: list { on ¦ } }", ["reachEnd", "reachStart"], ["tap", "pageAppear", "reorder"]),
    ("screen S { section a: list { reorderable: true, on ¦ } }", ["reorder"], ["pageAppear"]),
    ("screen S { section a: Strip(way: paging) { on ¦ } }", ["pageAppear", "pageDisappear"], ["reorder"]),
    ("screen S { section a: list { on reachEnd: Open, on ¦ } }", ["reachStart"], ["reachEnd"]),
    ("screen S { section a: list { on reachEnd: ¦ } }", ["Open"], ["Card"]),
    ("screen S { section a: list { unit Card, content { ¦ } } }", ["Card"], ["header", "Open"]),
    ("screen S { section a: list { header Tile, unit Card, content { ¦ } } }", ["Card", "header"], ["footer"]),
    ("screen S { section a: list { unit Card, content { Card { id: \"1\", ¦ } } } }", ["badge", "price"], ["id"]),
    ("screen S { section a: list { unit Card, content { Card { badge: ¦ } } } }", ["new", "sale"], ["width"]),
    (
      "screen S { section a: list { unit Card }\n test \"t\" at (width: 9) { require a.¦ } }", ["width", "Card"],
      ["columns"]
    ),
    ("screen S { section a: list { unit Card }\n test \"t\" at (¦) { } }", ["width", "device"], ["columns"]),
    ("component New { badge: ¦ }", ["Badge", "Price", "Text", "ID"], ["Card", "Open"]),
    ("component New { badges: [Badge](¦) }", ["min", "max", "length", "as"], ["new"]),
    ("component New { badges: [Text](min: 1, ¦) }", ["max"], ["min", "length"]),
    ("component New { price: Decimal(min: 0, ¦) }", ["max", "as"], ["min", "length"]),
    ("component New { badge: Badge = ¦ }", ["new", "sale"], ["Badge"]),
    ("component New { ¦ }", ["with", "on"], ["unit"]),
    ("record New { with ¦ }", ["Card", "Price"], ["Open", "Badge", "Panel"]),
    ("component New { with Price, id: ID, on tap: Open { product: ¦ } }", ["id"], ["amount", "currency", "badge"]),
    ("component New { with Price, id: ID, on tap: Open { from: ¦ } }", ["id", "currency"], ["amount"]),
    ("component New { id: ID, on ¦ }", ["tap", "longPress"], ["reachEnd"]),
    ("component New { id: ID, link: Action(Open), on tap: ¦ }", ["Open", "link", "toggleSection"], ["Card", "id"]),
    ("component New { id: ID, on tap: Open { ¦ } }", ["product", "from"], ["id"]),
    ("component New { id: ID, on tap: Open { product: ¦ } }", ["id"], ["product"]),
    ("layout L(gap: ¦): list", ["Length", "Number"], ["ID"]),
    ("layout L(gap: Length): list { spacing: ¦ }", ["gap", "gutter"], ["columns"]),
    ("layout L(gap: ¦): list", ["Ratio", "Scroll", "Pinned"], ["ScrollDirection", "Columns"]),
    ("layout L(way: Scroll = ¦): list", ["groupPaging", "continuous"], ["gutter", "always"]),
    ("layout L(way: Scroll, end: Bounce): carousel { scroll: ¦ }", ["way", "paging"], ["end", "gutter"]),
    ("layout L(way: Scroll, end: Bounce): Strip(way: ¦)", ["way", "paging"], ["end", "gutter"]),
    ("screen S { section a: Strip(way: ¦) }", ["continuous", "groupPaging"], ["always", "gutter"]),
    ("screen S { section a: Strip(way: paging, shape: ¦) }", ["16:9"], ["paging", "gutter"]),
  ]

  /// The same of groups, of functions and after names with dots.
  private static let groups: [(text: String, offered: [String], missing: [String])] = [
    ("let narrow = not (¦)", ["tablet", "width"], ["gutter", "item.width"]),
    ("let narrow = tablet and (¦)", ["large", "width"], ["gutter", "container.width"]),
    ("let narrow = (¦)", ["tablet", "gutter"], ["columns"]),
    ("component New { id: ID, badge: Badge? = ¦ }", [], ["new", "sale"]),
    (
      "screen S { section a: list { header Tile { height: 44 }, unit Card { height: 60 }, indexTitle: ¦ } }",
      ["header.title"], ["data.price"]
    ),
    (
      "screen S { section a: list { header Tile { height: 44 }, unit Card { height: 60 }, indexTitle: header.¦ } }",
      ["title"], ["badge", "price"]
    ),
    ("screen S { section a: carousel { unit Tile { height: 60, width: data.¦ } } }", ["pic"], ["badge"]),
    (
      "screen S { section a: grid { unit Tile { span: ¦ } } }", ["match(data.badge, new: 1, sale: 1)", "all"],
      ["match(data.media, photo: 1, none: 1)", "match(data.state, here: 1, gone: 1)", "tablet"]
    ),
    ("screen S { section a: grid { unit Tile { span: match(¦) } } }", ["data.badge"], ["data.media", "data.state"]),
    ("screen S { section a: grid { unit Tile { span: match(data.badge, ¦) } } }", ["new", "sale"], ["data.badge"]),
    ("screen S { section a: grid { unit Tile { span: match(data.badge, new: 1, ¦) } } }", ["sale"], ["new"]),
    ("screen S { section a: grid { unit Tile { span: match(data.badge, new: ¦) } } }", ["all", "1"], ["sale"]),
    (
      "screen S { section a: grid { unit Tile { span: match(data.badge, new: (¦)) } } }", ["columns", "rows"], ["new"]
    ),
    ("screen S { section a: grid { unit Tile { span: (¦) } } }", ["columns", "rows"], ["gutter"]),
    ("screen S { section a: grid { unit Tile { span: (columns: 2, ¦) } } }", ["rows"], ["columns"]),
    ("screen S { section a: grid { fromServer: (¦) } }", ["columns", "startColumn", "spacing"], ["gutter"]),
    ("screen S { section a: grid { spacing: (¦) } }", ["lines", "items"], ["gutter"]),
    ("screen S { section a: grid { insets: (¦) } }", ["horizontal", "top"], ["lines"]),
    ("screen S { section a: grid { columns: adaptive(¦) } }", ["min", "max"], ["gutter"]),
    ("screen S { format: (¦) }", ["version", "since"], ["gutter"]),
    ("screen S { format: (version: 1.1, since: (¦)) }", ["ios", "android"], ["version"]),
    ("screen S { clients: (¦) }", ["ios", "android"], ["version"]),
    ("component New since (¦) { id: ID }", ["ios", "android"], ["gutter"]),
    (
      "screen S { section a: list { unit Tile } test \"t\" at (width: 9) { require a.frame == (¦) } }",
      ["x", "y", "width", "height"], ["gutter"]
    ),
    ("screen S { section a: list { unit Tile { ratio: data.pic.¦ } } }", ["ratio"], ["url"]),
    ("screen S { section a: list { unit Tile } test \"t\" at (¦) { } }", ["width", "device"], ["columns"]),
    (
      "screen S { section a: list { unit Tile } test \"t\" at (width: 9, ¦) { } }", ["height", "idiom"],
      ["width", "device"]
    ),
    (
      "screen S { section a: list { unit Tile } test \"t\" at (width: 9) { require a.Tile.¦ } }",
      ["width", "height", "x", "y", "frame"], ["columns"]
    ),
    ("screen S { section a: list { unit Tile } require a.Tile.¦ }", ["width", "height"], ["x", "y"]),
    ("screen S { section a: list { unit Tile } require a.¦ }", ["width", "Tile"], ["y"]),
    ("screen S { sections: fixed, section a: list { unit Tile } require a.¦ }", ["y", "frame"], []),
    ("screen S { section a: grid { rowHeight: ¦ } }", ["column.width"], ["item.width", "tablet"]),
    ("screen S { section a: grid { unit Tile { height: ¦ } } }", ["gutter"], ["column.width", "tablet", "large"]),
    (
      "screen S { section a: list { unit Tile, content { Tile { title: ¦ } } } }", ["localized(\"…\")"],
      ["tablet", "gutter"]
    ),
    ("screen S { section a: list { unit Tile, content { Tile { badge: ¦ } } } }", ["new"], ["tablet", "gutter"]),
    ("screen S { section a: grid { columns: ¦ } }", ["gutter"], ["tablet"]),
    ("screen S { section a: list { when ¦ } }", ["tablet", "large"], ["gutter"]),
    ("component New { id: ID, with ¦ }", ["Price"], ["New", "Card"]),
  ]

  @Test(arguments: groups.indices)
  func whatFitsInAGroupIsOffered(index: Int) throws {
    let (text, offered, missing) = Self.groups[index]
    let labels = try labels(text)
    for label in offered { #expect(labels.contains(label), "\(text): \(label) in \(labels)") }
    for label in missing { #expect(!labels.contains(label), "\(text): \(label)") }
    #expect(Set(labels).count == labels.count, "\(text): \(labels)")
  }

  @Test(arguments: places.indices)
  func whatFitsIsOffered(index: Int) throws {
    let (text, offered, missing) = Self.places[index]
    let items = try items(text)
    let labels = items.map(\.label)
    for label in offered { #expect(labels.contains(label), "\(text): \(label)") }
    for label in missing { #expect(!labels.contains(label), "\(text): \(label)") }
    // `empty` is a property and a statement.
    #expect(Set(items).count == items.count, "\(text): \(labels)")
  }

  @Test(arguments: ["// a ¦", "let a = \"x¦y\"", "screen S { widths: 32¦0...400 }"])
  func nothingIsOfferedInCommentsTextsAndNumbers(text: String) throws {
    let program = try MarkedProgram(text)
    #expect(program.analysis.completions(at: program.cursors[0]) == nil)
  }

  @Test func theWordAtTheCursorIsReplaced() throws {
    let program = try MarkedProgram("screen S { section a: grid { ⟦col¦umns⟧: 2 } }")
    let list = try #require(program.analysis.completions(at: program.cursors[0]))
    #expect(list.replaced == program.marks[0][0])
    #expect(list.items.contains { $0.label == "columns" })
  }

  @Test func whatIsRequiredComesFirst() throws {
    #expect(try labels("screen S { section a: grid { ¦ } }").first == "columns")
    #expect(try labels("screen S { section a: carousel { unit Card { ¦ } } }").prefix(2) == ["width", "height"])
  }

  @Test func layoutsAskForArgumentsWithoutDefault() throws {
    let program = try MarkedProgram(Self.before + "screen S { section a: ¦ }")
    let shelf = program.analysis.completions(at: program.cursors[0])?.items.first { $0.label == "Shelf" }
    #expect(shelf?.insertion == [.text("Shelf"), .text("(count: "), .placeholder("2"), .text(")")])
  }

  /// Every property of the vocabulary is offered in its place, with its documentation: in an empty section, or in one with
  /// all that others need.
  @Test(arguments: LayoutKind.allCases)
  func everyPropertyOfAKindIsOffered(kind: LayoutKind) throws {
    let settings = """
      spacing: 8, separator: (height: 1, color: #D0D0D0), rowHeight: 40, scroll: paging, minItems: 2, maxItems: 2
      unit Row
      """
    let component = "component Row { id: ID, title: Text }\n"
    let head = "screen S { pagination: (by: page), wire: (sectionList: at(\"[]\")), section a: "
    let screen = component + head + kind.rawValue + " "
    let items = try ["", "spacing: 8", settings].flatMap { settings in
      let program = try MarkedProgram(screen + "{ \(settings)\n¦ } }")
      return try #require(program.analysis.completions(at: program.cursors[0])).items
    }
    for row in Vocabulary.rows(in: .section, of: kind) where row.type != .arrangement {
      let item = items.first { $0.label == row.name }
      #expect(item?.documentation.first?.hasPrefix(row.documentation) == true, "\(row.name)")
    }
  }

  @Test func signaturesNameTheWordsOfParameters() throws {
    let program = try MarkedProgram(Self.before + "screen S { section a: Strip(¦)")
    let help = try #require(program.analysis.signatureHelp(at: program.cursors[0]))
    #expect(help.parameters.map(\.label) == ["way: Scroll", "shape: Ratio = 1:1"])
    #expect(help.parameters[0].documentation.contains("`groupPaging`"))
    #expect(help.parameters[1].documentation.isEmpty)
  }

  /// A group or call with the cursor in it, and its labels with the one that is written in `*`.
  @Test(arguments: [
    ("screen S { section a: grid { insets: (¦) } }", "insets(*top*, leading, bottom, trailing, horizontal, vertical)"),
    (
      "screen S { section a: grid { insets: (vertical: 8, leading: ¦) } }",
      "insets(top, *leading*, bottom, trailing, horizontal, vertical)"
    ),
    ("screen S { section a: grid { columns: adaptive(min: 160, ¦) } }", "adaptive(min, *max*)"),
    ("component A { id: ID, title: Text(max: ¦) }", "Text(min, *max*, length)"),
    ("screen S { test \"t\" at (width: ¦) { } }", "at(*width*, height, device"),
  ])
  func signaturesNameTheLabelsOfGroups(text: String, expected: String) throws {
    let program = try MarkedProgram(text)
    let help = try #require(program.analysis.signatureHelp(at: program.cursors[0]))
    var shown = help.label
    if let active = help.active {
      let label = help.parameters[active].label
      for separator in ["(", ", "] {
        shown = shown.replacing(separator + label, with: "\(separator)*\(label)*", maxReplacements: 1)
      }
    }
    #expect(shown.hasPrefix(expected), "\(shown)")
    #expect(help.documentation.isEmpty == !text.contains("insets"))
  }

  @Test func signaturesFollowTheArguments() throws {
    for (text, active) in [("(¦)", 0), ("(gap: ¦)", 0), ("(count: 2¦)", 1), ("(gap: 2, ¦)", 1)] {
      let program = try MarkedProgram(Self.before + "screen S { section a: Shelf\(text)")
      let help = program.analysis.signatureHelp(at: program.cursors[0])
      #expect(help?.label == "Shelf(gap: Length = 8, count: Number)", "\(text)")
      #expect(help?.active == active, "\(text)")
    }
    let outside = try MarkedProgram("screen S { section a: list¦ { } }")
    #expect(outside.analysis.signatureHelp(at: outside.cursors[0]) == nil)
  }
}
