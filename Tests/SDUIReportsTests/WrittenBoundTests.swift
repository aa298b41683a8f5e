import SDUIIR
import TestSupport
import Testing

@testable import SDUIReports

/// Bounds in messages, which source files take.
@Suite struct WrittenBoundTests {
  @Test(arguments: 0..<40) func boundsAreTheNearestThousandths(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for _ in 0..<500 {
      let below = [1, 12, 1_000, 1 << 33, 1 << 60][random.number(0...4)]
      let size = [9, 5_000, 1 << 40, 1 << 62][random.number(0...3)]
      let value = try Rational(Int64(random.number(-size...size)), over: Int64(random.number(1...below)))
      for (written, isBelow) in [(value.writtenBelow, true), (value.writtenAbove, false)] {
        #expect(isBelow ? written <= value : written >= value, "\(value)")
        #expect(1_000 % written.denominator == 0, "\(value)")
        // No source has numbers of so many digits, and nearer thousandths have more than 64 bits.
        guard value.numerator.magnitude / UInt64(value.denominator) < 1 << 40 else { continue }
        #expect(Rational(decimal: written.text) == written, "\(value)")
        // Nearer thousandths are on the other side.
        let next = try written + Rational(isBelow ? 1 : -1, over: 1_000)
        #expect(isBelow ? next > value : next < value, "\(value)")
      }
    }
  }

  /// A bound whose thousandfold has no 64 bits.
  @Test func longFractionsAreReadable() throws {
    let value = try Rational(110_000_000_000_000_000, over: 249_871_208_766_799)
    #expect(value.writtenAbove.text == "440.227" && value.writtenBelow.text == "440.226")
  }
}
