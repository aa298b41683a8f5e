import SDUIIR

/// What happens to frames after they are laid out (layout rules R2 and R3). Stored frames have passed all stages; those
/// of items in closed form pass when they are asked for.
enum Stage: Hashable, Sendable {
  case mirrored(width: Rational)
  case rounded(PixelGrid)

  /// What becomes of a frame.
  func frame(_ frame: Frame) throws(ArithmeticError) -> Frame {
    switch self {
    case .rounded(let grid): return try grid.rounded(frame)
    case .mirrored(let width):
      return Frame(x: try width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  /// A region in which everything stood that now stands in another.
  func source(of region: Region) throws(ArithmeticError) -> Region {
    var result = region
    switch self {
    case .mirrored(let width):
      result.left = try width - region.right
      result.right = try width - region.left
    case .rounded(let grid):
      // Edges move by a pixel and a half at most.
      let slack = try Rational(2) / grid.scale
      result.left = try region.left - slack
      result.top = try region.top - slack
      result.right = try region.right + slack
      result.bottom = try region.bottom + slack
    }
    return result
  }
}

extension ScreenLayout {
  /// The same layout after another stage; everything that stands has a frame.
  func passing(_ stage: Stage) throws(LayoutError) -> ScreenLayout {
    do {
      var result = self
      if case .mirrored = stage, stages.last == stage {
        // Twice mirrored is as it was.
        result.stages.removeLast()
      } else {
        result.stages.append(stage)
      }
      if let placeholder { result.placeholder = try stage.frame(placeholder) }
      for index in result.sections.indices { try result.sections[index].pass(stage, of: result.stages) }
      return result
    } catch {
      throw LayoutError(.arithmetic(error), containerWidth: container.width)
    }
  }
}

extension SectionLayout {
  /// Changes the frames of the section, its parts and its items.
  fileprivate mutating func pass(_ stage: Stage, of stages: [Stage]) throws(ArithmeticError) {
    frame = try stage.frame(frame)
    if let header { self.header = try stage.frame(header) }
    if let footer { self.footer = try stage.frame(footer) }
    if let background { self.background = try stage.frame(background) }
    if let placeholder { self.placeholder = try stage.frame(placeholder) }
    switch arrangement {
    case .uniform(let items):
      // So that no frame fails when it is asked for.
      var reach = try NumberReach(items)
      for stage in stages { try reach.pass(stage) }
    case .stored(var items):
      arrangement = .stored(.none)
      try items.pass(stage)
      arrangement = .stored(items)
    }
  }
}

/// A bound of the numbers in the frames of items in closed form: each of them, and each right and bottom edge, is a
/// fraction of at most this numerator over a divisor of this denominator.
private struct NumberReach {
  private var numerator: Int64
  private var denominator: Int64

  init(_ items: UniformItems) throws(ArithmeticError) {
    let numbers = [items.x.first, items.x.step, items.y.first, items.y.step, items.width, items.height]
    var denominator: Int64 = 1
    for number in numbers { denominator = try Rational.commonDenominator(denominator, number.denominator) }
    let common = denominator
    func over(_ number: Rational, times count: Int = 1) throws(ArithmeticError) -> Int64 {
      let whole = try Self.product(number.numerator, common / number.denominator)
      return try Self.product(abs(whole), Int64(clamping: count))
    }
    let right = try Self.sum(over(items.x.first), over(items.x.step, times: items.x.count), over(items.width))
    let bottom = try Self.sum(over(items.y.first), over(items.y.step, times: items.y.count), over(items.height))
    self.denominator = common
    numerator = max(right, bottom)
  }

  /// - Throws: `ArithmeticError` if a number on the way could need more than 64 bits.
  mutating func pass(_ stage: Stage) throws(ArithmeticError) {
    switch stage {
    case .mirrored(let width):
      let common = try Rational.commonDenominator(denominator, width.denominator)
      let whole = try Self.product(abs(width.numerator), common / width.denominator)
      let far = try Self.product(numerator, common / denominator)
      numerator = try Self.sum(whole, far, far)
      denominator = common
    case .rounded(let grid):
      let (scale, part) = (grid.scale.numerator, grid.scale.denominator)
      let pixels = try Self.product(numerator, scale)
      let pixel = try Self.product(denominator, part)
      // Twice as much, for the half pixel that is added.
      let halves = try Self.sum(pixels, pixels, pixel)
      _ = try Self.product(halves, Self.product(4, part))
      _ = try Self.product(pixel, 2)
      numerator = try Self.product(Self.product(pixels / pixel + 2, part), 2)
      denominator = scale
    }
  }

  private static func product(_ left: Int64, _ right: Int64) throws(ArithmeticError) -> Int64 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    guard !overflow, product != .min else { throw .overflow }
    return product
  }

  private static func sum(_ first: Int64, _ second: Int64, _ third: Int64) throws(ArithmeticError) -> Int64 {
    let (part, overflow) = first.addingReportingOverflow(second)
    let (sum, isOver) = part.addingReportingOverflow(third)
    guard !overflow, !isOver else { throw .overflow }
    return sum
  }
}
