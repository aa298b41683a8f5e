#if canImport(UIKit)
  import SDUI
  import UIKit

  extension SectionDescription {
    /// A carousel: a section that scrolls on its own.
    ///
    /// Columns that are all alike are groups, at which the section comes to rest. Other columns are one group together: then
    /// it comes to rest anywhere, or at its pages.
    func strip(_ strip: StripLayout) -> NSCollectionLayoutSection {
      let frames = layout.frames(ofSection: index).map(\.cgRect)
      let box = verticalRange(of: frames)
      let section: NSCollectionLayoutSection
      if let groups = columnGroups(of: strip) {
        section = NSCollectionLayoutSection(group: column(groups.columns, frames, box))
        section.interGroupSpacing = groups.columns.spacing.length
        // A compositional layout computes the padding of centred groups itself.
        if strip.scroll != .groupPagingCentered {
          (section.contentInsets.leading, section.contentInsets.trailing) = (groups.leading, groups.trailing)
        }
        section.orthogonalScrollingBehavior = strip.scroll.orthogonal
      } else {
        section = NSCollectionLayoutSection(group: whole(strip, frames, box))
        section.orthogonalScrollingBehavior = strip.scroll == .paging ? .paging : .continuous
      }
      if #available(iOS 17, *) {
        section.orthogonalScrollingProperties.decelerationRate = strip.deceleration.orthogonal
        section.orthogonalScrollingProperties.bounce = strip.bounce.orthogonal
      }
      section.contentInsets.top = box.lowerBound - start
      section.contentInsets.bottom = end - box.upperBound
      return section
    }

    /// The columns as groups, and the insets beside them; `nil` if a section cannot have them: if the columns differ, if some
    /// cells are not displayed, or if an inset is between 0 and 1, which a compositional layout takes for a fraction.
    func columnGroups(of strip: StripLayout) -> (columns: StripColumns, leading: CGFloat, trailing: CGFloat)? {
      guard hiddenCount == 0, let columns = layout.alikeColumns(ofSection: index) else { return nil }
      let count = CGFloat((layout.sections[index].itemCount + columns.rows - 1) / columns.rows)
      let occupied = count * columns.width.length + (count - 1) * columns.spacing.length
      let leading = columns.leading.length
      let trailing = strip.contentWidth.length - leading - occupied
      // What floating point loses is no inset.
      let isFraction = [leading, trailing].contains { $0 > 0.001 && $0 < 1 }
      return isFraction ? nil : (columns, leading, trailing)
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

  @available(iOS 17, *)
  extension ScrollDeceleration {
    /// The same rate of a section of a compositional layout.
    fileprivate var orthogonal: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
      switch self {
      case .automatic: .automatic
      case .normal: .normal
      case .fast: .fast
      }
    }
  }

  @available(iOS 17, *)
  extension ScrollBounce {
    /// The same behaviour of a section of a compositional layout.
    fileprivate var orthogonal: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce {
      switch self {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
    }
  }
#endif
