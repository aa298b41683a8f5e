import SDUIIR
import SDUISyntax

extension Checker {
  /// The value of an expression for a field's type; reports and gives `nil` where it does not fit.
  mutating func value(of expression: Syntax, for type: FieldType, named name: String) -> Value? {
    let rule = type.rule
    if case .enumeration(let id) = rule { return caseValue(expression, of: id, named: name) }
    if case .choice(let id) = rule, isCaseName(expression) || isMember(expression, of: contract.enums[id]) {
      return caseValue(expression, of: id, named: name)
    }
    let constant = requireValue(
      evaluate(expression, in: Scope(file: expression.file)), of: expression, in: expression.file)
    if constant == .invalid { return nil }
    if let syntax = written(constant, for: rule), syntax != expression {
      return constantValue(syntax, at: expression, for: type, named: name)
    }
    constantReading.count += 1
    switch (rule, constant) {
    case (.text(_, .color), .color(let color)), (.text(_, .shortColor), .color(let color)): return .color(color)
    case (.text(_, .color), .text), (.text(_, .shortColor), .text): break
    case (.text, .text(let text)):
      return isRight(rule.violation(of: text), rule, expression, name) ? .text(text) : nil
    case (.text(_, nil), .localized(let key)): return .localized(key)
    case (.integer, .number(let number)), (.decimal, .number(let number)), (.number, .number(let number)),
      (.anyDecimal, .number(let number)), (.digits, .number(let number)):
      return isRight(rule.violation(of: number), rule, expression, name) ? rule.value(of: number) : nil
    case (.digits, .text(let text)) where IdentityDigits.isValid(text): return .digits(text)
    case (.boolean, .boolean(let boolean)): return .boolean(boolean)
    case (.image, .record(let syntax)): return imageValue(syntax, named: name)
    case (.record(let id), .record(let syntax)): return recordValue(syntax, of: id, named: name)
    case (.choice(let id), .record(let syntax)): return choiceValue(syntax, of: id, named: name)
    case (.action(let ids), .record(let syntax)): return actionValue(syntax, among: ids, named: name)
    case (.list, .list(let syntax)): return listValue(syntax, of: rule, expression, named: name)
    case (.map, .list(let syntax)) where program.children(of: syntax).first(where: { _ in true }) == nil:
      return isRight(rule.violation(ofCount: 0), rule, expression, name) ? .map([]) : nil
    case (.map, .tuple(let entries)): return mapValue(entries, of: rule, expression, named: name)
    default: break
    }
    report(
      .typeMismatch,
      "`\(shortText(of: expression))` is \(constant.type.phrase), where `\(name)` takes \(phrase(type))",
      at: program.range(of: expression), remedy: remedy(rule))
    return nil
  }

  private mutating func listValue(
    _ syntax: Syntax, of rule: ValueRule, _ expression: Syntax, named name: String
  ) -> Value? {
    guard case .list(let element, _) = rule else { return nil }
    let values = program.children(of: syntax).map { value(of: $0, for: element, named: name) }
    if values.contains(nil) || program.isBroken(syntax) { return nil }
    let isRight = isRight(rule.violation(ofCount: values.count), rule, expression, name)
    return isRight ? .list(values.compactMap { $0 }) : nil
  }

  /// `(EUR: 12.5, USD: 14)`
  private mutating func mapValue(
    _ entries: [Constant.TupleEntry], of rule: ValueRule, _ expression: Syntax, named name: String
  ) -> Value? {
    guard case .map(let element, _) = rule else { return nil }
    let known = entries.compactMap { entry in
      value(of: entry.expression, for: element, named: entry.label.text)
        .map { MapEntry(key: entry.label.text, value: $0) }
    }
    guard known.count == entries.count else { return nil }
    return isRight(rule.violation(ofCount: known.count), rule, expression, name) ? .map(known) : nil
  }

  /// The same of a value that is no authored content: it is the same in all languages.
  mutating func fixedValue(of expression: Syntax, for type: FieldType, named name: String) -> Value? {
    guard let value = value(of: expression, for: type, named: name) else { return nil }
    if value.localizedKeys.isEmpty { return value }
    report(
      .typeMismatch, "only content has localized texts, and this value of `\(name)` is the same in all languages",
      at: program.range(of: expression), remedy: "write the text in quotes")
    return nil
  }

  /// The record or list that a constant is where a type takes one.
  private func written(_ constant: Constant, for rule: ValueRule) -> Syntax? {
    switch (rule, constant) {
    case (.image, .record(let syntax)), (.record, .record(let syntax)), (.action, .record(let syntax)),
      (.choice, .record(let syntax)), (.list, .list(let syntax)):
      syntax
    default: nil
    }
  }

