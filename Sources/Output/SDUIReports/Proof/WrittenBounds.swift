import SDUIIR
import SDUIProof

/// Proofs are exact, and no file takes `4711/13`. Printed bounds have at most three decimals, so that they are valid
/// source text, and are rounded to the side on which the range contains all failures.
extension Interval.Bound {
  /// The start of the widths: `from 340`.
  var startText: String {
    let written = value.writtenBelow
    return isIncluded && written == value ? "from \(value.text)" : "from just above \(written.text)"
  }

  /// The end of the widths: `through 1376`, `up to 356` which leaves 356 out, `to just below 361.616`.
  var endText: String {
    let written = value.writtenAbove
    if written != value { return "to just below \(written.text)" }
    return isIncluded ? "through \(value.text)" : "up to \(value.text)"
  }
}

extension Rational {
  /// The least number of at most three decimals that is no less.
  var writtenAbove: Rational { -(-self).writtenBelow }

  /// The greatest number of at most three decimals that is no greater; a whole number where three decimals need over 64
  /// bits.
  var writtenBelow: Rational {
    guard !isWhole, let whole = try? Rational(floor, over: 1), let rest = try? self - whole else { return self }
    // The rest is below 1: a thousand times its numerator may need over 64 bits, but the quotient is below 1,000.
    let product = UInt64(rest.numerator).multipliedFullWidth(by: 1_000)
    let thousandths = UInt64(rest.denominator).dividingFullWidth(product).quotient
    return (try? whole + Rational(Int64(thousandths), over: 1_000)) ?? whole
  }
}
