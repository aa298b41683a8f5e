import SDUIIR
import SDUILayout

/// ``UnitBox`` for a whole domain.
struct SymbolicBox {
  let width: LinearForm
  let height: SymbolicHeight
  let minHeight: LinearForm?
  let maxHeight: LinearForm?
  let insets: SymbolicRoom
  let isUniformAcrossSiblings: Bool

  /// Resolves a unit's lengths at a box width. `figures` hold the content's width already.
  init(
    _ unit: borrowing ResolvedUnit, width: LinearForm, _ figures: borrowing SymbolicFigures, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    self.width = try path.extent(width, .sizes)
    var figures = copy figures
    figures.itemWidth = width
    height = try SymbolicHeight(unit.height, width: width, figures, &path)
    minHeight = try Self.bound(unit.minHeight, figures, &path)
    maxHeight = try Self.bound(unit.maxHeight, figures, &path)
    insets = try figures.room(unit.insets, .itemInsets, &path)
    isUniformAcrossSiblings = unit.isUniformAcrossSiblings
    if let minHeight, let maxHeight, try path.isLess(maxHeight, minHeight) { throw .unresolved(.sizes) }
  }

  /// Layout rule R25: the height of an item's box; minimum and maximum apply last.
  func height(of item: ItemData, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    if height.comesFromData, path.dataSizes?.height != nil { return try bounded(LinearForm(.dataHeight), &path) }
    return try bounded(
      height.height(width: width, measured: item.measured.height, item.imageRatios, item.fieldLengths), &path)
  }

  private func bounded(_ height: LinearForm, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    var result = height
    if let minHeight { result = try path.greatest(result, minHeight) }
    if let maxHeight { result = try path.least(result, maxHeight) }
    return try path.extent(result, .sizes)
  }

  /// Layout rule R17: the height before anything was measured.
  func declaredHeight(of item: ItemData, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    guard case .estimated(let estimate) = height else { return try height(of: item, &path) }
    return try bounded(estimate, &path)
  }

  private static func bound(
    _ length: Length?, _ figures: SymbolicFigures, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> LinearForm? {
    guard let length else { return nil }
    return try figures.extent(length, .sizes, &path)
  }
}

/// ``BoxHeight`` for a whole domain.
enum SymbolicHeight {
  case points(LinearForm)
  /// Until the client has measured.
  case estimated(LinearForm)
  /// As the image in this field says.
  case image(String)
  /// As the number in this field says.
  case field(String)

  /// Layout rules R5 and R25: what a height may be outside mosaics.
  init(
    _ size: Size?, width: LinearForm, _ figures: borrowing SymbolicFigures, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    switch size {
    case .length(let length): self = .points(try figures.value(of: length, &path))
    case .estimate(let length): self = .estimated(try figures.value(of: length, &path))
    case .ratio(let ratioWidth, let ratioHeight): self = .points(try Self.height(of: width, ratioWidth, ratioHeight))
    case .ratioField(let field): self = .image(field)
    case .field(let field): self = .field(field)
    case .percent: throw .unresolved(.percents)
    case .share, .inView, nil: throw .unresolved(.sizes)
    }
  }

  /// Whether nobody knows it before there is data.
  var comesFromData: Bool {
    if case .points = self { false } else { true }
  }

  /// Layout rule R25: the height with the data.
  func height(
    width: LinearForm, measured: Rational?, _ ratios: [ImageRatio], _ lengths: [FieldLength] = []
  ) throws(LayoutFailure) -> LinearForm {
    switch self {
    case .points(let form): return form
    case .estimated(let form): return measured.map { LinearForm($0) } ?? form
    case .field(let field): return LinearForm(try lengths.value(of: field))
    case .image(let field):
      guard let ratio = ratios.first(where: { $0.field == field }) else { throw .unresolved(.sizes) }
      return try Self.height(of: width, ratio.width, ratio.height)
    }
  }

  /// Layout rule R25: `width · height / width` of a ratio, whose parts are positive.
  static func height(
    of width: LinearForm, _ ratioWidth: Rational, _ ratioHeight: Rational
  ) throws(LayoutFailure) -> LinearForm {
    guard ratioWidth > .zero, ratioHeight > .zero else { throw .unresolved(.sizes) }
    return try width * exact(ratioHeight / ratioWidth)
  }
}
