import Foundation
import SDUI
import SDUICollectionView
import Testing
import UIKit
import UIKitModelDriver

/// A collection view with a screen that scrolls and whose environment changes.
@MainActor @Suite struct ScreenCollectionViewLayoutTests {
  /// A carousel comes to rest where the interpreter says; one that it cannot show so is a limit.
  @Test(arguments: Examples.screens) func carouselsRestWhereTheInterpreterSays(file: String) throws {
    let screen = try Examples.screen(file)
    for width in [320.0, 390, 700, 1024] {
      for isRightToLeft in [false, true] {
        var environment = ModelEnvironment(width: width, height: 844)
        environment.isRightToLeft = isRightToLeft
        let shown = try ShownScreen(screen, environment)
        let limits = shown.limits
        guard let layout = shown.layout.screenLayout, layout.scrollDirection == .vertical else { continue }
        for (index, section) in layout.sections.enumerated() where section.itemCount > 0 {
          guard let strip = section.strip else { continue }
          let scroller = try #require(shown.driver.scroller(ofSection: index))
          #expect(abs(scroller.contentLength - strip.contentWidth.doubleValue) < 0.01, "\(file) \(width) \(index)")
          if limits.contains(where: { $0.section == index && $0.reason != .pinnedStrip }) { continue }
          let expected = strip.restOffsets.map { offsets in offsets.map { CGFloat($0.doubleValue) } }
          #expect(Self.areEqual(scroller.restOffsets, expected), "\(file) \(width) \(index)")
        }
      }
    }
  }

  private static func areEqual(_ left: [CGFloat]?, _ right: [CGFloat]?) -> Bool {
    guard let left, let right else { return (left == nil) == (right == nil) }
    return left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 0.01 }
  }

  /// The pills of `delivery.sdui` are pinned to the screen.
  @Test func pinnedCarouselsAreALimit() throws {
    let screen = try Examples.screen("Apps/delivery.sdui")
    let shown = try ShownScreen(screen, ModelEnvironment(width: 390, height: 844))
    #expect(shown.limits.map(\.section) == [1])
    #expect(shown.limits.map(\.reason) == [.pinnedStrip])
    shown.driver.scroll(to: CGPoint(x: 0, y: 300))
    let header = shown.driver.all.first { $0.kind == .supplementary(UICollectionView.elementKindSectionHeader) }
    // The header of the first section of dishes is below the bar or nothing, and not below a strip that is not there.
    let top = shown.layout.screenLayout?.bars.top?.height.doubleValue ?? 0
    let rest = try #require(shown.layout.screenLayout?.sections[2].header?.y.doubleValue)
    #expect(try #require(header).exactFrame.minY == max(rest, shown.driver.collectionView.contentOffset.y + top))
  }

  /// A container in which the screen breaks shows nothing, and the layout says why.
  @Test func aScreenThatCannotBeLaidOutShowsNothing() throws {
    let screen = try Examples.screen("Sale/sale.sdui")
    let shown = try ShownScreen(screen, ModelEnvironment(width: 20, height: 844))
    #expect(shown.driver.all.isEmpty)
    let failure = try #require(shown.layout.failure)
    #expect(failure.containerWidth == Rational(20))
    shown.driver.environment.width = 390
    #expect(!shown.driver.all.isEmpty)
    #expect(shown.layout.failure == nil)
  }

  /// Another width, direction or text size lays everything out again.
  @Test func changesOfTheEnvironmentAreFollowed() throws {
    let screen = try Examples.screen("Shop/home.sdui")
    var environment = ModelEnvironment(width: 390, height: 844)
    let shown = try ShownScreen(screen, environment)
    for (width, isRightToLeft, category) in [
      (1024.0, false, UIContentSizeCategory.large), (320, true, .large), (744, true, .accessibilityMedium),
      (390, false, .extraSmall),
    ] {
      (environment.width, environment.isRightToLeft) = (width, isRightToLeft)
      environment.contentSizeCategory = category
      shown.driver.environment = environment
      #expect(try differences(shown, screen, environment) == [], "\(width)")
    }
  }

  /// A notch at one side in landscape: the safe area is physical, and the direction does not move it.
  @Test(arguments: ["Shop/home.sdui", "Account/account.sdui", "Apps/travel.sdui"])
  func theSafeAreaIsThatOfTheInterpreter(file: String) throws {
    let screen = try Examples.screen(file)
    for isRightToLeft in [false, true] {
      var environment = ModelEnvironment(width: 852, height: 393)
      environment.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 30)
      environment.isRightToLeft = isRightToLeft
      environment.verticalSizeClass = .compact
      environment.horizontalSizeClass = .compact
      let shown = try ShownScreen(screen, environment)
      shown.driver.collectionView.contentOffset = .zero
      let container = try LayoutEnvironment(environment)
      let layout = try screen.layout(.standard(for: screen, in: container), in: container)
      #expect(try ExpectedElements(layout, of: screen, at: .zero).cellDifferences(from: shown.driver.all) == [])
    }
  }

  private func differences(
    _ shown: ShownScreen, _ screen: Screen, _ environment: ModelEnvironment
  ) throws -> [String] {
    shown.driver.scroll(to: CGPoint(x: 0, y: -1000))
    let container = try LayoutEnvironment(environment)
    let layout = try screen.layout(.standard(for: screen, in: container), in: container)
    let elements = shown.driver.all
    let offset = try Rational(Double(shown.driver.collectionView.contentOffset.y))
    return try ExpectedElements(layout, of: screen, at: offset).differences(from: elements)
  }
}
