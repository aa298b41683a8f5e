#if canImport(UIKit)
  import SDUI
  import UIKit

  /// The positions at which a carousel comes to rest (layout rule R22). Positions count from the leading end, in points.
  struct CarouselRest: Sendable {
    /// The number of copies of the items; 1 unless the carousel is endless.
    let copies: Int
    /// The distance from an item to the same one in the next copy.
    let segment: CGFloat
    /// The width of all copies.
    let contentWidth: CGFloat
    /// The width of the visible part.
    let width: CGFloat
    /// The position at which the first item comes to rest, in the middle of the copies.
    let start: CGFloat

    private let positions: [CGFloat]?
    private let scroll: ScrollBehavior
    private let isLoop: Bool

    /// Nobody scrolls through this many copies without a stop. The copies in the middle begin in the middle of the content.
    private static let endlessCopies = 100

    /// The positions of a strip in a container of a width.
    init(_ strip: StripLayout, width: CGFloat) {
      self.width = width
      segment = strip.paging?.segment?.length.length ?? 0
      copies = segment > 0 ? Self.endlessCopies : 1
      contentWidth = segment > 0 ? segment * CGFloat(copies) + width : max(strip.contentWidth.length, width)
      start = segment > 0 ? segment * CGFloat(copies / 2) : 0
      positions = strip.restOffsets?.map(\.length)
      scroll = strip.scroll
      isLoop = strip.paging?.isLoop ?? false
    }

    /// Whether it comes to rest at any position.
    var isAnywhere: Bool { positions == nil }

    /// The index of the column or page at the nearest position of rest; `nil` if it comes to rest anywhere.
    func page(at position: CGFloat) -> Int? {
      let own = copies > 1 ? distance(at: position) : position
      // From the end of a copy, the beginning of the next one may be nearer.
      let ends = copies > 1 ? (positions ?? []).prefix(1).map { $0 + segment } : []
      let all = (positions ?? []) + ends
      guard let index = all.indices.min(by: { abs(all[$0] - own) < abs(all[$1] - own) }) else { return nil }
      return index % (positions?.count ?? 1)
    }

    /// The distance of a position from the start of its copy. What floating point loses makes no further copy.
    func distance(at position: CGFloat) -> CGFloat {
      position - (position / segment + 1e-6).rounded(.down) * segment
    }

    /// The position at which the carousel comes to rest.
    ///
    /// - Parameter proposed: The position at which its speed alone would bring it to rest.
    func rest(proposed: CGFloat, from current: CGFloat, velocity: CGFloat) -> CGFloat {
      let last = contentWidth - width
      if isLoop, current < 0 { return positions?.last ?? last }
      if isLoop, current > last { return positions?.first ?? 0 }
      guard let positions, let first = positions.first else { return proposed }
      let candidates =
        copies > 1
        ? repeated(positions, around: scroll == .continuousGroupLeadingBoundary ? proposed : current) : positions
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
    private func repeated(_ positions: [CGFloat], around position: CGFloat) -> [CGFloat] {
      let copy = min(max(((position - distance(at: position)) / segment).rounded(), 0), CGFloat(copies - 1))
      return (-1...1).map { copy + CGFloat($0) }.filter { (0..<CGFloat(copies)).contains($0) }
        .flatMap { copy in positions.map { copy * segment + $0 } }
    }
  }
#endif
