import SDUIIR
import Testing

@testable import SDUICompiler
@testable import SDUISyntax

/// `Checker.coerce`: the value that an expression gives a property of a type, by the table of properties in `LANGUAGE.md`.
@Suite struct CoercionTests {
  private static func points(_ value: Int) -> Length { .points(value) }

  private static let values: [(text: String, type: PropertyType, value: PropertyValue)] = [
    ("3", .count(1...100), .count(3)), ("6 / 2", .count(1...100), .count(3)),
    ("16", .length(upTo: .contentWidth), .length(points(16))),
    ("content.width / 2", .length(upTo: .contentWidth), .length(.sum([.init(rational(1, 2), .contentWidth)]))),
    ("0", .length(upTo: .points), .length(.zero)),
    ("80%", .size(.width), .size(.percent(rational(4, 5)))), ("120", .size(.height), .size(.length(points(120)))),
    ("estimated(72)", .size(.height), .size(.estimate(points(72)))),
    ("data.height", .size(.height), .size(.field("height"))),
    ("44", .supplementarySize, .size(.length(points(44)))),
    ("2fr", .partSize(.width), .size(.share(Rational(2)))),
    ("25%", .partSize(.height), .size(.percent(rational(1, 4)))),
    ("8", .insets(upTo: .contentWidth), .insets(Insets(all: points(8)))),
    (
      "(horizontal: 16, top: 4)", .insets(upTo: .contentWidth),
      .insets(Insets(top: points(4), leading: points(16), bottom: .zero, trailing: points(16)))
    ),
    ("12", .spacing, .spacing(Spacing(lines: points(12), items: points(12)))),
    ("(items: 8)", .spacing, .spacing(Spacing(lines: .zero, items: points(8)))),
    ("2", .columns, .columns(.fixed(2))),
    ("adaptive(min: 160, max: 4)", .columns, .columns(.adaptive(minimum: points(160), maximum: 4))),
    ("2", .itemSpan, .itemSpan(.columns(2))), ("all", .itemSpan, .itemSpan(.all)),
    ("center", .keyword([.top, .center]), .keyword(.center)), ("true", .boolean, .boolean(true)),
    ("320...600", .range, .range(ValueRange(Rational(320), Rational(600)))),
    ("#102030", .color, .color(AdaptiveColor(light: 0x1020_30FF, dark: 0x1020_30FF))),
    (
      "(light: #FFFFFF, dark: #00000080)", .color, .color(AdaptiveColor(light: 0xFFFF_FFFF, dark: 0x0000_0080))
    ),
    ("(repeat: loop)", .paging, .paging(Paging(repetition: .loop))),
    ("(repeat: infinite, autoRoll: 500ms)", .paging, .paging(Paging(repetition: .infinite, autoRoll: rational(1, 2)))),
    ("collapsed", .collapse, .collapse(.collapsed)), ("(visible: 3)", .collapse, .collapse(.visible(3))),
    (
      "(height: 1, color: #D0D0D0)", .separator,
      .separator(Separator(height: points(1), color: AdaptiveColor(light: 0xD0D0_D0FF, dark: 0xD0D0_D0FF)))
    ),
    (#"["a", "b"]"#, .texts, .texts(["a", "b"])),
    ("(by: cursor, prefetch: 6)", .pagination, .pagination(Pagination(by: .cursor, prefetch: 6))),
    (
      "(columns: 1...4)", .fromServer, .fromServer(FromServer(columns: ValueRange(Rational(1), Rational(4))))
    ),
  ]

  @Test func valuesAreThoseOfTheProperty() throws {
    for (text, type, value) in Self.values {
      let (found, codes) = try coerce(text, to: type)
      #expect(found == .value(value) && codes.isEmpty, "\(text) \(codes)")
    }
  }

  private static let faults: [(text: String, type: PropertyType, code: DiagnosticCode)] = [
    ("0", .count(1...100), .valueOutOfRange), ("101", .count(1...100), .valueOutOfRange),
    ("1.5", .count(1...100), .valueOutOfRange), ("50%", .count(1...100), .typeMismatch),
    ("-1", .length(upTo: .contentWidth), .valueOutOfRange),
    ("item.width", .length(upTo: .contentWidth), .figureNotSettled),
    ("8sp", .length(upTo: .points), .figureNotSettled), ("50%", .length(upTo: .contentWidth), .typeMismatch),
    ("16:9", .size(.height), .typeMismatch), ("50%", .size(.height), .valueOutOfRange),
    ("0%", .size(.width), .valueOutOfRange), ("9/16", .size(.height), .quotientAsSize),
    ("1fr", .size(.width), .typeMismatch), ("estimated(item.width)", .size(.width), .figureNotSettled),
    ("(left: 4)", .insets(upTo: .contentWidth), .unknownArgument),
    ("(horizontal: 4, leading: 2)", .insets(upTo: .contentWidth), .duplicateArgument),
    ("(rows: 4)", .spacing, .unknownArgument), ("0", .columns, .valueOutOfRange), ("1001", .columns, .valueOutOfRange),
    ("adaptive(max: 3)", .columns, .missingArgument), ("none", .itemSpan, .unknownName),
    ("middle", .keyword([.top, .center]), .unknownCase), ("4", .keyword([.top, .center]), .typeMismatch),
    ("1", .boolean, .typeMismatch), ("320", .range, .typeMismatch), ("12", .color, .typeMismatch),
    ("(light: #FFFFFF)", .color, .missingArgument), ("(repeat: often)", .paging, .unknownCase),
    ("(visible: 0)", .collapse, .valueOutOfRange), ("(height: 1)", .separator, .missingArgument),
    ("(by: number)", .pagination, .unknownCase), ("(prefetch: 6)", .pagination, .missingArgument),
    ("(rows: 1...2)", .fromServer, .unknownArgument), (#""a""#, .texts, .typeMismatch),
  ]

  @Test func faultsAreReportedOnceAndGiveNoValue() throws {
    for (text, type, code) in Self.faults {
      let (found, codes) = try coerce(text, to: type)
      #expect(found == .invalid && codes == [code], "\(text) \(codes)")
    }
  }

  /// The value of a parameter is not known where a layout is checked by itself; its type is.
  @Test func parametersFitByTheirType() throws {
    for (type, property, fits) in [
      (ValueType.length, PropertyType.length(upTo: .contentWidth), true), (.number, .count(1...4), true),
      (.percent, .size(.width), true), (.percent, .length(upTo: .contentWidth), false), (.text, .boolean, false),
    ] {
      let (found, codes) = try coerce("gap", to: property, where: ["gap": .unknown(type)])
      #expect(found == (fits ? .unknown : .invalid) && codes == (fits ? [] : [.typeMismatch]), "\(type)")
    }
  }

  private func coerce(
    _ text: String, to type: PropertyType, where parameters: [String: Constant] = [:]
  ) throws -> (result: Coerced, codes: [DiagnosticCode]) {
    var program = CheckedText(expression: text)
    let expression = try #require(program.expression)
    var scope = program.scope
    scope.parameters = parameters
    return program.run { [scope] in $0.coerce(expression, to: type, named: "tested", in: scope) }
  }
}
