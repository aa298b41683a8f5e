extension RandomProgram {
  /// Returns the properties of a kind of section and of its units.
  mutating func kindBlock(_ kind: String, _ units: [String], isHorizontal: Bool) -> String {
    switch kind {
    case "grid": grid(units)
    case "carousel": carousel(units, isHorizontal: isHorizontal)
    case "waterfall": waterfall(units)
    case "mosaic": mosaic(units)
    case "flow": flow(units)
    default: list(units)
    }
  }

  mutating func all(_ units: [String], _ properties: (inout RandomProgram, String) -> String) -> String {
    units.map { "    unit \($0) { \(properties(&self, $0)) }\n" }.joined()
  }

  /// Returns the height of an item, with the property's name, and its insets.
  mutating func height(of unit: String) -> String {
    var words: String
    switch unit {
    case "Note": words = "height: data.height"
    case "Photo": words = "ratio: data.image.ratio"
    case "Story": words = "height: data.body.extent"
    default:
      switch random.number(0...8) {
      case 0: words = "ratio: \(random.number(1...16)):\(random.number(4...9))"
      case 1: words = "height: item.width * \(random.number(1...5))/\(random.number(3...5)) + \(length(0...40))"
      case 2: words = "height: content.width / \(random.number(3...7))"
      case 3: words = "height: estimated(\(length(20...90)))"
      case 4: words = "height: min(item.width, \(length(40...160)))"
      case 5: words = "height: max(item.width / 2, \(random.number(10...40))sp)"
      case 6: words = "height: container.height / \(random.number(8...20))"
      default: words = "height: \(length(10...120))"
      }
    }
    words += some(15, ", minHeight: \(length(20...60))") + some(15, ", maxHeight: \(length(70...200))")
    return words + itemInsets()
  }

  private mutating func itemInsets() -> String {
    some(30, ", insets: " + random.pick([length(0...3), "(horizontal: item.width / 20, top: \(length(0...3)))"]))
  }

  private mutating func uniform() -> String { some(20, ", uniformAcrossSiblings: true") }

  private mutating func rowAlignment() -> String {
    "    rowAlign: \(random.pick(["top", "center", "bottom", "stretch"]))\n"
  }

  private mutating func list(_ units: [String]) -> String {
    all(units) { program, unit in program.height(of: unit) + program.uniform() }
  }

  private mutating func grid(_ units: [String]) -> String {
    let isFixed = random.chance(60)
    let most = some(50, ", max: \(random.number(1...4))")
    let columns = isFixed ? "\(random.number(2...5))" : "adaptive(min: \(length(60...120))\(most))"
    let start = some(15, "    startColumn: \(isFixed ? random.number(1...2) : 1)\n")
    if random.chance(40) { return start + cells(units, columns: columns, isFixed: isFixed) }
    return start + "    columns: \(columns)\n" + rowAlignment()
      + all(units) { program, unit in
        let spans = isFixed ? ["1", "1", "2", "all"] : ["1", "all"]
        let span = program.random.pick(program.isExact ? spans + ["2"] : spans)
        let place = program.some(30, ", place: nextRow")
        let isMatched = unit == "Tile" && isFixed && program.later.chance(40)
        let written = isMatched ? "match(data.shape, small: 1, wide: \(span))" : span
        return program.height(of: unit) + program.uniform() + (unit == "Card" ? "" : ", span: \(written)\(place)")
      }
  }

  /// A grid with rows of one height, whose cells may span several.
  private mutating func cells(_ units: [String], columns: String, isFixed: Bool) -> String {
    let heights = [
      length(20...90), "column.width * \(random.number(1...4))/3", "content.width / \(random.number(4...7))",
      "min(column.width + \(length(0...20)), container.height / \(random.number(5...9)))",
    ]
    return "    columns: \(columns)\n    rowHeight: \(random.pick(heights))\n" + some(50, "    packing: dense\n")
      + all(units) { program, unit in
        let columns = program.random.pick(isFixed || program.isExact ? ["1", "1", "2", "all"] : ["1", "all"])
        var span = program.random.pick(["\(columns)", "(columns: \(columns), rows: \(program.random.number(1...3)))"])
        if unit == "Tile", program.later.chance(40) { span = "match(data.shape, small: 1, wide: \(span))" }
        return "span: \(unit == "Card" && !program.isExact ? "1" : span)" + program.itemInsets()
      }
  }

  private mutating func waterfall(_ units: [String]) -> String {
    let columns = random.chance(70) ? "\(random.number(1...4))" : "adaptive(min: \(length(60...120)))"
    // Heights without near ties: which column is the shortest must not hang on how a browser rounds.
    return "    columns: \(columns)\n"
      + all(units) { program, unit in
        if unit == "Note" { return "height: data.height" }
        if program.isExact { return program.height(of: unit) }
        let height = program.random.number(20...90)
        return "height: \(program.random.chance(30) ? "estimated(\(height))" : "\(height)"), insets: 2"
      }
  }

  private mutating func flow(_ units: [String]) -> String {
    if isExact, !isReplacement, random.chance(25) { return fullFlow(units) }
    return "    align: \(random.pick(["leading", "center", "justified"]))\n" + rowAlignment()
      + all(units) { program, unit in
        let widths = [
          program.length(40...200), "\(program.random.number(10...60))%",
          "estimated(\(program.length(40...150)))",
        ]
        let width = unit == "Note" ? "data.width" : program.random.pick(widths)
        return "width: \(width)\(program.leastWidth()), \(program.height(of: unit))\(program.uniform())"
      }
  }

  private mutating func leastWidth() -> String { some(40, ", minWidth: \(length(20...90))") }

  private mutating func carousel(_ units: [String], isHorizontal: Bool) -> String {
    if isExact, !isHorizontal, random.chance(45) { return repeatingCarousel(units) }
    var words = "    rows: \(random.number(1...3))\n"
    if !isHorizontal {
      let scrolls = ["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"]
      words += "    scroll: \(random.pick(scrolls))\n"
    }
    return words
      + all(units) { program, unit in
        let views = program.random.pick(["1", "2", "2.5", "3.25"])
        let widths = [
          "width: \(program.length(40...200))", "inView: \(views)", "width: 40%",
          "width: estimated(\(program.length(40...150)))",
        ]
        if unit == "Photo", program.random.chance(40) {
          let height = program.random.pick([
            program.length(30...90), "container.height / \(program.random.number(9...15))",
          ])
          return "width: data.image.ratio, height: \(height)\(program.leastWidth())\(program.itemInsets())"
        }
        let width = unit == "Note" ? "width: data.width" : program.random.pick(widths)
        return "\(width)\(program.leastWidth()), \(program.height(of: unit))\(program.uniform())"
      }
  }
}

