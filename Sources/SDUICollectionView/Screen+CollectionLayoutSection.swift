#if canImport(UIKit)
  import SDUI
  import UIKit

  extension Screen {
    /// One of its sections, for a compositional layout that an app has already. The interpreter computes the frames of its
    /// cells in the container of the environment; header, footer, placeholder and background are boundary and decoration items.
    ///
    /// Sizes that are estimates stay as they are: cells of the section do not size themselves.
    ///
    /// - Parameter index: The index in `sections`, of a section that is no stack.
    /// - Returns: The section; `nil` if it takes no room in this environment (layout rule R12), or is a stack.
    /// - Throws: `LayoutError` if the section cannot be laid out.
    @MainActor public func collectionLayoutSection(
      at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) throws -> NSCollectionLayoutSection? {
      let container = try LayoutEnvironment(of: environment)
      let items = ScreenItems.standard(for: self, in: container)
      var alone = self
      // Its container is inside of the insets of the layout around it.
      alone.properties = PropertyList()
      alone.bars = PerBar()
      alone.empty = nil
      let layout = try alone.layout(ScreenItems(sections: [items.sections[index]]), in: container)
      let frames = layout.direction == .rightToLeft ? try layout.mirrored() : layout
      guard let own = frames.sections.first, own.takesRoom, !own.kind.holdsSections else { return nil }
      let description = SectionDescription(
        layout: frames, index: 0, start: 0,
        end: frames.end(ofSection: 0, from: 0, hasCells: own.itemCount + own.collapsedItemCount > 0),
        hiddenCount: own.collapsedItemCount)
      let section = description.section
      for part in ScreenPart.all(of: frames, alone, (try? frames.pinnedFrames(at: .zero)) ?? []) {
        switch part.element {
        case .supplementary(let kind):
          let inset = section.contentInsets.leading
          section.boundarySupplementaryItems.append(
            NSCollectionLayoutBoundarySupplementaryItem(part, kind, inset: inset))
        case .decoration(let kind):
          section.decorationItems.append(.background(part, kind, in: own.frame.rectangle))
        }
      }
      return section
    }
  }

  extension NSCollectionLayoutBoundarySupplementaryItem {
    /// A part at its place in a section that begins at 0. Boundary items are inside of the leading inset of a section.
    fileprivate convenience init(_ part: ScreenPart, _ kind: String, inset: CGFloat) {
      self.init(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(part.frame.width), heightDimension: .absolute(part.frame.height)),
        elementKind: kind, alignment: .topLeading,
        absoluteOffset: CGPoint(x: part.frame.minX - inset, y: part.frame.minY))
      extendsBoundary = false
      pinToVisibleBounds = part.isPinned
      zIndex = part.role == .background ? -1 : 1
    }
  }

  extension NSCollectionLayoutDecorationItem {
    /// A background at its place in the box of a section.
    fileprivate static func background(
      _ part: ScreenPart, _ kind: String, in box: CGRect
    ) -> NSCollectionLayoutDecorationItem {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets = NSDirectionalEdgeInsets(
        top: part.frame.minY - box.minY, leading: part.frame.minX - box.minX, bottom: box.maxY - part.frame.maxY,
        trailing: box.maxX - part.frame.maxX)
      item.zIndex = -1
      return item
    }
  }
#endif
