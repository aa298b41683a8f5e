import SDUIIR
import SDUISyntax

extension Checker {
  /// The maximum number of boxes of one condition, which keeps proofs affordable.
  private static let maximumBoxes = 64

  /// A condition as messages name it: its text, unless that is too long to be read.
  func phrase(ofCondition expression: Syntax) -> String {
    let text = program.phrase(of: expression)
    return text.count > 100 ? "this condition" : "`\(text)`"
  }

  /// The boxes in which a `when` holds; `nil` after an error, empty after the warning that it never does.
  ///
  /// - Parameter outer: The condition of the `when` around it; `nil` for an outermost one.
  mutating func condition(of statement: Syntax, within outer: [ConditionBox]?, in scope: Scope) -> [ConditionBox]? {
    guard let expression = expression(of: statement) else { return nil }
    guard var boxes = boxes(of: expression, isNegated: false, in: scope)?.eachOnce else { return nil }
    if let outer, !boxes.isEmpty {
      guard join(outer, to: &boxes, isConjunction: true, at: expression) else { return nil }
      boxes = boxes.eachOnce
    }
    if boxes.isEmpty {
      let place = outer == nil ? "" : " where the `when` around it holds"
      report(
        .unreachableWhen, "\(phrase(ofCondition: expression)) is never true\(place)", at: program.range(of: expression),
        remedy: "remove the `when`, or change its bounds")
    }
    return boxes
  }

  /// Whether an expression compares or joins comparisons.
  func isCondition(_ expression: Syntax) -> Bool {
    switch program.kind(of: expression) {
    case .parenthesizedExpression: program.children(of: expression).first.map(isCondition) ?? false
    case .unaryExpression: program.operatorToken(of: expression)?.text == "not"
    case .binaryExpression:
      program.operatorToken(of: expression).map { Self.conditionOperators.contains($0.text) } ?? false
    default: false
    }
  }

  /// The value of a `let` that names a condition.
  mutating func namedCondition(_ expression: Syntax, in scope: Scope) -> Constant {
    guard let holds = boxes(of: expression, isNegated: false, in: scope)?.eachOnce else { return .invalid }
    // Where the opposite is too complex, that is reported if somebody asks for it.
    let count = diagnostics.count
    let fails = boxes(of: expression, isNegated: true, in: scope)?.eachOnce
    diagnostics.removeSubrange(count...)
    return .condition(.init(holds: holds, fails: fails))
  }

  /// The condition of a `when` as it was written.
  func expression(of statement: Syntax) -> Syntax? {
    program.children(of: statement).first {
      program.kind(of: $0) != .layoutReference && program.kind(of: $0) != .block
    }
  }

  /// A condition as boxes, any of which may hold, some of them twice. Negation is pushed inwards, so that only comparisons
  /// are left.
  private mutating func boxes(of expression: Syntax, isNegated: Bool, in scope: Scope) -> [ConditionBox]? {
    switch program.kind(of: expression) {
    case .parenthesizedExpression:
      return program.children(of: expression).first.flatMap { boxes(of: $0, isNegated: isNegated, in: scope) }
    case .unaryExpression where program.operatorToken(of: expression)?.text == "not":
      return program.children(of: expression).first.flatMap { boxes(of: $0, isNegated: !isNegated, in: scope) }
    case .binaryExpression:
      guard let sign = program.operatorToken(of: expression)?.text else { return nil }
      let sides = Array(program.children(of: expression))
      guard sides.count == 2, Self.conditionOperators.contains(sign) else { return nil }
      guard sign == "and" || sign == "or" else {
        return comparison(expression, sides, sign, isNegated: isNegated, in: scope)
      }
      // A chain of operators is one of left sides: the boxes so far are added to, and not copied for each operator.
      var left = boxes(of: sides[0], isNegated: isNegated, in: scope)
      let right = boxes(of: sides[1], isNegated: isNegated, in: scope)
      guard var joined = left.take(), let right else { return nil }
      let isKnown = join(right, to: &joined, isConjunction: (sign == "and") != isNegated, at: expression)
      return isKnown ? joined : nil
    case .unaryExpression where program.operatorToken(of: expression)?.text == "!": return nil
    case .nameExpression: return boxes(named: expression, isNegated: isNegated, in: scope)
    default:
      reportInvalidCondition(expression)
      return nil
    }
  }