  /// The text of an expression, cut where it is long.
  private func shortText(of expression: Syntax) -> String {
    let text = program.text(of: expression)
    return text.count > 40 || text.contains("\n") ? text.prefix { $0 != "\n" }.prefix(37) + "…" : text
  }

  /// A field's type in words.
  func phrase(_ type: FieldType) -> String {
    switch type.wrapped {
    case .date(.seconds): return "a date, which is the number of seconds since 1970"
    case .date(.milliseconds): return "a date, which is the number of milliseconds since 1970"
    case .date(.pattern(let pattern)): return "a date such as `\(pattern.example)`, which is a text"
    case .shortColor: return "a colour, which may be short"
    default: break
    }
    return switch type.rule {
    case .text(_, nil): "a text"
    case .text(_, .color), .text(_, .shortColor): "a colour"
    case .text(_, let syntax?): "\(syntax.row.noun), which is a text"
    case .integer: "a whole number"
    case .digits: "an identity, which is a whole number"
    case .decimal, .number, .anyDecimal, .pixels: "a number"
    case .boolean: "`true` or `false`"
    case .enumeration(let id), .choice(let id): "a case of `\(contract.enums[id].name.source)`"
    case .record(let id): "a `\(contract.records[id].name.source)`"
    case .image: "an image"
    case .action: "an action"
    case .list: "a list"
    case .map: "an object of free keys"
    }
  }

  /// The type of a field that is read, in words: whether it is always there matters, too.
  func sourcePhrase(_ type: FieldType) -> String { phrase(type) + (type.isOptional ? " that may be absent" : "") }

  private func remedy(_ rule: ValueRule) -> String {
    switch rule {
    case .text(_, nil), .text(_, .identity): "write it in quotes"
    case .text(_, .color), .text(_, .shortColor): "write it as `#RRGGBB`"
    case .text(_, let syntax?): "write it in quotes: `\"\(syntax.row.example)\"`"
    case .integer, .decimal, .number, .anyDecimal, .digits, .pixels: "write a number"
    case .boolean: "write `true` or `false`"
    case .enumeration: "name one of its cases"
    case .choice(let id): "write it as `\(contract.enums[id].name.source) { case: … }`, or name a case without data"
    case .record(let id): "write it as `\(contract.records[id].name.source) { … }`"
    case .image: "write it as `Image { url: \"https://…\", width: 1200, height: 600 }`"
    case .action(let ids): "write it as `\(ids.first.map { contract.actions[$0].name.source } ?? "Action") { … }`"
    case .list: "write it in brackets: `[a, b]`"
    case .map: "write its keys with their values: `(a: …, b: …)`, or `[]` for none"
    }
  }

  private mutating func caseValue(_ expression: Syntax, of id: ID<Enumeration>, named name: String) -> Value? {
    let enumeration = contract.enums[id]
    if isMember(expression, of: enumeration) {
      reportCaseOfName(memberPath(expression), of: enumeration, at: expression)
      return nil
    }
    guard program.kind(of: expression) == .nameExpression else {
      let constant = evaluate(expression, in: Scope(file: expression.file))
      guard constant != .invalid else { return nil }
      report(
        .typeMismatch,
        "`\(shortText(of: expression))` is \(constant.type.phrase), where `\(name)` takes a case of `\(enumeration.name.source)`",
        at: program.range(of: expression), remedy: "name one of its cases without quotes")
      return nil
    }
    let text = program.text(of: expression)
    if let index = enumeration.cases.firstIndex(where: { $0.name.source == text }) {
      let known = enumeration.cases[index]
      reportDeprecated(text, known.availability, at: program.range(of: expression), known.origin)
      if !enumeration.hasData { return .enumerationCase(id, index) }
      guard let payload = known.payload else { return .choice(id, index, nil) }
      report(
        .missingArgument, "the case `\(text)` has data, which is \(phrase(payload))", at: program.range(of: expression),
        remedy: "write it as `\(enumeration.name.source) { \(text): … }`")
      return nil
    }
    reportUnknownCase(WrittenName(text: text, range: program.range(of: expression)), of: enumeration)
    return nil
  }

  /// Whether an expression is a name after that of an enumeration: `Size.small`.
  private func isMember(_ expression: Syntax, of enumeration: Enumeration) -> Bool {
    guard program.kind(of: expression) == .memberExpression else { return false }
    let path = memberPath(expression)
    return path.count == 2 && path[0].text == enumeration.name.source
  }

