import Foundation

/// The exact value of a number: a whole number times a power of ten.
struct ExactNumber {
  /// Does not end in a zero.
  let significand: Int64
  let exponent: Int

  /// Reads the text of a JSON number; `nil` if its digits take more than 64 bits.
  init?(_ text: String) {
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var (value, zeros, places, power) = (Int64(0), 0, 0, 0)
    var isFraction = false
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "0"): zeros += 1
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        let digit = Int64(byte - UInt8(ascii: "0"))
        guard let next = Self.appending(isNegative ? -digit : digit, after: zeros, to: value) else { return nil }
        (value, zeros) = (next, 0)
      case UInt8(ascii: "."):
        if isFraction { return nil }
        isFraction = true
        continue
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let exponent = Self.power(bytes) else { return nil }
        (power, bytes) = (exponent, bytes[bytes.endIndex...])
        continue
      default: return nil
      }
      if isFraction { places += 1 }
    }
    significand = value
    exponent = value == 0 ? 0 : power - places + zeros
  }

  /// A number with zeros and another digit at its end; `nil` if that takes more than 64 bits. The sign of the digit is that of the number.
  private static func appending(_ digit: Int64, after zeros: Int, to value: Int64) -> Int64? {
    if value == 0 { return digit }
    guard zeros < 20, let shifted = times(value, Array(repeating: 10, count: zeros + 1)) else { return nil }
    let (sum, overflow) = shifted.addingReportingOverflow(digit)
    return overflow ? nil : sum
  }

  /// The power of ten in the text after an `e`. One of so many digits cannot fit, whatever the significand is.
  private static func power(_ text: Substring.UTF8View) -> Int? {
    let digits = text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    let power = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000_000) }
    return text.first == UInt8(ascii: "-") ? -power : power
  }

  /// The number if it is whole and takes at most 64 bits.
  var whole: Int64? {
    guard exponent >= 0 else { return nil }
    return Self.times(significand, Array(repeating: 10, count: min(exponent, 20)))
  }

  /// The number if neither side of its fraction takes more than 64 bits.
  var decimal: Decimal? {
    guard exponent < 0 ? Self.isFraction(significand, places: -exponent) : whole != nil else { return nil }
    return Decimal(
      sign: significand < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(significand.magnitude))
  }

  /// Whether a whole number over a power of ten, in lowest terms, has a denominator of at most 64 bits.
  private static func isFraction(_ significand: Int64, places: Int) -> Bool {
    guard places <= 90 else { return false }
    var rest = significand
    var factors: [Int64] = []
    for factor in [Int64(2), 5] {
      var count = places
      while count > 0, rest % factor == 0 { (rest, count) = (rest / factor, count - 1) }
      factors += Array(repeating: factor, count: count)
    }
    return times(1, factors) != nil
  }

  private static func times(_ number: Int64, _ factors: [Int64]) -> Int64? {
    var product = number
    for factor in factors {
      let (next, overflow) = product.multipliedReportingOverflow(by: factor)
      guard !overflow else { return nil }
      product = next
    }
    return product
  }
}
