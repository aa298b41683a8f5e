import Foundation
import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// Frames of layout against those that a browser computes from the page of the same screen: at rest, and of what is
/// pinned and of strips at scroll offsets.
@Suite(.serialized) struct BrowserTests {
  @Test func examplesHaveTheFramesOfABrowser() throws {
    let widths = [320, 375, 390, 600, 768, 1024, 1300].map { Rational($0) } + [try Rational(1025, over: 2)]
    // A horizontal screen is drawn from its frames, on its page too.
    let screens = try Programs.exampleScreens().filter {
      $0.screen.properties[.scrollDirection] != .keyword(.horizontal)
    }
    let cases = screens.flatMap { name, screen in
      InterfaceDirection.allCases.map { direction in
        PreviewCase(
          name: "\(name) \(direction.rawValue)", screen: screen.resolvedByDefault.screen,
          containers: widths.map {
            PreviewContainer(LayoutEnvironment(width: $0, height: Rational(844), direction: direction))
          })
      }
    }
    #expect(!cases.isEmpty)
    try compare(cases)
  }

  /// 400 screens in the long form.
  @Test func randomScreensHaveTheFramesOfABrowser() throws {
    let count = Repository.isExhaustive ? 400 : 14
    var cases: [PreviewCase] = []
    var seed: UInt64 = 0
    while cases.count < count * 2, seed < 20 * UInt64(count) {
      cases += PreviewCase.random(seed: seed)
      seed += 1
    }
    #expect(cases.count >= count * 2)
    for first in stride(from: 0, to: cases.count, by: 30) {
      try compare(Array(cases[first..<min(first + 30, cases.count)]))
    }
  }

  /// Layout rules R13 to R15: CSS Grid places cells over several rows as layout does, row by row and dense. Rows are whole
  /// numbers of 64ths high, since a browser adds up rounded ones.
  @Test func cellsOverSeveralRowsHaveThePlacesOfABrowser() throws {
    var cases: [PreviewCase] = []
    for seed in 0..<UInt64(Repository.isExhaustive ? 100 : 8) {
      var random = RandomSource(seed: seed)
      let units = ["A", "B", "C", "D"]
      var text = units.map { "component \($0) { id: ID }\n" }.joined() + "screen Home {\n  section cells: grid {\n"
      let isAdaptive = random.chance(30)
      text += "    columns: \(isAdaptive ? "adaptive(min: 45, max: 7)" : "\(random.number(3...6))")\n"
      text += "    spacing: (lines: \(random.number(0...12)), items: \(random.number(0...12)))\n"
      text += "    rowHeight: \(random.pick(["30", "47.25", "container.width / 10", "min(column.width, 40)"]))\n"
      text += random.chance(50) ? "    packing: dense\n" : ""
      for unit in units {
        let columns = random.pick(["1", "1", "2", "3", "all"])
        text += "    unit \(unit) { span: (columns: \(columns), rows: \(random.number(1...4))) }\n"
      }
      let items = (0..<random.number(10...30)).map { "      \(random.pick(units)) { id: \"\($0)\" }\n" }
      text += "    content {\n\(items.joined())    }\n  }\n}\n"
      let widths = [320, 400, 900].map { Rational($0) }
      cases.append(
        PreviewCase(
          name: "seed \(seed)\n\(text)", screen: try Programs.screen(text),
          containers: widths.map { PreviewContainer(LayoutEnvironment(width: $0, height: Rational(844))) }))
    }
    try compare(cases)
  }

  /// Layout rule R10: what lies over its section may be higher than it, and then ends or begins with it.
  @Test func pinnedPartsMayBeHigherThanTheirSections() throws {
    var cases: [PreviewCase] = []
    for seed in 0..<UInt64(Repository.isExhaustive ? 30 : 4) {
      var random = RandomSource(seed: seed)
      var text = "component Card { id: ID }\ncomponent Title { text: Text = \"Title\" }\nscreen Home {\n"
      for index in 0..<5 {
        let parts = ["header", "footer"].map { part in
          "\(part) Title { height: \(random.number(5...90)).25, overlays: true, "
            + "pinned: \(random.pick(["never", "section", "section", "screen"])) }"
        }
        text += "  section s\(index): list {\n    \(random.pick(parts))\n"
        text += "    unit Card { height: \(random.number(5...60)) }\n    content { Card { id: \"a\" } }\n  }\n"
      }
      let environment = LayoutEnvironment(width: Rational(320), height: Rational(random.number(30...200)))
      cases.append(
        PreviewCase(
          name: "seed \(seed)\n\(text)}", screen: try Programs.screen(text + "}\n"),
          containers: [PreviewContainer(environment)]))
    }
    try compare(cases)
  }

  private func compare(_ cases: [PreviewCase]) throws {
    var random = RandomSource(seed: 7)
    var expectations: [[Expectation]] = []
    var visits: [Browser.Visit] = []
    for each in cases {
      let expected = zip(try each.layouts(), each.containers).map {
        Expectation($0, of: each.screen, in: $1.environment)
      }
      expectations.append(expected)
      visits.append(
        Browser.Visit(
          page: PreviewPage.text(each.screen, in: each.containers),
          offsets: try expected.map { try $0.offsets(&random) },
          strips: expected.map { $0.strips(&random) }))
    }
    guard let pages = try Browser.screens(of: visits) else { return }
    for index in cases.indices {
      for (container, expected) in expectations[index].enumerated() {
        // Where nothing is shown, nothing is measured.
        let shown = pages[index].indices.contains(container) ? pages[index][container] : Browser.Screen()
        var differences = expected.differences(from: shown.frames) + expected.differences(fromBars: shown.bars)
        for (offset, pinned) in zip(visits[index].offsets[container], shown.pinned) {
          differences += try expected.differences(at: offset, from: pinned)
        }
        if shown.pinned.count < visits[index].offsets[container].count { differences.append("nothing is pinned") }
        differences += try expected.differences(
          fromStrips: shown.strips, broughtTo: visits[index].strips[container])
        let width = cases[index].containers[container].environment.width.text
        #expect(differences.isEmpty, "\(width): \(differences.prefix(6))\n\(cases[index].name)")
      }
    }
  }
}
