import SDUIIR
import SDUILayout

/// Between which functions a figure lies in a part of the containers, whatever items a response brings, whatever sizes its
/// data gives them, and whatever it sets. Neither end needs to be reached; an end that is not known is `nil`.
struct FigureBounds {
  let least: LinearForm?
  let greatest: LinearForm?

  init(_ least: LinearForm?, _ greatest: LinearForm?) { (self.least, self.greatest) = (least, greatest) }

  /// A figure that is known.
  init(_ form: LinearForm) { self.init(form, form) }

  /// Any size: none of a layout is negative (layout rule R26).
  static var anySize: FigureBounds { FigureBounds(.zero, nil) }

  /// The bounds of a size that data or the client's measuring decides.
  init(_ size: OpenSize) {
    let least = max(.zero, size.interval.lower?.value ?? .zero)
    self.init(LinearForm(least), size.interval.upper.map { LinearForm($0.value) })
  }

  /// The same of a part that may be absent.
  var optional: FigureBounds { FigureBounds(.zero, greatest) }

  /// The bounds of a figure that is one of two.
  func joined(_ other: FigureBounds, _ path: inout SymbolicPath) throws(LayoutFailure) -> FigureBounds {
    FigureBounds(
      try Self.both(least, other.least) { one, two throws(LayoutFailure) in try path.least(one, two) },
      try Self.both(greatest, other.greatest) { one, two throws(LayoutFailure) in try path.greatest(one, two) })
  }

  /// The bounds of the lesser of two figures.
  func least(_ other: FigureBounds, _ path: inout SymbolicPath) throws(LayoutFailure) -> FigureBounds {
    let joined = try joined(other, &path)
    guard let greatest, let end = other.greatest else { return FigureBounds(joined.least, greatest ?? other.greatest) }
    return FigureBounds(joined.least, try path.least(greatest, end))
  }

  /// The bounds of the greater of two figures.
  func greatest(_ other: FigureBounds, _ path: inout SymbolicPath) throws(LayoutFailure) -> FigureBounds {
    let joined = try joined(other, &path)
    guard let least, let end = other.least else { return FigureBounds(least ?? other.least, joined.greatest) }
    return FigureBounds(try path.greatest(least, end), joined.greatest)
  }

  static func + (left: FigureBounds, right: FigureBounds) throws(LayoutFailure) -> FigureBounds {
    FigureBounds(
      try both(left.least, right.least) { one, two throws(LayoutFailure) in try one + two },
      try both(left.greatest, right.greatest) { one, two throws(LayoutFailure) in try one + two })
  }

  static func * (bounds: FigureBounds, factor: Rational) throws(LayoutFailure) -> FigureBounds {
    func scaled(_ end: LinearForm?) throws(LayoutFailure) -> LinearForm? {
      guard let end else { return nil }
      return try end * factor
    }
    let (first, second) = (try scaled(bounds.least), try scaled(bounds.greatest))
    return factor.isNegative ? FigureBounds(second, first) : FigureBounds(first, second)
  }

  /// So many lines of a height, some space apart (layout rule R7): at least 1.
  func lines(
    _ counts: (least: Int, greatest: Int?), apart spacing: FigureBounds
  ) throws(LayoutFailure) -> FigureBounds {
    func lines(_ count: Int?, _ height: LinearForm?, _ gap: LinearForm?) throws(LayoutFailure) -> LinearForm? {
      guard let count, let height, let gap else { return nil }
      return try (height + gap) * Rational(count) - gap
    }
    return FigureBounds(
      try lines(counts.least, least, spacing.least), try lines(counts.greatest, greatest, spacing.greatest))
  }

  private static func both(
    _ one: LinearForm?, _ other: LinearForm?,
    _ join: (LinearForm, LinearForm) throws(LayoutFailure) -> LinearForm
  ) throws(LayoutFailure) -> LinearForm? {
    guard let one, let other else { return nil }
    return try join(one, other)
  }
}
