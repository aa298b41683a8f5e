#if canImport(UIKit)
  import SDUI
  import UIKit

  /// The frames of a screen in one container, from left to right, as descriptions of sections and as parts beside the cells.
  @MainActor struct ScreenFrames {
    /// The layout, from left to right.
    private(set) var layout: ScreenLayout
    /// Everything that is not a cell, from back to front.
    private(set) var parts: [ScreenPart] = []

    /// Whether something keeps its place while the screen scrolls.
    private(set) var hasPinnedParts = false

    private let screen: Screen
    private var measured: MeasuredLayout
    /// The starts of the sections of the collection view along the axis of scrolling, and the end of the last one.
    private var bounds: [CGFloat] = [0]
    /// The carousels that are pinned to the screen, which a compositional layout cannot do.
    let pinnedStrips: [Int]
    /// The number of items in the data of each section.
    private let itemCounts: [Int]

    /// A group of a compositional layout may not be lower. Sections without a height are this high, and the next section
    /// is as much lower, so that frames stay where they are.
    nonisolated static let leastLength: CGFloat = 1.0 / 1024

    /// Lays out a screen.
    ///
    /// - Throws: `LayoutError` if it cannot be laid out.
    init(_ screen: Screen, _ items: ScreenItems, in environment: LayoutEnvironment) throws(LayoutError) {
      self.screen = screen
      var measured = try MeasuredLayout(screen, items, in: environment)
      let sections = measured.layout.sections
      pinnedStrips = sections.indices.filter { sections[$0].isPinnedStrip }
      if !pinnedStrips.isEmpty {
        measured = try MeasuredLayout(screen.withoutPinnedCarousels, items, in: environment)
      }
      self.measured = measured
      layout = try Self.leftToRight(measured.layout)
      itemCounts = measured.items.sections.flatMap { [$0] + $0.sections }.map(\.items.count)
      readLayout()
    }

    private mutating func readLayout() {
      let pinned = (try? layout.pinnedFrames(at: .zero)) ?? []
      parts = ScreenPart.all(of: layout, screen, pinned)
      hasPinnedParts = !pinned.isEmpty || !layout.bars.isEmpty
      bounds = [0]
      for index in layout.sections.indices {
        bounds.append(layout.end(ofSection: index, from: bounds[index], hasCells: itemCount(ofSection: index) > 0))
      }
    }

    /// The number of items in the data of a section.
    private func itemCount(ofSection index: Int) -> Int { itemCounts.indices.contains(index) ? itemCounts[index] : 0 }

    /// A collection view mirrors what a compositional layout places.
    private static func leftToRight(_ layout: ScreenLayout) throws(LayoutError) -> ScreenLayout {
      layout.direction == .rightToLeft ? try layout.mirrored() : layout
    }

    /// The content inset of the collection view.
    var contentInset: UIEdgeInsets {
      let insets = layout.scrollInsets
      let (start, end) = (insets.start.length, insets.end.length)
      switch layout.scrollDirection {
      case .vertical: return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      // A collection view mirrors its content from right to left, and not its insets.
      case .horizontal where measured.layout.direction == .rightToLeft:
        return UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
      case .horizontal: return UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      }
    }

    // MARK: Measuring

    /// Takes over the size that a view prefers, rounded up to whole pixels: then sums of sizes stay exact.
    ///
    /// - Throws: `LayoutError` if the size cannot be laid out. Then nothing has changed.
    mutating func measure(_ view: MeasuredView, _ size: CGSize, scale: CGFloat) throws {
      var changed = measured
      try changed.measure(view, size, scale)
      layout = try Self.leftToRight(changed.layout)
      measured = changed
      readLayout()
    }

    // MARK: Sections

    /// A section of the collection view; `nil` beyond the last one.
    func section(at index: Int) -> NSCollectionLayoutSection? {
      layout.sections.indices.contains(index) ? description(ofSection: index).section : nil
    }

    /// The description of a section of the layout.
    func description(ofSection index: Int) -> SectionDescription {
      SectionDescription(
        layout: layout, index: index, start: bounds[index], end: bounds[index + 1],
        hiddenCount: max(0, itemCount(ofSection: index) - layout.sections[index].itemCount))
    }
  }

  extension ScreenLayout {
    /// Returns the end of a section of the collection view that begins at a position. A stack ends where its first section
    /// begins, and the last section at the end of the content.
    ///
    /// - Parameters:
    ///   - hasCells: Whether the section has a group. Otherwise its height is an inset, which a compositional layout takes for a
    ///     fraction if it is between 0 and 1.
    ///   - isWhole: Whether a stack is one section with all of its sections.
    func end(ofSection index: Int, from start: CGFloat, hasCells: Bool, isWhole: Bool = false) -> CGFloat {
      let isVertical = scrollDirection == .vertical
      let next = index + 1
      let end: Rational
      if !isWhole, next < sections.count, sections[next].parent == index {
        end = sections[next].frame.y
      } else if next == sections.count {
        end = isVertical ? contentSize.height : contentSize.width
      } else {
        let frame = sections[index].frame
        end = (try? isVertical ? frame.y + frame.height : frame.x + frame.width) ?? .zero
      }
      if hasCells { return max(end.length, start + ScreenFrames.leastLength) }
      return end.length - start < 1 ? start : end.length
    }
  }

  extension SectionLayout {
    /// Whether it scrolls on its own, and stays in view.
    fileprivate var isPinnedStrip: Bool { isPinned && strip != nil }
  }

  extension Screen {
    /// The screen with carousels that scroll with the content.
    fileprivate var withoutPinnedCarousels: Screen {
      var screen = self
      for index in screen.sections.indices {
        if screen.sections[index].kind.isStrip { screen.sections[index].properties[.sectionPinned] = nil }
        for position in screen.sections[index].adaptations.indices {
          if screen.sections[index].adaptations[position].replacement?.kind.isStrip ?? false {
            screen.sections[index].adaptations[position].replacement?.properties[.sectionPinned] = nil
          }
        }
      }
      return screen
    }
  }

  extension Rational {
    /// The nearest length of a view.
    var length: CGFloat { CGFloat(doubleValue) }
  }

  extension Frame {
    /// The nearest rectangle of a view.
    public var cgRect: CGRect { CGRect(x: x.length, y: y.length, width: width.length, height: height.length) }
  }
#endif
