/// The parts of a program about which only an exact judge is asked.
extension RandomProgram {
  /// A unit whose height is in a record, within bounds.
  static let exactDeclarations = """

    component Story { id: ID, body: Body }
    record Body { extent: Int(min: 20, max: 90) }
    flag density: [loose, tight]
    """

  /// A strip whose pages repeat: all items of one width.
  mutating func repeatingCarousel(_ units: [String]) -> String {
    let scroll = random.pick(["paging", "groupPaging", "groupPagingCentered"])
    var width = random.pick(["width: 100%", "inView: 2", "width: \(length(40...200))", "width: container.width / 2"])
    var words = ""
    // The segment of pages has to be whole ones.
    if scroll == "paging", random.chance(70) {
      width = "width: container.width"
      words = "    when width >= 1 { spacing: 0 }\n"
    }
    words += """
          rows: \(random.pick([1, 1, 2]))
          scroll: \(scroll)
          paging: (repeat: \(random.pick(["none", "loop", "infinite", "infinite"])), autoRoll: 4s)

      """
    return words + all(units) { program, unit in "\(width), \(program.height(of: unit))" }
  }

  /// A flow of which lines are exactly full.
  mutating func fullFlow(_ units: [String]) -> String {
    "    align: \(random.pick(["leading", "center", "justified"]))\n    when width >= 1 { spacing: (lines: 3, items: 0) }\n"
      + all(units) { program, unit in
        "width: \(program.random.pick(["25%", "50%", "50%", "100%"])), \(program.height(of: unit))"
      }
  }

  /// Adds properties that a response may set, and conditions on all axes.
  mutating func addExact(_ kind: String, hasHeader: Bool) {
    let hasColumns = kind == "grid" || kind == "waterfall"
    if random.chance(25) {
      let columns = hasColumns ? "columns: 1...5, " : ""
      let start = kind == "grid" ? some(40, "startColumn: 1...3, ") : ""
      text += "    fromServer: (\(columns)\(start)spacing: 0...24, insets: 0...32)\n"
    }
    if hasColumns, random.chance(20) {
      text += "    when \(condition()) { columns: \(random.pick(["1", "3", "6", "adaptive(min: 150, max: 3)"])) }\n"
    }
    if kind != "mosaic", kind != "stack", !text.sectionTail.contains("rowHeight"), random.chance(20) {
      text += "    when \(condition()) { unit Card { height: \(length(10...90)), minHeight: \(length(0...70)) } }\n"
    }
    if random.chance(15) { text += "    when \(condition()) { spacing: \(spacing()), insets: \(insets()) }\n" }
    if random.chance(10) { text += "    when \(condition()) { empty: keep }\n" }
    if random.chance(10) { text += "    when \(condition()) { hidden: true }\n" }
    if hasHeader, random.chance(30) {
      text += "    when \(condition()) { header { height: \(length(0...60)), overlays: \(random.chance(50)) } }\n"
    }
  }

  private mutating func condition() -> String {
    let (less, more) = (random.number(100...500), random.number(501...900))
    return random.pick([
      "width >= \(less)", "width < \(more)", "height < \(more)", "horizontal == compact", "vertical == compact",
      "idiom == pad", "direction == rtl", "flag(density) == loose", "not (width >= \(less) and width < \(more))",
      "width < \(less) or (idiom == phone and height >= \(more))", "textScale >= 1.\(less % 10)",
      "textSize >= accessibility1", "width >= \(less) and textSize < xxLarge",
    ])
  }
}
