import SDUIIR

/// A section as one kind, with what changes while it is of that kind.
struct SectionVariant {
  /// The condition under which it holds; `nil` if it holds where no other variant does.
  let condition: [ConditionBox]?
  /// The section with the properties of the kind. Its adaptations are those that assign properties.
  let section: ScreenSection

  /// The variants of a section, the one without a condition first. Of several whose conditions hold, the last one holds.
  /// Equal ones after each other are one.
  static func all(of section: ScreenSection) -> [SectionVariant] {
    var result: [SectionVariant] = []
    var condition: [ConditionBox]?
    var current = section
    current.adaptations = []
    for adaptation in section.adaptations {
      guard let replacement = adaptation.replacement else {
        current.adaptations.append(adaptation)
        continue
      }
      let next = section.replaced(by: replacement)
      if adaptation.condition == [ConditionBox()] {
        (result, condition, current) = ([], nil, next)
        continue
      }
      if let before = condition, current == next {
        condition = (before + adaptation.condition).eachOnce
        continue
      }
      result.append(SectionVariant(condition: condition, section: current))
      (condition, current) = (adaptation.condition, next)
    }
    return result + [SectionVariant(condition: condition, section: current)]
  }

  /// The kind of the section.
  var kind: LayoutKind { section.kind }

  /// The properties of a part.
  func properties(of target: Assignment.Target) -> PropertyList {
    switch target {
    case .section: section.properties
    case .header: section.header?.properties ?? PropertyList()
    case .footer: section.footer?.properties ?? PropertyList()
    case .background: section.background?.properties ?? PropertyList()
    case .unit(let index): section.units[index].properties
    }
  }

  /// A property of a part, with the values that it has under conditions.
  func value(_ property: Property, of target: Assignment.Target = .section) -> AdaptedValue {
    var result = AdaptedValue(base: properties(of: target)[property])
    for adaptation in section.adaptations {
      for assignment in adaptation.assignments where assignment.target == target && assignment.property == property {
        result.change(to: assignment.value, if: adaptation.condition)
      }
    }
    return result
  }
}

/// A property that conditions change, later ones over earlier ones.
struct AdaptedValue: Hashable {
  /// The value if no condition holds; `nil` for the default.
  let base: PropertyValue?
  /// The values under conditions.
  var changes: [Change] = []

  /// A value under a condition.
  struct Change: Hashable {
    fileprivate(set) var condition: [ConditionBox]
    let value: PropertyValue
  }

  /// Adds a value under a condition. Conditions one after the other with the same value are one.
  mutating func change(to value: PropertyValue, if condition: [ConditionBox]) {
    if condition == [ConditionBox()] {
      self = AdaptedValue(base: value)
    } else if let last = changes.indices.last, changes[last].value == value {
      changes[last].condition = (changes[last].condition + condition).eachOnce
    } else if !changes.isEmpty || value != base {
      changes.append(Change(condition: condition, value: value))
    }
  }

  /// All values.
  var all: [PropertyValue] { [base].compactMap { $0 } + changes.map { $0.value } }

  /// Whether some value is a certain word.
  func may(be word: Keyword) -> Bool { all.contains(.keyword(word)) }

  /// Whether some value is true.
  var mayBeTrue: Bool { all.contains(.boolean(true)) }
}

extension ScreenSection {
  /// A property of the section, its header or its footer across all of its kinds: what a condition says is over all that
  /// precedes it.
  func valueAcrossKinds(
    _ property: Property, of target: Assignment.Target = .section, default value: PropertyValue
  ) -> AdaptedValue {
    var result = AdaptedValue(base: SectionVariant(condition: nil, section: self).properties(of: target)[property])
    for adaptation in adaptations {
      var changed = adaptation.replacement.map { $0.properties(of: target)[property] ?? value }
      for assignment in adaptation.assignments where assignment.target == target && assignment.property == property {
        changed = assignment.value
      }
      guard let changed, !result.changes.isEmpty || changed != result.base ?? value else { continue }
      result.change(to: changed, if: adaptation.condition)
    }
    return result
  }
}

extension Replacement {
  /// The properties of the section, its header or its footer.
  fileprivate func properties(of target: Assignment.Target) -> PropertyList {
    switch target {
    case .header: header
    case .footer: footer
    default: properties
    }
  }
}
