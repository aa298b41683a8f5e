import SDUIIR

/// Writes the section controller of a section.
struct SwiftSectionController {
  let emitter: SwiftScreen
  let path: SectionPath
  let views: AssociatedViews
  /// Whether the section controller performs actions.
  private let hasActions: Bool

  /// The controller of a section.
  ///
  /// - Parameter hasActions: Whether the program has a type for any action.
  init(emitter: SwiftScreen, path: SectionPath, views: AssociatedViews, hasActions: Bool) {
    (self.emitter, self.path, self.views) = (emitter, path, views)
    self.hasActions = hasActions && Self.hasActions(emitter.screen[path], emitter.screen.contract)
  }

  private var section: ScreenSection { emitter.screen[path] }
  private var components: [ID<Component>] {
    emitter.screen.contract.withFallbacks(section.units.map { $0.component })
  }
  private var object: String { emitter.type(.listObject(screen: emitter.index)) }

  /// The events of a component that happen if a person selects its item.
  private static let events: Set<String> = ["tap", "select"]

  /// Whether some item has an action, or moving one has.
  static func hasActions(_ section: ScreenSection, _ contract: Contract) -> Bool {
    let components = contract.withFallbacks(section.units.map { $0.component })
    return components.contains { contract.components[$0].events.contains { events.contains($0.event) } }
      || section.isReorderable && section.events.contains { $0.event == SectionEvent.reorder.rawValue }
  }

  /// The class.
  func write(to source: inout SourceText) {
    let name = emitter.type(.sectionController(screen: emitter.index, path))
    let views = emitter.type(.screenViews(screen: emitter.index))
    source.separator()
    source.line("/// Shows `\(section.name.source)`, with a cell for each unit.")
    source.block("@MainActor public final class \(name)<Views: \(views)>: MetricsSectionController {") { source in
      if hasActions { writeInitializer(to: &source) }
      writeContent(to: &source)
      writeMetrics(to: &source)
      source.line()
      writeViewModels(to: &source)
      source.line()
      writeCells(to: &source)
      if section.header != nil || section.footer != nil {
        source.line()
        writeSupplementaryViews(to: &source)
      }
      writeSelection(to: &source)
      if section.isReorderable { writeMoves(to: &source) }
    }
  }

  private func writeInitializer(to source: inout SourceText) {
    let identifier = emitter.type(.sectionIdentifier(screen: emitter.index))
    let handler = "@MainActor (\(emitter.names.anyAction), \(identifier)) -> Void"
    source.line("private let perform: \(handler)")
    source.line()
    source.line("/// Creates a controller for a list adapter.")
    source.method("public init", ["in listAdapter: ListAdapter", "perform: @escaping \(handler)"]) { source in
      source.line("self.perform = perform")
      source.line("super.init(in: listAdapter)")
    }
    source.line()
  }

  private func writeContent(to source: inout SourceText) {
    let type = emitter.type(.section(screen: emitter.index, path))
    let name = emitter.names.cases(of: emitter.screen.sections.map { $0.name.source })[path.section]
    source.block("private var shown: (object: \(object), section: \(type))? {") { source in
      source.line(
        "guard let object = object as? \(object), case .\(name)(let section) = object.section else { return nil }")
      source.line("return (object, section)")
    }
    source.line()
  }

  private func writeMetrics(to source: inout SourceText) {
    let metrics = emitter.type(.flowMetrics(screen: emitter.index))
    source.line("/// Returns the metrics of the section.")
    source.block("public override func metrics(in environment: ScreenEnvironment) -> FlowSectionMetrics {") {
      $0.line("shown.map { \(metrics)().section($0.object.section, environment) } ?? FlowSectionMetrics()")
    }
  }

  // MARK: - Cells

  private func writeViewModels(to source: inout SourceText) {
    source.line("/// The units that the section shows, or what appears in place of them.")
    source.block("public override var models: [any ListDiffable] {") { source in
      source.line("guard let (object, section) = shown else { return [] }")
      if let placeholder {
        source.block("if section.units.isEmpty {") { source in
          if let failure = placeholder.failure {
            source.line("if section.isFailed { return object.items.map { ListUnit($0, \(failure)) } }")
          }
          source.line("return object.items.map { ListUnit($0, \(placeholder.value)) }")
        }
      }
      if components.count == 1 {
        return source.line("return zip(object.items, section.units).map { ListUnit($0, $1) }")
      }
      source.block("return zip(object.items, section.units).map { item, unit -> any ListDiffable in") { source in
        source.line("switch unit {")
        for name in caseNames { source.switchCase(".\(name)(let unit)", "ListUnit(item, unit)") }
        source.line("}")
      }
    }
  }

