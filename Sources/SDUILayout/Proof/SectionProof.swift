import SDUIIR

/// What must hold of one section without being told: that everything fits, and that what can be tapped is large enough.
struct SectionProof {
  /// Holds the section and no other.
  private let screen: Screen
  /// The section's index among those of the whole screen.
  private let section: Int

  init(_ screen: Screen, section: Int) {
    self.screen = screen.alone([section])
    self.section = section
  }

  /// By what must hold; of a stack's sections behind the stack.
  var obligations: [Obligation] {
    var findings = ProofFindings(screen, section: section)
    let inner = screen.sections[0].sections.indices.map(Optional.some)
    let cases = ProofCase.all(of: screen)
    for path in ([nil] + inner).map({ SectionPath(0, inner: $0) }) {
      findings.begin(path)
      for proofCase in cases {
        guard let section = proofCase.screen.section(at: path) else { continue }
        // Each unit by itself, and none: one does not hide what another breaks.
        for unit in section.units.indices.map(Optional.some) + [nil] {
          prove(path, unit, in: proofCase, &findings)
          if findings.hasGivenUp { break }
        }
        if findings.hasGivenUp { break }
      }
    }
    return findings.obligations
  }

  private func prove(_ path: SectionPath, _ unit: Int?, in proofCase: ProofCase, _ findings: inout ProofFindings) {
    do {
      let parts = try SymbolicPath.explore(proofCase.domain, limit: proofCase.limit) { symbolic throws(Problem) in
        let place = try proofCase.place(&symbolic)
        return try ProvedSection(path, unit.map { [$0] } ?? [], in: proofCase, place, &symbolic)
      }
      for part in parts { findings.add(part.result, of: path, unit, in: proofCase, part.domain) }
    } catch {
      findings.giveUp("there are over \(error.limit) cases to tell apart")
    }
  }
}

/// One section in a part of the containers.
struct ProvedSection {
  let sizes: SectionSizes
  /// With everything settled that holds there.
  let settled: SettledSection
  let minTouchTarget: LinearForm

  /// Evaluates a section of a case's screen with items of some units.
  init(
    _ path: SectionPath, _ units: [Int], in proofCase: ProofCase, _ place: ProofCase.Place,
    _ symbolic: inout SymbolicPath
  ) throws(Problem) {
    let outer = proofCase.screen.sections[path.section]
    settled = SettledSection(path.inner.map { outer.sections[$0] } ?? outer, in: place.environment)
    let data = SectionItems.samples(of: units, at: path, in: proofCase, place.environment)
    let direction = proofCase.settled.scrollDirection
    let whole = try SectionSizes(outer, data, place.surroundings, direction, &symbolic)
    sizes = path.inner == nil ? whole : whole.sections.first ?? whole
    let least = proofCase.screen.properties[.minTouchTarget]?.length ?? .points(44)
    minTouchTarget = try place.surroundings.figures.value(of: least, &symbolic)
  }
}

extension Screen {
  /// The screen with some of its sections, and without tests and requirements.
  func alone(_ sections: [Int]) -> Screen {
    var result = self
    result.sections = sections.map { self.sections[$0] }
    result.requirements = []
    result.tests = []
    return result
  }
}

extension SectionItems {
  /// Items of some units, as many as it takes to meet all that layout does with them. What strips repeat must be alike,
  /// so that without units they show all of theirs.
  static func samples(
    of units: [Int], at path: SectionPath, in proofCase: ProofCase, _ environment: Environment
  ) -> SectionItems {
    let outer = proofCase.screen.sections[path.section]
    let section = path.inner.map { outer.sections[$0] } ?? outer
    let settled = SettledSection(section, in: environment)
    let data = SectionItems(of: units, settled, section, proofCase.screen.contract, at: path.inner ?? path.section)
    return path.inner == nil ? data : SectionItems(section: path.section, sections: [data])
  }

  private init(of units: [Int], _ settled: SettledSection, _ section: Section, _ contract: Contract, at index: Int) {
    let shown = units.isEmpty && settled.repeats ? Array(section.units.indices) : units
    let items = shown.flatMap { unit in
      let item = ItemData(
        unit: unit, imageRatios: settled.units[unit].height.map(ImageRatio.squares) ?? [],
        fieldLengths: contract.fieldLengths(of: section.units[unit].component, []))
      return Array(repeating: item, count: settled.sampleCount)
    }
    func part(_ settled: SettledSupplementary?) -> SupplementaryData {
      SupplementaryData(imageRatios: settled?.height.map(ImageRatio.squares) ?? [])
    }
    self.init(section: index, items: items, header: part(settled.header), footer: part(settled.footer))
  }
}

extension SettledSection {
  /// Whether a strip goes on from its beginning.
  var repeats: Bool { kind == .carousel && paging.map { $0.repetition != .none } ?? false }

  /// As few as a response may bring, within reason. A mosaic has cells of different sizes, and a strip repeats two items
  /// at least.
  fileprivate var sampleCount: Int {
    let least = Int(clamping: min(minItems, 100))
    if kind == .mosaic { return max(least, arrangement?.cellCount ?? 1) }
    return max(least, repeats ? 2 : 1)
  }
}

// MARK: - What data decides

extension SettledSection {
  /// Whether the data decides how wide the items of a unit are.
  func hasWidthOfData(_ unit: Int) -> Bool {
    (kind == .carousel || kind == .flow) && units[unit].width?.comesFromData ?? false
  }

  /// Whether the data decides about the size of the items of a unit, or of any without one.
  func isSizedByData(_ unit: Int?) -> Bool {
    if kind == .mosaic { return false }
    guard let unit else { return units.indices.contains { isSizedByData($0) } }
    return hasWidthOfData(unit) || units[unit].height?.comesFromData ?? false
  }
}

extension Size {
  /// Whether nobody knows it before there is data.
  var comesFromData: Bool {
    switch self {
    case .estimate, .field, .ratioField: true
    case .length, .percent, .ratio, .share, .inView: false
    }
  }
}

extension ProvedSection {
  static let setByServer = "a response may set figures of the section"

  /// What nobody knows before there is data, though everything that stands here fits.
  func openQuestion(_ unit: Int?, _ section: Section) -> String? {
    if section.properties[.fromServer] != nil { return Self.setByServer }
    if settled.repeats, settled.scroll == .paging, settled.paging?.repetition == .infinite {
      return "whether pages are whole depends on the number of items"
    }
    guard let unit else { return nil }
    if settled.hasWidthOfData(unit) { return "the width of an item comes from the data" }
    let insets = settled.units[unit].insets
    let isFree = insets.top == .zero && insets.bottom == .zero
    return settled.isSizedByData(unit) && !isFree ? "the height of an item comes from the data" : nil
  }
}
