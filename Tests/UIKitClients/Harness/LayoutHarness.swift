import Foundation
import SDUI
import SDUICollectionView
import UIKit
import UIKitModelDriver

// Compiled together with the generated code of one screen, whose types `main.swift` names.

/// Compares the frames of a generated layout with those of the interpreter.
@MainActor final class LayoutHarness {
  let screen: Screen
  private(set) var frameCount = 0
  private(set) var layoutCount = 0
  private(set) var differences: [String] = []
  /// The layouts of the present response with different measured sizes.
  private var candidates: [ScreenLayout] = []

  init(_ screen: Screen) { self.screen = screen }

  /// Compares one response in one environment: at rest, scrolled, and with measured cells.
  func compare(_ response: [UInt8], named name: String, in environment: ModelEnvironment) throws {
    let generated = try GeneratedResponse(json: Data(response))
    let filled = try screen.response(json: response).screen.resolved(for: chosenVariants)
    let container = try LayoutEnvironment(environment)
    let items = ScreenItems.standard(for: filled, in: container).unmeasured
    // Elements whose size differs between these are those that measure themselves.
    let measured = [items, items.measured(shift: 0), items.measured(shift: 61)]
    let layouts = measured.map { try? filled.layout($0, in: container) }
    candidates = layouts.compactMap { $0 }
    let natural = filled.withoutEqualHeights
    let place =
      "\(name), \(chosenVariants.phrase)\(environment.width) × \(environment.height), "
      + "\(environment.isRightToLeft ? "rtl" : "ltr"), "
      + "\(environment.contentSizeCategory.rawValue)"
    for (number, layout) in layouts.enumerated() {
      // A screen that breaks in a container has no frames to compare.
      guard let layout else { continue }
      // A screen that measures nothing is the same each time.
      if isFlowLayout, number > 0, layout == layouts[0] { continue }
      layoutCount += 1
      var preferred: [ShownElement: CGSize] = [:]
      if number > 0 {
        // A cell prefers its own height, also if its row gives it another one.
        let own = try ExpectedFrames(natural.layout(measured[number], in: container), of: natural, at: .zero)
        let others = try layouts.compactMap { $0 }.map { try ExpectedFrames($0, of: filled, at: .zero) }
        preferred = own.preferredSizes(others: others)
      }
      try compare(layout, preferred, filled, generated, environment, place + ", measured \(number)")
    }
  }

  private func compare(
    _ layout: ScreenLayout, _ preferred: [ShownElement: CGSize], _ filled: Screen, _ generated: GeneratedResponse,
    _ environment: ModelEnvironment, _ place: String
  ) throws {
    let shown = ShownLayout(generated, environment)
    let driver = shown.driver
    let isVertical = layout.scrollDirection == .vertical
    // The margins of a horizontal strip are content to the interpreter, and insets to a compositional layout.
    let margins = isVertical || isFlowLayout ? (left: 0, right: 0) : Self.margins(of: layout, in: environment)
    compareInsets(driver.collectionView.contentInset, layout, margins, environment, place)
    shown.source.preferred = preferred
    driver.settleEverything()
    if isFlowLayout, isVertical, layout != candidates[0] { measureCarousels(layout, shown, environment) }
    for proposed in [-CGFloat.infinity, 57, 333.5, .infinity] {
      let reach = max(0, (isVertical ? layout.contentSize.height : layout.contentSize.width).doubleValue)
      let distance = min(max(proposed, -1000), reach)
      driver.scroll(to: CGPoint(x: isVertical ? 0 : distance, y: isVertical ? distance : 0))
      let point = driver.collectionView.contentOffset
      let offset = try Rational(Double(isVertical ? point.y : point.x))
      let expected = try ExpectedFrames(layout, of: filled, at: offset, scale: environment.scale)
        .moved(by: -margins.left)
      report(expected.differences(from: driver.all), "\(place), at \(offset.doubleValue)")
      frameCount += expected.frames.count
    }
    // UIKit mirrors the content of a flow layout, which is at least as wide as the container.
    let least = isFlowLayout ? layout.container.width.doubleValue : 0
    let expected = CGSize(
      width: max(layout.contentSize.width.doubleValue - margins.left - margins.right, least),
      height: layout.contentSize.height.doubleValue)
    let (width, height) = (driver.contentSize.width - expected.width, driver.contentSize.height - expected.height)
    if isVertical && abs(height) > 0.01 || !isVertical && abs(width) > 0.01 {
      differences.append("\(place): the content is \(driver.contentSize), and not \(expected)")
    }
    if isVertical { compareStrips(layout, filled, shown, environment, place) }
    report(driver.failures.map(\.description), place)
  }

