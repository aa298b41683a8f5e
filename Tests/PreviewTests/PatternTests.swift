import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// The number of samples of a page in sections without content.
@Suite struct PatternTests {
  private static let environment = LayoutEnvironment(width: Rational(390), height: Rational(844))

  /// The units of the items of the only section, in a container.
  private func units(_ section: String, width: Int = 390) throws -> [Int] {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      component Wide { id: ID }
      screen Home { section s: \(section) }
      """)
    let samples = SampleItems().fillingPatterns(of: screen, in: Self.environment)
    let environment = LayoutEnvironment(width: Rational(width), height: Rational(844))
    return ScreenItems.standard(for: screen, showing: samples, in: environment).sections[0].items.map { $0.unit }
  }

  @Test func gridsHaveWholeRows() throws {
    for columns in 1...8 {
      let count = try units("grid { columns: \(columns), unit Card { height: 40 } }").count
      #expect(count % columns == 0 && count >= 4, "\(columns)")
    }
    // Two columns or three.
    let both = "grid { columns: 2, unit Card { height: 40 }, when width >= 600 { columns: 3 } }"
    #expect(try units(both).count % 6 == 0)
    // A wide unit takes two of three cells.
    let wide = try units("grid { columns: 3, unit Card { height: 40 }, unit Wide { height: 40, span: 2 } }")
    #expect((wide.filter { $0 == 0 }.count + 2) % 3 == 0 && wide.filter { $0 == 1 }.count == 1)
    // The first row has three cells.
    let later = try units("grid { columns: 4, startColumn: 2, unit Card { height: 40 } }")
    #expect((later.count + 1) % 4 == 0)
    #expect(try units("grid { columns: adaptive(min: 100), unit Card { height: 40 } }").count == 12)
  }

  @Test func mosaicsHaveWholePatterns() throws {
    let pattern = "mosaic { unit Card, row { height: 200, cell, column { cell, cell } } }"
    #expect(try units(pattern) == [0, 0, 0])
    let named = "mosaic { unit Card, unit Wide, row { height: 200, cell, column { cell Wide, cell } } }"
    #expect(try units(named) == [0, 1, 0])
  }

  @Test func stripsAreFilled() throws {
    #expect(try units("carousel { unit Card { width: 40, height: 40 } }").count == 8)
    #expect(try units("carousel { rows: 3, unit Card { width: 40, height: 40 } }").count == 9)
  }

  /// The images of the only section, as a preview shows them.
  private func shapes(_ section: String) throws -> [[ImageRatio]] {
    let screen = try Programs.screen(
      """
      component Photo { id: ID, image: Image }
      screen Home { section s: \(section) }
      """)
    let samples = SampleItems().fillingPatterns(of: screen, in: Self.environment)
    return ScreenItems.standard(for: screen, showing: samples, in: Self.environment).sections[0].items.map(
      \.imageRatios)
  }

  @Test func imagesWithoutDataDifferInShape() throws {
    let unit = "unit Photo { ratio: data.image.ratio }"
    #expect(try Set(shapes("waterfall { columns: 2, \(unit) }")).count >= 4)
    #expect(try Set(shapes("stack { section inner: list { \(unit) } }")).isEmpty)
    // Those of a strip with pages stay equal, since its columns are.
    let strip = "carousel { scroll: paging, unit Photo { height: 90, width: data.image.ratio } }"
    #expect(try Set(shapes(strip)).count == 1)
    let image = #"image: Image { url: "https://example.com/a.jpg", width: 2, height: 1 }"#
    let content = #"content { Photo { id: "a", \#(image) }, Photo { id: "b", \#(image) } }"#
    let written = ImageRatio(field: "image", width: Rational(2), height: Rational(1))
    #expect(try shapes("waterfall { columns: 2, \(unit), \(content) }") == [[written], [written]])
  }

  /// A card shows the case that its span has: the first one that the client knows.
  @Test(arguments: [("small, wide", "small"), ("wide since 3.2, small", "small"), ("wide, small", "wide")])
  func cardsShowTheCaseOfTheirSpan(cases: String, shown: String) throws {
    let screen = try Programs.screen(
      """
      enum Size { \(cases) }
      component Tile { id: ID, size: Size, name: Text, photo: Image }
      screen Home {
        clients: (ios: 3.0...)
        section s: grid { columns: 2, unit Tile { height: 120, span: match(data.size, small: 1, wide: 2) } }
      }
      """
    ).resolved(for: Variants(client: Client("ios@3.0")))
    let layout = try screen.layout(.standard(for: screen, in: Self.environment), in: Self.environment)
    #expect(layout.frame(ofItem: 0, inSection: 0).width == Rational(shown == "small" ? 195 : 390))
    let page = PreviewPage.text(screen, in: [PreviewContainer(Self.environment)])
    for text in [page, try PreviewSVG.text([LayoutReport(layout)], of: screen)] {
      #expect(text.contains(">\(shown)<") && !text.contains(">\(shown == "small" ? "wide" : "small")<"))
    }
  }

  @Test func boundsAndContentStay() throws {
    #expect(try units("grid { columns: 3, maxItems: 5, unit Card { height: 40 } }").count == 5)
    #expect(try units("list { unit Card { height: 40 } }").count == 4)
    let content = #"content { Card { id: "a" }, Card { id: "b" } }"#
    #expect(try units("grid { columns: 3, unit Card { height: 40 }, \(content) }").count == 2)
  }

  /// Items that are asked for stay as well.
  @Test func whatIsAskedForStays() throws {
    let screen = try Programs.screen(
      "component Card { id: ID }\nscreen Home { section s: grid { columns: 3, unit Card { height: 40 } } }")
    var samples = SampleItems()
    samples[SectionPath(0)] = [SampleItems.Run(unit: 0, count: 2)]
    #expect(samples.fillingPatterns(of: screen, in: Self.environment)[SectionPath(0)] == samples[SectionPath(0)])
  }
}
