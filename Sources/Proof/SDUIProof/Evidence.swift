import SDUIIR
import SDUILayout

/// Why an obligation holds in every container: the parts into which comparisons divide each case, in each of which it holds.
///
/// There is no evidence without an evaluated part, and nothing is proved without evidence.
public struct ProofEvidence: Hashable, Sendable {
  /// The distance from failure; `nil` where that has no meaning, or is not asked for.
  public let margin: Margin?
  /// The number of evaluated parts, at least 1.
  public let partCount: Int
  /// The rules by which evaluated parts represent others.
  package let reductions: Reductions
  /// The evaluated parts, if they were asked for (`Proof.Detail.evidence`).
  package let parts: [EvaluatedPart]

  /// `nil` if nothing was evaluated.
  fileprivate init?(_ record: EvidenceRecord, margin: Margin?) {
    if record.partCount == 0 { return nil }
    (partCount, reductions, parts, self.margin) = (record.partCount, record.reductions, record.parts, margin)
  }

  /// The same of a section at another index.
  func moved(to index: Int) -> ProofEvidence { moved { $0.moved(to: index) } }

  /// The same with another description of the container of its margin.
  func moved(_ place: (ProvedContainer) -> ProvedContainer) -> ProofEvidence {
    ProofEvidence(
      margin: margin.map { Margin(least: $0.least, isReached: $0.isReached, place: $0.place.map(place)) },
      partCount: partCount, reductions: reductions, parts: parts)
  }

  private init(margin: Margin?, partCount: Int, reductions: Reductions, parts: [EvaluatedPart]) {
    (self.margin, self.partCount, self.reductions, self.parts) = (margin, partCount, reductions, parts)
  }
}

/// A leaf of the decision tree of a case: containers for which all comparisons come out alike, and by how much the obligation
/// holds in all of them.
package struct EvaluatedPart: Hashable, Sendable {
  /// The case.
  package let situation: Situation
  /// The containers, and what data and responses give.
  package let domain: Domain
  /// The comparisons that lead from the case to this part, in their order; each divides the containers before it.
  package let comparisons: [HalfSpace]
  /// The amount by which the obligation holds, which is nowhere negative; `nil` where that has no meaning.
  package let slack: LinearForm?
  /// The items with which it was evaluated, where their number or order decides.
  package let items: [ShownItems]
  /// Whether anything depends on the container's height. If not, the part represents containers of any height.
  package let usesHeight: Bool
  /// Whether a variable is the space between lines that a response sets.
  let hasLinesOfResponse: Bool
  /// One of the containers; `nil` where numbers leave 64 bits, and of what holds in all.
  package let container: ProvedContainer?

  /// Returns the values that the slack has in a container with any data, zero if it has no meaning; `nil` if the container is
  /// none of the part.
  package func slack(in container: ProvedContainer) -> Interval? {
    let (traits, own) = (situation.traits, container.environment.traits)
    guard ContainerTrait.allCases.allSatisfy({ traits[$0] == nil || traits[$0] == own[$0] }),
      let alone = try? domain.alone(container, usesHeight: usesHeight, hasLinesOfResponse: hasLinesOfResponse)
    else { return nil }
    return try? alone.range(of: slack ?? .zero)
  }

  /// The values that are the same in all containers of a case.
  package struct Situation: Hashable, Sendable {
    /// The size classes, the idiom and the direction, as far as they make a difference.
    package var traits = Traits()
    /// The flags and the client, as far as they make a difference.
    package let variants: Variants
    /// The sections that are not open.
    package var states: [ShownState] = []
  }
}

