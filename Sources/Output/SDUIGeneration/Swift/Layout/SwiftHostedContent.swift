import SDUIIR

/// Writes the content of sections for the interpreter: what their frames follow.
struct SwiftHostedContent {
  let emitter: SwiftScreen
  /// The names of the functions that return the content of sections, and of those in stacks.
  let names: [SectionPath: String]
  /// Whether items have their data, so that a flow layout keeps the sizes that their views prefer.
  let keepsMeasures: Bool

  private var contract: Contract { emitter.screen.contract }

  /// A call of the function of a section.
  func call(_ path: SectionPath) -> SwiftExpression { .text("\(names[path] ?? "content")(section)") }

  /// The functions of a section, and of its sections if it is a stack.
  func writeFunctions(_ path: SectionPath, to source: inout SourceText) {
    let paths = [path] + emitter.screen[path].sections.indices.map { SectionPath(path.section, inner: $0) }
    for path in paths { writeFunction(path, to: &source) }
  }

  /// The function of one section.
  func writeFunction(_ path: SectionPath, to source: inout SourceText) {
    source.line()
    let type = emitter.type(.section(screen: emitter.index, path))
    source.method("private func \(names[path] ?? "content")", ["_ section: \(type)"], returning: "HostedSection") {
      write(path, to: &$0)
    }
  }

  private func write(_ path: SectionPath, to source: inout SourceText) {
    let section = emitter.screen[path]
    var arguments: [SwiftExpression] = [.text(SwiftScope.text(section.name.wire))]
    var isOneExpression = false
    if section.kind.holdsSections {
      writeInnerSections(path, to: &source)
      arguments.append(.text("sections: sections"))
    } else if let items = itemsInLine(section) {
      arguments.append(.labelled("items", .text(items)))
      isOneExpression = true
    } else {
      writeItems(section, to: &source)
      arguments.append(.text("items: items"))
    }
    if let values = values(of: section) { arguments.append(.labelled("values", values)) }
    if section.header != nil { arguments.append(.text("header: HostedPart(section.header)")) }
    if section.footer != nil { arguments.append(.text("footer: HostedPart(section.footer)")) }
    if section.failure != nil { arguments.append(.text("isFailed: section.isFailed")) }
    source.expression(isOneExpression ? "" : "return ", .call("HostedSection", arguments))
  }

  /// The values that a response may set; `nil` if it may set none.
  private func values(of section: ScreenSection) -> SwiftExpression? {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return nil }
    let names = FromServer.properties.compactMap { ranges[$0.property] == nil ? nil : $0.key.rawValue }
    return .call("HostedValues", names.map { .labelled($0, .text("section." + $0)) })
  }

  /// Writes the sections of a stack with their items.
  private func writeInnerSections(_ path: SectionPath, to source: inout SourceText) {
    let section = emitter.screen[path]
    let cases = emitter.names.cases(of: section.sections.map { $0.name.source })
    source.block("let sections = section.sections.map { section -> HostedSection in") { source in
      source.line("switch section {")
      for (index, name) in cases.enumerated() {
        source.switchCase(".\(name)(let section)", call(SectionPath(path.section, inner: index)))
      }
      source.line("}")
    }
  }

  // MARK: - Items

  private func components(of section: ScreenSection) -> [ID<Component>] {
    contract.withFallbacks(section.units.map { $0.component })
  }

  /// The items of a section with one component, whose data are short; `nil` for any other one.
  private func itemsInLine(_ section: ScreenSection) -> String? {
    let components = components(of: section)
    guard components.count == 1 else { return nil }
    let item = item(of: components[0], in: section)
    let text = "section.units.map { \(item.usesData ? "unit" : "_") in \(item.value.text) }"
    return text.utf8.count <= 96 ? text : nil
  }

  private func writeItems(_ section: ScreenSection, to source: inout SourceText) {
    let components = components(of: section)
    if components.count == 1 {
      let item = item(of: components[0], in: section)
      return source.block("let items = section.units.map { unit in") { $0.expression("", item.value) }
    }
    let cases = emitter.caseNames(of: components.map { emitter.component($0).name })
    source.block("let items = section.units.map { unit -> HostedItem in") { source in
      source.line("switch unit {")
      for (name, component) in zip(cases, components) {
        let item = item(of: component, in: section)
        source.switchCase(".\(name)\(item.usesData ? "(let unit)" : "")", item.value.text)
      }
      source.line("}")
    }
  }

  private func item(
    of component: ID<Component>, in section: ScreenSection
  ) -> (value: SwiftExpression, usesData: Bool) {
    let unit = emitter.screen.unit(for: component, in: section)
    let variants = SectionVariant.all(of: section)
    var paths = SectionVariant.FieldPaths()
    for variant in variants { paths.formUnion(variant.fieldPaths(of: .unit(unit))) }
    var arguments: [SwiftExpression] = [.labelled("unit", .text(String(unit)))]
    func add(_ label: String, _ paths: [String], _ value: (String) -> String) {
      let entries = paths.map { "\(SwiftScope.text($0)): \(value(emitter.field($0, of: component)))" }
      if !entries.isEmpty { arguments.append(.labelled(label, .text("[" + entries.joined(separator: ", ") + "]"))) }
    }
    add("images", paths.images) { $0 }
    add("numbers", paths.numbers) { "CGFloat(\($0))" }
    add("cases", paths.cases) { $0 + ".rawValue" }
    let measures = variants.contains { variant in
      [Property.width, .height].contains { variant.isEstimated($0, .unit(unit)) }
    }
    if keepsMeasures, measures { arguments.append(.text("content: unit")) }
    return (.call("HostedItem", arguments), arguments.count > 1)
  }
}

extension Screen {
  /// The unit of a section whose properties a component has: its own, or that of a component that it replaces.
  func unit(for component: ID<Component>, in section: ScreenSection) -> Int {
    section.units.firstIndex { $0.component == component }
      ?? section.units.firstIndex { contract.withFallbacks([$0.component]).contains(component) } ?? 0
  }
}
