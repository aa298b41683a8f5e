import SDUIIR
import SDUILayout
import Testing

/// Layout rules R1 to R6. All figures are computed by hand.
@Suite struct ContainerRuleTests {
  @Test func `R1 lengths are exact`() throws {
    // 100 over 3 columns, then over 7: no decimal would add up again.
    let grid = section(.grid, [(.columns, .columns(3))], units: [[(.height, .size(1))]])
    let cells = try layOut(grid, [0, 0, 0], width: 100).cells()
    #expect(cells == frames("0 0 100/3 1; 100/3 0 100/3 1; 200/3 0 100/3 1"))
  }

  @Test func `R1 overflow is an error, never a wrap`() {
    let huge = Rational(Int.max)
    let list = section(.list, units: [[(.height, .size(huge))]])
    let error = failure { try layOut(list, [0, 0], width: 100) }
    #expect(error?.rule == .exactArithmetic)
    #expect(error?.sectionName == "list")
  }

  @Test func `R2 the published example of 375 at two pixels a point`() throws {
    // Five widths that add up to 375; devices showed each rounded by itself, and 374.5 in all.
    let widths: [Rational] = ["84.1799417197", "37.480681315", "84.5797176227", "84.1799417197", "84.5797176227"]
    let strip = section(.carousel, units: widths.map { [(.width, .size($0)), (.height, .size(10))] })
    let exact = try layOut(strip, [0, 1, 2, 3, 4], width: 375)
    let shown = try exact.rounded(scale: 2, mode: .nearest).cells()
    #expect(shown.map(\.width) == [84, "37.5", "84.5", 84, "84.5"])
    // 84.1799… → 84, 121.6606… → 121.5, 206.2403… → 206, 290.4202… → 290.5
    #expect(shown.map(\.x) == [0, 84, "121.5", 206, "290.5"])
    #expect(try exact.rounded(scale: 3, mode: .nearest).cells()[1].width == "112/3")
  }

  @Test func `R2 ties go away from zero`() throws {
    let list = section(
      .list, [(.insets, .insets(top: "0.5", leading: "1.5", trailing: "2.25"))], units: [[(.height, .size("2.5"))]])
    let cell = try layOut(list, [0], width: 100).rounded(scale: 1, mode: .nearest).cells()[0]
    // 1.5 → 2, 0.5 → 1, 96.25 → 96, 2.5 → 3
    #expect(cell == frame(2, 1, 96, 3))
    let mirrored = try layOut(
      section(.carousel, units: [[(.width, .size("50.5")), (.height, .size(1))]]), [0, 0, 0], width: 100,
      direction: .rightToLeft)
    // 100 − 50.5, − 101, − 151.5
    #expect(mirrored.cells().map(\.x) == ["49.5", -1, "-51.5"])
    #expect(try mirrored.rounded(scale: 1, mode: .nearest).cells().map(\.x) == [50, -1, -52])
  }

  @Test func `R2 floor never overflows a row and fill lets neighbours meet`() throws {
    let grid = section(.grid, [(.columns, .columns(3))], units: [[(.height, .size("10.75"))]])
    let exact = try layOut(grid, [0, 0, 0], width: 110)
    // Columns of 36⅔ at 0, 36⅔, 73⅓.
    #expect(try exact.rounded(scale: 1, mode: .nearest).cells() == frames("0 0 37 11; 37 0 37 11; 73 0 37 11"))
    #expect(try exact.rounded(scale: 1, mode: .floor).cells() == frames("0 0 36 10; 37 0 36 10; 73 0 36 10"))
    #expect(try exact.rounded(scale: 1, mode: .fill).cells() == frames("0 0 37 11; 37 0 36 11; 73 0 37 11"))
    for mode in Rounding.allCases {
      #expect(try exact.rounded(scale: 1, mode: mode).contentSize == Extent(width: 110, height: "10.75"))
    }
  }

  @Test func `R2 a scale is positive`() throws {
    let layout = try layOut(section(.list, units: [[(.height, .size(1))]]), [0], width: 1)
    #expect(failure { try layout.rounded(scale: 0, mode: .nearest) }?.rule == .rounding)
  }

  @Test func `R3 right to left mirrors before rounding`() throws {
    let grid = section(
      .grid, [(.columns, .columns(2)), (.insets, .insets(leading: 16, trailing: 24)), (.spacing, .gap(10))],
      header: [(.supplementaryHeight, .size(20))], background: [(.backgroundInsets, .insets(leading: 4))],
      units: [[(.height, .size(40))]])
    let layout = try layOut(grid, [0, 0, 0], width: 321, direction: .rightToLeft)
    // C1 = 281, u = 135.5: from the left 16 and 161.5, mirrored 169.5 and 24.
    #expect(layout.cells() == frames("169.5 20 135.5 40; 24 20 135.5 40; 169.5 70 135.5 40"))
    #expect(layout.sections[0].header == frame(24, 0, 281, 20))
    #expect(layout.sections[0].background == frame(0, 0, 317, 110))
    #expect(try layout.rounded(scale: 1, mode: .nearest).cells()[0].x == 170)
    #expect(try layout.mirrored().cells()[0].x == 16)
  }

  @Test(arguments: [
    ("none", "0 0 900 10"), ("safeArea", "40 0 830 10"), ("layoutMargins", "60 0 790 10"),
    // 790 between the margins: 118 over, 59 a side.
    ("readableContent", "119 0 672 10"),
  ])
  func `R4 the insets reference`(name: String, expected: String) throws {
    let keyword = try #require(Keyword(rawValue: name))
    let environment = LayoutEnvironment(
      width: 900, height: 400, insets: SafeAreaInsets(top: 9, left: 40, bottom: 21, right: 30))
    let list = section(.list, units: [[(.height, .size(10))]])
    let layout = try (screen([list], [(.insetsReference, .keyword(keyword))])).layout(data([[0]]), in: environment)
    #expect(layout.cells() == frames(expected))
    #expect(layout.contentSize == Extent(width: 900, height: 10))
  }

