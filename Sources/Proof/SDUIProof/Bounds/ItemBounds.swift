import SDUIIR
import SDUILayout

/// The bounds of the boxes of one unit's items with one span, whatever their data is.
struct ItemBounds {
  /// The index of the unit among those of its section.
  let unit: Int
  /// The number of columns of its section; `nil` if it has none.
  let columns: Int64?
  /// The cells that it takes in a grid.
  let cells: CellRows.Kind
  let width: FigureBounds
  /// Without the other items of its row.
  let height: FigureBounds
  /// Whether the client measures its height, so that columns of a waterfall were chosen before (layout rule R17).
  let isMeasured: Bool
  /// Whether nothing is known of them, since they do not fit by themselves with the least data.
  var isUnknown = false
}

extension ItemBounds {
  fileprivate init(unknown unit: Int) {
    self.init(
      unit: unit, columns: nil, cells: CellRows.Kind(columns: 1, rows: 1), width: .anySize, height: .anySize,
      isMeasured: true, isUnknown: true)
  }
}

/// Sizes the items of a section one at a time.
struct ItemSizing {
  private let bare: ResolvedSection
  private let index: Int
  private let surroundings: Surroundings<LinearForm>
  private let direction: ScrollDirection

  /// - Parameter section: Its lines, without anything around them.
  init(
    _ section: ResolvedSection, at index: Int, _ surroundings: Surroundings<LinearForm>, _ direction: ScrollDirection
  ) {
    var bare = section
    (bare.header, bare.footer, bare.background, bare.paging) = (nil, nil, nil, nil)
    // A collapsed section shows fewer items of the same sizes (layout rule R11).
    bare.collapse = .never
    (bare.insets.top, bare.insets.bottom, bare.startColumn) = (.points(.zero), .points(.zero), 1)
    // Insets shrink cells last, and move nothing (layout rule R6).
    for unit in bare.units.indices { bare.units[unit].insets = Insets() }
    (self.bare, self.index, self.surroundings, self.direction) = (bare, index, surroundings, direction)
  }

  /// The sizes of a section with one item of a unit; `nil` where it does not fit.
  ///
  /// - Parameter change: Gives the unit another size.
  func sizes(
    of unit: Int, _ path: inout SymbolicPath, _ change: (inout ResolvedUnit) -> Void = { _ in }
  ) throws(LayoutFailure) -> SectionSizes? {
    var section = bare
    change(&section.units[unit])
    let data = SectionItems(section: index, items: [ItemData(unit: unit)])
    return try path.fitting { path throws(LayoutFailure) in
      try SectionSizes(section, data, surroundings, direction, &path)
    }
  }

