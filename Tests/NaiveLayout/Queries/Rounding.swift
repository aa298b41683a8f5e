/// The rounding of frames to pixels (R2).
public enum PixelRounding: String, CaseIterable, Sendable {
  case nearest, floor, fill
}

extension ScreenFrames {
  /// R2: frames and offsets in whole pixels, of which `scale` make a point. Content sizes stay exact.
  public func rounded(_ rounding: PixelRounding, scale: Fraction) -> ScreenFrames {
    trace.reach(.r2, rounding.rawValue)
    var result = self
    let frame = { (frame: Frame) in frame.rounded(rounding, scale) }
    for index in result.sections.indices { result.sections[index].round(rounding, scale) }
    result.placeholder = placeholder.map(frame)
    result.bars = bars.mapValues(frame)
    result.scrollRange = scrollRange.map { ($0.from.nearest(scale), $0.to.nearest(scale)) }
    return result
  }
}

extension SectionFrames {
  fileprivate mutating func round(_ rounding: PixelRounding, _ scale: Fraction) {
    transform { $0.rounded(rounding, scale) }
    roundStrips(rounding, scale)
  }

  private mutating func roundStrips(_ rounding: PixelRounding, _ scale: Fraction) {
    for index in sections.indices { sections[index].roundStrips(rounding, scale) }
    guard let exact = strip else { return }
    strip?.restOffsets = exact.restOffsets?.map { $0.nearest(scale) }
    strip?.paging?.segment = exact.paging?.segment?.nearest(scale)
    strip?.paging?.jumps = exact.paging?.jumps.map { ($0.below.nearest(scale), $0.from.nearest(scale)) }
  }
}

extension Frame {
  fileprivate func rounded(_ rounding: PixelRounding, _ scale: Fraction) -> Frame {
    let (x, y) = (x.nearest(scale), y.nearest(scale))
    switch rounding {
    case .nearest: return Frame(x, y, width.nearest(scale), height.nearest(scale))
    case .floor: return Frame(x, y, width.down(scale), height.down(scale))
    case .fill: return Frame(x, y, right.nearest(scale) - x, bottom.nearest(scale) - y)
    }
  }
}

extension Fraction {
  /// The nearest pixel, ties away from zero.
  fileprivate func nearest(_ scale: Fraction) -> Fraction {
    if isNegative { return -(-self).nearest(scale) }
    return Fraction((self * scale + Fraction(1, over: 2)).floor) / scale
  }

  /// The pixel below.
  fileprivate func down(_ scale: Fraction) -> Fraction { Fraction((self * scale).floor) / scale }
}
