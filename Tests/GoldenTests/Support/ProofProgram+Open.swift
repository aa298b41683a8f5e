import TestSupport

/// Screens of which much depends on the response: how many items it brings, which cases and sizes they have, and what it
/// sets of `fromServer`.
extension ProofProgram {
  mutating func addOpen() {
    write("  sections: fixed\n")
    if chance(40) { write("  sectionSpacing: \(number(0...24))\n") }
    var names: [String] = []
    for index in 0..<number(1...3) {
      let name = "s\(index)"
      if chance(25) {
        addOpenStack(name, before: names)
      } else {
        addOpenSection(name, before: names, indent: "  ", inStack: false)
      }
      names.append(name)
    }
  }

  /// `cells` is a grid whose rows all have one height.
  private static let kinds = [
    "grid", "grid", "cells", "cells", "list", "list", "carousel", "flow", "hero", "waterfall", "mosaic",
  ]

  private mutating func addOpenStack(_ name: String, before: [String]) {
    write("  section \(name): stack {\n    insets: \(number(0...20)), spacing: \(number(0...16))\n")
    if chance(40) { write("    header \(pick(["Title", "Heading"])) { height: \(number(20...60)) }\n") }
    let inner = (0..<number(1...3)).map { "\(name)i\($0)" }
    for part in inner { addOpenSection(part, before: [], indent: "    ", inStack: true) }
    for _ in 0..<number(1...2) { write("    require \(heightClaim(of: name, before: before))\n") }
    write("  }\n")
  }

  private mutating func addOpenSection(_ name: String, before: [String], indent: String, inStack: Bool) {
    let kind = pick(Self.kinds)
    write("\(indent)section \(name): \(kind == "cells" ? "grid" : kind) {\n")
    let hasColumns = kind == "grid" || kind == "cells" || kind == "waterfall"
    let offers = (columns: hasColumns && chance(15), spacing: chance(30), insets: chance(15))
    if offers.insets || chance(70) {
      write("    insets: (horizontal: \(number(8...16)), vertical: \(number(8...16)))\n")
    }
    if offers.spacing || chance(70) { write("    spacing: \(number(8...16))\n") }
    var ranges: [String] = []
    if offers.columns { ranges.append("columns: 1...4") }
    if offers.spacing { ranges.append("spacing: \(pick(["0...16", "4...24", "8...16", "0...40"]))") }
    if offers.insets { ranges.append("insets: \(pick(["0...16", "8...24"]))") }
    if !ranges.isEmpty { write("    fromServer: (\(ranges.joined(separator: ", ")))\n") }
    if hasColumns { write("    columns: \(offers.columns || kind == "cells" ? "\(number(2...4))" : columns())\n") }
    addCounts(repeats: addKind(kind))
    if chance(35) {
      let height = chance(25) ? "estimated(\(number(20...60)))" : "\(number(20...60))"
      write("    header \(pick(["Title", "Heading"])) { height: \(height) }\n")
    }
    if chance(15) { write("    footer Label { height: \(number(20...60)) }\n") }
    if chance(15) { write("    background Panel { insets: \(number(0...24)) }\n") }
    if chance(20) { write("    empty\(pick([": keep", " Sorry { height: \(number(20...90)) }"]))\n") }
    if chance(15) { write("    onFailure Sorry { height: \(pick(["estimated(40)", "\(number(20...90))"])) }\n") }
    let units = Array(["Card", "Note", "Label"].prefix(number(1...3)))
    for unit in units { addOpenUnit(unit, of: kind, in: name) }
    if chance(25) {
      write("    when width >= \(number(300...900)) { spacing: \(number(0...24)) }\n")
    }
    for _ in 0..<number(1...2) {
      write("    require \(chance(75) ? heightClaim(of: name, before: before) : itemClaim(name, units))\n")
    }
    write("\(indent)}\n")
  }

