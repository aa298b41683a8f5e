/// An exact number (layout rule R1): a fraction of two whole numbers of 64 bits, always reduced.
///
/// A result that needs more bits is `tooLong`, and so is everything that is computed from it. A layout that holds such
/// a number is a failure of R1.
public struct Fraction: Hashable, Sendable {
  /// The number above the line.
  public let numerator: Int
  /// The number below the line, at least 1; 0 only in `tooLong`.
  public let denominator: Int

  /// A number that needs more than 64 bits above or below the line.
  public static let tooLong = Fraction(numerator: 0, denominator: 0)
  /// Nothing.
  public static let zero = Fraction(0)
  /// One.
  public static let one = Fraction(1)

  /// Whether the number needs more than 64 bits.
  public var isTooLong: Bool { denominator == 0 }

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A whole number.
  public init(_ whole: Int) { self.init(numerator: whole, denominator: 1) }

  /// A quotient of whole numbers; nothing can be divided by 0.
  public init(_ numerator: Int, over denominator: Int) {
    guard denominator != 0, numerator != .min, denominator != .min else {
      self = .tooLong
      return
    }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.init(
      numerator: sign * (numerator / Int(divisor)), denominator: Int(denominator.magnitude / divisor))
  }

  private static func greatestCommonDivisor(_ first: UInt, _ second: UInt) -> UInt {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  /// The greatest whole number that is not greater.
  public var floor: Int {
    guard !isTooLong else { return 0 }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Whether the number is a whole one.
  public var isWhole: Bool { denominator == 1 }

  /// Whether the number is less than 0.
  public var isNegative: Bool { numerator < 0 }
}

extension Fraction: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Fraction {
  /// The sum.
  public static func + (left: Fraction, right: Fraction) -> Fraction {
    guard !left.isTooLong, !right.isTooLong else { return .tooLong }
    let shared = Int(greatestCommonDivisor(left.denominator.magnitude, right.denominator.magnitude))
    let (first, firstOverflows) = left.numerator.multipliedReportingOverflow(by: right.denominator / shared)
    let (second, secondOverflows) = right.numerator.multipliedReportingOverflow(by: left.denominator / shared)
    let (above, sumOverflows) = first.addingReportingOverflow(second)
    let (below, belowOverflows) = left.denominator.multipliedReportingOverflow(by: right.denominator / shared)
    if firstOverflows || secondOverflows || sumOverflows || belowOverflows { return .tooLong }
    return Fraction(above, over: below)
  }

  /// The product.
  public static func * (left: Fraction, right: Fraction) -> Fraction {
    guard !left.isTooLong, !right.isTooLong else { return .tooLong }
    // Reduced crosswise before it is multiplied, so that only a product that is itself too long overflows.
    let first = Fraction(left.numerator, over: right.denominator)
    let second = Fraction(right.numerator, over: left.denominator)
    let (above, aboveOverflows) = first.numerator.multipliedReportingOverflow(by: second.numerator)
    let (below, belowOverflows) = first.denominator.multipliedReportingOverflow(by: second.denominator)
    return aboveOverflows || belowOverflows ? .tooLong : Fraction(above, over: below)
  }

  /// The opposite number.
  public static prefix func - (number: Fraction) -> Fraction {
    Fraction(numerator: -number.numerator, denominator: number.denominator)
  }

  /// The difference.
  public static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  /// The quotient; of a division by 0, `tooLong`.
  public static func / (left: Fraction, right: Fraction) -> Fraction {
    guard !right.isTooLong else { return .tooLong }
    return left * Fraction(right.denominator, over: right.numerator)
  }

  /// Adds a number.
  public static func += (left: inout Fraction, right: Fraction) { left = left + right }
}

extension Fraction: Comparable {
  /// Whether a number is less; `tooLong` is less than none.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}

/// The greatest of some numbers; 0 of none.
func greatest(_ numbers: [Fraction]) -> Fraction { extreme(numbers, >) }

/// The least of some numbers; 0 of none.
func least(_ numbers: [Fraction]) -> Fraction { extreme(numbers, <) }

private func extreme(_ numbers: [Fraction], _ isBetter: (Fraction, Fraction) -> Bool) -> Fraction {
  guard var result = numbers.first else { return .zero }
  for number in numbers {
    if number.isTooLong { return .tooLong }
    if isBetter(number, result) { result = number }
  }
  return result
}

/// The sum of some numbers.
func sum(_ numbers: [Fraction]) -> Fraction { numbers.reduce(.zero, +) }

extension Fraction: CustomStringConvertible {
  /// Reads `-12.5`, `3e2` and `1/3`.
  public init?(_ text: some StringProtocol) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    if halves.count == 2, let above = Int(halves[0]), let below = Int(halves[1]) {
      self.init(above, over: below)
      return
    }
    let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
    guard (1...2).contains(parts.count), var result = Self.decimal(parts[0]) else { return nil }
    if parts.count == 2 {
      guard let exponent = Int(parts[1]), exponent.magnitude < 40 else { return nil }
      for _ in 0..<exponent.magnitude { result = exponent < 0 ? result / 10 : result * 10 }
    }
    self = result
  }

  private static func decimal(_ text: some StringProtocol) -> Fraction? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return nil }
    var result = Fraction.zero
    var place = Fraction.one
    for (index, part) in parts.enumerated() {
      for digit in part where digit != "-" {
        guard let value = digit.wholeNumberValue else { return nil }
        if index == 1 { place = place / 10 }
        result = index == 0 ? result * 10 + Fraction(value) : result + Fraction(value) * place
      }
    }
    return text.hasPrefix("-") ? -result : result
  }

  /// The number as a fraction, such as `1/3`.
  public var description: String {
    isTooLong ? "too long" : isWhole ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
