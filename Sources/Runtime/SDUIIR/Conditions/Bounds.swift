/// Lengths of containers from one on, to below another.
public struct Bounds: Hashable, Sendable {
  /// The least length, in points; `nil` without a lower bound.
  public var minimum: Rational?
  /// The first length that is too great, in points; `nil` without an upper bound.
  public var end: Rational?

  /// Bounds; without either, every length.
  public init(from minimum: Rational? = nil, to end: Rational? = nil) {
    self.minimum = minimum
    self.end = end
  }

  /// Whether a length lies between them; `nil` where it is open and not every length does.
  func contains(_ length: Rational?) -> Bool? {
    guard let length else { return minimum == nil && end == nil ? true : nil }
    if let minimum, length < minimum { return false }
    if let end, length >= end { return false }
    return true
  }

  /// Takes the lengths that others allow, too; gives `false` if there are none.
  mutating func narrow(to other: Bounds) -> Bool {
    if let least = other.minimum { minimum = minimum.map { max($0, least) } ?? least }
    if let most = other.end { end = end.map { min($0, most) } ?? most }
    guard let minimum, let end else { return true }
    return minimum < end
  }

  /// The lengths below, and those from the end on.
  var complement: [Bounds] {
    [minimum.map { Bounds(to: $0) }, end.map { Bounds(from: $0) }].compactMap { $0 }
  }

  /// Returns the values at which any of some bounds begin or end, in order.
  package static func edges(of bounds: [Bounds]) -> [Rational] {
    Set(bounds.flatMap { [$0.minimum, $0.end] }.compactMap { $0 }).sorted()
  }

  /// Returns the intervals between neighbouring edges, before the first and from the last on.
  static func cells(of bounds: [Bounds]) -> [Bounds] {
    let edges = edges(of: bounds)
    let starts: [Rational?] = [nil] + edges.map { $0 }
    let ends: [Rational?] = edges.map { $0 } + [nil]
    return zip(starts, ends).map { Bounds(from: $0, to: $1) }
  }
}
