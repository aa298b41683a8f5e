/// Places at which authors ask for completions, and what they most likely want there.
///
/// The expectations come from the reference of the language: what may be written at the place, and what nearly always is.
enum CompletionTable {
  /// A place: the text around the cursor `¦`, what is offered first (empty if that is open), and what is among the first
  /// five.
  struct Row: Sendable {
    let text: String
    let first: String
    let amongFive: [String]

    fileprivate init(_ text: String, _ first: String, _ amongFive: [String] = []) {
      self.text = text
      self.first = first
      self.amongFive = amongFive
    }
  }

  /// The declarations to which the places refer.
  static let declarations = """
    enum Badge { new, sale }
    record Price { amount: Decimal(min: 0), currency: Text = "EUR" }
    action Open { product: ID }
    action Track { page: Int }
    decoration Panel { color: #FFFFFF }
    flag look: [control, bold]
    let gutter = 16
    let tablet = width >= 600
    layout Shelf(gap: Length = 8, count: Int): grid { columns: count, spacing: gap, item { height: 120 } }
    layout Strip(way: Scroll = groupPaging): carousel { scroll: way, item { width: 80%, height: 120 } }
    component Card {
      id: ID, title: Text, badge: Badge, price: Price, picture: Image, bodyHeight: Int(min: 0), link: Action(Open)
      on tap: Open { product: id }
    }
    component Title { text: Text }
    component Nothing { text: Text = "Nothing" }

    """

  static let rows: [Row] =
    ofFiles + ofDeclarations + ofScreens + inSections("grid { columns: 2\n", ofGrids) + inSections("list { ", ofLists)
    + inSections("carousel { scroll: groupPaging\n", ofCarousels)
    + inSections("list { unit Card { height: 80 }\n ", ofListsWithUnit) + ofTests

  private static func inSections(_ beginning: String, _ rows: [Row]) -> [Row] {
    rows.map { Row("screen S { section a: \(beginning)\($0.text) } }", $0.first, $0.amongFive) }
  }

  private static let ofFiles: [Row] = [
    Row("com¦", "component"),
    Row("open ¦", "enum"),
    Row("let wide = width ¦", ">=", ["<"]),
    Row("let wide = horizontal ¦", "=="),
    Row("let wide = horizontal == ¦", "compact", ["regular"]),
    Row("let wide = idiom == ¦", "phone", ["pad"]),
    Row("let wide = direction == ¦", "ltr", ["rtl"]),
    Row("let wide = flag(look) == ¦", "control", ["bold"]),
    Row("let wide = flag(¦) == bold", "look"),
    Row("let wide = tablet ¦", "and", ["or"]),
    Row("let wide = width >= 600 ¦", "and", ["or"]),
    Row("let wide = width >= 600 and height >= 480 ¦", "and"),
    Row("let double = gutter ¦", "", ["+", "-", "*", "/"]),
    Row("let double = gutter * ¦", "gutter"),
    Row("layout New: ¦", "", ["list", "grid"]),
    Row("layout New(gap: ¦): list", "Length", ["Int", "Number"]),
    Row("layout New(way: Scroll = ¦): carousel", "", ["continuous", "groupPaging", "paging"]),
    Row("layout New(isOn: Bool = ¦): list", "true", ["false"]),
    Row("layout New(gap: Length): list { spacing: ¦ }", "gap", ["gutter"]),
    Row("layout New(way: Scroll): carousel { scroll: ¦ }", "way"),
    Row("layout New: list { item { ¦ } }", "height", ["ratio"]),
    Row("layout New: list { header { ¦ } }", "height", ["pinned"]),
    Row("decoration New { ¦ }", "color", ["cornerRadius"]),
  ]

