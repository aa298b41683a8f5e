import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions: operands and operators of expressions.
extension CompletionOffers {
  /// Returns the operands that may follow an expression without the last operand.
  func operands(of expression: WrittenExpression, _ needed: NeededExpression) -> [Completion] {
    let isCalculating = ["+", "-", "*", "/"].contains(expression.lastOperator ?? "")
    switch needed {
    case .condition:
      if expression.isCompared { return sides(comparedWith: expression.subject, isCalculating) }
      return conditions
    case .requirement:
      if expression.isAfterComparison, expression.subject.last?.text == "frame" { return [frame] }
      let isSide = expression.lastOperator != nil && !["and", "or"].contains(expression.lastOperator ?? "")
      return (isSide ? container : []) + figures.filter { !isSide || !$0.label.hasPrefix("container.") }
        + numbers([.number, .length])
    case .anything:
      if expression.isCompared { return sides(comparedWith: expression.subject, isCalculating) }
      if isCalculating {
        return numbers([.number, .length]) + Self.figuresOfLets.map { Completion($0, .figure) }
      }
      if expression.lastOperator != nil { return conditions }
      let others = declarations([.letDeclaration]).filter { item in
        !(names.declaration(item.label, in: scope.file).map { depends($0, onOwnName: 0) } ?? false)
      }.filter { item in !conditions.contains { $0.label == item.label } }
      return conditions + others + Self.figuresOfLets.map { Completion($0, .figure) }
        + ["true", "false"].map { Completion($0, .value) }
    case .value(let value):
      if isCalculating {
        return numbers([.number, .length]) + value.figures.map { Completion($0, .figure) }
      }
      var seen: Set<String> = []
      // Numbers are examples, and authors rather name a constant.
      let isNumber = { (item: Completion) in
        item.label.utf8.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
      }
      let isFunction = { (item: Completion) in ["max(", "min("].contains(String(item.label.prefix(4))) }
      let all =
        parameters(of: value) + value.own.filter { !isNumber($0) && !isFunction($0) }
        + constants(of: value.shapes, value.counts)
        + value.figures.map { Completion($0, .figure) } + value.own.filter { isNumber($0) || isFunction($0) }
      return all.filter { seen.insert($0.label).inserted }
    }
  }

  private var container: [Completion] {
    ["container.width", "container.height"].map { Completion($0, .figure) }
  }

  static let figuresOfLets = ["container.width", "container.height", "content.width", "item.width"]

  private func numbers(_ shapes: Set<ValueShape>) -> [Completion] {
    parameters(of: NeededValue(shapes: shapes)) + constants(of: shapes)
  }

  /// The parameters of the layout around the place whose values fit.
  private func parameters(of value: NeededValue) -> [Completion] {
    guard place.containerKind != .parameterList,
      let list = scope.layout.flatMap({ program.child(of: $0, .parameterList) })
    else { return [] }
    return program.children(of: list, .parameter).compactMap { parameter in
      guard let name = program.name(of: parameter)?.text, let type = names.parameterType(of: parameter) else {
        return nil
      }
      let fits =
        type.property != nil ? type == value.parameterType : shape(ofType: type).map(value.shapes.contains) ?? false
      return fits ? Completion(name, .parameter, detail: analysis.signature(of: parameter)) : nil
    }
  }

  /// The constants of some shapes; of whole numbers, those in bounds.
  private func constants(of shapes: Set<ValueShape>, _ counts: ClosedRange<Int64>? = nil) -> [Completion] {
    guard !shapes.isEmpty else { return [] }
    return declarations([.letDeclaration]).filter { item in
      guard item.importEdit == nil else { return shapes.contains(.number) && counts == nil }
      guard let constant = names.declaration(item.label, in: scope.file), shapes.contains(shape(of: constant)) else {
        return false
      }
      guard let counts else { return !depends(constant, onOwnName: 0) }
      let number = program.value(of: constant).flatMap { Int64(program.text(of: $0)) }
      return number.map(counts.contains) ?? false
    }
  }

