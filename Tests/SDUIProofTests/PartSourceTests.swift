import SDUIIR
import SDUIProof
import TestSupport
import Testing

/// Each source of parts is one in which an obligation fails and nowhere else: without it, the obligation would be proved.
@Suite struct PartSourceTests {
  @Test("a failure is found in each source of parts, and missed without it", arguments: PartSource.allCases)
  func isNeeded(source: PartSource) throws {
    let program = Self.declarations + "screen Home {\n\(Self.section(of: source))\n}\n"
    let screen = try Programs.screen(program)
    var rules = ProofRules()
    let known = Proof(screen, .whole, rules).failing
    rules.omitted = [source]
    let rest = Proof(screen, .whole, rules).failing
    #expect(!known.isEmpty && rest.isStrictSubset(of: known), "\(known)\n\(rest)")
  }

  private static let declarations = """
    component A { id: ID, size: Size }
    component B { id: ID, size: Size, on tap: Open { id: id } }
    component H { text: Text = "x" }
    component T { text: Text = "x", on tap: Open { id: "x" } }
    component L { text: Text = "x", on tap: toggleSection }
    enum Size { small, wide }
    action Open { id: ID }

    """

  private static func section(of source: PartSource) -> String {
    switch source {
    case .bars:
      "topBar H { height: 300 }\n section s: list { header H { height: 40, pinned: section }, unit A { height: 50 } }"
    case .pinnedHeaders: "section s: list { header H { height: 400, pinned: section }, unit A { height: 50 } }"
    case .pinnedFooters: "section s: list { footer H { height: 400, pinned: screen }, unit A { height: 50 } }"
    case .pinnedSections: "section s: carousel { pinned: screen, unit A { width: 90, height: 400 } }"
    case .innerSections: "section s: stack { section i: list { unit B { height: 40 } } }"
    case .laterUnits: "section s: list { unit A { height: 50 }, unit B { height: 40 } }"
    case .noItems: "section s: list { empty T { height: 40 }, unit A { height: 50 } }"
    case .unitsTogether:
      """
      section s: carousel { scroll: groupPaging, paging: (repeat: loop), minItems: 2
        unit A { width: 90, minWidth: 80sp, height: 50 }, unit B { width: 90, height: 50 } }
      """
    case .middleItems:
      "section s: carousel { scroll: groupPagingCentered, unit A { height: 40, width: estimated(90) }, require s.A.width <= 1376 }"
    case .collapsedSections:
      "section s: list { collapse: open, minItems: 1, maxItems: 1, header L { height: 50 }, unit A { height: 60 }, require s.height >= 110 }"
    case .failedSections:
      "section s: list { minItems: 2, maxItems: 2, unit A { height: 60 }, onFailure H { height: 50 }, require s.height >= 120 }"
    case .spanCases:
      "section s: grid { columns: 1, unit A { height: 50, span: match(data.size, small: 1, wide: 2) } }"
    case .responses:
      "section s: grid { columns: 1, fromServer: (columns: 1...9), unit B { height: 50 } }"
    case .partsAroundItems: "section s: list { header T { height: 40 }, unit A { height: 50 } }"
    case .placeholders: "section s: list { onFailure T { height: 40 }, unit A { height: 50 } }"
    }
  }
}

extension Proof {
  /// The obligations that are broken or undecided.
  fileprivate var failing: Set<Obligation.Statement> {
    Set(
      obligations.compactMap { obligation in
        switch obligation.verdict {
        case .broken, .undecided: obligation.statement
        case .proved, .absent: nil
        }
      })
  }
}
