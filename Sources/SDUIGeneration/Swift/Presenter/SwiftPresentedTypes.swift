import SDUIIR

extension SourceText {
  /// What the library asks of a component, and what its events do.
  mutating func presentedComponent(_ component: Component, _ object: SwiftObject, _ version: PresenterVersion) {
    separator()
    block("extension \(object.name): \(version.unitProtocol) {") { source in
      source.line("public var unitType: String { \(SwiftScope.text(component.name.wire)) }")
      source.line("public var unitData: Any? { self }")
    }
    if component.events.isEmpty { return }
    separator()
    block("extension \(object.name): ComponentWithEvents {") { source in
      source.line("/// Returns what happens on an event, by its name; `nil` if nothing does.")
      let action = object.scope.names.anyAction
      source.block("public func action(on event: String) -> \(action)? {") { source in
        source.line("switch event {")
        for (binding, name) in zip(component.events, object.names(of: component.events)) {
          source.switchCase(SwiftScope.text(binding.event), name)
        }
        source.line("default: nil")
        source.line("}")
      }
    }
  }
}

extension SwiftScreen {
  /// What the library asks of sections and of units of several components.
  func writePresentedTypes(_ version: PresenterVersion, to source: inout SourceText) {
    let cases = names.cases(of: screen.sections.map { $0.name.source })
    source.separator()
    source.block("extension \(type(.anySection(screen: index))): \(version.sectionProtocol) {") { source in
      source.block("public var sectionId: String? {") { source in
        source.presentedSwitch(
          zip(cases, screen.sections.indices).map { name, index in
            let type = self.type(.section(screen: self.index, SectionPath(index)))
            let isRepeated = screen.sections[index].isRepeated
            return (
              isRepeated ? ".\(name)(let section)" : ".\(name)", isRepeated ? "section.sectionId" : type + ".sectionId"
            )
          })
      }
      source.line()
      source.block("public var units: [any \(version.unitProtocol)] {") { source in
        source.presentedSwitch(cases.map { (".\($0)(let section)", "section.units") })
      }
    }
    for (path, section) in screen.sectionsByPath {
      guard let name = names.type(.anyUnit(screen: index, path)) else { continue }
      let components = screen.contract.withFallbacks(section.units.map { $0.component }).map { component($0).name }
      let cases = caseNames(of: components)
      source.separator()
      source.block("extension \(name): \(version.unitProtocol) {") { source in
        source.block("public var unitType: String {") { source in
          source.presentedSwitch(cases.map { (".\($0)(let unit)", "unit.unitType") })
        }
        source.line()
        source.block("public var unitData: Any? {") { source in
          source.presentedSwitch(cases.map { (".\($0)(let unit)", "unit") })
        }
      }
    }
  }
}

extension SourceText {
  fileprivate mutating func presentedSwitch(_ cases: [(pattern: String, value: String)]) {
    if cases.isEmpty { return line("switch self {}") }
    line("switch self {")
    for (pattern, value) in cases { switchCase(pattern, value) }
    line("}")
  }
}