  /// Gives whether a strip repeats.
  private mutating func addKind(_ kind: String) -> Bool {
    switch kind {
    case "grid": if chance(30) { write("    rowAlign: stretch\n") }
    case "cells":
      let height = pick(["\(number(30...90))", "column.width", "column.width * 2/3"])
      write("    rowHeight: \(height)\(chance(30) ? ", packing: dense" : "")\n")
    case "flow": write("    align: \(pick(["leading", "center", "justified"]))\n")
    case "carousel":
      if chance(30) { write("    rows: \(number(2...3))\n") }
      guard chance(20) else { break }
      write("    scroll: groupPaging, paging: (repeat: \(pick(["loop", "infinite"])))\n")
      return true
    case "mosaic":
      let named = chance(30) ? " Card" : ""
      write("    row { height: \(number(80...200)), spacing: \(number(0...9)), cell { width: 2fr }, ")
      write("column { spacing: \(number(0...9)), cell\(named), cell } }\n")
    default: break
    }
    return false
  }

  private mutating func addCounts(repeats: Bool) {
    let least = max(chance(40) ? 0 : number(1...6), repeats ? 2 : 0)
    if least > 0 { write("    minItems: \(least)\n") }
    if chance(65) { write("    maxItems: \(max(1, least) + number(0...24))\n") }
  }

  private mutating func addOpenUnit(_ unit: String, of kind: String, in name: String) {
    var body: [String] = []
    let heights = [
      "height: \(number(20...200))", "height: \(number(20...200))", "ratio: \(number(1...3)):\(number(1...3))",
      "height: item.width / 2 + \(number(0...40))", "height: estimated(\(number(20...120)))",
      "height: \(text.utf8.count.isMultiple(of: 2) ? "20sp" : "lines(1, body)")",
    ]
    let height = unit != "Label" && chance(20) ? "height: data.extent" : pick(heights)
    switch kind {
    case "cells":
      let span = pick(["1", "1", "2", "(columns: 2, rows: 2)", "(columns: 1, rows: 2)"])
      body.append(
        "span: \(unit == "Label" || chance(40) ? span : "match(data.shape, small: 1, wide: 2, large: \(span))")")
    case "mosaic": body.append("insets: \(number(0...12))")
    case "carousel":
      body.append(pick(["width: \(number(60...300))", "width: \(number(30...90))%", "inView: 2.5", "inView: 2"]))
      body.append(height)
    case "flow":
      body.append(pick(["width: \(number(40...160))", "width: 50%", "width: estimated(80)"]))
      body.append(height)
    case "grid":
      body.append(height)
      if chance(30) {
        let span = pick(["2", "all"])
        body.append(
          unit == "Label" || chance(50)
            ? "span: \(span)" : "span: match(data.shape, small: 1, wide: \(span), large: all)")
      }
    default: body.append(height)
    }
    if kind != "cells", kind != "mosaic" {
      if chance(25) { body.append("minHeight: \(number(20...60))") }
      if chance(15) { body.append("maxHeight: \(number(60...300))") }
      if kind != "waterfall", kind != "list", kind != "hero", chance(15) { body.append("uniformAcrossSiblings: true") }
    }
    if chance(30) { body.append("require item.height \(pick(["<=", ">="])) \(number(10...300))") }
    if chance(20) { body.append("require item.width >= \(number(20...200))") }
    write("    unit \(unit) { \(body.joined(separator: ", ")) }\n")
  }

  private mutating func heightClaim(of name: String, before: [String]) -> String {
    let amount = pick(["\(number(0...200))", "\(number(100...900))", "\(number(500...4_000))"])
    var claims = [
      "\(name).height >= 0", "\(name).height >= \(number(1...300))", "\(name).height >= \(number(1...300))",
      "\(name).height <= \(amount)", "\(name).height <= \(amount)", "\(name).height < container.height",
      "\(name).height <= container.height * \(number(1...6))", "\(name).height > 0 and \(name).height <= \(amount)",
      "\(name).height <= \(amount) or container.width < \(number(300...800))",
    ]
    if let other = before.last {
      claims += [
        "\(other).height + \(name).height <= \(amount)", "\(other).height + \(name).height >= \(number(0...300))",
        "\(name).y <= \(amount)", "\(name).y >= \(number(0...100))",
      ]
    }
    return pick(claims)
  }

  private mutating func itemClaim(_ name: String, _ units: [String]) -> String {
    pick([
      "\(name).Card.height \(pick(["<=", ">="])) \(number(10...300))", "\(name).Card.width >= \(number(20...200))",
      "\(name).height >= \(name).Card.height", "\(name).Card.height <= \(name).Card.width * 3",
      "\(name).content.width >= \(number(100...300))",
    ])
  }
}
