import SDUIIR

extension ScreenSection {
  /// Returns the section in an environment: with the changes of its adaptations, and without adaptations. The same
  /// holds for the sections of a stack.
  package func resolved(in environment: LayoutEnvironment) -> ScreenSection {
    let point = environment.conditionPoint
    var result = resolved(by: adaptations.filter { $0.condition.hold(at: point) })
    result.sections = sections.map { $0.resolved(in: environment) }
    return result
  }

  /// Returns the section with the changes of some of its adaptations, in their order, and without adaptations. The sections of a
  /// stack are as they were declared.
  package func resolved(by holding: [Adaptation]) -> ScreenSection {
    var (result, later) = standing(by: holding)
    for adaptation in later {
      for assignment in adaptation.assignments { result.set(assignment) }
    }
    result.adaptations = []
    return result
  }

  /// Returns the section after the last change of its kind in an environment, and the later adaptations that hold
  /// there.
  func standing(in environment: LayoutEnvironment) -> (section: ScreenSection, later: ArraySlice<Adaptation>) {
    if adaptations.isEmpty { return (self, []) }
    let point = environment.conditionPoint
    return standing(by: adaptations.filter { $0.condition.hold(at: point) })
  }

  private func standing(by holding: [Adaptation]) -> (section: ScreenSection, later: ArraySlice<Adaptation>) {
    guard let index = holding.lastIndex(where: { $0.replacement != nil }), let last = holding[index].replacement else {
      return (self, holding[...])
    }
    return (replaced(by: last), holding[(index + 1)...])
  }

  /// Layout rule R12: whether the section takes room with this data.
  package func takesRoom(with data: SectionItems, in environment: LayoutEnvironment) -> Bool {
    ResolvedSection(self, in: environment).takesRoom(with: data, in: environment)
  }

  /// Layout rule R11: the data without what a collapsed section does not show.
  package func shown(_ data: SectionItems, in environment: LayoutEnvironment) -> SectionItems {
    ResolvedSection(self, in: environment).shown(data)
  }

  private mutating func set(_ assignment: Assignment) {
    switch assignment.target {
    case .section:
      // The word of `empty` replaces the component that was there in place of items.
      if assignment.property == .emptyBehavior { empty = nil }
      if assignment.property == .failureBehavior { failure = nil }
      properties[assignment.property] = assignment.value
    case .header: header?.properties[assignment.property] = assignment.value
    case .footer: footer?.properties[assignment.property] = assignment.value
    case .background: background?.properties[assignment.property] = assignment.value
    case .unit(let index):
      guard units.indices.contains(index) else { return }
      units[index].properties[assignment.property] = assignment.value
    }
  }
}
