import SDUIIR
import SDUISyntax

extension Checker {
  /// A side of a comparison; `nil` after a report, and where it asks for an item and none is chosen.
  mutating func amount(_ expression: Syntax, _ context: inout RequirementContext) -> RequirementTerm? {
    switch program.kind(of: expression) {
    case .parenthesizedExpression:
      return program.children(of: expression).first.flatMap { amount($0, &context) }
    case .unaryExpression where program.operatorToken(of: expression)?.text == "-":
      guard let operand = program.children(of: expression).first.flatMap({ amount($0, &context) }) else { return nil }
      return scaled(operand, by: Rational(-1), expression)
    case .binaryExpression where Self.arithmeticOperators.contains(program.operatorToken(of: expression)?.text ?? ""):
      return arithmetic(expression, &context)
    case .callExpression where ["min", "max"].contains(calledName(expression)): return extreme(expression, &context)
    case .memberExpression:
      return measure(memberPath(expression), expression, &context).map(RequirementTerm.measure)
    case .nameExpression where program.text(of: expression) == "columns":
      let name = WrittenName(text: "columns", range: program.range(of: expression))
      return measure([name], expression, &context).map(RequirementTerm.measure)
    default: return constantAmount(expression, &context)
    }
  }

  private static let arithmeticOperators: Set<String> = ["+", "-", "*", "/"]

  private func calledName(_ expression: Syntax) -> String {
    program.child(of: expression, .nameExpression).map { program.text(of: $0) } ?? ""
  }

  /// A literal, a `let` or a parameter.
  private mutating func constantAmount(_ expression: Syntax, _ context: inout RequirementContext) -> RequirementTerm? {
    let name = program.text(of: expression)
    if program.kind(of: expression) == .nameExpression, ["width", "height"].contains(name) {
      report(
        .unknownMeasure, "`\(name)` alone does not identify whose \(name) is meant", at: program.range(of: expression),
        remedy: "write `item.\(name)` or `container.\(name)`")
      return nil
    }
    let value = requireValue(evaluate(expression, in: context.scope), of: expression, in: context.scope.file)
    switch value {
    case .number(let number): return .constant(number)
    case .length(let length): return amount(of: length, expression, &context)
    // A layout that is checked by itself: the parameter may be any number.
    case .unknown(.number), .unknown(.length): return .constant(.one)
    case .unknown, .invalid: return nil
    default:
      report(
        .typeMismatch, "`\(program.text(of: expression))` is \(value.type.phrase), where a number or length is needed",
        at: program.range(of: expression), remedy: "compare figures with numbers and lengths")
      return nil
    }
  }

  /// A length that depends on figures, as the home of the requirement has them.
  mutating func amount(
    of length: Length, _ expression: Syntax, _ context: inout RequirementContext
  ) -> RequirementTerm? {
    switch length {
    case .points(let value): return .constant(value)
    case .sum(let terms):
      var amounts: [RequirementTerm] = []
      for term in terms {
        guard let amount = amount(of: term, expression, &context) else { return nil }
        amounts.append(amount)
      }
      return amounts.count == 1 ? amounts[0] : .sum(amounts)
    case .minimum(let lengths), .maximum(let lengths):
      var amounts: [RequirementTerm] = []
      for length in lengths {
        guard let amount = amount(of: length, expression, &context) else { return nil }
        amounts.append(amount)
      }
      if case .minimum = length { return .least(amounts) }
      return .greatest(amounts)
    }
  }

  private mutating func amount(
    of term: Length.Term, _ expression: Syntax, _ context: inout RequirementContext
  ) -> RequirementTerm? {
    let path: [String] =
      switch term.figure {
      case .points: []
      case .textPoints, .line: ["text"]
      case .containerWidth: ["container", "width"]
      case .containerHeight: ["container", "height"]
      case .contentWidth: ["content", "width"]
      case .columnWidth: ["column", "width"]
      case .itemWidth: ["item", "width"]
      }
    if path.isEmpty { return .constant(term.factor) }
    let range = program.range(of: expression)
    let names = path.map { WrittenName(text: $0, range: range) }
    let measure: Measure? =
      switch term.figure {
      case .textPoints: .textPoints
      case .line(let style): .line(style)
      default: self.measure(names, expression, &context)
      }
    return measure.flatMap { scaled(.measure($0), by: term.factor, expression) }
  }
}

