import SDUIIR
import SDUISyntax

/// Conditions on the text that a person has enlarged: on its scale, or on the text size that iOS names.
extension Checker {
  /// The box of a comparison with a text scale or a text size; `nil` after a report.
  mutating func textScaleBox(
    _ expression: Syntax, _ sides: [Syntax], _ sign: String, isNegated: Bool, in scope: Scope
  ) -> [ConditionBox]? {
    let isScale = program.text(of: sides[0]) == "textScale"
    if isScale, reportSizeOfScale(sides, sign) { return nil }
    guard let bound = isScale ? self.bound(sides[1], in: scope) : textSize(sides[1])?.scale,
      let isLower = isScale ? isLowerBound(sign, expression, sides) : isLowerSize(sign, expression, sides)
    else { return nil }
    return [ConditionBox(textScale: isLower != isNegated ? Bounds(from: bound) : Bounds(to: bound))]
  }

  /// Reports that a scale is compared with the name of a text size; gives whether it is.
  private mutating func reportSizeOfScale(_ sides: [Syntax], _ sign: String) -> Bool {
    let text = program.text(of: sides[1])
    guard TextSize(rawValue: text) != nil, lookUp(text, in: sides[1].file) == nil else { return false }
    report(
      .invalidCondition, "`\(text)` is a text size, and a text scale is a number", at: program.range(of: sides[1]),
      remedy: "write `textSize \(sign) \(text)`", fixes: [.replace(program.range(of: sides[0]), with: "textSize")])
    return true
  }

  /// A text size by its name.
  private mutating func textSize(_ expression: Syntax) -> TextSize? {
    let text = program.text(of: expression)
    if let size = TextSize(rawValue: text) { return size }
    let range = program.range(of: expression)
    guard program.kind(of: expression) == .nameExpression else {
      report(
        .typeMismatch, "`\(text)` is no text size", at: range,
        remedy: "compare with a name such as `accessibility1`, or write `textScale >= 1.6`")
      return nil
    }
    let foreign = Self.foreignTextSizes[text].map { NearestName(translated: $0.rawValue) }
    let near = foreign ?? NearestName.of(text, among: TextSize.allCases.map { $0.rawValue })
    report(
      .unknownCase, "no text size is called `\(text)`", at: range,
      remedy: near?.question ?? "they are \(TextSize.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))",
      fixes: FixIt.replacing(range, with: near))
    return nil
  }

  /// The names of text sizes in UIKit, and the short ones of designers.
  private static let foreignTextSizes: [String: TextSize] = [
    "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge, "extraExtraExtraLarge": .xxxLarge,
    "accessibilityMedium": .accessibility1, "accessibilityLarge": .accessibility2,
    "accessibilityExtraLarge": .accessibility3, "accessibilityExtraExtraLarge": .accessibility4,
    "accessibilityExtraExtraExtraLarge": .accessibility5, "AX1": .accessibility1, "AX2": .accessibility2,
    "AX3": .accessibility3, "AX4": .accessibility4, "AX5": .accessibility5, "accessibility": .accessibility1,
    "normal": .large, "default": .large, "body": .large,
  ]

  private static func next(after size: TextSize) -> TextSize? {
    TextSize.allCases.drop { $0 != size }.dropFirst().first
  }

  /// A comparison by `>=` or `<` that means the same at all text sizes of iOS; `nil` if there is none.
  static func comparison(ofSizeBy sign: String, with name: String) -> String? {
    guard let size = TextSize(rawValue: name) else { return nil }
    return switch sign {
    case ">=", "<": "textSize \(sign) \(name)"
    case ">": next(after: size).map { "textSize >= \($0.rawValue)" }
    case "<=": next(after: size).map { "textSize < \($0.rawValue)" }
    default: nil
    }
  }

  /// `>=` and `<` as for widths. The others have a counterpart, since the next text size has a name.
  private mutating func isLowerSize(_ sign: String, _ expression: Syntax, _ sides: [Syntax]) -> Bool? {
    if sign == ">=" || sign == "<" { return sign == ">=" }
    guard let size = TextSize(rawValue: program.text(of: sides[1])) else { return nil }
    let next = Self.next(after: size)
    let better = Self.comparison(ofSizeBy: sign, with: size.rawValue)
    let equal = "`textSize >= \(size.rawValue)" + (next.map { " and textSize < \($0.rawValue)`" } ?? "`")
    let bounds = "`textSize >= \(size.rawValue)` or `textSize < \(size.rawValue)`"
    report(
      .invalidCondition, "`\(sign)` cannot compare a text size, since Android and the web have sizes in between",
      at: program.range(of: expression),
      remedy: "write " + (better.map { "`\($0)`" } ?? (sign == "==" ? equal : bounds)),
      fixes: better.map { [.replace(program.range(of: expression), with: $0)] } ?? [])
    return nil
  }
}
