import Foundation
import UIKit

extension ListAdapter: UICollectionViewDataSource {
  private func controller(_ section: Int) -> ListSectionController {
    sectionController(forSection: section) ?? ListSectionController()
  }

  /// Returns the number of objects.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    var count = 0
    while sectionController(forSection: count) != nil { count += 1 }
    return count
  }

  /// Returns the number of items of a controller.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    controller(section).numberOfItems()
  }

  /// Returns the cell of a controller.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { controller(indexPath.section).cellForItem(at: indexPath.item) }

  /// Returns the header or footer of a controller.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    controller(indexPath.section).supplementaryViewSource?
      .viewForSupplementaryElement(ofKind: kind, at: indexPath.item) ?? UICollectionReusableView()
  }
}

extension ListAdapter: UICollectionViewDelegateFlowLayout {
  /// Tells a controller.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    controller(indexPath.section).didSelectItem(at: indexPath.item)
  }

  /// Returns the size that a controller has for an item.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { controller(indexPath.section).sizeForItem(at: indexPath.item) }

  /// Returns the insets of a controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { controller(section).inset }

  /// Returns the line spacing of a controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { controller(section).minimumLineSpacing }

  /// Returns the spacing of a controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { controller(section).minimumInteritemSpacing }

  /// Returns the size of the header of a controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(UICollectionView.elementKindSectionHeader, section) }

  /// Returns the size of the footer of a controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(UICollectionView.elementKindSectionFooter, section) }

  private func size(_ kind: String, _ section: Int) -> CGSize {
    guard let source = controller(section).supplementaryViewSource, source.supportedElementKinds().contains(kind)
    else { return .zero }
    return source.sizeForSupplementaryView(ofKind: kind, at: 0)
  }
}
