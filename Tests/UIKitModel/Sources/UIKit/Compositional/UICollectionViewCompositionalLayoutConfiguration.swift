import Foundation

/// What applies to a whole compositional layout.
@MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Space between sections.
  public var interSectionSpacing: CGFloat = 0
  /// Views at the boundary of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets of the collection view apply (iOS 14).
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a default configuration.
  public override init() { super.init() }

  /// A copy, so that changes of the original have no effect.
  var snapshot: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
