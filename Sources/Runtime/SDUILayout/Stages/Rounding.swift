import SDUIIR

/// The rounding of lengths to whole pixels (layout rule R2).
public enum Rounding: String, CaseIterable, Hashable, Sendable {
  /// x, y, width and height each to the nearest pixel: what devices show. Neighbours may be a pixel apart.
  case nearest
  /// Widths and heights down to the pixel, positions to the nearest: items never overflow their row.
  case floor
  /// Edges to the nearest pixel, so that neighbours meet.
  case fill
}

extension ScreenLayout {
  /// Layout rule R2: frames and offsets in whole pixels, ties away from zero. The last stage: nothing is computed from
  /// what it gives. Content sizes stay exact, as a scroll view has them.
  ///
  /// - Parameter scale: pixels per point; positive.
  public func rounded(scale: Rational, mode: Rounding) throws(LayoutError) -> ScreenLayout {
    guard scale > .zero else {
      throw LayoutError(
        .breach(.rounding, "the display scale is \(scale.shortText)", "it is positive"), containerWidth: container.width
      )
    }
    let grid = PixelGrid(scale: scale, mode: mode)
    var result = try passing(.rounded(grid))
    do {
      if let range = scrollRange {
        result.scrollRange = ScrollRange(
          least: try grid.nearest(range.least), most: try grid.nearest(range.most), beginsAtEnd: range.beginsAtEnd)
      }
      result.bars = try bars.compactMapValues { frame throws(ArithmeticError) in try grid.rounded(frame) }
      for index in result.sections.indices { try result.sections[index].strip?.round(to: grid) }
    } catch {
      throw LayoutError(.arithmetic(error), containerWidth: container.width)
    }
    return result
  }
}

extension StripLayout {
  /// Layout rule R2, for what a strip tells beside its frames.
  fileprivate mutating func round(to grid: PixelGrid) throws(ArithmeticError) {
    maximumOffset = try grid.nearest(maximumOffset)
    if let segment = paging?.segment {
      paging?.segment = StripSegment(
        length: try grid.nearest(segment.length), jumpBelow: try grid.nearest(segment.jumpBelow),
        jumpFrom: try grid.nearest(segment.jumpFrom))
    }
    guard let offsets = restOffsets else { return }
    restOffsets = try offsets.map { offset throws(ArithmeticError) in try grid.nearest(offset) }
  }
}

/// The pixels of a display.
struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; positive.
  let scale: Rational
  let mode: Rounding

  /// A frame in whole pixels.
  @inline(never)
  func rounded(_ frame: Frame) throws(ArithmeticError) -> Frame {
    let x = try nearest(frame.x)
    let y = try nearest(frame.y)
    switch mode {
    case .nearest: return Frame(x: x, y: y, width: try nearest(frame.width), height: try nearest(frame.height))
    case .floor: return Frame(x: x, y: y, width: try down(frame.width), height: try down(frame.height))
    case .fill:
      let right = try nearest(frame.x + frame.width)
      let bottom = try nearest(frame.y + frame.height)
      return Frame(x: x, y: y, width: try right - x, height: try bottom - y)
    }
  }

  /// The nearest pixel, ties away from zero.
  func nearest(_ length: Rational) throws(ArithmeticError) -> Rational {
    let pixels = try length * scale
    if pixels.isWhole { return length }
    let half = try Rational(1, over: 2)
    let whole = pixels.isNegative ? -(try -pixels + half).floor : try (pixels + half).floor
    return try Rational(whole, over: 1) / scale
  }

  /// The pixel that is not above.
  private func down(_ length: Rational) throws(ArithmeticError) -> Rational {
    let pixels = try length * scale
    return pixels.isWhole ? length : try Rational(pixels.floor, over: 1) / scale
  }
}
