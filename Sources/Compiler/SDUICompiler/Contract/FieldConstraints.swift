import SDUIIR
import SDUISyntax

/// The constraints of a field's type, in parentheses: `Text(min: 1, max: 80)`, `URL(schemes: https)`.
extension Checker {
  /// Returns the bounds that a type's constraints set; `nil` after a finding.
  mutating func bounds(_ list: Syntax?, of type: FieldType.Name) -> FieldType.Bounds? {
    guard let list else { return FieldType.Bounds() }
    var bounds = FieldType.Bounds()
    var length: Rational?
    var labels = SeenNames()
    for argument in program.children(of: list, .argument) {
      if let label = program.name(of: argument), let earlier = labels.insert(label) {
        _ = reportGivenTwice(label, earlier)
        return nil
      }
      if isInvalidArgument(argument) { continue }
      if type == .url, program.name(of: argument)?.text == Self.schemesLabel {
        guard let schemes = schemes(argument) else { return nil }
        bounds.schemes = schemes
        continue
      }
      if !type.forms.isEmpty, program.name(of: argument)?.text == Self.travelLabel { continue }
      guard let (label, number) = bound(argument, of: type) else { return nil }
      switch label {
      case "min": bounds.minimum = number
      case "max": bounds.maximum = number
      default: length = number
      }
    }
    if let length {
      bounds.minimum = max(bounds.minimum ?? length, length)
      bounds.maximum = min(bounds.maximum ?? length, length)
    }
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      let arguments = Array(program.children(of: list, .argument))
      let range = program.range(of: arguments[0]).through(program.range(of: arguments[arguments.count - 1]))
      report(
        .invalidRange, "nothing is at least \(minimum.text) and at most \(maximum.text)", at: range,
        remedy: "make `max` at least as great as `min`")
      return nil
    }
    return bounds
  }

  private static let schemesLabel = "schemes"

  /// Returns the schemes that a URL may have; `nil` after a finding.
  private mutating func schemes(_ argument: Syntax) -> [String]? {
    guard let value = program.value(of: argument) else { return nil }
    let isList = program.kind(of: value) == .listExpression
    let elements = isList ? Array(program.children(of: value)) : [value]
    if elements.isEmpty {
      report(
        .constraintBroken, "no URL has a scheme of an empty list", at: program.range(of: value),
        remedy: "write the schemes, or remove `schemes`")
      return nil
    }
    var schemes: [String] = []
    for element in elements {
      let range = program.range(of: element)
      var scheme = program.text(of: element)
      if program.kind(of: element) == .stringLiteral {
        scheme = StringLiteral.value(of: program.bytes(of: element)) ?? ""
      }
      guard URLText.isScheme(scheme) else {
        let lowercased = scheme.lowercased()
        report(
          .typeMismatch, "`\(scheme)` is no scheme of a URL in lower case", at: range,
          remedy: "write it as `https`, or as `\"my-app\"` if it is no word",
          fixes: URLText.isScheme(lowercased) && program.kind(of: element) == .nameExpression
            ? [.replace(range, with: lowercased)] : [])
        return nil
      }
      guard !schemes.contains(scheme) else {
        report(
          .duplicateArgument, "the scheme `\(scheme)` is named twice", at: range, remedy: "remove one of them")
        return nil
      }
      schemes.append(scheme)
    }
    return schemes
  }

  private static let travelLabel = "as"

  /// Returns the form of a type in which its values travel: that of `as`, else a text; `nil` after a finding.
  mutating func travellingType(_ type: FieldType.Name, _ list: Syntax?) -> FieldType.Name? {
    guard !type.forms.isEmpty, let list else { return type }
    let argument = program.children(of: list, .argument).first { program.name(of: $0)?.text == Self.travelLabel }
    guard let argument else { return type }
    guard let value = program.value(of: argument) else { return nil }
    let text = program.text(of: value)
    if let form = type.forms.first(where: { $0.word == text }) { return form.name }
    let words = type.forms.map { $0.word }
    // A text is what it is without the argument.
    let isText = ["string", "text"].contains(text.lowercased())
    report(
      .typeMismatch, "`\(text)` is written where `as` of `\(type.source ?? "")` takes \(alternatives(words))",
      at: program.range(of: value),
      remedy: "write \(alternatives(words.map { "as: \($0)" })); without it the value travels in a text",
      fixes: isText && Array(program.children(of: list)).count == 1
        ? [.remove(program.range(of: list), "remove `as: \(text)`")]
        : FixIt.replacing(program.range(of: value), with: .of(text, among: words)))
    return nil
  }

  /// Returns the name and the number of one constraint; `nil` after a finding.
  private mutating func bound(_ argument: Syntax, of type: FieldType.Name) -> (String, Rational)? {
    guard let expression = program.value(of: argument) else { return nil }
    let typeName = type.source ?? (type == .list ? "[T]" : "[Text: T]")
    let labels = type.constraints
    guard let label = program.name(of: argument) else {
      report(
        .unknownArgument, "the constraints of `\(typeName)` have names", at: program.range(of: argument),
        remedy: "they are \(labels.map { "`\($0):`" }.joined(separator: ", "))")
      return nil
    }
    guard labels.contains(label.text) else {
      reportUnknownLabel(label, of: typeName, among: labels)
      return nil
    }
    let value = evaluate(expression, in: Scope(file: expression.file))
    guard case .number(let number) = requireValue(value, of: expression, in: expression.file) else {
      if value != .invalid, value.type != .word {
        report(
          .typeMismatch,
          "`\(program.text(of: expression))` is \(value.type.phrase), where `\(label.text)` takes a number",
          at: program.range(of: expression), remedy: remedyForThousands(expression) ?? "use a number")
      }
      return nil
    }
    guard type.takes(bound: number) else {
      let isTooSmall = number.isWhole
      report(
        .valueOutOfRange, "`\(label.text)` of `\(typeName)` takes a whole number\(isTooSmall ? " of 0 or more" : "")",
        at: program.range(of: expression), remedy: isTooSmall ? "use 0 or more" : "use a whole number")
      return nil
    }
    return (label.text, number)
  }
}

