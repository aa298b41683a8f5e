#if canImport(UIKit)
  import SDUI
  import UIKit

  /// Describes the cells of one section of a layout as groups of a compositional layout.
  @MainActor struct SectionDescription {
    let layout: ScreenLayout
    /// The index among the sections of the layout.
    let index: Int
    /// The start of the section of the collection view, along the axis of scrolling.
    let start: CGFloat
    /// The end of it.
    let end: CGFloat
    /// The number of cells that are not displayed.
    let hiddenCount: Int
    /// The frames of the cells of a stack, or of the only cell, if a placeholder or the whole carousel is one; `nil` if each
    /// item is a cell.
    var cells: [CGRect]?

    /// The section, without headers and footers.
    var section: NSCollectionLayoutSection {
      if layout.scrollDirection == .vertical, cells == nil, let strip = layout.sections[index].strip, itemCount > 0 {
        return self.strip(strip)
      }
      let section = NSCollectionLayoutSection(group: all)
      guard itemCount + hiddenCount == 0, cells?.isEmpty ?? true else { return section }
      // Without cells there is no group that has the height.
      if layout.scrollDirection == .vertical {
        section.contentInsets.top = end - start
      } else {
        section.contentInsets.leading = end - start
      }
      return section
    }

    private var itemCount: Int { layout.sections[index].itemCount }

    /// All cells in one group, with the frames of the layout. Those that are not displayed are empty.
    private var all: NSCollectionLayoutGroup {
      let isVertical = layout.scrollDirection == .vertical
      let length = max(end - start, ScreenFrames.leastLength)
      let size = NSCollectionLayoutSize(
        widthDimension: isVertical ? .fractionalWidth(1) : .absolute(length),
        heightDimension: isVertical ? .absolute(length) : .fractionalHeight(1))
      let (layout, index, start, hidden, cells) = (layout, index, start, hiddenCount, cells)
      return .custom(layoutSize: size) { _ in
        let frames = cells ?? layout.sections[index].items.map { $0.frame.cgRect }
        var items = frames.map { frame in
          NSCollectionLayoutGroupCustomItem(
            frame: frame.offsetBy(dx: isVertical ? 0 : -start, dy: isVertical ? -start : 0))
        }
        items += (0..<hidden).map { _ in NSCollectionLayoutGroupCustomItem(frame: .zero) }
        return items
      }
    }
  }
#endif