  private var caseNames: [String] { emitter.caseNames(of: components.map { emitter.component($0).name }) }

  /// What appears in place of units, and what does if the backend failed and that is another component.
  private var placeholder: (value: String, failure: String?)? {
    let type = emitter.type(.section(screen: emitter.index, path))
    switch (section.empty, section.failure) {
    case (nil, nil): return nil
    case (_?, nil): return (type + ".emptyPlaceholder", nil)
    case (nil, _?): return (type + ".failurePlaceholder", nil)
    case (_?, _?): return (type + ".emptyPlaceholder", type + ".failurePlaceholder")
    }
  }

  private func writeCells(to source: inout SourceText) {
    var all = components
    for placeholder in [section.empty, section.failure].compactMap({ $0 }) where !all.contains(placeholder.component) {
      all.append(placeholder.component)
    }
    source.line("/// Returns a cell for a view model.")
    let parameters = ["for viewModel: Any", "at index: Int"]
    source.method("public override func cell", parameters, returning: "any UICollectionViewCell & ListBindable") {
      source in
      for component in all.dropFirst() {
        let type = emitter.names.type(emitter.component(component).name)
        let cell = views.type(of: .cell(component))
        source.line("if viewModel is ListUnit<\(type)> { return dequeue(\(cell), at: index) }")
      }
      if let first = all.first { source.line("return dequeue(\(views.type(of: .cell(first))), at: index)") }
    }
  }

  private func writeSupplementaryViews(to source: inout SourceText) {
    source.line("/// Returns a header or footer with its data.")
    source.method(
      "public override func viewForSupplementaryElement", ["ofKind elementKind: String", "at index: Int"],
      returning: "UICollectionReusableView"
    ) { source in
      if let header = section.header {
        writePart(header, "header", any: .anyHeader(screen: emitter.index, path), to: &source)
      }
      if let footer = section.footer {
        writePart(footer, "footer", any: .anyFooter(screen: emitter.index, path), to: &source)
      }
      source.line("return super.viewForSupplementaryElement(ofKind: elementKind, at: index)")
    }
  }

  private func writePart(_ part: Supplementary, _ name: String, any key: TypeNames.Key, to source: inout SourceText) {
    let kind = "UICollectionView.elementKindSection" + TypeNames.upperCamelCase(name)
    let components = emitter.screen.contract.withFallbacks([part.component])
    let isOptional = emitter.isOptional(part, any: key)
    let condition = isOptional ? "let \(name) = shown?.section.\(name)" : "let section = shown?.section"
    let name = isOptional ? name : "section.\(name)"
    source.block("if elementKind == \(kind), \(condition) {") { source in
      guard components.count > 1 else {
        let view = views.type(of: .supplementary(components[0]))
        return source.line("return dequeue(\(view), elementKind, showing: \(name))")
      }
      source.line("switch \(name) {")
      for (component, name) in zip(components, emitter.caseNames(of: components.map { emitter.component($0).name })) {
        let view = views.type(of: .supplementary(component))
        source.switchCase(".\(name)(let part)", "return dequeue(\(view), elementKind, showing: part)")
      }
      source.line("}")
    }
  }

  // MARK: - Events

  /// The actions of a component on a selection of its item, as statements with `unit`.
  private func actions(of id: ID<Component>) -> [String] {
    let component = emitter.component(id)
    let object = SwiftObject(
      name: emitter.names.type(component.name), fields: component.fields, scope: emitter.scope)
    return zip(component.events, object.names(of: component.events)).compactMap { binding, name in
      guard Self.events.contains(binding.event) else { return nil }
      return object.event(binding).isOptional
        ? "if let action = unit.\(name) { perform(action, object.identifier) }"
        : "perform(unit.\(name), object.identifier)"
    }
  }

  private func writeSelection(to source: inout SourceText) {
    guard hasActions, components.contains(where: { !actions(of: $0).isEmpty }) else { return }
    source.line()
    source.line("/// Performs the action of an item.")
    source.block("public override func didSelectItem(at index: Int) {") { source in
      source.line("super.didSelectItem(at: index)")
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

  private func writeMoves(to source: inout SourceText) {
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
        "if let object = shown?.object { perform(\(type).\(SwiftNames.lowerCamelCase(binding.event))Action, object.identifier) }"
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
