/// A random screen as text: every kind of section, with all that a preview shows, and lengths in quarters of a point.
/// For judges that are exact there is more: lengths in thousandths and sevenths, strips that repeat, what a response may
/// set, rows that do not fit, and conditions on every trait.
public struct RandomProgram {
  var random: RandomSource
  /// For what came later, so that seeds keep the programs that they had.
  var later: RandomSource
  /// Whether the judge is exact; a browser is not.
  let isExact: Bool
  /// Whether the properties are those of another kind, after a `when`.
  private(set) var isReplacement = false
  /// The program.
  public internal(set) var text = ""

  /// The program of a seed.
  ///
  /// - Parameters:
  ///   - isHorizontal: Whether the screen scrolls horizontally, so that all of its sections are carousels.
  ///   - isExact: Whether the judge is exact, so that no figure has to be one that a browser can tell.
  public init(seed: UInt64, isHorizontal: Bool = false, isExact: Bool = false) {
    random = RandomSource(seed: seed)
    later = RandomSource(seed: seed ^ 1 << 40)
    self.isExact = isExact
    text = """
      component Card { id: ID }
      enum Shape { small, wide }
      component Tile { id: ID, shape: Shape = wide }
      component Note { id: ID, width: Decimal(min: 0), height: Decimal(min: 0) }
      component Photo { id: ID, image: Image }
      component Title { text: Text = "Title", on tap: toggleSection }
      component Nothing { text: Text = "Nothing" }\(isExact ? Self.exactDeclarations : "")
      decoration Panel { cornerRadius: 8, color: #F4F4F4 }
      screen Home {
        sectionSpacing: \(length(0...20))
        \(some(30, "insetsReference: \(random.pick(["none", "layoutMargins", "readableContent"]))"))
        \(some(30, "empty Nothing { \(supplementaryHeight()) }"))

      """
    if isHorizontal {
      text += "  scrollDirection: horizontal\n"
      text += "  \(some(30, "contentInsets: (leading: \(length(0...30)), trailing: \(length(0...30)))"))\n"
    } else {
      text += "  \(some(30, "maxContentWidth: \(length(400...700))"))\n"
      text += "  \(some(30, "contentInsets: (top: \(length(0...40)), bottom: \(length(0...90)))"))\n"
    }
    if !isHorizontal { text += "  \(some(20, "scrollAnchor: end"))\n" }
    text += "  \(some(15, "topBar Title { height: \(length(20...60)) }"))\n"
    text += "  \(some(15, "bottomBar Title { height: \(length(20...60)) }"))\n"
    // From some width on nothing takes room.
    let vanishing = random.chance(10) ? "    when width >= \(random.number(340...900)) { hidden: true }\n" : ""
    // A source of its own, so that the rest of the program does not change.
    var pinning = RandomSource(seed: ~seed)
    for index in 0..<random.number(2...4) {
      if !isHorizontal, pinning.chance(12) { addPinned("p\(index)", &pinning) }
      let kind = isHorizontal ? "carousel" : random.pick(Self.kinds + ["stack"])
      addSection("s\(index)", kind, isInStack: false, isHorizontal: isHorizontal, ending: vanishing)
    }
    text += "}\n"
  }

  /// A section that stays in view: a strip, or so many items.
  private mutating func addPinned(_ name: String, _ random: inout RandomSource) {
    let isStrip = random.chance(60)
    text += "  section \(name): \(isStrip ? "carousel" : "grid") {\n    pinned: screen\n"
    text += "    insets: \(random.number(0...12))\n    spacing: \(random.number(0...10))\n"
    if random.chance(30) { text += "    header Title { height: \(random.number(5...20)) + 4sp }\n" }
    if random.chance(30) { text += "    background Panel\n" }
    if isStrip {
      let height = random.number(10...40)
      text += "    unit Card { width: \(random.number(40...160)), height: \(height) }\n"
      text += "    unit Tile { width: 30%, height: \(height) }\n"
    } else {
      let count = random.number(1...5)
      text += "    columns: \(random.number(2...5))\n    minItems: \(count)\n    maxItems: \(count)\n"
      text += "    unit Card { height: content.width / \(random.number(8...20)) }\n"
    }
    if random.chance(30) { text += "    when width >= \(random.number(340...900)) { pinned: never }\n" }
    text += "  }\n"
  }

