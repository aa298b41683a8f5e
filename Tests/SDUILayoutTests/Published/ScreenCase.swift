import SDUIIR
import SDUILayout
import Testing

/// A screen of one or several sections, each item of a size of its own.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  let id: String
  let environment: LayoutEnvironment
  let sections: [ScreenSection]
  /// The first cells, section by section; what was published, often not all.
  let expected: String
  let contentHeight: Rational?
  /// Of the strip, if the first section is one.
  let contentWidth: Rational?
  /// The scale that frames are rounded to before they are compared.
  let scale: Rational?
  var testDescription: String { id }

  init(
    _ id: String, in environment: LayoutEnvironment, _ sections: [ScreenSection], expected: String,
    contentHeight: Rational? = nil, contentWidth: Rational? = nil, scale: Rational? = nil
  ) {
    (self.id, self.environment, self.sections, self.expected) = (id, environment, sections, expected)
    (self.contentHeight, self.contentWidth, self.scale) = (contentHeight, contentWidth, scale)
  }

  init(
    _ id: String, width: Rational, _ sections: [ScreenSection], expected: String, contentHeight: Rational? = nil,
    contentWidth: Rational? = nil, scale: Rational? = nil
  ) {
    self.init(
      id, in: LayoutEnvironment(width: width, height: 844), sections, expected: expected, contentHeight: contentHeight,
      contentWidth: contentWidth, scale: scale)
  }
}

extension ScreenCase {
  /// A flow of sizes such as `33 40; 100% 50`.
  static func flow(
    _ sizes: String, _ align: Keyword = .leading, gap: PropertyValue = .gap(0), insets: PropertyValue = .inset(0)
  ) -> ScreenSection {
    section(.flow, [(.align, .keyword(align)), (.spacing, gap), (.insets, insets)], units: units(sizes))
  }

  /// A carousel of sizes, some of them one under another.
  static func strip(_ sizes: String, rows: Int64, gap: PropertyValue, insets: PropertyValue = .inset(0))
    -> ScreenSection
  {
    section(.carousel, [(.rows, .count(rows)), (.spacing, gap), (.insets, insets)], units: units(sizes))
  }

  /// A grid of items of some heights.
  static func grid(columns: Int64 = 1, heights: [Rational]) -> ScreenSection {
    section(.grid, [(.columns, .columns(columns))], units: heights.map { [(.height, .size($0))] })
  }

  private static func units(_ sizes: String) -> [Written] {
    sizes.split(separator: ";").map { size in
      let parts = size.split(whereSeparator: \.isWhitespace).map(String.init)
      let isPart = parts[0].hasSuffix("%")
      let width = Rational(decimal: parts[0].filter { $0 != "%" }) ?? 0
      return [
        (.width, .size(isPart ? .percent((try? width / 100) ?? 0) : .length(.points(width)))),
        (.height, .size(Rational(decimal: parts[1]) ?? 0)),
      ]
    }
  }
}

extension ScreenCase {
  static let all = published + brickkit + iglistkit + observed

