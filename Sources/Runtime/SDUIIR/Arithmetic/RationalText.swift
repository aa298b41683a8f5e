import SDUIJSON

extension Rational {
  /// Reads a decimal such as `16`, `-1.5` or `2.50` exactly; `nil` for anything else or beyond 64 bits.
  public init?(decimal text: String) { self.init(digits: text.utf8) }

  /// Reads a decimal such as `16`, `-1.5` or `2.50` exactly; `nil` for anything else or beyond 64 bits.
  public init?(decimal text: Substring) { self.init(digits: text.utf8) }

  /// Reads the bytes of a decimal in a source file.
  public init?(decimal bytes: ArraySlice<UInt8>) { self.init(digits: bytes) }

  /// Reads the bytes of a decimal in a response.
  package init?(decimal bytes: UnsafeBufferPointer<UInt8>) { self.init(digits: bytes) }

  private init?(digits bytes: some Sequence<UInt8>) {
    var numerator: Int64 = 0
    var denominator: Int64 = 1
    var isNegative = false
    var sawPoint = false
    var digits = 0
    var places = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "-") where digits == 0 && !isNegative: isNegative = true
      case UInt8(ascii: ".") where !sawPoint && digits > 0: sawPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        let (scaled, first) = numerator.multipliedReportingOverflow(by: 10)
        let (sum, second) = scaled.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
        guard !first, !second else { return nil }
        numerator = sum
        if sawPoint {
          places += 1
          let (wider, overflow) = denominator.multipliedReportingOverflow(by: 10)
          guard !overflow else { return nil }
          denominator = wider
        }
      default: return nil
      }
    }
    guard digits > 0, !sawPoint || places > 0 else { return nil }
    guard let value = try? Rational(isNegative ? -numerator : numerator, over: denominator) else { return nil }
    self = value
  }

  /// The exact decimal, such as `1.5`, or `nil` where no finite decimal is exact (a third), or it has more than 18
  /// places or digits of more than 64 bits, which no reader takes.
  public var decimalText: String? {
    if denominator == 1 { return String(numerator) }
    var rest = denominator
    var twos = 0
    var fives = 0
    while rest % 2 == 0 { (rest, twos) = (rest / 2, twos + 1) }
    while rest % 5 == 0 { (rest, fives) = (rest / 5, fives + 1) }
    let places = max(twos, fives)
    guard rest == 1, places <= 18 else { return nil }
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    let (scaled, overflow) = numerator.magnitude.multipliedReportingOverflow(by: UInt64(scale / denominator))
    guard !overflow, scaled <= UInt64(Int64.max) else { return nil }
    let whole = scaled / UInt64(scale)
    let fraction = String(scaled % UInt64(scale))
    let padding = String(repeating: "0", count: places - fraction.utf8.count)
    return (isNegative ? "-" : "") + String(whole) + "." + padding + fraction
  }

  /// The exact value as people write it: a decimal where one is exact, else `n/d`.
  public var text: String { decimalText ?? "\(numerator)/\(denominator)" }

  /// As people read it and files take it: to three decimals, or to the first digit that is not 0.
  @usableFromInline package var shortText: String {
    if isWhole { return text }
    // Of such a number, doubles have no decimals.
    if doubleValue.magnitude >= 1e15 { return String(floor) }
    let rounded = (doubleValue * 1_000).rounded() / 1_000
    if rounded != 0 { return JSONWriter.doubleText(rounded) ?? text }
    var scale: Int64 = 10_000
    while scale < 1_000_000_000_000_000_000, (doubleValue * Double(scale)).rounded() == 0 { scale *= 10 }
    return (try? Rational(Int64((doubleValue * Double(scale)).rounded()), over: scale))?.text ?? text
  }

  /// The double that is nearest, ties to the even one.
  public var doubleValue: Double {
    let exact: UInt64 = 1 << 53
    if numerator.magnitude <= exact, denominator.magnitude <= exact {
      // Both convert exactly, and the division of two doubles is correctly rounded.
      return Double(numerator) / Double(denominator)
    }
    return (isNegative ? -1 : 1) * Self.quotient(numerator.magnitude, denominator.magnitude)
  }

  /// Long division to 64 significant bits, with the remainder folded into the lowest one, so that the one rounding is
  /// the last conversion's.
  private static func quotient(_ numerator: UInt64, _ denominator: UInt64) -> Double {
    var bits = numerator / denominator
    var remainder = numerator % denominator
    var exponent = 0
    while bits < 1 << 62, exponent > -200 {
      exponent -= 1
      let doubled = remainder << 1
      let carries = remainder >> 63 == 1 || doubled >= denominator
      remainder = carries ? doubled &- denominator : doubled
      bits = bits << 1 | (carries ? 1 : 0)
    }
    if remainder != 0 { bits |= 1 }
    return Double(sign: .plus, exponent: exponent, significand: Double(bits))
  }
}

extension Rational: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}
