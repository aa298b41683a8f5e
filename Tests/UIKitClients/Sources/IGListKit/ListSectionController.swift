import Foundation
import UIKit

/// A controller of a section.
@MainActor open class ListSectionController: NSObject {
  /// The index of the section.
  public internal(set) var section = NSNotFound
  /// The object that answers questions about the collection view.
  public internal(set) weak var collectionContext: (any ListCollectionContext)?
  /// The view controller of the adapter.
  public internal(set) weak var viewController: UIViewController?
  /// The space around the section.
  open var inset = UIEdgeInsets.zero
  /// The least space between lines.
  open var minimumLineSpacing: CGFloat = 0
  /// The least space between items of a line.
  open var minimumInteritemSpacing: CGFloat = 0
  /// The object that provides headers and footers.
  open weak var supplementaryViewSource: (any ListSupplementaryViewSource)?

  /// Creates a controller.
  public override init() { super.init() }

  /// Returns the number of items.
  open func numberOfItems() -> Int { 1 }
  /// Returns the size of an item.
  open func sizeForItem(at index: Int) -> CGSize { .zero }
  /// Returns the cell of an item.
  open func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell() }
  /// Shows an object.
  open func didUpdate(to object: Any) {}
  /// Tells that a person has selected an item.
  open func didSelectItem(at index: Int) {}
  /// Whether a person may move an item.
  open func canMoveItem(at index: Int) -> Bool { false }
  /// Tells that a person has moved an item.
  open func moveObject(from sourceIndex: Int, to destinationIndex: Int) {}
}

/// Answers to questions of section controllers about their collection view.
@MainActor public protocol ListCollectionContext: AnyObject {
  /// The size of the collection view.
  var containerSize: CGSize { get }
  /// Returns a cell of a class.
  func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  /// Returns a header or footer of a class.
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView
}

/// An object that provides headers and footers.
@MainActor public protocol ListSupplementaryViewSource: AnyObject {
  /// Returns the kinds of views that the section has.
  func supportedElementKinds() -> [String]
  /// Returns a view.
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int) -> UICollectionReusableView
  /// Returns the size of a view.
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

/// A view that shows view models.
@MainActor public protocol ListBindable: NSObjectProtocol {
  /// Shows a view model.
  func bindViewModel(_ viewModel: Any)
}

/// An object that provides view models and cells for them.
@MainActor public protocol ListBindingSectionControllerDataSource: AnyObject {
  /// Returns the view models of an object.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
  ) -> [any ListDiffable]
  /// Returns a cell for a view model.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, cellForViewModel viewModel: Any, at index: Int
  ) -> any UICollectionViewCell & ListBindable
  /// Returns the size of the cell of a view model.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize
}

/// A section controller whose cells show view models. The type of objects is a `ListDiffable` in IGListKit; here an
/// existential conforms to no protocol.
@MainActor open class ListBindingSectionController<ObjectType>: ListSectionController {
  /// The object that provides view models and cells.
  open weak var dataSource: (any ListBindingSectionControllerDataSource)?
  /// The object that the section shows.
  public private(set) var object: ObjectType?
  /// The view models that the section shows.
  public private(set) var viewModels: [any ListDiffable] = []

  private var bound: ListBindingSectionController<any ListDiffable>? {
    self as? ListBindingSectionController<any ListDiffable>
  }

  open override func didUpdate(to object: Any) {
    let isFirst = self.object == nil
    self.object = object as? ObjectType
    guard let bound, let dataSource else { return }
    let all = dataSource.sectionController(bound, viewModelsFor: object)
    let new = removingDuplicates(all)
    (collectionContext as? ListAdapter)?.duplicateCount += all.count - new.count
    guard !isFirst, let adapter = collectionContext as? ListAdapter, !adapter.isReloading else {
      viewModels = new
      return
    }
    let difference = ListDifference(from: viewModels, to: new)
    adapter.update(difference, of: section, showing: new) { self.viewModels = new }
  }

  open override func numberOfItems() -> Int { viewModels.count }

  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let bound, let dataSource else { return UICollectionViewCell() }
    let cell = dataSource.sectionController(bound, cellForViewModel: viewModels[index], at: index)
    cell.bindViewModel(viewModels[index])
    return cell
  }

  open override func sizeForItem(at index: Int) -> CGSize {
    guard let bound, let dataSource else { return .zero }
    return dataSource.sectionController(bound, sizeForViewModel: viewModels[index], at: index)
  }

  open override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    viewModels.insert(viewModels.remove(at: sourceIndex), at: destinationIndex)
  }
}
