#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  /// The items of a screen that are in view, by its frames and the offsets of its scroll views.
  @MainActor public final class VisibleItems {
    /// Called when other items are in view.
    private var onChange: (@MainActor () -> Void)?
    private var frames: FlowFrames?
    private var identifiers: [AnyHashable] = []
    /// The part of the content between the bars, along the axis of scrolling.
    private var visible: ClosedRange<CGFloat> = 0...0
    private var strips: [AnyHashable: CGFloat] = [:]
    private var ends: Set<AnyHashable> = []
    /// The items in view, by the indices of their sections and their own.
    private(set) var places: Set<IndexPath> = []

    /// No items.
    public init() {}

    /// Follows the frames of other sections, which have identities.
    func show(_ frames: FlowFrames, _ identifiers: [AnyHashable], onChange: (@MainActor () -> Void)?) {
      (self.frames, self.identifiers, self.onChange) = (frames, identifiers, onChange)
      places = visiblePlaces()
    }

    /// Follows the offset of the screen.
    func scroll(to start: CGFloat, length: CGFloat) {
      visible = start...max(start, start + length)
      update()
    }

    /// Follows the position of a carousel, by the identity of its section.
    func scroll(strip: AnyHashable, to position: CGFloat) {
      strips[strip] = position
      update()
    }

    private func update() {
      let present = visiblePlaces()
      if present == places { return }
      places = present
      onChange?()
    }

    private func visiblePlaces() -> Set<IndexPath> {
      guard let frames else { return [] }
      let (start, end) = (visible.lowerBound, visible.upperBound)
      let size = frames.contentSize
      // An edge alone is not in view.
      let rect =
        frames.axis == .vertical
        ? CGRect(x: -1, y: start, width: size.width + 2, height: end - start).insetBy(dx: 0, dy: 0.01)
        : CGRect(x: start, y: -1, width: end - start, height: size.height + 2).insetBy(dx: 0.01, dy: 0)
      var result: Set<IndexPath> = []
      for path in frames.cells(in: rect, except: PinnedParts()) {
        guard let root = frames.root(path.section), frames.isCarousel(root) else {
          result.insert(path)
          continue
        }
        let position = identifiers.indices.contains(path.section) ? strips[identifiers[path.section]] ?? 0 : 0
        let items = frames.layout.frames(ofSection: root)
        let width = frames.layout.container.width.length
        for (item, frame) in items.enumerated() where frame.cgRect.overlaps(position, position + width) {
          result.insert(IndexPath(item: item, section: path.section))
        }
      }
      return result
    }

    // MARK: Events

    /// Returns the ends of sections, also of those in stacks, that have come into view since the last call.
    public func reachedEnds<Content, Identifier>(
      of sections: [ScreenSnapshot<Content, Identifier>.Section]
    ) -> Set<SectionEnd<Identifier>> {
      var present: Set<SectionEnd<Identifier>> = []
      for (index, section) in sections.enumerated() {
        func add(_ identifier: Identifier, _ items: [Int]) {
          if let first = items.first, isVisible(first, index) { present.insert(.first(identifier)) }
          if let last = items.last, isVisible(last, index) { present.insert(.last(identifier)) }
        }
        add(section.identifier, Array(section.items.indices))
        let inner = Dictionary(grouping: section.items.indices) { section.items[$0].section }
        for (identifier, items) in inner where identifier != section.identifier { add(identifier, items) }
      }
      defer { ends = Set(present.map { AnyHashable($0) }) }
      return present.filter { !ends.contains(AnyHashable($0)) }
    }

    private func isVisible(_ item: Int, _ section: Int) -> Bool {
      places.contains(IndexPath(item: item, section: section))
    }

    /// Returns the number of items after the last one in view; `nil` if there are items and none is in view.
    public func countFollowing<Content, Identifier>(
      in sections: [ScreenSnapshot<Content, Identifier>.Section]
    ) -> Int? {
      if sections.allSatisfy({ $0.items.isEmpty }) { return 0 }
      guard let last = places.max() else { return nil }
      let later = sections.dropFirst(last.section + 1).reduce(0) { $0 + $1.items.count }
      guard sections.indices.contains(last.section) else { return nil }
      return sections[last.section].items.count - last.item - 1 + later
    }
  }

  /// An end of a section.
  public enum SectionEnd<Identifier: Hashable & Sendable>: Hashable, Sendable {
    case first(Identifier)
    case last(Identifier)
  }

  extension CGRect {
    /// Whether more than an edge is in a range of the horizontal axis.
    fileprivate func overlaps(_ start: CGFloat, _ end: CGFloat) -> Bool { minX < end - 0.01 && maxX > start + 0.01 }
  }
#endif
