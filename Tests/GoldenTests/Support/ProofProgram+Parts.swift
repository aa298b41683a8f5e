import TestSupport

/// The parts around items and in place of them, if items fit only in some numbers.
extension ProofProgram {
  /// Sections whose parts can be tapped. Their items fill pages, or the cells of a mosaic.
  mutating func addParts() {
    write("  empty Sorry { height: \(height(30...60)) }\n")
    for index in 0..<number(1...2) {
      let isMosaic = chance(40)
      write("  section s\(index): \(isMosaic ? "mosaic" : "carousel") {\n    insets: (vertical: \(number(0...9)))\n")
      if isMosaic { addMosaic() } else { addPages() }
      if chance(30) { write("    background Panel { insets: (vertical: \(number(10...60))) }\n") }
      let hasHeader = chance(80)
      if hasHeader { write("    header Heading { height: \(height(20...70)) }\n") }
      if chance(50) { write("    footer Heading { height: \(height(20...70)) }\n") }
      if chance(40) { write("    empty Sorry { height: \(height(20...70)) }\n") }
      if chance(40) { write("    onFailure Sorry { height: \(height(20...70)) }\n") }
      if hasHeader, chance(40) { write("    collapse: \(pick(["open", "collapsed"]))\n") }
      write("  }\n")
    }
  }

  private mutating func height(_ range: ClosedRange<Int>) -> String {
    pick([plain(range), "container.width / \(number(4...16))", "\(number(10...30))sp", "estimated(\(number(range)))"])
  }

  /// Two items fill whole pages at few widths; other numbers do at others.
  private mutating func addPages() {
    let isEndless = chance(60)
    write("    minItems: 2, scroll: paging, paging: (repeat: \(isEndless ? "infinite" : "loop"))\n")
    let width = isEndless || chance(50) ? "container.width / \(number(1...8))" : plain(20...120)
    write("    unit Card { width: \(width), height: 60 }\n")
    if chance(80) { write("    when width >= \(number(100...900)) { scroll: groupPaging }\n") }
  }

  /// The second cell has less room than its insets take, at some widths.
  private mutating func addMosaic() {
    let first = pick(["\(number(20...90))%", plain(20...200)])
    write("    row { height: \(number(50...90)), cell { width: \(first) }, cell }\n")
    write("    unit Card { insets: (horizontal: \(number(5...40))) }\n")
  }
}
