extension SwiftLayoutSupport {
  /// Strips of items that differ.
  static let strips = #"""
    // MARK: - Strips of items that differ

    /// The size of an item in a strip.
    struct StripItem {
      /// The width of the box of the item.
      let width: CGFloat
      /// The height of the box of the item.
      let height: CGFloat
      /// The space between the box and the cell.
      var insets = NSDirectionalEdgeInsets.zero
      /// Whether the item is as high as the highest at its place in a column.
      var isUniformAcrossSiblings = false
    }

    extension NSCollectionLayoutGroup {
      /// All items of a strip, in columns that are as wide as their widest item.
      static func strip(
        of items: [StripItem], rows: Int = 1, spacing: CGFloat = 0, lineSpacing: CGFloat = 0
      ) -> NSCollectionLayoutGroup {
        var frames: [CGRect] = []
        var (x, height): (CGFloat, CGFloat) = (0, 0)
        for first in stride(from: 0, to: items.count, by: rows) {
          let column = first..<min(first + rows, items.count)
          var y: CGFloat = 0
          for index in column {
            let siblings = stride(from: index - first, to: items.count, by: rows).map { items[$0].height }
            let own = items[index].isUniformAcrossSiblings ? siblings.max() ?? 0 : items[index].height
            frames.append(CGRect(x: x, y: y, width: items[index].width, height: own).inside(items[index].insets))
            y += own + lineSpacing
          }
          height = max(height, y - lineSpacing)
          x += (items[column].map { $0.width }.max() ?? 0) + spacing
        }
        return .custom(frames, width: .absolute(max(x - spacing, 1)), height: height)
      }
    }
    """#

  /// Sections and layouts.
  static let sections = #"""
    // MARK: - Sections

    extension NSCollectionLayoutBoundarySupplementaryItem {
      /// A header above the content: as wide as the content, or of a width at a distance from its leading edge.
      static func header(
        width: CGFloat? = nil, offset: CGFloat = 0, height: NSCollectionLayoutDimension
      ) -> NSCollectionLayoutBoundarySupplementaryItem {
        edge(UICollectionView.elementKindSectionHeader, .topLeading, width, offset, height)
      }

      /// A footer below the content: as wide as the content, or of a width at a distance from its leading edge.
      static func footer(
        width: CGFloat? = nil, offset: CGFloat = 0, height: NSCollectionLayoutDimension
      ) -> NSCollectionLayoutBoundarySupplementaryItem {
        edge(UICollectionView.elementKindSectionFooter, .bottomLeading, width, offset, height)
      }

