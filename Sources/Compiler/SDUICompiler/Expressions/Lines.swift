import SDUIIR
import SDUISyntax

extension Checker {
  /// The height of some lines of a text style: `lines(2, headline)`.
  mutating func evaluateLines(_ arguments: [Syntax], of expression: Syntax, in scope: Scope) -> Constant {
    let values = arguments.compactMap { program.children(of: $0).last }
    guard values.count == 2, !arguments.contains(where: { program.name(of: $0) != nil }) else {
      report(
        .missingArgument, "`lines` takes a number of lines and a text style", at: program.range(of: expression),
        remedy: "write it as `lines(2, headline)`")
      return .invalid
    }
    let first = program.text(of: values[0])
    guard TextStyle(rawValue: first) == nil || lookUp(first, in: scope.file) != nil else {
      let better = "lines(\(program.text(of: values[1])), \(first))"
      report(
        .missingArgument, "`lines` takes the number of lines before the text style",
        at: program.range(of: expression), remedy: "write it as `\(better)`",
        fixes: [.replace(program.range(of: expression), with: better)])
      return .invalid
    }
    let (count, style) = (lineCount(values[0], in: scope), lineHeight(of: values[1]))
    guard let count, let style else { return .invalid }
    guard case .number(let number) = count else { return .unknown(.length) }
    guard let length = try? style.scaled(by: number) else { return overflow(at: expression) }
    return .length(length)
  }

  /// A number of lines, or one that is not known yet; `nil` after a report.
  private mutating func lineCount(_ expression: Syntax, in scope: Scope) -> Constant? {
    let value = requireValue(evaluate(expression, in: scope), of: expression, in: scope.file)
    switch value {
    case .number(let number) where number > .zero: return value
    case .unknown(.number): return value
    case .invalid, .unknown: return nil
    case .number:
      report(
        .valueOutOfRange, "`lines` takes a number of lines greater than 0", at: program.range(of: expression),
        remedy: "leave the lines out where there are none")
      return nil
    default:
      report(
        .typeMismatch, "`\(program.text(of: expression))` is \(value.type.phrase), where `lines` takes a number",
        at: program.range(of: expression), remedy: "write it as `lines(2, headline)`")
      return nil
    }
  }

  /// One line of a text style; `nil` after a report.
  private mutating func lineHeight(of expression: Syntax) -> Length? {
    let name = program.text(of: expression)
    if let style = TextStyle(rawValue: name) { return .figure(.line(style)) }
    if let style = MaterialTextStyle(rawValue: name) {
      return try? Length.figure(.textPoints).scaled(by: Rational(style.lineHeight))
    }
    let styles = TextStyle.allCases.map { $0.rawValue } + MaterialTextStyle.allCases.map { $0.rawValue }
    let foreign = ["title": "title1", "caption": "caption1", "subhead": "subheadline"][name]
    let near = foreign.map { NearestName(translated: $0) } ?? NearestName.of(name, among: styles)
    let range = program.range(of: expression)
    report(
      .unknownCase, "no text style is called `\(name)`", at: range,
      remedy: near?.question
        ?? "they are \(TextStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")), and those of Material 3, such as `bodyLarge`",
      fixes: FixIt.replacing(range, with: near))
    return nil
  }
}
