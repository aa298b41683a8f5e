import SDUIIR

/// An item that has a width of its own.
@usableFromInline package struct MeasuredItem<Value: LengthValue> {
  /// The index of its box.
  @usableFromInline package let box: Int
  @usableFromInline let width: Value
  @usableFromInline package var height: Value

  @inlinable init(box: Int, width: Value, height: Value) { (self.box, self.width, self.height) = (box, width, height) }
}

/// The boxes of items that have a width of their own, as in carousels and flows.
@usableFromInline package struct MeasuredBoxes<Value: LengthValue> {
  @usableFromInline let resolved: [ResolvedUnit]
  @usableFromInline let figures: Figures<Value>
  /// Those of units, then those of items whose width was measured.
  @usableFromInline var units: UnitBoxes<UnitBox<Value>>
  /// Whether some unit is as high as the highest of its row (layout rule R25).
  @usableFromInline let haveUniformHeights: Bool

  /// The boxes of the units that items ask for.
  @inlinable init(
    _ section: borrowing ResolvedSection, _ items: [ItemData], _ measure: SectionMeasure<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    resolved = section.units
    figures = measure.figures
    units = try section.unitBoxes(for: items) { unit, item throws(LayoutFailure) in
      try UnitBox(unit, width: unit.width(of: item, in: measure, &arithmetic), measure.figures, &arithmetic)
    }
    haveUniformHeights = units.boxes.contains { $0.isUniformAcrossSiblings }
  }

  /// A box by its index.
  @inlinable package subscript(box: Int) -> UnitBox<Value> { units.boxes[box] }

  /// Layout rule R25: the index of an item's box; a measured width replaces an estimated one, and a field of the data
  /// gives each item its own.
  @inlinable mutating func box(
    of item: ItemData, at index: Int, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Int {
    let usual = Int(units.boxOfItem[index])
    if arithmetic.openWidth != nil { return usual }
    let unit = resolved[item.unit]
    var own: Value?
    switch unit.width {
    case .estimate: own = item.measured.width.map { Value(constant: $0) }
    case .field(let field): own = Value(constant: try item.fieldLengths.value(of: field))
    case .ratioField(let field): own = try unit.width(ofPicture: field, of: item, figures, &arithmetic)
    default: break
    }
    guard let own else { return usual }
    let width = try unit.bounded(width: own, figures, &arithmetic)
    if width == units.boxes[usual].width { return usual }
    units.boxes.append(try UnitBox(unit, width: width, figures, &arithmetic))
    return units.boxes.count - 1
  }
}

extension ResolvedUnit {
  /// Layout rules R5, R18, R21 and R25: the width of an item's box in a strip or a line.
  @inlinable func width<Value>(
    of item: ItemData, in measure: SectionMeasure<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    if let open = arithmetic.openWidth, width?.comesFromData ?? false {
      return try bounded(width: open, measure.figures, &arithmetic)
    }
    return try bounded(width: unboundedWidth(of: item, in: measure, &arithmetic), measure.figures, &arithmetic)
  }

  /// The width of an item's box before `minWidth` bounds it.
  @inlinable func unboundedWidth<Value>(
    of item: ItemData, in measure: SectionMeasure<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    switch width {
    case .field(let field): return Value(constant: try item.fieldLengths.value(of: field))
    case .length(let length), .estimate(let length): return try measure.figures.value(of: length, &arithmetic)
    case .percent(let percent): return try measure.containers.content * percent
    case .inView(let count): return try measure.width(inView: count)
    case .ratioField(let field): return try width(ofPicture: field, of: item, measure.figures, &arithmetic)
    case .ratio:
      throw .breach(.sizes, "the width of the item is a ratio", "a ratio gives a height")
    case .share: throw .breach(.sizes, "the width of the item is a share", "only mosaics have shares")
    case .rows: throw .breach(.sizes, "the width of the item follows from rows", "rows give a height")
    case nil: throw .breach(.sizes, "the item has no width", "there is no guess")
    }
  }
}

extension ResolvedUnit {
  /// Layout rule R25: a known height times the ratio of a picture.
  @inlinable func width<Value>(
    ofPicture field: String, of item: ItemData, _ figures: Figures<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    guard case .length(let length)? = height else {
      throw .breach(.sizes, "the width of the item follows from its height", "its height is no length")
    }
    var height = try figures.value(of: length, &arithmetic)
    if let minHeight { height = try arithmetic.greatest(height, figures.value(of: minHeight, &arithmetic)) }
    if let maxHeight { height = try arithmetic.least(height, figures.value(of: maxHeight, &arithmetic)) }
    guard let ratio = item.imageRatios.first(where: { $0.field == field }) else {
      throw .breach(.sizes, "the width follows an image", "the data has none in `\(field)`")
    }
    return try height.height(atRatio: ratio.height, ratio.width)
  }

  /// Layout rule R25: `minWidth` applies last.
  @inlinable func bounded<Value>(
    width: Value, _ figures: Figures<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    guard let minWidth else { return width }
    let least = try figures.extent(minWidth, .sizes, &arithmetic) { "the least width is \($0.shortText)" }
    return try arithmetic.greatest(width, least)
  }

  /// Square images for the width or height that follows from one.
  package var squareImages: [ImageRatio] {
    (width.map(ImageRatio.squares) ?? []) + (height.map(ImageRatio.squares) ?? [])
  }
}

extension SectionMeasure {
  /// Layout rule R21: the width at which `v` items are in view, `(C1 − (v−1)·s) / v` for whole `v`, else
  /// `(W − L − ⌊v⌋·s) / v`: then the last one peeks in from the trailing edge of the container.
  @inlinable func width(inView count: Rational) throws(LayoutFailure) -> Value {
    guard count > .zero else {
      throw .breach(.strip, "\(count.shortText) items are in view", "`inView` is positive")
    }
    if count.isWhole { return try (containers.content - itemSpacing * exact(count - .one)) / count }
    return try (width - containers.leading - itemSpacing * exact(Rational(count.floor, over: 1))) / count
  }
}
