import SDUIIR
import Testing

@testable import SDUICompiler
@testable import SDUISyntax

/// `Checker.condition(of:in:)`: the boxes in which a `when` holds, by the chapter of `LANGUAGE.md` on conditions.
@Suite struct ConditionTests {
  private static func width(_ minimum: Int?, _ end: Int? = nil) -> ConditionBox {
    ConditionBox(width: Bounds(from: minimum.map(Rational.init), to: end.map(Rational.init)))
  }

  private static func height(_ minimum: Int?, _ end: Int? = nil) -> ConditionBox {
    ConditionBox(height: Bounds(from: minimum.map(Rational.init), to: end.map(Rational.init)))
  }

  private static let conditions: [(text: String, boxes: [ConditionBox])] = [
    ("width >= 600", [width(600)]), ("width < 600", [width(nil, 600)]), ("not width >= 600", [width(nil, 600)]),
    ("not (not width >= 600)", [width(600)]), ("width >= gutter * 100", [width(1_600)]),
    ("width >= 600 and width < 800", [width(600, 800)]), ("width >= 600 and width >= 700", [width(700)]),
    ("width < 600 or height >= 700", [width(nil, 600), height(700)]),
    // A negation goes to both sides, and `and` becomes `or`.
    ("not (width >= 600 and height >= 700)", [width(nil, 600), height(nil, 700)]),
    ("width >= 600 or width >= 600", [width(600)]),
    // Both of the left with both of the right.
    (
      "(width < 400 or width >= 800) and (width < 300 or width >= 900)", [width(nil, 300), width(900)]
    ),
  ]

  @Test func conditionsAreBoxes() throws {
    for (text, boxes) in Self.conditions {
      let (found, codes) = try condition(text)
      #expect(found.map(Set.init) == Set(boxes) && found?.count == boxes.count && codes.isEmpty, "\(text) \(codes)")
    }
  }

  private static let faults: [(text: String, code: DiagnosticCode)] = [
    ("width >= 600 and width < 600", .unreachableWhen), ("width < 0", .valueOutOfRange),
    ("width >= 50%", .typeMismatch), ("width >= wide", .unknownName), ("width > 600", .invalidCondition),
    ("width <= 600", .invalidCondition), ("600 <= width", .invalidCondition), ("idiom >= pad", .invalidCondition),
    ("idiom == watch", .unknownCase), ("16", .invalidCondition),
  ]

  @Test func faultsAreReportedOnce() throws {
    for (text, code) in Self.faults {
      let (found, codes) = try condition(text)
      #expect(codes == [code] && (found ?? []).isEmpty, "\(text) \(codes)")
    }
  }

  private func condition(_ text: String) throws -> (result: [ConditionBox]?, codes: [DiagnosticCode]) {
    var program = CheckedText("let gutter = 16\nlayout L: list { when \(text) { spacing: 1 } }\n")
    program.checker.diagnostics = []
    let statement = try #require(program.node(.whenStatement))
    return program.run { [scope = program.scope] in $0.condition(of: statement, within: nil, in: scope) }
  }
}
