import SDUIIR
import SDUISyntax

extension Checker {
  /// Returns the value of an expression; reports errors in it and returns `invalid` then.
  mutating func evaluate(_ expression: Syntax, in scope: Scope) -> Constant {
    switch program.kind(of: expression) {
    case .numberLiteral: return evaluateNumber(expression)
    case .stringLiteral: return StringLiteral.value(of: program.bytes(of: expression)).map(Constant.text) ?? .invalid
    case .colorLiteral: return evaluateColor(expression)
    case .nameExpression: return evaluateName(expression, in: scope)
    case .memberExpression: return evaluateMember(expression)
    case .callExpression: return evaluateCall(expression, in: scope)
    case .recordExpression: return .record(expression)
    case .listExpression: return .list(expression)
    case .parenthesizedExpression:
      guard let inner = program.children(of: expression).first else { return .invalid }
      return evaluate(inner, in: scope)
    case .tupleExpression: return evaluateTuple(expression, in: scope)
    case .rangeExpression: return evaluateRange(expression, in: scope)
    case .ratioExpression: return evaluateRatio(expression, in: scope)
    case .unaryExpression: return evaluateNegation(expression, in: scope)
    case .binaryExpression: return evaluateBinary(expression, in: scope)
    default: return .invalid
    }
  }

  private func evaluateColor(_ expression: Syntax) -> Constant {
    let digits = program.text(of: expression).dropFirst()
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let value = UInt32(digits, radix: 16) else {
      return .invalid
    }
    return .color(digits.utf8.count == 6 ? value << 8 | 0xFF : value)
  }

  private mutating func evaluateNumber(_ expression: Syntax) -> Constant {
    let text = program.bytes(of: expression)
    let end = text.firstIndex { !Self.isDigitOrPoint($0) } ?? text.endIndex
    guard let value = Rational(decimal: text[..<end]) else { return withoutValue(text[..<end], expression) }
    if end == text.endIndex { return .number(value) }
    return number(value, String(decoding: text[end...], as: UTF8.self), expression)
  }

  private static func isDigitOrPoint(_ byte: UInt8) -> Bool {
    (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: ".")
  }

  /// Returns the value of digits and points that are no number.
  private mutating func withoutValue(_ digits: ArraySlice<UInt8>, _ expression: Syntax) -> Constant {
    let point = UInt8(ascii: ".")
    if digits.count(where: { $0 == point }) > 1 { return .version(String(decoding: digits, as: UTF8.self)) }
    // `.5` and `5.` are the lexer's findings.
    guard digits.first != point, digits.last != point else { return .invalid }
    report(
      .numberOutOfRange, "`\(program.text(of: expression))` has more digits than exact arithmetic holds",
      at: program.range(of: expression), remedy: "use a number of at most 18 digits")
    return .invalid
  }

  /// Returns a number with a unit directly after it.
  private mutating func number(_ value: Rational, _ unit: String, _ expression: Syntax) -> Constant {
    switch unit {
    case "%": return scaled(value, by: .percent(.one), 100, expression)
    case "fr": return .share(value)
    case "s": return .duration(value)
    case "ms": return scaled(value, by: .duration(.one), 1_000, expression)
    case "sp":
      guard let length = try? Length.figure(.textPoints).scaled(by: value) else { return .invalid }
      return .length(length)
    default:
      // `1e5` and the like were reported by the lexer as no number at all.
      guard unit.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { return .invalid }
      let digits = program.text(of: expression).dropLast(unit.count)
      report(
        .unknownUnit, "`\(unit)` is no unit of the language", at: program.range(of: expression),
        remedy: "lengths are points and need no unit; `sp`, `%`, `fr`, `s` and `ms` are the others",
        fixes: ["pt", "px", "dp"].contains(unit)
          ? [.replace(program.range(of: expression), with: String(digits))] : [])
      return .invalid
    }
  }

  private mutating func scaled(_ value: Rational, by unit: Constant, _ divisor: Int, _ expression: Syntax) -> Constant {
    guard let result = try? value / Rational(divisor) else { return overflow(at: expression) }
    if case .percent = unit { return .percent(result) }
    return .duration(result)
  }

  /// Reports that exact arithmetic gave up.
  mutating func overflow(at expression: Syntax) -> Constant {
    report(
      .numberOutOfRange, "the value of `\(program.text(of: expression))` needs more than 64 bits",
      at: program.range(of: expression), remedy: "use smaller numbers")
    return .invalid
  }

