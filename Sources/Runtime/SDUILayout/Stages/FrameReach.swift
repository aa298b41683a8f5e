import SDUIIR

/// A bound of the numbers in the frames of many items, for each axis.
struct FrameReach: Hashable, Sendable {
  private(set) var x = NumberReach()
  private(set) var y = NumberReach()

  /// No frames.
  init() {}

  /// Frames in closed form.
  init(_ items: UniformItems) throws(ArithmeticError) {
    for edge in [items.x.first, items.x.last] { try x.cover(edge, items.width) }
    try x.divide(by: items.x.step.denominator)
    for edge in [items.y.first, items.y.last] { try y.cover(edge, items.height) }
    try y.divide(by: items.y.step.denominator)
  }

  /// Frames in rows.
  init(_ items: RowItems) throws(ArithmeticError) {
    for cell in items.cells {
      for edge in [cell.x.first, cell.x.last] { try x.cover(edge, cell.width) }
      try x.divide(by: cell.x.step.denominator)
    }
    y = NumberReach(numerator: items.bottom, denominator: items.denominator)
  }

  /// Covers one more frame.
  mutating func cover(_ frame: Frame) throws(ArithmeticError) {
    try x.cover(frame.x, frame.width)
    try y.cover(frame.y, frame.height)
  }

  /// Returns the bound after a move and some stages.
  ///
  /// - Throws: `ArithmeticError` if a number on the way could need more than 64 bits.
  func passed(from origin: FrameOrigin, _ stages: [Stage]) throws(ArithmeticError) -> FrameReach {
    var result = self
    try result.x.add(origin.x)
    try result.y.add(origin.y)
    for stage in stages {
      switch stage {
      case .mirrored(let width): try result.x.mirror(in: width)
      case .rounded(let grid):
        try result.x.round(to: grid)
        try result.y.round(to: grid)
      }
    }
    return result
  }
}

/// A bound of edges and extents along one axis: each of them, and each edge after an extent, is a fraction of at most
/// this numerator over a divisor of this denominator.
struct NumberReach: Hashable, Sendable {
  private var numerator: Int64 = 0
  private var denominator: Int64 = 1

  /// Only 0.
  init() {}

  /// A known bound; neither part is negative.
  init(numerator: Int64, denominator: Int64) { (self.numerator, self.denominator) = (numerator, denominator) }

  /// Covers an edge, and the one after an extent that is not negative.
  mutating func cover(_ edge: Rational, _ extent: Rational) throws(ArithmeticError) {
    try divide(by: edge.denominator)
    try divide(by: extent.denominator)
    numerator = max(numerator, try Self.sum(parts(edge), parts(extent)))
  }

  /// Makes room for fractions over another denominator.
  mutating func divide(by other: Int64) throws(ArithmeticError) {
    if other == denominator || other == 1 { return }
    let common = try Rational.commonDenominator(denominator, other)
    numerator = try Self.product(numerator, common / denominator)
    denominator = common
  }

  /// All of it moves by a distance.
  mutating func add(_ distance: Rational) throws(ArithmeticError) {
    try divide(by: distance.denominator)
    numerator = try Self.sum(numerator, parts(distance))
  }

  /// `width − edge − extent` (layout rule R3).
  mutating func mirror(in width: Rational) throws(ArithmeticError) {
    try add(width)
    // What is taken off twice on the way.
    numerator = try Self.sum(numerator, numerator)
  }

  /// Layout rule R2.
  mutating func round(to grid: PixelGrid) throws(ArithmeticError) {
    let (scale, part) = (grid.scale.numerator, grid.scale.denominator)
    let pixels = try Self.product(numerator, scale)
    let pixel = try Self.product(denominator, part)
    // Twice as much, for the half pixel that is added.
    let halves = try Self.sum(Self.sum(pixels, pixels), pixel)
    _ = try Self.product(halves, Self.product(4, part))
    _ = try Self.product(pixel, 2)
    numerator = try Self.product(Self.product(pixels / pixel + 2, part), 2)
    denominator = scale
  }

  /// Returns the number of parts of the denominator in a number, without its sign.
  private func parts(_ number: Rational) throws(ArithmeticError) -> Int64 {
    if number.denominator == denominator { return abs(number.numerator) }
    return try Self.product(abs(number.numerator), denominator / number.denominator)
  }

  private static func product(_ left: Int64, _ right: Int64) throws(ArithmeticError) -> Int64 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    guard !overflow, product != .min else { throw .overflow }
    return product
  }

  private static func sum(_ left: Int64, _ right: Int64) throws(ArithmeticError) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    guard !overflow else { throw .overflow }
    return sum
  }
}
