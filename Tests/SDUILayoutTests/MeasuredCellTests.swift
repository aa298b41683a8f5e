import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Measured sizes of cells, headers and footers, by the layout rules R6 and R25.
@Suite struct MeasuredCellTests {
  private func measured(_ text: String) throws -> MeasuredLayout {
    let screen = try Programs.screen(text)
    let environment = LayoutEnvironment(width: Rational(390), height: Rational(844))
    return try MeasuredLayout(screen, .standard(for: screen, in: environment), in: environment)
  }

  private let cards = """
    component Card { id: ID }
    component Title { text: Text }
    screen Home {
      section cards: list {
        header Title { height: estimated(44) }
        footer Title { height: estimated(20) }
        unit Card { height: estimated(50), insets: (vertical: 6, horizontal: 10) }
      }
    }
    """

  /// A cell of 100 with insets of 6 has a box of 112.
  @Test func aCellIsItsBoxLessItsInsets() throws {
    var layout = try measured(cards)
    #expect(try layout.measureCell(MeasuredSize(height: Rational(100)), ofItem: 1, inSection: 0))
    let frames = layout.layout.frames(ofSection: 0)
    #expect(frames[1] == Frame(x: Rational(10), y: Rational(100), width: Rational(370), height: Rational(100)))
    #expect(frames[2].y == Rational(44 + 50 + 112 + 6))
    #expect(try !layout.measureCell(MeasuredSize(height: Rational(100)), ofItem: 1, inSection: 0))
  }

  /// Layout rule R25: a `when` and another kind may make a size an estimate, or none.
  @Test func estimatesFollowTheEnvironment() throws {
    let text = """
      component Card { id: ID }
      component Note { id: ID }
      component Title { text: Text }
      screen Home {
        section cards: list {
          header Title { height: estimated(44) }
          footer Title { height: 20 }
          unit Card { height: estimated(50) }
          unit Note { height: 30 }
          when width >= 500 { header { height: 40 }, unit Card { height: 60 }, unit Note { height: estimated(9) } }
          when width >= 900: flow { unit Card { width: estimated(70), height: 30 }, unit Note { width: 5, height: 6 } }
        }
      }
      """
    let screen = try Programs.screen(text)
    func estimates(_ width: Int) throws -> EstimatedSizes {
      let environment = LayoutEnvironment(width: Rational(width), height: Rational(844))
      return try MeasuredLayout(screen, .standard(for: screen, in: environment), in: environment)
        .estimatedSizes(ofSection: 0)
    }
    let (narrow, wide, flow) = (try estimates(390), try estimates(500), try estimates(900))
    #expect(narrow.header && !narrow.footer && narrow.units == [EstimatedAxes(height: true), EstimatedAxes()])
    #expect(!wide.header && wide.units == [EstimatedAxes(), EstimatedAxes(height: true)])
    #expect(flow.units == [EstimatedAxes(width: true), EstimatedAxes()])
  }

  /// Both parts move what follows, and measuring twice changes nothing.
  @Test func headersAndFootersAreMeasured() throws {
    var layout = try measured(cards)
    try layout.measureHeader(Rational(60), inSection: 0)
    try layout.measureFooter(Rational(30), inSection: 0)
    let section = layout.layout.sections[0]
    #expect(section.header?.height == Rational(60))
    #expect(section.footer?.y == Rational(60 + 4 * 50))
    #expect(layout.layout.contentSize.height == Rational(60 + 4 * 50 + 30))
    let before = layout.layout
    try layout.measureHeader(Rational(60), inSection: 0)
    #expect(layout.layout == before)
    #expect(throws: LayoutError.self) { try layout.measureHeader(Rational(60), inSection: 3) }
  }

  /// A row that is stretched hides how much its insets take of the measured cell.
  @Test func insetsCountInAStretchedRow() throws {
    var layout = try measured(
      """
      component Card { id: ID }
      screen Home {
        section cards: grid {
          columns: 2
          rowAlign: stretch
          maxItems: 2
          unit Card { height: estimated(50), insets: 8 }
        }
      }
      """)
    try layout.measureCell(MeasuredSize(height: Rational(70)), ofItem: 0, inSection: 0)
    try layout.measureCell(MeasuredSize(height: Rational(80)), ofItem: 1, inSection: 0)
    // The box of 96 decides about the row, and both cells are 16 lower.
    #expect(layout.layout.frames(ofSection: 0).map(\.height) == [Rational(80), Rational(80)])
    #expect(layout.layout.contentSize.height == Rational(96))
  }

  /// The order in which cells are measured makes no difference, also if higher items hide a cell's insets at first.
  @Test func aStretchedRowIsTheSameInAnyOrder() throws {
    let text = """
      component Card { id: ID }
      component Low { id: ID }
      screen Home {
        section cards: grid {
          columns: 3
          rowAlign: stretch
          minItems: 3, maxItems: 3
          unit Card { height: estimated(50), insets: (vertical: 3) }
          unit Low { height: estimated(50), insets: (top: 1), maxHeight: 60 }
        }
      }
      """
    let heights = [Rational(41), Rational(30), Rational(20)]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var layout = try measured(text)
      for item in order { try layout.measureCell(MeasuredSize(height: heights[item]), ofItem: item, inSection: 0) }
      // 41 and the insets of 6.
      #expect(layout.layout.contentSize.height == Rational(47), "\(order)")
    }
  }

  /// The columns of a strip of equal columns, and none of one whose columns differ.
  @Test func stripsTellTheirColumns() throws {
    let strip = """
      component Card { id: ID }
      component Wide { id: ID }
      screen Home {
        section rail: carousel { rows: 2, spacing: 10, insets: (leading: 16), unit Card { width: 100, height: 40 } UNITS }
      }
      """
    let equal = try measured(strip.replacingOccurrences(of: "UNITS", with: "")).layout.sections[0].strip?.columns
    #expect(equal?.rows == 2)
    #expect([equal?.leading, equal?.width, equal?.spacing] == [Rational(16), Rational(100), Rational(10)])
    let text = strip.replacingOccurrences(of: "UNITS", with: ", unit Wide { width: 130, height: 40 }")
    #expect(try measured(text).layout.sections[0].strip?.columns == nil)
  }

  /// Bars and content insets together.
  @Test func scrollInsetsAreBarsAndContentInsets() throws {
    let layout = try measured(
      """
      component Card { id: ID }
      component Title { text: Text }
      screen Home {
        topBar Title { height: 48 }
        bottomBar Title { height: 64 }
        contentInsets: (top: 10, bottom: 6)
        section cards: list { unit Card { height: 100 } }
      }
      """)
    #expect(layout.layout.scrollInsets.start == Rational(58))
    #expect(layout.layout.scrollInsets.end == Rational(70))
  }
}
