extension Section {
  /// R19: an arrangement of rows and columns that repeats.
  func mosaic() throws(Failure) -> Lines {
    var lines = Lines()
    guard let tree = declaration["tree"] else { throw failure(.r19) }
    let accepted = accepted(by: tree)
    for item in items where !accepted.contains(where: { takes($0, item, accepted) }) { throw failure(.r19) }
    lines.boxes = items.map { _ in Frame(0, 0, 0, 0) }
    var waiting = Array(items.indices)
    var y = Fraction.zero
    while !waiting.isEmpty {
      trace.reach(.r19)
      let root = try rootFrame(of: tree, y: y)
      let cells = try cells(of: tree, in: root)
      for (cell, units) in zip(cells, accepted) {
        guard let next = waiting.firstIndex(where: { takes(units, items[$0], accepted) }) else {
          trace.reach(.r19, units == nil ? "partly filled" : "empty cell")
          continue
        }
        if units != nil { trace.reach(.r19, "named cell") }
        lines.boxes[waiting.remove(at: next)] = cell
      }
      lines.height = root.bottom
      y = root.bottom + lineSpacing
    }
    return lines
  }

  /// Returns the units that each cell accepts, in the order of the file; `nil` for one that names none.
  private func accepted(by part: JSON) -> [[String]?] {
    if part["kind"]?.string == "cell" { return [part["accepts"].map { $0.elements.compactMap(\.string) }] }
    return (part["children"]?.elements ?? []).flatMap { accepted(by: $0) }
  }

  /// Whether an item may be in a cell: one that names its unit, or one without names if no cell names it.
  private func takes(_ units: [String]?, _ item: Item, _ all: [[String]?]) -> Bool {
    if let units { return units.contains(item.type) }
    return !all.contains { $0?.contains(item.type) ?? false }
  }

  /// The outermost part is in the section's content, and its height may be a ratio of its width.
  private func rootFrame(of tree: JSON, y: Fraction) throws(Failure) -> Frame {
    let width = extent(tree["width"], of: contentWidth) ?? contentWidth
    if width > contentWidth { throw failure(.r20) }
    var height = extent(tree["height"], of: 0) ?? 0
    if let ratio = tree["height"]?["ratio"]?.elements, ratio.count == 2 {
      trace.reach(.r19, "ratio")
      height = width * (ratio[1].fraction ?? .tooLong) / (ratio[0].fraction ?? .tooLong)
    }
    if width.isNegative || height.isNegative { throw failure(.r19) }
    return Frame(left, y, width, height)
  }

  /// A length, or a percent of some room (R5); `nil` of a share.
  private func extent(_ size: JSON?, of room: Fraction) -> Fraction? {
    if let percent = size?["percent"]?.fraction {
      trace.reach(.r5, "in a mosaic")
      return room * percent / 100
    }
    return size?["share"] == nil ? figures.points(size) : nil
  }

  /// The frames of the cells of a part, in the order of the file.
  private func cells(of part: JSON, in frame: Frame) throws(Failure) -> [Frame] {
    guard let kind = part["kind"]?.string, kind != "cell" else { return [frame] }
    let isRow = kind == "row"
    let insets = figures.insets(part["insets"])
    let spacing = figures.points(part["spacing"])
    if insets.areNegative || spacing.isNegative { throw failure(.r19) }
    let inner = frame.inset(by: insets)
    if inner.width.isNegative || inner.height.isNegative { throw failure(.r20) }
    let children = part["children"]?.elements ?? []
    let lengths = try alongExtents(of: children, isRow: isRow, room: isRow ? inner.width : inner.height, spacing)
    var position = isRow ? inner.x : inner.y
    var result: [Frame] = []
    for (child, length) in zip(children, lengths) {
      let room = isRow ? inner.height : inner.width
      let across = extent(child[isRow ? "height" : "width"], of: room) ?? room
      if across.isNegative { throw failure(.r19) }
      if across > room { throw failure(.r20) }
      let frame = isRow ? Frame(position, inner.y, length, across) : Frame(inner.x, position, across, length)
      result += try cells(of: child, in: frame)
      position += length + spacing
    }
    return result
  }

  /// Points and percents first, then spacing; shares divide what is left. R20: the sum is at most the room.
  private func alongExtents(
    of children: [JSON], isRow: Bool, room: Fraction, _ spacing: Fraction
  ) throws(Failure) -> [Fraction] {
    trace.reach(.r20)
    let sizes = children.map { $0[isRow ? "width" : "height"] }
    let fixed = sizes.map { extent($0, of: room) }
    for extent in fixed where extent?.isNegative == true { throw failure(.r19) }
    let rest = room - sum(fixed.compactMap { $0 }) - Fraction(children.count - 1) * spacing
    if rest.isNegative { throw failure(.r20) }
    let shares = sizes.map { $0?["share"]?.fraction ?? 0 }
    if greatest(shares) > 0 { trace.reach(.r19, "shares") }
    var result: [Fraction] = []
    for (extent, share) in zip(fixed, shares) { result.append(extent ?? rest * share / sum(shares)) }
    return result
  }
}
