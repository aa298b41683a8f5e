import SDUIIR

/// Writes the section controller of a section.
struct SwiftSectionController {
  let emitter: SwiftScreen
  let path: SectionPath
  let views: AssociatedViews
  /// Whether the section controller performs actions.
  let hasActions: Bool

  /// The controller of a section.
  ///
  /// - Parameter hasActions: Whether the program has a type for any action.
  init(emitter: SwiftScreen, path: SectionPath, views: AssociatedViews, hasActions: Bool) {
    (self.emitter, self.path, self.views) = (emitter, path, views)
    self.hasActions = hasActions && Self.hasActions(emitter.screen[path], emitter.screen.contract)
  }

  var section: ScreenSection { emitter.screen[path] }
  var components: [ID<Component>] { Self.components(of: section, emitter.screen.contract) }
  private var object: String { emitter.type(.listObject(screen: emitter.index)) }

  /// The events of a component that happen if a person selects its item.
  static let events: Set<String> = ["tap", "select"]

  /// The components of the units of a section, or of all sections of a stack.
  private static func components(of section: ScreenSection, _ contract: Contract) -> [ID<Component>] {
    var all: [ID<Component>] = []
    for unit in section.units + section.sections.flatMap({ $0.units }) where !all.contains(unit.component) {
      all.append(unit.component)
    }
    return contract.withFallbacks(all)
  }

  /// Whether some item has an action, or moving one has.
  static func hasActions(_ section: ScreenSection, _ contract: Contract) -> Bool {
    let components = components(of: section, contract)
    return components.contains { contract.components[$0].events.contains { events.contains($0.event) } }
      || section.isReorderable && section.events.contains { $0.event == SectionEvent.reorder.rawValue }
  }

  /// The class.
  func write(to source: inout SourceText) {
    let name = emitter.type(.sectionController(screen: emitter.index, path))
    let views = emitter.type(.screenViews(screen: emitter.index))
    source.separator()
    source.line("/// Shows `\(section.name.source)`, with a cell for each unit.")
    source.block("@MainActor public final class \(name)<Views: \(views)>: LayoutSectionController {") { source in
      if hasActions { writeInitializer(to: &source) }
      writeContent(to: &source)
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
    let name = emitter.sectionCase(SectionPath(path.section))
    source.block("private var shown: (object: \(object), section: \(type))? {") { source in
      source.line(
        "guard let object = object as? \(object), case .\(name)(let section) = object.section else { return nil }")
      source.line("return (object, section)")
    }
    source.line()
  }

  /// Whether one cell shows the section under some conditions.
  private var mayBeCarousel: Bool { HostedSections.isOneCell(section, in: emitter.screen).mayBeTrue }

  /// Whether one cell shows the section under all conditions.
  private var isAlwaysCarousel: Bool { HostedSections.isAlwaysOneCell(section, in: emitter.screen) }

  // MARK: - Cells

  private func writeViewModels(to source: inout SourceText) {
    source.line("/// The units that the section shows, or what appears in place of them.")
    source.block("public override var models: [any ListDiffable] {") { source in
      source.line("guard let (object, section) = shown else { return [] }")
      if isAlwaysCarousel {
        writePlaceholder(of: path, "object.items", to: &source)
        return source.line("return object.items.map { carousel($0, section) }")
      }
      if mayBeCarousel { source.line("if isCarousel { return object.items.map { carousel($0, section) } }") }
      if !section.kind.holdsSections { return writeModels(of: path, "object.items", to: &source) }
      writePlaceholder(of: path, "object.items", to: &source)
      let cases = emitter.names.cases(of: section.sections.map { $0.name.source })
      source.block("return section.sections.flatMap { section -> [any ListDiffable] in") { source in
        source.line("switch section {")
        for (index, name) in cases.enumerated() {
          let inner = SectionPath(path.section, inner: index)
          source.line("case .\(name)(let section):")
          source.indented { source in
            source.line("let items = object.items(in: .\(emitter.identifierCase(inner)))")
            writeModels(of: inner, "items", to: &source)
          }
        }
        source.line("}")
      }
    }
  }

  /// Returns the view models of a section whose items have identities.
  private func writeModels(of path: SectionPath, _ items: String, to source: inout SourceText) {
    writePlaceholder(of: path, items, to: &source)
    let components = Self.components(of: emitter.screen[path], emitter.screen.contract)
    if components.count == 1 { return source.line("return zip(\(items), section.units).map { ListUnit($0, $1) }") }
    source.block("return zip(\(items), section.units).map { item, unit -> any ListDiffable in") { source in
      source.line("switch unit {")
      for name in emitter.caseNames(of: components.map { emitter.component($0).name }) {
        source.switchCase(".\(name)(let unit)", "ListUnit(item, unit)")
      }
      source.line("}")
    }
  }

  private func writePlaceholder(of path: SectionPath, _ items: String, to source: inout SourceText) {
    guard let placeholder = placeholder(of: path) else { return }
    let list = emitter.screen[path].kind.holdsSections ? "sections" : "units"
    source.block("if section.\(list).isEmpty {") { source in
      if let failure = placeholder.failure {
        source.line("if section.isFailed { return \(items).map { ListUnit($0, \(failure)) } }")
      }
      source.line("return \(items).map { ListUnit($0, \(placeholder.value)) }")
    }
  }

  var caseNames: [String] { emitter.caseNames(of: components.map { emitter.component($0).name }) }

  /// Returns the component in place of units, and the one for a backend that failed if that is another one.
  private func placeholder(of path: SectionPath) -> (value: String, failure: String?)? {
    let (section, type) = (emitter.screen[path], emitter.type(.section(screen: emitter.index, path)))
    switch (section.empty, section.failure) {
    case (nil, nil): return nil
    case (_?, nil): return (type + ".emptyPlaceholder", nil)
    case (nil, _?): return (type + ".failurePlaceholder", nil)
    case (_?, _?): return (type + ".emptyPlaceholder", type + ".failurePlaceholder")
    }
  }

  private func writeCells(to source: inout SourceText) {
    var all = isAlwaysCarousel ? [] : components
    for section in [section] + section.sections {
      for placeholder in [section.empty, section.failure].compactMap({ $0 }) where !all.contains(placeholder.component)
      {
        all.append(placeholder.component)
      }
    }
    if mayBeCarousel {
      source.line("/// Whether one cell shows the section as a carousel.")
      source.line("public override var isCarousel: Bool { shown?.object.items.first?.item == .carousel }")
      source.line()
    }
    source.line("/// Returns a cell for a view model.")
    let parameters = ["for viewModel: Any", "at index: Int"]
    source.method("public override func cell", parameters, returning: "any UICollectionViewCell & ListBindable") {
      source in
      if mayBeCarousel {
        let cell = views.type(of: .carouselCell(path))
        let statement = "return dequeue(\(cell), at: index)"
        if all.isEmpty { return source.line(statement) }
        source.line("if isCarousel { \(statement) }")
      }
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
}
