import SDUIIR

extension SectionContents {
  /// A flow: items of their own width, wrapped into lines (layout rule R18).
  static func flow(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<Rational>
  ) throws(LayoutFailure) -> SectionContents {
    var arithmetic = ExactArithmetic()
    let flow = try FlowLines(section, items, measure, &arithmetic)
    var frames: [Frame] = []
    frames.reserveCapacity(items.count)
    var y = Rational.zero
    for line in flow.lines.indices {
      if line > 0 { y = try exact(y + measure.lineSpacing) }
      let height = try flow.height(ofLine: line, &arithmetic)
      try flow.place(line, top: y, height: height, into: &frames)
      y = try exact(y + height)
    }
    return SectionContents(frames, units: items.units, height: y)
  }
}

/// The items of a flow and the lines that they fall into.
@usableFromInline package struct FlowLines<Value: LengthValue> {
  @usableFromInline let containers: Containers<Value>
  @usableFromInline let itemSpacing: Value
  @usableFromInline let alignment: LineAlignment
  @usableFromInline let rowAlignment: RowAlignment
  @usableFromInline package var boxes: MeasuredBoxes<Value>
  @usableFromInline package var items: [MeasuredItem<Value>] = []
  /// The items of each line.
  @usableFromInline package var lines: [Range<Int>] = []

  /// Sizes all items.
  @inlinable package init(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    (containers, itemSpacing) = (measure.containers, measure.itemSpacing)
    alignment = section.lineAlignment
    rowAlignment = section.rowAlignment
    boxes = try MeasuredBoxes(section, items, measure, &arithmetic)
    self.items.reserveCapacity(items.count)
    for index in items.indices {
      do { try add(items[index], at: index, &arithmetic) } catch { throw error.naming(item: index) }
    }
    try breakLines(&arithmetic)
  }

  /// Layout rules R18 and R26: an item that is wider than the content fits in no line.
  @inlinable mutating func add(
    _ item: ItemData, at index: Int, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let box = try boxes.box(of: item, at: index, &arithmetic)
    let (width, content) = (boxes[box].width, containers.content)
    guard try !arithmetic.isLess(content, width) else {
      throw .breach(
        .flow, "the item is \(width.shortText) wide", "a line is \(content.shortText) wide inside the insets")
    }
    items.append(MeasuredItem(box: box, width: width, height: try boxes[box].height(of: item, &arithmetic)))
  }

  /// Layout rule R18: a line takes items while `Σw + (k−1)·m ≤ C1`.
  @inlinable mutating func breakLines(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) {
    var first = 0
    var end = Value.zero
    for index in items.indices {
      let width = items[index].width
      let next = try index == first ? width : end + itemSpacing + width
      if index > first, try arithmetic.isLess(containers.content, next) {
        lines.append(first..<index)
        first = index
        end = width
      } else {
        end = next
      }
    }
    if first < items.count { lines.append(first..<items.count) }
  }

  /// Layout rule R15: a line is as high as its highest item.
  @inlinable package func height(
    ofLine line: Int, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    var highest = Value.zero
    for index in lines[line] { highest = try arithmetic.greatest(highest, items[index].height) }
    return highest
  }

  /// Layout rules R15 and R25: how high the box of an item is in its line.
  @inlinable package func boxHeight(of item: Int, inRow rowHeight: Value) -> Value {
    rowAlignment.height(
      of: items[item].height, isUniform: boxes[items[item].box].isUniformAcrossSiblings, inRow: rowHeight)
  }
}

extension FlowLines<Rational> {
  /// Layout rules R15 and R18: the cells of a line.
  fileprivate func place(
    _ line: Int, top: Rational, height: Rational, into frames: inout [Frame]
  ) throws(LayoutFailure) {
    let (start, gap) = try spread(line)
    var x = try exact(containers.leading + start)
    for index in lines[line] {
      do {
        let own = boxHeight(of: index, inRow: height)
        let y = try rowAlignment.top(of: own, inRow: height, from: top)
        frames.append(try boxes[items[index].box].cell(x: x, y: y, height: own))
      } catch { throw error.naming(item: index) }
      x = try exact(x + items[index].width + gap)
    }
  }

  /// Layout rule R18: computes the offset of a line's first item in the content, and the gap after each.
  private func spread(_ line: Int) throws(LayoutFailure) -> (start: Rational, gap: Rational) {
    switch alignment {
    case .leading: return (.zero, itemSpacing)
    case .center: return (try centred(line), itemSpacing)
    case .justified: break
    }
    let count = lines[line].count
    if line < lines.count - 1 {
      if count == 1 { return (try centred(line), .zero) }
      let width = try width(of: line)
      return (.zero, try exact((containers.content - width) / Rational(count - 1)))
    }
    guard let width = uniformWidth, let full = try fullCount(width) else { return (.zero, itemSpacing) }
    if full == 1 { return (try centred(line), .zero) }
    let number = try exact(Rational(full, over: 1))
    return (.zero, try exact((containers.content - number * width) / (number - .one)))
  }

  /// Layout rule R18: what lies before a line in the middle of the content.
  private func centred(_ line: Int) throws(LayoutFailure) -> Rational {
    let gaps = try exact(Rational(lines[line].count - 1) * itemSpacing)
    let width = try width(of: line)
    return try exact((containers.content - width - gaps) / Rational(2))
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

  /// Returns the number of items of a width in a full line, `⌊(C1 + m) / (w + m)⌋`; `nil` if no number of them fills
  /// it.
  private func fullCount(_ width: Rational) throws(LayoutFailure) -> Int64? {
    let step = try exact(width + itemSpacing)
    guard step > .zero else { return nil }
    return try exact((containers.content + itemSpacing) / step).floor
  }
}
