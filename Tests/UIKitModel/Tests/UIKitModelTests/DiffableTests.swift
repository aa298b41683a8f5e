import Testing
import UIKit
import UIKitModelDriver

/// Snapshots and their data source. "Header" cites the comments of UIDiffableDataSource.h, "docs" Apple's reference.
@MainActor @Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var result = Snapshot()
    result.appendSections(sections.map(\.0))
    for (section, items) in sections { result.appendItems(items, toSection: section) }
    return result
  }

  private func kinds(_ body: () -> Void) -> [ModelFailure.Kind] {
    ModelFailure.recording(body).failures.map(\.kind)
  }

  /// Header: structure and item operations.
  @Test func snapshotsAreLists() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.appendItems([4])
    snapshot.insertItems([5], beforeItem: 2)
    snapshot.insertItems([6, 7], afterItem: 3)
    snapshot.deleteItems([1])
    snapshot.moveItem(4, beforeItem: 5)
    snapshot.moveItem(3, afterItem: 7)
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 5, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [6, 7, 3])
    #expect(snapshot.numberOfItems == 6)
    #expect(snapshot.sectionIdentifier(containingItem: 7) == "b")
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("x") == nil)
  }

  /// Header: "If you pass duplicate values in an item or section array, the system will throw an exception".
  @Test func duplicatesFail() {
    var snapshot = snapshot([("a", [1])])
    #expect(kinds { snapshot.appendItems([2, 3, 2]) } == [.duplicateIdentifier])
    #expect(kinds { snapshot.appendSections(["b", "b"]) } == [.duplicateIdentifier])
    #expect(kinds { snapshot.appendSections(["a"]) } == [.duplicateIdentifier])
    #expect(snapshot.itemIdentifiers == [1] && snapshot.sectionIdentifiers == ["a"])
  }

  /// UIKit's log: existing items "will be moved into place for this current insertion".
  @Test func existingItemsMove() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    #expect(kinds { snapshot.appendItems([1], toSection: "b") } == [])
    #expect(snapshot.itemIdentifiers == [2, 3, 1])
  }

  /// Header: "It is OK to have a section identifier == 1 and an item identifier == 1".
  @Test func sectionsAndItemsDoNotOverlap() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    #expect(
      kinds {
        snapshot.appendSections([1])
        snapshot.appendItems([1])
      } == [])
  }

  /// Docs: operations need identifiers that exist.
  @Test func unknownIdentifiersFail() {
    var snapshot = Snapshot()
    #expect(kinds { snapshot.appendItems([1]) } == [.unknownIdentifier])
    snapshot.appendSections(["a"])
    #expect(kinds { snapshot.appendItems([1], toSection: "b") } == [.unknownIdentifier])
    #expect(kinds { snapshot.insertItems([1], beforeItem: 2) } == [.unknownIdentifier])
    #expect(kinds { snapshot.reloadItems([2]) } == [.unknownIdentifier])
    #expect(kinds { snapshot.reconfigureItems([2]) } == [.unknownIdentifier])
    #expect(kinds { snapshot.moveSection("a", beforeSection: "b") } == [.unknownIdentifier])
    #expect(kinds { snapshot.reloadSections(["b"]) } == [.unknownIdentifier])
    #expect(kinds { snapshot.deleteItems([9]) } == [])
  }

  private func list() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item()])))
  }

  private struct Table {
    let driver: ModelDriver
    let source: UICollectionViewDiffableDataSource<String, Int>
  }

  private func table() -> Table {
    let view = UICollectionView(frame: .zero, collectionViewLayout: list())
    let cells = UICollectionView.CellRegistration<SizedCell, Int> { cell, _, item in cell.tag = cell.tag * 100 + item }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    return Table(driver: ModelDriver(view, environment: ModelEnvironment(width: 300, height: 1000)), source: source)
  }

  private func tags(_ table: Table) -> [Int] { table.driver.visible.compactMap { $0.view?.tag } }

  /// Docs, apply: the view shows the snapshot; items that stay keep their cells.
  @Test func cellsStayWithTheirItems() {
    let table = table()
    table.source.apply(snapshot([("a", [1, 2, 3])]))
    #expect(tags(table) == [1, 2, 3])
    _ = table.driver.takeUpdates()
    let kept = table.driver.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    table.source.apply(snapshot([("b", [3, 4]), ("a", [2])]))
    #expect(table.driver.visible.first?.view === kept)
    #expect(table.driver.takeUpdates() == ["insert section 0", "delete item 0-0", "move item 0-2 to 0-0"])
    #expect(table.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 4)
    #expect(table.source.indexPath(for: 2) == IndexPath(item: 0, section: 1))
    #expect(table.source.sectionIdentifier(for: 1) == "a" && table.source.index(for: "b") == 0)
    #expect(table.driver.failures.isEmpty)
  }

  /// Header: reconfiguring "does not replace the existing cell with a new cell"; reloading does.
  @Test func reconfiguringKeepsCells() {
    let table = table()
    table.source.apply(snapshot([("a", [1, 2])]))
    table.driver.settle()
    let cell = table.driver.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    var next = table.source.snapshot()
    next.reconfigureItems([2])
    table.source.apply(next)
    #expect(table.driver.visible[1].view === cell)
    #expect(cell?.tag == 202)
    #expect(table.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    _ = table.driver.takeUpdates()
    next = table.source.snapshot()
    next.reloadItems([2])
    table.source.apply(next)
    #expect(table.driver.takeUpdates() == ["reload item 0-1"])
    // The cell provider is asked again, for a cell from the queue.
    #expect(tags(table) == [1, 20202])
  }

  /// Docs, CellRegistration: "Do not create your cell registration inside a cell provider".
  @Test func registrationsMustOutliveCells() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: list())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      let cells = UICollectionView.CellRegistration<SizedCell, Int> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let driver = ModelDriver(view, environment: ModelEnvironment(width: 300))
    source.apply(snapshot([("a", [1])]))
    driver.settle()
    #expect(driver.failures.map(\.kind) == [.misusedRegistration])
  }
}
