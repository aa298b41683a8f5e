#if canImport(UIKit)
  import SDUI
  import UIKit

  /// A compositional layout of a screen document: the interpreter computes each frame.
  ///
  /// The collection view has a section for each section of the screen's layout, and those of a stack follow it:
  /// ``SDUI/ScreenResponse/sections`` has their units. Sections that take no room (layout rule R12) and items
  /// that a collapsed section hides keep their cells in the data source, and are not displayed.
  ///
  /// | part | as |
  /// |---|---|
  /// | unit | cell |
  /// | header, footer | supplementary view of the kinds of `UICollectionView` |
  /// | `empty`, `onFailure` | supplementary view, ``placeholderKind`` |
  /// | background with a decoration | decoration view, whose kind is the name of the decoration |
  /// | background with a component | supplementary view, ``backgroundKind`` |
  /// | bars, `empty` of the screen | supplementary view of section 0: ``topBarKind``, ``bottomBarKind``, ``emptyScreenKind`` |
  ///
  /// A view whose size is an estimate overrides `preferredLayoutAttributesFitting`. Sizes are rounded up to whole pixels.
  @MainActor public final class ScreenCollectionViewLayout: UICollectionViewCompositionalLayout {
    /// The kind of what replaces the items of a section.
    nonisolated public static let placeholderKind = "SDUI.placeholder"
    /// The kind of a component in the background of a section.
    nonisolated public static let backgroundKind = "SDUI.background"
    /// The kind of a bar at the top of the screen.
    nonisolated public static let topBarKind = "SDUI.topBar"
    /// The kind of a bar at the bottom of the screen.
    nonisolated public static let bottomBarKind = "SDUI.bottomBar"
    /// The kind of what a screen shows if no section takes room.
    nonisolated public static let emptyScreenKind = "SDUI.emptyScreen"

    /// The screen with its content. Assign a new one together with the batch updates of the data source.
    public var screen: Screen {
      didSet {
        forgetFrames()
        invalidateLayout()
      }
    }

    /// The reason why the screen cannot be laid out in its present container, and nothing is displayed; `nil` if it can be.
    public private(set) var failure: LayoutError?

    /// The frames of the interpreter, from left to right also where the interface is not; `nil` before the first layout and
    /// after a failure.
    public var screenLayout: ScreenLayout? { frames?.layout }

    /// The parts of the present layout that the collection view cannot do.
    public var limits: [ScreenLayoutLimit] { frames?.limits ?? [] }

    /// Whether the layout sets the content inset of its collection view to the screen's `contentInsets` and bars.
    public var adjustsContentInset = true

    /// The frames; `nil` if it has to be computed.
    var frames: ScreenFrames?
    private var environment: LayoutEnvironment?
    /// The last size that each view preferred, so that it is measured once.
    private var preferredSizes: [MeasuredView: CGSize] = [:]

    /// A layout of a screen with its content, for example ``SDUI/ScreenResponse/screen``.
    public init(_ screen: Screen) {
      self.screen = screen
      let source = SectionSource()
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      // The interpreter knows the safe area and the margins.
      configuration.contentInsetsReference = .none
      configuration.scrollDirection = screen.scrollsHorizontally ? .horizontal : .vertical
      super.init(
        sectionProvider: { index, _ in source.layout?.section(at: index) ?? .nothing }, configuration: configuration)
      source.layout = self
    }

    /// A layout cannot be created from an archive.
    public required init?(coder: NSCoder) { nil }

    private func section(at index: Int) -> NSCollectionLayoutSection {
      updateFrames()
      return frames?.section(at: index) ?? .nothing
    }

    // MARK: Preparing

    public override func prepare() {
      updateFrames()
      super.prepare()
      guard adjustsContentInset, let view = collectionView, let frames else { return }
      let inset = frames.contentInset
      if view.contentInset != inset { view.contentInset = inset }
    }

    /// Computes all frames, if the environment has changed since the last time.
    private func updateFrames() {
      guard let view = collectionView else { return }
      do {
        let environment = try LayoutEnvironment(of: view)
        if environment == self.environment, frames != nil || failure != nil { return }
        forgetFrames()
        self.environment = environment
        let items = ScreenItems.standard(for: screen, in: environment)
        frames = try ScreenFrames(screen, items, in: environment)
      } catch let error as LayoutError {
        failure = error
      } catch {
        // A view whose size is no number shows nothing.
      }
    }

    private func forgetFrames() {
      (frames, environment, failure, preferredSizes) = (nil, nil, nil, [:])
    }

    // MARK: Invalidating

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      if let view = collectionView, view.bounds.size != newBounds.size { return true }
      return frames?.hasPinnedParts ?? false
    }

    public override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      guard let view = collectionView, view.bounds.size == newBounds.size, let frames else { return context }
      for part in frames.parts where part.isPinned {
        if case .supplementary(let kind) = part.element {
          context.invalidateSupplementaryElements(ofKind: kind, at: [part.indexPath])
        }
      }
      return context
    }

    public override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard frames != nil, let view = MeasuredView(originalAttributes) else { return false }
      let size = preferredAttributes.size
      if preferredSizes[view] == size { return false }
      let old = originalAttributes.size
      return abs(size.width - old.width) > 0.001 || abs(size.height - old.height) > 0.001
    }

    public override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      if let view = MeasuredView(originalAttributes) {
        preferredSizes[view] = preferredAttributes.size
        let scale = collectionView?.traitCollection.displayScale ?? 1
        // A size that cannot be laid out is not taken: the estimate stays.
        try? frames?.measure(view, preferredAttributes.size, scale: scale)
      }
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    // MARK: Attributes

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let frames else { return [] }
      let pinned = currentPinnedParts
      var result = (super.layoutAttributesForElements(in: rect) ?? []).filter { attributes in
        attributes.representedElementCategory == .cell && !attributes.frame.isEmpty
          && !pinned.moves(section: attributes.indexPath.section)
      }
      for section in pinned.sections {
        for item in 0..<frames.layout.sections[section].itemCount {
          let path = IndexPath(item: item, section: section)
          guard let cell = super.layoutAttributesForItem(at: path).map({ moved($0, by: pinned) }) else { continue }
          if cell.frame.intersects(rect) { result.append(cell) }
        }
      }
      for part in frames.parts {
        let frame = pinned.frame(of: part)
        if frame.intersects(rect) { result.append(attributes(of: part, frame, pinned)) }
      }
      return result
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map { moved($0, by: currentPinnedParts) }
    }

    /// The attributes of a cell, which moves with its section if that is pinned.
    private func moved(
      _ attributes: UICollectionViewLayoutAttributes, by pinned: PinnedParts
    ) -> UICollectionViewLayoutAttributes {
      let section = attributes.indexPath.section
      guard pinned.moves(section: section), let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      copy.frame = copy.frame.offsetBy(dx: 0, dy: pinned.distance(ofSection: section))
      copy.zIndex = pinned.zIndex(ofSection: section)
      return copy
    }

    public override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind), indexPath) }

    public override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(elementKind), indexPath) }

    private func attributes(
      of element: ScreenPart.Element, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let part = frames?.parts.first(where: { $0.element == element && $0.indexPath == indexPath }) else {
        return nil
      }
      let pinned = currentPinnedParts
      return attributes(of: part, pinned.frame(of: part), pinned)
    }

    private func attributes(
      of part: ScreenPart, _ frame: CGRect, _ pinned: PinnedParts
    ) -> UICollectionViewLayoutAttributes {
      let attributes = part.element.attributes(at: part.indexPath)
      attributes.frame = frame
      attributes.zIndex = pinned.zIndex(of: part)
      return attributes
    }

    /// The places of pinned parts at the present offset.
    private var currentPinnedParts: PinnedParts {
      guard let frames, let view = collectionView else { return PinnedParts() }
      return frames.pinnedParts(in: view)
    }
  }

  extension Screen {
    fileprivate var scrollsHorizontally: Bool { properties[.scrollDirection] == .keyword(.horizontal) }
  }

  /// The layout that a section provider asks. A layout is not there yet when its provider is created.
  @MainActor private final class SectionSource {
    weak var layout: ScreenCollectionViewLayout?
  }

  extension NSCollectionLayoutSection {
    /// A section of no height, for cells that nothing displays.
    fileprivate static var nothing: NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(ScreenFrames.leastLength))
      return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
    }
  }
#endif
