import Foundation

/// The parts of a flow layout that are no longer valid.
@MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes, insets and spacing must be asked again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of elements must be computed again.
  open var invalidateFlowLayoutAttributes = true
}
