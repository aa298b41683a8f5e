#if canImport(UIKit)
  import SDUI
  import UIKit

  /// The places of pinned parts and sections at one offset (layout rule R10).
  @MainActor struct PinnedParts {
    /// From back to front.
    private var pinned: [PinnedFrame] = []
    /// The distance by which each section that is pinned as a whole has moved.
    private var distances: [Int: CGFloat] = [:]
    /// The upper left corner of the container, in the coordinates of the content.
    private var corner = CGPoint.zero

    /// Nothing is pinned.
    init() {}

    /// The pinned parts of a layout.
    ///
    /// - Parameters:
    ///   - pinned: The pinned frames, from back to front.
    ///   - corner: The upper left corner of the container, in the coordinates of the content.
    init(_ pinned: [PinnedFrame], in layout: ScreenLayout, corner: CGPoint) {
      (self.pinned, self.corner) = (pinned, corner)
      for frame in pinned where frame.part == .section {
        distances[frame.section] = frame.frame.y.length - layout.sections[frame.section].frame.y.length
      }
    }

    /// The places of the pinned parts of a layout at the present offset of a collection view. Headers are below what is inset at the
    /// top, such as a navigation bar, and footers above what is inset at the bottom.
    init(of layout: ScreenLayout, in view: UICollectionView, inside inset: UIEdgeInsets) {
      let offset = view.contentOffset
      let isVertical = layout.scrollDirection == .vertical
      let corner = isVertical ? CGPoint(x: 0, y: offset.y + inset.top) : CGPoint(x: offset.x + inset.left, y: 0)
      var pinned: [PinnedFrame] = []
      if isVertical {
        pinned = layout.pinnedFrames(headersAt: offset.y + inset.top, footersAt: offset.y - inset.bottom)
      }
      self.init(pinned, in: layout, corner: corner)
    }

    /// The sections that are pinned as a whole.
    var sections: [Int] { distances.keys.sorted() }

    /// Whether a section is pinned as a whole.
    func moves(section: Int) -> Bool { distances[section] != nil }

    /// Returns the distance by which a section has moved.
    func distance(ofSection section: Int) -> CGFloat { distances[section] ?? 0 }

    /// Returns the frame of a part.
    func frame(of part: ScreenPart) -> CGRect {
      if case .bar = part.role { return part.frame.offsetBy(dx: corner.x, dy: corner.y) }
      guard part.isPinned, let index = position(of: part) else { return part.frame }
      if pinned[index].part == .section {
        return part.frame.offsetBy(dx: 0, dy: distance(ofSection: part.indexPath.section))
      }
      return pinned[index].frame.cgRect
    }

    // MARK: Order

    /// The levels of one pinned section: background, cells, header and footer.
    private static let levels = 3

    /// The position of a part in the stack of views: backgrounds, cells, headers and footers, pinned parts, bars.
    func zIndex(of part: ScreenPart) -> Int {
      switch part.role {
      case .bar: return (pinned.count + 1) * Self.levels
      case .background, .placeholder, .header, .footer:
        let level = part.role == .background ? -1 : part.role == .placeholder ? 0 : 1
        guard part.isPinned, let index = position(of: part) else { return level }
        return (index + 1) * Self.levels + level
      }
    }

    /// The position of the cells of a pinned section in the stack of views.
    func zIndex(ofSection section: Int) -> Int {
      let index = pinned.firstIndex { $0.part == .section && $0.section == section } ?? 0
      return (index + 1) * Self.levels
    }

    private func position(of part: ScreenPart) -> Int? { pinned.firstIndex { part.isMoved(by: $0) } }
  }

  extension ScreenFrames {
    /// Returns the places of pinned parts at the present offset of a collection view, whose content inset has the room for bars.
    func pinnedParts(in view: UICollectionView) -> PinnedParts {
      hasPinnedParts ? PinnedParts(of: layout, in: view, inside: view.systemInset) : PinnedParts()
    }
  }

  extension ScreenLayout {
    /// The pinned frames, from back to front. Headers are those at one offset, and footers those at another.
    func pinnedFrames(headersAt headerOffset: CGFloat, footersAt footerOffset: CGFloat) -> [PinnedFrame] {
      // From back to front, a footer keeps its place among the headers.
      let footers = frames(at: footerOffset).filter { $0.part == .footer }
      return frames(at: headerOffset).map { frame in
        footers.first { $0.section == frame.section && frame.part == .footer } ?? frame
      }
    }

    /// The pinned frames at an offset, to 1/1024 of a point: an animation passes through offsets for which exact sums
    /// would need more than 64 bits.
    fileprivate func frames(at offset: CGFloat) -> [PinnedFrame] {
      let steps = (offset * 1024).rounded()
      guard let offset = try? Rational(Double(steps / 1024)) else { return [] }
      return (try? pinnedFrames(at: offset)) ?? []
    }
  }

  extension UICollectionView {
    /// The part that the system adds to the content inset, for example for a navigation bar.
    fileprivate var systemInset: UIEdgeInsets {
      let (all, own) = (adjustedContentInset, contentInset)
      return UIEdgeInsets(
        top: all.top - own.top, left: all.left - own.left, bottom: all.bottom - own.bottom, right: all.right - own.right
      )
    }
  }
#endif