// MARK: - Invalid values

/// A place in which a type is written.
enum TypePlace {
  /// The whole type of a field.
  case field
  /// The type of an optional field, without its question mark.
  case optionalField
  /// Inside another type, or the data of a case.
  case inner
}

extension Checker {
  private static let invalidLabel = "invalid"

  private func isInvalidArgument(_ argument: Syntax) -> Bool {
    program.name(of: argument)?.text == Self.invalidLabel
  }

  /// The arguments of a type without `invalid`, which every type of an optional field takes.
  func constraints(of list: Syntax) -> [Syntax] {
    program.children(of: list, .argument).filter { !isInvalidArgument($0) }
  }

  /// Returns `invalid: nil` in the outermost type of a field.
  func invalidArgument(of field: Syntax) -> Syntax? {
    var type = program.children(of: field).first { program.kind(of: $0).isType }
    while let outer = type, program.kind(of: outer) == .optionalType {
      type = program.children(of: outer).first { program.kind(of: $0).isType }
    }
    guard let list = type.flatMap({ program.child(of: $0, .argumentList) }) else { return nil }
    return program.children(of: list, .argument).first { isInvalidArgument($0) }
  }

  /// Checks `invalid: nil` among the arguments of a type; `false` after a finding.
  mutating func checkInvalid(in list: Syntax?, at place: TypePlace) -> Bool {
    guard let list else { return true }
    let arguments = program.children(of: list, .argument).filter { isInvalidArgument($0) }
    guard let argument = arguments.first else { return true }
    if let first = program.name(of: argument),
      let second = arguments.dropFirst().first.flatMap({ program.name(of: $0) })
    {
      return reportGivenTwice(second, first.range)
    }
    guard let value = program.value(of: argument) else { return false }
    let text = program.text(of: value)
    if text != Field.invalidIsNil {
      report(
        .typeMismatch, "`\(text)` is written where `invalid` takes `nil`", at: program.range(of: value),
        remedy: "write `invalid: nil`; without it the part that contains an invalid value is left out",
        fixes: ["null", "none", "nothing"].contains(text.lowercased())
          ? [.replace(program.range(of: value), with: Field.invalidIsNil)] : [])
      return false
    }
    switch place {
    case .optionalField: return true
    case .field:
      report(
        .unknownArgument, "`invalid: nil` is for optional fields, and this one must have a value",
        at: program.range(of: argument), remedy: "write `?` after the type, or remove `invalid: nil`")
    case .inner:
      report(
        .unknownArgument, "`invalid: nil` is for the type of a field as a whole", at: program.range(of: argument),
        remedy: "write it in the outermost type of the field, which is optional")
    }
    return false
  }
}
