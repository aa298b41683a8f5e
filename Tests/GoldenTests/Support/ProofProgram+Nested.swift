import TestSupport

/// Rare combinations: sections in sections, in other states, and of other kinds at other widths.
extension ProofProgram {
  /// Sections that may be stacks, and what one requires of another.
  mutating func addNested() {
    let isHorizontal = !text.contains("maxContentWidth") && chance(15)
    if isHorizontal { write("  scrollDirection: horizontal\n") }
    if chance(30) {
      write("  empty Sorry { height: \(pick(["\(plain(10...60))", "container.width / \(number(4...20))"])) }\n")
    }
    let names = (0..<number(1...2)).map { "s\($0)" }
    for name in names {
      if !isHorizontal, chance(25) {
        addStack(name)
      } else {
        addSection(name, kind: isHorizontal ? "carousel" : pick(kinds), isHorizontal ? .part : .alone)
      }
    }
  }

  private var kinds: [String] { ["grid", "list", "carousel", "flow", "hero", "waterfall", "mosaic"] }

  /// The place of a section.
  private enum Place { case alone, inStack, part }

  private mutating func addStack(_ name: String) {
    write("  section \(name): stack {\n    insets: \(length(0...60)), spacing: \(length(0...9))\n")
    if chance(40) { write("    header \(pick(["Title", "Heading"])) { height: \(plain(10...60)) }\n") }
    if chance(50) { write("    when width \(pick([">=", "<"])) \(number(100...900)) { insets: \(length(0...60)) }\n") }
    for inner in 0..<number(1...2) { addSection("\(name)i\(inner)", kind: pick(kinds), .inStack) }
    if chance(60) { write("    require \(name).content.width \(pick([">=", "<", "!="])) \(length(50...900))\n") }
    write("  }\n")
  }

  private mutating func addSection(_ name: String, kind: String, _ place: Place) {
    write("  section \(name): \(kind) {\n")
    write("    insets: (leading: \(length(0...40)), trailing: \(length(0...40)), top: \(number(0...9)))\n")
    write("    spacing: (lines: \(length(0...20)), items: \(length(0...20)))\n    \(properties(of: kind))\n")
    if place == .alone, chance(30) {
      write("    insetsReference: \(pick(["none", "safeArea", "layoutMargins", "readableContent"]))\n")
    }
    let collapses = chance(25)
    if collapses || chance(30) {
      let height = chance(25) ? "estimated(\(number(10...60)))" : plain(10...60)
      write("    header Heading { height: \(height)\(chance(30) ? ", overlays: true" : "") }\n")
      if chance(20) {
        write("    require header.height >= \(number(5...60)) or content.width < \(number(100...600))\n")
      }
    }
    if chance(25) {
      write(
        "    footer Heading { height: content.width / \(number(4...20))\(chance(30) ? ", fullWidth: true" : "") }\n")
    }
    if collapses { write("    collapse: \(pick(["open", "collapsed", "(visible: 2)"]))\n") }
    if chance(20) { write("    background Panel { insets: \(length(0...30)) }\n") }
    if chance(20) { write("    empty Sorry { height: max(container.width - \(number(0...300)), 0) }\n") }
    if chance(20) {
      write("    onFailure Sorry { height: \(pick(["estimated(20)", "container.width - \(number(1...400))"])) }\n")
    }
    addUnits(kind)
    if place == .alone, chance(40) { addOtherKind() }
    if chance(40) { write("    when \(condition()) { insets: (horizontal: \(length(0...60))) }\n") }
    if chance(20) { write("    when \(condition()) { hidden: true }\n") }
    if chance(70) { write("    require \(claim(name))\n") }
    write("  }\n")
  }

