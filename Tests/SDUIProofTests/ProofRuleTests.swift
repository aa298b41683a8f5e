import SDUIIR
import SDUIProof
import TestSupport
import Testing

/// Each rule of proofs decides about a small screen: with another rule the outcome is another one. The outcomes were worked
/// out by hand from `Grammar/Language/Proofs.md`.
@Suite struct ProofRuleTests {
  /// A wrong rule, and a screen with its outcomes.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The name of the rule.
    let rule: String
    let sections: String
    let outcome: String
    /// The outcome with the wrong rule.
    let wrongOutcome: String
    let change: @Sendable (inout ProofRules) -> Void

    var testDescription: String { rule }

    init(
      _ rule: String, _ sections: String, _ outcome: String, _ wrongOutcome: String,
      _ change: @escaping @Sendable (inout ProofRules) -> Void
    ) {
      (self.rule, self.sections, self.outcome, self.wrongOutcome) = (rule, sections, outcome, wrongOutcome)
      self.change = change
    }
  }

  @Test("a rule decides", arguments: rows) func decides(row: Row) throws {
    let screen = try Programs.screen(Self.declarations + "screen Home {\n\(row.sections)\n}\n")
    var rules = ProofRules()
    #expect(Proof(screen, .whole, rules).outcome == row.outcome)
    row.change(&rules)
    #expect(Proof(screen, .whole, rules).outcome == row.wrongOutcome)
  }

  @Test func allRulesAreHere() {
    let rules = Mirror(reflecting: ProofRules()).children.compactMap(\.label)
    // Each source of parts has a row in `PartSourceTests`.
    #expect(Set(rules).subtracting(["omitted"]) == Set(Self.rows.map(\.rule)))
  }

  private static let declarations = """
    component A { id: ID }
    component B { id: ID, on tap: Open { id: id } }
    component D { id: ID, extent: Int(min: 20, max: 60), on tap: Open { id: id } }
    component T { text: Text = "x", on tap: Open { id: "x" } }
    flag grid: [one, two]
    action Open { id: ID }

    """

  /// A grid of one column, or two where a condition holds.
  private static func columns(when condition: String, _ claim: String = "s.columns <= 1") -> String {
    "section s: grid { columns: 1, unit A { height: 50 }, when \(condition) { columns: 2 }, require \(claim) }"
  }

  private static func list(_ unit: String, _ claim: String? = nil) -> String {
    "section s: list { unit \(unit)\(claim.map { ", require \($0)" } ?? "") }"
  }

  static let rows = containers + sizes + items

  private static let containers: [Row] = [
    // `regular` from 600 on.
    Row(
      "regularWidth", columns(when: "horizontal == regular", "s.columns <= 1 or container.width >= 800"), "broken",
      "proved"
    ) {
      $0.regularWidth = Rational(800)
    },
    // `compact` below 960.
    Row(
      "compactWidthEnd", columns(when: "horizontal == compact", "s.columns <= 1 or container.width < 700"), "broken",
      "proved"
    ) {
      $0.compactWidthEnd = Rational(620)
    },
    // At 600 by 320 both insets are 68.
    Row(
      "widthOfInsets", list("A { height: 50 }", "s.content.width > container.width - 136 or container.width >= 900"),
      "broken", "proved"
    ) {
      $0.widthOfInsets = Rational(900)
    },
    Row(
      "heightOfInsets", list("A { height: 50 }", "s.content.width > container.width - 136 or container.height < 400"),
      "broken", "proved"
    ) {
      $0.heightOfInsets = Rational(330)
    },
    Row("greatestInset", list("A { height: 50 }", "s.content.width > container.width - 136"), "broken", "proved 96") {
      $0.greatestInset = Rational(20)
    },
    Row(
      "looksAtOneSide", list("A { height: 50 }", "s.content.width > container.width - 84 or container.height < 480"),
      "broken", "proved"
    ) { $0.looksAtOneSide = false },
    // Half of an item is in view at the trailing side, so W − L = 1.5 · w, and L = R is required.
    Row(
      "tellsSidesApart",
      """
      section s: carousel { unit A { inView: 1.5, height: 50 }
        require container.width - s.A.width * 3/2 == s.A.width * 3/2 - s.content.width }
      """, "broken", "proved"
    ) { $0.tellsSidesApart = false },
    Row("tellsFlags", columns(when: "flag(grid) == two"), "broken", "proved 0") { $0.tellsFlags = false },
    Row("untoldTraits", columns(when: "direction == rtl"), "broken", "proved 0") { $0.untoldTraits = [.direction] },
    Row("dividesByWidth", columns(when: "width >= 700"), "broken", "proved 0") { $0.dividesByWidth = false },
    Row("dividesByHeight", columns(when: "height >= 900"), "broken", "proved 0") { $0.dividesByHeight = false },
    Row("dividesByTextScale", columns(when: "textScale >= 2"), "broken", "proved 0") { $0.dividesByTextScale = false },
    Row("looksAtHeights", columns(when: "(height >= 600 and width >= 700)"), "broken", "proved 0") {
      $0.looksAtHeights = false
    },
  ]

  private static let sizes: [Row] = [
    Row("tellsTextScales", list("A { height: 20sp }", "s.A.height >= 20"), "broken", "proved 0") {
      $0.tellsTextScales = false
    },
    // 320 less 150 at both sides is 20.
    Row(
      "tellsWidthsOfParts",
      "section s: list { insets: (horizontal: 150), header T { height: 50 }, unit A { height: 50 } }", "broken",
      "proved"
    ) {
      $0.tellsWidthsOfParts = false
    },
    // The containers that are wide enough are the first part.
    Row("looksAtEachPart", "section s: flow { unit A { width: 400, height: 50 } }", "broken", "proved") {
      $0.looksAtEachPart = false
    },
    Row("leavesOutItemInsets", list("B { height: 50, insets: 5 }"), "broken", "proved") {
      $0.leavesOutItemInsets = false
    },
    // Containers below 600 are in a case of their own.
    Row("tellsLeastMargin", list("A { height: 50 }", "s.content.width >= 0"), "proved 320", "proved 600") {
      $0.tellsLeastMargin = false
    },
    Row("opensEstimates", list("B { height: estimated(60) }"), "undecided", "proved") { $0.opensEstimates = false },
    Row("leastMeasured", list("A { height: estimated(60) }", "s.A.height >= 20"), "undecided", "proved 10") {
      $0.leastMeasured = Rational(30)
    },
    Row("readsLeastOfFields", list("D { height: data.extent }"), "undecided", "proved") {
      $0.readsLeastOfFields = false
    },
    Row("failsForAllData", list("D { height: data.extent }"), "undecided", "broken") { $0.failsForAllData = false },
    Row("toleranceOfTargets", list("B { height: 43.5 }"), "broken", "proved") { $0.toleranceOfTargets = .one },
  ]

  private static let items: [Row] = [
    // Nine columns of 320 are 35.6 wide.
    Row(
      "triesWholeRanges", "section s: grid { columns: 1, fromServer: (columns: 1...9), unit B { height: 50 } }",
      "broken", "proved"
    ) {
      $0.triesWholeRanges = false
    },
    Row(
      "triesAllItemCounts",
      "section s: list { minItems: 1, maxItems: 3, unit A { height: 50 }, require s.height <= 100 }", "broken",
      "proved 50"
    ) {
      $0.triesAllItemCounts = false
    },
    Row(
      "pairsSiblings",
      """
      section s: grid { columns: 2, rowAlign: stretch, unit A { height: 50 }, unit B { height: 90 }
        require s.A.height <= 50 }
      """, "broken", "proved 0"
    ) { $0.pairsSiblings = false },
  ]
}

extension Proof {
  /// The worst verdict; the margin of a requirement that is proved.
  fileprivate var outcome: String {
    var margin: Rational?
    var rest: [String] = []
    for obligation in obligations {
      switch obligation.verdict {
      case .broken: return "broken"
      case .undecided: rest.append("undecided")
      case .absent: rest.append("absent")
      case .proved(let evidence): if case .requirement = obligation.statement { margin = evidence.margin?.least }
      }
    }
    return rest.min() ?? "proved" + (margin.map { " " + $0.text } ?? "")
  }
}
