import Foundation
import SDUIEmit
import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Frames of layout against those that a browser computes from the page of the same screen.
@Suite(.serialized) struct BrowserTests {
  private static let directions = LayoutDirection.allCases

  @Test func examplesStandAsInABrowser() throws {
    let widths = [320, 375, 390, 600, 768, 1024, 1300].map { Rational($0) } + [try Rational(1025, over: 2)]
    // A horizontal screen is drawn from its frames, on its page too.
    let screens = try Examples.screens().filter { $0.screen.properties[.scrollDirection] != .keyword(.horizontal) }
    let cases = screens.flatMap { name, screen in
      Self.directions.map { direction in
        PreviewCase(
          name: "\(name) \(direction.rawValue)", screen: screen.resolvedByDefault,
          environments: widths.map { Environment(width: $0, height: Rational(844), direction: direction) })
      }
    }
    #expect(!cases.isEmpty)
    try compare(cases)
  }

  /// 300 screens in the long form.
  @Test func randomScreensStandAsInABrowser() throws {
    let count = Repository.isExhaustive ? 300 : 12
    var cases: [PreviewCase] = []
    var seed: UInt64 = 0
    while cases.count < count * 2, seed < 20 * UInt64(count) {
      cases += try Self.randomCases(seed: seed)
      seed += 1
    }
    #expect(cases.count >= count * 2)
    for first in stride(from: 0, to: cases.count, by: 30) {
      try compare(Array(cases[first..<min(first + 30, cases.count)]))
    }
  }

  /// A random screen in both directions; nothing where it cannot be laid out.
  private static func randomCases(seed: UInt64) throws -> [PreviewCase] {
    let text = RandomProgram(seed: seed).text
    var random = RandomSource(seed: seed &+ 1_000_000)
    guard let screen = try? Examples.screen(text) else {
      Issue.record("the program of seed \(seed) does not compile\n\(text)")
      return []
    }
    let widths = try (0..<3).map { _ in try Rational(Int64(random.number(1_280...4_400)), over: 4) }
    let height = Rational(random.number(480...1_000))
    let insets = ReferenceInsets(left: Rational(random.pick([0, 0, 44])), right: Rational(random.pick([0, 0, 12])))
    let textScale = random.chance(30) ? try Rational(5, over: 4) : .one
    let cases = directions.map { direction in
      PreviewCase(
        name: "seed \(seed) \(direction.rawValue)\n\(text)", screen: screen,
        environments: widths.map {
          Environment(width: $0, height: height, insets: insets, direction: direction, textScale: textScale)
        })
    }
    return cases.allSatisfy { (try? $0.layouts()) != nil } ? cases : []
  }

  private func compare(_ cases: [PreviewCase]) throws {
    let pages = cases.map { PreviewPage.text($0.screen, in: $0.environments.map { PreviewContainer($0) }) }
    guard let measured = try Browser.frames(of: pages) else { return }
    for (screen, frames) in zip(cases, measured) {
      let layouts = try screen.layouts()
      for (index, layout) in layouts.enumerated() {
        // Where nothing stands, nothing is measured.
        let measured = frames.indices.contains(index) ? frames[index] : [:]
        let differences = Expectation(layout).differences(from: measured)
        #expect(differences.isEmpty, "\(layout.container.width.text): \(differences.prefix(6))\n\(screen.name)")
      }
    }
  }
}
