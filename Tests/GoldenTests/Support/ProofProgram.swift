import TestSupport

/// A random screen with requirements, whose bounds are near the figures of its layout: so that some hold everywhere,
/// some nowhere, and some break at a width that nobody would have tried.
struct ProofProgram {
  private var random: RandomSource
  /// For what came later, so that seeds keep the programs that they had.
  var later: RandomSource
  private(set) var text = ""

  /// Adds some text.
  mutating func write(_ text: String) { self.text += text }

  /// The obligations to prove.
  enum Content: CaseIterable {
    /// Sections of one kind.
    case plain
    /// Stacks, mosaics, other kinds at other widths, sections that collapse or fail, spans, and sizes of the data as well.
    case nested
    /// Parts around items and in place of them, where items fit only in some numbers.
    case parts
    /// Sections of which responses set columns, spacing and insets.
    case responses
    /// Requirements that depend on the number of items, and on the others in a row.
    case items
    /// Bars, and sections of which something is pinned.
    case pinned
    /// Everything that depends on the response: numbers of items, cases and sizes in their data, and what it sets of a section.
    case open
  }

  init(seed: UInt64, _ content: Content = .plain) {
    let isNested = ![.plain, .responses].contains(content)
    random = RandomSource(seed: seed)
    later = RandomSource(seed: seed ^ 1 << 40)
    // A new case, which older clients never get.
    let rollsOut = seed % 5 == 2
    // From 600 on sides may have insets.
    let least = chance(20) ? number(600...900) : number(1...500)
    text = """
      action Open { id: ID }
      enum Shape { \(Self.shapes.joined(separator: ", "))\(rollsOut ? " since 3.2" : "") }
      component Card { id: ID, shape: Shape, \(content != .plain ? "extent: \(pick(Self.numbers)), " : "")on tap: Open { id: id } }
      component Note { id: ID, shape: Shape\(isNested ? ", extent: \(pick(Self.numbers))" : "") }
      component Title { text: Text }\(isNested ? Self.nested : "")\([.items, .open].contains(content) ? Self.label : "")
      flag grid: [wide, tight]
      screen Home {
        widths: \(least)...\(least + number(1...1_000))
        heights: \(pick(["320...1376", "400...900", "500...900"]))
        minTouchTarget: \(length(10...60))
        \(seed % 7 == 3 ? "sideInsets: symmetric" : "")
        \(rollsOut ? "clients: (ios: 3.0...)" : "")
        \(chance(25) ? "maxContentWidth: \(length(200...700))" : "")
        \(chance(30) ? "insetsReference: \(pick(["none", "layoutMargins", "readableContent"]))" : "")

      """
    switch content {
    case .plain: for index in 0..<number(1...3) { addSection("s\(index)") }
    case .nested: addNested()
    case .parts: addParts()
    case .responses: addSectionsOfResponses()
    case .items: addItems()
    case .pinned: addPinned()
    case .open: addOpen()
    }
    text += "}\n"
  }

  private mutating func addSection(_ name: String) {
    let kind = pick(["grid", "grid", "list", "carousel", "flow", "hero", "waterfall"])
    text += "  section \(name): \(kind) {\n    insets: (horizontal: \(length(0...40)), vertical: \(length(0...9)))\n"
    text += "    spacing: \(pick(["\(length(0...20))", "content.width / \(number(20...60))"]))\n"
    if kind == "grid" || kind == "waterfall" { text += "    columns: \(columns())\n" }
    if chance(40) { text += "    header Title { height: content.width / \(number(5...20)) + \(number(0...8))sp }\n" }
    text +=
      "    unit Card {\n      \(size(kind))\n      require item.width \(pick([">=", ">", "<", "!="])) \(length(20...300))\n    }\n"
    if chance(40) { text += "    unit Note { \(size(kind)) }\n" }
    for _ in 0..<number(0...3) { addWhen(kind, name) }
    if chance(50) { text += "    require \(claim(name, kind))\n" }
    text += "  }\n"
  }

  /// A third unit, and a part without data.
  private static let label = "\ncomponent Label { id: ID, extent: Int = 40 }\ncomponent Caption { text: Text = \"\" }"

