// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The data source and delegate of a collection view.
@MainActor public final class SSCollectionViewPresenter: NSObject {
  /// A kind of layout. The real configurations have no public initializer.
  public enum LayoutKind {
    case flow
    case compositional(CompositionalLayoutConfig? = nil)
  }

  public struct CompositionalLayoutConfig {
    init() {}
  }

  public enum DataSourceMode {
    case traditional
    case diffable
  }

  /// The pages of a collection view.
  public struct PagingConfiguration: Equatable {
    public var isEnabled: Bool
    public var isAlignCenter: Bool
    public var isLooping: Bool
    public var isInfinitePage: Bool
    public var isAutoRolling: Bool
    public var autoRollingTimeInterval: TimeInterval

    public init(
      isEnabled: Bool = true, isAlignCenter: Bool = false, isLooping: Bool = false, isInfinitePage: Bool = false,
      isAutoRolling: Bool = false, autoRollingTimeInterval: TimeInterval = 3.0
    ) {
      self.isEnabled = isEnabled
      self.isAlignCenter = isAlignCenter
      self.isLooping = isLooping
      self.isInfinitePage = isInfinitePage
      self.isAutoRolling = isAutoRolling
      self.autoRollingTimeInterval = autoRollingTimeInterval
    }
  }

  let mode: DataSourceMode
  public var paging = PagingConfiguration(isEnabled: false)
  public var viewModel: SSCollectionViewModel?
  public var nextRequest: ((SSCollectionViewModel) -> Void)?
  public weak var proxy: (any UIScrollViewDelegate)?
  public var isReorderEnabled = false
  public var acceptedTypes: [String] = []
  public var canDrag: ((SSCollectionViewModel.CellInfo) -> Bool)?
  public var didReorder: (([(indexPath: IndexPath, cellInfo: SSCollectionViewModel.CellInfo)], IndexPath) -> Void)?
  public var pageBlocks: [String: (UICollectionView, Int) -> Void] = [:]
  var diffable: UICollectionViewDiffableDataSource<SSCollectionViewModel.SectionInfo, SSCollectionViewModel.CellInfo>?
  weak var collectionView: UICollectionView?

  init(_ collectionView: UICollectionView, _ mode: DataSourceMode) {
    (self.collectionView, self.mode) = (collectionView, mode)
  }

  /// The presenters of collection views. The real library associates them with Objective-C's objects.
  static var all: [ObjectIdentifier: SSCollectionViewPresenter] = [:]

  /// The presenter of a collection view.
  public static func of(_ collectionView: UICollectionView) -> SSCollectionViewPresenter? {
    all[ObjectIdentifier(collectionView)]
  }

  func update(_ model: SSCollectionViewModel) {
    guard let collectionView else { return }
    if paging.isEnabled { pageBlocks["willAppear"]?(collectionView, 0) }
    viewModel = model
    for section in model {
      for item in section {
        collectionView.register(item.binderType, forCellWithReuseIdentifier: Self.identifier(item))
      }
      for (kind, view) in [
        (UICollectionView.elementKindSectionHeader, section.header),
        (UICollectionView.elementKindSectionFooter, section.footer),
      ] {
        guard let view else { continue }
        collectionView.register(
          view.binderType, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.identifier(view))
      }
    }
    if paging.isEnabled { pageBlocks["didAppear"]?(collectionView, 0) }
  }

  static func identifier(_ binding: SSCollectionViewModel.Binding) -> String { String(describing: binding.binderType) }

  /// Moves an item as a person does by hand.
  public func move(_ from: IndexPath, to destination: IndexPath) -> Bool {
    guard isReorderEnabled, let item = viewModel?[from.section][from.item], canDrag?(item) ?? true else { return false }
    viewModel?.sections[from.section].items.remove(at: from.item)
    viewModel?.sections[destination.section].items.insert(item, at: destination.item)
    collectionView?.reloadData()
    didReorder?([(indexPath: from, cellInfo: item)], destination)
    return true
  }

  func configure(_ cell: UICollectionViewCell, _ item: SSCollectionViewModel.CellInfo, _ path: IndexPath) {
    item.apply(cell)
    cell.actionClosure = item.actionClosure.map { closure in
      { [weak cell] name, input in
        if let cell { closure(path, cell, name, input) }
      }
    }
  }
}

extension SSCollectionViewPresenter: UICollectionViewDataSource, UICollectionViewDelegate {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    if let viewModel, viewModel.isEmpty, viewModel.hasNext { nextRequest?(viewModel) }
    return viewModel?.count ?? 0
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let count = viewModel?[section].count ?? 0
    return paging.isInfinitePage && count > 1 ? count * 3 : count
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
  {
    guard let section = viewModel?[path.section] else { return UICollectionViewCell() }
    let item = section[path.item % section.count]
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier(item), for: path)
    configure(cell, item, path)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let section = viewModel?[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard let item = isHeader ? section?.header : section?.footer else { return UICollectionReusableView() }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier(item), for: path)
    item.apply(view)
    view.actionClosure = item.actionClosure.map { closure in
      { [weak view] name, input in
        if let view { closure(path.section, view, name, input) }
      }
    }
    return view
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { proxy?.scrollViewDidScroll(scrollView) }
}

