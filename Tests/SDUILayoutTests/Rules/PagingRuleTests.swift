import SDUIIR
import SDUILayout
import Testing

/// Layout rule R23. All figures are computed by hand.
@Suite struct PagingRuleTests {
  private func strip(
    _ scroll: Keyword, _ repetition: Paging.Repetition, gap: Rational = 10, widths: [Rational]
  ) -> ScreenSection {
    section(
      .carousel,
      [
        (.scroll, .keyword(scroll)), (.paging, .paging(Paging(repetition: repetition))), (.spacing, .gap(gap)),
        (.insets, .insets(top: 0, leading: 16, bottom: 0, trailing: 24)),
      ], units: widths.map { [(.width, .size($0)), (.height, .size(80))] })
  }

  private func segment(_ layout: ScreenLayout) -> [Rational]? {
    layout.sections[0].strip?.paging?.segment.map { [$0.length, $0.jumpBelow, $0.jumpFrom] }
  }

  @Test(arguments: [Keyword.groupPaging, .groupPagingCentered])
  func `R23 a copy of the content and one spacing repeat`(scroll: Keyword) throws {
    // (C - a - b) of one copy is 4·150 + 3·10 = 630; of three copies 1910: (1910 - 2·10) / 3 + 10 = 640.
    let layout = try layOut(strip(scroll, .infinite, widths: [150]), [0, 0, 0, 0], width: 320)
    #expect(layout.sections[0].strip?.restOffsets == [0, 160, 320, 480])
    #expect(layout.sections[0].strip?.paging?.pages == 4)
    #expect(segment(layout) == [640, 640, 1280])
  }

  @Test func `R23 a loop has pages and no copies`() throws {
    let layout = try layOut(strip(.groupPaging, .loop, widths: [150]), [0, 0, 0, 0], width: 320)
    #expect(layout.sections[0].strip?.restOffsets == [0, 160, 320, 350])
    #expect(layout.sections[0].strip?.paging?.pages == 4)
    #expect(segment(layout) == nil)
  }

  @Test func `R23 whole pages repeat`() throws {
    let layout = try layOut(strip(.paging, .infinite, widths: [150]), [0, 0, 0, 0], width: 320)
    #expect(layout.sections[0].strip?.paging?.pages == 2)
    #expect(layout.sections[0].strip?.restOffsets == [0, 320])
    #expect(
      failure { try layOut(strip(.paging, .infinite, widths: [151]), [0, 0, 0], width: 320) }?.rule == .repetition)
    #expect(failure { try layOut(strip(.paging, .infinite, widths: [151]), [0, 0, 0], width: 0) } != nil)
  }

  @Test(arguments: [Paging.Repetition.loop, .infinite])
  func `R23 one item does not repeat, and none asks for nothing`(repetition: Paging.Repetition) throws {
    let section = strip(.groupPaging, repetition, widths: [150])
    #expect(failure { try layOut(section, [0], width: 320) }?.rule == .repetition)
    #expect(try layOut(section, [], width: 320).sections[0].strip == nil)
  }

  @Test func `R23 what repeats rests at pages and has columns of one width`() {
    #expect(
      failure { try layOut(strip(.continuous, .infinite, widths: [9]), [0, 0], width: 320) }?.rule == .repetition)
    let mixed = strip(.groupPaging, .infinite, widths: [150, 100])
    #expect(failure { try layOut(mixed, [0, 1], width: 320) }?.rule == .repetition)
  }

  @Test func `R2 jumps are positions`() throws {
    let layout = try layOut(strip(.groupPaging, .infinite, gap: 0, widths: ["100/3"]), [0, 0], width: 320)
    #expect(segment(layout) == ["200/3", "200/3", "400/3"])
    #expect(segment(try layout.rounded(scale: 1, mode: .floor)) == [67, 67, 133])
  }
}
