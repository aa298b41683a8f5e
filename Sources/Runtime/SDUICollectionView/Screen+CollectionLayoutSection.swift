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
      var alone = self
      // Its container is inside of the insets of the layout around it.
      alone.properties = PropertyList()
      let items = ScreenItems.standard(for: self, in: container)
      return try alone.collectionLayoutSection(showing: items.sections[index], in: container)
    }

    /// One of its sections with given items, for a compositional layout that an app has already, whose
    /// `contentInsetsReference` is `none`. The interpreter computes the frames of its cells in an environment of the whole
    /// collection view; header, footer, placeholder and background are boundary and decoration items.
    ///
    /// Sizes that are estimates stay as they are, unless the items have measured sizes, or their views were asked in a
    /// ``SelfSizingCollectionViewLayout``.
    ///
    /// - Parameters:
    ///   - preferredSizes: The sizes that the views of the section prefer.
    ///   - hasPlaceholderCell: Whether a placeholder is the only cell of the section instead of a boundary item.
    ///   - hasCarouselCell: Whether one cell, as wide as the screen, shows the whole carousel: it has a collection view with a
    ///     ``CarouselCollectionViewLayout``.
    ///   - hasStackCells: Whether a stack is one section. Its cells are the items of its sections one after the other, and what
    ///     replaces items. These sections must have no header, no footer and no background, and must not scroll on their own.
    ///   - backgroundKind: The kind of the decoration view for a component in the background; `nil` if a supplementary view
    ///     displays it.
    /// - Returns: The section; `nil` if it takes no room in this environment (layout rule R12), or is another stack.
    /// - Throws: `LayoutError` if the section cannot be laid out.
    @MainActor public func collectionLayoutSection(
      showing items: SectionItems, preferredSizes: SelfSizingCollectionViewLayout.PreferredSizes = .init(),
      hasPlaceholderCell: Bool = false, hasCarouselCell: Bool = false, hasStackCells: Bool = false,
      backgroundKind: String? = nil, in environment: LayoutEnvironment
    ) throws -> NSCollectionLayoutSection? {
      var alone = self
      alone.properties[.contentInsets] = nil
      alone.bars = PerBar()
      alone.empty = nil
      var measured = try MeasuredLayout(alone, ScreenItems(sections: [items]), in: environment)
      measured.measure(preferredSizes)
      let layout = measured.layout
      let frames = layout.direction == .rightToLeft ? try layout.mirrored() : layout
      guard let own = frames.sections.first, own.takesRoom else { return nil }
      if own.kind.holdsSections, !hasStackCells || frames.hasPartsInStack { return nil }
      let placeholder = hasPlaceholderCell ? own.placeholder?.cgRect : nil
      let onlyCell = placeholder ?? (hasCarouselCell ? frames.carouselCell : nil)
      let cells = onlyCell.map { [$0] } ?? (own.kind.holdsSections ? frames.stackCells.map(\.frame.cgRect) : nil)
      let hasCells = own.itemCount + own.collapsedItemCount + (cells?.count ?? 0) > 0
      // The margins of a horizontal strip are not those of a section.
      let isVertical = frames.scrollDirection == .vertical
      let start = isVertical ? 0 : own.frame.x.length
      let end =
        isVertical
        ? frames.end(ofSection: 0, from: 0, hasCells: hasCells, isWhole: true)
        : max(start + own.frame.width.length, start + ScreenFrames.leastLength)
      let description = SectionDescription(
        layout: frames, index: 0, start: start, end: end, hiddenCount: own.collapsedItemCount, cells: cells)
      let section = description.section
      for part in ScreenPart.all(of: frames, alone, (try? frames.pinnedFrames(at: .zero)) ?? []) {
        if part.role == .placeholder, placeholder != nil || part.indexPath.section > 0 { continue }
        var part = part
        if part.role == .background, case .supplementary = part.element, let backgroundKind {
          part = ScreenPart(.decoration(backgroundKind), .background, ofSection: 0, part.frame)
        }
        section.add(part, from: start, in: frames)
      }
      return section
    }
  }

  extension NSCollectionLayoutSection {
    /// Adds a part of the first section of a layout, of which this is the description.
    ///
    /// - Parameter start: The start of the section along the axis of scrolling.
    fileprivate func add(_ part: ScreenPart, from start: CGFloat, in layout: ScreenLayout) {
      switch part.element {
      case .supplementary(let kind):
        boundarySupplementaryItems.append(
          NSCollectionLayoutBoundarySupplementaryItem(part, kind, inset: contentInsets.leading + start))
      case .decoration(let kind):
        var box = layout.sections[0].frame.cgRect
        // A section of a horizontal strip is as high as the collection view.
        if layout.scrollDirection == .horizontal {
          (box.origin.y, box.size.height) = (0, layout.container.height.length)
        }
        decorationItems.append(.background(part, kind, in: box))
      }
    }
  }

  /// A cell of a stack that is one section.
  struct StackCell {
    /// The index of its section in the layout.
    let section: Int
    /// The index of its item; `nil` for what replaces the items of the section.
    let item: Int?
    let frame: Frame
  }

  extension ScreenLayout {
    /// The cells of a stack, which is the first section: the items of its sections, and what replaces them.
    var stackCells: [StackCell] {
      sections.indices.dropFirst().flatMap { cells(ofInnerSection: $0) }
    }

    /// Whether a section of a stack, which is the first section, has more than cells.
    fileprivate var hasPartsInStack: Bool {
      sections.dropFirst().contains { section in
        section.strip != nil || section.header != nil || section.footer != nil || section.background != nil
      }
    }

    /// The frame of a cell that shows the whole carousel of the first section; `nil` if that is none, or has no items.
    fileprivate var carouselCell: CGRect? {
      guard sections[0].strip != nil, sections[0].itemCount > 0 else { return nil }
      return carouselFrame(ofSection: 0)
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
      // UIKit takes insets between 0 and 1 for fractions of the box.
      func inset(_ distance: CGFloat, of length: CGFloat) -> CGFloat {
        distance > 0 && distance < 1 && length > 0 ? distance / length : distance
      }
      let frame = part.frame
      item.contentInsets = NSDirectionalEdgeInsets(
        top: inset(frame.minY - box.minY, of: box.height), leading: inset(frame.minX - box.minX, of: box.width),
        bottom: inset(box.maxY - frame.maxY, of: box.height), trailing: inset(box.maxX - frame.maxX, of: box.width))
      item.zIndex = -1
      return item
    }
  }
#endif
