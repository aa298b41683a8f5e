import Foundation

extension UICollectionView {
  /// Registers the class of cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.classes[.init(kind: nil, identifier: identifier)] = cellClass as? UICollectionReusableView.Type
  }

  /// Registers the class of supplementary views of a kind with an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registry.classes[.init(kind: elementKind, identifier: identifier)] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns a cell of a registered class. Without one, records a failure and returns an empty cell.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    if let cell = registry.dequeue(.init(kind: nil, identifier: identifier)) as? UICollectionViewCell { return cell }
    fail(.notRegistered, "no class is registered for cells with the identifier \(identifier)")
    return UICollectionViewCell()
  }

  /// Returns a supplementary view of a registered class. Without one, records a failure and returns an empty view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = registry.dequeue(.init(kind: elementKind, identifier: identifier)) { return view }
    fail(.notRegistered, "no class is registered for \(elementKind) with the identifier \(identifier)")
    return UICollectionReusableView()
  }

  /// A class of cells and a closure that configures them (iOS 14).
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// A closure that configures a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    let identifier = UUID().uuidString
    let isMisused: Bool

    /// Creates a registration. It must outlive the cells: never create one while a cell is being provided.
    @MainActor @preconcurrency public init(handler: @escaping Handler) {
      self.handler = handler
      isMisused = CellProvision.depth > 0
    }
  }

  /// A class of supplementary views and a closure that configures them (iOS 14).
  public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    /// A closure that configures a supplementary view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let kind: String
    let handler: Handler
    let identifier = UUID().uuidString

    /// Creates a registration of a kind.
    @MainActor @preconcurrency public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns a configured cell (iOS 14).
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    if registration.isMisused {
      fail(.misusedRegistration, "a cell registration was created while a cell was being provided, at \(indexPath)")
    }
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = dequeued as? Cell ?? Cell(modelFrame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view (iOS 14).
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = dequeued as? Supplementary ?? Supplementary(modelFrame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Whether a collection view is asking for a cell.
@MainActor enum CellProvision {
  /// The number of cells being provided, one in the other.
  static var depth = 0
}
