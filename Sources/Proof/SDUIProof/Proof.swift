import SDUIIR
import SDUILayout

/// The obligations of a screen in every container that it declares, with their outcomes.
///
/// Lengths are piecewise linear and arithmetic is exact, so that each obligation is decided for all containers at once,
/// and none is sampled. What is proved is true; what is broken has a container in which it fails.
public struct Proof: Sendable {
  /// By section, then by claim; the author's requirements follow.
  public let obligations: [Obligation]

  /// The extent of a proof.
  public enum Detail: Sendable {
    /// Failures only, as checks need it.
    case failures
    /// Every obligation, and by how much it holds.
    case whole
    /// The same with every part that was evaluated.
    case evidence

    /// Whether margins and the reasons of open obligations are asked for.
    var isWhole: Bool { self != .failures }
  }

  /// Proves a screen, for all flags and clients that are not resolved.
  public init(_ screen: Screen, detail: Detail = .whole) { self.init(screen, detail, ProofRules()) }

  /// The same by other rules.
  package init(_ screen: Screen, _ detail: Detail = .whole, _ rules: ProofRules) {
    var steps = ProofSteps(screen, detail, rules)
    steps.advance()
    obligations = detail.isWhole ? steps.obligations : steps.obligations.filter { $0.isBroken }
  }
}

/// Something that must hold in every container.
public struct Obligation: Hashable, Sendable {
  /// The claim.
  public let statement: Statement
  /// Whether it does.
  public let verdict: Verdict
  /// The bytes of source to blame where it does not.
  package let origin: Origin

  /// The claim of an obligation.
  public enum Statement: Hashable, Sendable {
    /// Everything in a section can be laid out (layout rule R26), whatever its content is.
    case fits(SectionPath)
    /// A touch target is large enough on an axis; items inside their own insets.
    case touchTarget(TouchTarget, Measure.UnitFigure)
    /// Every supported client knows what it gets in a section, and keeps something of an essential one.
    case versions(SectionPath)
    /// Bars and what is pinned leave something of the container to what scrolls (layout rules R10 and R27).
    case visibleRoom
    /// A requirement of the author.
    case requirement(Requirement)
  }

  /// Whether something holds.
  public enum Verdict: Hashable, Sendable {
    /// It holds everywhere, as the evidence shows.
    case proved(ProofEvidence)
    /// It does not occur: no container has anything of which it could hold.
    case absent(Absence)
    /// It does not hold everywhere.
    case broken(Counterexample)
    /// It depends on data, and is checked when there is some.
    case undecided(OpenReason)
  }

  /// Whether it fails somewhere.
  public var isBroken: Bool {
    if case .broken = verdict { true } else { false }
  }

  /// Whether it fails nowhere, and nothing is open.
  var isSettled: Bool {
    switch verdict {
    case .proved, .absent: true
    case .broken, .undecided: false
    }
  }
}

/// The distance of an obligation from failure.
public struct Margin: Hashable, Sendable {
  /// The least value of the figure, in points; of a requirement, the least difference by which it holds.
  public let least: Rational
  /// Whether the figure reaches that value, or only approaches it.
  public let isReached: Bool
  /// A container in which it does, if it does.
  public let place: ProvedContainer?
}

/// A container, and what flags and clients are in it.
public struct ProvedContainer: Hashable, Sendable {
  /// The container.
  public let environment: LayoutEnvironment
  /// The flags and the client, where anything depends on them.
  public internal(set) var variants: Variants
  /// The values that a response sets of the sections, if anything depends on them (`fromServer`).
  public internal(set) var responses: [ResponseValue]
  /// The items of the sections in which their number or order decides about a requirement.
  package internal(set) var items: [ShownItems] = []
  /// The sections that are collapsed or failed.
  package internal(set) var states: [ShownState] = []
  /// The cases of the data that decide about spans of items.
  package internal(set) var spanCases: [SpanCase] = []

  /// A container, and what is decided in it.
  public init(environment: LayoutEnvironment, variants: Variants = Variants(), responses: [ResponseValue] = []) {
    self.environment = environment
    self.variants = variants
    self.responses = responses
  }

  /// The same for some flags and a client.
  func showing(_ variants: Variants) -> ProvedContainer {
    var result = self
    result.variants = variants
    return result
  }

  /// The same with some items.
  func showing(_ items: [ShownItems]) -> ProvedContainer {
    var result = self
    result.items = items
    result.spanCases = spanCases.filter { chosen in
      items.allSatisfy { $0.section != chosen.section || $0.brings(chosen.component) }
    }
    return result
  }
}

/// The container in which an obligation fails.
public struct Counterexample: Hashable, Sendable {
  /// A container in which it fails.
  public let place: ProvedContainer
  /// All widths at which it fails in some container, in points: disjoint and in order; none where numbers leave 64 bits.
  public internal(set) var widths: [Interval] = []
  /// Whether it fails at no other widths.
  public internal(set) var isAllOfIt = false
  /// The widths in a row around it at which it fails in containers that are like it in everything else.
  public internal(set) var widthsAlike: Interval?
  /// The change of columns that makes it hold wherever it fails, if there is one.
  public internal(set) var remedy: ColumnRemedy?
  /// Whether a change of columns makes it hold in some of the containers in which it fails, and in others none does.
  public internal(set) var hasPartialRemedy = false
  /// Whether it holds in the highest containers that the screen declares, so that a greater least height may help. Known of
  /// bars and pinned parts.
  public internal(set) var holdsInHighest = false
  /// The number of columns by width, if something takes more columns than there are.
  public internal(set) var columns: [ColumnCount] = []
  /// The figures there.
  public let figures: [Figure]
  /// The measure of which less would have to be required there; `nil` for that of a container, which cannot change.
  public let blamed: Measure?
  /// The layout error there, if nothing can be laid out.
  public let error: LayoutError?
  /// The component of the items with which that is so, where it takes items.
  public let component: ID<Component>?

  /// One of which nothing is known but its container.
  init(
    place: ProvedContainer, figures: [Figure] = [], blamed: Measure? = nil, error: LayoutError? = nil,
    component: ID<Component>? = nil
  ) {
    (self.place, self.figures, self.blamed) = (place, figures, blamed)
    (self.error, self.component) = (error, component)
  }

  /// Whether it fails in no container that has the same inset at both sides.
  public var needsUnequalInsets: Bool { !place.environment.insets.areEqual }

  /// A figure by the name that requirements know it by.
  public struct Figure: Hashable, Sendable {
    /// Such as `deals.ProductCard.width`.
    public let name: String
    /// In points; a number for columns.
    public let value: Rational
    /// Whether data decides about it, and this is the greatest value that any data gives it.
    public let isGreatest: Bool

    init(name: String, value: Rational, isGreatest: Bool = false) {
      (self.name, self.value, self.isGreatest) = (name, value, isGreatest)
    }
  }
}

extension Margin {
  /// The same with some items.
  func showing(_ items: [ShownItems]) -> Margin {
    Margin(least: least, isReached: isReached, place: place?.showing(items))
  }

  /// Whether this is reported rather than another one: of two containers with the same figure the narrower one.
  func isBelow(_ other: Margin?) -> Bool {
    guard let other else { return true }
    return least < other.least || (least == other.least && isNarrower(than: other))
  }

  private func isNarrower(than other: Margin) -> Bool {
    guard let place else { return false }
    return other.place.map { place.environment.width < $0.environment.width } ?? true
  }
}
