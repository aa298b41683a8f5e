import Foundation

/// A view of items that a layout places.
@MainActor open class UICollectionView: UIScrollView {
  /// An axis of scrolling.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal
  }

  /// A category of elements.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView
    case decorationView
  }

  /// A place of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item is centred from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item is centred from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { changeLayout(from: oldValue) }
  }

  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that loads data before cells are shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether data is loaded before cells are shown.
  open var isPrefetchingEnabled = true
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A view behind all cells.
  open var backgroundView: UIView?

  /// Whether the layout is valid.
  var isLayoutPrepared = false
  /// The attributes that the layout has returned since it was invalidated last.
  var knownAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The numbers of items in the sections, as the data source returned them last.
  var counts: [Int]?
  /// The views on the screen.
  var visibleViews: [ElementKey: UICollectionReusableView] = [:]
  /// The attributes of the elements on the screen, as the layout placed them and handlers changed them.
  package var shown: [UICollectionViewLayoutAttributes] = []
  /// Registered classes and views for reuse.
  var registry = ViewRegistry()
  /// The updates of the batch that is being collected.
  var batch: BatchUpdates?
  /// The updates since the last look at them.
  package var appliedUpdates: [CollectionUpdate] = []
  /// The offsets of sections that scroll on their own.
  package var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The cells for which data was asked in advance.
  var prefetched: Set<IndexPath> = []
  /// The failures of this collection view.
  package var failures: [ModelFailure] = []
  /// Cells that keep their place while their content is provided again.
  var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  /// The width of the readable content, if it is less than that inside of the margins.
  package var readableWidth: CGFloat?

  /// Creates a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view from an archive. The model has no archives and uses a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The rectangle of the content that is visible. Before a change, the layout is asked whether it stays valid.
  open override var bounds: CGRect {
    willSet {
      if newValue.size != bounds.size || newValue.origin != bounds.origin { boundsWillChange(to: newValue) }
    }
    didSet {
      if bounds.origin != oldValue.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Traits that replace those of the surroundings (iOS 17). A change makes the layout invalid.
  open override var traitOverrides: any UITraitOverrides {
    didSet {
      collectionViewLayout.forgetMeasurements()
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Shows the visible elements, after as many layouts as the sizes of their views need.
  open override func layoutSubviews() {
    super.layoutSubviews()
    display()
  }

  private func boundsWillChange(to bounds: CGRect) {
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  private func changeLayout(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    orthogonalOffsets = [:]
    isLayoutPrepared = false
    knownAttributes = [:]
    removeVisibleViews { _ in true }
  }

  /// Changes the layout. The model never animates.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  /// Changes the layout and calls a closure afterwards. The model never animates.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// Records a failure of this collection view.
  func fail(_ kind: ModelFailure.Kind, _ message: String) {
    failures.append(ModelFailure(kind: kind, message: message))
    ModelFailure.record(kind, message)
  }
}
