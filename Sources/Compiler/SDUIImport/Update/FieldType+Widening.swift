import SDUIIR
import SDUIJSON

extension FieldType {
  /// The least type that has all values of this one and one more; `nil` if the language has none.
  ///
  /// - Parameter node: A value that breaks the rule of the type, or an element of a list or a map in such a value.
  func widened(by node: JSONNodeID, in document: JSONDocument) -> FieldType? {
    switch self {
    case .optional(let inner): return inner.widened(by: node, in: document).map { .optional($0) }
    case .list(let element, let bounds):
      guard document.kind(of: node) == .array else {
        if bounds.takesOne, bounds.broken(by: .one) != nil { return .list(element, bounds.including(.one).ofCounts) }
        return element.widened(by: node, in: document).map { .list($0, bounds) }
      }
      let count = Rational(document.itemCount(of: node))
      if bounds.broken(by: count) != nil { return .list(element, bounds.including(count).ofCounts) }
      return element.widened(by: node, in: document).map { .list($0, bounds) }
    case .map(let element, let bounds):
      let count = document.kind(of: node) == .object ? Rational(document.itemCount(of: node)) : nil
      if let count, bounds.broken(by: count) != nil { return .map(element, bounds.including(count).ofCounts) }
      return element.widened(by: node, in: document).map { .map($0, bounds) }
    case .text(let bounds):
      return document.codePointCount(of: node).map { .text(bounds.including(Rational($0)).ofCounts) }
    case .int, .decimal, .number, .anyDecimal: return widenedNumber(by: node, in: document)
    case .url(let bounds):
      guard let text = document.string(of: node) else { return nil }
      guard TextSyntax.url.isValid(text), !bounds.schemes.isEmpty else { return .text(Bounds()) }
      var wider = bounds
      wider.schemes.append(String(text.prefix { $0 != ":" }).lowercased())
      return .url(wider)
    case .color where document.string(of: node).map(TextSyntax.shortColor.isValid) ?? false: return .shortColor
    case .date(.offset), .date(.local), .date(.day), .date(.pattern), .color, .shortColor:
      return document.kind(of: node) == .string ? .text(Bounds()) : nil
    // Also of `ID`: those of `ID(as: number)` are others, and not more.
    default: return nil
    }
  }

  /// This list type, which takes a value in place of a list as well; `nil` of another type and another value.
  func takingOne(_ node: JSONNodeID, in document: JSONDocument) -> FieldType? {
    switch self {
    case .optional(let inner): return inner.takingOne(node, in: document).map { .optional($0) }
    case .list(let element, let bounds):
      guard !bounds.takesOne, document.kind(of: node) != .array else { return nil }
      let violation = element.rule.violation(of: node, in: document)
      if case .kind? = violation { return nil }
      var counts = bounds.broken(by: .one) == nil ? bounds : bounds.including(.one).ofCounts
      counts.takesOne = true
      return .list(violation == nil ? element : element.widened(by: node, in: document) ?? element, counts)
    default: return nil
    }
  }

  private func widenedNumber(by node: JSONNodeID, in document: JSONDocument) -> FieldType? {
    let isNumber = document.kind(of: node) == .number
    let text = isNumber ? nil : document.string(of: node)
    guard let value = isNumber ? document.rational(of: node) : text.flatMap({ Rational(decimal: $0) }) else {
      return nil
    }
    let bounds = bounds.including(value)
    return switch self {
    case .int where isNumber && value.isWhole && ValueRule.integers.contains(value.numerator): .int(bounds)
    case .int where isNumber, .number where isNumber: .number(bounds)
    case .decimal where !isNumber: .decimal(bounds)
    default: .anyDecimal(bounds)
    }
  }
}

extension FieldType.Bounds {
  /// These bounds, with the one that a value breaks moved to the value.
  fileprivate func including(_ value: Rational) -> FieldType.Bounds {
    var result = self
    if let minimum, value < minimum { result.minimum = value }
    if let maximum, value > maximum { result.maximum = value }
    return result
  }

  /// The same bounds of a count, which is never less than 0.
  fileprivate var ofCounts: FieldType.Bounds {
    var result = self
    if minimum == .zero { result.minimum = nil }
    return result
  }
}