  private func compareInsets(
    _ insets: UIEdgeInsets, _ layout: ScreenLayout, _ margins: (left: CGFloat, right: CGFloat),
    _ environment: ModelEnvironment, _ place: String
  ) {
    let isVertical = layout.scrollDirection == .vertical
    let sides = isVertical ? [insets.top, insets.bottom] : [insets.left - margins.left, insets.right - margins.right]
    let ends = isVertical || !environment.isRightToLeft ? sides : sides.reversed()
    let expected = [layout.scrollInsets.start, layout.scrollInsets.end].map { CGFloat($0.doubleValue) }
    if zip(ends, expected).contains(where: { abs($0 - $1) > 0.01 }) {
      differences.append("\(place): the content insets are \(insets)")
    }
  }

  /// The room beside the sections of a horizontal strip. Without any, it is what the container covers.
  private static func margins(
    of layout: ScreenLayout, in environment: ModelEnvironment
  ) -> (left: CGFloat, right: CGFloat) {
    let frames = layout.sections.filter(\.takesRoom).map { ExpectedFrames.rectangle($0.frame) }
    guard let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max() else {
      return (environment.safeArea.left, environment.safeArea.right)
    }
    return (left, layout.contentSize.width.doubleValue - right)
  }

  /// The sizes of the items of carousels decide about those of their cells.
  private func measureCarousels(_ layout: ScreenLayout, _ shown: ShownLayout, _ environment: ModelEnvironment) {
    let visible = layout.sections.indices.filter { layout.sections[$0].takesRoom && layout.sections[$0].parent == nil }
    for (position, index) in visible.enumerated() where layout.sections[index].strip != nil {
      guard let carousel = shown.ownLayout(ofCarousel: position) else { continue }
      ShownCarousel(carousel, layout, candidates, section: index).measure(in: environment)
    }
    shown.driver.settleEverything()
  }

  /// Carousels come to rest where the interpreter says.
  private func compareStrips(
    _ layout: ScreenLayout, _ screen: Screen, _ shown: ShownLayout, _ environment: ModelEnvironment, _ place: String
  ) {
    // The sections of a stack are no sections of the collection view.
    let visible = layout.sections.indices.filter { layout.sections[$0].takesRoom && layout.sections[$0].parent == nil }
    for (position, index) in visible.enumerated() where layout.sections[index].itemCount > 0 {
      guard let strip = layout.sections[index].strip else { continue }
      if isFlowLayout || carouselNames.contains(layout.declaration(ofSection: index, in: screen).name.wire) {
        let carousel = shown.ownLayout(ofCarousel: position)
        if let carousel, layout != candidates[0] {
          ShownCarousel(carousel, layout, candidates, section: index).measure(in: environment)
        }
        compareCarousel(carousel, layout, index, place)
      } else {
        compare(strip, shown.driver.scroller(ofSection: position), "\(place): the strip \(position)")
      }
    }
  }

  private func compare(_ strip: StripLayout, _ scroller: ModelScroller?, _ place: String) {
    let length = scroller?.contentLength ?? -1
    if abs(length - strip.contentWidth.doubleValue) > 0.01 {
      differences.append("\(place) is \(length) long instead of \(strip.contentWidth.doubleValue)")
    }
    let (actual, expected) = (scroller?.restOffsets, strip.restOffsets?.map(\.doubleValue))
    let isEqual =
      actual?.count == expected?.count
      && zip(actual ?? [], expected ?? []).allSatisfy { abs(Double($0) - $1) < 0.01 }
    if !isEqual { differences.append("\(place) rests at \(actual ?? []), not at \(expected ?? [])") }
  }

  /// A carousel in a collection view of its own has the frames of the interpreter where it begins.
  private func compareCarousel(
    _ carousel: CarouselCollectionViewLayout?, _ layout: ScreenLayout, _ index: Int, _ place: String
  ) {
    let frames = layout.frames(ofSection: index).map { ExpectedFrames.rectangle($0) }
    guard let carousel, carousel.numberOfItems % frames.count == 0 else {
      differences.append("\(place): the carousel \(index) has no layout of its own, or other items")
      return
    }
    let first = carousel.numberOfItems / frames.count / 2 * frames.count
    let top = frames.map(\.minY).min() ?? 0
    for (item, frame) in frames.enumerated() {
      let actual = carousel.layoutAttributesForItem(at: IndexPath(item: first + item, section: 0))?.frame ?? .zero
      let expected = frame.offsetBy(dx: carousel.startOffset.x, dy: -top)
      let distances = [
        actual.minX - expected.minX, actual.minY - expected.minY, actual.width - expected.width,
        actual.height - expected.height,
      ]
      if distances.contains(where: { abs($0) > 0.01 }) {
        differences.append("\(place): item \(item) of the carousel \(index) is at \(actual) instead of \(expected)")
      }
    }
    frameCount += frames.count
  }

  private func report(_ found: [String], _ place: String) { differences += found.map { "\(place): \($0)" } }
}