  private mutating func properties(of kind: String) -> String {
    switch kind {
    case "grid", "waterfall": "columns: \(columns())" + (kind == "grid" && chance(30) ? ", rowAlign: stretch" : "")
    case "carousel": chance(40) ? "rows: \(number(1...3))" : ""
    case "flow": "align: \(pick(["leading", "center", "justified"]))"
    case "mosaic": arrangement()
    default: ""
    }
  }

  private mutating func arrangement() -> String {
    let inner = pick(["cell", "column { spacing: \(number(0...9)), cell, cell { height: \(number(10...60))% } }"])
    let first = pick(["width: \(plain(20...120))", "width: \(number(10...60))%", "width: 2fr"])
    return "row { \(pick(["height: \(plain(60...200))", "ratio: \(number(1...3)):1"])), spacing: \(length(0...9)), "
      + "cell { \(first) }, \(inner) }"
  }

  private mutating func addUnits(_ kind: String) {
    for unit in chance(50) ? ["Card", "Note"] : ["Card"] {
      let requirement = "require item.width \(pick([">=", ">", "<", "!="])) \(length(20...300))"
      write("    unit \(unit) { \(unitSize(kind))\(chance(50) ? ", " + requirement : "") }\n")
    }
  }

  private mutating func unitSize(_ kind: String) -> String {
    if kind == "mosaic" { return "insets: \(length(0...20))" }
    var result = size(kind)
    if kind == "carousel" || kind == "flow", chance(30) {
      let height = pick([plain(20...120), "item.width / 2", "estimated(\(number(10...90)))", "data.extent"])
      result = "width: \(pick(["data.extent", "estimated(\(number(10...90)))"])), height: \(height)"
    } else if chance(30) {
      let estimates = ["estimated(\(number(10...90)))", "estimated(item.width - \(number(10...90)))"]
      result =
        "height: \(pick(["data.extent"] + estimates)), insets: (vertical: \(length(0...30)))"
      if kind == "carousel" || kind == "flow" { result += ", width: \(number(10...110))%" }
    }
    if chance(20) {
      result += ", minHeight: \(plain(10...60)), maxHeight: item.width + \(length(0...60))"
    } else if chance(30) {
      let bound = pick([plain(10...60), "container.width / \(number(6...30))"])
      result += ", \(pick(["minHeight", "maxHeight"])): \(bound)"
    }
    if kind != "waterfall", chance(20) { result += ", uniformAcrossSiblings: true" }
    if kind == "grid", chance(40) { result += ", span: \(spanOfData(pick(["all", "2", "3"])))" }
    return result
  }

  private mutating func addOtherKind() {
    let kind = pick(["grid", "list", "flow", "carousel"])
    write("    when \(condition()): \(kind) {\n      \(properties(of: kind))\n      item { \(unitSize(kind)) }\n")
    if chance(40) { write("      insetsReference: \(pick(["none", "layoutMargins", "readableContent"]))\n") }
    write("    }\n")
  }

  private mutating func condition() -> String {
    let (first, second) = (number(100...500), number(501...900))
    return pick([
      "width >= \(number(100...900))", "width < \(length(100...900))", "height < \(number(330...900))",
      "horizontal == compact", "vertical == compact", "not (width >= \(first) and width < \(second))",
      "width < \(first) or (width >= \(second) and direction == rtl)", "flag(grid) == tight and height >= \(second)",
    ])
  }

  private mutating func claim(_ name: String) -> String {
    let amount = length(20...400)
    return pick([
      "\(name).content.width >= \(amount)", "\(name).width - \(name).content.width < \(amount)",
      "\(name).Card.height < \(name).Card.width + \(amount) or not (container.height >= 500)",
      "not (\(name).Card.width < \(amount) and container.width > \(amount))",
      "min(\(name).Card.width, \(name).content.width / 2) != \(amount)",
      "max(\(name).Card.height, \(amount)) == \(amount) or container.width >= 500",
      "\(name).Card.width * 2 - \(name).content.width / 3 >= \(name).content.width / 5 - \(amount)",
    ])
  }
}
