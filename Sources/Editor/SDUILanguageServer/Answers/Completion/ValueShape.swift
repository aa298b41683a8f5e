import SDUICompiler
import SDUIIR
import SDUISyntax

/// The shape of a value, as far as its text shows it.
enum ValueShape: Hashable {
  case number, length, percent, share, duration, text, boolean, color, ratio, version, range, condition, list, record
  case group, estimate, other
}

extension CompletionOffers {
  /// Returns the shape of a constant's value.
  func shape(of constant: Syntax) -> ValueShape {
    program.value(of: constant).map { shape(ofValue: $0, depth: 0) } ?? .other
  }

  private func shape(ofValue value: Syntax, depth: Int) -> ValueShape {
    guard depth < 16 else { return .other }
    let text = program.text(of: value)
    switch program.kind(of: value) {
    case .numberLiteral: return Self.shape(ofNumber: text)
    case .stringLiteral: return .text
    case .colorLiteral: return .color
    case .rangeExpression: return .range
    case .ratioExpression: return .ratio
    case .tupleExpression: return .group
    case .listExpression: return .list
    case .recordExpression: return .record
    case .memberExpression: return .length
    case .callExpression:
      let callee = program.child(of: value, .nameExpression).map(program.text)
      return callee == "estimated" ? .estimate : ["min", "max", "lines"].contains(callee ?? "") ? .length : .other
    case .nameExpression:
      if text == "true" || text == "false" { return .boolean }
      guard let other = names.declaration(text, [.letDeclaration], in: value.file) else { return .other }
      return program.value(of: other).map { shape(ofValue: $0, depth: depth + 1) } ?? .other
    case .parenthesizedExpression, .unaryExpression:
      if program.operatorToken(of: value)?.text == "not" { return .condition }
      return program.children(of: value).first.map { shape(ofValue: $0, depth: depth + 1) } ?? .other
    case .binaryExpression:
      guard let sign = program.operatorToken(of: value)?.text else { return .other }
      guard ["+", "-", "*", "/"].contains(sign) else { return .condition }
      let sides = program.children(of: value).map { shape(ofValue: $0, depth: depth + 1) }
      return sides.first { $0 != .number } ?? .number
    default: return .other
    }
  }

  static func shape(ofNumber text: String) -> ValueShape {
    if text.hasSuffix("sp") { return .length }
    if text.hasSuffix("%") { return .percent }
    if text.hasSuffix("fr") { return .share }
    if text.hasSuffix("s") { return .duration }
    return text.filter { $0 == "." }.count > 1 ? .version : .number
  }

  /// Returns the shape of a layout parameter's values; `nil` for words.
  func shape(ofType type: ParameterType) -> ValueShape? {
    switch type.name {
    case "Length": .length
    case "Int", "Number": .number
    case "Percent": .percent
    case "Ratio": .ratio
    case "Duration": .duration
    case "Text": .text
    case "Bool": .boolean
    case "Color": .color
    default: nil
    }
  }
}