  /// Logs of phones 414 wide have cells at 20 that are 374 wide, and those of narrower ones cells at 16.
  @Test(arguments: [
    (413, Idiom.phone, "56 0 341 10"), (414, .phone, "60 0 334 10"), (500, .phone, "60 0 420 10"),
    (500, .pad, "56 0 428 10"),
  ])
  func `R4 compact margins are 16, or 20 on wide phones, and the device keeps its sides in right to left`(
    width: Int, idiom: Idiom, expected: String
  ) throws {
    let list = section(.list, units: [[(.height, .size(10))]])
    let environment = LayoutEnvironment(
      width: Rational(width), height: 400, insets: SafeAreaInsets(left: 40), direction: .rightToLeft,
      horizontal: .compact, idiom: idiom)
    let layout = try (screen([list], [(.insetsReference, .keyword(.layoutMargins))])).layout(
      data([[0]]), in: environment)
    #expect(layout.cells() == frames(expected))
  }

  @Test func `R4 the greatest content width is centred where it bites`() throws {
    let list = section(
      .list, [(.insets, .insets(leading: 10, trailing: 30))], header: [(.supplementaryHeight, .size(5))],
      units: [[(.height, .size(10))]])
    let wide = try layOut(list, [0], width: 1000, [(.maxContentWidth, .points(600))])
    // 960 inside the insets: 360 over, 180 a side.
    #expect(wide.cells() == frames("190 5 600 10"))
    #expect(wide.sections[0].header == frame(190, 0, 600, 5))
    #expect(try layOut(list, [0], width: 500, [(.maxContentWidth, .points(600))]).cells() == frames("10 5 460 10"))
  }

  @Test func `R4 content without room is an error`() {
    let list = section(.list, [(.insets, .inset(30))], units: [[(.height, .size(10))]])
    let error = failure { try layOut(list, [0], width: 40) }
    #expect(error?.rule == .containers)
    #expect(
      error?.message
        == "section `list`: the content is -20 wide at container width 40: the insets take 30 before it and 30 after it"
    )
  }

  @Test func `R5 a percent refers to the content`() throws {
    let strip = section(
      .carousel, [(.insets, .insets(leading: 16, trailing: 24))],
      units: [[(.width, .size(.percent("4/5"))), (.height, .size(10))]])
    // 80 % of 390 − 40.
    #expect(try layOut(strip, [0], width: 390).cells() == frames("16 0 280 10"))
  }

  @Test func `R5 a percent height stands in mosaics only`() {
    let list = section(.list, units: [[(.height, .size(.percent("1/2")))]])
    #expect(failure { try layOut(list, [0], width: 390) }?.rule == .percents)
  }

  @Test func `R6 insets shrink the cell last and move no neighbour`() throws {
    let grid = section(
      .grid, [(.columns, .columns(2))],
      units: [
        [
          // As high as the box is wide: 100, not 87.
          (.height, .size(.length(.figure(.itemWidth)))),
          (.itemInsets, .insets(top: 1, leading: 5, bottom: 2, trailing: 8)),
        ],
        [(.height, .size(60))],
      ])
    #expect(try layOut(grid, [0, 1, 1], width: 200).cells() == frames("5 1 87 97; 100 0 100 60; 0 100 100 60"))
  }

  @Test func `R6 insets larger than the box are an error`() {
    let list = section(.list, units: [[(.height, .size(10)), (.itemInsets, .insets(top: 6, bottom: 6))]])
    let error = failure { try layOut(list, [0], width: 100) }
    #expect(error?.rule == .itemInsets)
    #expect(error?.item == 0)
  }

  @Test func `R4 a section refers to other insets than its screen`() throws {
    let own = section(.list, [(.sectionInsetsReference, .keyword(.none))], units: [[(.height, .size(10))]])
    let list = section(.list, units: [[(.height, .size(10))]])
    let environment = LayoutEnvironment(width: 400, height: 300, insets: SafeAreaInsets(left: 44, right: 20))
    let layout = try screen([list, own]).layout(data([[0], [0]]), in: environment)
    #expect(layout.cells(0) == frames("44 0 336 10"))
    #expect(layout.cells(1) == frames("0 10 400 10"))
    var stack = section(.stack, units: [])
    stack.sections = [own]
    let inside = ScreenItems(
      sections: [SectionItems(section: 0, sections: [SectionItems(section: 0, items: [ItemData(unit: 0)])])])
    #expect(failure { try screen([stack]).layout(inside, in: environment) }?.rule == .stack)
  }

  @Test func `content insets are a range of offsets`() throws {
    let list = section(.list, units: [[(.height, .size(10))]])
    let insets = PropertyValue.insets(top: 8, leading: 0, bottom: "2.25", trailing: 0)
    let environment = LayoutEnvironment(width: 400, height: 15)
    let layout = try (screen([list], [(.contentInsets, insets)])).layout(data([[0, 0]]), in: environment)
    #expect(layout.cells() == frames("0 0 400 10; 0 10 400 10"))
    #expect(layout.scrollRange.map { [$0.least, $0.most] } == [-8, "7.25"])
    #expect(try layout.rounded(scale: 1, mode: .nearest).scrollRange?.most == 7)
    let sides = PropertyValue.insets(top: 0, leading: 1, bottom: 0, trailing: 0)
    #expect(
      failure { try (screen([list], [(.contentInsets, sides)])).layout(data([[0]]), in: environment) }?.rule
        == .containers)
  }
}
