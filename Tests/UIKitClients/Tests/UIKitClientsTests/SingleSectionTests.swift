import Foundation
import SDUI
import SDUICollectionView
import Testing
import UIKit
import UIKitModelDriver

/// One section of a screen in a compositional layout of the app's own.
@MainActor @Suite struct SingleSectionTests {
  @Test(arguments: Examples.screens) func aSectionHasTheFramesOfTheInterpreter(file: String) throws {
    let whole = try Examples.screen(file)
    let isHorizontal = whole.properties[.scrollDirection] == .keyword(.horizontal)
    for index in whole.sections.indices where !isHorizontal {
      for (width, isRightToLeft) in [(390.0, false), (390, true), (834, false)] {
        var environment = ModelEnvironment(width: width, height: 844)
        environment.isRightToLeft = isRightToLeft
        try compare(whole, index, environment, "\(file), section \(index), \(width) wide")
      }
    }
  }

  /// The banners of the market stop soon and do not bounce; its shelves have neither property.
  @Test func aCarouselStopsAsItsSectionDeclares() throws {
    let market = try Examples.screen("Presenter/market.sdui")
    var properties: [UICollectionLayoutSectionOrthogonalScrollingProperties] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let section = try? market.collectionLayoutSection(at: index, in: environment)
      if let section { properties.append(section.orthogonalScrollingProperties) }
      return section
    }
    let source = CountedDataSource([4, 4])
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    source.register(in: view)
    ModelDriver(view, environment: ModelEnvironment(width: 390, height: 844)).settle()
    #expect(properties.count >= 2)
    #expect(properties[0].decelerationRate == .fast && properties[0].bounce == .never)
    #expect(properties[1].decelerationRate == .automatic && properties[1].bounce == .automatic)
    withExtendedLifetime(source) {}
  }

  private func compare(_ whole: Screen, _ index: Int, _ environment: ModelEnvironment, _ place: String) throws {
    let container = try LayoutEnvironment(environment)
    var alone = whole
    alone.properties = PropertyList()
    (alone.bars, alone.empty) = (PerBar(), nil)
    let items = ScreenItems(sections: [ScreenItems.standard(for: whole, in: container).sections[index]])
    let layout = try alone.layout(items, in: container)
    var wasNone = false
    let compositional = UICollectionViewCompositionalLayout { _, environment in
      let section = try? whole.collectionLayoutSection(at: index, in: environment)
      wasNone = section == nil
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
      return section ?? NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
    }
    for id in whole.contract.decorations.ids {
      compositional.register(
        UICollectionReusableView.self, forDecorationViewOfKind: whole.contract.decorations[id].name.source)
    }
    let source = CountedDataSource([items.sections[0].items.count])
    let view = UICollectionView(frame: .zero, collectionViewLayout: compositional)
    source.register(in: view)
    let driver = ModelDriver(view, environment: environment)
    // Cells that a collapsed section hides are empty.
    let elements = driver.all.filter { !$0.exactFrame.isEmpty }
    if whole.sections[index].kind == .stack || !layout.sections[0].takesRoom {
      #expect(wasNone, "\(place)")
      return
    }
    #expect(!wasNone, "\(place)")
    let expected = try ExpectedElements(layout, of: alone, at: .zero)
    #expect(expected.differences(from: elements) == [], "\(place)")
    #expect(abs(driver.contentSize.height - layout.contentSize.height.doubleValue) < 0.01, "\(place)")
    #expect(driver.failures.map(\.description) == [], "\(place)")
    withExtendedLifetime(source) {}
  }
}
