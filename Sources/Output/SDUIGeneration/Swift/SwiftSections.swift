import SDUIIR

extension SwiftScreen {
  /// The types of all sections, and of the units in them.
  func writeSections(to source: inout SourceText) {
    source.mark("Sections")
    let sections = screen.sections.indices.map { SectionPath($0) }
    writeChoice(
      type(.anySection(screen: index)), of: sections, "Any section of `\(screen.name.source)`.", to: &source)
    for (path, section) in screen.sectionsByPath {
      source.mark("Section `\(section.name.source)`")
      writeSection(section, path, to: &source)
      if let name = names.type(.anyInnerSection(screen: index, path)) {
        let inner = section.sections.indices.map { SectionPath(path.section, inner: $0) }
        writeChoice(name, of: inner, "Any section of `\(section.name.source)`.", to: &source)
      }
      if let name = names.type(.anyUnit(screen: index, path)) {
        let units = screen.contract.withFallbacks(section.units.map { $0.component })
        let isIdentifiable = !section.identifiesByPosition
        writeUnits(
          name, of: units, "Any unit of `\(section.name.source)`.", isIdentifiable: isIdentifiable, to: &source)
      }
      for (part, key, noun) in [
        (section.header, TypeNames.Key.anyHeader(screen: index, path), "header"),
        (section.footer, .anyFooter(screen: index, path), "footer"),
      ] {
        guard let part, let name = names.type(key) else { continue }
        let words = "What may appear as the \(noun) of `\(section.name.source)`."
        writeUnits(name, of: screen.contract.withFallbacks([part.component]), words, to: &source)
      }
    }
    for (bar, part) in screen.bars.entries {
      guard let name = names.type(.anyBar(screen: index, bar)) else { continue }
      source.mark("`\(bar.rawValue)`")
      let words = "What may appear as the `\(bar.rawValue)`."
      writeUnits(name, of: screen.contract.withFallbacks([part.component]), words, to: &source)
    }
  }

  /// A type that holds any of several sections.
  private func writeChoice(
    _ name: String, of paths: [SectionPath], _ documentation: String, to source: inout SourceText
  ) {
    let sections = paths.map { screen[$0] }
    let cases = names.cases(of: sections.map { $0.name.source })
    let types = paths.map { type(.section(screen: index, $0)) }
    // Several sections that are repeated may have no name of their own, and then nothing tells them apart.
    let isIdentifiable = !sections.isEmpty && !sections.contains { $0.isRepeated }
    source.separator()
    source.line("/// " + documentation)
    source.block("public enum \(name): Hashable, Sendable\(isIdentifiable ? ", Identifiable" : "") {") { source in
      for (position, section) in sections.enumerated() {
        source.comment(section.documentation, prefix: "///")
        source.line("case \(cases[position])(\(types[position]))")
      }
      guard isIdentifiable else { return }
      source.line()
      source.line("/// What distinguishes the section from the others of its list.")
      source.block("public var id: String {") { source in
        source.line("switch self {")
        for (position, type) in types.enumerated() { source.switchCase(".\(cases[position])", "\(type).sectionId") }
        source.line("}")
      }
    }
    source.separator()
    source.block("extension \(name): ResponseSectionChoice {") { source in
      source.block("public static var sections: [SectionRule<\(name)>] {") { source in
        source.expression("", .list(cases.map { .text("SectionRule(\(name).\($0))") }))
      }
      source.line()
      source.encodingSwitch(cases)
    }
  }

  /// A type that holds any of several components.
  private func writeUnits(
    _ name: String, of ids: [ID<Component>], _ documentation: String, isIdentifiable: Bool = false,
    to source: inout SourceText
  ) {
    let components = ids.map { component($0) }
    let cases = caseNames(of: components.map { $0.name })
    let hasIdentity = isIdentifiable && components.allSatisfy { $0.fields.contains { $0.isIdentity } }
    source.separator()
    source.line("/// " + documentation)
    source.block("public enum \(name): Hashable, Sendable\(hasIdentity ? ", Identifiable" : "") {") { source in
      for (position, component) in components.enumerated() {
        source.comment(component.documentation, prefix: "///")
        source.line("case \(cases[position])(\(names.type(component.name)))")
      }
      guard hasIdentity else { return }
      source.line()
      source.line("/// What distinguishes the unit from the others of its section.")
      source.block("public var id: UnitIdentity {") { source in
        source.line("switch self {")
        for (position, component) in components.enumerated() {
          let type = SwiftScope.text(component.name.wire)
          source.switchCase(".\(cases[position])(let unit)", "UnitIdentity(unitType: \(type), id: unit.id)")
        }
        source.line("}")
      }
    }
    source.separator()
    source.block("extension \(name): ResponseUnit {") { source in
      source.block("public static var components: [UnitRule<\(name)>] {") { source in
        source.expression("", .list(cases.map { .text("UnitRule(\(name).\($0))") }))
      }
      source.line()
      source.encodingSwitch(cases)
    }
  }
}

extension SourceText {
  /// The encoding of what a case holds.
  fileprivate mutating func encodingSwitch(_ cases: [String]) {
    block("public func encoded(for screen: ScreenFormat) -> JSONValue {") { source in
      if cases.isEmpty { return source.line("switch self {}") }
      source.line("switch self {")
      for name in cases { source.switchCase(".\(name)(let value)", "value.encoded(for: screen)") }
      source.line("}")
    }
  }
}