// MARK: - Mosaics

extension RandomProgram {
  private mutating func mosaic(_ units: [String]) -> String {
    let height = random.pick(["height: \(length(200...400))", "ratio: 3:2", "height: content.width * 3/5"])
    let width = some(30, ", width: \(random.number(50...100))%")
    return all(units) { program, _ in "insets: \(program.length(0...3))" }
      + parts(random.pick(["row", "column"]), "\(height)\(width)", depth: 0, of: units)
  }

  /// A row or column with parts of every size: shares, percents and points, with insets and without. Some cells name a unit;
  /// the first names none, so that each unit has one.
  private mutating func parts(_ kind: String, _ properties: String, depth: Int, of units: [String]) -> String {
    var words =
      "    \(kind) { \(properties), spacing: \(length(0...8)), insets: \(random.chance(50) ? length(0...8) : "0")\n"
    let (along, across) = kind == "row" ? ("width", "height") : ("height", "width")
    for index in 0..<random.number(2...3) {
      let isFirst = depth == 0 && index == 0
      let sizes = ["\(random.number(1...3))fr", "0.5fr", "\(random.number(10...25))%", length(10...40)]
      let size = "\(along): \(random.pick(sizes))" + some(30, ", \(across): \(random.number(40...100))%")
      words +=
        depth < 2 && !isFirst && random.chance(40)
        ? parts(kind == "row" ? "column" : "row", size, depth: depth + 1, of: units)
        : "    cell\(isFirst ? "" : some(30, " " + random.pick(units))) { \(size) }\n"
    }
    return words + "    }\n"
  }
}
