import SDUIJSON

extension JSONDocument {
  /// The exact value of a number; `nil` where it takes more than 64 bits above or below the line, and when the node is of
  /// another kind.
  package func rational(of id: JSONNodeID) -> Rational? {
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
    guard let decimal = JSONDecimal(text), let value = try? Rational(decimal.significand, over: 1) else { return nil }
    return multiply(value, byPowerOfTen: decimal.exponent + Int64(shift))
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

  /// Ends after at most 64 steps: each leaves 64 bits nearer, or cancels a factor of a number that has fewer.
  private static func multiply(_ value: Rational, byPowerOfTen power: Int64) -> Rational? {
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
