import SDUIIR
import SDUILayout

/// A section with everything resolved that holds in some containers.
struct PlacedSection {
  let path: SectionPath
  let place: ProofCase.Place
  /// The section, or the stack that it is in.
  let outer: ResolvedSection
  /// A stack as it stands around its sections; `nil` where it takes no room.
  let shell: ResolvedSection?
  /// The section itself.
  let resolved: ResolvedSection
  /// What is asked of its units, in their order.
  let targets: [(component: ID<Component>, isTappable: Bool, origin: Origin)]
  /// What a response may set of it.
  let ofResponses: FiguresOfResponses?
  let origin: Origin
  /// What can be tapped around its items, or in place of them.
  let parts: [(part: TouchTarget.Part, declared: DeclaredPart)]

  init(_ path: SectionPath, in proofCase: borrowing ProofCase, _ place: ProofCase.Place) {
    self.path = path
    self.place = place
    let section = proofCase.screen.sections[path.section]
    outer = ResolvedSection(section, in: place.environment)
    shell = outer.shell(in: place.environment)
    resolved = path.inner.map { ResolvedSection(section.sections[$0], in: place.environment) } ?? outer
    let declared = path.inner.map { section.sections[$0] } ?? section
    targets = declared.units.map { unit in
      (unit.component, proofCase.screen.contract.components[unit.component].isTappable, unit.origin)
    }
    (ofResponses, origin) = (FiguresOfResponses(proofCase, of: path), declared.origin)
    parts = declared.tappableParts(in: proofCase.screen.contract)
  }

  /// What may stand in it: items of each unit by itself, so that one does not hide what another breaks; of all units where
  /// they must be alike; and none where that is something too.
  var choices: [(unit: Int?, shown: [Int])] {
    if resolved.isFailed { return [(nil, [])] }
    var result: [(unit: Int?, shown: [Int])] = resolved.units.indices.map { ($0, [$0]) }
    let isSomethingWithoutItems = resolved.keepsRoomWhenEmpty || resolved.placeholderHeight != nil
    let together = resolved.unitsTogether
    if !together.isEmpty { result.append((nil, together)) }
    if isSomethingWithoutItems || result.isEmpty { result.append((nil, [])) }
    return result
  }
}
