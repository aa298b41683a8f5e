import SDUIIR

/// What makes the items of a grid or waterfall wide enough in one container.
public enum ColumnRemedy: Hashable, Sendable {
  /// So many columns in place of more.
  case columns(Int64)
  /// A greater `min` of adaptive columns, in points.
  case least(Rational)
}

/// What the width of a section's columns comes from, in a part of the containers.
struct ColumnFigures {
  private let columns: Columns
  private let count: Int64
  private let content: LinearForm
  private let width: LinearForm

  /// `nil` where items are no columns wide.
  init?(_ settled: SettledSection, _ sizes: SectionSizes, unit: Int) {
    guard sizes.kind == .grid || sizes.kind == .waterfall, let columns = settled.columns, let count = sizes.columns,
      settled.units[unit].span == .columns(1) || sizes.kind == .waterfall, let item = sizes.items.first
    else { return nil }
    (self.columns, self.count, content, width) = (columns, count, sizes.contentWidth, item.width)
  }

  /// What makes a column at least so wide in a container: layout rule R13, the other way round.
  func remedy(for needed: Rational, in environment: Environment) -> ColumnRemedy? {
    guard let content = try? environment.value(of: content), let width = try? environment.value(of: width),
      needed <= content, count > 1
    else { return nil }
    switch columns {
    case .adaptive: return .least(needed)
    case .fixed:
      let gaps = Rational(Int(count - 1))
      guard let gap = try? (content - width * Rational(Int(count))) / gaps, let step = try? needed + gap,
        step > .zero, let most = try? (content + gap) / step
      else { return nil }
      return .columns(max(1, most.floor))
    }
  }
}
