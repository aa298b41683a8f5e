import TestSupport

/// A random screen as text: every kind of section, with lengths in quarters of a point.
struct RandomProgram {
  private var random: RandomSource
  private(set) var text = ""

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    text = """
      component Card { id: ID }
      component Tile { id: ID }
      component Title { text: Text }
      decoration Panel { cornerRadius: 8, color: #F4F4F4 }
      screen Home {
        sectionSpacing: \(length(0...20))
        \(random.chance(30) ? "maxContentWidth: \(length(400...700))" : "")
        \(random.chance(30) ? "insetsReference: \(random.pick(["none", "layoutMargins", "readableContent"]))" : "")

      """
    for index in 0..<random.number(2...4) { addSection("s\(index)", isInStack: false) }
    text += "}\n"
  }

  /// A constant in quarters.
  private mutating func length(_ range: ClosedRange<Int>) -> String {
    let quarters = random.number(range.lowerBound * 4...range.upperBound * 4)
    return "\(quarters / 4)" + [".0", ".25", ".5", ".75"][quarters % 4]
  }

  /// How high an item is; with the property's name.
  private mutating func height() -> String {
    switch random.number(0...7) {
    case 0: "ratio: \(random.number(1...16)):\(random.number(4...9))"
    case 1: "height: item.width * \(random.number(1...5))/\(random.number(3...5)) + \(length(0...40))"
    case 2: "height: content.width / \(random.number(3...7))"
    case 3: "height: estimated(\(length(20...90)))"
    case 4: "height: min(item.width, \(length(40...160)))"
    case 5: "height: max(item.width / 2, \(random.number(10...40))sp)"
    default: "height: \(length(10...120))"
    }
  }

  /// How high a header or footer is.
  private mutating func supplementaryHeight() -> String {
    switch random.number(0...3) {
    case 0: "height: content.width / \(random.number(4...9))"
    case 1: "height: estimated(\(length(20...60)))"
    default: "height: \(length(10...60)) + 8sp"
    }
  }

  private mutating func insets() -> String {
    switch random.number(0...3) {
    case 0: "(horizontal: \(length(0...24)), vertical: \(length(0...24)))"
    case 1: "(top: \(length(0...9)), leading: \(length(0...30)), bottom: \(length(0...9)), trailing: \(length(0...30)))"
    default: length(0...20)
    }
  }

  private mutating func spacing() -> String {
    random.chance(50) ? length(0...16) : "(lines: \(length(0...16)), items: \(length(0...16)))"
  }

  private mutating func addSection(_ name: String, isInStack: Bool) {
    let kinds = ["hero", "list", "grid", "carousel", "waterfall", "mosaic", "flow"] + (isInStack ? [] : ["stack"])
    let kind = random.pick(kinds)
    text += "  section \(name): \(kind) {\n    insets: \(insets())\n    spacing: \(spacing())\n"
    if random.chance(40) { text += "    header Title { \(supplementaryHeight())\(supplementary()) }\n" }
    if random.chance(30) { text += "    footer Title { \(supplementaryHeight())\(supplementary()) }\n" }
    if random.chance(30) { text += "    background Panel { insets: \(length(0...5)) }\n" }
    if kind != "stack", random.chance(40) { text += "    minItems: \(random.number(4...14))\n" }
    add(kind, name)
    if random.chance(30) { text += "    when width >= \(random.number(340...900)) { insets: \(insets()) }\n" }
    if random.chance(15) { text += "    when direction == rtl { spacing: \(spacing()) }\n" }
    if random.chance(15) { text += "    when height < \(random.number(500...900)) { spacing: \(spacing()) }\n" }
    if random.chance(10) { text += "    when horizontal == regular { hidden: true }\n" }
    text += "  }\n"
  }

  private mutating func supplementary() -> String {
    (random.chance(20) ? ", fullWidth: true" : "") + (random.chance(20) ? ", overlays: true" : "")
      + (random.chance(20) ? ", pinned: section" : "")
  }
}

// MARK: - Kinds

extension RandomProgram {
  private mutating func add(_ kind: String, _ name: String) {
    switch kind {
    case "grid": addGrid()
    case "carousel": addCarousel()
    case "waterfall":
      // Heights without near ties: which column is the shortest must not hang on how a browser rounds.
      text += "    columns: \(random.number(1...4))\n"
      for unit in ["Card", "Tile"] { text += "    unit \(unit) { height: \(random.number(20...90)), insets: 2 }\n" }
    case "mosaic": addMosaic()
    case "flow":
      text += "    align: \(random.pick(["leading", "center", "justified"]))\n"
      text += "    rowAlign: \(random.pick(["top", "center", "bottom", "stretch"]))\n"
      for unit in ["Card", "Tile"].prefix(random.number(1...2)) {
        text += "    unit \(unit) { width: \(length(40...200)), \(height()) }\n"
      }
    case "stack": for index in 0..<random.number(1...3) { addSection("\(name)in\(index)", isInStack: true) }
    default: for unit in ["Card", "Tile"] { text += "    unit \(unit) { \(height()), insets: \(length(0...3)) }\n" }
    }
  }

  private mutating func addGrid() {
    let isFixed = random.chance(60)
    let most = random.chance(50) ? ", max: \(random.number(1...4))" : ""
    text += "    columns: \(isFixed ? "\(random.number(2...5))" : "adaptive(min: \(length(60...120))\(most))")\n"
    text += "    rowAlign: \(random.pick(["top", "center", "bottom", "stretch"]))\n"
    text += "    unit Card { \(height())\(random.chance(20) ? ", uniformAcrossSiblings: true" : "") }\n"
    let span = isFixed ? random.pick(["1", "2", "all"]) : "all"
    text += "    unit Tile { \(height()), span: \(span)\(random.chance(40) ? ", place: nextRow" : "") }\n"
    guard isFixed, random.chance(40) else { return }
    text += "    when width >= \(random.number(340...900)) { columns: \(random.number(2...6)) }\n"
  }

  private mutating func addCarousel() {
    let scrolls = ["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"]
    text += "    scroll: \(random.pick(scrolls))\n    rows: \(random.number(1...3))\n"
    for unit in ["Card", "Tile"] {
      let widths = ["width: \(length(40...200))", "inView: \(random.pick(["1", "2", "2.5", "3.25"]))", "width: 40%"]
      let uniform = random.chance(20) ? ", uniformAcrossSiblings: true" : ""
      text += "    unit \(unit) { \(random.pick(widths)), \(height())\(uniform) }\n"
    }
  }

  private mutating func addMosaic() {
    text += "    unit Card { insets: \(length(0...3)) }\n"
    let height = random.pick(["height: \(length(150...300))", "ratio: 3:2", "height: content.width * 2/5"])
    text += """
          row {
            \(height)
            spacing: \(length(0...12))
            insets: \(length(0...6))
            cell { width: \(random.pick(["2fr", "30%", "0.5fr", length(30...90)])), height: \(random.pick(["100%", "50%"])) }
            column {
              width: \(random.pick(["1fr", "3fr"]))
              spacing: \(length(0...8))
              cell { height: \(random.pick(["1fr", "25%", length(10...40)])) }
              cell
            }
          }

      """
  }
}
