import SDUIIR
import SDUILayout
import SDUIProof

/// The frames of one section in two versions.
struct SectionComparison {
  private let before: SweptScreen
  private let after: SweptScreen
  private let old: Int
  private let new: Int
  private let tolerance: Rational

  init(_ before: SweptScreen, _ old: Int, _ after: SweptScreen, _ new: Int, _ tolerance: Rational) {
    (self.before, self.old, self.after, self.new, self.tolerance) = (before, old, after, new, tolerance)
  }

  /// Returns the differences over a range of widths.
  func compare(over range: ClosedRange<Rational>) -> SectionFrames {
    let edges = Set(
      before.edges(of: SectionPath(old)) + after.edges(of: SectionPath(new)) + [range.lowerBound, range.upperBound])
    let inside = edges.filter { range.contains($0) }.sorted()
    var result = SectionFrames(old: old, new: new)
    for (index, edge) in inside.enumerated() {
      add(difference(at: edge), Interval(edge), to: &result)
      guard index + 1 < inside.count else { continue }
      let between = Interval(
        lower: Interval.Bound(edge, isIncluded: false), upper: Interval.Bound(inside[index + 1], isIncluded: false))
      add(greatestDifference(from: edge, to: inside[index + 1], depth: 0), between, to: &result)
    }
    if let greatest = result.greatest { result.differences = differences(at: greatest.width) }
    return result
  }

  private func add(_ difference: FrameDifference?, _ widths: Interval, to result: inout SectionFrames) {
    guard let difference else { return }
    if let last = result.widths.last, let joined = last.joined(with: widths) {
      result.widths[result.widths.count - 1] = joined
    } else {
      result.widths.append(widths)
    }
    if difference.distance > result.greatest?.distance ?? .zero { result.greatest = difference }
  }

  /// The greatest difference at a width; `nil` if there is none.
  private func difference(at width: Rational) -> FrameDifference? {
    // The order of parts decides between equal distances.
    differences(at: width).reduce(nil) { greatest, other in
      greatest.map { $0.distance >= other.distance ? $0 : other } ?? other
    }
  }

  /// All parts that differ at a width by more than the tolerance.
  private func differences(at width: Rational) -> [FrameDifference] {
    let (first, second) = (before.frames(ofSection: old, at: width), after.frames(ofSection: new, at: width))
    guard let first, let second else {
      guard (first == nil) != (second == nil) else { return [] }
      // One version cannot be laid out.
      let (left, right) = (first?[.section], second?[.section])
      let distance = max(tolerance, left?.width ?? right?.width ?? .zero)
      return [FrameDifference(width: width, part: .section, old: left, new: right, distance: distance)]
    }
    let parts = Set(first.keys).union(second.keys).sorted { $0.order < $1.order }
    return parts.compactMap { part in
      let distance = Self.distance(first[part], second[part])
      guard distance > tolerance else { return nil }
      return FrameDifference(width: width, part: part, old: first[part], new: second[part], distance: distance)
    }
  }

  /// The greatest difference between two widths, which is beside one of them where frames are linear. Where three widths are not
  /// on a line, the interval is divided.
  private func greatestDifference(from lower: Rational, to upper: Rational, depth: Int) -> FrameDifference? {
    guard let quarter = try? (upper - lower) / Rational(4), let beside = try? Rational(1, over: 100) else { return nil }
    let step = min(quarter, beside)
    guard let low = try? lower + step, let high = try? upper - step, let sum = try? low + high,
      let middle = try? sum / Rational(2)
    else { return nil }
    let samples = [low, middle, high].compactMap { difference(at: $0) }
    let greatest = samples.max { $0.distance < $1.distance }
    guard samples.count == 3, depth < Self.greatestDepth, !isLinear(samples) else { return greatest }
    let halves = [
      greatestDifference(from: lower, to: middle, depth: depth + 1), difference(at: middle),
      greatestDifference(from: middle, to: upper, depth: depth + 1),
    ]
    return halves.compactMap { $0 }.max { $0.distance < $1.distance }
  }

  /// An interval of 1,000 points is then divided into parts of less than 4.
  private static let greatestDepth = 8

  private func isLinear(_ samples: [FrameDifference]) -> Bool {
    guard let sum = try? samples[0].distance + samples[2].distance,
      let double = try? samples[1].distance * Rational(2)
    else { return true }
    return sum == double
  }

  /// The greatest distance of two edges; the greatest extent of a frame that one version lacks.
  private static func distance(_ old: Frame?, _ new: Frame?) -> Rational {
    guard let old, let new else { return [old, new].compactMap { $0 }.map { max($0.width, $0.height) }.max() ?? .zero }
    var greatest = Rational.zero
    for (left, right) in [(old.x, new.x), (old.y, new.y), (old.width, new.width), (old.height, new.height)] {
      guard let distance = try? left > right ? left - right : right - left else { return Rational(1_000_000) }
      greatest = max(greatest, distance)
    }
    return greatest
  }
}

extension SectionPart {
  /// The order in which parts are reported.
  fileprivate var order: (Int, String, Int) {
    switch self {
    case .item(let name, let number): (0, name, number)
    case .header: (1, "", 0)
    case .footer: (2, "", 0)
    case .placeholder: (3, "", 0)
    case .background: (4, "", 0)
    case .section: (5, "", 0)
    }
  }
}

extension Interval {
  /// This interval with the next one, if nothing is between them.
  fileprivate func joined(with next: Interval) -> Interval? {
    guard let upper, let lower = next.lower, upper.value == lower.value, upper.isIncluded || lower.isIncluded else {
      return nil
    }
    return Interval(lower: self.lower, upper: next.upper)
  }
}
