import SDUI
import TestSupport
import Testing

/// Lengths go in and come out as `Double`.
@Suite struct DoubleTests {
  @Test(
    arguments: [
      (0.1, 1, 10), (331.0, 331, 1), (994.0 / 3, 994, 3), (-0.5, -1, 2), (0, 0, 1), (59.333333333333336, 178, 3),
      (1.0 / 1_024, 1, 1_024),
    ] as [(Double, Int64, Int64)])
  func aNumberIsTheFractionThatWasMeant(value: Double, numerator: Int64, denominator: Int64) throws {
    #expect(try Rational(value) == Rational(numerator, over: denominator))
  }

  @Test func anyNumberComesBackAsItWas() throws {
    var random = RandomSource(seed: 7)
    for _ in 0..<20_000 {
      let value = Double(random.number(-1_000_000...1_000_000)) / Double(random.number(1...100_000))
      #expect(try Rational(value).doubleValue == value)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e19, -0x1p62])
  func whatIsNoLengthIsAnError(value: Double) {
    #expect(throws: ArithmeticError.overflow) { try Rational(value) }
    #expect(throws: ArithmeticError.overflow) { try LayoutEnvironment(width: value, height: 844) }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 0x1p-62, 0x1p-63, .pi, -.pi * 1e15, 0x1p61])
  func theEndsOfTheRangeAreNear(value: Double) throws {
    #expect(abs(try Rational(value).doubleValue - value) <= 0x1p-62)
  }
}
