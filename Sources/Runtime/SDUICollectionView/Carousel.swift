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
    /// The positions at which it comes to rest, and the copies of its items.
    let rest: CarouselRest

    let deceleration: ScrollDeceleration
    let bounce: ScrollBounce

    private let measured: MeasuredLayout

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
      rest = CarouselRest(strip, width: size.width)
      (deceleration, bounce) = (strip.deceleration, strip.bounce)
    }

    /// Returns the carousel with the size that a cell prefers; the same if its size is no estimate. An endless carousel keeps its
    /// estimates.
    ///
    /// - Parameter keepsHeight: Whether estimates of heights stay, and of widths from which another height would follow.
    func measuring(
      _ preferred: CGSize, ofItem item: Int, _ displayScale: CGFloat, keepingHeight keepsHeight: Bool
    ) -> Carousel {
      guard rest.copies == 1 else { return self }
      var changed = measured
      let size = keepsHeight ? CGSize(width: preferred.width, height: frames[item].height) : preferred
      try? changed.measure(.cell(IndexPath(item: item, section: 0)), size, displayScale)
      guard let carousel = try? Carousel(changed), !keepsHeight || carousel.size == self.size else { return self }
      return carousel
    }

    /// The frame of an item of any copy.
    func frame(ofItem index: Int) -> CGRect {
      let frame = frames[index % frames.count].offsetBy(dx: rest.segment * CGFloat(index / frames.count), dy: 0)
      guard isRightToLeft else { return frame }
      return CGRect(x: rest.contentWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The items in a rectangle, in the order of their indices.
    func items(in rect: CGRect) -> [Int] {
      var range = 0..<rest.copies
      if rest.copies > 1 {
        let (low, high) =
          isRightToLeft
          ? (rest.contentWidth - rect.maxX, rest.contentWidth - rect.minX) : (rect.minX, rect.maxX)
        // An item may be wider than a segment.
        let reach = (frames.map(\.maxX).max() ?? 0) / rest.segment
        let first = min(max(0, low / rest.segment - reach), CGFloat(rest.copies))
        let last = min(max(0, high / rest.segment + 1), CGFloat(rest.copies))
        range = Int(first)..<max(Int(first), Int(last))
      }
      return (range.lowerBound * frames.count..<range.upperBound * frames.count).filter {
        frame(ofItem: $0).intersects(rect)
      }
    }

    /// The offset of the collection view at a position.
    func offset(_ position: CGFloat) -> CGFloat {
      isRightToLeft ? rest.contentWidth - size.width - position : position
    }

    /// The position at an offset of the collection view.
    func position(_ offset: CGFloat) -> CGFloat { isRightToLeft ? rest.contentWidth - size.width - offset : offset }
  }
#endif
