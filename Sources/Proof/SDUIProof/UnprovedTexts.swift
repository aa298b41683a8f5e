import SDUIIR

/// A unit that shows texts in a height that no requirement asks to be enough for them, so that no proof is about them.
package struct UnprovedTexts: Hashable, Sendable {
  /// The section of the unit.
  package let section: SectionPath
  /// The component that has the texts.
  package let component: ID<Component>
}

extension Screen {
  /// The units whose texts may be cut without a failed proof, in the order of the source. Layout knows no texts: a unit
  /// is one of them if its component has texts, its height follows neither from a measurement nor from the text size,
  /// and no requirement is about that height.
  package var unprovedTexts: [UnprovedTexts] {
    var required: Set<UnitPlace> = []
    for requirement in requirements { required.formUnion(requirement.claim.unitsWithRoomForTexts) }
    var result: [UnprovedTexts] = []
    for (index, section) in sections.enumerated() {
      let inner = section.sections.enumerated().map { (SectionPath(index, inner: $0), $1) }
      for (path, section) in [(SectionPath(index), section)] + inner {
        for (unit, use) in section.units.enumerated()
        where !section.isNeverShown && !required.contains(UnitPlace(section: path, unit: unit))
          && section.hasFixedHeight(ofUnit: unit)
          && contract.hasTexts(use.component)
        {
          result.append(UnprovedTexts(section: path, component: use.component))
        }
      }
    }
    return result
  }
}

extension Contract {
  /// Whether a component shows texts of any length: a field of its own, or one of a record in it.
  fileprivate func hasTexts(_ component: ID<Component>) -> Bool {
    var seen: Set<ID<Record>> = []
    return components[component].fields.contains { hasTexts($0.type, &seen) }
  }

  private func hasTexts(_ type: FieldType, _ seen: inout Set<ID<Record>>) -> Bool {
    switch type {
    case .text: return true
    case .optional(let type), .list(let type, _), .map(let type, _): return hasTexts(type, &seen)
    case .record(let record):
      guard seen.insert(record).inserted else { return false }
      return records[record].fields.contains { hasTexts($0.type, &seen) }
    default: return false
    }
  }
}

extension ScreenSection {
  /// Whether it shows no items anywhere.
  fileprivate var isNeverShown: Bool {
    guard adaptations.isEmpty else { return false }
    return properties[.hidden] == .boolean(true) || properties[.maxItems] == .count(0)
  }

  /// Whether a unit has, somewhere at least, a height that neither a client measures nor the text size changes.
  fileprivate func hasFixedHeight(ofUnit unit: Int) -> Bool {
    var lists = [units[unit].properties]
    for adaptation in adaptations {
      if let replacement = adaptation.replacement { lists.append(replacement.units[unit]) }
      let own = adaptation.assignments.filter { $0.target == .unit(unit) }
      guard own.contains(where: { $0.property == .height || $0.property == .maxHeight }) else { continue }
      var list = lists[lists.count - 1]
      for assignment in own { list[assignment.property] = assignment.value }
      lists.append(list)
    }
    // Where cells of a mosaic grow, each is as high as its part of them.
    if lists.allSatisfy({ $0[.height] == nil }), case .arrangement(let arrangement)? = properties[.arrangement] {
      return !arrangement.nodes.contains { $0.height.growsWithText }
    }
    return lists.contains { list in
      if case .length(let most)? = list[.maxHeight], !most.growsWithText { return true }
      switch list[.height] {
      case .size(.estimate)?: return false
      case .size(let size)?: return !size.growsWithText
      // What the section gives to all of its items.
      default: return true
      }
    }
  }
}

extension Size {
  /// Whether it grows with the text size without end; a ratio, a percentage or a number of the server does not.
  fileprivate var growsWithText: Bool { if case .length(let length) = self { length.growsWithText } else { false } }
}

extension Length {
  /// Whether it grows with the text size without end.
  fileprivate var growsWithText: Bool {
    switch self {
    case .points: false
    case .sum(let terms): terms.contains { $0.figure.isOfText && !$0.factor.isNegative }
    case .minimum(let lengths): lengths.allSatisfy { $0.growsWithText }
    case .maximum(let lengths): lengths.contains { $0.growsWithText }
    }
  }
}

extension RequirementExpression {
  /// The units whose height must be at least something that grows with the text size.
  fileprivate var unitsWithRoomForTexts: [UnitPlace] {
    switch self {
    case .all(let claims), .any(let claims): return claims.flatMap { $0.unitsWithRoomForTexts }
    case .comparison(let left, let sign, let right):
      let (greater, less): (RequirementTerm, RequirementTerm)
      switch sign {
      case .greater, .greaterOrEqual, .equal: (greater, less) = (left, right)
      case .less, .lessOrEqual: (greater, less) = (right, left)
      case .notEqual: return []
      }
      guard less.measures.contains(where: { $0.isOfText }) || greater.measures.contains(where: { $0.isOfText }) else {
        return []
      }
      return greater.measures.compactMap { measure in
        guard case .unit(let path, let unit, .height) = measure else { return nil }
        return UnitPlace(section: path, unit: unit)
      }
    }
  }
}

extension RequirementTerm {
  /// The figures that this names.
  fileprivate var measures: [Measure] { RequirementExpression.comparison(self, .equal, self).measures }
}

extension Measure {
  /// Whether it follows from the text size alone.
  fileprivate var isOfText: Bool {
    switch self {
    case .textPoints, .line: true
    default: false
    }
  }
}
