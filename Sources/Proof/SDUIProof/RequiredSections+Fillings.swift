import SDUIIR
import SDUILayout

extension RequiredSections {
  /// A section of the whole screen with the items that decide about a requirement, in a part of the containers.
  func fillings(
    of section: SectionPath, _ claim: RequirementExpression, _ proofCase: ProofCase, _ place: ProofCase.Place,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SectionFillings {
    let direction = proofCase.resolved.scrollDirection
    guard claim.mayDependOnItems(of: section, direction) else { return .any }
    guard let own = own(section), let declared = screen.section(at: own), let shown = proofCase.screen.section(at: own)
    else { return .any }
    let placed = PlacedSection(own, in: proofCase, place)
    if placed.resolved.isHidden || placed.outer.isHidden { return .any }
    let dependence = ItemDependence(
      of: claim, on: section, declared, shown, placed.resolved, direction)
    if dependence.isNone { return .any }
    let questions = questions(about: dependence, placed, shown, declared, proofCase)
    if !questions.isEmpty { return .open(questions) }
    if placed.resolved.isFailed { return try fillings(.noItems, dependence, section, placed, shown, proofCase, &path) }
    guard
      let deciding = DecidingItems(about: dependence, claim, of: section, shown, placed.resolved, by: proofCase.rules)
    else { return dependence.figures.isEmpty ? .any : .open([dependence.question(at: own, shown)]) }
    return try fillings(deciding, dependence, section, placed, shown, proofCase, &path)
  }

  /// Returns the questions beside the number of items; else that their number has no bound.
  private func questions(
    about dependence: ItemDependence, _ placed: PlacedSection, _ shown: ScreenSection, _ declared: ScreenSection,
    _ proofCase: ProofCase
  ) -> [OpenQuestion] {
    let isFailed = placed.resolved.isFailed
    let hasSpansOfData = !isFailed && placed.resolved.units.contains { $0.span.matched != nil }
    if dependence.hasSiblings, hasSpansOfData { return dependence.questionsAboutSiblings(in: placed, shown) }
    // Siblings whose sizes data decides are a question about siblings.
    if dependence.figures.isEmpty { return [] }
    if placed.resolved.kind.holdsSections || (!isFailed && DecidingItems.counts(of: shown) == nil) {
      return [dependence.question(at: placed.path, shown)]
    }
    var result: [OpenQuestion] = []
    if dependence.includesHeight, hasSpansOfData {
      result.append(OpenQuestion(.spansOfData, at: PropertyPlace(placed.path)))
    }
    if dependence.includesHeight, let ranges = declared.rangesOfResponses {
      // Of these only the least space is tried above, below and between lines.
      let names = [("spacing", ranges.spacing), ("insets", ranges.insets)].filter { $0.1 != nil }.map { $0.0 }
      if !names.isEmpty {
        result.append(OpenQuestion(.response(names, isOfStack: false), at: PropertyPlace(placed.path)))
      }
    }
    for unit in isFailed ? 0..<0 : shown.units.indices {
      guard let sizes = DataSizes(of: unit, in: placed.path, placed.resolved, proofCase) else { continue }
      result += DataQuestion.questions(about: sizes).filter { dependence.includesHeight || $0.isAboutWidth }
    }
    if dependence.includesHeight {
      var parts = placed.resolved.measuredParts(of: placed.path, in: proofCase)
      if isFailed || DecidingItems.counts(of: shown)?.lowerBound == 0 {
        let place = PropertyPlace(placed.path, .part(isFailed ? .failure : .empty))
        parts += [DataSizes(placed.resolved.placeholderHeight, of: place, proofCase)].compactMap { $0 }
      }
      result += parts.flatMap(DataQuestion.questions)
    }
    return result
  }

  private func fillings(
    _ deciding: DecidingItems, _ dependence: ItemDependence, _ section: SectionPath, _ placed: PlacedSection,
    _ shown: ScreenSection, _ proofCase: ProofCase, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SectionFillings {
    if dependence.figures.isEmpty, shown.units.indices.contains(where: { placed.resolved.isSizedByData($0) }) {
      return .any
    }
    var (result, failing, columns): ([SectionFilling], Set<Int?>, Int) = ([], [], path.openColumns)
    for sequence in deciding.sequences.flatMap({ sequence in
      proofCase.choicesOfParts(around: sequence, dependence, shown)
    }) {
      let sizes: SectionSizes
      do throws(LayoutFailure) {
        let data = SectionItems(sequence, placed, shown, proofCase.screen.contract)
        sizes = try path.withKnownItems { path throws(LayoutFailure) in
          try ProvedSection(placed, data, in: proofCase, &path).sizes
        }
      } catch {
        if case .arithmetic = error { throw error }
        let open = dataQuestions(about: sequence, placed, proofCase)
        if !open.isEmpty { return .open(open) }
        failing.insert(sequence.runs.first?.unit)
        continue
      }
      if path.openColumns > columns { return .open([OpenQuestion(.columnCount, at: .screen)]) }
      guard sizes.takesRoom else { continue }
      result.append(SectionFilling(section, sequence, shown, sizes, deciding.reductions))
    }
    // Numbers of items between these may fit all the same, and so may items between others of a centred strip.
    let isCentered = placed.resolved.scroll == .groupPagingCentered && !deciding.areAll
    let shownFirst = Set(result.map { $0.items.runs.first?.component })
    let isOpen = failing.contains { unit in shownFirst.contains(unit.map { shown.units[$0].component }) }
    if (deciding.areEnds && isOpen) || (isCentered && !failing.isEmpty) {
      return .open([dependence.question(at: placed.path, shown)])
    }
    return .some(result)
  }
}

extension RequiredSections {
  /// The sizes that data decides of some items and of what is around them. Those that do not fit with one size may with
  /// another.
  private func dataQuestions(
    about sequence: ItemSequence, _ placed: PlacedSection, _ proofCase: ProofCase
  ) -> [OpenQuestion] {
    let units = Set(sequence.runs.map { $0.unit }).sorted()
    let sizes = units.compactMap { DataSizes(of: $0, in: placed.path, placed.resolved, proofCase) }
    return (sizes + placed.resolved.measuredParts(of: placed.path, in: proofCase)).flatMap(DataQuestion.questions)
  }
}

extension RequirementExpression {
  /// Whether it names a figure that may depend on items of a section which it does not name. Most name none, and cost no
  /// more than this.
  func mayDependOnItems(of section: SectionPath, _ direction: ScrollDirection) -> Bool {
    measures.contains { measure in
      switch measure {
      case .section(section, let figure): figure.dependsOnItems(direction)
      case .unit(section, _, .height): true
      case .section, .unit, .position, .textPoints, .line, .containerWidth, .containerHeight: false
      }
    }
  }
}

extension ItemDependence {
  /// That it depends on siblings, which may have different cases, and so different widths and heights.
  fileprivate func questionsAboutSiblings(in placed: PlacedSection, _ section: ScreenSection) -> [OpenQuestion] {
    section.units.indices.filter { components.contains(section.units[$0].component) }.compactMap { unit in
      placed.resolved.siblings(about: .height, of: unit).map {
        OpenQuestion($0, at: PropertyPlace(placed.path, .unit(section.units[unit].component)))
      }
    }
  }

  /// That it depends on the number of items.
  fileprivate func question(at path: SectionPath, _ section: ScreenSection) -> OpenQuestion {
    if !includesHeight, let figure = figures.first { return OpenQuestion(.widthInStrip(figure), at: .screen) }
    return OpenQuestion(.sectionHeight(mostItems: section.decidingMaxItems), at: PropertyPlace(path))
  }
}

extension ProofCase {
  /// The same items with and without the parts that a response may leave out, if these count in the height of a section.
  fileprivate func choicesOfParts(
    around sequence: ItemSequence, _ dependence: ItemDependence, _ section: ScreenSection
  ) -> [ItemSequence] {
    var result = [sequence]
    if !dependence.includesHeight { return result }
    if isOptional(section.header), !dependence.names(.header) {
      result += result.map { $0.withoutHeader }
    }
    if isOptional(section.footer), !dependence.names(.footer) {
      result += result.map { $0.withoutFooter }
    }
    return result
  }

  /// Whether a response may leave out a header or footer: only if none of its fields is required.
  func isOptional(_ part: Supplementary?) -> Bool {
    part.map { screen.contract.components[$0.component].fields.contains { $0.isRequired } } ?? false
  }
}

extension SectionItems {
  /// The data of a section with some items, whose sizes are usual ones if data decides them.
  init(
    _ sequence: ItemSequence, _ placed: PlacedSection, _ section: ScreenSection, _ contract: Contract
  ) {
    let path = placed.path
    var data = SectionItems(of: [], placed.resolved, section, contract, at: path.inner ?? path.section)
    func item(_ unit: Int) -> ItemData {
      ItemData(unit, placed.resolved, section, contract)
    }
    if sequence.runs.count == 1, let run = sequence.runs.first {
      data.items = ItemList(repeating: item(run.unit), count: run.count)
    } else {
      data.items = ItemList(sequence.runs.flatMap { Array(repeating: item($0.unit), count: $0.count) })
    }
    if !sequence.hasHeader { data.header = nil }
    if !sequence.hasFooter { data.footer = nil }
    self = path.inner == nil ? data : SectionItems(section: path.section, sections: [data])
  }
}
