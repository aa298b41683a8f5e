import SDUIIR
import SDUILayout

/// Containers and clients in which all conditions come out alike but those on width, height and text scale.
///
/// A class, because everything that is evaluated asks it, and copies would cost more than that.
final class ProofCase {
  /// The screen, with nothing open but what depends on extents; flags, if a proof keeps them.
  let screen: Screen
  let resolved: ResolvedScreenProperties
  let traits: Traits
  /// All of its containers.
  let domain: Domain
  let rules: ProofRules
  /// The values that responses set in these containers; `nil` if none sets anything.
  let responses: ResponseChoice?
  /// The sections of the whole screen that are not open.
  let states: [ShownState]
  /// The cases of the data that decide about spans, by the sections of the whole screen.
  private let spanCases: [SpanCase]
  /// Whether the insets of both sides are equal: then the left one is the variable that counts for both.
  private let isSymmetric: Bool
  /// Why other containers hold wherever these do.
  let reductions: Reductions
  /// The width from which on only heights tell its containers from the low ones of the case before; `nil` if there are none.
  let widthOfLow: Rational?
  /// All heights that there are with these traits.
  private let allHeights: Interval
  /// The widths, heights and text scales that conditions compare with, in order.
  private let widths: [Rational]
  private let heights: [Rational]
  private let textScales: [Rational]
  /// The sections between these widths; `nil` if there are few.
  private let sectionsByWidth: SectionsByWidth?

  init(
    _ screen: Screen, _ traits: Traits, _ containers: Extents.Containers, _ boxes: [ConditionBox],
    _ responses: ResponseChoice?, _ states: [ShownState], _ spanCases: [SpanCase], _ rules: ProofRules
  ) {
    (self.responses, self.states, self.rules) = (responses, states, rules)
    (isSymmetric, allHeights) = (containers.isSymmetric, containers.heights)
    (reductions, widthOfLow) = (containers.reductions, containers.widthOfLow)
    self.spanCases = spanCases
    self.screen = screen
    self.traits = traits
    var domain = containers.domain
    responses?.limit(&domain)
    self.domain = domain
    resolved = ResolvedScreenProperties(screen)
    widths = rules.dividesByWidth ? Bounds.edges(of: boxes.map { $0.width }) : []
    heights = rules.dividesByHeight ? Bounds.edges(of: boxes.map { $0.height }) : []
    textScales = rules.dividesByTextScale ? Bounds.edges(of: boxes.map { $0.textScale }) : []
    sectionsByWidth = SectionsByWidth(screen, widths, domain[.containerWidth])
  }

  /// Some containers of another case, with a screen that has the same conditions on width and height.
  private init(_ other: ProofCase, _ screen: Screen, _ domain: Domain) {
    (self.screen, self.domain) = (screen, domain)
    (resolved, traits, rules) = (other.resolved, other.traits, other.rules)
    (responses, states, spanCases) = (other.responses, other.states, other.spanCases)
    (isSymmetric, reductions, widthOfLow) = (other.isSymmetric, other.reductions, other.widthOfLow)
    (allHeights, widths, heights) = (other.allHeights, other.widths, other.heights)
    (textScales, sectionsByWidth) = (other.textScales, other.sectionsByWidth)
  }

  /// A section as one of its containers has it.
  struct Place {
    let environment: LayoutEnvironment
    let surroundings: Surroundings<LinearForm>
    /// The sections without conditions that are decided by the width; `nil` if there are few.
    var sections: [ScreenSection]?
  }

  /// The maximum number of parts of the domain: each costs more if there are more conditions.
  var limit: Int { min(5_000, 2_000_000 / (widths.count + heights.count + textScales.count + 400)) }

  /// The values that are the same in all of its containers.
  var situation: EvaluatedPart.Situation {
    EvaluatedPart.Situation(traits: traits, variants: screen.variants, states: states)
  }

  /// That its containers make more parts than that.
  var tooManyCases: TooManyCases { TooManyCases(limit: limit, widths: widths.count, heights: heights.count) }

