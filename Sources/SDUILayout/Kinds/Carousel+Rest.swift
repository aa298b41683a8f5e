import SDUIIR

extension Strip {
  /// Layout rule R21: `L + Σ column widths + (columns − 1)·s + R`. A strip without items is its padding.
  func contentWidth() throws(LayoutFailure) -> Rational {
    guard let last = columns.last else {
      return try exact(measure.containers.leading + measure.containers.trailing)
    }
    let trailing = try padding(beside: last.width, orInset: measure.containers.trailing)
    return try exact(last.x + last.width + trailing)
  }

  func leadingPadding(_ width: Rational) throws(LayoutFailure) -> Rational {
    try padding(beside: width, orInset: measure.containers.leading)
  }

  /// Layout rule R22: a centred strip has `(W − w)/2` beside its first and last column, others L and R (R21).
  private func padding(beside width: Rational, orInset inset: Rational) throws(LayoutFailure) -> Rational {
    guard scroll == .groupPagingCentered else { return inset }
    let padding = try exact((measure.width - width) / Rational(2))
    guard !padding.isNegative else {
      throw .breach(
        .restOffsets, "the padding beside a centred column is \(padding.shortText)",
        "the column is \(width.shortText) wide")
    }
    return padding
  }

  /// Layout rule R22: where the strip comes to rest.
  func restOffsets(_ contentWidth: Rational, maximum: Rational) throws(LayoutFailure) -> [Rational]? {
    switch scroll {
    case .continuous: return nil
    case .paging: return try pages(contentWidth, maximum: maximum)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return try columns.map { column throws(LayoutFailure) in
        min(try exact(column.x - measure.containers.leading), maximum)
      }
    case .groupPagingCentered:
      return try columns.map { column throws(LayoutFailure) in
        try exact(column.x + (column.width - measure.width) / Rational(2))
      }
    }
  }

  /// Layout rule R22: `min(k·W, max)`, for as many pages as show all of the content.
  private func pages(_ contentWidth: Rational, maximum: Rational) throws(LayoutFailure) -> [Rational] {
    guard !columns.isEmpty else { return [] }
    guard maximum > .zero else { return [.zero] }
    guard measure.width > .zero else {
      throw .breach(.restOffsets, "a page is 0 wide", "the content is \(contentWidth.shortText) wide")
    }
    let full = try exact(maximum / measure.width).floor
    guard full < Self.mostPages else {
      throw .breach(
        .restOffsets, "the strip has over \(Self.mostPages) pages", "its content is \(contentWidth.shortText) wide")
    }
    var offsets: [Rational] = []
    for page in 0...Int(full) { offsets.append(try exact(Rational(page) * measure.width)) }
    if offsets.last != maximum { offsets.append(maximum) }
    return offsets
  }

  /// As many pages as a response may bring items.
  private static let mostPages: Int64 = 1_000_000
}

extension Strip {
  /// Layout rule R23: from an item to the same one in the next copy, the item spacing between them; `nil` where the
  /// strip ends. What repeats is uniform, or pages would not be found by division.
  func segment() throws(LayoutFailure) -> Rational? {
    guard let paging, paging.repetition != .none, let first = columns.first, let last = columns.last else { return nil }
    if items.count < 2 {
      // Two there are, and a collapsed section shows one of them.
      if isCollapsed { return nil }
      throw .breach(.repetition, "the strip repeats one item", "repeating needs at least two")
    }
    if let other = columns.first(where: { $0.width != first.width }) {
      throw .breach(
        .repetition, "the strip repeats columns that are \(first.width.shortText) and \(other.width.shortText) wide",
        "they are of one width where a strip repeats")
    }
    guard paging.repetition == .infinite else { return nil }
    guard scroll != .continuous else {
      throw .breach(.repetition, "the strip repeats and rests anywhere", "repeating needs pages")
    }
    return try exact(last.x + last.width + measure.itemSpacing - first.x)
  }

  /// Layout rules R22 and R23: where the first copy of a strip without an end comes to rest. Nothing is brought back
  /// from the end, since the next copy stands there.
  func repeatedOffsets(_ segment: Rational) throws(LayoutFailure) -> [Rational] {
    guard let first = columns.first else { return [] }
    guard scroll == .paging else {
      return try columns.map { column throws(LayoutFailure) in try exact(column.x - first.x) }
    }
    guard measure.width > .zero else {
      throw .breach(.repetition, "a page is 0 wide", "the segment that repeats is \(segment.shortText) wide")
    }
    let pages = try exact(segment / measure.width)
    guard pages.isWhole, pages.numerator <= Self.mostPages else {
      throw .breach(
        .repetition, "the segment that repeats is \(segment.shortText) wide",
        "it is no whole number of pages, which are \(measure.width.shortText) wide")
    }
    return try (0..<pages.numerator).map { page throws(LayoutFailure) in
      try exact(Rational(page, over: 1) * measure.width)
    }
  }
}
