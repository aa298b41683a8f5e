import SDUIIR

extension SwiftSectionController {
  /// The actions of a component on a selection of its item, as statements with `unit`.
  private func actions(of id: ID<Component>, in section: String = "object.identifier") -> [String] {
    let component = emitter.component(id)
    let object = SwiftObject(
      name: emitter.names.type(component.name), fields: component.fields, scope: emitter.scope)
    let names = EventNames.names(of: component.events, besides: component.fields)
    return zip(component.events, names).compactMap { binding, name in
      guard Self.events.contains(binding.event) else { return nil }
      return object.event(binding).isOptional
        ? "if let action = unit.\(name) { perform(action, \(section)) }"
        : "perform(unit.\(name), \(section))"
    }
  }

  func writeSelection(to source: inout SourceText) {
    guard hasActions, components.contains(where: { !actions(of: $0).isEmpty }) else { return }
    source.line()
    source.line("/// Performs the action of a unit.")
    source.block("public override func selectUnit(at index: Int) {") { source in
      if section.kind.holdsSections { return writeSelectionInStack(to: &source) }
      source.line("guard let (object, section) = shown, section.units.indices.contains(index) else { return }")
      if components.count == 1 {
        source.line("let unit = section.units[index]")
        return actions(of: components[0]).forEach { source.line($0) }
      }
      source.line("switch section.units[index] {")
      for (component, name) in zip(components, caseNames) {
        let actions = actions(of: component)
        source.line("case .\(name)\(actions.isEmpty ? "" : "(let unit)"):")
        source.indented { source in (actions.isEmpty ? ["break"] : actions).forEach { source.line($0) } }
      }
      source.line("}")
    }
  }

  /// Performs the action of an item of a stack, whose section is one in the stack.
  private func writeSelectionInStack(to source: inout SourceText) {
    source.line("let models = models")
    source.line("guard let items = shown?.object.items, models.indices.contains(index) else { return }")
    source.line("let item = items[index]")
    source.line("if item.item == .placeholder { return }")
    for component in components {
      let actions = actions(of: component, in: "item.section")
      if actions.isEmpty { continue }
      let type = emitter.names.type(emitter.component(component).name)
      source.block("if let unit = (models[index] as? ListUnit<\(type)>)?.unit {") { source in
        actions.forEach { source.line($0) }
      }
    }
  }

  func writeMoves(to source: inout SourceText) {
    let fixed = zip(components, caseNames).filter { isFixed($0.0) }.map { "." + $0.1 }
    if fixed.count == components.count { return }
    let reorderable = section.valueAcrossKinds(.reorderable, default: .boolean(false))
    let writer = SwiftVariantLayout(
      emitter: emitter, path: path, variant: SectionVariant(condition: nil, section: section))
    source.line()
    source.line("/// Whether a person may move an item. After a move, the app has to change its response.")
    source.block("public override func canMoveItem(at index: Int) -> Bool {") { source in
      let environment = reorderable.changes.isEmpty ? "" : ", let environment"
      source.line(
        "guard let units = shown?.section.units\(environment), units.indices.contains(index) else { return false }")
      if HostedSections.isOneCell(section, in: emitter.screen).mayBeTrue {
        source.line("if isCarousel { return false }")
      }
      let text = writer.value("isReorderable", "Bool", reorderable, to: &source) {
        .text($0 == .boolean(true) ? "true" : "false")
      }
      if !fixed.isEmpty { source.line("if case \(fixed.joined(separator: ", ")) = units[index] { return false }") }
      source.line("return \(text)")
    }
    guard let binding = section.events.first(where: { $0.event == SectionEvent.reorder.rawValue }) else { return }
    let type = emitter.type(.section(screen: emitter.index, path))
    source.line()
    source.line("/// Performs the action of a move.")
    source.block("public override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {") { source in
      source.line("super.moveObject(from: sourceIndex, to: destinationIndex)")
      source.line(
        "if let object = shown?.object { perform(\(type).\(EventNames.name(of: binding.event)), object.identifier) }"
      )
    }
  }

  /// Whether a person may not move items of a component, under some conditions at least.
  private func isFixed(_ component: ID<Component>) -> Bool {
    let unit = Assignment.Target.unit(emitter.screen.unit(for: component, in: section))
    return SectionVariant.all(of: section).contains { $0.value(.draggable, of: unit).all.contains(.boolean(false)) }
  }
}

extension ScreenSection {
  /// Whether a person may move items under some conditions.
  var isReorderable: Bool {
    valueAcrossKinds(.reorderable, default: .boolean(false)).all.contains(.boolean(true))
  }
}
