import SDUIIR
import SDUIJSON

/// A number of at most 15 digits, as most are: exact, and read in one pass.
struct FastNumber {
  private let digits: Int64
  /// The power of ten that the digits are to be divided by.
  private let scale: Int64

  /// A number without fraction and exponent; `nil` for others and for longer ones.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>, _ node: JSONNode) -> Int64? {
    let start = Int(node.offset)
    let text = UnsafeBufferPointer(rebasing: bytes[start..<start + Int(node.length)])
    guard let number = decimal(text), number.scale == 1 else { return nil }
    return number.digits
  }

  /// A decimal such as `-12.50`; `nil` for what is none and for longer ones.
  static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> FastNumber? {
    let isNegative = text.first == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    guard index < text.count, text.count <= 16 else { return nil }
    var digits: Int64 = 0
    var scale: Int64 = 0
    let start = index
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "."), scale == 0, index > start, index + 1 < text.count {
        scale = 1
      } else {
        let digit = byte &- UInt8(ascii: "0")
        guard digit <= 9 else { return nil }
        digits = digits &* 10 &+ Int64(digit)
        scale = scale &* 10
      }
      index += 1
    }
    return FastNumber(digits: isNegative ? -digits : digits, scale: max(scale, 1))
  }

  /// Whether it lies within bounds, as far as that can be said in 64 bits.
  func keeps(_ bounds: FieldType.Bounds) -> Bool {
    if let minimum = bounds.minimum, !isAtMost(minimum, self, reversed: true) { return false }
    if let maximum = bounds.maximum, !isAtMost(maximum, self, reversed: false) { return false }
    return true
  }

  /// Whether the number is at most a bound; reversed, whether the bound is at most the number.
  private func isAtMost(_ bound: Rational, _ number: FastNumber, reversed: Bool) -> Bool {
    let (left, isLeftTooLarge) = number.digits.multipliedReportingOverflow(by: Int64(bound.denominator))
    let (right, isRightTooLarge) = Int64(bound.numerator).multipliedReportingOverflow(by: number.scale)
    if isLeftTooLarge || isRightTooLarge { return false }
    return reversed ? right <= left : left <= right
  }
}
