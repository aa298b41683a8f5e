import Foundation
import UIKit

/// An object that provides the objects of an adapter.
@MainActor public protocol ListAdapterDataSource: NSObjectProtocol {
  /// Returns the objects, in their order.
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
  /// Returns a controller for an object.
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController
  /// Returns what appears if there are no objects.
  func emptyView(for listAdapter: ListAdapter) -> UIView?
}

/// Applies updates. The model applies them at once.
@MainActor public final class ListAdapterUpdater {
  /// Creates an updater.
  public init() {}
}

/// Shows objects in the sections of a collection view.
@MainActor public final class ListAdapter: NSObject, ListCollectionContext {
  /// The collection view.
  public weak var collectionView: UICollectionView? { didSet { connect() } }
  /// The object that provides the objects.
  public weak var dataSource: (any ListAdapterDataSource)? { didSet { connect() } }
  /// The view controller of the collection view.
  public weak var viewController: UIViewController?

  /// The objects that are shown, and their controllers.
  private var shown: [(object: any ListDiffable, controller: ListSectionController)] = []
  /// The objects that were left out because of their identity.
  public internal(set) var duplicateCount = 0

  /// Creates an adapter.
  public init(updater: ListAdapterUpdater, viewController: UIViewController?) {
    self.viewController = viewController
    super.init()
  }

  private func connect() {
    guard let collectionView, dataSource != nil else { return }
    shown = sections(for: newObjects())
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.reloadData()
    showEmptyView()
  }

  /// Returns the object of a section.
  public func object(atSection section: Int) -> Any? { shown.indices.contains(section) ? shown[section].object : nil }

  /// Returns the controller of a section.
  public func sectionController(forSection section: Int) -> ListSectionController? {
    shown.indices.contains(section) ? shown[section].controller : nil
  }

  /// Whether a section is shown again as a whole.
  private(set) var isReloading = false

  /// Shows the objects that the data source has now.
  ///
  /// Each controller gets its new object. A section is deleted and inserted if its object is not equal to the old one.
  public func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let objects = newObjects()
    let difference = ListDifference(from: shown.map { $0.object }, to: objects)
    let (old, new) = (difference.updates.map { $0.from }, difference.updates.map { $0.to })
    let known = Set(shown.map { DiffKey($0.object) })
    collectionView?.performBatchUpdates {
      self.shown = self.sections(for: objects)
      self.isReloading = true
      for index in new { self.shown[index].controller.didUpdate(to: objects[index]) }
      self.isReloading = false
      self.collectionView?.deleteSections(IndexSet(difference.deletes + old))
      self.collectionView?.insertSections(IndexSet(difference.inserts + new))
      for move in difference.moves where !old.contains(move.from) {
        self.collectionView?.moveSection(move.from, toSection: move.to)
      }
    }
    for (index, object) in objects.enumerated() where known.contains(DiffKey(object)) && !new.contains(index) {
      shown[index].controller.didUpdate(to: object)
    }
    showEmptyView()
    completion?(true)
  }

  private func newObjects() -> [any ListDiffable] {
    let objects = dataSource?.objects(for: self) ?? []
    let unique = removingDuplicates(objects)
    duplicateCount += objects.count - unique.count
    return unique
  }

  /// The sections for objects. An object that is shown keeps its controller.
  private func sections(
    for objects: [any ListDiffable]
  ) -> [(object: any ListDiffable, controller: ListSectionController)] {
    let known = Dictionary(shown.map { (DiffKey($0.object), $0.controller) }) { first, _ in first }
    return objects.enumerated().map { index, object in
      if let controller = known[DiffKey(object)] {
        controller.section = index
        return (object, controller)
      }
      let controller = dataSource?.listAdapter(self, sectionControllerFor: object) ?? ListSectionController()
      controller.section = index
      controller.collectionContext = self
      controller.viewController = viewController
      controller.didUpdate(to: object)
      return (object, controller)
    }
  }

  private func showEmptyView() {
    guard let collectionView else { return }
    collectionView.backgroundView?.removeFromSuperview()
    collectionView.backgroundView = shown.isEmpty ? dataSource?.emptyView(for: self) : nil
    if let view = collectionView.backgroundView { collectionView.insertSubview(view, at: 0) }
  }

  /// Applies a change of the view models of a section.
  func update(
    _ difference: ListDifference, of section: Int, showing viewModels: [any ListDiffable],
    _ change: @escaping () -> Void
  ) {
    guard let collectionView else { return change() }
    for update in difference.updates {
      let cell = collectionView.cellForItem(at: IndexPath(item: update.from, section: section))
      (cell as? any ListBindable)?.bindViewModel(viewModels[update.to])
    }
    func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: section) } }
    collectionView.performBatchUpdates {
      change()
      collectionView.deleteItems(at: paths(difference.deletes))
      collectionView.insertItems(at: paths(difference.inserts))
      for move in difference.moves {
        collectionView.moveItem(
          at: IndexPath(item: move.from, section: section), to: IndexPath(item: move.to, section: section))
      }
    }
  }

  // MARK: - Context

  /// The size of the collection view.
  public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// Returns a cell of a class.
  public func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    guard let collectionView else { return UICollectionViewCell() }
    let identifier = String(describing: cellClass)
    collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: IndexPath(item: index, section: sectionController.section))
  }

  /// Returns a header or footer of a class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    guard let collectionView else { return UICollectionReusableView() }
    let identifier = String(describing: viewClass)
    collectionView.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier,
      for: IndexPath(item: index, section: sectionController.section))
  }
}
