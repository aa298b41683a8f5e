import Foundation
import SDUI
import SDUICollectionView
import Testing
import UIKit
import UIKitModelDriver

/// All examples, in a collection view of the model, have the frames of the interpreter.
@MainActor @Suite struct ExampleScreenTests {
  static let isExhaustive = ProcessInfo.processInfo.environment["SDUIC_EXHAUSTIVE"] == "1"

  @Test(arguments: Examples.screens) func framesAreThoseOfTheInterpreter(file: String) throws {
    let screen = try Examples.screen(file)
    let profiles = Self.isExhaustive ? ["minimal", "typical", "maximal", "edge"] : ["typical"]
    let screens = [screen] + (try Examples.filled(screen, file, profiles: profiles))
    var count = 0
    for (content, screen) in screens.enumerated() {
      for environment in try Self.environments(file) {
        let place = "\(file), content \(content), \(environment.width) wide, \(environment.contentSizeCategory)"
        count += try compare(screen, environment, place)
      }
    }
    #expect(count > 100, "\(file)")
  }

  /// Compares at several offsets. Returns the number of frames.
  private func compare(_ screen: Screen, _ environment: ModelEnvironment, _ place: String) throws -> Int {
    let container = try LayoutEnvironment(environment)
    let shown = try ShownScreen(screen, environment)
    let layout: ScreenLayout
    // A carousel that is pinned scrolls with the content: see `pinnedCarouselsAreALimit`.
    let possible = screen.withoutPinnedCarousels
    do { layout = try possible.layout(.standard(for: possible, in: container), in: container) } catch {
      #expect(shown.driver.all.isEmpty, "\(place)")
      #expect(shown.layout.failure == error, "\(place)")
      return 1
    }
    var count = 0
    for proposed in [-CGFloat.infinity, 57, 333.5, .infinity] {
      let reach = max(0, layout.contentSize.height.doubleValue)
      shown.driver.scroll(to: CGPoint(x: 0, y: min(max(proposed, -1000), reach)))
      let elements = shown.driver.all
      let offset = try Rational(Double(shown.driver.collectionView.contentOffset.y))
      let differences = try ExpectedElements(layout, of: screen, at: offset).differences(from: elements)
      #expect(differences == [], "\(place), at \(offset)")
      count += elements.count
    }
    let (size, expected) = (shown.driver.contentSize, layout.contentSize)
    let difference =
      layout.scrollDirection == .vertical
      ? size.height - expected.height.doubleValue : size.width - expected.width.doubleValue
    #expect(abs(difference) < 0.01, "\(place)")
    #expect(shown.driver.failures.map(\.description) == [], "\(place)")
    return count
  }

  /// Six widths at each change, in both directions; three sizes of text.
  private static func environments(_ file: String) throws -> [ModelEnvironment] {
    var widths: Set<Double> = [320, 390, 1024]
    let steps = isExhaustive ? (-20..<20).map { Double($0) / 4 } : [-1, -0.5, -0.25, 0, 0.25, 1]
    for breakpoint in try Examples.breakpoints(file) { widths.formUnion(steps.map { breakpoint + $0 }) }
    let categories: [UIContentSizeCategory] = [.large, .extraSmall, .accessibilityMedium]
    var result: [ModelEnvironment] = []
    for (index, width) in widths.sorted().enumerated() {
      for isRightToLeft in [false, true] {
        for (position, category) in categories.enumerated() {
          // Elsewhere than at common widths, one size of text at a time.
          if !isExhaustive, ![320, 390, 1024].contains(width), position != (index + (isRightToLeft ? 1 : 0)) % 3 {
            continue
          }
          var environment = ModelEnvironment(width: width, height: 844)
          environment.isRightToLeft = isRightToLeft
          environment.contentSizeCategory = category
          result.append(environment)
        }
      }
    }
    return result
  }
}
