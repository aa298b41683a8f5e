import SDUIJSON

extension JSONDocument {
  /// The exact value of a number; `nil` where it takes more than 64 bits above or below the line, and when the node is of
  /// another kind.
  public func rational(of id: JSONNodeID) -> Rational? {
    guard kind(of: id) == .number else { return nil }
    let range = range(of: id)
    return bytes.withUnsafeBufferPointer { (bytes) -> Rational? in
      JSONNumber.rational(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }
}

/// Exact reading of the text of a JSON number.
enum JSONNumber {
  /// The value of a number times a power of ten; `nil` where it takes more than 64 bits above or below the line.
  ///
  /// - Parameter text: a JSON number, as the reader has accepted it.
  static func rational(_ text: UnsafeBufferPointer<UInt8>, timesTenToThe shift: Int = 0) -> Rational? {
    if shift == 0, let value = digits(text) { return value }
    var magnitude: Int64 = 0
    var power = shift
    // Zeros since the last digit that counted; they count only when another digit follows.
    var pendingZeros = 0
    var isInFraction = false
    var cursor = 0
    while cursor < text.count, text[cursor] | 0x20 != UInt8(ascii: "e") {
      let byte = text[cursor]
      cursor += 1
      switch byte {
      case UInt8(ascii: "-"): break
      case UInt8(ascii: "."): isInFraction = true
      case UInt8(ascii: "0"):
        pendingZeros += 1
        power -= isInFraction ? 1 : 0
      default:
        guard let scaled = scale(magnitude, byPowerOfTen: pendingZeros + 1) else { return nil }
        let (sum, overflow) = scaled.addingReportingOverflow(Int64(byte &- UInt8(ascii: "0")))
        guard !overflow else { return nil }
        magnitude = sum
        pendingZeros = 0
        power -= isInFraction ? 1 : 0
      }
    }
    power += pendingZeros + exponent(text, from: cursor + 1)
    let isNegative = text.first == UInt8(ascii: "-")
    return multiply(Rational(Int(isNegative ? -magnitude : magnitude)), byPowerOfTen: power)
  }

  /// The value of a number that is up to four digits and nothing else, as most are.
  @inline(__always)
  private static func digits(_ text: UnsafeBufferPointer<UInt8>) -> Rational? {
    guard text.count <= 4 else { return nil }
    var value = 0
    for byte in text {
      let digit = Int(byte) - Int(UInt8(ascii: "0"))
      guard 0..<10 ~= digit else { return nil }
      value = value * 10 + digit
    }
    return Rational(value)
  }

  /// The digits of an exponent; a huge one stops growing where no number of digits can make up for it.
  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var magnitude = 0
    var isNegative = false
    for byte in text.dropFirst(start) {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      default: magnitude = min(magnitude * 10 + Int(byte &- UInt8(ascii: "0")), 1_000_000)
      }
    }
    return isNegative ? -magnitude : magnitude
  }

  private static func scale(_ value: Int64, byPowerOfTen power: Int) -> Int64? {
    guard value != 0 else { return 0 }
    var product = value
    for _ in 0..<power {
      let (next, overflow) = product.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      product = next
    }
    return product
  }

  /// Ends after at most 64 steps: each leaves 64 bits nearer, or cancels a factor of a number that has fewer.
  private static func multiply(_ value: Rational, byPowerOfTen power: Int) -> Rational? {
    guard value != .zero else { return .zero }
    let ten = Rational(10)
    var result = value
    for _ in 0..<power.magnitude {
      guard let next = try? power > 0 ? result * ten : result / ten else { return nil }
      result = next
    }
    return result
  }
}
