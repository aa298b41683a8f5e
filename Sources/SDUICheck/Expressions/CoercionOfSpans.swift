import SDUIDiagnostics
import SDUIIR

extension Checker {
  /// `2`, `all`, `(columns: 2, rows: 2)`
  mutating func itemSpan(_ value: Constant, _ purpose: Purpose) -> Coerced {
    guard case .tuple = value else {
      switch columnSpan(value, needs: "a whole number, `all`, or `columns` and `rows`", purpose) {
      case .known(let columns): return .value(.itemSpan(ItemSpan(columns: columns, rows: 1)))
      case .unknown: return .unknown
      case .invalid: return .invalid
      }
    }
    let labels = ["columns", "rows"]
    guard
      let entries = entries(
        of: value, among: labels, needs: "`columns` and `rows`", example: "(columns: 2, rows: 2)", purpose)
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
