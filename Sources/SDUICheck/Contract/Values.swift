import SDUIDiagnostics
import SDUIIR
import SDUISource
import SDUISyntax

extension Checker {
  /// The value of an expression for a field's type; reports and gives `nil` where it does not fit.
  mutating func value(of expression: Syntax, for type: FieldType, named name: String) -> Value? {
    if case .optional(let inner) = type { return value(of: expression, for: inner, named: name) }
    if case .enumeration(let id) = type { return caseValue(expression, of: id, named: name) }
    let constant = requireValue(
      evaluate(expression, in: Scope(file: expression.file)), of: expression, in: expression.file)
    if constant == .invalid { return nil }
    if let syntax = written(constant, for: type), syntax != expression {
      return constantValue(syntax, at: expression, for: type, named: name)
    }
    constantReading.count += 1
    switch (type, constant) {
    case (.id, .text(let text)): return lengthChecked(text, 1, 2_048, expression, name)
    case (.url, .text(let text)): return urlValue(text, expression, name)
    case (.date, .text(let text)): return dateValue(text, expression, name)
    case (.text(let bounds), .text(let text)): return textValue(text, bounds, expression, name)
    case (.int(let bounds), .number(let number)): return integerValue(number, bounds, expression, name)
    case (.decimal(let bounds), .number(let number)): return decimalValue(number, bounds, expression, name)
    case (.bool, .boolean(let boolean)): return .boolean(boolean)
    case (.color, .color(let color)): return .color(color)
    case (.image, .record(let syntax)): return imageValue(syntax, named: name)
    case (.record(let id), .record(let syntax)): return recordValue(syntax, of: id, named: name)
    case (.action(let ids), .record(let syntax)): return actionValue(syntax, among: ids, named: name)
    case (.list(let element), .list(let syntax)):
      let values = program.children(of: syntax).map { value(of: $0, for: element, named: name) }
      return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    default:
      report(
        .typeMismatch,
        "`\(shortText(of: expression))` is \(constant.type.phrase), where `\(name)` takes \(phrase(type))",
        at: program.range(of: expression), remedy: remedy(type))
      return nil
    }
  }

  /// The record or list that a constant is where a type takes one.
  private func written(_ constant: Constant, for type: FieldType) -> Syntax? {
    switch (type, constant) {
    case (.image, .record(let syntax)), (.record, .record(let syntax)), (.action, .record(let syntax)),
      (.list, .list(let syntax)):
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
    switch type {
    case .id: "an identity, which is a text"
    case .text: "a text"
    case .int: "a whole number"
    case .decimal: "a number"
    case .bool: "`true` or `false`"
    case .url: "a URL, which is a text"
    case .date: "a date, which is a text"
    case .color: "a colour"
    case .image: "an image"
    case .enumeration(let id): "a case of `\(contract.enums[id].name.source)`"
    case .record(let id): "a `\(contract.records[id].name.source)`"
    case .action: "an action"
    case .list: "a list"
    case .optional(let inner): phrase(inner)
    }
  }

  /// The type of a field that is read, in words: whether it is always there matters, too.
  func sourcePhrase(_ type: FieldType) -> String {
    if case .optional(let inner) = type { return "\(phrase(inner)) that may be absent" }
    return phrase(type)
  }

  private func remedy(_ type: FieldType) -> String {
    switch type {
    case .id, .text: "write it in quotes"
    case .url: "write it in quotes: `\"https://example.com\"`"
    case .date: "write it in quotes: `\"2026-01-31T09:00:00Z\"`"
    case .int, .decimal: "write a number"
    case .bool: "write `true` or `false`"
    case .color: "write it as `#RRGGBB`"
    case .image: "write it as `Image { url: \"https://…\", width: 1200, height: 600 }`"
    case .enumeration: "name one of its cases"
    case .record(let id): "write it as `\(contract.records[id].name.source) { … }`"
    case .action(let ids): "write it as `\(ids.first.map { contract.actions[$0].name.source } ?? "Action") { … }`"
    case .list: "write it in brackets: `[a, b]`"
    case .optional(let inner): remedy(inner)
    }
  }

  private mutating func caseValue(_ expression: Syntax, of id: ID<Enumeration>, named name: String) -> Value? {
    let enumeration = contract.enums[id]
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
      return .enumerationCase(id, index)
    }
    let names = enumeration.cases.map { $0.name.source }
    let near = NearestName.of(text, among: names)
    let range = program.range(of: expression)
    report(
      .unknownCase, "`\(enumeration.name.source)` has no case `\(text)`", at: range,
      remedy: near.map { "did you mean `\($0)`?" }
        ?? "its cases are \(names.map { "`\($0)`" }.joined(separator: ", "))",
      fixes: near.map { [.replace(range, with: $0)] } ?? [])
    return nil
  }

  private mutating func textValue(_ text: String, _ bounds: FieldType.Bounds, _ expression: Syntax, _ name: String)
    -> Value?
  {
    guard holds(Rational(text.unicodeScalars.count), bounds, "`\(name)` has", " character", expression) else {
      return nil
    }
    return .text(text)
  }

  private mutating func lengthChecked(_ text: String, _ least: Int, _ most: Int, _ expression: Syntax, _ name: String)
    -> Value?
  {
    textValue(text, .init(minimum: Rational(least), maximum: Rational(most)), expression, name)
  }

  private mutating func integerValue(
    _ number: Rational, _ bounds: FieldType.Bounds, _ expression: Syntax, _ name: String
  ) -> Value? {
    guard number.isWhole, number.numerator.magnitude <= 1 << 53 else {
      report(
        .valueOutOfRange, "`\(name)` takes a whole number within ±2⁵³, and `\(program.text(of: expression))` is none",
        at: program.range(of: expression), remedy: "write a whole number")
      return nil
    }
    guard holds(number, bounds, "`\(name)` is", "", expression) else { return nil }
    return .integer(number.numerator)
  }

  private mutating func decimalValue(
    _ number: Rational, _ bounds: FieldType.Bounds, _ expression: Syntax, _ name: String
  ) -> Value? {
    guard number.decimalText != nil else {
      report(
        .valueOutOfRange, "no decimal is exactly `\(program.text(of: expression))`", at: program.range(of: expression),
        remedy: "write a decimal such as `0.33`")
      return nil
    }
    guard holds(number, bounds, "`\(name)` is", "", expression) else { return nil }
    return .decimal(number)
  }

  /// Whether a figure is within bounds; reports the one that it breaks.
  private mutating func holds(
    _ figure: Rational, _ bounds: FieldType.Bounds, _ subject: String, _ unit: String, _ expression: Syntax
  ) -> Bool {
    let (limit, side): (Rational?, String) =
      if let minimum = bounds.minimum, figure < minimum {
        (minimum, bounds.maximum == minimum ? "exactly" : "at least")
      } else if let maximum = bounds.maximum, figure > maximum {
        (maximum, bounds.minimum == maximum ? "exactly" : "at most")
      } else {
        (nil, "")
      }
    guard let limit else { return true }
    let noun = unit.isEmpty || figure == .one ? unit : unit + "s"
    report(
      .constraintBroken, "\(subject) \(figure.text)\(noun), where the contract needs \(side) \(limit.text)",
      at: program.range(of: expression), remedy: "use a value within the field's constraints")
    return false
  }
}