  private static let kinds = ["hero", "list", "grid", "carousel", "waterfall", "mosaic", "flow"]

  /// Words that are there as often as so many percent.
  mutating func some(_ percent: Int, _ words: String) -> String {
    random.chance(percent) ? words : ""
  }

  /// A constant in quarters.
  mutating func length(_ range: ClosedRange<Int>) -> String {
    if isExact, random.chance(15) { return "\(random.number(range)).\(random.number(100...999))" }
    let quarters = random.number(range.lowerBound * 4...range.upperBound * 4)
    return "\(quarters / 4)" + [".0", ".25", ".5", ".75"][quarters % 4]
  }

  /// Returns the height of a header, a footer, or a component in place of items; with the property's name.
  mutating func supplementaryHeight() -> String {
    switch random.number(0...4) {
    case 0: "height: content.width / \(random.number(4...9))"
    case 1: "height: estimated(\(length(20...60)))"
    case 2: "height: container.height / \(random.number(10...30)) + 2"
    default: "height: \(length(10...60)) + " + (text.utf8.count.isMultiple(of: 2) ? "8sp" : "lines(2, footnote)")
    }
  }

  mutating func insets() -> String {
    switch random.number(0...(isExact ? 4 : 3)) {
    case 0: "(horizontal: \(length(0...24)), vertical: \(length(0...24)))"
    case 1: "(top: \(length(0...9)), leading: \(length(0...30)), bottom: \(length(0...9)), trailing: \(length(0...30)))"
    case 2: "(horizontal: container.width / \(random.number(15...40)), top: container.height / 50)"
    case 4: "(leading: \(random.number(0...90)) / 7, trailing: max(container.width / 2 - 300, 3))"
    default: length(0...20)
    }
  }

  mutating func spacing() -> String {
    switch random.number(0...(isExact ? 4 : 3)) {
    case 0: length(0...16)
    case 1: "content.width / \(random.number(30...90))"
    case 4: "(lines: \(random.number(0...60)) / 7, items: 1sp)"
    default: "(lines: \(length(0...16)), items: \(length(0...16)))"
    }
  }

  private mutating func supplementary(isHorizontal: Bool) -> String {
    var words = supplementaryHeight() + some(20, ", fullWidth: true") + some(25, ", overlays: true")
    if !isHorizontal { words += ", pinned: \(random.pick(["never", "section", "section", "screen"]))" }
    return words
  }

  private mutating func addSection(
    _ name: String, _ kind: String, isInStack: Bool, isHorizontal: Bool, ending: String
  ) {
    text += "  section \(name): \(kind) {\n    insets: \(insets())\n    spacing: \(spacing())\n"
    let hasHeader = random.chance(45)
    if hasHeader { text += "    header Title { \(supplementary(isHorizontal: isHorizontal)) }\n" }
    if random.chance(35) { text += "    footer Title { \(supplementary(isHorizontal: isHorizontal)) }\n" }
    if random.chance(30) {
      let insets = length(0...(isExact ? 30 : 5))
      // Every third one, without another random number, so that the rest of the program does not change.
      let covers = insets.utf8.reduce(0) { $0 + Int($1) } % 3 == 0 ? ", covers: items" : ""
      text += "    background Panel { insets: \(insets)\(covers) }\n"
    }
    if !isInStack, !isHorizontal, random.chance(15) {
      text += "    insetsReference: \(random.pick(["none", "safeArea", "layoutMargins", "readableContent"]))\n"
    }
    switch random.number(0...4) {
    case 0: text += "    empty Nothing { \(supplementaryHeight()) }\n"
    case 1: text += "    empty: keep\n"
    default: break
    }
    if random.chance(20) { text += "    onFailure Nothing { \(supplementaryHeight()) }\n" }
    if kind == "stack" {
      for index in 0..<random.number(1...3) {
        addSection("\(name)in\(index)", random.pick(Self.kinds), isInStack: true, isHorizontal: false, ending: "")
      }
    } else {
      if hasHeader, random.chance(15) { text += "    collapse: \(random.pick(["collapsed", "(visible: 2)"]))\n" }
      addItems(kind, isHorizontal: isHorizontal)
    }
    if isExact { addExact(kind, hasHeader: hasHeader) }
    addConditions(kind)
    text += ending + "  }\n"
  }

