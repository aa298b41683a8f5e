import SDUIIR
import SDUILayout

/// The sections that a requirement names.
struct RequiredSections {
  /// Holds them and no others.
  let screen: Screen
  private let whole: Screen
  /// The indices of these sections among those of the whole screen.
  let indices: [Int]

  /// The sections of some figures.
  init(_ measures: [Measure], in whole: Screen) {
    indices = Set(measures.compactMap { $0.section?.section }).sorted()
    screen = whole.alone(indices)
    self.whole = whole
  }

  /// The sizes of a section in a part of the containers.
  enum Found {
    /// It takes no room there, or has no such items.
    case absent
    /// Why nobody knows.
    case open([OpenQuestion])
    /// The resolved section, and its sizes.
    case sizes(ResolvedSection, SectionSizes)
  }

  /// A section with items of a unit of the whole screen's.
  func items(
    ofUnit unit: Int, in section: SectionPath, _ proofCase: ProofCase, _ place: ProofCase.Place,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Found {
    // A client may get another component in its place, or none.
    guard let own = own(section), let declared = screen.section(at: own),
      let shown = proofCase.screen.section(at: own),
      let same = shown.units.firstIndex(where: { $0.component == declared.units[unit].component })
    else { return .absent }
    return try sizes(of: own, showing: same, proofCase, place, &path)
  }

  /// Returns a figure of a section, whatever its content is.
  func figure(
    _ figure: Measure.SectionFigure, of section: SectionPath, _ proofCase: ProofCase, _ place: ProofCase.Place,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicValue {
    guard let own = own(section) else { return .absent }
    switch try around(own, proofCase, place, &path) {
    case .absent: return .absent
    case .open(let questions): return .open(questions)
    case .sizes(let resolved, let sizes):
      if let open = resolved.dataSizes(of: figure, in: own, proofCase) {
        if sizes.part(of: figure) == nil { return .absent }
        return path.open(open) ? .form(LinearForm(.dataHeight)) : .open(DataQuestion.questions(about: open))
      }
      return sizes.value(of: figure, hasOpenColumns: path.openColumns > 0)
    }
  }

  /// Returns the place of a unit of the whole screen among these sections.
  func place(ofUnit unit: Int, in section: SectionPath) -> PropertyPlace? {
    own(section).flatMap { own in
      screen.section(at: own).map { PropertyPlace(own, .unit($0.units[unit].component)) }
    }
  }

  /// Returns the figures that responses set of a section and of which a proof tries only some, if they decide about a
  /// measure.
  func openResponses(_ measure: Measure, _ proofCase: ProofCase, _ place: ProofCase.Place) -> OpenQuestion? {
    guard proofCase.responses != nil, let own = measure.section.flatMap(own),
      proofCase.screen.section(at: own) != nil,
      let known = FiguresOfResponses(proofCase, of: own),
      known.decide(about: measure, PlacedSection(own, in: proofCase, place).resolved)
    else { return nil }
    return known.question
  }

  /// Returns the sections of some figures, as this screen has them.
  func paths(of measures: [Measure]) -> [SectionPath] {
    var paths: [SectionPath] = []
    for path in measures.compactMap({ $0.section }).compactMap(own) where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// Whether a claim names more units of a section than responses bring items: nothing is required without all of them.
  func neverShowAllUnits(of claim: RequirementExpression) -> Bool {
    var units: [SectionPath: Set<Int>] = [:]
    for case .unit(let section, let unit, _) in claim.measures { units[section, default: []].insert(unit) }
    return units.contains { section, named in
      guard let section = own(section).flatMap(screen.section), let counts = DecidingItems.counts(of: section) else {
        return false
      }
      return counts.upperBound < named.count
    }
  }

  /// The units that decide whether a claim is required and holds, in the sections of this screen. Each unit that the claim
  /// names is a group. The other units of a named section are one group, because the claim is required wherever an item of
  /// one of them fits.
  func unitGroups(of claim: RequirementExpression) -> [[UnitPlace]] {
    var groups: [[UnitPlace]] = []
    for case .unit(let section, let unit, _) in claim.measures {
      if let own = own(section) { groups.append([UnitPlace(section: own, unit: unit)]) }
    }
    // Inner sections first: the group of a stack has what is left.
    let named = claim.measures.compactMap { $0.section }.compactMap(own)
    for path in named.filter({ $0.inner != nil }) + named.filter({ $0.inner == nil }) {
      let inner = screen.section(at: path)?.sections.indices.map { SectionPath(path.section, inner: $0) } ?? []
      let group = ([path] + inner).flatMap { path in
        (screen.section(at: path)?.units.indices).map { $0.map { UnitPlace(section: path, unit: $0) } } ?? []
      }
      groups.append(group.filter { unit in !groups.contains { $0.contains(unit) } })
    }
    return groups
  }

  func own(_ section: SectionPath) -> SectionPath? {
    indices.firstIndex(of: section.section).map { SectionPath($0, inner: section.inner) }
  }

  /// A section with items of one of its units.
  private func sizes(
    of own: SectionPath, showing unit: Int, _ proofCase: ProofCase, _ place: ProofCase.Place,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Found {
    let placed = PlacedSection(own, in: proofCase, place)
    let data = SectionItems.samples(of: [unit], placed.resolved, at: own, in: proofCase)
    // Items of two units are not as large as one another.
    if let open = DataSizes(of: unit, in: own, placed.resolved, proofCase), !path.open(open) {
      return .open(DataQuestion.questions(about: open))
    }
    let sizes = try ProvedSection(placed, data, in: proofCase, &path).sizes
    return sizes.takesRoom ? .sizes(placed.resolved, sizes) : .absent
  }

  /// Returns the sizes of a section around its content. Throws if nothing fits in it, since that is reported for the
  /// section itself.
  private func around(
    _ own: SectionPath, _ proofCase: ProofCase, _ place: ProofCase.Place, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> Found {
    guard let shown = proofCase.screen.section(at: own) else { return .absent }
    var resolved = PlacedSection(own, in: proofCase, place).resolved
    let outer = ResolvedSection(proofCase.screen.sections[own.section], in: place.environment)
    if resolved.isHidden || outer.isHidden { return .absent }
    var takesRoom = resolved.keepsRoomWhenEmpty || resolved.placeholderHeight != nil || !shown.units.isEmpty
    var misfit: LayoutFailure?
    for inner in own.inner == nil ? Array(shown.sections.indices) : [] {
      let inner = SectionPath(own.section, inner: inner)
      let found = try fitting(&misfit) { () throws(LayoutFailure) in try around(inner, proofCase, place, &path) }
      if case .sizes? = found { takesRoom = true }
    }
    if let misfit, !takesRoom { throw misfit }
    guard takesRoom else { return .absent }
    // Units differ in where they fit, and not in what is around them.
    for unit in shown.units.indices where !resolved.isSizedByData(unit) {
      let found = try fitting(&misfit) { () throws(LayoutFailure) in
        try sizes(of: own, showing: unit, proofCase, place, &path)
      }
      if case .sizes? = found { return found ?? .absent }
    }
    let isSomethingWithoutItems = resolved.keepsRoomWhenEmpty || resolved.placeholderHeight != nil
    let isOpen = shown.units.indices.contains { resolved.isSizedByData($0) }
    if let misfit, !resolved.kind.holdsSections, !isSomethingWithoutItems, !isOpen { throw misfit }
    // Data decides which items fit, so that it has no items here.
    (resolved.keepsRoomWhenEmpty, resolved.placeholderHeight) = (true, nil)
    var surroundings = place.surroundings
    if own.inner != nil {
      surroundings = try surroundings.inside(SectionMeasure(outer, surroundings, &path).containers)
    }
    let data = SectionItems(of: [], resolved, shown, proofCase.screen.contract, at: own.inner ?? own.section)
    return .sizes(
      resolved, try SectionSizes(resolved, data, surroundings, proofCase.resolved.scrollDirection, &path))
  }
}

/// Returns the result, or `nil` if it does not fit: the first such problem is kept.
private func fitting<Found>(
  _ misfit: inout LayoutFailure?, _ find: () throws(LayoutFailure) -> Found
) throws(LayoutFailure) -> Found? {
  do throws(LayoutFailure) { return try find() } catch {
    if case .arithmetic = error { throw error }
    misfit = misfit ?? error
    return nil
  }
}

/// A figure of a section in a part of the containers.
enum SymbolicValue {
  /// There is no such figure.
  case absent
  case open([OpenQuestion])
  case form(LinearForm)

  fileprivate init(_ form: LinearForm?) { self = form.map { .form($0) } ?? .absent }
}

extension SectionSizes {
  /// The value of a figure with these items.
  func value(of figure: Measure.SectionFigure, hasOpenColumns: Bool) -> SymbolicValue {
    switch figure {
    case .columns:
      if hasOpenColumns { return .open([OpenQuestion(.columnCount, at: .screen)]) }
      return SymbolicValue(kind.itemWidth == .columns ? columns.map { LinearForm(Rational(Int($0))) } : nil)
    case .width: return .form(width)
    case .height: return .form(height)
    case .contentWidth: return .form(contentWidth)
    case .headerWidth: return SymbolicValue(header?.width)
    case .headerHeight: return SymbolicValue(header?.height)
    case .footerWidth: return SymbolicValue(footer?.width)
    case .footerHeight: return SymbolicValue(footer?.height)
    }
  }
}

extension SectionSizes {
  fileprivate func part(of figure: Measure.SectionFigure) -> PartSize? { figure == .headerHeight ? header : footer }
}

extension ResolvedSection {
  /// The height of a header or footer that data decides.
  fileprivate func dataSizes(
    of figure: Measure.SectionFigure, in section: SectionPath, _ proofCase: ProofCase
  ) -> DataSizes? {
    switch figure {
    case .headerHeight: DataSizes(header?.height, of: PropertyPlace(section, .part(.header)), proofCase)
    case .footerHeight: DataSizes(footer?.height, of: PropertyPlace(section, .part(.footer)), proofCase)
    case .columns, .width, .height, .contentWidth, .headerWidth, .footerWidth: nil
    }
  }
}