// MARK: - Arithmetic

extension Checker {
  private mutating func arithmetic(_ expression: Syntax, _ context: inout RequirementContext) -> RequirementTerm? {
    let sides = Array(program.children(of: expression))
    guard sides.count == 2, let sign = program.operatorToken(of: expression)?.text else { return nil }
    let first = amount(sides[0], &context)
    let second = amount(sides[1], &context)
    guard let left = first, let right = second else { return nil }
    switch sign {
    case "+": return sum(left, right, expression)
    case "-": return scaled(right, by: Rational(-1), expression).flatMap { sum(left, $0, expression) }
    case "*":
      if case .constant(let factor) = right { return scaled(left, by: factor, expression) }
      if case .constant(let factor) = left { return scaled(right, by: factor, expression) }
      reportNotLinear("a product of two figures is not linear in them", sides[...], expression)
    default:
      guard case .constant(let divisor) = right else {
        reportNotLinear("a figure cannot be divided by", sides[1...], expression)
        return nil
      }
      guard divisor != .zero else {
        report(
          .divisionByZero, "`\(program.text(of: expression))` divides by zero", at: program.range(of: sides[1]),
          remedy: "divide by a number other than 0")
        return nil
      }
      guard let factor = exactly(expression, { () throws(ArithmeticError) in try Rational.one / divisor }) else {
        return nil
      }
      return scaled(left, by: factor, expression)
    }
    return nil
  }

  private mutating func sum(_ left: RequirementTerm, _ right: RequirementTerm, _ expression: Syntax) -> RequirementTerm?
  {
    if case .constant(let first) = left, case .constant(let second) = right {
      return exactly(expression) { () throws(ArithmeticError) in try first + second }.map(RequirementTerm.constant)
    }
    let left = if case .sum(let amounts) = left { amounts } else { [left] }
    let right = if case .sum(let amounts) = right { amounts } else { [right] }
    return .sum(left + right)
  }

  mutating func scaled(_ amount: RequirementTerm, by factor: Rational, _ expression: Syntax) -> RequirementTerm? {
    if factor == .one { return amount }
    switch amount {
    case .constant(let value):
      return exactly(expression) { () throws(ArithmeticError) in try value * factor }.map(RequirementTerm.constant)
    case .scaled(let inner, let amount):
      guard let product = exactly(expression, { () throws(ArithmeticError) in try inner * factor }) else { return nil }
      return product == .one ? amount : .scaled(product, amount)
    default: return .scaled(factor, amount)
    }
  }

  private mutating func exactly(_ expression: Syntax, _ compute: () throws(ArithmeticError) -> Rational) -> Rational? {
    if let value = try? compute() { return value }
    _ = overflow(at: expression)
    return nil
  }

  private mutating func reportNotLinear(_ message: String, _ figures: ArraySlice<Syntax>, _ expression: Syntax) {
    report(
      .typeMismatch, message, at: program.range(of: expression),
      labels: figures.map { Label("depends on the layout", at: program.range(of: $0)) },
      remedy: "multiply and divide figures by numbers only; `a / b >= 2` is `a >= b * 2`")
  }

  private mutating func extreme(_ expression: Syntax, _ context: inout RequirementContext) -> RequirementTerm? {
    guard let list = program.child(of: expression, .argumentList) else { return nil }
    var amounts: [RequirementTerm] = []
    var isWhole = true
    for argument in program.children(of: list, .argument) {
      guard let value = program.value(of: argument), let amount = amount(value, &context) else {
        isWhole = false
        continue
      }
      amounts.append(amount)
    }
    guard isWhole else { return nil }
    guard let first = amounts.first else {
      report(
        .missingArgument, "`\(program.text(of: expression))` has nothing to choose from",
        at: program.range(of: expression), remedy: "give at least one length")
      return nil
    }
    if amounts.count == 1 { return first }
    return calledName(expression) == "min" ? .least(amounts) : .greatest(amounts)
  }
}

extension RequirementTerm {
  /// Whether this depends on nothing.
  var isConstant: Bool {
    switch self {
    case .constant: true
    case .measure: false
    case .scaled(_, let amount): amount.isConstant
    case .sum(let amounts), .least(let amounts), .greatest(let amounts): amounts.allSatisfy { $0.isConstant }
    }
  }
}