      private static func edge(
        _ kind: String, _ alignment: NSRectAlignment, _ width: CGFloat?, _ offset: CGFloat,
        _ height: NSCollectionLayoutDimension
      ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let width = width.map { NSCollectionLayoutDimension.absolute($0) } ?? .fractionalWidth(1)
        return NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height), elementKind: kind,
          alignment: alignment, absoluteOffset: CGPoint(x: offset, y: 0))
      }
    }

    extension NSCollectionLayoutDecorationItem {
      /// A background inside insets of its section.
      static func background(
        _ kind: String, inside insets: NSDirectionalEdgeInsets, in environment: ScreenEnvironment
      ) -> NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
        let container = CGSize(width: environment.width, height: 1)
        item.contentInsets = insets.points(in: container)
        return item
      }
    }

    extension NSCollectionLayoutGroup {
      /// One item of a height, as wide as the content.
      static func single(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      }
    }

    extension UICollectionViewCompositionalLayout {
      /// A layout of sections that depend on the container of the screen.
      ///
      /// The insets of sections are those from the edges of the collection view, so no reference of UIKit adds others.
      static func sections(
        scrollDirection: UICollectionView.ScrollDirection = .vertical, spacing: CGFloat = 0,
        _ provider: @escaping @MainActor (Int, ScreenEnvironment) -> NSCollectionLayoutSection?
      ) -> UICollectionViewCompositionalLayout {
        weak var current: UICollectionViewCompositionalLayout?
        let layout = UICollectionViewCompositionalLayout(
          sectionProvider: { index, environment in
            let section = provider(index, ScreenEnvironment(environment, in: current?.collectionView))
            section?.contentInsetsReference = .none
            return section
          }, configuration: .sections(scrollDirection, spacing: spacing))
        current = layout
        return layout
      }
    }

    extension UICollectionViewCompositionalLayoutConfiguration {
      /// The configuration of a layout of sections. The insets of a section are those that the section has.
      static func sections(
        _ scrollDirection: UICollectionView.ScrollDirection, spacing: CGFloat
      ) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = scrollDirection
        configuration.contentInsetsReference = .none
        configuration.interSectionSpacing = spacing
        return configuration
      }
    }
    """#

  /// What distinguishes sections and items in snapshots.
  static let identities = #"""
    // MARK: - Identities in snapshots

    /// The identity of a section among others of its kind.
    public enum RepeatedSectionIdentity: Hashable, Sendable {
      /// A section with a `sectionId`.
      case named(String)
      /// A section without one, by its number among those on the page.
      case unnamed(Int)

      /// The identity of a section; counts those without a `sectionId`.
      init(_ sectionId: String?, counting count: inout Int) {
        if let sectionId {
          self = .named(sectionId)
        } else {
          self = .unnamed(count)
          count += 1
        }
      }
    }

    /// The identity of an item in its section.
    public enum ItemIdentity: Hashable, Sendable {
      /// A unit with an `id`.
      case unit(UnitIdentity)
      /// A unit without one, by its place.
      case position(Int)
      /// What appears in place of units.
      case placeholder
      /// A carousel in a collection view of its own.
      case carousel
    }
    """#

  /// What differs between snapshots.
  static let changes = #"""
    // MARK: - Changes between snapshots

    /// The items, headers and footers of a snapshot of which an earlier one had other data.
    public struct SnapshotChanges<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable, Sendable {
      /// The items, for `reconfigureItems`.
      public private(set) var items: [Item] = []
      /// The sections whose headers have changed.
      public private(set) var headers: [Section] = []
      /// The sections whose footers have changed.
      public private(set) var footers: [Section] = []

      /// The changes between the sections of two snapshots.
      init(from earlier: [SnapshotContent<Section, Item>], to later: [SnapshotContent<Section, Item>]) {
        let known = Dictionary(earlier.map { ($0.section, $0) }) { first, _ in first }
        for content in later {
          guard let before = known[content.section] else { continue }
          let data = Dictionary(before.items.map { ($0.item, $0.data) }) { first, _ in first }
          items += content.items.filter { item, new in data[item].map { $0 != new } ?? false }.map { $0.item }
          if Self.isChanged(before.header, content.header) { headers.append(content.section) }
          if Self.isChanged(before.footer, content.footer) { footers.append(content.section) }
        }
      }

      /// Whether a part was and is there, with other data.
      private static func isChanged(_ earlier: AnyHashable?, _ later: AnyHashable?) -> Bool {
        earlier != nil && later != nil && earlier != later
      }
    }

    /// The data of a section in a snapshot.
    struct SnapshotContent<Section: Hashable, Item: Hashable> {
      let section: Section
      /// The data of each item; none for what appears in place of units.
      private(set) var items: [(item: Item, data: [AnyHashable])] = []
      let header: AnyHashable?
      let footer: AnyHashable?

      /// The data of a section whose units follow the identities of their items.
      init(
        _ section: Section, _ items: [(item: Item, identity: ItemIdentity)], units: [AnyHashable],
        header: AnyHashable? = nil, footer: AnyHashable? = nil
      ) {
        (self.section, self.header, self.footer) = (section, header, footer)
        var rest = units[...]
        for (item, identity) in items {
          switch identity {
          case .unit, .position: self.items.append((item, [rest.popFirst()].compactMap { $0 }))
          case .carousel: self.items.append((item, units))
          case .placeholder: self.items.append((item, []))
          }
        }
      }
    }
    """#
}
