import TestSupport

extension ProofProgram {
  /// Sections, some in a stack, of which a response may set columns, spacing and insets.
  mutating func addSectionsOfResponses() {
    for index in 0..<number(1...2) { addSectionOfResponses("s\(index)", indent: "  ") }
    guard chance(40) else { return }
    write("  section all: stack {\n")
    if chance(70) {
      write("    fromServer: (insets: \(range(0...20, 30)))\n")
    } else {
      write("    insets: (horizontal: \(length(0...20)))\n")
    }
    for index in 0..<number(1...2) { addSectionOfResponses("t\(index)", indent: "    ") }
    write("  }\n")
  }

  private mutating func addSectionOfResponses(_ name: String, indent: String) {
    let kind = pick(["grid", "grid", "grid", "waterfall", "list", "carousel", "flow", "hero", "grid"])
    let isCounted = kind == "grid" || kind == "waterfall"
    write("\(indent)section \(name): \(kind) {\n")
    var ranges: [String] = []
    // A value without a range, in it, or one that depends on something.
    if isCounted {
      let least = number(1...3)
      let most = chance(10) ? least + number(16...40) : least + number(0...4)
      let own = chance(80) ? "\(number(least...min(most, least + 4)))" : "adaptive(min: \(length(60...200)))"
      let isOffered = chance(70)
      write("    columns: \(isOffered ? own : columns())\n")
      if isOffered { ranges.append("columns: \(least)...\(most)") }
      if kind == "grid", later.chance(30) { ranges.append("startColumn: 1...\(later.number(1...4))") }
    }
    if chance(70) {
      ranges.append("spacing: \(range(0...8, 30))")
    } else {
      write("    spacing: \(pick(["\(length(0...20))", "content.width / \(number(20...60))"]))\n")
    }
    if ranges.isEmpty || chance(60) {
      ranges.append("insets: \(range(0...8, 50))")
    } else {
      write("    insets: (horizontal: \(length(0...40)))\n")
    }
    write("    fromServer: (\(ranges.joined(separator: ", ")))\n")
    if chance(30) { write("    header Title { height: content.width / \(number(5...20)) + \(number(0...8)) }\n") }
    let isEstimated = chance(20)
    write(
      "    unit Card { \(isEstimated ? estimatedSize(kind) : size(kind)), require item.width \(pick([">=", ">", "!="])) \(length(20...200)) }\n"
    )
    if chance(30) { write("    unit Note { \(size(kind)) }\n") }
    if chance(40) { write("    when width >= \(length(100...900)) { \(changes(isCounted)) }\n") }
    write("    require \(claim(name, isCounted))\n  }\n")
  }

  private mutating func estimatedSize(_ kind: String) -> String {
    switch kind {
    case "carousel": "inView: \(number(1...4)).5, height: estimated(60), minHeight: \(number(20...60))"
    case "flow": "width: \(number(10...50))%, height: data.extent"
    default: "height: estimated(60), minHeight: \(number(20...60))"
    }
  }

  private mutating func changes(_ isCounted: Bool) -> String {
    if isCounted, chance(50) { return "columns: \(number(1...5))" }
    return chance(50) ? "insets: (horizontal: \(length(0...60)))" : "spacing: \(length(0...30))"
  }

  private mutating func claim(_ name: String, _ isCounted: Bool) -> String {
    var claims = [
      "\(name).content.width >= \(length(50...600))", "container.width - \(name).content.width <= \(length(0...160))",
      "\(name).Card.width * 2 <= \(name).content.width + \(length(0...90))", "\(name).Card.height >= \(length(5...90))",
      "\(name).Card.width >= \(length(20...200)) or container.width < \(length(200...700))",
      "\(name).Card.height <= \(name).Card.width * \(number(1...3)) and \(name).Card.height > 0",
    ]
    if isCounted { claims += (0..<3).map { _ in "\(name).columns \(pick(["<=", ">=", "!="])) \(number(1...8))" } }
    return pick(claims)
  }

  /// From a number to a greater one.
  private mutating func range(_ least: ClosedRange<Int>, _ more: Int) -> String {
    let first = number(least)
    return "\(first)...\(first + number(0...more))"
  }
}
