import SDUIIR

/// Columns that something in a grid takes and that the grid does not have (layout rules R13, R14 and R26).
@usableFromInline package struct ColumnShortage: Hashable, Sendable {
  /// The part that takes the columns.
  @usableFromInline package enum Need: Hashable, Sendable {
    /// The span of a unit, in columns; with the case of the data that chooses it, by wire names.
    case span(Int64, FieldCase?)
    /// The column in which the items of the section begin.
    case start(Int64)
  }

  /// The part that takes the columns.
  package let need: Need
  /// The number of columns of the grid.
  package let columns: Int64

  /// A unit that spans more columns than there are.
  @usableFromInline init(_ span: ItemSpan, of count: Int64, in columns: Int64) {
    let fieldCase = span.matched.flatMap { matched in
      matched.chosen.map { FieldCase(field: matched.field, name: matched.cases[$0].name) }
    }
    (need, self.columns) = (.span(count, fieldCase), columns)
  }

  /// Creates the shortage for items that begin after the last column.
  @usableFromInline init(start: Int64, in columns: Int64) { (need, self.columns) = (.start(start), columns) }

  /// The rule that cannot be kept.
  var rule: LayoutRule {
    switch need {
    case .span: .columns
    case .start: .order
    }
  }

  /// The number of columns that would be enough.
  package var needed: Int64 {
    switch need {
    case .span(let count, _), .start(let count): count
    }
  }
}
