import SDUIIR
import SDUISyntax

extension Checker {
  /// `-x`
  mutating func evaluateNegation(_ expression: Syntax, in scope: Scope) -> Constant {
    guard let operand = program.children(of: expression).first else { return .invalid }
    let sign = program.operatorToken(of: expression)?.text
    let value = number(evaluate(operand, in: scope), of: operand, in: scope)
    guard sign == "-" else { return conditionAsValue(expression) }
    switch value {
    case .number(let number): return .number(-number)
    case .percent(let fraction): return .percent(-fraction)
    case .length(let length): return (try? length.scaled(by: Rational(-1))).map(Constant.length) ?? .invalid
    case .unknown(let type) where [.number, .length, .percent].contains(type): return value
    case .invalid: return .invalid
    default:
      report(
        .typeMismatch, "`\(program.text(of: operand))` is \(value.type.phrase), which has no opposite",
        at: program.range(of: operand), remedy: "use a number, a length or a percent")
      return .invalid
    }
  }

  /// `a + b` and its kin.
  mutating func evaluateBinary(_ expression: Syntax, in scope: Scope) -> Constant {
    let sides = Array(program.children(of: expression))
    guard sides.count == 2, let sign = program.operatorToken(of: expression) else { return .invalid }
    guard ["+", "-", "*", "/"].contains(sign.text) else {
      return Self.conditionOperators.contains(sign.text) ? conditionAsValue(expression) : .invalid
    }
    let left = number(evaluate(sides[0], in: scope), of: sides[0], in: scope)
    let right = number(evaluate(sides[1], in: scope), of: sides[1], in: scope)
    if left == .invalid || right == .invalid { return .invalid }
    if sign.text == "/", case .number(.zero) = right {
      report(
        .divisionByZero, "`\(program.text(of: expression))` divides by zero", at: program.range(of: sides[1]),
        remedy: "divide by a number other than 0")
      return .invalid
    }
    guard let type = Self.resultType(left.type, sign.text, right.type) else {
      return mismatch(expression, sides, (left, right), sign, in: scope)
    }
    if left.isUnknown || right.isUnknown { return .unknown(type) }
    do {
      return try Self.combine(left, sign.text, right)
    } catch .tooManyPieces {
      report(
        .expressionTooComplex, "this length has more than \(Length.maximumPieces) pieces",
        at: program.range(of: expression),
        remedy: "use fewer `min` and `max` in one expression")
      return .invalid
    } catch {
      return overflow(at: expression)
    }
  }

  /// Other operators are the lexer's or the parser's findings, which are not repeated here.
  static let conditionOperators: Set<String> = ["and", "or", "==", "!=", "<", "<=", ">", ">="]

  /// Returns the type of an operation on two types; `nil` if they cannot be combined.
  private static func resultType(_ left: ValueType, _ sign: String, _ right: ValueType) -> ValueType? {
    switch (left, sign, right) {
    case (.number, _, .number): .number
    case (.length, "+", .number), (.length, "-", .number), (.number, "+", .length), (.number, "-", .length),
      (.length, "+", .length), (.length, "-", .length), (.length, "*", .number), (.number, "*", .length),
      (.length, "/", .number):
      .length
    case (.percent, "+", .percent), (.percent, "-", .percent), (.percent, "*", .number), (.number, "*", .percent),
      (.percent, "/", .number):
      .percent
    default: nil
    }
  }

  private static func combine(_ left: Constant, _ sign: String, _ right: Constant) throws(LengthError) -> Constant {
    do {
      switch (left, right) {
      case (.number(let a), .number(let b)): return .number(try apply(sign, a, b))
      case (.percent(let a), .percent(let b)): return .percent(try apply(sign, a, b))
      case (.percent(let a), .number(let b)), (.number(let b), .percent(let a)): return .percent(try apply(sign, a, b))
      default: break
      }
    } catch {
      throw .arithmetic(error)
    }
    guard let a = left.asLength, let b = right.asLength else { return .invalid }
    switch sign {
    case "+": return .length(try a.adding(b))
    case "-": return .length(try a.adding(b.scaled(by: Rational(-1))))
    case "*":
      if case .number(let factor) = right { return .length(try a.scaled(by: factor)) }
      if case .number(let factor) = left { return .length(try b.scaled(by: factor)) }
      return .invalid
    default:
      guard case .number(let divisor) = right else { return .invalid }
      let factor: Rational
      do { factor = try Rational.one / divisor } catch { throw .arithmetic(error) }
      return .length(try a.scaled(by: factor))
    }
  }

  private static func apply(_ sign: String, _ left: Rational, _ right: Rational) throws(ArithmeticError) -> Rational {
    switch sign {
    case "+": try left + right
    case "-": try left - right
    case "*": try left * right
    default: try left / right
    }
  }

  private mutating func mismatch(
    _ expression: Syntax, _ sides: [Syntax], _ values: (Constant, Constant), _ sign: WrittenName,
    in scope: Scope
  ) -> Constant {
    let left = values.0.type
    let right = values.1.type
    let isSum = sign.text == "+" || sign.text == "-"
    let part = !isSum ? nil : part(values.0, sides[0], in: scope) ?? part(values.1, sides[1], in: scope)
    let (message, remedy): (String, String) =
      switch (left, sign.text, right) {
      case (.length, "*", .length): ("a product of two lengths is no length", "multiply a length by a number")
      case (.length, "/", .length), (.number, "/", .length):
        ("a length cannot be divided by, since layout is linear in it", "divide by a number")
      case (.percent, _, .length), (.length, _, .percent), (.percent, _, .number), (.number, _, .percent):
        (
          "a percent cannot be combined with \(left == .percent ? right.phrase : left.phrase)",
          part.map { "write `\($0.text)` in place of the percent" }
            ?? "use `content.width` times a number for a part of the width"
        )
      default: ("\(left.phrase) and \(right.phrase) cannot be joined by `\(sign.text)`", "use values of one type")
      }
    report(
      .typeMismatch, message, at: program.range(of: expression),
      labels: [
        Label("this is \(left.phrase)", at: program.range(of: sides[0])),
        Label("this is \(right.phrase)", at: program.range(of: sides[1])),
      ], remedy: remedy, fixes: part.map { [.replace($0.range, with: $0.text)] } ?? [])
    return .invalid
  }

  /// A written percent as a length, where it is known what it is a part of.
  private func part(_ value: Constant, _ side: Syntax, in scope: Scope) -> (text: String, range: SourceRange)? {
    guard case .percent(let fraction) = value, let whole = scope.wholeOfPercents,
      program.kind(of: side) == .numberLiteral,
      let factor = fraction.decimalText
    else { return nil }
    return (fraction == .one ? whole : "\(whole) * \(factor)", program.range(of: side))
  }

  /// Returns a value for arithmetic: a bare name must have one.
  private mutating func number(_ value: Constant, of expression: Syntax, in scope: Scope) -> Constant {
    guard case .word(let name) = value else { return value }
    reportUnknownValue(name, at: program.range(of: expression), in: scope)
    return .invalid
  }

  /// A comparison where a value is needed.
  private mutating func conditionAsValue(_ expression: Syntax) -> Constant {
    report(
      .typeMismatch, "`\(program.text(of: expression))` is a condition, where a value is needed",
      at: program.range(of: expression), remedy: "conditions are allowed after `when` and `require` only")
    return .invalid
  }
}
