#if canImport(UIKit)
  import UIKit

  /// The pinned parts of a section of a compositional layout.
  @MainActor struct PinnedSection {
    /// The range in which a header or footer stays in view.
    enum Range {
      /// As long as its section is in view.
      case section
      /// As long as the screen is.
      case screen
    }

    /// Whether the section is pinned to the screen as a whole.
    let isPinned: Bool
    /// The range of the header; `nil` if it scrolls with the content.
    let header: Range?
    /// The range of the footer; `nil` if it scrolls with the content.
    let footer: Range?
    /// The kinds of the section's backgrounds.
    let decorationKinds: [String]

    /// Reads the parts that UIKit would pin in a section, beside those that are pinned to the screen.
    init(_ section: NSCollectionLayoutSection, _ pinning: ScreenPinning) {
      func range(_ part: PinnedPlace.Part, _ own: ScreenPinning) -> Range? {
        let item = section.boundarySupplementaryItems.first { $0.elementKind == part.elementKind }
        guard let item, !pinning.contains(.section) else { return nil }
        if pinning.contains(own) { return .screen }
        return item.pinToVisibleBounds ? .section : nil
      }
      isPinned = pinning.contains(.section)
      (header, footer) = (range(.header, .header), range(.footer, .footer))
      decorationKinds = section.decorationItems.map(\.elementKind)
    }

    /// Whether some part keeps in view.
    var hasPinnedParts: Bool { isPinned || header != nil || footer != nil }

    /// The frames of a section with pinned parts before anything is scrolled; empty without such parts.
    struct Rest {
      var pinned: PinnedSection?
      var box: CGRect?
      var header: CGRect?
      var footer: CGRect?
    }
  }

  /// A pinned part, and how far it is from its place at rest.
  struct PinnedPlace {
    /// The part of a section.
    enum Part: Hashable {
      case section, header, footer

      /// The kind of the views of a header or footer.
      @MainActor var elementKind: String {
        self == .footer ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
      }
    }

    /// The index of the section.
    let section: Int
    let part: Part
    /// The distance by which it has moved down.
    let distance: CGFloat
  }

  /// The places of all pinned parts at one offset (layout rule R10).
  @MainActor struct PinnedPlaces {
    /// From back to front: those that are pinned in their section first.
    private(set) var all: [PinnedPlace] = []
    private var positions: [Key: Int] = [:]

    private struct Key: Hashable {
      let section: Int
      let part: PinnedPlace.Part
    }

    /// Nothing is pinned.
    init() {}

    /// The places in the visible range of the content.
    ///
    /// - Parameters:
    ///   - sections: All sections, in their order.
    ///   - top: The beginning of the visible range, below the content inset.
    ///   - bottom: The end of the visible range.
    ///   - end: The end of the content.
    init(of sections: [PinnedSection.Rest], from top: CGFloat, to bottom: CGFloat, end: CGFloat) {
      var (inSections, onScreen): ([PinnedPlace], [PinnedPlace]) = ([], [])
      func add(_ index: Int, _ part: PinnedPlace.Part, _ range: PinnedSection.Range?, _ distance: CGFloat) {
        let place = PinnedPlace(section: index, part: part, distance: distance)
        if range == .screen { onScreen.append(place) } else { inSections.append(place) }
      }
      var edge = top
      for (index, rest) in sections.enumerated() {
        guard let pinned = rest.pinned, let box = rest.box else { continue }
        if pinned.isPinned {
          add(index, .section, .screen, min(max(edge, box.minY), end - box.height) - box.minY)
          edge += box.height
        } else if let header = rest.header {
          let limit = pinned.header == .screen ? end : box.maxY
          add(index, .header, pinned.header, min(max(edge, header.minY), limit - header.height) - header.minY)
          if pinned.header == .screen { edge += header.height }
        }
      }
      // The first ones are in front: what follows slides under them.
      (inSections, onScreen) = (inSections.reversed(), onScreen.reversed())
      let headers = (inSections.count, onScreen.count)
      var lower = bottom
      for (index, rest) in sections.enumerated().reversed() {
        guard let pinned = rest.pinned, let box = rest.box, let footer = rest.footer else { continue }
        let limit = pinned.footer == .screen ? 0 : box.minY
        add(index, .footer, pinned.footer, max(min(lower - footer.height, footer.minY), limit) - footer.minY)
        if pinned.footer == .screen { lower -= footer.height }
      }
      inSections[headers.0...].reverse()
      onScreen[headers.1...].reverse()
      all = inSections + onScreen
      for (position, place) in all.enumerated() { positions[Key(section: place.section, part: place.part)] = position }
    }

    /// Returns the place of the part to which an element belongs; `nil` if it scrolls with the content.
    func place(of attributes: UICollectionViewLayoutAttributes) -> PinnedPlace? {
      position(of: attributes).map { all[$0] }
    }

    private func position(of attributes: UICollectionViewLayoutAttributes) -> Int? {
      if all.isEmpty || attributes.indexPath.count < 2 { return nil }
      let section = attributes.indexPath.section
      if let position = positions[Key(section: section, part: .section)] { return position }
      guard attributes.representedElementCategory == .supplementaryView else { return nil }
      switch attributes.representedElementKind {
      case UICollectionView.elementKindSectionHeader: return positions[Key(section: section, part: .header)]
      case UICollectionView.elementKindSectionFooter: return positions[Key(section: section, part: .footer)]
      default: return nil
      }
    }

    /// The levels of one pinned section: background, cells, header and footer.
    private static let levels = 3

    /// Returns the position of a pinned element in the stack of views, in front of what scrolls.
    func zIndex(of attributes: UICollectionViewLayoutAttributes) -> Int {
      let level =
        switch attributes.representedElementCategory {
        case .decorationView: -1
        case .cell: 0
        case .supplementaryView: 1
        @unknown default: 0
        }
      return ((position(of: attributes) ?? 0) + 1) * Self.levels + level
    }
  }
#endif
