import SDUIIR

extension StripLayout {
  /// Returns the offset at which the strip comes to rest after a drag (layout rules R22 and R23).
  ///
  /// Only the sign of the velocity counts: it picks the next rest offset on, and 0 the nearest, of two the lesser. A
  /// strip that may rest anywhere does so within its content. One without an end is answered with the copy that is
  /// nearest, before it jumps; a loop that is pulled over an end goes on at the other.
  ///
  /// - Parameters:
  ///   - offset: Measured from the leading end: where the strip is let go, for one that moves a page at a time; where it
  ///     would stop by itself, for others.
  ///   - velocity: Positive towards the trailing end.
  /// - Throws: `ArithmeticError` where exact arithmetic needs more than 64 bits.
  public func restOffset(near offset: Rational, velocity: Rational) throws(ArithmeticError) -> Rational {
    guard let offsets = restOffsets, let first = offsets.first, let last = offsets.last else {
      return min(max(offset, .zero), maximumOffset)
    }
    if let segment = paging?.segment {
      // Both copies beside the one in which the offset is.
      let copy = try Rational((offset / segment.length).floor, over: 1) * segment.length
      let before = try last - segment.length
      let behind = try first + segment.length
      return try copy + Self.choose([before] + offsets + [behind], near: offset - copy, velocity)
    }
    if paging?.isLoop == true {
      if offset > last, velocity > .zero { return first }
      if offset < first, velocity < .zero { return last }
    }
    return try Self.choose(offsets, near: offset, velocity)
  }

  /// One of some offsets, of which none is less than the one before it.
  private static func choose(
    _ offsets: [Rational], near offset: Rational, _ velocity: Rational
  ) throws(ArithmeticError) -> Rational {
    let behind = offsets.partitioningIndex { $0 >= offset }
    guard behind < offsets.count else { return offsets.last ?? offset }
    let next = offsets[behind]
    guard behind > 0, next != offset, velocity <= .zero else { return next }
    let previous = offsets[behind - 1]
    if velocity < .zero { return previous }
    return try next - offset < offset - previous ? next : previous
  }
}
