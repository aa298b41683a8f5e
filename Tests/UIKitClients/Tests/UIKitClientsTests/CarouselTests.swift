import Foundation
import SDUI
import SDUICollectionView
import Testing
import UIKit
import UIKitModelDriver

/// Carousels in collection views of their own have the frames and rest offsets of the interpreter.
@MainActor @Suite struct CarouselTests {
  /// A carousel of an example, alone on its screen.
  private struct Example {
    let name: String
    let screen: Screen
    let items: SectionItems
    let container: LayoutEnvironment
    let environment: ModelEnvironment

    /// The layout of the interpreter, from left to right.
    func leftToRight() throws -> ScreenLayout {
      var alone = screen
      (alone.bars, alone.empty) = (PerBar(), nil)
      let layout = try alone.layout(ScreenItems(sections: [items]), in: container)
      return layout.direction == .rightToLeft ? try layout.mirrored() : layout
    }
  }

  private static func examples() throws -> [Example] {
    var result: [Example] = []
    for file in Examples.screens {
      let screen = try Examples.screen(file)
      for width in [320.0, 390, 834, 1201] {
        for isRightToLeft in [false, true] {
          var environment = ModelEnvironment(width: width, height: 844)
          environment.isRightToLeft = isRightToLeft
          let container = try LayoutEnvironment(environment)
          let all = ScreenItems.standard(for: screen, in: container)
          for index in screen.sections.indices {
            result.append(
              Example(
                name: "\(file), section \(index), \(width), \(isRightToLeft ? "rtl" : "ltr")", screen: screen,
                items: all.sections[index], container: container, environment: environment))
          }
        }
      }
    }
    return result
  }

  @Test func framesAndRestOffsetsAreThoseOfTheInterpreter() throws {
    var (carousels, endless, resting) = (0, 0, 0)
    for example in try Self.examples() {
      let expected = try example.leftToRight()
      let isCarousel = (expected.sections.first?.strip != nil) && expected.sections[0].itemCount > 0
      let layout = try CarouselCollectionViewLayout(
        showing: example.items, of: example.screen, in: example.container)
      #expect((layout != nil) == isCarousel, "\(example.name)")
      guard let layout, let strip = expected.sections[0].strip else { continue }
      carousels += 1
      let isEndless = strip.paging?.segment != nil
      if isEndless { endless += 1 }
      if strip.restOffsets != nil { resting += 1 }
      let shown = Shown(layout, example.environment)
      compareFrames(shown, expected, example)
      compareRests(shown, strip, isEndless: isEndless, example)
    }
    #expect(carousels > 100 && endless > 4 && resting > 40, "\(carousels), \(endless), \(resting)")
  }

  /// A collection view of the size of the carousel.
  @MainActor private final class Shown {
    let layout: CarouselCollectionViewLayout
    let driver: ModelDriver
    private let source: CountedDataSource

    init(_ layout: CarouselCollectionViewLayout, _ surroundings: ModelEnvironment) {
      self.layout = layout
      var environment = ModelEnvironment(width: Double(layout.size.width), height: Double(layout.size.height))
      environment.isRightToLeft = surroundings.isRightToLeft
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      source = CountedDataSource([layout.numberOfItems])
      source.register(in: view)
      driver = ModelDriver(view, environment: environment)
      driver.scroll(to: layout.startOffset)
    }

    var offset: CGFloat { driver.collectionView.contentOffset.x }
  }

  /// At the start, an item is where the interpreter places it, whatever the number of copies.
  private func compareFrames(_ shown: Shown, _ expected: ScreenLayout, _ example: Example) {
    let frames = expected.frames(ofSection: 0)
    let top = frames.map { $0.y.doubleValue }.min() ?? 0
    let width = Double(shown.layout.size.width)
    let first = shown.layout.numberOfItems / frames.count / 2 * frames.count
    for (index, frame) in frames.enumerated() {
      let path = IndexPath(item: first + index, section: 0)
      let actual = shown.layout.layoutAttributesForItem(at: path)?.frame.offsetBy(dx: -shown.offset, dy: 0) ?? .zero
      let x = frame.x.doubleValue
      let isRightToLeft = example.environment.isRightToLeft
      let place = isRightToLeft ? width - x - frame.width.doubleValue : x
      let distances = [
        Double(actual.minX) - place, Double(actual.minY) - (frame.y.doubleValue - top),
        Double(actual.width) - frame.width.doubleValue, Double(actual.height) - frame.height.doubleValue,
      ]
      #expect(distances.allSatisfy { abs($0) < 0.01 }, "\(example.name), item \(index): \(actual)")
      #expect(shown.layout.item(at: path) == index)
    }
    let visible = frames.enumerated().filter { $1.x.doubleValue < width - 0.01 && !($1.width == .zero) }.map {
      first + $0.offset
    }
    let displayed = Set(shown.driver.visible.map { $0.indexPath.item })
    #expect(displayed.isSuperset(of: visible), "\(example.name): \(displayed.sorted())")
  }

  /// Swipes and releases end at the rest offsets.
  private func compareRests(_ shown: Shown, _ strip: StripLayout, isEndless: Bool, _ example: Example) {
    let start = shown.layout.startOffset.x
    let sign: CGFloat = example.environment.isRightToLeft ? -1 : 1
    func release(_ position: CGFloat, velocity: CGFloat = 0) -> Double {
      let proposed = CGPoint(x: start + sign * position, y: 0)
      shown.driver.endDragging(proposing: proposed, velocity: CGPoint(x: sign * velocity, y: 0))
      return Double((shown.offset - start) * sign)
    }
    guard let rests = strip.restOffsets?.map(\.doubleValue) else { return }
    let name = "\(example.name), \(strip.scroll.rawValue), \(rests)"
    for (index, rest) in rests.enumerated() {
      let next = index + 1 < rests.count ? rests[index + 1] : rest
      let near = min(3, (next - rest) / 3)
      let reached = release(CGFloat(rest + near))
      #expect(abs(reached - rest) < 0.01, "\(name): \(reached) instead of \(rest)")
    }
    guard isEndless, let segment = strip.paging?.segment?.length.doubleValue else { return }
    // Beyond the last page comes the first one of the next copy, and before the first one the last.
    shown.driver.scroll(to: CGPoint(x: start + sign * CGFloat(rests[rests.count - 1]), y: 0))
    let after = release(CGFloat(segment), velocity: 1)
    #expect(abs(after - segment) < 0.01, "\(name): \(after) instead of \(segment)")
    shown.layout.recenter()
    #expect(abs(shown.offset - start) < 0.01, "\(name): recentred at \(shown.offset)")
    let before = release(-20, velocity: -1)
    #expect(abs(before - (rests[rests.count - 1] - segment)) < 0.01, "\(name): \(before)")
  }
}
