import SDUIIR

extension Checker {
  /// Returns the changes to a section: first with its own kind, then after each `when` that gives it another one.
  mutating func adaptations(of kinds: [ResolvedKind], _ section: ScreenSection, _ context: SectionContext)
    -> [Adaptation]
  {
    var result: [Adaptation] = []
    for kind in kinds {
      if let change = kind.change {
        result.append(
          Adaptation(
            condition: change.condition, replacement: replacement(kind, section, context),
            origin: origin(change.statement))
        )
      }
      result += kind.layers.adaptations.compactMap { adaptation(from: $0, section, context) }
    }
    return result
  }

  /// A section's layout with another kind.
  private mutating func replacement(_ resolved: ResolvedKind, _ section: ScreenSection, _ context: SectionContext)
    -> Replacement
  {
    let base = resolved.layers.base
    var result = Replacement(kind: resolved.kind, properties: properties(base.section))
    result.properties[.indexTitle] = section.properties[.indexTitle]
    if section.header != nil { result.header = properties(base.header) }
    if section.footer != nil { result.footer = properties(base.footer) }
    if section.background != nil { result.background = properties(base.background) }
    for (index, use) in context.draft.units.enumerated() {
      result.units.append(properties(base.units[index], for: use.declaration, in: context))
    }
    return result
  }

  private mutating func adaptation(
    from resolved: ResolvedLayers.ResolvedAdaptation, _ section: ScreenSection, _ context: SectionContext
  ) -> Adaptation? {
    var assignments: [Assignment] = []
    for (target, entry) in resolved.assignments {
      switch target {
      case .header where section.header == nil, .footer where section.footer == nil,
        .background where section.background == nil:
        continue
      default: break
      }
      var value = entry.value
      if case .unit(let index) = target {
        value = resolvedValue(entry, for: context.draft.units[index].declaration, in: context)
      }
      if let value {
        assignments.append(Assignment(target, entry.property, value))
      }
    }
    guard !assignments.isEmpty else { return nil }
    assignments.sort { ($0.target, $0.property) < ($1.target, $1.property) }
    return Adaptation(condition: resolved.condition, assignments: assignments, origin: origin(resolved.range))
  }
}
