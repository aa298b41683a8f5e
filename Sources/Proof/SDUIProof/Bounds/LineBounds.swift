import SDUIIR
import SDUILayout

/// The bounds of the lines of a section, and of what is around them.
struct LineBounds {
  let placed: PlacedSection
  let section: ResolvedSection
  private let declared: ScreenSection?
  private let proofCase: ProofCase
  let sizing: ItemSizing
  /// The numbers of items that a response brings; no end to them where `nil`.
  private let counts: Counts
  /// The only items that count; `nil` for whatever a response brings.
  private let sequence: ItemSequence?

  /// A number of items or lines; no end to it where `nil`.
  typealias Counts = (least: Int, greatest: Int?)

  init(
    _ placed: PlacedSection, _ proofCase: ProofCase, _ surroundings: Surroundings<LinearForm>,
    _ sequence: ItemSequence?
  ) {
    self.sequence = sequence
    (self.placed, section, self.proofCase) = (placed, placed.resolved, proofCase)
    declared = proofCase.screen.section(at: placed.path)
    sizing = ItemSizing(
      section, at: placed.path.inner ?? placed.path.section, surroundings, proofCase.resolved.scrollDirection)
    if let count = sequence?.count {
      counts = (count, count)
      return
    }
    let least = declared?.leastItems ?? 0
    let most = declared.flatMap { DecidingItems.counts(of: $0)?.upperBound }
    counts = (least, proofCase.rules.triesAllItemCounts ? most : least)
  }

  /// Layout rule R11: the numbers of items that are shown.
  var shownCounts: Counts {
    guard let visible = section.collapse.visibleCount.map({ Int(clamping: $0) }) else { return counts }
    return (min(counts.least, visible), min(counts.greatest ?? visible, visible))
  }

  /// The boxes of the items, of each unit and each span that fits.
  func items(_ path: inout SymbolicPath) throws(LayoutFailure) -> [ItemBounds] {
    var result: [ItemBounds] = []
    for (index, unit) in (declared?.units ?? []).enumerated()
    where sequence?.runs.contains(where: { $0.unit == index }) ?? true {
      result += try sizing.bounds(of: index, showing: unit.component, in: proofCase, &path)
    }
    return result
  }

  /// The range of the space between lines of a section whose items have no space between them, if a response sets nothing
  /// else that is not tried.
  private var openSpacing: ValueRange? {
    section.kind.hasOneColumn || section.kind.itemWidth == .cells ? placed.ofResponses?.spacingAlone : nil
  }

  /// Whether the bounds cover all that a response may set.
  var isKnown: Bool { placed.ofResponses == nil || openSpacing != nil }

  /// The space between lines.
  func spacing(_ measure: SectionMeasure<LinearForm>, _ path: inout SymbolicPath) throws(LayoutFailure) -> FigureBounds
  {
    let own = FigureBounds(measure.lineSpacing)
    if let openSpacing { return try own.joined(FigureBounds(openSpacing), &path) }
    guard let range = proofCase.responses?.spacing, range.section == placed.path, !range.setsLines,
      section.spacing.items == .figure(.itemWidth)
    else { return own }
    return FigureBounds(range.range)
  }

  /// Layout rules R7 and R8: the header, the footer, and the insets above and below.
  func around(_ measure: SectionMeasure<LinearForm>, _ path: inout SymbolicPath) throws(LayoutFailure) -> FigureBounds {
    var result = FigureBounds(try measure.insets.top + measure.insets.bottom)
    if let range = proofCase.responses?.insets, range.section == placed.path,
      section.insets.leading == .figure(.contentWidth)
    {
      let side = FigureBounds(range.range)
      result = try side + side
    }
    for (resolved, part) in [(section.header, declared?.header), (section.footer, declared?.footer)] {
      guard let resolved, !resolved.overlays else { continue }
      let height = try self.height(of: resolved.height, &path) { path throws(LayoutFailure) in
        try measure.supplementary(resolved, SupplementaryData(), &path)
      }
      if sequence == nil, proofCase.isOptional(part) {
        result = try result + (height?.optional ?? FigureBounds(.zero))
      } else if let height {
        result = try result + height
      } else {
        return .anySize
      }
    }
    return result
  }

  /// The height of a part that is no item; `nil` where it does not fit.
  private func height(
    of size: Size?, _ path: inout SymbolicPath,
    _ known: (inout SymbolicPath) throws(LayoutFailure) -> BoxSize<LinearForm>?
  ) throws(LayoutFailure) -> FigureBounds? {
    if let open = OpenSize(size, of: nil, proofCase.screen.contract, proofCase.rules) { return FigureBounds(open) }
    return try path.fitting(known).flatMap { $0 }.map { FigureBounds($0.height) }
  }

  /// From the top of the first line to the bottom of the last, or the height of what is in place of them; `nil` if the
  /// section never takes room.
  func content(
    of items: [ItemBounds], apart spacing: FigureBounds, _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds? {
    // Collapsed to its header, a section takes room, and has neither items nor a placeholder.
    if !section.isFailed, section.collapse.visibleCount == 0 { return FigureBounds(.zero) }
    var choices: [FigureBounds] = []
    if !section.isFailed, counts.greatest != 0, !items.isEmpty {
      choices.append(try lines(of: items, apart: spacing, measure, &path) ?? .anySize)
    }
    if section.isFailed || counts.least == 0 {
      if section.placeholderHeight != nil {
        let placeholder = try height(of: section.placeholderHeight, &path) { path throws(LayoutFailure) in
          try measure.placeholder(of: section, &path)
        }
        if let placeholder { choices.append(placeholder) }
      } else if section.keepsRoomWhenEmpty {
        choices.append(FigureBounds(.zero))
      }
    }
    return try SectionBounds.joined(choices, &path)
  }

  private func lines(
    of items: [ItemBounds], apart spacing: FigureBounds, _ measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds? {
    guard !items.contains(where: { $0.isUnknown }),
      let height = try SectionBounds.joined(items.map { $0.height }, &path)
    else { return nil }
    let shown = shownCounts
    let counts = (least: max(1, shown.least), greatest: shown.greatest)
    switch section.kind {
    case .list, .hero: return try height.lines(counts, apart: spacing)
    case .carousel:
      let rows = Int(clamping: max(1, section.rows))
      return try height.lines((min(rows, counts.least), min(rows, counts.greatest ?? rows)), apart: spacing)
    case .grid: return try grid(of: items, counts, height, apart: spacing, &path)
    case .flow: return try height.lines(flowLines(of: items, counts, measure, &path), apart: spacing)
    case .mosaic: return try mosaic(of: items, counts, apart: spacing, &path)
    case .waterfall: return try waterfall(of: items, counts, height, apart: spacing, &path)
    case .stack: return nil
    }
  }
}
