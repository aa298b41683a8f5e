import SDUIIR
import SDUISyntax

extension Checker {
  private static let figures: [String: Figure] = [
    "container.width": .containerWidth, "container.height": .containerHeight, "content.width": .contentWidth,
    "column.width": .columnWidth, "item.width": .itemWidth,
  ]

  /// `item.width` and its kin, and `data.image.ratio`.
  mutating func evaluateMember(_ expression: Syntax) -> Constant {
    let path = memberPath(expression)
    if path.isEmpty, program.isUnfinished(expression) { return .invalid }
    let written = path.isEmpty ? program.text(of: expression) : path.map { $0.text }.joined(separator: ".")
    if let figure = Self.figures[written] { return .length(.figure(figure)) }
    if path.first?.text == "data" { return .data(Array(path.dropFirst())) }
    let range = program.range(of: expression)
    if ["item.height", "content.height", "event.page"].contains(written) {
      reportNotSettled(written, at: range)
      return .invalid
    }
    let near = NearestName.of(written, among: Self.figures.keys.sorted())
    report(
      .unknownName, "there is no figure `\(written)`", at: range,
      remedy: near?.question
        ?? "the figures are `container.width`, `container.height`, `content.width`, `column.width` and `item.width`",
      fixes: FixIt.replacing(range, with: near))
    return .invalid
  }

  /// Reports a figure that no length can be defined from.
  mutating func reportNotSettled(_ figure: String, at range: SourceRange) {
    report(
      .figureNotSettled, "`\(figure)` is not settled when this value is needed", at: range,
      remedy: "define the value from `container`, `content.width` or `item.width`")
  }

  /// The names of `a.b.c` from left to right; empty if something else is in it.
  func memberPath(_ expression: Syntax) -> [WrittenName] {
    var result: [WrittenName] = []
    var current: Syntax? = expression
    while let syntax = current {
      switch program.kind(of: syntax) {
      case .memberExpression:
        let pieces = program.children(of: syntax)
        guard let name = pieces.last, program.kind(of: name) == .name else { return [] }
        result.append(WrittenName(text: program.text(of: name), range: program.range(of: name)))
        current = pieces.first
      case .nameExpression:
        result.append(WrittenName(text: program.text(of: syntax), range: program.range(of: syntax)))
        current = nil
      default: return []
      }
    }
    return result.reversed()
  }

  /// `min(…)`, `max(…)`, `estimated(…)`, `adaptive(…)`.
  mutating func evaluateCall(_ expression: Syntax, in scope: Scope) -> Constant {
    guard let callee = program.child(of: expression, .nameExpression),
      let list = program.child(of: expression, .argumentList)
    else { return .invalid }
    let arguments = Array(program.children(of: list, .argument))
    switch program.text(of: callee) {
    case "min": return evaluateExtreme(arguments, of: expression, in: scope, isLeast: true)
    case "max": return evaluateExtreme(arguments, of: expression, in: scope, isLeast: false)
    case "estimated": return evaluateEstimate(arguments, of: expression, in: scope)
    case "adaptive": return evaluateAdaptive(arguments, of: expression, in: scope)
    case "lines": return evaluateLines(arguments, of: expression, in: scope)
    case "match": return .matched(expression)
    case "localized": return evaluateLocalized(arguments, of: expression)
    case "at": return evaluatePlace(arguments, of: expression)
    case let name:
      let near = NearestName.of(name, among: Self.functions)
      report(
        .unknownName, "there is no function `\(name)`", at: program.range(of: callee),
        remedy: near?.question
          ?? "the functions are `min`, `max`, `lines`, `estimated`, `adaptive`, `match`, `localized` and `at`",
        fixes: FixIt.replacing(program.range(of: callee), with: near))
      return .invalid
    }
  }

  private static let functions = ["adaptive", "at", "estimated", "lines", "localized", "match", "max", "min"]

  /// The maximum number of lengths in one `min` or `max`.
  private static let maximumChoices = 1_000

  private mutating func evaluateExtreme(
    _ arguments: [Syntax], of expression: Syntax, in scope: Scope, isLeast: Bool
  ) -> Constant {
    guard arguments.count <= Self.maximumChoices else {
      report(
        .expressionTooComplex, "`\(isLeast ? "min" : "max")` chooses among more than \(Self.maximumChoices) lengths",
        at: program.range(of: expression), remedy: "leave out those that never win")
      return .invalid
    }
    var lengths: [Length] = []
    var isUnknown = false
    var allNumbers = true
    for argument in arguments {
      guard let value = lengthArgument(argument, of: isLeast ? "min" : "max", in: scope) else { return .invalid }
      switch value {
      case .unknown(let type): (isUnknown, allNumbers) = (true, allNumbers && type == .number)
      default:
        if let length = value.asLength { lengths.append(length) }
        if value.type != .number { allNumbers = false }
      }
    }
    guard !arguments.isEmpty else {
      report(
        .missingArgument, "`\(program.text(of: expression))` has nothing to choose from",
        at: program.range(of: expression), remedy: "give at least one length")
      return .invalid
    }
    if isUnknown { return .unknown(allNumbers ? .number : .length) }
    guard let result = isLeast ? try? Length.least(lengths) : try? Length.greatest(lengths) else {
      report(
        .expressionTooComplex, "this length has more than \(Length.maximumPieces) pieces",
        at: program.range(of: expression), remedy: "use fewer `min` and `max` in one expression")
      return .invalid
    }
    if allNumbers, let value = result.constant { return .number(value) }
    return .length(result)
  }

