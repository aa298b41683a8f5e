import Foundation

/// An item of a group.
@MainActor public class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// Space inside of the size, around the view.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space outside of the size.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Views that are anchored to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// Creates an item with anchored views.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A frame in a custom group.
@MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame, relative to the group.
  public let frame: CGRect
  /// The position in the stack of views.
  public let zIndex: Int

  /// Creates a frame with a position in the stack of views.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}

/// A closure that returns the frames of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or in places of their own.
@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group places its items.
  enum Arrangement {
    /// The subitems repeat until one does not fit.
    case filling
    /// A number of items of equal size along the axis.
    case dividing(Int)
    /// A number of items of their own size.
    case repeating(Int)
    /// Frames from a closure.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isHorizontal: Bool
  let arrangement: Arrangement

  /// The items that repeat.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items along the axis of the group.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Views that are anchored to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  /// Creates a group.
  required init(
    size: NSCollectionLayoutSize, isHorizontal: Bool, arrangement: Arrangement, subitems: [NSCollectionLayoutItem]
  ) {
    self.isHorizontal = isHorizontal
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A row that repeats subitems until one does not fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    self.init(size: layoutSize, isHorizontal: true, arrangement: .filling, subitems: subitems)
  }

  /// A row of equally wide items. Deprecated in iOS 16.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(size: layoutSize, isHorizontal: true, arrangement: .dividing(count), subitems: [subitem])
  }

  /// A row of a number of items of their own size (iOS 16).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(size: layoutSize, isHorizontal: true, arrangement: .repeating(count), subitems: [subitem])
  }

  /// A column that repeats subitems until one does not fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    self.init(size: layoutSize, isHorizontal: false, arrangement: .filling, subitems: subitems)
  }

  /// A column of equally high items. Deprecated in iOS 16.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(size: layoutSize, isHorizontal: false, arrangement: .dividing(count), subitems: [subitem])
  }

  /// A column of a number of items of their own size (iOS 16).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(size: layoutSize, isHorizontal: false, arrangement: .repeating(count), subitems: [subitem])
  }

  /// Items in frames that a closure returns, relative to the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(size: layoutSize, isHorizontal: false, arrangement: .custom(itemProvider), subitems: [])
  }

  /// A description of the group.
  public func visualDescription() -> String {
    "\(isHorizontal ? "horizontal" : "vertical") group of \(subitems.count) subitems"
  }
}