/// The rules by which the parts that a proof evaluates represent all others. Each is a decision with its reason in the README.
package struct Reductions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Items of one unit, in the smallest number, represent items of several.
  package static let oneUnitRepresentsAll = Reductions(rawValue: 1 << 0)
  /// Containers represent those with the same sum of side insets, because nothing but that decides.
  package static let sumRepresentsSides = Reductions(rawValue: 1 << 1)
  /// The fewest and the most items of one unit represent all numbers of items.
  package static let endsRepresentCounts = Reductions(rawValue: 1 << 2)
  /// Items of two units in a row represent items of more.
  package static let pairsRepresentRows = Reductions(rawValue: 1 << 3)
  /// One header and one footer that are pinned in their sections are in view at a time.
  package static let pairsOfPinnedParts = Reductions(rawValue: 1 << 4)
  /// An open section represents one that is collapsed or failed.
  package static let openSectionsRepresentAll = Reductions(rawValue: 1 << 5)
  /// A width between bounds represents the columns of any large number.
  package static let boundsRepresentColumns = Reductions(rawValue: 1 << 6)
  /// Of sections that ask for no flag in common, each has the cases of flags with which its pinned parts are highest.
  package static let highestPartsRepresentFlags = Reductions(rawValue: 1 << 7)
  /// Bounds of heights represent all responses.
  package static let boundsRepresentResponses = Reductions(rawValue: 1 << 8)
  /// Low containers with side insets represent high ones, because nothing depends on the height.
  package static let lowContainersRepresentHigh = Reductions(rawValue: 1 << 9)
}

/// Why there is nothing of which an obligation could hold.
public enum Absence: Hashable, Sendable, CaseIterable {
  /// Its subject cannot be laid out in any container, which is reported by itself.
  case neverFits
  /// Its condition holds in no container.
  case neverRequired
  /// No response contains items of all units that it names.
  case neverTogether
  /// Its subject takes room in no container.
  case neverShown
}

/// The evidence of an obligation that is being proved.
struct EvidenceRecord {
  fileprivate private(set) var partCount = 0
  fileprivate private(set) var parts: [EvaluatedPart] = []
  fileprivate private(set) var reductions = Reductions()
  /// Why it has no subject in some part.
  private var absences: Set<Absence> = []
  private let keepsParts: Bool

  init(_ detail: Proof.Detail) { keepsParts = detail == .evidence }

  /// Notes that the obligation holds in a part of a case.
  mutating func holds(
    by slack: LinearForm? = nil, with items: [ShownItems] = [], in part: ProvedPart, of proofCase: ProofCase
  ) {
    partCount += 1
    if part.hasOpenColumns { reductions.insert(.boundsRepresentColumns) }
    reductions.formUnion(proofCase.reductions)
    guard keepsParts else { return }
    parts.append(
      EvaluatedPart(
        situation: proofCase.situation, domain: part.domain, comparisons: part.comparisons, slack: slack, items: items,
        usesHeight: part.usesHeight, hasLinesOfResponse: proofCase.responses?.setsLines ?? false,
        container: (try? proofCase.container(in: part))?.showing(items)))
  }

  /// Notes that it holds for a client in every container.
  mutating func holds(for client: Client) {
    partCount += 1
    guard keepsParts else { return }
    parts.append(
      EvaluatedPart(
        situation: EvaluatedPart.Situation(variants: Variants(client: client)), domain: Domain([:]), comparisons: [],
        slack: nil, items: [], usesHeight: false, hasLinesOfResponse: false, container: nil))
  }

  /// Notes that there is nothing of which it could hold in some part.
  mutating func isAbsent(_ absence: Absence) { absences.insert(absence) }

  /// Notes a rule by which something was left out.
  mutating func use(_ used: Reductions) { reductions.formUnion(used) }

  /// Adds what was found elsewhere about the same obligation.
  mutating func add(_ other: EvidenceRecord) {
    partCount += other.partCount
    reductions.formUnion(other.reductions)
    parts += other.parts
    absences.formUnion(other.absences)
  }

  /// Adds what shows another part of the same obligation.
  mutating func add(_ other: ProofEvidence) {
    partCount += other.partCount
    reductions.formUnion(other.reductions)
    parts += other.parts
  }

  /// The verdict if the obligation fails nowhere and nothing is open.
  ///
  /// - Parameter margin: Its distance from failure.
  func verdict(margin: Margin?) -> Obligation.Verdict {
    if let evidence = ProofEvidence(self, margin: margin) { return .proved(evidence) }
    return .absent(Absence.allCases.first(where: absences.contains) ?? .neverShown)
  }
}