  /// The units of a section with their sizes, and how many items there are.
  private mutating func addItems(_ kind: String, isHorizontal: Bool) {
    let units = Array(allUnits.prefix(random.pick(isExact ? [1, 2, 2, 4, 5] : [1, 2, 2, 4])))
    text += kindBlock(kind, units, isHorizontal: isHorizontal)
    let repeats = text.sectionTail.contains("repeat:")
    switch random.number(0...9) {
    case 0...3 where repeats: text += "    minItems: \(random.number(2...9))\n"
    case 0: text += "    maxItems: 0\n"
    case 1...3: text += "    minItems: \(random.number(4...14))\n"
    case 4...6:
      if repeats { text += "    minItems: 2\n" }
      text += "    content {\n"
      for index in 0..<random.number(2...9) { text += "      \(item(random.pick(units), index))\n" }
      text += "    }\n"
    default: if repeats { text += "    minItems: 2\n" }
    }
  }

  private var allUnits: [String] { ["Card", "Tile", "Note", "Photo"] + (isExact ? ["Story"] : []) }

  /// One item with its data.
  private mutating func item(_ unit: String, _ index: Int) -> String {
    switch unit {
    case "Note": "Note { id: \"\(index)\", width: \(length(30...150)), height: \(length(10...120)) }"
    case "Photo":
      "Photo { id: \"\(index)\", image: Image { url: \"https://shop.example/\(index).jpg\", "
        + "width: \(random.number(3...16)), height: \(random.number(3...9)), alt: \"A photo\" } }"
    case "Tile": "Tile { id: \"\(index)\"\(later.pick(["", ", shape: small", ", shape: wide"])) }"
    case "Story": "Story { id: \"\(index)\", body: Body { extent: \(random.number(20...90)) } }"
    default: "\(unit) { id: \"\(index)\" }"
    }
  }

  private mutating func addConditions(_ kind: String) {
    if kind != "stack", kind != "carousel", random.chance(15) {
      let other = random.pick(["list", "hero", "flow", "grid", "waterfall"])
      let units = allUnits.filter { text.sectionTail.contains("unit \($0)") }
      text += "    when width >= \(random.number(340...900)): \(other) {\n      insets: \(insets())\n"
      isReplacement = true
      text += kindBlock(other, units, isHorizontal: false) + "    }\n"
      isReplacement = false
    }
    if random.chance(30) { text += "    when width >= \(random.number(340...900)) { insets: \(insets()) }\n" }
    if random.chance(15) {
      let condition = text.utf8.count.isMultiple(of: 3) ? "textSize >= accessibility1" : "direction == rtl"
      text += "    when \(condition) { spacing: \(spacing()) }\n"
    }
    if random.chance(15) { text += "    when height < \(random.number(500...900)) { spacing: \(spacing()) }\n" }
    if random.chance(10) { text += "    when horizontal == regular and height >= 700 { hidden: true }\n" }
  }
}

extension String {
  /// The text of the last section.
  var sectionTail: Substring {
    ranges(of: "  section ").last.map { self[$0.lowerBound...] } ?? self[...]
  }
}