  /// The same with some sections as they are with some cases of flags.
  func showing(_ changed: [(index: Int, section: ScreenSection)], _ flags: [Variants.Choice]) -> ProofCase {
    var screen = screen
    for (index, section) in changed { screen.sections[index] = section }
    screen.variants.flags += flags
    return ProofCase(self, screen, domain)
  }

  /// Its containers below a width; `nil` if there are none.
  func narrower(than width: Rational) -> ProofCase? {
    var domain = domain
    domain.limit(.containerWidth, to: Interval(upper: .init(width, isIncluded: false)))
    return domain[.containerWidth].isEmpty ? nil : ProofCase(self, screen, domain)
  }

  /// Decides all conditions on a path.
  func place(_ path: inout SymbolicPath) throws(LayoutFailure) -> Place {
    let sections = try sectionsByWidth?.sections(&path)
    if sections == nil { try path.decide(LinearForm(.containerWidth), widths) }
    if !heights.isEmpty {
      path.noteHeight()
      try path.decide(LinearForm(.containerHeight), heights)
    }
    try path.decide(LinearForm(.textScale), textScales)
    let environment = try container(in: path.domain, usesHeight: true).environment
    var surroundings = try Surroundings(
      resolved, environment, ContainerLengths(domain, isSymmetric: isSymmetric), &path)
    responses?.place(&surroundings)
    _ = try surroundings.sectionSpacing(resolved, &path)
    try checkScreen(surroundings, &path)
    return Place(environment: environment, surroundings: surroundings, sections: sections)
  }

  /// Layout rules R12 and R7: checks the placeholder where no section takes room, and the edges of the screen.
  private func checkScreen(_ surroundings: Surroundings<LinearForm>, _ path: inout SymbolicPath) throws(LayoutFailure) {
    if let section = screen.vacantSection {
      let resolved = ResolvedSection(section, in: surroundings.environment)
      _ = try SectionMeasure(resolved, surroundings, &path).placeholder(of: resolved, &path)
    }
    _ = try surroundings.edges(resolved, &path)
  }

  /// One of the containers of a part, as ordinary as it can be.
  func container(in part: ProvedPart) throws(LayoutFailure) -> ProvedContainer {
    try container(in: part.domain, usesHeight: part.usesHeight)
  }

  /// The same, with equal insets at both sides if there is such a container.
  func ordinaryContainer(in part: ProvedPart) throws(LayoutFailure) -> ProvedContainer {
    let usual = try container(in: part)
    guard !usual.environment.insets.areEqual, let equal = try part.domain.withEqualInsets else { return usual }
    return try container(in: equal, usesHeight: part.usesHeight)
  }

  /// - Parameter usesHeight: Whether the height counts; if not, one without side insets is as high as it likes.
  private func container(in domain: Domain, usesHeight: Bool) throws(LayoutFailure) -> ProvedContainer {
    let usual = Rational(844)
    // Of responses those at a corner of the ranges.
    let spacing = responses?.spacing
    let corner = [
      spacing?.range.upperBound, responses?.insets?.range.upperBound,
      responses?.setsLines ?? false ? spacing?.range.upperBound : nil,
    ]
    let point = try domain.point(near: [nil, usual, .one, .zero, .zero] + corner)
    let insets = SafeAreaInsets(left: point[3], right: isSymmetric ? point[3] : point[4])
    let isFree = !usesHeight && insets == SafeAreaInsets()
    var environment = LayoutEnvironment(
      width: point[0], height: isFree ? try allHeights.member(near: usual) : point[1], insets: insets,
      textScale: point[2])
    environment.take(traits)
    let values = responses?.values(spacing: point[5], lines: point[7], inset: point[6]) ?? []
    var container = ProvedContainer(environment: environment, variants: screen.variants, responses: values)
    container.states = states
    container.spanCases = spanCases
    return container
  }
}

extension SymbolicPath {
  /// Decides between which of some values, in order, a figure lies: by halving, so that many conditions cost little.
  fileprivate mutating func decide(_ figure: LinearForm, _ values: [Rational]) throws(LayoutFailure) {
    var range = values.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if try isLess(figure, LinearForm(values[middle])) {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
  }
}
