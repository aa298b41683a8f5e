import SDUIIR
import SDUILayout

/// Some numbers: disjoint intervals in order, with a number between neighbours that belongs to neither.
struct IntervalUnion {
  private(set) var intervals: [Interval] = []

  /// No numbers.
  init() {}

  /// Adds the members of an interval.
  mutating func formUnion(_ other: Interval) {
    if other.isEmpty { return }
    let start = intervals.firstIndex { !$0.endsBefore(other) } ?? intervals.count
    let end = intervals[start...].firstIndex { other.endsBefore($0) } ?? intervals.count
    let joined = intervals[start..<end].reduce(other) { $0.hull($1) }
    intervals.replaceSubrange(start..<end, with: [joined])
  }

  /// Whether all members of an interval belong to it.
  func contains(_ other: Interval) -> Bool { intervals.contains { $0.hull(other) == $0 } }

  /// The interval that a number belongs to; `nil` if it belongs to none.
  func interval(around value: Rational) -> Interval? { intervals.first { $0.contains(value) } }
}

extension Interval {
  /// Whether a number lies above all of it and below all of another interval.
  fileprivate func endsBefore(_ other: Interval) -> Bool {
    guard let upper, let lower = other.lower else { return false }
    return upper.value < lower.value || (upper.value == lower.value && !upper.isIncluded && !lower.isIncluded)
  }

  /// The least interval that holds both.
  fileprivate func hull(_ other: Interval) -> Interval {
    var result = self
    result.extend(to: other)
    return result
  }
}
