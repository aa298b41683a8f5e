import SDUIIR
import SDUILayout

/// A change of columns that makes the items of a grid or waterfall wide enough wherever they are not.
public enum ColumnRemedy: Hashable, Sendable {
  /// So many columns in place of more.
  case columns(Int64)
  /// A greater `min` of adaptive columns, in points.
  case least(Rational)
}

/// The figures that decide the width of a section's columns, in a part of the containers.
struct ColumnFigures {
  private let columns: Columns
  private let count: Int64
  private let content: LinearForm
  private let width: LinearForm

  /// `nil` where items are no columns wide.
  init?(_ resolved: ResolvedSection, _ sizes: SectionSizes, unit: Int) {
    guard let columns = resolved.columns, let count = sizes.columns, resolved.units[unit].span == .columns(1),
      let item = sizes.items.first
    else { return nil }
    (self.columns, self.count, content, width) = (columns, count, sizes.contentWidth, item.width)
  }

  /// Returns the change that makes a column at least so wide throughout a part of the containers: the inverse of layout
  /// rule R13.
  func remedy(for needed: LinearForm, in part: ProvedPart) -> ColumnRemedy? {
    try? remedy(for: needed, in: part.domain)
  }

  private func remedy(for needed: LinearForm, in domain: Domain) throws(LayoutFailure) -> ColumnRemedy? {
    guard count > 1, try !domain.signs(of: content - needed).reachBelowZero else { return nil }
    if case .adaptive = columns { return try domain.range(of: needed).upper.map { .least($0.value) } }
    let gap = try (content - width * Rational(Int(count))) / Rational(Int(count - 1))
    // One column is wide enough, and so many are not.
    var (enough, tooMany) = (Int64(1), count)
    while tooMany - enough > 1 {
      let middle = enough + (tooMany - enough) / 2
      let surplus = try content + gap - (needed + gap) * exact(Rational(middle, over: 1))
      if try domain.signs(of: surplus).reachBelowZero { tooMany = middle } else { enough = middle }
    }
    return .columns(enough)
  }
}

extension ColumnRemedy {
  /// Returns the change that helps wherever one of two helps; `nil` if that is neither.
  func joined(with other: ColumnRemedy) -> ColumnRemedy? {
    switch (self, other) {
    case (.columns(let first), .columns(let second)): .columns(min(first, second))
    case (.least(let first), .least(let second)): .least(max(first, second))
    case (.columns, .least), (.least, .columns): nil
    }
  }
}
