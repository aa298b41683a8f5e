import SDUIIR
import SDUILayout
import Testing

/// Layout rules R22 and R23: where a strip comes to rest when it is let go. All figures are computed by hand.
@Suite struct RestOffsetTests {
  private func strip(_ scroll: Keyword, _ repetition: Paging.Repetition = .none) throws -> StripLayout {
    // 16 + 4·150 + 3·10 + 24 = 670, so at most 350 at 320 wide.
    let strip = section(
      .carousel,
      [
        (.scroll, .keyword(scroll)), (.spacing, .gap(10)), (.insets, .insets(leading: 16, trailing: 24)),
        (.paging, .paging(Paging(repetition: repetition))),
      ], units: [[(.width, .size(150)), (.height, .size(80))]])
    return try #require(try layOut(strip, [0, 0, 0, 0], width: 320).sections[0].strip)
  }

  private func rest(_ strip: StripLayout, _ offset: Rational, _ velocity: Rational = 0) throws -> Rational {
    try strip.restOffset(near: offset, velocity: velocity)
  }

  @Test func `a strip that rests anywhere stays within its content`() throws {
    let strip = section(.carousel, units: [[(.width, .size(150)), (.height, .size(80))]])
    let layout = try #require(try layOut(strip, [0, 0, 0, 0], width: 320).sections[0].strip)
    #expect(try [-7, 123, 999].map { try rest(layout, $0, 1) } == [0, 123, 280])
  }

  @Test func `the nearest counts without velocity, the next one with it`() throws {
    let strip = try strip(.groupPaging)
    // 0, 160, 320, 350
    #expect(try [-20, 79, 80, 81, 334].map { try rest(strip, $0) } == [0, 0, 0, 160, 320])
    #expect(try [335, 336, 900].map { try rest(strip, $0) } == [320, 350, 350])
    #expect(try [-20, 1, 160, 161, 340, 400].map { try rest(strip, $0, "0.1") } == [0, 160, 160, 320, 350, 350])
    #expect(try [-20, 1, 160, 161, 340, 400].map { try rest(strip, $0, -3) } == [0, 0, 160, 160, 320, 350])
  }

  @Test func `a loop that is pulled over an end goes on at the other`() throws {
    let strip = try strip(.groupPaging, .loop)
    #expect(strip.paging?.isLoop == true)
    #expect(try rest(strip, 351, 1) == 0)
    #expect(try rest(strip, -1, -1) == 350)
    #expect(try rest(strip, 351) == 350)
    #expect(try rest(strip, 200, 1) == 320)
  }

  @Test func `a strip without an end rests in any copy`() throws {
    let strip = try strip(.groupPaging, .infinite)
    // 0, 160, 320, 480 and again after 640.
    #expect(try [600, 561, 559, 640, 700].map { try rest(strip, $0) } == [640, 640, 480, 640, 640])
    #expect(try [481, 641, 1279].map { try rest(strip, $0, 1) } == [640, 800, 1280])
    #expect(try [639, -1, -161].map { try rest(strip, $0, -1) } == [480, -160, -320])
  }
}