  /// The bounds of a unit's items with each of its spans; those that fit nowhere are left out.
  func bounds(
    of unit: Int, showing component: ID<Component>, in proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> [ItemBounds] {
    let own = bare.units[unit]
    let cases = own.span.matched.map { $0.cases.map { $0.span } } ?? [own.span]
    let spans = proofCase.rules.includes(.spanCases) ? cases : Array(cases.prefix(1))
    let open = OpenItem(own, bare, component, in: proofCase)
    var result: [ItemBounds] = []
    for (number, span) in spans.enumerated() where !spans[..<number].contains(span) {
      if let found = try bounds(of: unit, span, open, &path) { result.append(found) }
    }
    return result
  }

  private func bounds(
    of unit: Int, _ span: ItemSpan, _ open: OpenItem, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> ItemBounds? {
    let least = try sizes(of: unit, &path) { item in
      item.span = span
      open.setLeast(&item)
    }
    guard let least, let box = least.items.first else {
      // With other data these may fit, or between other items of a centred strip (layout rule R22).
      return open.isKnown && bare.scroll != .groupPagingCentered ? nil : ItemBounds(unknown: unit)
    }
    var (width, height) = (FigureBounds(box.width), FigureBounds(box.height))
    if !open.isKnown {
      let greatest = try sizes(of: unit, &path) { item in
        item.span = span
        open.setGreatest(&item)
      }
      let end = greatest?.items.first
      width = FigureBounds(box.width, open.hasGreatestWidth ? end?.width : nil)
      height = open.growsWithWidth ? FigureBounds(box.height, open.hasGreatestHeight ? end?.height : nil) : .anySize
    }
    let columns = span.columns ?? least.columns ?? 1
    return ItemBounds(
      unit: unit, columns: least.columns,
      cells: CellRows.Kind(columns: Int(clamping: columns), rows: Int(clamping: span.rows)), width: width,
      height: height, isMeasured: open.isMeasured)
  }
}

/// The sizes of a unit's items that data or the client's measuring decides.
private struct OpenItem {
  private let width: FigureRange?
  private let height: FigureRange?
  /// Whether the client measures the height.
  let isMeasured: Bool
  /// Whether wider items are no lower.
  let growsWithWidth: Bool
  let hasGreatestWidth: Bool
  let hasGreatestHeight: Bool

  private typealias FigureRange = (least: Length, greatest: Length?)

  init(_ unit: ResolvedUnit, _ section: ResolvedSection, _ component: ID<Component>, in proofCase: ProofCase) {
    func range(_ size: Size?) -> FigureRange? {
      guard let open = OpenSize(size, of: component, proofCase.screen.contract, proofCase.rules) else { return nil }
      let least = max(.zero, open.interval.lower?.value ?? .zero)
      return (.points(least), open.interval.upper.map { .points($0.value) })
    }
    var (width, height) = (unit.width?.comesFromData ?? false ? range(unit.width) : nil, range(unit.height))
    // An item that is wider than a line fits nowhere (layout rule R18).
    if let known = width, section.kind.itemWidth == .units, !section.kind.isStrip {
      let content = Length.figure(.contentWidth)
      width?.greatest = known.greatest.map { .minimum([$0, content]) } ?? content
    }
    hasGreatestWidth = width == nil || width?.greatest != nil
    var lengths = [unit.minHeight, unit.maxHeight].compactMap { $0 }
    if case .length(let length)? = unit.height { lengths.append(length) }
    growsWithWidth = width == nil || lengths.allSatisfy { $0.grows(with: .itemWidth) }
    isMeasured = if case .estimate? = unit.height { true } else { false }
    if height != nil, height?.greatest == nil { height?.greatest = unit.maxHeight }
    let isRatio = if case .ratio? = unit.height { true } else { false }
    let followsWidth = isRatio || lengths.contains { $0.names(.itemWidth) }
    // Where widths have no end, the greatest height is the one that no item may exceed.
    if !hasGreatestWidth, followsWidth, height == nil, let most = unit.maxHeight { height = (.points(.zero), most) }
    hasGreatestHeight = height.map { $0.greatest != nil } ?? (hasGreatestWidth || !followsWidth)
    (self.width, self.height) = (width, height)
  }

  var isKnown: Bool { width == nil && height == nil }

  func setLeast(_ unit: inout ResolvedUnit) {
    if let width { unit.width = .length(width.least) }
    if let height { unit.height = .length(height.least) }
  }

  /// Sets the greatest sizes that are known.
  func setGreatest(_ unit: inout ResolvedUnit) {
    if let width { unit.width = .length(width.greatest ?? width.least) }
    if let height { unit.height = .length(height.greatest ?? height.least) }
  }
}

extension Length {
  /// Whether it depends on a figure.
  fileprivate func names(_ figure: Figure) -> Bool {
    switch self {
    case .points: false
    case .sum(let terms): terms.contains { $0.figure == figure }
    case .minimum(let lengths), .maximum(let lengths): lengths.contains { $0.names(figure) }
    }
  }

  /// Whether it is no less where a figure is greater, as far as its terms show.
  fileprivate func grows(with figure: Figure) -> Bool {
    switch self {
    case .points: true
    case .sum(let terms): terms.allSatisfy { $0.figure != figure || !$0.factor.isNegative }
    case .minimum(let lengths), .maximum(let lengths): lengths.allSatisfy { $0.grows(with: figure) }
    }
  }
}

extension SymbolicPath {
  /// Evaluates something with all items that there are; `nil` where it does not fit.
  mutating func fitting<Result>(
    _ evaluate: (inout SymbolicPath) throws(LayoutFailure) -> Result
  ) throws(LayoutFailure) -> Result? {
    do throws(LayoutFailure) { return try withKnownItems(evaluate) } catch {
      if case .arithmetic = error { throw error }
      return nil
    }
  }
}