  /// The value of an argument that must be a length; `nil` after a report.
  private mutating func lengthArgument(_ argument: Syntax, of function: String, in scope: Scope) -> Constant? {
    guard let expression = program.children(of: argument).last else { return nil }
    if let label = program.name(of: argument) {
      report(
        .unknownArgument, "the lengths of `\(function)` have no names", at: label.range,
        remedy: "remove `\(label.text):`")
      return nil
    }
    var value = evaluate(expression, in: scope)
    if case .word(let name) = value {
      reportUnknownValue(name, at: program.range(of: expression), in: scope)
      value = .invalid
    }
    if value == .invalid { return nil }
    guard value.type == .number || value.type == .length else {
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is \(value.type.phrase), where `\(function)` takes lengths",
        at: program.range(of: expression), remedy: "use a length")
      return nil
    }
    return value
  }

  private mutating func evaluateLocalized(_ arguments: [Syntax], of expression: Syntax) -> Constant {
    guard arguments.count == 1, program.name(of: arguments[0]) == nil,
      let literal = program.children(of: arguments[0]).last, program.kind(of: literal) == .stringLiteral,
      let key = StringLiteral.value(of: program.bytes(of: literal)), !key.isEmpty
    else {
      report(
        .missingArgument, "`localized` takes the key of a text", at: program.range(of: expression),
        remedy: "write it as `localized(\"deals.title\")`")
      return .invalid
    }
    return .localized(key)
  }

  private mutating func evaluateEstimate(_ arguments: [Syntax], of expression: Syntax, in scope: Scope) -> Constant {
    guard arguments.count == 1 else {
      report(
        .missingArgument, "`estimated` takes one length", at: program.range(of: expression),
        remedy: "write it as `estimated(72)`")
      return .invalid
    }
    guard let value = lengthArgument(arguments[0], of: "estimated", in: scope) else { return .invalid }
    return value.asLength.map(Constant.estimate) ?? .unknown(.estimate)
  }

  private mutating func evaluateAdaptive(_ arguments: [Syntax], of expression: Syntax, in scope: Scope) -> Constant {
    var minimum: Constant?
    var maximum: Constant?
    var labels = SeenNames()
    for argument in arguments {
      guard let value = program.children(of: argument).last else { continue }
      guard let label = program.name(of: argument), ["min", "max"].contains(label.text) else {
        report(
          .unknownArgument, "`adaptive` takes `min` and `max`", at: program.range(of: argument),
          remedy: "write it as `adaptive(min: 160, max: 6)`")
        return .invalid
      }
      if let earlier = labels.insert(label) {
        _ = reportGivenTwice(label, earlier)
        return .invalid
      }
      let constant = evaluate(value, in: scope)
      guard constant != .invalid else { return .invalid }
      guard constant.type == .number || (label.text == "min" && constant.type == .length) else {
        let needed = label.text == "min" ? "a length" : "a number"
        report(
          .typeMismatch,
          "`\(program.text(of: value))` is \(constant.type.phrase), where `\(label.text)` takes \(needed)",
          at: program.range(of: value), remedy: "use \(needed)")
        return .invalid
      }
      if label.text == "min" { minimum = constant } else { maximum = constant }
    }
    guard let minimum else {
      report(
        .missingArgument, "`adaptive` needs `min`, the least width of a column", at: program.range(of: expression),
        remedy: "write it as `adaptive(min: 160)`")
      return .invalid
    }
    return adaptive(minimum, maximum, at: expression)
  }

  private mutating func adaptive(_ minimum: Constant, _ maximum: Constant?, at expression: Syntax) -> Constant {
    if minimum.isUnknown || maximum?.isUnknown == true { return .unknown(.adaptive) }
    guard let least = minimum.asLength, least.constant.map({ $0 > .zero }) ?? true else {
      report(
        .valueOutOfRange, "the least width of a column is greater than 0", at: program.range(of: expression),
        remedy: "write it as `adaptive(min: 160)`")
      return .invalid
    }
    guard let maximum else { return .adaptive(minimum: least, maximum: nil) }
    guard case .number(let count) = maximum, count.isWhole, count >= .one, count <= Rational(1_000) else {
      report(
        .valueOutOfRange, "the greatest number of columns is a whole number from 1 to 1000",
        at: program.range(of: expression), remedy: "write it as `adaptive(min: 160, max: 6)`")
      return .invalid
    }
    return .adaptive(minimum: least, maximum: count.numerator)
  }
}
