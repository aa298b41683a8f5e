import SDUIIR

/// The box of a unit's items at one width: everything about them that does not depend on the data.
struct UnitBox {
  let width: Rational
  let height: BoxHeight
  let minHeight: Rational?
  let maxHeight: Rational?
  let insets: Room
  let isUniformAcrossSiblings: Bool

  /// Resolves a unit's lengths at a box width. `figures` hold the content's width already.
  init(_ unit: ResolvedUnit, width: Rational, _ figures: Figures) throws(LayoutFailure) {
    guard !width.isNegative else {
      throw .breach(.sizes, "the item is \(width.shortText) wide", "no extent may be negative")
    }
    var figures = figures
    figures.itemWidth = width
    self.width = width
    height = try BoxHeight(unit.height, width: width, figures, of: "item")
    minHeight = try Self.bound(unit.minHeight, figures)
    maxHeight = try Self.bound(unit.maxHeight, figures)
    insets = try figures.room(unit.insets, .itemInsets)
    isUniformAcrossSiblings = unit.isUniformAcrossSiblings
    if let minHeight, let maxHeight, minHeight > maxHeight {
      throw .breach(
        .sizes, "`minHeight` is over `maxHeight`", "they are \(minHeight.shortText) and \(maxHeight.shortText)")
    }
  }

  /// Layout rule R25: the height of an item's box; minimum and maximum apply last.
  func height(of item: ItemData) throws(LayoutFailure) -> Rational {
    var result = try height.height(width: width, measured: item.measured.height, item.imageRatios, item.fieldLengths)
    if let minHeight, result < minHeight { result = minHeight }
    if let maxHeight, result > maxHeight { result = maxHeight }
    guard !result.isNegative else {
      throw .breach(.sizes, "the item is \(result.shortText) high", "no extent may be negative")
    }
    return result
  }

  /// Layout rule R17: the height before anything was measured.
  func declaredHeight(of item: ItemData) throws(LayoutFailure) -> Rational {
    guard case .estimated = height else { return try height(of: item) }
    return try height(of: ItemData(unit: item.unit))
  }

  /// Layout rule R6: the cell inside a box. The insets move no neighbour.
  func cell(x: Rational, y: Rational, height: Rational) throws(LayoutFailure) -> Frame {
    try insets.inside(Frame(x: x, y: y, width: width, height: height), .itemInsets, "the cell")
  }

  private static func bound(_ length: Length?, _ figures: Figures) throws(LayoutFailure) -> Rational? {
    guard let length else { return nil }
    return try figures.extent(length, .sizes) { "a bound of the height is \($0.shortText)" }
  }
}

/// A height at a resolved width, as far as it is known without data (layout rule R25).
enum BoxHeight {
  case points(Rational)
  /// Until the client has measured.
  case estimated(Rational)
  /// As the image in this field says.
  case image(String)
  /// As the number in this field says.
  case field(String)

  /// Layout rules R5 and R25: what a height may be outside mosaics. The name is that of what is sized.
  init(_ size: Size?, width: Rational, _ figures: Figures, of name: String) throws(LayoutFailure) {
    switch size {
    case .length(let length): self = .points(try figures.value(of: length))
    case .estimate(let length): self = .estimated(try figures.value(of: length))
    case .ratio(let ratioWidth, let ratioHeight):
      self = .points(try BoxHeight.height(of: width, ratioWidth, ratioHeight))
    case .ratioField(let field): self = .image(field)
    case .field(let field): self = .field(field)
    case .percent:
      throw .breach(.percents, "the height of the \(name) is a percent", "percent heights stand in mosaics only")
    case .share:
      throw .breach(.sizes, "the height of the \(name) is a share", "shares stand in mosaics only")
    case .inView:
      throw .breach(.sizes, "the height of the \(name) is an `inView`", "only widths count what is in view")
    case nil: throw .breach(.sizes, "the \(name) has no height", "there is no guess")
    }
  }

  /// Whether items of one unit may differ.
  var dependsOnData: Bool {
    switch self {
    case .points: false
    case .estimated, .image, .field: true
    }
  }

  /// Layout rule R25: the height with the data.
  func height(
    width: Rational, measured: Rational?, _ ratios: [ImageRatio], _ lengths: [FieldLength] = []
  ) throws(LayoutFailure) -> Rational {
    switch self {
    case .points(let value): return value
    case .estimated(let value): return measured ?? value
    case .field(let field): return try lengths.value(of: field)
    case .image(let field):
      guard let ratio = ratios.first(where: { $0.field == field }) else {
        throw .breach(.sizes, "the height follows an image", "the data has none in `\(field)`")
      }
      return try BoxHeight.height(of: width, ratio.width, ratio.height)
    }
  }

  /// Layout rule R25: `width · height / width` of a ratio, whose parts are positive.
  static func height(
    of width: Rational, _ ratioWidth: Rational, _ ratioHeight: Rational
  ) throws(LayoutFailure) -> Rational {
    guard ratioWidth > .zero, ratioHeight > .zero else {
      throw .breach(.sizes, "a ratio is \(ratioWidth.shortText):\(ratioHeight.shortText)", "both parts are positive")
    }
    return try exact(width * (ratioHeight / ratioWidth))
  }
}

extension [FieldLength] {
  /// Layout rule R25: what the data says in a field.
  package func value(of field: String) throws(LayoutFailure) -> Rational {
    guard let length = first(where: { $0.field == field }) else {
      throw .breach(.sizes, "a size comes from the data", "the data has no number in `\(field)`")
    }
    return length.value
  }
}