  /// Whether a constant is the one at the place or is computed from it.
  private func depends(_ constant: Syntax, onOwnName depth: Int) -> Bool {
    guard place.containerKind == nil || scope.screen == nil, place.levels[0].words.first?.text == "let",
      place.levels[0].words.count > 1
    else { return false }
    let own = place.levels[0].words[1].text
    if program.name(of: constant)?.text == own { return true }
    guard depth < 16, let value = program.value(of: constant) else { return depth >= 16 }
    let tree = program.trees[value.file.index]
    return tree.tokenRange(of: value.node).contains { token in
      guard tree.tokens[token].kind == .name,
        let other = names.declaration(tree.text(ofToken: token), [.letDeclaration], in: value.file)
      else { return false }
      return depends(other, onOwnName: depth + 1)
    }
  }

  /// Returns the operators that may follow an operand.
  func operators(after expression: WrittenExpression, _ needed: NeededExpression) -> [Completion] {
    let arithmetic = ["+", "-", "*", "/"]
    let joining = expression.conjunction.map { [$0] } ?? ["and", "or"]
    let subject = expression.operand.first?.text ?? ""
    var signs: [String] = []
    switch needed {
    case .condition, .anything:
      let isSubject = ConditionAxis.subjects.contains(subject) || subject == "flag"
      if expression.isCompared {
        signs = joining
      } else if isSubject {
        signs = comparisons(of: subject)
      } else if names.declaration(subject, in: scope.file).map(isCondition) ?? false {
        signs = joining
      } else if case .anything = needed, isNumeric(expression.operand) {
        signs = arithmetic
      }
    case .requirement:
      let isFrame = expression.operand.last?.text == "frame"
      let comparisons = isFrame ? ["==", "!="] : [">=", "==", "<=", "<", ">", "!="]
      let isInParentheses = place.containerKind != .block && place.containerKind != .fieldBlock
      if isFrame {
        signs = expression.isCompared ? joining : comparisons
      } else if isInParentheses {
        signs = arithmetic + (expression.isCompared ? joining : comparisons)
      } else {
        signs = expression.isCompared ? joining.prefix(1) + arithmetic + joining.dropFirst() : comparisons + arithmetic
      }
    case .value(let value):
      let isWord = value.own.contains { $0.label == subject && $0.kind != .parameter }
      if value.isArithmetic, !isWord, isNumeric(expression.operand) { signs = arithmetic }
    }
    // A word directly after a number would be its unit.
    let last = place.previous.map { place.tree.tokens[$0] }
    let isAtNumber = last.map { $0.kind == .number && Int($0.end) == place.word.lowerBound } ?? false
    return signs.filter { !isAtNumber || !["and", "or"].contains($0) }.map { Completion($0, .sign, [.text($0 + " ")]) }
  }

  private func comparisons(of subject: String) -> [String] {
    ContainerTrait(name: subject) != nil || subject == "flag" ? ["=="] : [">=", "<"]
  }

  /// Whether an operand is a number or a length, so that others can be computed from it.
  private func isNumeric(_ operand: [StatementLevel.Word]) -> Bool {
    guard let first = operand.first else { return false }
    switch first.kind {
    case .number:
      return operand.count == 1 && [.number, .length].contains(Self.shape(ofNumber: first.text))
    case .leftParenthesis: return operand.count == 1 && !isGroup(first)
    case .name:
      if operand.count > 1, operand[1].kind == .leftParenthesis { return ["min", "max", "lines"].contains(first.text) }
      if operand.count > 1 { return ["container", "content", "column", "item"].contains(first.text) }
      if let parameter = scope.layout.flatMap({ names.parameter(first.text, of: $0) }) {
        let shape = names.parameterType(of: parameter).flatMap(shape(ofType:))
        return shape == .number || shape == .length
      }
      let constant = names.declaration(first.text, [.letDeclaration], in: scope.file)
      return constant.map { [.number, .length].contains(shape(of: $0)) } ?? false
    default: return false
    }
  }

  /// Whether a parenthesis begins a group with labels.
  private func isGroup(_ parenthesis: StatementLevel.Word) -> Bool {
    let next = parenthesis.token + 2
    return next < tree.tokens.count && tree.tokens[next].kind == .colon
  }

  private var tree: SyntaxTree { place.tree }
}
