import SDUIIR
import SDUILayout

extension SymbolicContents {
  /// A flow: items of their own width, wrapped into lines (layout rules R15 and R18).
  static func flow(
    _ section: ResolvedSection, _ items: [ItemData], _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    var lines = SymbolicContents()
    let boxes = try section.ownBoxes(of: items, measure, &path)
    var heights: [LinearForm] = []
    for (item, box) in zip(items, boxes) {
      if try path.isLess(measure.content, box.width) { throw .unresolved(.flow) }
      heights.append(try box.height(of: item, &path))
    }
    for line in try breaks(boxes, measure, &path) {
      var lineHeight = LinearForm.zero
      for index in line { lineHeight = try path.greatest(lineHeight, heights[index]) }
      for index in line {
        let isStretched = boxes[index].isUniformAcrossSiblings || section.rowAlignment == .stretch
        let height = isStretched ? lineHeight : heights[index]
        try lines.add(unit: items[index].unit, boxes[index], height: height, &path)
      }
      lines.height = try lines.lineCount == 0 ? lineHeight : lines.height + measure.lineSpacing + lineHeight
      lines.lineCount += 1
    }
    return lines
  }

  /// Layout rule R18: a line takes items while `Σw + (k−1)·m ≤ C1`.
  private static func breaks(
    _ boxes: [SymbolicBox], _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var end = LinearForm.zero
    for index in boxes.indices {
      let next = try index == first ? boxes[index].width : end + measure.itemSpacing + boxes[index].width
      if index > first, try path.isLess(measure.content, next) {
        lines.append(first..<index)
        first = index
        end = boxes[index].width
      } else {
        end = next
      }
    }
    if first < boxes.count { lines.append(first..<boxes.count) }
    return lines
  }
}

extension ResolvedSection {
  /// The box of each item, where items have a width of their own, as in strips and flows.
  func ownBoxes(
    of items: [ItemData], _ measure: SymbolicMeasure, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> [SymbolicBox] {
    let boxes = try symbolicBoxes(for: ItemList(items)) { unit, item throws(LayoutFailure) in
      try SymbolicBox(unit, width: measure.width(of: unit, item, &path), measure.figures, &path)
    }
    return try items.map { item throws(LayoutFailure) in
      let box = try boxes.box(of: item)
      if path.dataSizes?.width != nil { return box }
      var own: Rational?
      switch units[item.unit].width {
      case .estimate: own = item.measured.width
      case .field(let field): own = try item.fieldLengths.value(of: field)
      default: break
      }
      guard let own, LinearForm(own) != box.width else { return box }
      return try SymbolicBox(units[item.unit], width: LinearForm(own), measure.figures, &path)
    }
  }
}

extension SymbolicMeasure {
  /// Layout rules R5, R18, R21 and R25: the width of an item's box in a strip or a line.
  fileprivate func width(
    of unit: ResolvedUnit, _ item: ItemData, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> LinearForm {
    if path.dataSizes?.width != nil, unit.width?.comesFromData ?? false { return LinearForm(.dataWidth) }
    switch unit.width {
    case .field(let field): return LinearForm(try item.fieldLengths.value(of: field))
    case .length(let length), .estimate(let length): return try figures.value(of: length, &path)
    case .percent(let percent): return try content * percent
    case .inView(let count): return try width(inView: count)
    case .ratio, .ratioField, .share, nil: throw .unresolved(.sizes)
    }
  }

  /// Layout rule R21: the width at which `v` items are in view.
  private func width(inView count: Rational) throws(LayoutFailure) -> LinearForm {
    guard count > .zero else { throw .unresolved(.strip) }
    if count.isWhole { return try (content - itemSpacing * exact(count - .one)) / count }
    return try (width - leading - itemSpacing * exact(Rational(count.floor, over: 1))) / count
  }
}