  /// Reports a case that is written with the name of its enumeration.
  private mutating func reportCaseOfName(
    _ path: [WrittenName], of enumeration: Enumeration, at expression: Syntax
  ) {
    guard let known = enumeration.cases.first(where: { $0.name.source == path[1].text }) else {
      return reportUnknownCase(path[1], of: enumeration)
    }
    let name = known.name.source
    report(
      .typeMismatch, "a case is written without its enum, and `\(program.text(of: expression))` names both",
      at: program.range(of: expression),
      remedy: known.payload == nil ? "write `\(name)`" : "write it as `\(enumeration.name.source) { \(name): … }`",
      fixes: known.payload == nil ? [.replace(program.range(of: expression), with: name)] : [])
  }

  /// Reports a name that is none of an enumeration's cases, with the nearest one.
  mutating func reportUnknownCase(_ name: WrittenName, of enumeration: Enumeration) {
    let names = enumeration.cases.map { $0.name.source }
    let near = NearestName.of(name.text, among: names)
    report(
      .unknownCase, "`\(enumeration.name.source)` has no case `\(name.text)`", at: name.range,
      remedy: near?.question ?? Self.listing(cases: names),
      fixes: FixIt.replacing(name.range, with: near))
  }

  /// Whether an expression is a name that no constant has: then it is meant to be a case.
  private func isCaseName(_ expression: Syntax) -> Bool {
    guard program.kind(of: expression) == .nameExpression else { return false }
    return lookUp(program.text(of: expression), in: expression.file)?.kind != .constant
  }

  /// Says which cases there are.
  static func listing(cases names: [String]) -> String {
    if names.isEmpty { return "declare it: there are no cases yet" }
    return "its cases are \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }

  /// Whether nothing is wrong with a value; reports what is.
  private mutating func isRight(
    _ violation: ValueViolation?, _ rule: ValueRule, _ expression: Syntax, _ name: String
  ) -> Bool {
    let range = program.range(of: expression)
    switch (violation, rule) {
    case (nil, _): return true
    case (.kind, .integer):
      report(
        .valueOutOfRange, "`\(name)` takes a whole number within ±2⁵³, and `\(program.text(of: expression))` is none",
        at: range, remedy: "write a whole number")
    case (.kind, .digits):
      report(
        .valueOutOfRange, "`\(name)` takes a whole number, and `\(program.text(of: expression))` is none", at: range,
        remedy: "write a whole number")
    case (.kind, _), (.pixels, _):
      report(
        .valueOutOfRange, "no decimal is exactly `\(program.text(of: expression))`", at: range,
        remedy: "write a decimal such as `0.33`")
    case (.syntax(let syntax), _):
      report(
        .constraintBroken, "`\(name)` takes \(syntax.row.requirement ?? syntax.row.noun)", at: range,
        remedy: "write it as `\"\(syntax.row.example)\"`")
    case (.pattern(let pattern), _):
      report(
        .constraintBroken, "`\(name)` takes a date such as `\(pattern.example)`", at: range,
        remedy: "write it as `\"\(pattern.example)\"`")
    case (.scheme(let bounds), _):
      report(
        .constraintBroken, "`\(name)` takes a URL whose scheme is \(bounds.schemePhrase)", at: range,
        remedy: "write a URL that begins with `\(bounds.schemes[0]):`, or add the scheme to the type")
    case (.length(let count, let bound), _):
      report(bound, "`\(name)` has \(count) character\(count == 1 ? "" : "s")", at: range)
    case (.count(let count, let bound), _):
      let noun = if case .map = rule { "member" } else { "element" }
      report(bound, "`\(name)` has \(count) \(noun)\(count == 1 ? "" : "s")", at: range)
    case (.number(let number, let bound), _): report(bound, "`\(name)` is \(number.text)", at: range)
    }
    return false
  }

  private mutating func report(_ bound: BrokenBound, _ found: String, at range: SourceRange) {
    let side = bound.isExact ? "exactly" : bound.isMinimum ? "at least" : "at most"
    report(
      .constraintBroken, "\(found), where the contract needs \(side) \(bound.limit.text)", at: range,
      remedy: "use a value within the field's constraints")
  }
}

extension ValueRule {
  /// The value of a type whose rule a number satisfies; `nil` if no number does.
  fileprivate func value(of number: Rational) -> Value? {
    switch self {
    case .integer: .integer(number.numerator)
    case .decimal, .anyDecimal: .decimal(number)
    case .number: .number(number)
    case .digits: .digits(number.text)
    default: nil
    }
  }
}
