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
      if fieldLabel(argument) != nil { continue }
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
  ///
  /// - Parameter bounds: Get the pattern of a date, and whether a list takes one value in its place.
  mutating func travellingType(
    _ type: FieldType.Name, _ list: Syntax?, _ bounds: inout FieldType.Bounds
  ) -> FieldType.Name? {
    guard !type.forms.isEmpty, let list else { return type }
    let name = type.source.map { "`\($0)`" } ?? "a list"
    let argument = program.children(of: list, .argument).first { program.name(of: $0)?.text == Self.travelLabel }
    guard let argument, let value = program.value(of: argument) else { return argument == nil ? type : nil }
    let text = program.text(of: value)
    if let form = type.forms.first(where: { $0.word == text }) {
      bounds.takesOne = type == .list
      return form.name
    }
    let words = type.forms.map { $0.word }
    let unquoted = program.kind(of: value) == .stringLiteral ? String(text.dropFirst().dropLast()) : nil
    if let unquoted, words.contains(unquoted) {
      report(
        .typeMismatch, "`as` of \(name) takes a word, and `\(text)` is a text",
        at: program.range(of: value), remedy: "write `as: \(unquoted)`",
        fixes: [.replace(program.range(of: value), with: unquoted)])
      return nil
    }
    if type == .date, program.kind(of: value) == .stringLiteral {
      bounds.pattern = datePattern(value)
      return bounds.pattern == nil ? nil : .patternDate
    }
    let examples = words + (type == .date ? ["\"dd.MM.yyyy\""] : [])
    // A text is what it is without the argument.
    let isText = ["string", "text"].contains(text.lowercased())
    report(
      .typeMismatch, "`\(text)` is written where `as` of \(name) takes \(alternatives(words))",
      at: program.range(of: value),
      remedy: "write \(alternatives(examples.map { "as: \($0)" })); without it the value travels "
        + (type == .list ? "as a list" : type == .color ? "as `#RRGGBB`" : "in a text"),
      fixes: isText && Array(program.children(of: list)).count == 1
        ? [.remove(program.range(of: list), "remove `as: \(text)`")]
        : FixIt.replacing(program.range(of: value), with: .of(text, among: words)))
    return nil
  }

  /// Returns the pattern of dates that a text is; `nil` after a finding.
  private mutating func datePattern(_ value: Syntax) -> DatePattern? {
    guard let text = StringLiteral.value(of: program.bytes(of: value)) else { return nil }
    do throws(DatePattern.Fault) {
      return try DatePattern(text)
    } catch {
      // Letters of other libraries.
      let meant = String(
        decoding: text.utf8.map { $0 == UInt8(ascii: "Y") || $0 == UInt8(ascii: "D") ? $0 | 0x20 : $0 }, as: UTF8.self)
      let isMeant = meant != text && (try? DatePattern(meant)) != nil
      report(
        .typeMismatch, "`\"\(text)\"` is no pattern of dates: \(error.sentence)", at: program.range(of: value),
        remedy: isMeant
          ? "write `\"\(meant)\"`" : "write it as `\"dd.MM.yyyy 'at' HH:mm\"` or `\"EEE, d MMM yyyy HH:mm:ss Z\"`",
        fixes: isMeant ? [.replace(program.range(of: value), with: "\"\(meant)\"")] : [])
      return nil
    }
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

// MARK: - Missing values

/// A place in which a type is written.
enum TypePlace {
  /// The whole type of a field.
  case field
  /// The type of an optional field, without its question mark.
  case optionalField
  /// Inside another type, or the data of a case.
  case inner
}

/// The arguments of the type of an optional field that say which values count as missing: `invalid: nil`, and
/// `absent: ["", "N/A"]`.
extension Checker {
  static let invalidLabel = "invalid"
  static let absentLabel = "absent"

  /// The label of an argument that every type of an optional field takes; `nil` of others.
  private func fieldLabel(_ argument: Syntax) -> WrittenName? {
    program.name(of: argument).flatMap { [Self.invalidLabel, Self.absentLabel].contains($0.text) ? $0 : nil }
  }

  /// The arguments of a type without those that every type of an optional field takes.
  func constraints(of list: Syntax) -> [Syntax] {
    program.children(of: list, .argument).filter { fieldLabel($0) == nil }
  }

  /// Returns an argument of the outermost type of a field.
  func argument(_ label: String, ofTypeOf field: Syntax) -> Syntax? {
    var type = program.children(of: field).first { program.kind(of: $0).isType }
    while let outer = type, program.kind(of: outer) == .optionalType {
      type = program.children(of: outer).first { program.kind(of: $0).isType }
    }
    guard let list = type.flatMap({ program.child(of: $0, .argumentList) }) else { return nil }
    return program.children(of: list, .argument).first { program.name(of: $0)?.text == label }
  }

  /// Checks the arguments of a type that every type of an optional field takes; `false` after a finding.
  mutating func checkFieldArguments(in list: Syntax?, at place: TypePlace) -> Bool {
    guard let list else { return true }
    var labels = SeenNames()
    for argument in program.children(of: list, .argument) {
      guard let label = fieldLabel(argument) else { continue }
      if let earlier = labels.insert(label) { return reportGivenTwice(label, earlier) }
      guard label.text == Self.invalidLabel ? isNil(argument) : absentTexts(argument) != nil else { return false }
      guard isAllowed(argument, place) else { return false }
    }
    return true
  }

  private mutating func isNil(_ argument: Syntax) -> Bool {
    guard let value = program.value(of: argument) else { return false }
    let text = program.text(of: value)
    if text == Field.invalidIsNil { return true }
    report(
      .typeMismatch, "`\(text)` is written where `invalid` takes `nil`", at: program.range(of: value),
      remedy: "write `invalid: nil`; without it the part that contains an invalid value is left out",
      fixes: ["null", "none", "nothing"].contains(text.lowercased())
        ? [.replace(program.range(of: value), with: Field.invalidIsNil)] : [])
    return false
  }

  /// Whether the argument is written in the type of an optional field.
  private mutating func isAllowed(_ argument: Syntax, _ place: TypePlace) -> Bool {
    let text = "`\(program.text(of: argument))`"
    switch place {
    case .optionalField: return true
    case .field:
      report(
        .unknownArgument, "\(text) is for optional fields, and this one must have a value",
        at: program.range(of: argument), remedy: "write `?` after the type, or remove \(text)")
    case .inner:
      report(
        .unknownArgument, "\(text) is for the type of a field as a whole", at: program.range(of: argument),
        remedy: "write it in the outermost type of the field, which is optional")
    }
    return false
  }

  /// Returns the texts that mean a missing value; `nil` after a finding.
  mutating func absentTexts(_ argument: Syntax) -> [String]? {
    guard let value = program.value(of: argument) else { return nil }
    let isList = program.kind(of: value) == .listExpression
    let elements = isList ? Array(program.children(of: value)) : [value]
    let most = Field.maximumAbsentTexts
    guard 1...most.count ~= elements.count else {
      report(
        .constraintBroken, "`absent` takes 1 to \(most.count) texts", at: program.range(of: value),
        remedy: "write the texts that mean a missing value, or remove `absent`")
      return nil
    }
    var texts: [String] = []
    for element in elements {
      let range = program.range(of: element)
      guard program.kind(of: element) == .stringLiteral, let text = StringLiteral.value(of: program.bytes(of: element))
      else {
        let isNull = ["nil", "null"].contains(program.text(of: element))
        report(
          .typeMismatch, "`\(program.text(of: element))` is written where `absent` takes texts", at: range,
          remedy: isNull ? "`null` means a missing value without it" : "write texts, such as `absent: \"\"`")
        return nil
      }
      guard text.utf8.count <= most.bytes else {
        report(
          .constraintBroken, "a text of `absent` has at most \(most.bytes) bytes", at: range, remedy: "shorten it")
        return nil
      }
      guard !texts.contains(where: { $0.utf8.elementsEqual(text.utf8) }) else {
        report(.duplicateArgument, "this text is written twice", at: range, remedy: "remove one of them")
        return nil
      }
      texts.append(text)
    }
    return texts
  }
}