  private static let ofDeclarations: [Row] = [
    Row("component New ¦", "as", ["since", "until", "deprecated", "fallback"]),
    Row("component New since 2.0 fallback ¦", "", ["drop"]),
    Row("component New since (¦) { id: ID }", "ios", ["android"]),
    Row("component New { ¦ }", "id: ID", ["on"]),
    Row("component New { id: ¦ }", "ID"),
    Row("component New { id: ID, title: ¦ }", "Text"),
    Row("component New { id: ID, badge: ¦ }", "Badge"),
    Row("component New { id: ID, price: ¦ }", "Price"),
    Row("component New { id: ID, isNew: ¦ }", "Bool"),
    Row("component New { id: ID, cover: ¦ }", "Image"),
    Row("component New { id: ID, page: ¦ }", "URL"),
    Row("component New { id: ID, title: Text(¦) }", "min", ["max", "length"]),
    Row("component New { id: ID, title: Text(min: 1, ¦) }", "max"),
    Row("component New { id: ID, price: Decimal(¦) }", "", ["min", "max", "as"]),
    Row("component New { id: ID, rows: [[Text]](¦) }", "", ["min", "max", "length"]),
    Row("component New { id: ID, rows: [Text: Text](¦) }", "", ["min", "max", "length"]),
    Row("component New { id: ID, rows: [Text](as: ¦) }", "any", ["any"]),
    Row("component New { id: ID, price: Decimal(as: ¦) }", "number"),
    Row("component New { id: ID, link: Action(¦) }", "Open", ["Track"]),
    Row("component New { id: ID, link: Action(Open, ¦) }", "Track"),
    Row("component New { id: ID, badge: Badge = ¦ }", "new", ["sale"]),
    Row("component New { id: ID, isNew: Bool = ¦ }", "true", ["false"]),
    Row("component New { id: ID, title: Text ¦ }", "since", ["until", "deprecated"]),
    Row("component New { id: ID, on ¦ }", "tap", ["longPress"]),
    Row("component New { id: ID, on tap: ¦ }", "Open", ["Track", "toggleSection"]),
    Row("component New { id: ID, require ¦ }", "item.width", ["item.height", "container.width"]),
    Row("component New { id: ID, require item.¦ }", "width", ["height"]),
    Row("component New { id: ID, require item.height ¦ }", ">=", ["<="]),
    Row("component New { id: ID, require item.height >= ¦ }", "", ["item.width"]),
    Row("component New { id: ID, link: Action(Open), on tap: ¦ }", "", ["link", "Open"]),
    Row("component New { id: ID, on tap: Open { ¦ } }", "product"),
    Row("component New { id: ID, on tap: Open { product: ¦ } }", "id"),
    Row("component New { id: ID, page: Int, on tap: Track { page: ¦ } }", "page"),
    Row("component New { id: ID, with ¦ }", "", ["Price"]),
  ]

  private static let ofScreens: [Row] = [
    Row("screen S { ¦ }", "", ["widths", "section"]),
    Row("screen S { sections: ¦ }", "any", ["fixed"]),
    Row("screen S { insetsReference: ¦ }", "", ["safeArea", "readableContent"]),
    Row("screen S { pagination: (¦) }", "by", ["prefetch"]),
    Row("screen S { pagination: (by: ¦) }", "", ["page", "cursor"]),
    Row("screen S { clients: (¦) }", "ios", ["android"]),
    Row("screen S { clients: (ios: ¦) }", "1.0..."), Row("screen S { domain: (ios: ¦) }", "26"),
    Row("screen S { format: (version: ¦) }", "1.1"),
    Row("screen S { unknown: ¦ }", "drop", ["fail"]),
    Row("screen S { topBar ¦ }", "", ["Title", "Nothing"]),
    Row("screen S { empty ¦ }", "Nothing"),
    Row("screen S { essential ¦ }", "section", ["repeated"]),
    Row("screen S { section a: ¦ }", "", ["Shelf", "list", "grid"]),
    Row("screen S { section a: Shelf(¦) { unit Card } }", "", ["count", "gap"]),
    Row("screen S { section a: Shelf(count: 2, ¦) { unit Card } }", "gap"),
    Row("screen S { section a: Shelf(count: 2, gap: ¦) { unit Card } }", "", ["gutter"]),
    Row("screen S { section a: Strip(way: ¦) { unit Card } }", "continuous", ["paging", "groupPaging"]),
    Row("screen S { section a: grid { ¦ } }", "columns", ["spacing", "insets"]),
    Row("screen S { section a: grid { columns: ¦ } }", "", ["adaptive(min: 160)", "2", "gutter"]),
    Row("screen S { section a: grid { columns: adaptive(¦) } }", "min", ["max"]),
    Row("screen S { section a: carousel { unit Card { ¦ } } }", "width", ["height"]),
    Row("screen S { section a: stack { ¦ } }", "", ["section"]),
    Row("screen S { section a: mosaic { ¦ } }", "", ["row", "column"]),
  ]

  private static let ofGrids: [Row] = [
    Row("insets: (¦)", "", ["top", "leading", "bottom", "trailing", "horizontal"]),
    Row("insets: (horizontal: ¦)", "gutter"),
    Row("spacing: (¦)", "lines", ["items"]),
    Row("spacing: (lines: 8, ¦)", "items"),
    Row("fromServer: (¦)", "columns", ["startColumn", "spacing", "insets"]),
    Row("rowHeight: ¦", "", ["gutter", "column.width"]),
    Row("unit ¦", "Card"),
    Row("unit Card { height: 120, span: ¦ }", "", ["all", "2", "match(data.badge, new: 1, sale: 1)"]),
    Row("unit Card { height: 120, span: match(¦) }", "data.badge"),
    Row("unit Card { height: 120, span: match(data.¦, new: 1, sale: 1) }", "badge"),
    Row("unit Card { height: 120, span: match(data.badge, ¦) }", "new", ["sale"]),
    Row("unit Card { height: 120, place: ¦ }", "automatic", ["nextRow"]),
    Row("unit Card { height: 120 } when width >= 600 { unit ¦ }", "Card"),
    Row("unit Card { height: 120 } when width >= 600 { ¦ }", "columns", ["spacing", "insets"]),
    Row("unit Card { height: 120 } require ¦", "columns", ["content.width"]),
  ]

