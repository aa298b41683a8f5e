import Foundation

/// The parts of a layout that are no longer valid.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items must be asked again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The cells that are invalid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are invalid, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are invalid, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content offset changes.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How far the content size changes.
  open var contentSizeAdjustment = CGSize.zero

  /// The sizes that views prefer, for layouts of the model.
  var preferred: UICollectionViewLayoutAttributes?

  /// Whether the sizes that views chose are forgotten, for layouts of the model.
  var forgetsMeasurements = false

  /// Creates a context in which nothing is named as invalid.
  public required override init() { super.init() }

  /// Adds cells that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views that are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }

  /// Adds decoration views that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }
}
