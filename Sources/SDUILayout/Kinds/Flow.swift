import SDUIIR

extension SectionContents {
  /// A flow: items of their own width, wrapped into lines (layout rule R18).
  static func flow(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure
  ) throws(LayoutFailure) -> SectionContents {
    var flow = try FlowLines(section, items, measure)
    try flow.breakLines()
    var frames: [Frame] = []
    frames.reserveCapacity(items.count)
    var y = Rational.zero
    for line in flow.lines.indices {
      if line > 0 { y = try exact(y + measure.lineSpacing) }
      let height = flow.height(ofLine: line)
      try flow.place(line, top: y, height: height, into: &frames)
      y = try exact(y + height)
    }
    return SectionContents(frames, units: items.units, of: .flow, height: y)
  }
}

/// The items of a flow and the lines that they fall into.
private struct FlowLines {
  let measure: SectionMeasure
  let alignment: LineAlignment
  let rowAlignment: RowAlignment
  private var boxes: MeasuredBoxes
  private var items: [FlowItem] = []
  /// The items of each line.
  private(set) var lines: [Range<Int>] = []

  /// An item of a flow.
  private struct FlowItem {
    /// The index of its box.
    let box: Int
    let width: Rational
    let height: Rational
  }

  /// Sizes all items.
  init(_ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure) throws(LayoutFailure) {
    self.measure = measure
    alignment = section.lineAlignment
    rowAlignment = section.rowAlignment
    boxes = try MeasuredBoxes(section, items, measure)
    self.items.reserveCapacity(items.count)
    for index in items.indices {
      do { try add(items[index]) } catch { throw error.naming(item: index) }
    }
  }

  /// Layout rules R18 and R26: an item that is wider than the content fits in no line.
  private mutating func add(_ item: ItemData) throws(LayoutFailure) {
    let box = try boxes.box(of: item)
    let (width, content) = (boxes[box].width, measure.containers.content)
    guard width <= content else {
      throw .breach(
        .flow, "the item is \(width.shortText) wide", "a line is \(content.shortText) wide inside the insets")
    }
    items.append(FlowItem(box: box, width: width, height: try boxes[box].height(of: item)))
  }

  /// Layout rule R18: a line takes items while `Σw + (k−1)·m ≤ C1`.
  mutating func breakLines() throws(LayoutFailure) {
    var first = 0
    var end = Rational.zero
    for index in items.indices {
      let next = index == first ? items[index].width : try exact(end + measure.itemSpacing + items[index].width)
      if next <= measure.containers.content {
        end = next
      } else {
        lines.append(first..<index)
        first = index
        end = items[index].width
      }
    }
    if first < items.count { lines.append(first..<items.count) }
  }

  /// Layout rule R15: a line is as high as its highest item.
  func height(ofLine line: Int) -> Rational {
    var highest = Rational.zero
    for index in lines[line] where items[index].height > highest { highest = items[index].height }
    return highest
  }

  /// Layout rules R15 and R18: the cells of a line.
  func place(_ line: Int, top: Rational, height: Rational, into frames: inout [Frame]) throws(LayoutFailure) {
    let (start, gap) = try spread(line)
    var x = try exact(measure.containers.leading + start)
    for index in lines[line] {
      let item = items[index]
      do {
        let (y, height) = try rowAlignment.place(
          item.height, isUniformAcrossSiblings: boxes[item.box].isUniformAcrossSiblings, top: top, rowHeight: height)
        frames.append(try boxes[item.box].cell(x: x, y: y, height: height))
      } catch { throw error.naming(item: index) }
      x = try exact(x + item.width + gap)
    }
  }
}

extension FlowLines {
  /// Layout rule R18: where the first item of a line stands in the content, and the gap behind each.
  private func spread(_ line: Int) throws(LayoutFailure) -> (start: Rational, gap: Rational) {
    switch alignment {
    case .leading: return (.zero, measure.itemSpacing)
    case .center: return (try centred(line), measure.itemSpacing)
    case .justified: break
    }
    let count = lines[line].count
    if line < lines.count - 1 {
      if count == 1 { return (try centred(line), .zero) }
      let width = try width(of: line)
      return (.zero, try exact((measure.containers.content - width) / Rational(count - 1)))
    }
    guard let width = uniformWidth, let full = try fullCount(width) else { return (.zero, measure.itemSpacing) }
    if full == 1 { return (try centred(line), .zero) }
    let number = try exact(Rational(full, over: 1))
    return (.zero, try exact((measure.containers.content - number * width) / (number - .one)))
  }

  /// Layout rule R18: what lies before a line in the middle of the content.
  private func centred(_ line: Int) throws(LayoutFailure) -> Rational {
    let gaps = try exact(Rational(lines[line].count - 1) * measure.itemSpacing)
    let width = try width(of: line)
    return try exact((measure.containers.content - width - gaps) / Rational(2))
  }

  /// `Σw` of a line.
  private func width(of line: Int) throws(LayoutFailure) -> Rational {
    var sum = Rational.zero
    for index in lines[line] { sum = try exact(sum + items[index].width) }
    return sum
  }

  /// The width of all items, if they have the same one.
  private var uniformWidth: Rational? {
    guard let width = items.first?.width, items.allSatisfy({ $0.width == width }) else { return nil }
    return width
  }

  /// How many items of a width a full line has, `⌊(C1 + m) / (w + m)⌋`; `nil` where no number of them fills it.
  private func fullCount(_ width: Rational) throws(LayoutFailure) -> Int64? {
    let step = try exact(width + measure.itemSpacing)
    guard step > .zero else { return nil }
    return try exact((measure.containers.content + measure.itemSpacing) / step).floor
  }
}