  /// The boxes of a condition that a `let` names; `nil` after a report.
  private mutating func boxes(named expression: Syntax, isNegated: Bool, in scope: Scope) -> [ConditionBox]? {
    switch evaluate(expression, in: scope) {
    case .condition(let condition):
      if let boxes = isNegated ? condition.fails : condition.holds { return boxes }
      reportTooManyCases(expression)
    case .word, .boolean: reportInvalidCondition(expression)
    case .invalid: break
    case let value:
      let name = program.text(of: expression)
      report(
        .invalidCondition, "`\(name)` is \(value.type.phrase), where a condition is needed",
        at: program.range(of: expression),
        remedy: value.type == .number
          ? "compare it, as in `width >= \(name)`" : "name one with `let tablet = width >= 600`")
    }
    return nil
  }

  /// Gives `false` after a report.
  private mutating func join(
    _ right: [ConditionBox], to left: inout [ConditionBox], isConjunction: Bool, at expression: Syntax
  ) -> Bool {
    if isConjunction {
      left = left.intersection(right)
    } else {
      left += right
    }
    if left.count <= Self.maximumBoxes { return true }
    left = left.eachOnce
    if left.count <= Self.maximumBoxes { return true }
    reportTooManyCases(expression)
    return false
  }

  private mutating func reportTooManyCases(_ expression: Syntax) {
    report(
      .expressionTooComplex, "this condition falls into more than \(Self.maximumBoxes) cases",
      at: program.range(of: expression), remedy: "split it into several `when`s")
  }

  private mutating func comparison(
    _ expression: Syntax, _ sides: [Syntax], _ sign: String, isNegated: Bool, in scope: Scope
  ) -> [ConditionBox]? {
    let subject = program.text(of: sides[0])
    switch subject {
    case "width", "height":
      guard let bound = bound(sides[1], in: scope), let isLower = isLowerBound(sign, expression, sides) else {
        return nil
      }
      let bounds = isLower != isNegated ? Bounds(from: bound) : Bounds(to: bound)
      return [subject == "width" ? ConditionBox(width: bounds) : ConditionBox(height: bounds)]
    case "textScale", "textSize": return textScaleBox(expression, sides, sign, isNegated: isNegated, in: scope)
    default:
      if let trait = ContainerTrait(name: subject) {
        guard sign == "==" else {
          reportOperator(sign, trait, sides[1], expression)
          return nil
        }
        return boxes(of: trait, sides[1], isNegated: isNegated)
      }
      if let platform = Platform(rawValue: subject) {
        return clientBox(expression, sides, sign, on: platform, isNegated: isNegated)
      }
      let callee = program.child(of: sides[0], .nameExpression).map { program.text(of: $0) }
      if program.kind(of: sides[0]) == .callExpression, callee == "flag" {
        return flagBox(expression, sides, sign, isNegated: isNegated)
      }
      reportOrder(sides, sign, expression)
      return nil
    }
  }

  /// A constant that a width, a height or a text scale is compared with.
  mutating func bound(_ expression: Syntax, in scope: Scope) -> Rational? {
    let value = requireValue(evaluate(expression, in: scope), of: expression, in: scope.file)
    switch value {
    case .number(let number) where number > .zero: return number
    case .unknown(.number), .unknown(.length), .invalid: return nil
    case .number:
      report(
        .valueOutOfRange, "widths, heights and text scales are greater than 0, so this comparison has no effect",
        at: program.range(of: expression), remedy: "compare with a number greater than 0")
      return nil
    default:
      report(
        .typeMismatch, "`\(program.text(of: expression))` is \(value.type.phrase), where a constant is needed",
        at: program.range(of: expression), remedy: "compare with a number")
      return nil
    }
  }

  /// `>=` bounds below and `<` above: so neighbouring `when`s meet without a gap and without an overlap.
  mutating func isLowerBound(_ sign: String, _ expression: Syntax, _ sides: [Syntax]) -> Bool? {
    switch sign {
    case ">=": return true
    case "<": return false
    default:
      let (text, bound) = (program.text(of: sides[0]), program.text(of: sides[1]))
      let name = text == "textScale" ? "text scale" : text
      let other = sign == ">" ? ">=" : "<"
      let remedy =
        ["<=", ">"].contains(sign) ? "`\(text) \(other) \(bound)`" : "`\(text) >= \(bound)` or `\(text) < \(bound)`"
      report(
        .invalidCondition, "`\(sign)` cannot compare a \(name): \(name)s are not whole numbers",
        at: program.range(of: expression), remedy: "write \(remedy); `>=` and `<` fit together",
        fixes: ["<=", ">"].contains(sign)
          ? program.operatorToken(of: expression).map { [.replace($0.range, with: other)] } ?? [] : [])
      return nil
    }
  }

