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
  /// The least number of at most three decimals that is no less; the number itself where that needs over 64 bits.
  var writtenAbove: Rational {
    guard let thousandths = try? self * Rational(1_000), !thousandths.isWhole,
      let next = try? Rational(thousandths.floor, over: 1) + .one
    else { return self }
    return (try? next / Rational(1_000)) ?? self
  }

  /// The greatest number of at most three decimals that is no greater; the number itself where that needs over 64 bits.
  var writtenBelow: Rational {
    guard let thousandths = try? self * Rational(1_000), !thousandths.isWhole else { return self }
    return (try? Rational(thousandths.floor, over: 1_000)) ?? self
  }
}