  /// From tests of other engines: a list and a strip.
  private static let published: [ScreenCase] = [
    ScreenCase(
      "blueprints/testVerticalLayoutAttributes", width: 200,
      [
        flow(Array(repeating: "50 50", count: 10).joined(separator: ";"), gap: .gap(10), insets: .inset(10)),
        flow(Array(repeating: "50 50", count: 10).joined(separator: ";"), gap: .gap(10), insets: .inset(10)),
      ],
      expected: """
        10 10 50 50; 70 10 50 50; 130 10 50 50; 10 70 50 50; 70 70 50 50; 130 70 50 50; 10 130 50 50;
        70 130 50 50; 130 130 50 50; 10 190 50 50
        """, contentHeight: 500),
    ScreenCase(
      "blueprints/testHorizontalLayoutAttributesWithItemsPerRow", width: 200,
      [
        strip(
          Array(repeating: "50 50", count: 10).joined(separator: ";"), rows: 2, gap: .gap(10),
          insets: .insets(top: 10, leading: 50, bottom: 10, trailing: 50))
      ],
      expected: """
        50 10 50 50; 50 70 50 50; 110 10 50 50; 110 70 50 50; 170 10 50 50; 170 70 50 50; 230 10 50 50;
        230 70 50 50; 290 10 50 50; 290 70 50 50
        """, contentHeight: 130, contentWidth: 390),
    // The section begins at 220, which is its inset here.
    ScreenCase(
      "listable/flow-vertical/fill-rows", width: 500,
      [
        flow(
          "120 120; 120 120; 100% 30; 100% 30; 120 120; 120 120; 120 120; 120 120", gap: .gap(10),
          insets: .insets(top: 220, leading: 20, trailing: 40))
      ],
      expected: """
        20 220 120 120; 150 220 120 120; 20 350 440 30; 20 390 440 30; 20 430 120 120; 150 430 120 120;
        280 430 120 120; 20 560 120 120
        """, contentHeight: 680),
  ]

  /// A section in an item of another one is the section that follows it here.
  private static let brickkit: [ScreenCase] = [
    ScreenCase(
      "brickkit/BrickFlowLayoutSectionTests/testCreateLayoutWithTwoSectionsWithTwoItemsBelow", width: 320,
      [grid(heights: [100]), grid(heights: [100, 100])],
      expected: "0 0 320 100; 0 100 320 100; 0 200 320 100", contentHeight: 300),
    ScreenCase(
      "brickkit/BrickFlowLayoutSectionTests/testCreateLayoutWithTwoSectionsWithTwoItemsNextToEachother", width: 320,
      [grid(heights: [100]), grid(columns: 2, heights: [100, 100])],
      expected: "0 0 320 100; 0 100 160 100; 160 100 160 100", contentHeight: 200),
    ScreenCase(
      "brickkit/BrickFlowLayoutTests/testCreateLayoutWithOneRow", width: 320, [grid(heights: [100])],
      expected: "0 0 320 100", contentHeight: 100),
    ScreenCase(
      "brickkit/BrickFlowLayoutTests/testCreateLayoutWithTwoBricksNextToEachother", width: 320,
      [grid(columns: 2, heights: [100, 100])], expected: "0 0 160 100; 160 0 160 100", contentHeight: 100),
    ScreenCase(
      "brickkit/BrickAlignmentTests/testThatCenterAlignDoesnChangeDefaultBehavior", width: 320,
      [flow("100% 50", .center, gap: .gap(10), insets: .inset(5))], expected: "5 5 310 50"),
    ScreenCase(
      "brickkit/BrickAlignmentTests/testThatJustifiedAlignDoesnChangeDefaultBehavior", width: 320,
      [flow("100% 50", .justified, gap: .gap(10), insets: .inset(5))], expected: "5 5 310 50"),
    ScreenCase(
      "brickkit/BrickAlignmentTests/testThatCenterAlignmentBricks", width: 320,
      [flow("50 50; 50 50; 50 50", .center)], expected: "85 0 50 50; 135 0 50 50; 185 0 50 50"),
    ScreenCase(
      "brickkit/BrickAlignmentTests/testThatCenterAlignmentBricksWithInsets", width: 320,
      [flow("50 50; 50 50; 50 50", .center, gap: .gap(5), insets: .insets(leading: 10, trailing: 10))],
      expected: "80 0 50 50; 135 0 50 50; 190 0 50 50"),
    ScreenCase(
      "brickkit/BrickAlignmentTests/testThatTopAlignmentBricksWithInsets", width: 320,
      [flow("50 50; 50 30; 50 20", gap: .gap(5), insets: .inset(10))],
      expected: "10 10 50 50; 65 10 50 30; 120 10 50 20"),
  ]
}
