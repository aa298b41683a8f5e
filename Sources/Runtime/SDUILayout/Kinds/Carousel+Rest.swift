import SDUIIR

/// As many pages as a response may bring items.
@usableFromInline let mostPages: Int64 = 1_000_000

extension Strip {
  /// Layout rule R23: from an item to the same one in the next copy, the item spacing between them; `nil` where the
  /// strip ends. What repeats is uniform, or pages would not be found by division.
  @inlinable func segment(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) -> Value? {
    guard let paging, paging.repetition != .none, let first = columns.first, let last = columns.last else { return nil }
    if items.count < 2 {
      // Two there are, and a collapsed section shows one of them.
      if isCollapsed { return nil }
      throw .breach(.repetition, "the strip repeats one item", "repeating needs at least two")
    }
    for other in columns.dropFirst() where try !arithmetic.isEqual(other.width, first.width) {
      try arithmetic.note(
        misfit: .breach(
          .repetition, "the strip repeats columns that are \(first.width.shortText) and \(other.width.shortText) wide",
          "they are of one width where a strip repeats"))
    }
    guard paging.repetition == .infinite else { return nil }
    guard scroll != .continuous else {
      throw .breach(.repetition, "the strip repeats and rests anywhere", "repeating needs pages")
    }
    return try last.x + last.width + measure.itemSpacing - first.x
  }

  /// Layout rule R23: how many pages there are, whole ones, where a strip without an end has pages.
  @inlinable func repeatedPages(
    _ segment: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Int64 {
    guard try arithmetic.isLess(.zero, measure.width) else {
      throw .breach(.repetition, "a page is 0 wide", "the segment that repeats is \(segment.shortText) wide")
    }
    let pages = try arithmetic.quotient(segment, by: measure.width, atMost: mostPages + 1)
    if pages <= mostPages, try arithmetic.isEqual(segment, measure.width * exact(Rational(pages, over: 1))) {
      return pages
    }
    try arithmetic.note(
      misfit: .breach(
        .repetition, "the segment that repeats is \(segment.shortText) wide",
        "it is no whole number of pages, which are \(measure.width.shortText) wide"))
    return pages
  }

  /// Layout rule R22: pages of a strip that ends must have a width, and some number of them shows all of the content.
  @inlinable func checkPages(
    of contentWidth: Value, before maximum: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    guard try arithmetic.isLess(.zero, measure.width) else {
      return try arithmetic.note(
        misfit: .breach(.restOffsets, "a page is 0 wide", "the content is \(contentWidth.shortText) wide"))
    }
    guard try arithmetic.reaches(maximum, measure.width, times: mostPages) else { return }
    try arithmetic.note(
      misfit: .breach(
        .restOffsets, "the strip has over \(mostPages) pages", "its content is \(contentWidth.shortText) wide"))
  }

  /// Layout rules R22 and R23: makes sure that the strip can rest. Another number of items may keep the rules of pages,
  /// with items as large as these.
  @inlinable package func checkRest(_ arithmetic: inout some LengthArithmetic<Value>) throws(LayoutFailure) {
    if let segment = try segment(&arithmetic) {
      if scroll == .paging { _ = try repeatedPages(segment, &arithmetic) }
    } else if scroll == .paging, !columns.isEmpty {
      let width = try contentWidth(&arithmetic)
      let maximum = try width - measure.width
      if try arithmetic.isLess(.zero, maximum) { try checkPages(of: width, before: maximum, &arithmetic) }
    }
  }
}

extension Strip<Rational> {
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
    var arithmetic = ExactArithmetic()
    try checkPages(of: contentWidth, before: maximum, &arithmetic)
    let full = try arithmetic.quotient(maximum, by: measure.width, atMost: mostPages)
    var offsets: [Rational] = []
    for page in 0...Int(full) { offsets.append(try exact(Rational(page) * measure.width)) }
    if offsets.last != maximum { offsets.append(maximum) }
    return offsets
  }

  /// Layout rules R22 and R23: where the first copy of a strip without an end comes to rest. An offset at the end is
  /// not reduced, since the next copy follows there.
  func repeatedOffsets(_ segment: Rational) throws(LayoutFailure) -> [Rational] {
    guard let first = columns.first else { return [] }
    guard scroll == .paging else {
      return try columns.map { column throws(LayoutFailure) in try exact(column.x - first.x) }
    }
    var arithmetic = ExactArithmetic()
    return try (0..<repeatedPages(segment, &arithmetic)).map { page throws(LayoutFailure) in
      try exact(Rational(page, over: 1) * measure.width)
    }
  }
}
