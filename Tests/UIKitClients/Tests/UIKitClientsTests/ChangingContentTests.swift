import Foundation
import SDUI
import SDUICollectionView
import Testing
import UIKit
import UIKitModelDriver

/// A collection view displays responses that follow one another.
@MainActor @Suite struct ChangingContentTests {
  /// A data source of a response, as an app has one.
  final class ResponseSource: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    var sections: [AcceptedSection] = []
    private(set) var prefetched: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].units.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths
    }
  }

  private let text = """
    component Card { id: ID, name: Text }
    component Wide { id: ID }
    component Title { text: Text }
    screen Home {
      section cards: grid {
        columns: 2
        spacing: 8
        header Title { height: 44, pinned: section }
        unit Card { height: 60 }
        unit Wide { height: 90, span: all, place: nextRow }
      }
      section more: list { unit Card { height: 70 } }
    }
    """

  private func response(_ screen: Screen, cards: [String], more: Int, id: String) throws
    -> ScreenResponse
  {
    let units = cards.map { name in
      let type = name.hasPrefix("wide") ? "Wide" : "Card"
      let fields = type == "Wide" ? "\"id\": \"\(name)\"" : "\"id\": \"\(name)\", \"name\": \"\(name)\""
      return "{ \"unitType\": \"\(type)\", \"data\": { \(fields) } }"
    }
    let others = (0..<more).map { "{ \"unitType\": \"Card\", \"data\": { \"id\": \"\($0)\", \"name\": \"n\" } }" }
    let json = """
      { "sdui": "1.0", "screen": "Home", "layoutId": "\(id)", "sectionList": [
        { "sectionId": "cards", "header": { "unitType": "Title", "data": { "text": "t" } },
          "units": [\(units.joined(separator: ","))] },
        { "sectionId": "more", "units": [\(others.joined(separator: ","))] } ], "page": 0, "hasNext": false }
      """
    let response = try screen.response(json: Array(json.utf8))
    #expect(response.faults.map(\.message) == [])
    return response
  }

  @Test func batchUpdatesLeadFromOneResponseToTheNext() throws {
    let screen = try Examples.screen(text: text)
    let id = try Examples.layoutId(text: text)
    var old = try response(screen, cards: ["a", "b", "wide1", "c"], more: 30, id: id)
    let source = ResponseSource()
    source.sections = old.sections
    let layout = ScreenCollectionViewLayout(old.screen)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    CountedDataSource([]).register(in: view)
    view.dataSource = source
    view.prefetchDataSource = source
    let environment = ModelEnvironment(width: 390, height: 844)
    let driver = ModelDriver(view, environment: environment)
    driver.settle()
    #expect(!source.prefetched.isEmpty, "cells of the next screenful are prefetched")
    for cards in [["b", "wide1", "a", "c", "d"], ["wide1"], [], ["x", "y"]] {
      let new = try response(screen, cards: cards, more: 30, id: id)
      let changes = old.changes(to: new)
      view.performBatchUpdates {
        source.sections = new.sections
        layout.screen = new.screen
        view.deleteItems(at: changes.deletedItems.map(\.path))
        view.insertItems(at: changes.insertedItems.map(\.path))
        view.reloadItems(at: changes.reloadedItems.map(\.path))
        for move in changes.movedItems { view.moveItem(at: move.from.path, to: move.to.path) }
      }
      old = new
      let container = try LayoutEnvironment(environment)
      let expected = try ExpectedElements(new.layout(in: container), of: new.screen, at: .zero)
      #expect(expected.differences(from: driver.all) == [], "\(cards)")
      #expect(driver.failures.map(\.description) == [], "\(cards)")
    }
  }
}

extension ItemPosition {
  fileprivate var path: IndexPath { IndexPath(item: item, section: section) }
}
