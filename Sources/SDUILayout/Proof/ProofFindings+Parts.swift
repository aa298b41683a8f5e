import SDUIIR

// What can be tapped around the items of a section, or in place of them.
extension ProofFindings {
  /// Holds a section's header and footer against the least that they may be. Those of a stack stand around its sections,
  /// whatever is in them.
  mutating func addParts(
    around proved: ProvedSection, _ placed: PlacedSection, in proofCase: ProofCase, _ containers: ProvedPart
  ) {
    let sizes = proved.shell ?? proved.sizes
    for part in [TouchTarget.Part.header, .footer] {
      add(part, sizes, of: placed, proved.minTouchTarget, in: proofCase, containers)
    }
  }

  /// Holds what stands in place of items against the least that it may be.
  mutating func addPlaceholder(
    of proved: ProvedSection, _ placed: PlacedSection, in proofCase: ProofCase, _ containers: ProvedPart
  ) {
    let part: TouchTarget.Part = placed.settled.isFailed ? .failure : .empty
    add(part, proved.sizes, of: placed, proved.minTouchTarget, in: proofCase, containers)
  }

  /// Leaves open how large the parts of a section are where items of a unit, or of any, may not fit: they were not
  /// looked at there.
  mutating func leavePartsOpen(
    of path: SectionPath, _ section: Section, _ unit: Int?, in proofCase: ProofCase, _ reason: String
  ) {
    for part in [TouchTarget.Part.header, .footer] {
      if let declared = section.declared(part) { leaveOpen(part, declared, of: path, in: proofCase, reason) }
    }
    guard unit == nil else { return }
    let part: TouchTarget.Part = section.state.isFailed ? .failure : .empty
    if let declared = section.declared(part) { leaveOpen(part, declared, of: path, in: proofCase, reason) }
  }

  /// Nobody knows how large something is.
  mutating func leaveOpen(
    _ part: TouchTarget.Part, _ declared: DeclaredPart, of path: SectionPath, in proofCase: ProofCase, _ reason: String
  ) {
    guard proofCase.screen.contract.components[declared.component].isTappable else { return }
    let target = TouchTarget(section: real(path), part: part, component: declared.component)
    for axis in Measure.UnitFigure.allCases {
      change(.touchTarget(target, axis), declared.origin) { $0.undecided = reason }
    }
  }

  /// Holds a part against the least that it may be, if it stands and can be tapped.
  private mutating func add(
    _ part: TouchTarget.Part, _ sizes: SectionSizes, of placed: PlacedSection, _ least: LinearForm,
    in proofCase: ProofCase, _ containers: ProvedPart
  ) {
    guard let declared = placed.declared.declared(part), var size = sizes.size(of: part),
      proofCase.screen.contract.components[declared.component].isTappable
    else { return }
    if !proofCase.rules.tellsWidthsOfParts { size = PartSize(width: sizes.width, height: size.height) }
    let target = TouchTarget(section: real(placed.path), part: part, component: declared.component)
    for axis in Measure.UnitFigure.allCases {
      change(.touchTarget(target, axis), declared.origin) { finding in
        if let known = placed.ofResponses, known.decide(about: .headerWidth, placed.settled.columns) {
          return finding.undecided = known.reason
        }
        let direction = proofCase.settled.scrollDirection
        if let reason = placed.settled.openQuestion(about: axis, of: part, direction) {
          return finding.undecided = reason
        }
        do throws(Problem) {
          let extent = axis == .width ? size.width : size.height
          try finding.compare(extent, least: least, in: containers, of: proofCase) {
            "\(proofCase.screen.contract.components[declared.component].name.source).\(axis.rawValue)"
          } _: { _ in
            nil
          }
        } catch { finding.undecided = "a number on the way needs more than 64 bits" }
      }
    }
  }
}
