import SDUIIR
import SDUISyntax

extension Checker {
  /// `2`, `all`, `(columns: 2, rows: 2)`, `match(data.size, small: 1, large: 2)`
  mutating func itemSpan(_ value: Constant, _ purpose: Purpose) -> Coerced {
    if case .matched(let call) = value, purpose.label == nil { return matchedSpan(call, purpose) }
    guard case .tuple = value else {
      switch columnSpan(value, needs: "a whole number, `all`, or `columns` and `rows`", purpose) {
      case .known(let columns): return .value(.itemSpan(ItemSpan(columns: columns, rows: 1)))
      case .unknown: return .unknown
      case .invalid: return .invalid
      }
    }
    guard
      let entries = entries(
        of: value, among: PropertyType.itemSpan.labels, needs: "`columns` and `rows`", example: "(columns: 2, rows: 2)",
        purpose)
    else { return .invalid }
    var (columns, rows): (Int64?, Int64) = (1, 1)
    var isKnown = true
    for entry in entries {
      let part = part(entry, of: purpose)
      if entry.label.text == "columns" {
        switch columnSpan(entry.value, needs: "a whole number or `all`", part) {
        case .known(let count): columns = count
        case .unknown: isKnown = false
        case .invalid: return .invalid
        }
      } else {
        let number = requireValue(entry.value, of: entry.expression, in: purpose.scope.file)
        switch count(number, in: CellSpan.rowCounts, part) {
        case .value(.count(let count)): rows = count
        case .unknown: isKnown = false
        default: return .invalid
        }
      }
    }
    return isKnown ? .value(.itemSpan(ItemSpan(columns: columns, rows: rows))) : .unknown
  }

  /// `match(data.size, small: 1, large: (columns: 2, rows: 2))`. The field and the cases have their names in the source;
  /// they are resolved against each unit's component.
  private mutating func matchedSpan(_ call: Syntax, _ purpose: Purpose) -> Coerced {
    guard let list = program.child(of: call, .argumentList) else { return .invalid }
    var arguments = Array(program.children(of: list, .argument))[...]
    guard let first = arguments.popFirst(), program.name(of: first) == nil,
      let expression = program.children(of: first).last, case .data(let path) = evaluate(expression, in: purpose.scope),
      !path.isEmpty
    else {
      report(
        .missingArgument, "`match` begins with the field that decides", at: program.range(of: call),
        remedy: "write it as `match(data.size, small: 1, large: 2)`")
      return .invalid
    }
    var cases: [MatchedSpan.Case] = []
    var labels = SeenNames()
    var isKnown = true
    for argument in arguments {
      guard let label = program.name(of: argument), let expression = program.children(of: argument).last else {
        report(
          .missingArgument, "this span has no case", at: program.range(of: argument),
          remedy: "write the case before it, as in `large: 2`")
        return .invalid
      }
      if let earlier = labels.insert(label) {
        report(
          .duplicateArgument, "the case `\(label.text)` has two spans", at: label.range,
          labels: [Label("given here first", at: earlier)], remedy: "remove one of them")
        return .invalid
      }
      let part = Purpose(
        property: purpose.property, label: label.text, expression: expression, scope: purpose.scope)
      let value = evaluate(expression, in: purpose.scope)
      switch value.isInvalid ? .invalid : itemSpan(value, part) {
      case .value(.itemSpan(let span)): cases.append(MatchedSpan.Case(name: label.text, span: span))
      case .unknown: isKnown = false
      default: return .invalid
      }
    }
    let field = path.map { $0.text }.joined(separator: ".")
    return isKnown ? .value(.itemSpan(.matched(MatchedSpan(field: field, cases: cases)))) : .unknown
  }

  private enum CoercedColumns {
    /// `nil` for all of them.
    case known(Int64?)
    case unknown
    case invalid
  }

  private mutating func columnSpan(_ value: Constant, needs what: String, _ purpose: Purpose) -> CoercedColumns {
    switch value {
    case .word("all"): return .known(nil)
    case .number(let number): return whole(number, in: 1...1_000, purpose).map { .known($0) } ?? .invalid
    default:
      let result = mismatch(
        requireValue(value, of: purpose.expression, in: purpose.scope.file), needs: what, accepts: [.number], purpose,
        remedy: "use a whole number or `all`")
      return result == .unknown ? .unknown : .invalid
    }
  }
}
