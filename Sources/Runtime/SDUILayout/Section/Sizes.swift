import SDUIIR

/// The box of a unit's items at one width: everything about them that does not depend on the data.
@usableFromInline package struct UnitBox<Value: LengthValue>: Sendable {
  @usableFromInline package let width: Value
  @usableFromInline let height: BoxHeight<Value>
  @usableFromInline let minHeight: Value?
  @usableFromInline let maxHeight: Value?
  @usableFromInline package let insets: Room<Value>
  @usableFromInline package let isUniformAcrossSiblings: Bool

  /// Resolves a unit's lengths at a box width. `figures` hold the content's width already.
  ///
  /// - Parameter rowsHeight: How high the rows are that it spans, where rows have one height.
  @inlinable package init(
    _ unit: borrowing ResolvedUnit, width: Value, rowsHeight: Value? = nil, _ figures: borrowing Figures<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    self.width = try arithmetic.extent(width, .sizes) { "the item is \($0.shortText) wide" }
    var figures = copy figures
    figures.itemWidth = width
    if let rowsHeight {
      height = .points(rowsHeight)
    } else {
      height = try BoxHeight(unit.height, width: width, figures, of: "item", &arithmetic)
    }
    minHeight = try Self.bound(unit.minHeight, figures, &arithmetic)
    maxHeight = try Self.bound(unit.maxHeight, figures, &arithmetic)
    insets = try figures.room(unit.insets, .itemInsets, &arithmetic)
    isUniformAcrossSiblings = unit.isUniformAcrossSiblings
    if let minHeight, let maxHeight, try arithmetic.isLess(maxHeight, minHeight) {
      throw .breach(
        .sizes, "`minHeight` is over `maxHeight`", "they are \(minHeight.shortText) and \(maxHeight.shortText)")
    }
  }

  /// Layout rule R25: the height of an item's box; minimum and maximum apply last.
  @inlinable package func height(
    of item: ItemData, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    if height.dependsOnData, let open = arithmetic.openHeight { return try bounded(open, &arithmetic) }
    let own = try height.height(
      width: width, measured: item.measured.height, item.imageRatios, item.fieldLengths)
    return try bounded(own, &arithmetic)
  }

  /// Layout rule R17: the height before anything was measured.
  @inlinable package func declaredHeight(
    of item: ItemData, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    guard case .estimated(let estimate) = height else { return try height(of: item, &arithmetic) }
    return try bounded(estimate, &arithmetic)
  }

  @inlinable func bounded(
    _ height: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    var result = height
    if let minHeight { result = try arithmetic.greatest(result, minHeight) }
    if let maxHeight { result = try arithmetic.least(result, maxHeight) }
    return try arithmetic.extent(result, .sizes) { "the item is \($0.shortText) high" }
  }

  @inlinable static func bound(
    _ length: Length?, _ figures: borrowing Figures<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value? {
    guard let length else { return nil }
    return try figures.extent(length, .sizes, &arithmetic) { "a bound of the height is \($0.shortText)" }
  }
}

extension UnitBox<Rational> {
  /// Layout rule R25: the height of an item's box.
  func height(of item: ItemData) throws(LayoutFailure) -> Rational {
    var arithmetic = ExactArithmetic()
    return try height(of: item, &arithmetic)
  }

  /// Layout rule R6: the cell inside a box. The insets move no neighbour.
  func cell(x: Rational, y: Rational, height: Rational) throws(LayoutFailure) -> Frame {
    try insets.inside(Frame(x: x, y: y, width: width, height: height), .itemInsets, "the cell")
  }
}

/// A height at a resolved width, or the part that is known without data (layout rule R25).
@usableFromInline enum BoxHeight<Value: LengthValue>: Sendable {
  case points(Value)
  /// Until the client has measured.
  case estimated(Value)
  /// As the image in this field says.
  case image(String)
  /// As the number in this field says.
  case field(String)

  /// Layout rules R5 and R25: what a height may be outside mosaics. The name is that of what is sized.
  @inlinable init(
    _ size: Size?, width: Value, _ figures: borrowing Figures<Value>, of name: String,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    switch size {
    case .length(let length): self = .points(try figures.value(of: length, &arithmetic))
    case .estimate(let length): self = .estimated(try figures.value(of: length, &arithmetic))
    case .ratio(let ratioWidth, let ratioHeight):
      self = .points(try width.height(atRatio: ratioWidth, ratioHeight))
    case .ratioField(let field): self = .image(field)
    case .field(let field): self = .field(field)
    case .percent:
      throw .breach(.percents, "the height of the \(name) is a percent", "only mosaics have percent heights")
    case .share:
      throw .breach(.sizes, "the height of the \(name) is a share", "only mosaics have shares")
    case .inView:
      throw .breach(.sizes, "the height of the \(name) is an `inView`", "only widths count what is in view")
    case .rows:
      throw .breach(.sizes, "the height of the \(name) is that of rows", "only a grid with `rowHeight` has such rows")
    case nil: throw .breach(.sizes, "the \(name) has no height", "there is no guess")
    }
  }

  /// Whether items of one unit may differ.
  @inlinable var dependsOnData: Bool {
    switch self {
    case .points: false
    case .estimated, .image, .field: true
    }
  }

  /// Layout rule R25: the height with the data.
  @inlinable func height(
    width: Value, measured: Rational?, _ ratios: [ImageRatio], _ lengths: [FieldLength] = []
  ) throws(LayoutFailure) -> Value {
    switch self {
    case .points(let value): return value
    case .estimated(let value): return measured.map { Value(constant: $0) } ?? value
    case .field(let field): return Value(constant: try lengths.value(of: field))
    case .image(let field):
      guard let ratio = ratios.first(where: { $0.field == field }) else {
        throw .breach(.sizes, "the height follows an image", "the data has none in `\(field)`")
      }
      return try width.height(atRatio: ratio.width, ratio.height)
    }
  }
}

extension LengthValue {
  /// Layout rule R25: `width · height / width` of a ratio, whose parts are positive.
  @inlinable func height(atRatio ratioWidth: Rational, _ ratioHeight: Rational) throws(LayoutFailure) -> Self {
    guard ratioWidth > .zero, ratioHeight > .zero else {
      throw .breach(.sizes, "a ratio is \(ratioWidth.shortText):\(ratioHeight.shortText)", "both parts are positive")
    }
    return try self * exact(ratioHeight / ratioWidth)
  }
}

extension [FieldLength] {
  /// Layout rule R25: what the data says in a field.
  @inlinable func value(of field: String) throws(LayoutFailure) -> Rational {
    guard let length = first(where: { $0.field == field }) else {
      throw .breach(.sizes, "a size comes from the data", "the data has no number in `\(field)`")
    }
    return length.value
  }
}
