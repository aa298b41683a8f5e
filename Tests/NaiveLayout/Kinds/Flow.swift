extension Section {
  /// R18: lines of items that are as wide as they say.
  func flow() throws(Failure) -> Lines {
    var widths: [Fraction] = []
    for item in items {
      widths.append(try width(of: item))
      if widths[widths.count - 1] > contentWidth { throw failure(.r18) }
    }
    var lines = Lines()
    var y = Fraction.zero
    let ranges = wrapped(widths)
    for (index, range) in ranges.enumerated() {
      let (heights, lineHeight) = try heights(ofRow: Array(items[range]), widths: Array(widths[range]))
      var (x, gap) = line(Array(widths[range]), of: widths, isLast: index == ranges.count - 1)
      for (offset, item) in range.enumerated() {
        lines.boxes.append(aligned(Frame(x, y, widths[item], heights[offset]), inRowOf: lineHeight))
        x += widths[item] + gap
      }
      lines.height = y + lineHeight
      y = lines.height + lineSpacing
    }
    return lines
  }

  /// The items of each line: as many as fit, with the item spacing between them.
  private func wrapped(_ widths: [Fraction]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = Fraction.zero
    for index in widths.indices {
      let needed = index == start ? widths[index] : used + itemSpacing + widths[index]
      if index > start, needed > contentWidth {
        lines.append(start..<index)
        start = index
        used = widths[index]
      } else {
        used = needed
      }
    }
    return widths.isEmpty ? [] : lines + [start..<widths.count]
  }

  /// Returns the start of a line, and the gap between its items.
  private func line(_ line: [Fraction], of all: [Fraction], isLast: Bool) -> (x: Fraction, gap: Fraction) {
    let align = declaration["align"]?.string ?? "leading"
    let packed = sum(line) + Fraction(line.count - 1) * itemSpacing
    let centred = left + (contentWidth - packed) / 2
    trace.reach(.r18, align)
    switch align {
    case "center": return (centred, itemSpacing)
    case "justified": break
    default: return (left, itemSpacing)
    }
    if isLast {
      guard Set(all).count == 1 else {
        trace.reach(.r18, "last line of several widths")
        return (left, itemSpacing)
      }
      trace.reach(.r18, "last line of one width")
      let width = all[0]
      // Items that take no room are all in one place.
      if width + itemSpacing == 0 { return (left, 0) }
      let fullLine = ((contentWidth + itemSpacing) / (width + itemSpacing)).floor
      if fullLine == 1 {
        trace.reach(.r18, "last line of one item")
        return (centred, 0)
      }
      return (left, (contentWidth - Fraction(fullLine) * width) / Fraction(fullLine - 1))
    }
    if line.count == 1 {
      trace.reach(.r18, "lone item")
      return (centred, 0)
    }
    return (left, (contentWidth - sum(line)) / Fraction(line.count - 1))
  }
}
