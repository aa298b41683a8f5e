import SDUIIR

/// The boxes of items that have a width of their own, as in carousels and flows.
struct MeasuredBoxes {
  private let units: [ResolvedUnit]
  private let figures: Figures
  /// One for each unit, then those of items whose width was measured.
  private var boxes: [UnitBox]
  /// Whether some unit is as high as the highest of its row (layout rule R25).
  let haveUniformHeights: Bool

  /// The boxes of the units that items ask for.
  init(_ section: ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure) throws(LayoutFailure) {
    units = section.units
    figures = measure.figures
    let resolved = try section.unitBoxes(for: items) { unit, item throws(LayoutFailure) in
      try UnitBox(unit, width: try unit.width(of: item, in: measure), measure.figures)
    }
    boxes = resolved.boxes
    haveUniformHeights = boxes.contains { $0.isUniformAcrossSiblings }
  }

  /// A box by its index.
  subscript(box: Int) -> UnitBox { boxes[box] }

  /// Layout rule R25: the index of an item's box; a measured width replaces an estimated one, and a field of the data
  /// gives each item its own.
  mutating func box(of item: ItemData) throws(LayoutFailure) -> Int {
    let unit = units[item.unit]
    var own: Rational?
    switch unit.width {
    case .estimate: own = item.measured.width
    case .field(let field): own = try item.fieldLengths.value(of: field)
    default: break
    }
    guard let own, own != boxes[item.unit].width else { return item.unit }
    boxes.append(try UnitBox(unit, width: own, figures))
    return boxes.count - 1
  }
}

extension ResolvedUnit {
  /// Layout rules R5, R18, R21 and R25: the width of an item's box in a strip or a line.
  fileprivate func width(of item: ItemData, in measure: SectionMeasure) throws(LayoutFailure) -> Rational {
    switch width {
    case .field(let field): return try item.fieldLengths.value(of: field)
    case .length(let length), .estimate(let length): return try measure.figures.value(of: length)
    case .percent(let percent): return try exact(measure.containers.content * percent)
    case .inView(let count): return try measure.width(inView: count)
    case .ratio, .ratioField:
      throw .breach(.sizes, "the width of the item is a ratio", "a ratio gives a height")
    case .share: throw .breach(.sizes, "the width of the item is a share", "shares stand in mosaics only")
    case nil: throw .breach(.sizes, "the item has no width", "there is no guess")
    }
  }
}

extension SectionMeasure {
  /// Layout rule R21: the width at which `v` items are in view, `(C1 − (v−1)·s) / v` for whole `v`, else
  /// `(W − L − ⌊v⌋·s) / v`: then the last one peeks in from the trailing edge of the container.
  fileprivate func width(inView count: Rational) throws(LayoutFailure) -> Rational {
    guard count > .zero else {
      throw .breach(.strip, "\(count.shortText) items are in view", "`inView` is positive")
    }
    if count.isWhole {
      return try exact((containers.content - (count - .one) * itemSpacing) / count)
    }
    return try exact((width - containers.leading - Rational(count.floor, over: 1) * itemSpacing) / count)
  }
}
