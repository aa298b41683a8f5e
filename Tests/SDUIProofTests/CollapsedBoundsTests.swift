import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport
import Testing

/// Bounds of heights hold in each state of a section (layout rule R11): the layout with the fewest items is between them, open
/// and collapsed.
@Suite struct CollapsedBoundsTests {
  private static let kinds: [(kind: String, properties: String, unit: String)] = [
    ("list", "", "height: 50"), ("grid", "columns: 2", "height: 50"), ("grid", "columns: 2, rowHeight: 40", ""),
    ("flow", "", "width: 200, height: 50"), ("waterfall", "columns: 2", "height: 50"),
    ("carousel", "rows: 3", "width: 90, height: 50"),
  ]

  @Test(arguments: kinds.indices, ["never", "open", "collapsed", "(visible: 1)", "(visible: 3)"])
  func noHeightOfALayoutIsExcluded(kind: Int, collapse: String) throws {
    let (kind, properties, unit) = Self.kinds[kind]
    func section(_ collapse: String, _ claims: [String]) -> String {
      """
      section s: \(kind) {
        minItems: 7
        collapse: \(collapse)
        \(properties)
        header T { height: 44 }
        unit A { \(unit) }
        \(claims.map { "require \($0)" }.joined(separator: "\n"))
      }
      """
    }
    let environment = LayoutEnvironment(width: Rational(320), height: Rational(844))
    func height(_ collapse: String) throws -> String {
      let screen = try Self.screen(section(collapse, []))
      return try screen.layout(.standard(for: screen, in: environment), in: environment).sections[0].frame.height.text
    }
    // A section that begins collapsed can be opened, and one that begins open can be collapsed.
    let open = try height("never")
    let least = try height(collapse == "open" ? "collapsed" : collapse)
    let claims = ["s.height > \(least)", "s.height < \(open)", "s.height != \(least)"]
    for claim in claims {
      for obligation in Proof(try Self.screen(section(collapse, [claim]))).obligations {
        guard case .requirement = obligation.statement, case .proved = obligation.verdict else { continue }
        Issue.record("proved: \(claim)")
      }
    }
    // What holds in all of them is not broken either.
    for obligation in Proof(try Self.screen(section(collapse, ["s.height >= 0"]))).obligations {
      #expect(!obligation.isBroken, "\(obligation.statement)")
    }
  }

  @Test func sectionsOfAStackCollapse() throws {
    let parts = "minItems: 5, collapse: (visible: 1), header T { height: 44 }, unit A { height: 50 }"
    let screen = try Self.screen("section s: stack { section x: list { \(parts) }\n require s.height >= 200 }")
    for obligation in Proof(screen).obligations {
      if case .requirement = obligation.statement, case .proved = obligation.verdict { Issue.record("proved") }
    }
  }

  private static func screen(_ section: String) throws -> Screen {
    try Programs.screen(
      """
      component A { id: ID }
      component T { text: Text = "x", on tap: toggleSection }
      screen Home {
      widths: 320...400
      \(section)
      }
      """)
  }
}
