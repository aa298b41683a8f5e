import SDUIIR
import SDUILayout
import SDUIProof

/// The text about the part that takes more columns than a grid has, by the names of the source.
struct ColumnShortageText {
  private let counterexample: Counterexample
  private let shortage: ColumnShortage
  private let screen: Screen
  /// The section's name.
  private let grid: String

  /// `nil` where nothing does.
  init?(_ counterexample: Counterexample, in screen: Screen) {
    guard let error = counterexample.error, let shortage = error.columnShortage, let grid = error.sectionName else {
      return nil
    }
    (self.counterexample, self.shortage, self.screen, self.grid) = (counterexample, shortage, screen, grid)
  }

  /// The part that takes the columns, and their number.
  var message: String {
    switch shortage.need {
    case .span(let count, let fieldCase):
      let unit = counterexample.component.map { "`\(screen.contract.components[$0].name.source)`" } ?? "an item"
      let choice = fieldCase.map { " in the case `\(sourceName(of: $0))`" } ?? ""
      return "\(unit) spans \(count) columns\(choice), where `\(grid)` has \(shortage.columns)"
    case .start(let column):
      return "the items of `\(grid)` begin in column \(column), where it has \(shortage.columns)"
    }
  }

  /// The number of columns, and the widths that have it: the beginning of a remedy.
  var start: String {
    let counts = counterexample.columns
    guard (1...3).contains(counts.count), !counterexample.needsUnequalInsets else {
      let columns = [counts.map { $0.columns }.min(), counts.map { $0.columns }.max()].compactMap { $0?.description }
      let has = columns.isEmpty ? "" : ", where `\(grid)` has \(columns.joined(separator: " to ")) columns"
      return "it fails \(counterexample.scope)\(has): "
    }
    let parts = counts.map { count in
      counted(count.columns, "column") + " " + count.widths.map { $0.widthsText }.joined(separator: " and ")
    }
    return "`\(grid)` has \(parts.joined(separator: ", ")): "
  }

  /// Returns the remedies, the likeliest first.
  ///
  /// - Parameter others: What may be changed besides.
  func remedies(_ others: [String]) -> [String] {
    let least = counterexample.columns.map { $0.columns }.min() ?? shortage.columns
    let more = "give `\(grid)` \(shortage.needed) columns there"
    switch shortage.need {
    case .span: return ["span at most \(least) there", "write `all` for as many as there are"] + others + [more]
    case .start:
      if counterexample.place.responses.contains(where: { $0.property == .startColumn }) {
        return ["let `startColumn` of `fromServer` end at \(least)"] + others.filter { $0 != "narrow `fromServer`" }
      }
      return ["begin in a column from 1 to \(least)"] + others + [more]
    }
  }

  /// The name in the source of a case that is known by its wire name.
  private func sourceName(of fieldCase: FieldCase) -> String {
    let enumeration = counterexample.component.flatMap { screen.contract.enumeration(at: fieldCase.field, of: $0) }
    return enumeration?.cases.first { $0.name.wire == fieldCase.name }?.name.source ?? fieldCase.name
  }
}

extension Interval {
  /// `for widths from 340 up to 356`, `at width 340`.
  package var widthsText: String {
    guard let lower else { return "at all widths" }
    guard let upper else { return "for widths \(lower.startText) on" }
    return lower.value < upper.value
      ? "for widths \(lower.startText) \(upper.endText)" : "at width \(lower.value.shortText)"
  }
}