extension UICollectionReusableView {
  /// The closure that an action of the view calls.
  public var actionClosure: ((String, Any?) -> Void)? {
    get { ActionClosures.all[ObjectIdentifier(self)] }
    set { ActionClosures.all[ObjectIdentifier(self)] = newValue }
  }
}

/// The closures of views. The real library associates them with Objective-C's objects.
@MainActor enum ActionClosures {
  static var all: [ObjectIdentifier: (String, Any?) -> Void] = [:]
}

@MainActor extension SendingState where Base: UICollectionView {
  private var presenter: SSCollectionViewPresenter? { SSCollectionViewPresenter.of(base) }

  public func setupPresenter(
    layoutKind: SSCollectionViewPresenter.LayoutKind = .flow,
    dataSourceMode: SSCollectionViewPresenter.DataSourceMode = .traditional
  ) {
    let presenter = SSCollectionViewPresenter(base, dataSourceMode)
    SSCollectionViewPresenter.all[ObjectIdentifier(base)] = presenter
    if case .flow = layoutKind, !(base.collectionViewLayout is UICollectionViewFlowLayout) {
      base.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    }
    base.delegate = presenter
    switch dataSourceMode {
    case .traditional: base.dataSource = presenter
    case .diffable:
      let source = UICollectionViewDiffableDataSource<
        SSCollectionViewModel.SectionInfo, SSCollectionViewModel.CellInfo
      >(
        collectionView: base
      ) { [weak presenter] view, path, item in
        let identifier = SSCollectionViewPresenter.identifier(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        presenter?.configure(cell, item, path)
        return cell
      }
      source.supplementaryViewProvider = { [weak presenter] view, kind, path in
        presenter?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
      }
      presenter.diffable = source
    }
  }

  public func setViewModel(with viewModel: SSCollectionViewModel) { presenter?.update(viewModel) }

  public func getViewModel() -> SSCollectionViewModel? { presenter?.viewModel }

  @discardableResult
  public func buildViewModel(
    page: Int = 0, hasNext: Bool = false, _ build: (SSCollectionViewModel.Builder) -> Void
  ) -> SSCollectionViewModel {
    let builder = SSCollectionViewModel.Builder()
    build(builder)
    let model = builder.build(page: page, hasNext: hasNext)
    presenter?.update(model)
    return model
  }

  public func applySnapshot(animated: Bool = true) {
    guard let presenter, presenter.mode == .diffable else { return }
    var snapshot = NSDiffableDataSourceSnapshot<SSCollectionViewModel.SectionInfo, SSCollectionViewModel.CellInfo>()
    for section in presenter.viewModel ?? SSCollectionViewModel() {
      snapshot.appendSections([section])
      snapshot.appendItems(section.items, toSection: section)
    }
    presenter.diffable?.apply(snapshot, animatingDifferences: animated)
  }

  public func setScrollViewDelegateProxy(_ proxy: any UIScrollViewDelegate) { presenter?.proxy = proxy }

  public func onNextRequest(_ block: @escaping (SSCollectionViewModel) -> Void) { presenter?.nextRequest = block }

  public func setReorderEnabled(_ enabled: Bool) { presenter?.isReorderEnabled = enabled }

  public func onCanDragItem(_ block: @escaping ((SSCollectionViewModel.CellInfo) -> Bool)) {
    presenter?.canDrag = block
  }

  public func onDidReorder(
    _ block: @escaping (([(indexPath: IndexPath, cellInfo: SSCollectionViewModel.CellInfo)], IndexPath) -> Void)
  ) { presenter?.didReorder = block }

  public func setAcceptedExternalDropTypeIdentifiers(_ typeIdentifiers: [String]) {
    presenter?.acceptedTypes = typeIdentifiers
  }

  public func setPagingEnabled(_ config: SSCollectionViewPresenter.PagingConfiguration) { presenter?.paging = config }

  public func onPageWillAppear(_ block: @escaping (UICollectionView, Int) -> Void) {
    presenter?.pageBlocks["willAppear"] = block
  }

  public func onPageDidAppear(_ block: @escaping (UICollectionView, Int) -> Void) {
    presenter?.pageBlocks["didAppear"] = block
  }

  public func onPageWillDisappear(_ block: @escaping (UICollectionView, Int) -> Void) {
    presenter?.pageBlocks["willDisappear"] = block
  }

  public func onPageDidDisappear(_ block: @escaping (UICollectionView, Int) -> Void) {
    presenter?.pageBlocks["didDisappear"] = block
  }
}
