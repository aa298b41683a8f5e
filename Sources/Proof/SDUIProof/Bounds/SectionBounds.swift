import SDUIIR
import SDUILayout

/// The bounds of the height of a section that takes room, and of the heights of its items (layout rules R7 and R13 to R24).
///
/// The number of items, their units, the cases of their spans, their data and what a response sets are all between the
/// fewest and the most, and the least and the greatest. So these bounds hold for every response. No response needs to
/// reach them.
struct SectionBounds {
  let height: FigureBounds
  /// The boxes of the items of each unit with each span.
  let items: [ItemBounds]
  /// The space between lines, with what a response may set.
  private let spacing: FigureBounds
  /// The greatest number of items that are shown; no end to it where `nil`.
  private let mostItems: Int?

  /// The height of the items of a unit in their rows.
  func height(of unit: Int, in section: ResolvedSection, _ path: inout SymbolicPath) throws(LayoutFailure)
    -> FigureBounds
  {
    guard let own = try Self.joined(items.filter { $0.unit == unit }.map { $0.height }, &path) else { return .anySize }
    if mostItems == 1, !section.repeats { return own }
    let isRaised = section.rowAlignment == .stretch || section.units[unit].isUniformAcrossSiblings
    guard isRaised, let all = try Self.joined(items.map { $0.height }, &path) else { return own }
    return FigureBounds(own.least, all.greatest)
  }

  /// The width of the items of a unit.
  func width(of unit: Int, _ path: inout SymbolicPath) throws(LayoutFailure) -> FigureBounds {
    try Self.joined(items.filter { $0.unit == unit }.map { $0.width }, &path) ?? .anySize
  }

  /// The bounds of a section of the screen, or of a stack.
  ///
  /// - Parameter sample: The only items that count in some sections; of a stack all sections are shown.
  init(
    _ own: SectionPath, in proofCase: ProofCase, _ place: ProofCase.Place, _ sample: ItemSample? = nil,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let placed = PlacedSection(own, in: proofCase, place)
    var surroundings = place.surroundings
    if own.inner != nil {
      surroundings = try surroundings.inside(SectionMeasure(placed.outer, surroundings, &path).containers)
    }
    let columns = path.openColumns
    let section = placed.resolved
    let lines = LineBounds(placed, proofCase, surroundings, sample?[own])
    mostItems = lines.shownCounts.greatest
    let measure = try SectionMeasure(section, surroundings, &path)
    spacing = try lines.spacing(measure, &path)
    if section.kind.holdsSections {
      items = []
      let content = try Self.stack(own, spacing, in: proofCase, place, sample, &path)
      height = lines.isKnown ? try content + lines.around(measure, &path) : .anySize
      return
    }
    items = try lines.items(&path)
    let content = try lines.content(of: items, apart: spacing, measure, &path)
    // With more columns there are fewer lines.
    let isKnown = lines.isKnown && path.openColumns == columns
    height = isKnown ? try (content ?? .anySize) + lines.around(measure, &path) : .anySize
  }

  /// Layout rule R24: of the sections of a stack those that a response brings, one after another.
  private static func stack(
    _ own: SectionPath, _ spacing: FigureBounds, in proofCase: ProofCase, _ place: ProofCase.Place,
    _ sample: ItemSample?, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> FigureBounds {
    let sections = proofCase.screen.sections[own.section].sections
    var (all, one): (FigureBounds?, FigureBounds?)
    for index in sections.indices {
      let inner = SectionPath(own.section, inner: index)
      if PlacedSection(inner, in: proofCase, place).resolved.isHidden { continue }
      let bounds = try path.fitting { path throws(LayoutFailure) in
        try SectionBounds(inner, in: proofCase, place, sample, &path)
      }
      guard let height = bounds?.height else {
        // One that does not fit is in no layout.
        if sample == nil { continue }
        return .anySize
      }
      // Without items it may take no room.
      if let sequence = sample?[inner], sequence.count == 0 {
        all = try all.map { known throws(LayoutFailure) in try known + (spacing + height).optional } ?? height.optional
        continue
      }
      all = try all.map { known throws(LayoutFailure) in try known + spacing + height } ?? height
      one = try one.map { known throws(LayoutFailure) in try known.joined(height, &path) } ?? height
    }
    if sample != nil { return all ?? .anySize }
    return FigureBounds(one?.least ?? .zero, all?.greatest)
  }

  static func joined(_ bounds: [FigureBounds], _ path: inout SymbolicPath) throws(LayoutFailure) -> FigureBounds? {
    guard var result = bounds.first else { return nil }
    for other in bounds.dropFirst() { result = try result.joined(other, &path) }
    return result
  }
}

/// The items that a response brings, by the sections that hold them.
typealias ItemSample = [SectionPath: ItemSequence]
