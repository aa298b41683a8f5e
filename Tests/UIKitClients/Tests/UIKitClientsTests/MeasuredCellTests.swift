import Foundation
import SDUI
import SDUICollectionView
import Testing
import UIKit
import UIKitModelDriver

/// Cells with estimated sizes measure themselves. The frames are those of a response that brings the measured sizes.
@MainActor @Suite struct MeasuredCellTests {
  /// A size that is no estimate, so that a cell which does not have it was not asked.
  private static func height(_ path: IndexPath) -> CGFloat { 40 + CGFloat((path.section * 7 + path.item * 13) % 50) }

  @Test(arguments: Examples.screens) func measuredHeightsAreThoseOfTheInterpreter(file: String) throws {
    let screen = try Examples.screen(file)
    for (width, isRightToLeft) in [(390.0, false), (1024, true)] {
      var environment = ModelEnvironment(width: width, height: 844)
      environment.isRightToLeft = isRightToLeft
      let shown = try ShownScreen(screen, environment) { path, size in
        CGSize(width: size.width, height: Self.height(path))
      }
      shown.driver.settleEverything()
      let container = try LayoutEnvironment(environment)
      let possible = screen.withoutPinnedCarousels
      var items = ScreenItems.standard(for: possible, in: container)
      try measure(&items, of: possible, in: container)
      let layout = try possible.layout(items, in: container)
      let differences = try ExpectedElements(layout, of: possible, at: .zero).cellDifferences(from: shown.driver.all)
      #expect(differences == [], "\(file), \(width) wide")
      #expect(shown.driver.failures.map(\.description) == [], "\(file)")
    }
  }

  /// Gives each item that the layout displays the height that its cell prefers, if that is an estimate.
  private func measure(_ items: inout ScreenItems, of screen: Screen, in container: LayoutEnvironment) throws {
    let layout = try screen.layout(items, in: container)
    var place = 0
    for outer in items.sections.indices {
      for item in items.sections[outer].items.indices where item < layout.sections[place].itemCount {
        items.sections[outer].items[item].measured = try size(IndexPath(item: item, section: place))
      }
      place += 1
      for inner in items.sections[outer].sections.indices {
        for item in items.sections[outer].sections[inner].items.indices where item < layout.sections[place].itemCount {
          items.sections[outer].sections[inner].items[item].measured = try size(IndexPath(item: item, section: place))
        }
        place += 1
      }
    }
  }

  private func size(_ path: IndexPath) throws -> MeasuredSize {
    try MeasuredSize(height: Double(Self.height(path)))
  }

  /// A cell is smaller than its box by its insets: the box grows by them.
  @Test func insetsOfAnItemAreAroundWhatWasMeasured() throws {
    let screen = try Examples.screen(
      text: """
        component Card { id: ID }
        screen Home {
          section cards: list {
            spacing: 4
            unit Card { height: estimated(50), insets: (vertical: 6, horizontal: 10) }
          }
        }
        """)
    let shown = try ShownScreen(screen, ModelEnvironment(width: 390, height: 844)) { path, size in
      CGSize(width: size.width, height: path.item == 1 ? 100 : 30)
    }
    shown.driver.settleEverything()
    // Boxes of 42, 112, 42 and 42 with 4 between them; cells begin 6 below the tops of their boxes.
    #expect(
      shown.driver.cellFrames == [
        CGRect(x: 10, y: 6, width: 370, height: 30), CGRect(x: 10, y: 52, width: 370, height: 100),
        CGRect(x: 10, y: 168, width: 370, height: 30), CGRect(x: 10, y: 214, width: 370, height: 30),
      ])
    #expect(shown.driver.contentSize.height == 250)
  }

  /// Sizes are rounded up to pixels, so that sums of them stay exact; what floating point loses makes no pixel.
  @Test func measuredSizesAreWholePixels() throws {
    let screen = try Examples.screen(
      text: """
        component Card { id: ID }
        screen Home { section cards: list { unit Card { height: estimated(50) } } }
        """)
    var environment = ModelEnvironment(width: 390, height: 844)
    environment.scale = 3
    let shown = try ShownScreen(screen, environment) { _, size in CGSize(width: size.width, height: 30.3333333 + 0.2) }
    shown.driver.settleEverything()
    let height = try #require(shown.layout.screenLayout?.frame(ofItem: 0, inSection: 0).height)
    #expect(try height == Rational(92) / Rational(3))
  }
}
