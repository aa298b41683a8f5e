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
    for requirement in requirements {
      for case .unit(let path, let unit, .height) in requirement.claim.measures {
        required.insert(UnitPlace(section: path, unit: unit))
      }
    }
    var result: [UnprovedTexts] = []
    for (index, section) in sections.enumerated() {
      let inner = section.sections.enumerated().map { (SectionPath(index, inner: $0), $1) }
      for (path, section) in [(SectionPath(index), section)] + inner {
        for (unit, use) in section.units.enumerated()
        where !required.contains(UnitPlace(section: path, unit: unit)) && section.hasFixedHeight(ofUnit: unit)
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
  /// Whether a unit has, somewhere at least, a height that neither a client measures nor the text size changes.
  fileprivate func hasFixedHeight(ofUnit unit: Int) -> Bool {
    var heights = [units[unit].properties[.height]]
    for adaptation in adaptations {
      if let replacement = adaptation.replacement { heights.append(replacement.units[unit][.height]) }
      heights += adaptation.assignments.filter { $0.target == .unit(unit) && $0.property == .height }.map { $0.value }
    }
    return heights.contains { height in
      switch height {
      case .size(.estimate)?: false
      case .size(.length(let length))?: !Figure.allCases.contains { $0.isOfText && length.depends(on: $0) }
      // A ratio, a percentage, a number of the server, or what the section gives to all of its items.
      default: true
      }
    }
  }
}