  /// The cases by which spans are chosen.
  static let shapes = ["small", "wide", "large"]

  /// A span, or a choice among it and others by the data.
  mutating func spanOfData(_ span: String) -> String {
    guard later.chance(30) else { return span }
    return "match(data.shape, small: 1, wide: \(span), large: \(later.pick(["all", "1", "2"])))"
  }

  /// Fields that can be sizes.
  private static let numbers = [
    "Decimal(min: 0)", "Decimal(min: 20, max: 90)", "Int(min: 50, max: 200)", "Int(min: 5, max: 40)", "Int(min: 60)",
  ]

  /// The parts of sections that collapse, fail or have a background.
  private static let nested = """

    component Heading { text: Text, on tap: toggleSection }
    component Sorry { text: Text = "Sorry", on tap: Again {} }
    action Again {}
    decoration Panel { color: #F4F4F6 }
    """

  private mutating func addWhen(_ kind: String, _ name: String) {
    let condition = pick([
      "width >= \(length(100...900))", "width < \(length(100...900))", "height < \(number(330...900))",
      "horizontal == regular", "direction == rtl", "idiom == pad", "flag(grid) == tight",
      "(width >= \(number(100...500)) and width < \(number(501...900)))",
      "textScale >= \(number(1...2)).\(number(0...9))",
      "(textSize >= accessibility1 and width < \(number(330...900)))",
    ])
    var body = "insets: (horizontal: \(length(0...60)))"
    if (kind == "grid" || kind == "waterfall") && chance(70) { body = "columns: \(columns())" }
    if chance(20) { body += ", spacing: \(length(0...30))" }
    text += "    when \(condition) { \(body) }\n"
    if text.contains("since 3.2"), text.count % 2 == 0 { text += "    when ios >= 3.2 { \(body) }\n" }
  }

  mutating func columns() -> String {
    chance(50) ? "\(number(1...5))" : "adaptive(min: \(length(30...250))\(chance(40) ? ", max: \(number(1...6))" : ""))"
  }

  mutating func size(_ kind: String) -> String {
    let heights = [
      "height: item.width * \(number(1...5))/\(number(2...7)) + \(length(0...30))", "height: \(plain(20...120))",
      "ratio: \(number(1...16)):\(number(1...9))", "height: max(item.width - \(length(0...200)), \(number(10...60))sp)",
      "height: min(container.height / \(number(4...12)), item.width)",
    ]
    let insets = chance(20) ? ", insets: \(length(0...12))" : ""
    let height = pick(heights) + insets
    switch kind {
    case "carousel":
      return
        "\(pick(["inView: \(number(1...4)).5", "width: \(number(20...90))%", "width: \(plain(30...200))"])), \(height)"
    case "flow": return "width: \(pick(["\(number(10...50))%", "\(plain(20...80))"])), \(height)"
    default: return height
    }
  }

  private mutating func claim(_ name: String, _ kind: String) -> String {
    var claims = [
      "\(name).content.width >= \(length(50...600))", "container.width - \(name).content.width <= \(length(0...160))",
      "\(name).Card.width * 2 <= \(name).content.width + \(length(0...90))", "\(name).Card.height >= \(length(5...90))",
      "max(\(name).Card.width, \(length(20...200))) < container.width",
      "\(name).Card.width >= \(length(20...200)) or container.width < \(length(200...700))",
      "\(name).Card.height <= \(name).Card.width * \(number(1...3)) and \(name).Card.height > 0",
    ]
    if kind == "grid" || kind == "waterfall" {
      claims.append("\(name).columns \(pick(["<=", ">=", "=="])) \(number(1...5))")
    }
    return pick(claims)
  }

  /// In integers, sevenths and thousandths.
  mutating func length(_ range: ClosedRange<Int>) -> String {
    let whole = number(range)
    return chance(25) ? "\(whole * 7 + number(0...6)) / 7" : plain(range)
  }

  /// In integers and thousandths.
  mutating func plain(_ range: ClosedRange<Int>) -> String {
    let whole = number(range)
    return chance(70) ? "\(whole)" : "\(whole).\(number(100...999))"
  }

  mutating func pick(_ choices: [String]) -> String { random.pick(choices) }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { random.number(range) }
}
