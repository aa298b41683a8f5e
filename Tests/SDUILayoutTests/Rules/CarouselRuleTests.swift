import SDUIIR
import SDUILayout
import Testing

/// Layout rules R21 and R22. All figures are computed by hand.
@Suite struct CarouselRuleTests {
  private func strip(
    _ scroll: Keyword = .continuous, rows: Int64 = 1, gap: PropertyValue = .gap(10), leading: Rational = 16,
    trailing: Rational = 24, units: [Written]
  ) -> ScreenSection {
    section(
      .carousel,
      [
        (.scroll, .keyword(scroll)), (.rows, .count(rows)), (.spacing, gap),
        (.insets, .insets(top: 5, leading: leading, bottom: 7, trailing: trailing)),
      ], units: units)
  }

  private func unit(_ width: PropertyValue, _ height: Rational = 80) -> Written {
    [(.width, width), (.height, .size(height))]
  }

  @Test func `R21 one strip over the full width`() throws {
    let layout = try layOut(strip(units: [unit(.size(224))]), [0, 0, 0], width: 320)
    #expect(layout.cells() == frames("16 5 224 80; 250 5 224 80; 484 5 224 80"))
    #expect(layout.sections[0].frame == frame(0, 0, 320, 92))
    // 16 + 3·224 + 2·10 + 24
    #expect(layout.sections[0].strip?.contentWidth == 732)
    #expect(layout.sections[0].strip?.maximumOffset == 412)
    #expect(layout.contentSize == Extent(width: 320, height: 92))
  }

  @Test func `R21 items fill columns downwards and a column is as wide as its widest`() throws {
    let rows = strip(
      rows: 2, gap: .gaps(lines: 3, items: 10), units: [unit(.size(100), 40), unit(.size(60), 70)])
    let layout = try layOut(rows, [0, 1, 1, 1, 0], width: 300)
    #expect(
      layout.cells() == frames("16 5 100 40; 16 48 60 70; 126 5 60 70; 126 78 60 70; 196 5 100 40"))
    // The second column is the highest: 70 + 3 + 70.
    #expect(layout.sections[0].frame.height == 155)
    #expect(layout.sections[0].strip?.contentWidth == 320)
  }

  @Test func `R21 so many in view`() throws {
    // C1 = 350, s = 10: (350 − 20) / 3; (390 − 16 − 20) / 2.5
    let whole = try layOut(strip(units: [unit(.size(.inView(3)))]), [0], width: 390)
    #expect(whole.cells()[0].width == 110)
    let peeking = try layOut(strip(units: [unit(.size(.inView("2.5")))]), [0, 0, 0], width: 390)
    #expect(peeking.cells()[0].width == "141.6")
    // Half of the third: 390 − 319.2 = 70.8.
    #expect(peeking.cells()[2].x == "319.2")
    #expect(failure { try layOut(strip(units: [unit(.size(.inView(0)))]), [0], width: 390) }?.rule == .strip)
  }

  @Test func `R21 the spacing counts in the width of items in view`() {
    // C1 = 10, v = 3, s = 10: (10 − 20) / 3 is below zero.
    let error = failure { try layOut(strip(units: [unit(.size(.inView(3)))]), [0], width: 50) }
    #expect(error?.rule == .sizes)
    #expect(error?.item == 0)
  }

  @Test func `R21 a strip mirrors as a whole`() throws {
    let layout = try layOut(strip(units: [unit(.size(224))]), [0, 0], width: 320, direction: .rightToLeft)
    #expect(layout.cells() == frames("80 5 224 80; -154 5 224 80"))
    #expect(layout.sections[0].strip?.contentWidth == 498)
  }

  @Test func `R22 continuous rests anywhere`() throws {
    let layout = try layOut(strip(units: [unit(.size(224))]), [0, 0], width: 320)
    #expect(layout.sections[0].strip?.restOffsets == nil)
  }

  @Test(arguments: [Keyword.continuousGroupLeadingBoundary, .groupPaging])
  func `R22 columns rest at their leading edge`(scroll: Keyword) throws {
    // 16 + 4·150 + 3·10 + 24 = 670, so at most 350; columns begin 160 apart.
    let layout = try layOut(strip(scroll, units: [unit(.size(150))]), [0, 0, 0, 0], width: 320)
    #expect(layout.sections[0].strip?.restOffsets == [0, 160, 320, 350])
  }

  @Test func `R22 pages are as wide as the container`() throws {
    let layout = try layOut(strip(.paging, units: [unit(.size(150))]), [0, 0, 0, 0], width: 320)
    #expect(layout.sections[0].strip?.restOffsets == [0, 320, 350])
    // 640 wide: two full pages, and no third.
    let full = try layOut(
      strip(.paging, gap: .gap(0), leading: 0, trailing: 0, units: [unit(.size(160))]), [0, 0, 0, 0], width: 320)
    #expect(full.sections[0].strip?.restOffsets == [0, 320])
    let short = try layOut(strip(.paging, units: [unit(.size(150))]), [0], width: 320)
    #expect(short.sections[0].strip?.restOffsets == [0])
  }

  @Test func `R22 centred columns rest in the middle`() throws {
    let layout = try layOut(strip(.groupPagingCentered, units: [unit(.size(300))]), [0, 0, 0], width: 390)
    // 45 beside the first and the last.
    #expect(layout.cells().map(\.x) == [45, 355, 665])
    #expect(layout.sections[0].strip?.contentWidth == 1010)
    #expect(layout.sections[0].strip?.restOffsets == [0, 310, 620])
  }

  @Test func `R22 centred columns of different widths`() throws {
    let units = [unit(.size(300)), unit(.size(200)), unit(.size(100))]
    let layout = try layOut(strip(.groupPagingCentered, units: units), [0, 1, 2], width: 390)
    #expect(layout.cells().map(\.x) == [45, 355, 565])
    // The centres 195, 455 and 615 at 195; 565 + 100 + 145 = 810 wide.
    #expect(layout.sections[0].strip?.restOffsets == [0, 260, 420])
    #expect(layout.sections[0].strip?.contentWidth == 810)
    #expect(layout.sections[0].strip?.maximumOffset == 420)
  }

  @Test func `R22 a column wider than the container cannot be centred`() {
    let wide = strip(.groupPagingCentered, units: [unit(.size(400))])
    #expect(failure { try layOut(wide, [0], width: 390) }?.rule == .restOffsets)
  }
}
