import SDUIIR
import SDUILayout

/// What must hold of a screen in every container that it declares, and whether it does.
///
/// Lengths are piecewise linear and arithmetic is exact, so that each obligation is decided for all containers at once,
/// and none is sampled. What is proved is true; what is broken has a container in which it fails.
public struct Proof: Sendable {
  /// By section, then by what must hold of it; requirements that the author wrote stand behind.
  public let obligations: [Obligation]

  /// How much is asked.
  public enum Detail: Sendable {
    /// Every obligation, and by how much it holds.
    case whole
    /// What is broken and nothing else, as checks need it.
    case failures
  }

  /// Proves a screen, for all flags and clients that are not resolved.
  public init(_ screen: Screen, detail: Detail = .whole) { self.init(screen, detail, ProofRules()) }

  /// The same by other rules.
  package init(_ screen: Screen, _ detail: Detail = .whole, _ rules: ProofRules) {
    var steps = ProofSteps(screen, detail, rules)
    steps.advance()
    obligations = detail == .whole ? steps.obligations : steps.obligations.filter { $0.isBroken }
  }
}

/// Something that must hold in every container.
public struct Obligation: Hashable, Sendable {
  /// What must hold.
  public let statement: Statement
  /// Whether it does.
  public let verdict: Verdict
  /// The bytes of source to blame where it does not.
  package let origin: Origin

  /// What must hold.
  public enum Statement: Hashable, Sendable {
    /// Everything in a section can be laid out (layout rule R26), whatever stands in it.
    case fits(SectionPath)
    /// What can be tapped is large enough on an axis; items inside their own insets.
    case touchTarget(TouchTarget, Measure.UnitFigure)
    /// Every supported client knows what it gets in a section, and keeps something of an essential one.
    case versions(SectionPath)
    /// Bars and what is pinned leave something of the container to what scrolls (layout rules R10 and R27).
    case visibleRoom
    /// What the author requires.
    case requirement(Requirement)
  }

  /// Whether something holds.
  public enum Verdict: Hashable, Sendable {
    /// It holds everywhere.
    case proved(Margin?)
    /// It does not hold everywhere.
    case broken(Counterexample)
    /// It depends on data, and is checked when there is some.
    case undecided(OpenReason)
  }

  /// Whether it fails somewhere.
  public var isBroken: Bool {
    if case .broken = verdict { true } else { false }
  }

  /// Whether it holds everywhere.
  var isProved: Bool {
    if case .proved = verdict { true } else { false }
  }
}

/// How far from breaking something is.
public struct Margin: Hashable, Sendable {
  /// The least that the figure comes to, in points; of a requirement, by how much it holds.
  public let least: Rational
  /// Whether the figure comes to that, or only ever nearer to it.
  public let isReached: Bool
  /// A container in which it does, if it does.
  public let place: ProvedContainer?
}

/// A container, and what flags and clients are in it.
public struct ProvedContainer: Hashable, Sendable {
  /// The container.
  public let environment: LayoutEnvironment
  /// The flags and the client, where anything depends on them.
  public let variants: Variants
  /// What a response sets of the sections, where anything depends on it (`fromServer`).
  public internal(set) var responses: [ResponseValue]
  /// The items of the sections in which their number or order decides about a requirement.
  package internal(set) var items: [ShownItems] = []

  /// A container, and what is decided in it.
  public init(environment: LayoutEnvironment, variants: Variants = Variants(), responses: [ResponseValue] = []) {
    self.environment = environment
    self.variants = variants
    self.responses = responses
  }

  /// The same with some items.
  func showing(_ items: [ShownItems]) -> ProvedContainer {
    var result = self
    result.items = items
    return result
  }
}

/// Where something fails.
public struct Counterexample: Hashable, Sendable {
  /// A container in which it fails.
  public let place: ProvedContainer
  /// All widths in a row around it at which it fails in some container, in points; `nil` where numbers leave 64 bits.
  public internal(set) var widths: Interval?
  /// Whether it fails at no other widths.
  public internal(set) var isAllOfIt: Bool
  /// What makes it hold wherever it fails, if a change of columns does.
  public internal(set) var remedy: ColumnRemedy?
  /// Whether it holds in the highest containers that the screen declares, so that a greater least height may help. Known of
  /// bars and pinned parts.
  public internal(set) var holdsInHighest: Bool
  /// Where something takes more columns than there are: how many there are, by width.
  public internal(set) var columns: [ColumnCount]
  /// The figures there.
  public let figures: [Figure]
  /// Of what less would have to be required there; a container is as it is.
  public let blamed: Measure?
  /// What layout says there, where nothing can be laid out.
  public let error: LayoutError?
  /// The component of the items with which that is so, where it takes items.
  public let component: ID<Component>?

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
