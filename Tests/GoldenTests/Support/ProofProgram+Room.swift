import TestSupport

/// Bars, and what is pinned: together about as high as the lowest containers.
extension ProofProgram {
  mutating func addPinned() {
    if chance(50) { write("  topBar Heading { height: \(fixedHeight(20...120)) }\n") }
    if chance(40) { write("  bottomBar Heading { height: \(fixedHeight(20...120)) }\n") }
    for index in 0..<number(1...3) {
      switch number(0...4) {
      case 0: addStrip("s\(index)")
      case 1:
        write("  section s\(index): stack {\n")
        addParts("  ", ofStack: true)
        for inner in 0..<number(1...2) { addList("i\(index)\(inner)", margin: "    ") }
        write("  }\n")
      default: addList("s\(index)", margin: "  ")
      }
    }
  }

  /// Returns a height that is known without data.
  private mutating func fixedHeight(_ range: ClosedRange<Int>) -> String {
    pick([
      plain(range), "container.width / \(number(4...16)) + 20", "\(number(10...40))sp",
      "container.height / \(number(4...9))",
    ])
  }

  private mutating func addList(_ name: String, margin: String) {
    let isRepeated = margin.count == 2 && chance(8)
    let isMatched = later.chance(25)
    let kind = isMatched ? "grid" : "list"
    write("\(margin)\(isRepeated ? "repeated " : "")section \(name): \(kind) {\n")
    if isMatched { write("\(margin)  columns: \(later.number(1...3))\n") }
    addParts(margin, ofStack: false)
    let span = isMatched ? ", span: match(data.shape, small: 1, wide: \(later.number(1...3)), large: all)" : ""
    write("\(margin)  unit Card { height: \(number(20...90))\(span) }\n\(margin)}\n")
  }

  private mutating func addParts(_ margin: String, ofStack: Bool) {
    for part in ["header", "footer"] where chance(60) {
      let height = chance(12) ? "estimated(\(number(20...120)))" : fixedHeight(20...160)
      let pinned = pick(["never", "section", "section", "screen"])
      write("\(margin)  \(part) Title { height: \(height), pinned: \(pinned) }\n")
      if chance(25) {
        write(
          "\(margin)  when width >= \(number(100...900)) { \(part) { pinned: \(pick(["never", "section", "screen"])) } }\n"
        )
      }
    }
    if !ofStack, chance(10) { write("\(margin)  when height < \(number(400...700)) { hidden: true }\n") }
  }

  private mutating func addStrip(_ name: String) {
    write("  section \(name): carousel {\n    pinned: screen\n    insets: \(length(0...20))\n")
    if chance(30) { write("    header Title { height: \(plain(10...40)) }\n") }
    write(
      "    unit Card { width: 90, \(pick(["height: \(plain(20...90))", "ratio: 3:2", "height: container.height / 8"])) }\n"
    )
    if chance(30) { write("    when width >= \(number(100...900)) { pinned: never }\n") }
    write("  }\n")
  }
}