  private static let ofLists: [Row] = [
    Row("header ¦", "", ["Title", "Nothing"]),
    Row("background ¦", "", ["Panel"]),
    Row("empty ¦", "Nothing"),
    Row("unit Card { ¦ }", "height", ["ratio"]),
    Row("unit Card { ratio: ¦ }", "data.picture.ratio", ["16:9"]),
    Row("unit Card { ratio: data.¦ }", "picture"),
    Row("unit Card { ratio: data.picture.¦ }", "ratio"),
    Row("unit Card { height: data.¦ }", "", ["bodyHeight"]),
    Row("unit Card { height: item.¦ }", "width"),
    Row("unit Card { height: item.width ¦ }", "", ["+", "-", "*", "/"]),
    Row("unit Card { height: 80, require item.¦ }", "width", ["height"]),
    Row("unit Card { height: 80, require item.width ¦ }", ">=", ["==", "<="]),
    Row("hidden: ¦", "true", ["false"]),
    Row("collapse: ¦", "", ["(visible: 3)", "open", "collapsed"]),
    Row("separator: (¦)", "height", ["color"]),
    Row("separator: (height: 1, color: (¦))", "light", ["dark"]),
  ]

  private static let ofCarousels: [Row] = [
    Row("paging: (¦)", "repeat", ["autoRoll"]),
    Row("minItems: 2, paging: (repeat: ¦)", "", ["loop", "infinite", "none"]),
    Row("bounce: ¦", "automatic", ["always", "never"]),
    Row("unit Card { width: 80%, height: 120 } on ¦", "", ["pageAppear", "reachEnd"]),
    Row("unit Card { width: 80%, height: 120 } on pageAppear: Track { page: ¦ }", "event.page"),
    Row("unit Card { width: 80%, height: 120 } on pageAppear: Track { page: event.¦ }", "page"),
  ]

  private static let ofListsWithUnit: [Row] = [
    Row("when ¦", "tablet", ["width", "height", "horizontal"]),
    Row("when width ¦ { spacing: 8 }", ">=", ["<"]),
    Row("when width >= ¦ { spacing: 8 }", "", ["600"]),
    Row("when not ¦ { spacing: 8 }", "tablet"),
    Row("when ios ¦ { spacing: 8 }", ">=", ["<"]),
    Row("when vertical == ¦ { spacing: 8 }", "compact", ["regular"]),
    Row("content { ¦ }", "Card"),
    Row("content { Card { ¦ } }", "id", ["title", "badge", "price", "picture"]),
    Row("content { Card { badge: ¦ } }", "new", ["sale"]),
    Row("content { Card { price: ¦ } }", "Price"),
    Row("content { Card { picture: Image { ¦ } } }", "url", ["width", "height", "alt"]),
    Row("content { Card { link: ¦ } }", "Open"),
    Row("allow ¦", "", ["breaking"]),
    Row("allow \"¦\" because \"it is so\"", "", []),
    Row("allow breaking \"field-re¦\" because \"it is so\"", "", []),
    Row("allow \"touch-target\" ¦", "because"),
    Row("indexTitle: ¦", "data.title"),
  ]

  private static let ofTests: [Row] = [
    ("\"t\" ¦", "at", []), ("\"t\" at (¦) { require a.Card.width == 390 }", "width", ["device"]),
    ("\"t\" at (width: 390, ¦) { require a.Card.width == 390 }", "height", ["textScale", "horizontal"]),
    ("\"t\" at (width: 390, idiom: ¦) { require a.Card.width == 390 }", "phone", ["pad"]),
    ("\"t\" at (device: \"¦\") { require a.Card.width == 390 }", "", []),
    ("\"t\" at (width: 390) { ¦ }", "require", []), ("\"t\" at (width: 390) { require ¦ }", "a", ["container.width"]),
    ("\"t\" at (width: 390) { require a.¦ }", "Card", ["width", "height"]),
    ("\"t\" at (width: 390) { require a.Card.¦ }", "width", ["height", "x", "y", "frame"]),
    ("\"t\" at (width: 390) { require a.Card.width ¦ }", "", [">=", "=="]),
    ("\"t\" at (width: 390) { require a.Card.width == ¦ }", "container.width", ["gutter", "a"]),
    ("\"t\" at (width: 390) { require a.frame == (¦) }", "x", ["y", "width", "height"]),
  ].map { (text, first, five) in
    Row("screen S { section a: list { unit Card { height: 80 } } test \(text) }", first, five)
  }
}
