extension ScreenFrames {
  /// R22 and R23: where the strip of a section comes to rest that is let go at an offset; `nil` for what is no strip, or
  /// one that may rest anywhere.
  ///
  /// - Parameter velocity: 1, 0 or -1: towards the trailing end, none, or towards the leading end.
  public func restOffset(ofSection index: Int, near offset: Fraction, velocity: Int) -> Fraction? {
    guard let strip = sections[index].strip, var offsets = strip.restOffsets, !offsets.isEmpty else { return nil }
    trace.reach(.r22, "let go")
    if let segment = strip.paging?.segment {
      // The offsets of all copies near the offset.
      let copy = Fraction((offset / segment).floor)
      offsets = [copy - 1, copy, copy + 1].flatMap { copy in offsets.map { $0 + copy * segment } }
    }
    let isLoop = strip.paging?.isLoop ?? false
    let (first, last) = (offsets[0], offsets[offsets.count - 1])
    switch velocity {
    case 1: return offsets.first { $0 >= offset } ?? (isLoop ? first : last)
    case -1: return offsets.last { $0 <= offset } ?? (isLoop ? last : first)
    default: return nearest(offset, in: offsets)
    }
  }

  /// The nearest of some offsets, the lesser of two that are equally near.
  private func nearest(_ offset: Fraction, in offsets: [Fraction]) -> Fraction {
    var result = offsets[0]
    for other in offsets where distance(other, offset) < distance(result, offset) { result = other }
    return result
  }

  private func distance(_ first: Fraction, _ second: Fraction) -> Fraction {
    first < second ? second - first : first - second
  }
}
