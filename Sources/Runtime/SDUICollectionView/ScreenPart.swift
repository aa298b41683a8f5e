#if canImport(UIKit)
  import SDUI
  import UIKit

  /// A view of a screen that is no cell: a header, a footer, a background, a placeholder or a bar.
  @MainActor struct ScreenPart {
    /// The view that displays it.
    enum Element: Hashable {
      case supplementary(String)
      case decoration(String)

      /// Attributes of the view at a place, without a frame.
      @MainActor func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
        switch self {
        case .supplementary(let kind): UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        case .decoration(let kind): UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        }
      }
    }

    /// The role on the screen.
    enum Role: Hashable {
      case header, footer, background, placeholder
      case bar(Bar)
    }

    /// The view that displays it.
    let element: Element
    /// The role on the screen.
    let role: Role
    /// Its section, and an item 0.
    let indexPath: IndexPath
    /// Its frame from left to right before anything is scrolled; of a bar in the container.
    let frame: CGRect
    /// Whether it keeps its place while the screen scrolls.
    var isPinned = false

    /// A part of a section.
    init(_ element: Element, _ role: Role, ofSection section: Int, _ frame: CGRect) {
      (self.element, self.role, self.frame) = (element, role, frame)
      indexPath = IndexPath(item: 0, section: section)
    }

    /// Everything that is not a cell, from back to front: backgrounds, then headers and footers, then bars.
    ///
    /// - Parameter pinned: The pinned frames of the layout at any offset.
    static func all(of layout: ScreenLayout, _ screen: Screen, _ pinned: [PinnedFrame]) -> [ScreenPart] {
      var parts = layout.sections.indices.flatMap { backgrounds(of: layout, screen, $0) }
      for (index, section) in layout.sections.enumerated() {
        let supplementaries: [(Frame?, String, Role)] = [
          (section.placeholder, ScreenCollectionViewLayout.placeholderKind, .placeholder),
          (section.header, UICollectionView.elementKindSectionHeader, .header),
          (section.footer, UICollectionView.elementKindSectionFooter, .footer),
        ]
        for case (let frame?, let kind, let role) in supplementaries {
          parts.append(ScreenPart(.supplementary(kind), role, ofSection: index, frame.cgRect))
        }
      }
      if let frame = layout.placeholder {
        let kind = ScreenCollectionViewLayout.emptyScreenKind
        parts.append(ScreenPart(.supplementary(kind), .placeholder, ofSection: 0, frame.cgRect))
      }
      let pinnedBySection = Dictionary(grouping: pinned) { $0.section }
      for position in parts.indices {
        let own = pinnedBySection[parts[position].indexPath.section] ?? []
        parts[position].isPinned = own.contains { parts[position].isMoved(by: $0) }
      }
      return parts + bars(of: layout)
    }

    private static func backgrounds(of layout: ScreenLayout, _ screen: Screen, _ index: Int) -> [ScreenPart] {
      guard let frame = layout.sections[index].background?.cgRect else { return [] }
      switch layout.declaration(ofSection: index, in: screen).background?.appearance {
      case .decoration(let id):
        let name = screen.contract.decorations[id].name.source
        return [ScreenPart(.decoration(name), .background, ofSection: index, frame)]
      case .component:
        let kind = ScreenCollectionViewLayout.backgroundKind
        return [ScreenPart(.supplementary(kind), .background, ofSection: index, frame)]
      case nil: return []
      }
    }

    private static func bars(of layout: ScreenLayout) -> [ScreenPart] {
      Bar.allCases.compactMap { bar in
        guard let frame = layout.bars[bar] else { return nil }
        let kind =
          switch bar {
          case .top: ScreenCollectionViewLayout.topBarKind
          case .bottom: ScreenCollectionViewLayout.bottomBarKind
          }
        var part = ScreenPart(.supplementary(kind), .bar(bar), ofSection: 0, frame.cgRect)
        part.isPinned = true
        return part
      }
    }

    /// Whether a pinned header, footer or section moves the part.
    func isMoved(by pinned: PinnedFrame) -> Bool {
      guard pinned.section == indexPath.section else { return false }
      switch (pinned.part, role) {
      case (.header, .header), (.footer, .footer): return true
      case (.section, .header), (.section, .footer), (.section, .background), (.section, .placeholder):
        return element != .supplementary(ScreenCollectionViewLayout.emptyScreenKind)
      default: return false
      }
    }
  }

  /// A view that may prefer another size than it has.
  enum MeasuredView: Hashable {
    case cell(IndexPath)
    case header(section: Int)
    case footer(section: Int)

    /// The view of attributes; `nil` if its size is never an estimate.
    @MainActor init?(_ attributes: UICollectionViewLayoutAttributes) {
      switch (attributes.representedElementCategory, attributes.representedElementKind) {
      case (.cell, _): self = .cell(attributes.indexPath)
      case (.supplementaryView, UICollectionView.elementKindSectionHeader):
        self = .header(section: attributes.indexPath.section)
      case (.supplementaryView, UICollectionView.elementKindSectionFooter):
        self = .footer(section: attributes.indexPath.section)
      default: return nil
      }
    }
  }
#endif
