extension Rational {
  /// The first convergent of a number's continued fraction that is the same `Double`: 0.1 is a tenth, and a third of
  /// 994 points is 994/3 again. So lengths that come from `Double` stay as short as they were meant.
  ///
  /// - Throws: `ArithmeticError.overflow` for what is not finite or needs more than 62 bits.
  public init(_ value: Double) throws(ArithmeticError) {
    // 2^62: what is below has room for the products of a convergent.
    guard value.magnitude < 0x1p62 else { throw .overflow }
    if value.rounded() == value {
      self = try Rational(Int64(value), over: 1)
      return
    }
    // As a fraction of a power of two; what is below its step is nothing.
    let places = min(62, value.significandWidth - Int(value.exponent))
    let scale = Int64(1) << Int64(max(0, places))
    var (rest, divisor) = (Int64((value.magnitude * Double(scale)).rounded()), scale)
    var (last, current) = ((numerator: Int64(0), denominator: Int64(1)), (numerator: Int64(1), denominator: Int64(0)))
    repeat {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: divisor)
      let next = (
        numerator: quotient * current.numerator + last.numerator,
        denominator: quotient * current.denominator + last.denominator
      )
      (last, current) = (current, next)
      if Double(current.numerator) / Double(current.denominator) == value.magnitude { break }
      (rest, divisor) = (divisor, remainder)
    } while divisor != 0
    self = try Rational(value < 0 ? -current.numerator : current.numerator, over: current.denominator)
  }
}
