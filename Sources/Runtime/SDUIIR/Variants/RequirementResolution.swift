/// The requirements that remain after components were replaced: units and headers that a client does not get cannot
/// break any.
struct RequirementResolution {
  /// The new places of the units of each section, by the place of the section.
  private(set) var units: [SectionPath: [Int?]] = [:]
  private let screen: Screen

  /// - Parameter screen: with its sections as they are now.
  init(_ screen: Screen) { self.screen = screen }

  /// Notes where the units of a section went.
  mutating func note(_ places: [Int?], at path: SectionPath) { units[path] = places }

  func resolved(_ requirements: [Requirement]) -> [Requirement] {
    requirements.compactMap { requirement in
      guard let claim = resolved(requirement.claim) else { return nil }
      var requirement = requirement
      requirement.claim = claim
      return requirement
    }
  }

  /// Returns the claim that remains; `nil` if the claim holds because it has no subject any more.
  private func resolved(_ claim: RequirementExpression) -> RequirementExpression? {
    switch claim {
    case .comparison(let left, let sign, let right):
      guard let left = resolved(left), let right = resolved(right) else { return nil }
      return .comparison(left, sign, right)
    case .all(let claims):
      let rest = claims.compactMap(resolved)
      return rest.count > 1 ? .all(rest) : rest.first
    case .any(let claims):
      let rest = claims.map(resolved)
      return rest.contains(nil) ? nil : .any(rest.compactMap { $0 })
    }
  }

  private func resolved(_ amount: RequirementTerm) -> RequirementTerm? {
    switch amount {
    case .constant: return amount
    case .measure(let measure): return resolved(measure).map(RequirementTerm.measure)
    case .scaled(let factor, let inner): return resolved(inner).map { .scaled(factor, $0) }
    case .sum(let amounts): return all(amounts).map(RequirementTerm.sum)
    case .least(let amounts): return all(amounts).map(RequirementTerm.least)
    case .greatest(let amounts): return all(amounts).map(RequirementTerm.greatest)
    }
  }

  private func all(_ amounts: [RequirementTerm]) -> [RequirementTerm]? {
    let rest = amounts.compactMap(resolved)
    return rest.count == amounts.count ? rest : nil
  }

  private func resolved(_ measure: Measure) -> Measure? {
    switch measure {
    case .textPoints, .line, .containerWidth, .containerHeight: return measure
    case .unit(let path, let unit, let figure):
      guard let places = units[path], places.indices.contains(unit) else { return measure }
      return places[unit].map { .unit(path, $0, figure) }
    case .position(let path, let unit?, let figure):
      guard let places = units[path], places.indices.contains(unit) else { return measure }
      return places[unit].map { .position(path, unit: $0, figure) }
    case .position: return measure
    case .section(let path, let figure):
      let section = screen.section(at: path)
      switch figure {
      case .headerWidth, .headerHeight: return section?.header == nil ? nil : measure
      case .footerWidth, .footerHeight: return section?.footer == nil ? nil : measure
      case .columns, .width, .height, .contentWidth: return measure
      }
    }
  }
}
