import SDUICompatibility
import SDUIIR
import TestSupport
import Testing

/// Verdicts about layouts, which frames decide.
@Suite struct FrameVerdictTests {
  private static func program(_ section: String, above: String = "") -> String {
    "screen Home {\n\(above)  section cards: \(section)\n}\ncomponent Card { id: ID }\n"
  }

  private static func changes(
    _ before: String, _ after: String, tolerance: Rational = .zero
  ) throws -> [ContractChange] {
    contractChanges(
      from: try Programs.screen(before), to: try Programs.screen(after), tolerance: tolerance)
  }

  @Test func aValueThatMovesNothingIsSafe() throws {
    let before = Self.program("list { unit Card { height: 40 } }")
    for after in ["list { insets: 0, unit Card { height: 40 } }", "list { spacing: 0, unit Card { height: 40 } }"] {
      let found = try Self.changes(before, Self.program(after))
      #expect(found.count == 1 && found[0].verdict(at: Set(Promise.allCases)) == .safe, "\(after): \(found)")
    }
  }

  /// A section has 24 cards of its only unit, and 6 more: 30 × 40 and 30 × 60.
  @Test func aFrameThatMovesIsShown() throws {
    let found = try Self.changes(
      Self.program("list { unit Card { height: 40 } }"), Self.program("list { unit Card { height: 60 } }"))
    #expect(found.count == 1 && found[0].verdict(at: [.layout]) == .breaking)
    #expect(
      found[0].witness?.text
        == "the section of `cards` at width 320: 320 × 1200 at (0, 0) before, 320 × 1800 at (0, 0) after")
  }

  /// `40sp` is 40 points at the text scale 1.
  @Test func aLengthThatIsEqualAtOneTextScaleOnlyIsBreaking() throws {
    let found = try Self.changes(
      Self.program("list { unit Card { height: 40 } }"), Self.program("list { unit Card { height: 40sp } }"))
    #expect(found.count == 1 && found[0].verdict(at: [.layout]) == .breaking, "\(found)")
  }

  /// Cards of two heights are in one row only where units follow one another, and images have any ratio.
  @Test func itemsOfDifferentHeightsAndSizesFromDataAreBreaking() throws {
    let units = "unit Card { height: 40 }, unit Ad { height: 60 }"
    let ad = "component Ad { id: ID }\n"
    let rows = { (more: String) in Self.program("grid { columns: 2, \(more)\(units) }") + ad }
    let found = try Self.changes(rows(""), rows("rowAlign: center, "))
    #expect(found.map { $0.verdict(at: [.layout]) } == [.breaking], "\(found)")
    let picture = { (height: Int) in
      "screen Home {\n  section cards: list { unit Card { ratio: data.image.ratio, maxHeight: \(height) } }\n}\n"
        + "component Card { id: ID, image: Image }\n"
    }
    let bounded = try Self.changes(picture(3000), picture(2500))
    #expect(bounded.map { $0.verdict(at: [.layout]) } == [.breaking], "\(bounded)")
  }

  @Test func aToleranceAllowsSmallDistances() throws {
    let before = Self.program("grid { columns: 2, unit Card { height: 40 } }")
    let after = Self.program("grid { columns: 2, unit Card { height: 40.01 } }")
    let half = try Rational(1, over: 2)
    #expect(try Self.changes(before, after).contains { $0.verdict(at: [.layout]) == .breaking })
    #expect(try !Self.changes(before, after, tolerance: half).contains { $0.verdict(at: [.layout]) == .breaking })
  }

  @Test func aChangeAboveMovesNoOtherSection() throws {
    let section = "list { unit Card { height: 40 } }"
    let above = { (height: Int) in "  section ads: list { unit Card { height: \(height) } }\n" }
    let found = try Self.changes(
      Self.program(section, above: above(20)), Self.program(section, above: above(30)))
    #expect(found.map { $0.place.word } == ["height"] && found[0].message.contains("`ads.Card`"), "\(found)")
  }

  /// A breakpoint moves frames between its old place and its new one only.
  @Test func aBreakpointIsComparedBetweenItsPlaces() throws {
    let section = { (width: Int) in
      "grid { columns: 2, unit Card { height: 40 }, when width >= \(width) { columns: 3 } }"
    }
    let found = try Self.changes(Self.program(section(600)), Self.program(section(700)))
    #expect(found.count == 1 && found[0].rule == .breakpointChanged && found[0].verdict(at: [.layout]) == .breaking)
    #expect(found[0].witness?.text.contains("at width 600: ") == true, "\(String(describing: found[0].witness))")
  }
}
