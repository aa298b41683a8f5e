import Foundation
import SDUI
import SDUICollectionView
import UIKit
import UIKitModelDriver

// Compiled together with a generated flow layout.

/// Changes the surroundings of a flow layout, and counts how often it asks for a section.
@MainActor enum InvalidationRun {
  /// A collection view that tells its layout about traits and the safe area, as an app does.
  final class AdaptiveView: UICollectionView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      (collectionViewLayout as? ScreenFlowLayout)?.invalidateIfEnvironmentChanged()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      (collectionViewLayout as? ScreenFlowLayout)?.invalidateIfEnvironmentChanged()
    }
  }

  /// Counts calls.
  private final class Counter { var count = 0 }

  /// Reads `SCREEN invalidation RESPONSE` and prints the number of computations of each step for a section.
  static func run(_ arguments: [String]) throws {
    let generated = try GeneratedResponse(json: Data(contentsOf: URL(fileURLWithPath: arguments[3])))
    var environment = ModelEnvironment(width: 390, height: 844)
    let snapshot = makeSnapshot(generated, Self.environment(environment))
    let counter = Counter()
    let view = AdaptiveView(frame: .zero, collectionViewLayout: layout(of: snapshot, counter))
    let source = HarnessSource(view, snapshot)
    let driver = ModelDriver(view, environment: environment)
    driver.settle()
    var counts: [String: Int] = [:]
    func step(_ name: String, _ change: () -> Void) {
      counter.count = 0
      change()
      driver.settle()
      counts[name] = counter.count / max(1, snapshot.sections.count)
    }
    func apply(_ name: String, _ change: (inout ModelEnvironment) -> Void) {
      change(&environment)
      step(name) { driver.environment = environment }
    }
    step("scrolling") {
      for offset in [20, 57.5, 300, 10_000] { driver.scroll(to: CGPoint(x: offset, y: offset)) }
    }
    apply("the same") { _ in }
    apply("width") { $0.width = 400.5 }
    apply("height") { $0.height = 500 }
    apply("size of text") { $0.contentSizeCategory = .accessibilityLarge }
    apply("size class") { $0.horizontalSizeClass = .regular }
    apply("safe area") { $0.safeArea = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }
    apply("width and traits") { ($0.width, $0.isRightToLeft) = (700, true) }
    counts["frames that differ from a new layout"] = differences(of: driver, from: generated, environment)
    step("data") { source.reload(snapshot) }
    step("scrolling back") { driver.scroll(to: .zero) }
    print(String(decoding: try JSONEncoder().encode(counts), as: UTF8.self))
  }

  /// A layout that counts the sections for which it computes metrics.
  private static func layout(of snapshot: GeneratedSnapshot, _ counter: Counter) -> ScreenFlowLayout {
    let layout = factory.layout { index in
      counter.count += 1
      return snapshot.sections.indices.contains(index) ? snapshot.sections[index].section : nil
    }
    for kind in decorationKinds { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
    return layout
  }

  private static func environment(_ model: ModelEnvironment) -> ScreenEnvironment {
    ScreenEnvironment(
      size: CGSize(width: model.width, height: model.height), traits: model.traits, safeArea: model.safeArea)
  }

  private static func differences(
    of driver: ModelDriver, from response: GeneratedResponse, _ environment: ModelEnvironment
  ) -> Int {
    let other = ShownLayout(response, environment).driver
    // Content that has become lower may end before the offset, to which a new layout cannot scroll.
    driver.scroll(to: driver.collectionView.contentOffset)
    other.scroll(to: driver.collectionView.contentOffset)
    let (own, expected) = (driver.all.map(\.exactFrame), other.all.map(\.exactFrame))
    return abs(own.count - expected.count) + zip(own, expected).filter { $0 != $1 }.count
  }
}
