import SDUIIR
import SDUILayout

/// A number of columns, with all widths of containers at which a grid that lacks some has so many.
public struct ColumnCount: Hashable, Sendable {
  /// The number of columns of the grid.
  public let columns: Int64
  /// The widths, in points: disjoint and in order.
  public let widths: [Interval]
}

/// Columns that the items of a component need, and that a grid does not have in a part of the containers.
struct LackOfColumns {
  let shortage: ColumnShortage
  let component: ID<Component>?
}

/// The parts of the containers in which a grid has too few columns.
struct LacksOfColumns {
  private var all: [(lack: LackOfColumns, widths: Interval)] = []

  /// Notes a part. One whose numbers leave 64 bits on the way is left out.
  mutating func note(_ lack: LackOfColumns, in part: ProvedPart) {
    guard let widths = try? part.domain.range(of: LinearForm(.containerWidth)) else { return }
    all.append((lack, widths))
  }

  mutating func add(_ other: LacksOfColumns) { all += other.all }

  /// The numbers of columns where something is missing, in the order of the widths.
  func counts(of need: ColumnShortage.Need, _ component: ID<Component>?) -> [ColumnCount] {
    var result: [(columns: Int64, widths: IntervalUnion)] = []
    for (lack, widths) in all where lack.shortage.need == need && lack.component == component {
      let columns = lack.shortage.columns
      let index = result.firstIndex { $0.columns == columns } ?? result.count
      if index == result.count { result.append((columns, IntervalUnion())) }
      result[index].widths.formUnion(widths)
    }
    return result.map { ColumnCount(columns: $0.columns, widths: $0.widths.intervals) }
      .sorted { first, second in
        let starts = [first, second].map { $0.widths.first?.lower?.value ?? .zero }
        return starts[0] == starts[1] ? first.columns < second.columns : starts[0] < starts[1]
      }
  }
}
