#if canImport(UIKit)
  import SDUI
  import UIKit

  /// The frames of a carousel, and the offsets at which it comes to rest. Positions count from the leading end.
  @MainActor struct Carousel {
    /// The frames of one copy of the items, from left to right, inside of the carousel.
    let frames: [CGRect]
    /// The size of the visible part.
    let size: CGSize
    let isRightToLeft: Bool
    /// The number of copies of the items; 1 unless the carousel is endless.
    let copies: Int
    /// The distance from an item to the same one in the next copy.
    let segment: CGFloat
    /// The width of all copies.
    let contentWidth: CGFloat
    /// The position at which the first item comes to rest, in the middle of the copies.
    let start: CGFloat

    let deceleration: ScrollDeceleration
    let bounce: ScrollBounce

    private let rests: [CGFloat]?
    private let scroll: ScrollBehavior
    private let isLoop: Bool
    private let measured: MeasuredLayout

    /// Nobody scrolls through this many copies without a stop.
    private static let endlessCopies = 101

    /// Lays out a section; `nil` if it is no carousel with items.
    init?(_ items: SectionItems, of screen: Screen, in environment: LayoutEnvironment) throws {
      var alone = screen
      (alone.bars, alone.empty) = (PerBar(), nil)
      try self.init(MeasuredLayout(alone, ScreenItems(sections: [items]), in: environment))
    }

    private init?(_ measured: MeasuredLayout) throws {
      self.measured = measured
      let layout = measured.layout
      let frames = layout.direction == .rightToLeft ? try layout.mirrored() : layout
      guard let section = frames.sections.first, section.itemCount > 0, let strip = section.strip else { return nil }
      let all = frames.frames(ofSection: 0).map(\.cgRect)
      let (top, bottom) = (all.map(\.minY).min() ?? 0, all.map(\.maxY).max() ?? 0)
      self.frames = all.map { $0.offsetBy(dx: 0, dy: -top) }
      size = CGSize(width: layout.container.width.length, height: bottom - top)
      isRightToLeft = layout.direction == .rightToLeft
      segment = strip.paging?.segment?.length.length ?? 0
      copies = segment > 0 ? Self.endlessCopies : 1
      contentWidth =
        segment > 0 ? segment * CGFloat(copies) + size.width : max(strip.contentWidth.length, size.width)
      start = segment > 0 ? segment * CGFloat(copies / 2) : 0
      rests = strip.restOffsets?.map(\.length)
      scroll = strip.scroll
      (deceleration, bounce) = (strip.deceleration, strip.bounce)
      isLoop = strip.paging?.isLoop ?? false
    }

    /// Returns the carousel with the size that a cell prefers; the same if its size is no estimate. An endless carousel keeps its
    /// estimates.
    ///
    /// - Parameter keepsHeight: Whether estimates of heights stay, and of widths from which another height would follow.
    func measuring(
      _ preferred: CGSize, ofItem item: Int, _ displayScale: CGFloat, keepingHeight keepsHeight: Bool
    ) -> Carousel {
      guard copies == 1 else { return self }
      var changed = measured
      let size = keepsHeight ? CGSize(width: preferred.width, height: frames[item].height) : preferred
      try? changed.measure(.cell(IndexPath(item: item, section: 0)), size, displayScale)
      guard let carousel = try? Carousel(changed), !keepsHeight || carousel.size == self.size else { return self }
      return carousel
    }

    /// Whether it comes to rest at any position.
    var restsAnywhere: Bool { rests == nil }

    /// The frame of an item of any copy.
    func frame(ofItem index: Int) -> CGRect {
      let frame = frames[index % frames.count].offsetBy(dx: segment * CGFloat(index / frames.count), dy: 0)
      guard isRightToLeft else { return frame }
      return CGRect(x: contentWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The items in a rectangle, in the order of their indices.
    func items(in rect: CGRect) -> [Int] {
      var range = 0..<copies
      if copies > 1 {
        let (low, high) = isRightToLeft ? (contentWidth - rect.maxX, contentWidth - rect.minX) : (rect.minX, rect.maxX)
        // An item may be wider than a segment.
        let reach = (frames.map(\.maxX).max() ?? 0) / segment
        let first = min(max(0, low / segment - reach), CGFloat(copies))
        let last = min(max(0, high / segment + 1), CGFloat(copies))
        range = Int(first)..<max(Int(first), Int(last))
      }
      return (range.lowerBound * frames.count..<range.upperBound * frames.count).filter {
        frame(ofItem: $0).intersects(rect)
      }
    }

    /// The offset of the collection view at a position.
    func offset(_ position: CGFloat) -> CGFloat { isRightToLeft ? contentWidth - size.width - position : position }

    /// The position at an offset of the collection view.
    func position(_ offset: CGFloat) -> CGFloat { isRightToLeft ? contentWidth - size.width - offset : offset }

    /// The distance of a position from the start of its copy. What floating point loses makes no further copy.
    func distance(at position: CGFloat) -> CGFloat {
      position - (position / segment + 1e-6).rounded(.down) * segment
    }

    // MARK: Rest

    /// The position at which the carousel comes to rest (layout rule R22).
    ///
    /// - Parameter proposed: The position at which its speed alone would bring it to rest.
    func rest(proposed: CGFloat, from current: CGFloat, velocity: CGFloat) -> CGFloat {
      let last = contentWidth - size.width
      if isLoop, current < 0 { return rests?.last ?? last }
      if isLoop, current > last { return rests?.first ?? 0 }
      guard let rests, let first = rests.first else { return proposed }
      let candidates =
        copies > 1 ? repeated(rests, around: scroll == .continuousGroupLeadingBoundary ? proposed : current) : rests
      func nearest(_ position: CGFloat) -> CGFloat {
        candidates.min { abs($0 - position) < abs($1 - position) } ?? first
      }
      switch scroll {
      case .continuous: return proposed
      case .continuousGroupLeadingBoundary: return nearest(proposed)
      case .paging, .groupPaging, .groupPagingCentered:
        // One page for each swipe.
        if velocity > 0 { return candidates.filter { $0 > current + 0.5 }.min() ?? nearest(current) }
        if velocity < 0 { return candidates.filter { $0 < current - 0.5 }.max() ?? nearest(current) }
        return nearest(proposed)
      }
    }

    /// The positions of the copy at a position and of the copies beside it.
    private func repeated(_ rests: [CGFloat], around position: CGFloat) -> [CGFloat] {
      let copy = min(max(((position - distance(at: position)) / segment).rounded(), 0), CGFloat(copies - 1))
      return (-1...1).map { copy + CGFloat($0) }.filter { (0..<CGFloat(copies)).contains($0) }
        .flatMap { copy in rests.map { copy * segment + $0 } }
    }
  }
#endif
