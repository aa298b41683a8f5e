import SDUIIR
import SDUISyntax

extension Checker {
  /// Returns the claim of a requirement; `nil` after a report, and if it needs an item and none is chosen.
  mutating func claim(
    _ expression: Syntax, _ context: inout RequirementContext, isNegated: Bool = false
  ) -> RequirementExpression? {
    switch program.kind(of: expression) {
    case .parenthesizedExpression:
      guard let inner = program.children(of: expression).first else { return nil }
      return claim(inner, &context, isNegated: isNegated)
    case .unaryExpression where program.operatorToken(of: expression)?.text == "not":
      guard let inner = program.children(of: expression).first else { return nil }
      return claim(inner, &context, isNegated: !isNegated)
    case .binaryExpression:
      guard let sign = program.operatorToken(of: expression)?.text else { return nil }
      let sides = Array(program.children(of: expression))
      guard sides.count == 2 else { return nil }
      if sign == "and" || sign == "or" {
        let left = claim(sides[0], &context, isNegated: isNegated)
        let right = claim(sides[1], &context, isNegated: isNegated)
        guard let left, let right else { return nil }
        return (sign == "and") != isNegated ? .both(left, right) : .either(left, right)
      }
      guard let comparison = RequirementExpression.Comparison(rawValue: sign) else { break }
      return self.comparison(comparison, expression, sides, &context, isNegated: isNegated)
    default: break
    }
    reportNoRequirement(expression)
    return nil
  }

  private mutating func comparison(
    _ sign: RequirementExpression.Comparison, _ expression: Syntax, _ sides: [Syntax],
    _ context: inout RequirementContext,
    isNegated: Bool
  ) -> RequirementExpression? {
    context.comparison = expression
    if memberPath(sides[0]).last?.text == "frame" {
      return frame(sides[0], sign, sides[1], expression, &context, isNegated: isNegated)
    }
    let subject = program.text(of: sides[0])
    guard ContainerTrait(name: subject) == nil else {
      report(
        .invalidRequirement, "`\(subject)` is no figure, so nothing can be required of it",
        at: program.range(of: expression),
        remedy: "require it where that holds: `when \(program.text(of: expression)) { require … }`")
      return nil
    }
    let left = amount(sides[0], &context)
    let right = amount(sides[1], &context)
    guard let left, let right else { return nil }
    if left.isConstant, right.isConstant {
      report(
        .invalidRequirement, "`\(program.text(of: expression))` asks for no figure of the layout, so it never changes",
        at: program.range(of: expression), remedy: "compare a figure, such as `item.width >= 120` or `columns <= 4`")
      return nil
    }
    return .comparison(left, isNegated ? sign.opposite : sign, right)
  }

  /// `deals.frame == (x: 0, y: 96, width: 390, height: 200)`: each of the named figures.
  private mutating func frame(
    _ subject: Syntax, _ sign: RequirementExpression.Comparison, _ value: Syntax, _ expression: Syntax,
    _ context: inout RequirementContext, isNegated: Bool
  ) -> RequirementExpression? {
    let isEqual = sign == .equal
    let entries = Array(program.children(of: value, .argument))
    guard isEqual || sign == .notEqual, program.kind(of: value) == .tupleExpression, !entries.isEmpty else {
      let name = program.text(of: subject)
      report(
        .invalidRequirement, "a `frame` is compared as a whole, with its figures by name",
        at: program.range(of: expression),
        remedy: "write it as `\(name) == (x: 0, y: 0, width: 390, height: 200)`, or compare one figure of it")
      return nil
    }
    guard context.isTest || memberPath(subject).count < 3 else {
      reportPosition("frame", subject, nil, context)
      return nil
    }
    guard let figures = figures(entries, ofFrame: subject, &context) else { return nil }
    let claims = figures.map { measure, amount in
      RequirementExpression.comparison(.measure(measure), isEqual != isNegated ? .equal : .notEqual, amount)
    }
    if claims.count == 1 { return claims[0] }
    return isEqual != isNegated ? .all(claims) : .any(claims)
  }

  /// Returns the values with which each figure of a frame is compared; `nil` after a report.
  private mutating func figures(
    _ entries: [Syntax], ofFrame subject: Syntax, _ context: inout RequirementContext
  ) -> [(measure: Measure, amount: RequirementTerm)]? {
    let names = ["x", "y", "width", "height"]
    var seen = SeenNames()
    var figures: [(measure: Measure, amount: RequirementTerm)] = []
    for entry in entries {
      guard let label = program.name(of: entry), let value = program.value(of: entry) else { return nil }
      guard names.contains(label.text) else {
        report(
          .unknownArgument, "a `frame` has no `\(label.text)`", at: label.range,
          remedy: Self.list(names, of: "its figures"))
        return nil
      }
      if let earlier = seen.insert(label) {
        _ = reportGivenTwice(label, earlier)
        return nil
      }
      guard let measure = measure(memberPath(subject).dropLast() + [label], subject, &context),
        let amount = amount(value, &context)
      else { return nil }
      figures.append((measure, amount))
    }
    return figures
  }

  private mutating func reportNoRequirement(_ expression: Syntax) {
    guard !program.isBroken(expression) else { return }
    report(
      .invalidRequirement, "`\(program.text(of: expression))` is no comparison, so it cannot hold or fail",
      at: program.range(of: expression), remedy: "compare it with something, such as `item.width >= 120`")
  }
}

extension RequirementExpression {
  /// Both hold; what was joined already is not nested.
  fileprivate static func both(_ left: RequirementExpression, _ right: RequirementExpression) -> RequirementExpression {
    let left = if case .all(let claims) = left { claims } else { [left] }
    let right = if case .all(let claims) = right { claims } else { [right] }
    return .all(left + right)
  }

  /// One of them holds, at least.
  fileprivate static func either(_ left: RequirementExpression, _ right: RequirementExpression) -> RequirementExpression
  {
    let left = if case .any(let claims) = left { claims } else { [left] }
    let right = if case .any(let claims) = right { claims } else { [right] }
    return .any(left + right)
  }
}

extension RequirementExpression.Comparison {
  /// The claim that holds if this does not.
  fileprivate var opposite: RequirementExpression.Comparison {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .equal: .notEqual
    case .notEqual: .equal
    case .greaterOrEqual: .less
    case .greater: .lessOrEqual
    }
  }
}
