import Foundation

/// The exact value of a number: a whole number times a power of ten.
struct ExactNumber {
  /// Does not end in a zero.
  let significand: Int64
  let exponent: Int

  /// Reads the text of a JSON number; `nil` if its digits take more than 64 bits.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    guard let mantissa = parts.first else { return nil }
    let fraction = mantissa.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    var digits = Substring(mantissa.filter { $0 != "." })
    var zeros = 0
    while digits.hasSuffix("0") {
      digits.removeLast()
      zeros += 1
    }
    guard let significand = digits.isEmpty || digits == "-" ? 0 : Int64(digits) else { return nil }
    self.significand = significand
    // An exponent of so many digits cannot fit, whatever the significand is.
    let power = parts.count < 2 ? 0 : Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -1_000_000_000 : 1_000_000_000)
    exponent = significand == 0 ? 0 : power - fraction.count + zeros
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
