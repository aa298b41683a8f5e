import SDUIIR
import SDUILayout

/// Containers in which a linear function is negative, or in which it is not.
package struct HalfSpace: Hashable, Sendable {
  package let form: LinearForm
  package let isNegative: Bool
}

extension Domain {
  /// The containers that lie in a half-space; `nil` if there are none.
  func limited(to half: HalfSpace) throws(LayoutFailure) -> Domain? {
    let signs = try signs(of: half.form)
    guard half.isNegative ? signs.reachBelowZero : signs.reachZero else { return nil }
    guard half.isNegative ? signs.reachZero : signs.reachBelowZero else { return self }
    var result = self
    try result.limit(half.form, isNegative: half.isNegative)
    return result
  }

  /// The containers that lie outside of the intersection of some half-spaces, in parts that do not overlap.
  func outside(of halves: [HalfSpace]) throws(LayoutFailure) -> [Domain] {
    var (inside, result) = (self, [Domain]())
    for half in halves {
      if let part = try inside.limited(to: HalfSpace(form: half.form, isNegative: !half.isNegative)) {
        result.append(part)
      }
      guard let rest = try inside.limited(to: half) else { return result }
      inside = rest
    }
    return result
  }
}
