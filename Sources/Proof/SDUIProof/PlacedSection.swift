import SDUIIR
import SDUILayout

/// A section with everything resolved that holds in some containers: a class, because it is large and never changes.
final class PlacedSection {
  let path: SectionPath
  let place: ProofCase.Place
  /// The section, or the stack that it is in.
  let outer: ResolvedSection
  /// The stack around its sections; `nil` if it takes no room.
  let shell: ResolvedSection?
  /// The section itself.
  let resolved: ResolvedSection
  /// The touch targets among its units, in their order.
  let targets: [(component: ID<Component>, isTappable: Bool, origin: Origin)]
  /// The figures that a response may set of it.
  let ofResponses: FiguresOfResponses?
  let origin: Origin
  /// The touch targets around its items, or in place of them.
  let parts: [(part: TouchTarget.Part, declared: DeclaredPart)]

  init(_ path: SectionPath, in proofCase: borrowing ProofCase, _ place: ProofCase.Place) {
    self.path = path
    self.place = place
    let section = (place.sections ?? proofCase.screen.sections)[path.section]
    outer = ResolvedSection(section, in: place.environment)
    shell = outer.shell(in: place.environment)
    resolved = path.inner.map { ResolvedSection(section.sections[$0], in: place.environment) } ?? outer
    let declared = path.inner.map { section.sections[$0] } ?? section
    targets = declared.units.map { unit in
      (unit.component, proofCase.screen.contract.components[unit.component].isTappable, unit.origin)
    }
    (ofResponses, origin) = (FiguresOfResponses(proofCase, of: path), declared.origin)
    let rules = proofCase.rules
    parts = declared.tappableParts(in: proofCase.screen.contract).filter { part, _ in
      rules.includes(part.isAroundItems ? .partsAroundItems : .placeholders)
    }
  }

  /// The possible items: items of each unit by itself, so that one does not hide a failure of another; of all units if
  /// they must be alike; and none if that is possible, too.
  func choices(by rules: ProofRules) -> [(unit: Int?, shown: [Int])] {
    if resolved.isFailed { return [(nil, [])] }
    let units = rules.includes(.laterUnits) ? resolved.units.indices : resolved.units.indices.prefix(1)
    var result: [(unit: Int?, shown: [Int])] = units.map { ($0, [$0]) }
    let isSomethingWithoutItems = resolved.keepsRoomWhenEmpty || resolved.placeholderHeight != nil
    let together = resolved.unitsTogether
    if !together.isEmpty, rules.includes(.unitsTogether) { result.append((nil, together)) }
    if (isSomethingWithoutItems && rules.includes(.noItems)) || result.isEmpty { result.append((nil, [])) }
    return result
  }
}
