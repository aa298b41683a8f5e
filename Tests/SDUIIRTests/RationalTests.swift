import SDUIIR
import TestSupport
import Testing

/// Fractions beside the same arithmetic in 128 bits, which brings each result to lowest terms.
@Suite struct RationalTests {
  @Test(arguments: 0..<40)
  func sumsAndProductsAreExact(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for _ in 0..<500 {
      let (left, right) = (try fraction(&random), try fraction(&random))
      let (a, b) = (Int128(left.numerator), Int128(left.denominator))
      let (c, d) = (Int128(right.numerator), Int128(right.denominator))
      try expect(left, right, { try $0 + $1 }, a * d + c * b, b * d)
      try expect(left, right, { try $0 - $1 }, a * d - c * b, b * d)
      try expect(left, right, { try $0 * $1 }, a * c, b * d)
      if c != 0 { try expect(left, right, { try $0 / $1 }, c < 0 ? -a * d : a * d, b * abs(c)) }
      #expect((left < right) == (a * d < c * b))
    }
  }

  /// A decimal that is written can be read again.
  @Test func decimalsHaveDigitsOfAtMost64Bits() throws {
    #expect(try Rational(.max, over: 10).decimalText == "922337203685477580.7")
    #expect(try Rational(.max, over: 5).text == "9223372036854775807/5")
    #expect(try Rational(-.max, over: 5).decimalText == nil)
  }

  /// Messages print a decimal that a file takes, at most half a thousandth away or one digit of a smaller number.
  @Test(arguments: 0..<40)
  func printedNumbersAreDecimals(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for _ in 0..<500 {
      let number = try fraction(&random)
      let text = number.shortText
      let read = try #require(Rational(decimal: text), "\(number) \(text)")
      #expect((read == .zero) == (number == .zero))
      let distance = abs(read.doubleValue - number.doubleValue)
      let tolerance = number.doubleValue.magnitude >= 1e12 ? number.doubleValue.magnitude * 1e-12 : 0.000_501
      #expect(distance <= max(tolerance, number.doubleValue.magnitude * 1e-15), "\(number) \(text)")
    }
  }

  /// Small ones, and some with which results leave 64 bits or nearly do.
  private func fraction(_ random: inout RandomSource) throws -> Rational {
    let size = [9, 1_000, 1 << 31, 1 << 33, Int.max][min(4, random.number(0...9) / 2)]
    let below = [1, 12, 1_000, 1 << 33][min(3, random.number(0...6) / 2)]
    return try Rational(Int64(random.number(-size...size)), over: Int64(random.number(1...below)))
  }

  /// For small numbers, there is always a result; a result is right and in lowest terms.
  private func expect(
    _ left: Rational, _ right: Rational, _ operation: (Rational, Rational) throws -> Rational, _ top: Int128,
    _ bottom: Int128
  ) throws {
    let divisor = Self.divisor(abs(top), bottom)
    let (numerator, denominator) = (top / divisor, bottom / divisor)
    do {
      let result = try operation(left, right)
      #expect(Int128(result.numerator) == numerator && Int128(result.denominator) == denominator, "\(left) \(right)")
    } catch {
      let small = [left.numerator.magnitude, right.numerator.magnitude].allSatisfy { $0 < 1 << 20 }
      let isShort = left.denominator < 1 << 20 && right.denominator < 1 << 20
      #expect(!(small && isShort), "\(left) \(right)")
    }
  }

  private static func divisor(_ left: Int128, _ right: Int128) -> Int128 {
    right == 0 ? max(left, 1) : divisor(right, left % right)
  }
}
