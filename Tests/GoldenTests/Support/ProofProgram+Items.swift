import TestSupport

/// Requirements that depend on the items of a section: on their number, and on the others in a row.
extension ProofProgram {
  /// Sections with exact, bounded and unbounded numbers of items of one to three units; a quarter of the screens is a strip.
  mutating func addItems() {
    let isHorizontal = !text.contains("maxContentWidth") && !text.contains("insetsReference: readable") && chance(30)
    if isHorizontal { write("  scrollDirection: horizontal\n") }
    let names = (0..<number(1...2)).map { "s\($0)" }
    for name in names {
      if !isHorizontal, chance(20) {
        write("  section \(name): stack {\n    insets: \(length(0...20))\n")
        addCounted("\(name)i", kind: pick(Self.kinds), isPart: false)
        write("  }\n")
      } else {
        addCounted(name, kind: isHorizontal ? "carousel" : pick(Self.kinds), isPart: isHorizontal)
      }
    }
  }

  /// `cells` is a grid whose cells span several rows.
  private static let kinds = ["grid", "cells", "list", "carousel", "flow", "flow", "hero", "waterfall", "mosaic"]

  private mutating func addCounted(_ name: String, kind: String, isPart: Bool) {
    write(
      "  section \(name): \(kind == "cells" ? "grid" : kind) {\n    insets: (leading: \(number(0...20)), vertical: \(number(0...9)))\n"
    )
    write("    spacing: (lines: \(length(0...20)), items: \(length(0...20)))\n")
    let least = chance(40) ? 0 : number(1...5)
    if least > 0 { write("    minItems: \(least)\n") }
    if chance(85) {
      let most = least + pick(["0", "0", "1", "2", "6", "40"]).number
      write("    maxItems: \(max(1, most))\n")
    }
    addProperties(of: kind)
    let hasHeader = addPartsOfCounted()
    let units = Array(["Card", "Note", "Label"].prefix(number(1...3)))
    addUnits(units, of: kind)
    if chance(30) {
      write(
        "    when width >= \(number(100...900)) { \(pick(["spacing: \(number(0...30))", "insets: \(number(0...30))", "hidden: true"])) }\n"
      )
    }
    if name == "s1", !isPart, !text.contains(": stack"), chance(60) {
      write("    require s0.height + s1.height \(pick(["<=", ">="])) \(number(100...1500))\n")
    }
    for _ in 0..<number(1...2) { write("    require \(sectionClaim(name, units, isPart, hasHeader))\n") }
    write("  }\n")
  }

  private mutating func addProperties(of kind: String) {
    switch kind {
    case "grid": write("    columns: \(columns())\(chance(60) ? ", rowAlign: stretch" : "")\(start())\n")
    case "cells":
      let height = pick([plain(20...90), "column.width * 2/3", "container.height / 12"])
      write("    columns: \(columns()), rowHeight: \(height)\(chance(50) ? ", packing: dense" : "")\(start())\n")
    case "waterfall": write("    columns: \(columns())\n")
    case "flow": write("    align: \(pick(["leading", "justified"]))\(chance(60) ? ", rowAlign: stretch" : "")\n")
    case "carousel": if chance(50) { write("    rows: \(number(1...3))\n") }
    case "mosaic":
      let named = later.chance(40) ? " Card" : ""
      write(
        "    row { height: \(number(50...90)), cell { width: \(number(20...90)) }, cell\(named) { width: 2fr }, cell }\n"
      )
    default: break
    }
  }

  private mutating func start() -> String { later.chance(20) ? ", startColumn: \(later.number(1...2))" : "" }

  /// Gives whether there is a header.
  private mutating func addPartsOfCounted() -> Bool {
    let hasHeader = chance(40)
    if hasHeader {
      let header = pick(["Title", "Heading"])
      write("    header \(header) { height: \(plain(10...60))\(chance(20) ? ", overlays: true" : "") }\n")
      if header == "Heading", later.chance(30) { write("    collapse: \(later.pick(["open", "(visible: 2)"]))\n") }
    }
    if chance(20) { write("    footer Caption { height: \(plain(10...40)) }\n") }
    if chance(20) { write("    background Panel { insets: \(number(0...60)) }\n") }
    if chance(25) { write("    empty\(pick([": keep", " Sorry { height: \(plain(10...90)) }"]))\n") }
    if later.chance(20) { write("    onFailure Sorry { height: \(later.number(5...200)) }\n") }
    return hasHeader
  }

  private mutating func addUnits(_ units: [String], of kind: String) {
    for unit in units {
      if kind == "cells" {
        let cells = "(columns: \(pick(["1", "1", "2", "all"])), rows: \(number(1...3)))"
        let span = unit == "Label" ? cells : spanOfData(cells)
        write("    unit \(unit) { span: \(span)\(chance(60) ? ", require \(itemClaim())" : "") }\n")
        continue
      }
      let isMosaic = kind == "mosaic"
      var body = isMosaic ? "insets: \(number(0...30))" : size(kind)
      if !isMosaic, chance(10) { body = body.replacing(/height: .*|ratio: .*/) { _ in "height: estimated(60)" } }
      if kind == "grid", chance(30) {
        let span = pick(["all", "2"])
        body += ", span: \(unit == "Label" ? span : spanOfData(span))\(chance(50) ? ", place: nextRow" : "")"
      }
      if kind == "grid" || kind == "flow" || kind == "carousel", chance(30) { body += ", uniformAcrossSiblings: true" }
      write("    unit \(unit) { \(body)\(chance(60) ? ", require \(itemClaim())" : "") }\n")
    }
  }

  private mutating func itemClaim() -> String {
    "item.height \(pick(["<=", ">=", "<", "!="])) \(pick(["\(number(20...400))", "item.width * \(number(1...3))"]))"
  }

  private mutating func sectionClaim(_ name: String, _ units: [String], _ isPart: Bool, _ hasHeader: Bool) -> String {
    let amount = number(20...1500)
    var claims = [
      "\(name).height <= \(amount)", "\(name).height >= \(number(0...300))", "\(name).height < container.height",
      "\(name).height <= \(amount) or \(name).height > \(amount + number(0...200))",
      "\(name).height <= \(amount) or container.width < \(number(100...600))",
      "\(name).height <= \(name).Card.height * \(number(1...12)) + \(number(0...200))",
      "min(\(name).height, \(amount)) <= \(number(20...1500))", "\(name).height != \(amount)",
      "\(name).Card.height == \(name).\(units[units.count - 1]).height",
      "\(name).height <= \(amount) and \(name).height >= \(number(0...60))",
    ]
    if isPart {
      claims += (0..<2).flatMap { _ in
        [
          "\(name).width >= \(number(20...900))", "\(name).width <= container.width * \(number(1...6))",
          "\(name).width - \(name).height >= 0",
        ]
      }
      if hasHeader { claims += ["header.width >= \(number(20...600))", "header.width <= \(name).width"] }
    }
    return pick(claims)
  }
}

extension String {
  fileprivate var number: Int { Int(self) ?? 0 }
}
