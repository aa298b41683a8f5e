/// The exact value of a JSON number: an integer times a power of ten.
package struct JSONDecimal {
  /// Without zeros at its end.
  package let significand: Int64
  /// The power of ten.
  package let exponent: Int64

  /// Reads the text of a number; `nil` where its digits take more than 64 bits.
  ///
  /// - Parameter text: A JSON number, as the parser has accepted it.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    let isNegative = !text.isEmpty && text[0] == .minusSign
    let sign: Int64 = isNegative ? -1 : 1
    var cursor = isNegative ? 1 : 0
    var value: Int64 = 0
    // Zeros since the last digit that counted; they count only when another digit follows.
    var pendingZeros: Int64 = 0
    var fractionDigits: Int64 = 0
    var isInFraction = false
    while cursor < text.count, text[cursor] | 0x20 != .smallE {
      let byte = text[cursor]
      cursor += 1
      if byte == .fullStop {
        isInFraction = true
        continue
      }
      fractionDigits += isInFraction ? 1 : 0
      let digit = Int64(byte &- .digitZero)
      if digit == 0 {
        pendingZeros += 1
        continue
      }
      guard let scaled = Self.multiply(value, byPowerOfTen: pendingZeros + 1) else { return nil }
      let (sum, overflow) = scaled.addingReportingOverflow(sign * digit)
      guard !overflow else { return nil }
      value = sum
      pendingZeros = 0
    }
    significand = value
    exponent = Self.exponent(text, from: cursor) - fractionDigits + pendingZeros
  }

  /// The number as an integer; `nil` where it has a fraction or takes more than 64 bits.
  var integer: Int64? { Self.multiply(significand, byPowerOfTen: exponent) }

  /// The exponent whose `e` is at `start`, or 0 when the text ends there. A huge one stops growing at a value whose
  /// power of ten no number of digits that fits in memory can make up for.
  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int64 {
    var magnitude: Int64 = 0
    var isNegative = false
    for byte in text.dropFirst(start + 1) {
      if byte.isDigit {
        magnitude = min(magnitude * 10 + Int64(byte &- .digitZero), 1_000_000_000_000)
      } else {
        isNegative = byte == .minusSign
      }
    }
    return isNegative ? -magnitude : magnitude
  }

  /// `value` times ten to the `power`, or `nil` when that is not an integer of 64 bits. `value` must not end in a
  /// zero digit when `power` is negative.
  private static func multiply(_ value: Int64, byPowerOfTen power: Int64) -> Int64? {
    guard value != 0 else { return 0 }
    guard power >= 0 else { return nil }
    var product = value
    for _ in 0..<power {
      let (next, overflow) = product.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      product = next
    }
    return product
  }
}
