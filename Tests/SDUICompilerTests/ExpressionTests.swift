import SDUIIR
import Testing

@testable import SDUICompiler
@testable import SDUISyntax

/// `Checker.evaluate`: the value of an expression, by the chapters of `LANGUAGE.md` on expressions, units and ranges.
@Suite struct ExpressionTests {
  private static let half = rational(1, 2)

  private static let values: [(text: String, value: Constant)] = [
    // Precedence, and exact fractions.
    ("1 + 2 * 3", .number(Rational(7))), ("(1 + 2) * 3", .number(Rational(9))), ("8 - 3 - 2", .number(Rational(3))),
    ("12 / 3 / 2", .number(Rational(2))), ("1 / 3", .number(rational(1, 3))), ("1.25 * 4", .number(Rational(5))),
    ("-3 + 1", .number(Rational(-2))), ("- (2 - 5)", .number(Rational(3))), ("0.1 + 0.2", .number(rational(3, 10))),
    // Units.
    ("50%", .percent(half)), ("50% + 25%", .percent(rational(3, 4))), ("50% * 2", .percent(.one)),
    ("2 * 25%", .percent(half)), ("50% / 2", .percent(rational(1, 4))), ("-50%", .percent(-half)),
    ("2fr", .share(Rational(2))), ("4s", .duration(Rational(4))), ("250ms", .duration(rational(1, 4))),
    ("12sp", .length(.sum([.init(Rational(12), .textPoints)]))),
    // Texts, colours and words.
    (#""a \"b\" \n""#, .text("a \"b\" \n")), (#""""#, .text("")), (#""\u00e9""#, .text("é")),
    ("#FF8800", .color(0xFF88_00FF)), ("#FF880040", .color(0xFF88_0040)), ("true", .boolean(true)),
    ("false", .boolean(false)), ("leading", .word("leading")),
    // Ratios, versions and ranges.
    ("16:9", .ratio(Rational(16), Rational(9))), ("3.2.1", .version("3.2.1")),
    ("1...4", .range(Rational(1), Rational(4))), ("320...", .range(Rational(320), nil)),
    ("2...2", .range(Rational(2), Rational(2))),
    // Lengths are linear in figures.
    ("container.width / 2 - 8", .length(.sum([.init(Rational(-8), .points), .init(half, .containerWidth)]))),
    ("2 * (item.width + 4)", .length(.sum([.init(Rational(8), .points), .init(Rational(2), .itemWidth)]))),
    ("content.width - content.width", .length(.zero)), ("min(3, 2)", .number(Rational(2))),
    ("max(container.height, 100)", .length(.maximum([.figure(.containerHeight), .points(100)]))),
    // Constants of the file.
    ("gutter * 2", .number(Rational(32))), ("wide", .length(.figure(.contentWidth))),
  ]

  private static let context = "let gutter = 16\nlet wide = content.width\n"

  @Test func valuesFollowFromTheRules() throws {
    for (text, value) in Self.values {
      var program = CheckedText(expression: text, after: Self.context)
      let expression = try #require(program.expression)
      let (found, codes) = program.run { [scope = program.scope] in $0.evaluate(expression, in: scope) }
      #expect(found == value && codes.isEmpty, "\(text) \(codes)")
    }
  }

  private static let faults: [(text: String, code: DiagnosticCode)] = [
    ("1 / 0", .divisionByZero), ("gutter / (gutter - 16)", .divisionByZero), ("5pt", .unknownUnit),
    ("5em", .unknownUnit), ("4...1", .invalidRange), ("0:9", .valueOutOfRange), ("16:0", .valueOutOfRange),
    ("absent + 1", .unknownName), ("2 * guter", .unknownName), ("50% + 1", .typeMismatch),
    ("50% - content.width", .typeMismatch), ("content.width * item.width", .typeMismatch),
    ("1 / content.width", .typeMismatch), ("true + 1", .typeMismatch), ("#FF8800 * 2", .typeMismatch),
    ("-\"a\"", .typeMismatch), ("1 < 2", .typeMismatch), ("(a: 1, a: 2)", .duplicateArgument),
    ("12345678901234567890", .numberOutOfRange), ("9000000000000000000 * 2", .numberOutOfRange),
  ]

  @Test func faultsAreReportedOnceAndGiveNoValue() throws {
    for (text, code) in Self.faults {
      var program = CheckedText(expression: text, after: Self.context)
      let expression = try #require(program.expression)
      let (found, codes) = program.run { [scope = program.scope] in $0.evaluate(expression, in: scope) }
      #expect(codes == [code], "\(text)")
      if case .tuple = found { continue }
      #expect(found == .invalid, "\(text)")
    }
  }

  /// A constant is resolved once, from whatever is declared before or after it.
  @Test func constantsAreResolvedInAnyOrder() throws {
    var program = CheckedText("let a = b + 1\nlet b = c * 2\nlet c = 4\nlet d = e\nlet e = d\n")
    let constants = program.checker.declarations.all(.constant)
    let values = program.run { checker in constants.map { checker.constant($0) } }.result
    #expect(values == [.number(Rational(9)), .number(Rational(8)), .number(Rational(4)), .invalid, .invalid])
    #expect(program.checker.diagnostics.map(\.code) == [.constantCycle])
  }

  @Test func literalsAreUnescaped() {
    let values: [(String, String?)] = [
      (#""""#, ""), (#""a""#, "a"), (#""\\ \" \n \t""#, "\\ \" \n \t"), (#""é👢""#, "é👢"), (#""\u00E9""#, "é"),
      (#""\ud83d\udc62""#, "👢"), (#""a"#, nil), (#"a"#, nil), (#""\q""#, nil), (#""\u12""#, nil), ("\"", nil),
    ]
    for (literal, text) in values { #expect(StringLiteral.value(of: Array(literal.utf8)[...]) == text, "\(literal)") }
  }
}