  private mutating func boxes(of trait: ContainerTrait, _ expression: Syntax, isNegated: Bool) -> [ConditionBox]? {
    let text = program.text(of: expression)
    if trait.words.contains(TraitWord(rawValue: text)) {
      return Traits.all(trait).filter { ($0[trait]?.rawValue == text) != isNegated }.map { ConditionBox(traits: $0) }
    }
    let names = trait.words.map { $0.rawValue }
    let foreign = Self.foreignTraitWords[text].flatMap { names.contains($0) ? $0 : nil }
    let near = foreign.map(NearestName.init(translated:)) ?? NearestName.of(text, among: names)
    report(
      .unknownCase, "`\(trait.name)` is never `\(text)`", at: program.range(of: expression),
      remedy: near?.question ?? "it is \(names.map { "`\($0)`" }.joined(separator: " or "))",
      fixes: FixIt.replacing(program.range(of: expression), with: near))
    return nil
  }

  /// The words of other layout systems for what a container is, with ours.
  private static let foreignTraitWords = [
    "tablet": "pad", "ipad": "pad", "iPad": "pad", "mobile": "phone", "iphone": "phone", "iPhone": "phone",
    "rightToLeft": "rtl", "leftToRight": "ltr", "wide": "regular", "narrow": "compact",
  ]

  private static let examples = ["ios": "3.2", "android": "3.2", "textScale": "1.6", "textSize": "accessibility1"]

  /// `600 <= width` is read more easily the other way round.
  private mutating func reportOrder(_ sides: [Syntax], _ sign: String, _ expression: Syntax) {
    let subject = program.text(of: sides[1])
    // `>` and `<=` cannot compare a size, and `>=` and `<` are meant.
    let mirrored = ["<=": ">=", "<": ">=", ">": "<", ">=": "<", "==": "=="]
    guard ConditionAxis.subjects.contains(subject) || subject.hasPrefix("flag(") else {
      return reportInvalidCondition(expression)
    }
    // `platform == ios` asks about something else.
    let isVersion = ["ios", "android"].contains(subject)
    let isSize = ["width", "height", "textScale", "textSize"].contains(subject)
    let fits = isVersion ? program.kind(of: sides[0]) != .nameExpression : !isSize || sign != "=="
    let value = program.text(of: sides[0])
    let exact = ["<=": ">=", "<": ">", ">": "<", ">=": "<="][sign]
    let better =
      subject == "textSize"
      ? exact.flatMap { Self.comparison(ofSizeBy: $0, with: value) }
      : (fits ? mirrored[sign] : nil).map { "\(subject) \($0) \(value)" }
    report(
      .invalidCondition, "a condition begins with what it asks about, here `\(subject)`",
      at: program.range(of: expression),
      remedy: "write `\(better ?? "\(subject) >= \(Self.examples[subject] ?? "600")")`",
      fixes: better.map { [.replace(program.range(of: expression), with: $0)] } ?? [])
  }

  /// Classes, idioms and directions are one of two, and `==` says which.
  private mutating func reportOperator(_ sign: String, _ trait: ContainerTrait, _ value: Syntax, _ expression: Syntax) {
    let text = program.text(of: value)
    let words = trait.words.map { $0.rawValue }
    let other = sign == "!=" && words.contains(text) ? words.first { $0 != text } : nil
    let better = "\(trait.name) == \(other ?? text)"
    report(
      .invalidCondition, "`\(trait.name)` is compared by `==`, not by `\(sign)`", at: program.range(of: expression),
      remedy: "write `\(better)`",
      fixes: other == nil ? [] : [.replace(program.range(of: expression), with: better)])
  }

  private mutating func reportInvalidCondition(_ expression: Syntax) {
    let near =
      program.kind(of: expression) == .nameExpression
      ? NearestName.of(program.text(of: expression), among: namesInScope(of: [.constant], in: expression.file)) : nil
    let subjects = (ConditionAxis.subjects + ["flag(name)"]).map { "`\($0)`" }
    report(
      .invalidCondition, "`\(program.text(of: expression))` is no condition", at: program.range(of: expression),
      remedy: near?.question
        ?? "conditions compare \(subjects.dropLast().joined(separator: ", ")) or \(subjects.last ?? ""), "
        + "such as `width >= 600` or `horizontal == compact`",
      fixes: FixIt.replacing(program.range(of: expression), with: near))
  }
}
