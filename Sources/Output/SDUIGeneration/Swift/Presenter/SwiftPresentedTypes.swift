import SDUIIR

extension SourceText {
  /// Writes the requirements of the library on a component, and the actions of its events.
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
        let names = EventNames.names(of: component.events, besides: component.fields)
        for (binding, name) in zip(component.events, names) {
          source.switchCase(SwiftScope.text(binding.event), name)
        }
        source.line("default: nil")
        source.line("}")
      }
    }
  }
}

extension SwiftScreen {
  /// Writes the requirements of the library on sections, and on units of several components.
  func writePresentedTypes(_ version: PresenterVersion, to source: inout SourceText) {
    for choice in sectionChoices { writeSections(choice, version, to: &source) }
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

extension SwiftScreen {
  /// A type that holds any section of the screen or of a stack, with the sections of its cases.
  struct SectionChoice {
    let type: String
    let cases: [(name: String, path: SectionPath)]
  }

  /// The types of any section: that of the screen, and one for each stack.
  var sectionChoices: [SectionChoice] {
    func choice(_ key: TypeNames.Key, _ sections: [ScreenSection], _ path: (Int) -> SectionPath) -> SectionChoice {
      let cases = names.cases(of: sections.map { $0.name.source })
      return SectionChoice(type: type(key), cases: cases.enumerated().map { ($1, path($0)) })
    }
    let stacks = screen.sections.indices.filter { screen.sections[$0].kind.holdsSections }
    return [choice(.anySection(screen: index), screen.sections) { SectionPath($0) }]
      + stacks.map { stack in
        choice(.anyInnerSection(screen: index, SectionPath(stack)), screen.sections[stack].sections) {
          SectionPath(stack, inner: $0)
        }
      }
  }

  /// Writes the requirements of the library on any section. The units of a stack are those of its sections.
  private func writeSections(_ choice: SectionChoice, _ version: PresenterVersion, to source: inout SourceText) {
    source.separator()
    source.block("extension \(choice.type): \(version.sectionProtocol) {") { source in
      source.block("public var sectionId: String? {") { source in
        source.presentedSwitch(
          choice.cases.map { name, path in
            screen[path].isRepeated
              ? (".\(name)(let section)", "section.sectionId")
              : (".\(name)", type(.section(screen: index, path)) + ".sectionId")
          })
      }
      source.line()
      source.block("public var units: [any \(version.unitProtocol)] {") { source in
        source.presentedSwitch(
          choice.cases.map { name, path in
            let units = screen[path].kind.holdsSections ? "section.sections.flatMap { $0.units }" : "section.units"
            return (".\(name)(let section)", units)
          })
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
