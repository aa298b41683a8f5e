#if canImport(UIKit)
  import SDUI
  import UIKit

  extension SectionDescription {
    /// A carousel: a section that scrolls on its own.
    ///
    /// Columns that are all alike are groups, at which the section comes to rest. Other columns are one group together: then
    /// it comes to rest anywhere, or at its pages.
    func strip(_ strip: StripLayout) -> NSCollectionLayoutSection {
      let frames = layout.frames(ofSection: index).map(\.rectangle)
      let box = verticalRange(of: frames)
      let section: NSCollectionLayoutSection
      if hiddenCount == 0, let columns = layout.alikeColumns(ofSection: index),
        let insets = columns.insets(in: strip, itemCount: frames.count)
      {
        section = NSCollectionLayoutSection(group: column(columns, frames, box))
        section.interGroupSpacing = columns.spacing.length
        // A compositional layout computes the padding of centred groups itself.
        if strip.scroll != .groupPagingCentered {
          (section.contentInsets.leading, section.contentInsets.trailing) = insets
        }
        section.orthogonalScrollingBehavior = strip.scroll.orthogonal
      } else {
        section = NSCollectionLayoutSection(group: whole(strip, frames, box))
        section.orthogonalScrollingBehavior = strip.scroll == .paging ? .paging : .continuous
      }
      section.contentInsets.top = box.lowerBound - start
      section.contentInsets.bottom = end - box.upperBound
      return section
    }

    /// The start and the end of the groups of the strip. A compositional layout takes insets between 0 and 1 for fractions, so
    /// the groups include such an inset.
    private func verticalRange(of frames: [CGRect]) -> Range<CGFloat> {
      var (top, bottom) = (frames.map(\.minY).min() ?? start, frames.map(\.maxY).max() ?? end)
      if top - start < 1 { top = start }
      if end - bottom < 1 { bottom = end }
      return top..<max(bottom, top + ScreenFrames.leastLength)
    }

    /// The group of one column.
    private func column(
      _ columns: StripColumns, _ frames: [CGRect], _ box: Range<CGFloat>
    ) -> NSCollectionLayoutGroup {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(columns.width.length), heightDimension: .absolute(box.upperBound - box.lowerBound))
      let cells = frames.prefix(columns.rows).map { frame in
        frame.offsetBy(dx: -columns.leading.length, dy: -box.lowerBound)
      }
      return .custom(layoutSize: size) { _ in cells.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    }

    /// The group of the whole strip, with its padding.
    private func whole(
      _ strip: StripLayout, _ frames: [CGRect], _ box: Range<CGFloat>
    ) -> NSCollectionLayoutGroup {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(max(strip.contentWidth.length, ScreenFrames.leastLength)),
        heightDimension: .absolute(box.upperBound - box.lowerBound))
      let cells =
        frames.map { $0.offsetBy(dx: 0, dy: -box.lowerBound) } + Array(repeating: .zero, count: hiddenCount)
      return .custom(layoutSize: size) { _ in cells.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    }
  }

  extension StripColumns {
    /// The leading and trailing inset of a strip; `nil` if one is between 0 and 1, where a compositional layout takes it for
    /// a fraction.
    func insets(in strip: StripLayout, itemCount: Int) -> (leading: CGFloat, trailing: CGFloat)? {
      let count = CGFloat((itemCount + rows - 1) / rows)
      let occupied = count * width.length + (count - 1) * spacing.length
      let insets = (leading.length, strip.contentWidth.length - leading.length - occupied)
      func isFraction(_ inset: CGFloat) -> Bool { inset > 0.001 && inset < 1 }
      return isFraction(insets.0) || isFraction(insets.1) ? nil : insets
    }
  }

  extension ScreenLayout {
    /// The columns of a strip, if they are all alike: then one group describes each of them.
    func alikeColumns(ofSection index: Int) -> StripColumns? {
      guard let columns = sections[index].strip?.columns, let step = try? columns.width + columns.spacing else {
        return nil
      }
      let frames = frames(ofSection: index)
      for item in frames.indices.dropFirst(columns.rows) {
        let first = frames[item % columns.rows]
        guard let distance = try? step * Rational(item / columns.rows), let x = try? first.x + distance else {
          return nil
        }
        let isAlike =
          frames[item].x == x && frames[item].y == first.y && frames[item].width == first.width
          && frames[item].height == first.height
        if !isAlike { return nil }
      }
      return columns
    }
  }

  extension ScrollBehavior {
    /// The same behaviour of a section of a compositional layout.
    fileprivate var orthogonal: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    }
  }
#endif