  private mutating func evaluateName(_ expression: Syntax, in scope: Scope) -> Constant {
    let name = program.text(of: expression)
    if let value = scope.parameters[name] { return value }
    switch name {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    guard let declaration = lookUp(name, in: scope.file) else { return .word(name) }
    switch declaration.kind {
    case .constant: return constant(declaration)
    default: return .word(name)
    }
  }

  /// Reports a bare name that has no value.
  mutating func requireValue(_ value: Constant, of expression: Syntax, in file: FileID) -> Constant {
    guard case .word(let name) = value else { return value }
    reportUnknownValue(name, at: program.range(of: expression), in: Scope(file: file))
    return .invalid
  }

  /// Reports a name that is neither a value nor a parameter, nor a word that fits.
  mutating func reportUnknownValue(_ name: String, at range: SourceRange, in scope: Scope) {
    // A number that follows from the width, while lengths are straight lines over it.
    if name == "columns" { return reportNotSettled(name, at: range) }
    let figures = ["item.width", "container.width", "container.height", "content.width", "column.width"]
    let figure = figures.first { $0.hasPrefix(name + ".") || $0.hasSuffix("." + name) }
    let candidates = scope.parameters.keys.sorted() + namesInScope(of: [.constant], in: scope.file)
    let near = NearestName.of(name, among: candidates)
    report(
      .unknownName, "there is no value `\(name)` here", at: range,
      remedy: Self.foreignValues[name] ?? figure.map { "did you mean `\($0)`?" } ?? near?.question
        ?? (Self.reservedNames.contains(name)
          ? "the figures are `container.width`, `container.height`, `content.width`, `column.width` and `item.width`"
          : nil)
          ?? "declare it with `let \(name) = …`, or import the file that does",
      fixes: FixIt.replacing(range, with: near))
  }

  /// The remedies for words of other languages that name no value here.
  private static let foreignValues: [String: String] = {
    let absent =
      "there is no literal for a missing value: leave the property out, and write an optional type as `Text?`"
    let sized = "`estimated(120)` is the height of what sizes itself, and `adaptive(min: 160)` the columns that fit"
    return ["null": absent, "nil": absent, "none": absent, "auto": sized, "automatic": sized]
  }()

  private mutating func evaluateTuple(_ expression: Syntax, in scope: Scope) -> Constant {
    var entries: [Constant.TupleEntry] = []
    var known = SeenNames()
    for argument in program.children(of: expression, .argument) {
      guard let label = program.name(of: argument), let value = program.children(of: argument).last,
        program.kind(of: value) != .name
      else { continue }
      if let earlier = known.insert(label) {
        report(
          .duplicateArgument, "`\(label.text)` is given twice", at: label.range,
          labels: [Label("given here first", at: earlier)], remedy: "remove one of them")
        continue
      }
      entries.append(.init(label: label, expression: value, value: evaluate(value, in: scope)))
    }
    return .tuple(entries)
  }

  private mutating func evaluateRange(_ expression: Syntax, in scope: Scope) -> Constant {
    let bounds = program.children(of: expression).map { evaluate($0, in: scope) }
    guard case .number(let lower)? = bounds.first else {
      if case .version? = bounds.first { return .version(program.text(of: expression)) }
      return .invalid
    }
    guard bounds.count > 1 else { return .range(lower, nil) }
    guard case .number(let upper) = bounds[1] else { return .invalid }
    guard lower <= upper else {
      report(
        .invalidRange, "the range `\(program.text(of: expression))` ends before it begins",
        at: program.range(of: expression), remedy: "write the smaller bound first")
      return .invalid
    }
    return .range(lower, upper)
  }

  private mutating func evaluateRatio(_ expression: Syntax, in scope: Scope) -> Constant {
    let sides = program.children(of: expression).map { evaluate($0, in: scope) }
    guard sides.count == 2, case .number(let width) = sides[0], case .number(let height) = sides[1] else {
      return .invalid
    }
    guard width > .zero, height > .zero else {
      report(
        .valueOutOfRange, "both sides of a ratio are greater than 0", at: program.range(of: expression),
        remedy: "write width to height, such as `16:9`")
      return .invalid
    }
    return .ratio(width, height)
  }
}
