#if canImport(UIKit)
  import UIKit

  /// The parts of a section that stay in view while the whole screen scrolls (`pinned: screen`).
  public struct ScreenPinning: OptionSet, Hashable, Sendable {
    /// The parts as bits.
    public let rawValue: Int

    /// Parts by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// All of the section, with its header, footer and background.
    public static let section = ScreenPinning(rawValue: 1)
    /// The header.
    public static let header = ScreenPinning(rawValue: 2)
    /// The footer.
    public static let footer = ScreenPinning(rawValue: 4)
  }

  /// A compositional layout that pins headers, footers and whole sections to the screen (layout rule R10).
  ///
  /// UIKit pins a boundary item in its section only, and below the edge of the collection view also where another part is
  /// pinned there. If ``pinnedParts`` is set, this layout places all pinned parts itself, also those with
  /// `pinToVisibleBounds`.
  ///
  /// A section that scrolls on its own must not be pinned as a whole, because UIKit places the view that it scrolls in.
  @MainActor public class PinningCollectionViewLayout: UICollectionViewCompositionalLayout {
    /// Returns the parts of a section that are pinned to the screen; `nil` if UIKit pins everything.
    public var pinnedParts: (@MainActor (Int) -> ScreenPinning)?

    private var sections: [Int: PinnedSection] = [:]

    /// Creates a layout of sections that a closure describes, with a configuration. It scrolls vertically.
    public override init(
      sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      let source = SectionSource()
      super.init(
        sectionProvider: { index, environment in
          let section = sectionProvider(index, environment)
          section.map { source.layout?.prepare($0, at: index) }
          return section
        }, configuration: configuration)
      source.layout = self
    }

    /// A layout cannot be created from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The layout that a section provider belongs to. It is not there yet when its provider is created.
    @MainActor private final class SectionSource {
      weak var layout: PinningCollectionViewLayout?
    }

    /// The kind of a decoration that is as large as its section, which nothing displays.
    private static let boxKind = "SDUI.box"

    /// Reads what UIKit would pin, and adds a decoration that tells where the section is.
    private func prepare(_ section: NSCollectionLayoutSection, at index: Int) {
      guard let pinnedParts else { return }
      sections[index] = PinnedSection(section, pinnedParts(index))
      let items = section.boundarySupplementaryItems
      for item in items { item.pinToVisibleBounds = false }
      section.boundarySupplementaryItems = items
      section.decorationItems.append(.background(elementKind: Self.boxKind))
    }

    // MARK: Invalidating

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      pinnedParts != nil || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    // MARK: Attributes

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect)
      guard pinnedParts != nil else { return elements }
      let places = self.places
      let others = elements?.filter { attributes in
        attributes.representedElementKind != Self.boxKind && places.place(of: attributes) == nil
      }
      let pinned = places.all.flatMap { place in
        self.elements(of: place).map { moved($0, by: places) }
      }
      return (others ?? []) + pinned.filter { $0.frame.intersects(rect) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map { moved($0, by: places) }
    }

    public override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map { moved($0, by: places) }
    }

    public override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath).map { moved($0, by: places) }
    }

    /// The elements of a pinned part, at rest.
    private func elements(of place: PinnedPlace) -> [UICollectionViewLayoutAttributes] {
      let path = IndexPath(item: 0, section: place.section)
      func supplementary(_ kind: String) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      }
      switch place.part {
      case .header, .footer: return [supplementary(place.part.elementKind)].compactMap { $0 }
      case .section:
        let cells = (0..<(collectionView?.numberOfItems(inSection: place.section) ?? 0)).map { item in
          super.layoutAttributesForItem(at: IndexPath(item: item, section: place.section))
        }
        let kinds = sections[place.section]?.decorationKinds ?? []
        let backgrounds = kinds.map { super.layoutAttributesForDecorationView(ofKind: $0, at: path) }
        let parts = [PinnedPlace.Part.header, .footer].map { supplementary($0.elementKind) }
        return (backgrounds + cells + parts).compactMap { $0 }
      }
    }

    private func moved(
      _ attributes: UICollectionViewLayoutAttributes, by places: PinnedPlaces
    ) -> UICollectionViewLayoutAttributes {
      guard let place = places.place(of: attributes),
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      copy.frame = copy.frame.offsetBy(dx: 0, dy: place.distance)
      copy.zIndex = places.zIndex(of: attributes)
      return copy
    }

    /// The places of pinned parts at the present offset.
    private var places: PinnedPlaces {
      guard pinnedParts != nil, let view = collectionView else { return PinnedPlaces() }
      let bounds = view.bounds.inset(by: view.adjustedContentInset)
      let rests = (0..<view.numberOfSections).map { rest(ofSection: $0) }
      return PinnedPlaces(of: rests, from: bounds.minY, to: bounds.maxY, end: collectionViewContentSize.height)
    }

    private func rest(ofSection index: Int) -> PinnedSection.Rest {
      guard let section = sections[index], section.hasPinnedParts else { return PinnedSection.Rest() }
      let path = IndexPath(item: 0, section: index)
      func frame(_ part: PinnedPlace.Part) -> CGRect? {
        super.layoutAttributesForSupplementaryView(ofKind: part.elementKind, at: path)?.frame
      }
      return PinnedSection.Rest(
        pinned: section, box: super.layoutAttributesForDecorationView(ofKind: Self.boxKind, at: path)?.frame,
        header: section.header == nil ? nil : frame(.header), footer: section.footer == nil ? nil : frame(.footer))
    }
  }
#endif
