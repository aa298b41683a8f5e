import SDUIIR

/// Writes how pages of a screen become one response.
struct SwiftPageJoin {
  let emitter: SwiftScreen

  private var screen: Screen { emitter.screen }
  private var index: Int { emitter.index }

  /// The extensions of the response and its sections.
  func write(to source: inout SourceText) {
    let name = emitter.type(.response(screen: index))
    source.mark("Pages")
    source.separator()
    source.block("extension \(name) {") { source in
      source.line("/// Joins pages in ascending order of their numbers; `nil` if there is none.")
      source.block("public static func joined(_ pages: [\(name)]) -> \(name)? {") { writeJoin(to: &$0) }
    }
    for choice in emitter.sectionChoices {
      source.separator()
      source.block("extension \(choice.type) {") { writeChoice(choice, to: &$0) }
    }
    for (path, section) in screen.sectionsByPath { writeSection(section, path, to: &source) }
  }

  private func writeJoin(to source: inout SourceText) {
    source.line("guard var result = pages.first else { return nil }")
    source.line("(result.sections, result.faults) = ([], [])")
    source.line("var places: [String: Int] = [:]")
    source.block("for page in pages {") { source in
      source.line("(result.hasNext, result.next, result.layoutId) = (page.hasNext, page.next, page.layoutId)")
      source.line("result.layout = page.layout ?? result.layout")
      source.line("result.variants = page.variants ?? result.variants")
      source.line("result.faults += page.faults")
      for (bar, part) in screen.bars.entries {
        writeLater(
          bar.rawValue, emitter.part("", part, any: .anyBar(screen: index, bar), documentation: ""), of: "page",
          to: &source, on: "result")
      }
      source.block("for section in page.sections {") { source in
        source.block("if let sectionId = section.sectionId, let place = places[sectionId] {", closing: "} else {") {
          $0.line("result.sections[place].join(section)")
        }
        source.indented { source in
          source.line("if let sectionId = section.sectionId { places[sectionId] = result.sections.count }")
          source.line("result.sections.append(section)")
        }
        source.line("}")
      }
    }
    if screen.properties[.sectionOrder] == .keyword(.fixed) {
      source.line("// A sort of Swift keeps the order of equal elements only by their indices.")
      source.line("let order = result.sections.enumerated().sorted {")
      source.line("  ($0.element.declarationIndex, $0.offset) < ($1.element.declarationIndex, $1.offset)")
      source.line("}")
      source.line("result.sections = order.map { $0.element }")
    }
    source.line("return result")
  }

  private func writeChoice(_ choice: SwiftScreen.SectionChoice, to source: inout SourceText) {
    source.line("/// Adds what a later page has of the section. One of another kind is left out.")
    source.block("fileprivate mutating func join(_ later: \(choice.type)) {") { source in
      if choice.cases.isEmpty { return source.line("switch self {}") }
      source.line("switch (self, later) {")
      for (name, _) in choice.cases {
        source.line("case (.\(name)(var section), .\(name)(let later)):")
        source.indented { source in
          source.line("section.join(later)")
          source.line("self = .\(name)(section)")
        }
      }
      if choice.cases.count > 1 { source.line("default: break") }
      source.line("}")
    }
    // The sections of a stack keep their order.
    let isOfStack = choice.cases.first?.path.inner != nil
    guard !isOfStack, screen.properties[.sectionOrder] == .keyword(.fixed) else { return }
    source.line()
    source.block("fileprivate var declarationIndex: Int {") { source in
      if choice.cases.isEmpty { return source.line("switch self {}") }
      source.line("switch self {")
      for (index, element) in choice.cases.enumerated() { source.switchCase(".\(element.name)", String(index)) }
      source.line("}")
    }
  }

  private func writeSection(_ section: ScreenSection, _ path: SectionPath, to source: inout SourceText) {
    let name = emitter.type(.section(screen: index, path))
    source.separator()
    source.block("extension \(name) {") { source in
      source.block("fileprivate mutating func join(_ later: \(name)) {") { source in
        source.line("isFailed = isFailed && later.isFailed")
        for (part, key, member) in [
          (section.header, TypeNames.Key.anyHeader(screen: index, path), "header"),
          (section.footer, .anyFooter(screen: index, path), "footer"),
        ] {
          guard let part else { continue }
          writeLater(member, emitter.part("", part, any: key, documentation: ""), of: "later", to: &source)
        }
        if case .fromServer(let ranges)? = section.properties[.fromServer] {
          let members = [
            ("columns", ranges.columns), ("startColumn", ranges.startColumn), ("spacing", ranges.spacing),
            ("insets", ranges.insets),
          ]
          for (member, range) in members where range != nil { source.line("\(member) = later.\(member) ?? \(member)") }
        }
        if section.kind.holdsSections { return writeSections(to: &source) }
        var arguments = ["later.units"]
        if case .count(let most)? = section.properties[.maxItems], section.properties[.grows] != .boolean(true) {
          arguments.append("atMost: \(most)")
        }
        let list = arguments.joined(separator: ", ")
        source.line("units.join(\(list)) { \(identity(of: section, path)) }")
      }
    }
    writeIdentity(of: section, path, to: &source)
  }

  /// Joins the sections of a stack. None of them is repeated.
  private func writeSections(to source: inout SourceText) {
    source.block("for section in later.sections {") { source in
      source.block(
        "if let place = sections.firstIndex(where: { $0.sectionId == section.sectionId }) {", closing: "} else {"
      ) { $0.line("sections[place].join(section)") }
      source.indented { $0.line("sections.append(section)") }
      source.line("}")
    }
  }

  /// Lets the part of a later page replace that of an earlier one. A part with a default value cannot be told from one that
  /// was not sent.
  private func writeLater(
    _ member: String, _ property: SwiftProperty, of later: String, to source: inout SourceText,
    on owner: String = "self"
  ) {
    if property.type.hasSuffix("?") {
      source.line("if let \(member) = \(later).\(member) { \(owner).\(member) = \(member) }")
    } else {
      let value = property.defaultValue?.text ?? "nil"
      source.line("if \(later).\(member) != \(value) { \(owner).\(member) = \(later).\(member) }")
    }
  }

  private func components(of section: ScreenSection) -> [Component] {
    screen.contract.withFallbacks(section.units.map { $0.component }).map { emitter.component($0) }
  }

  /// The identity of the unit `$0` among all pages.
  private func identity(of section: ScreenSection, _ path: SectionPath) -> String {
    let components = components(of: section)
    if section.identifiesByPosition || components.isEmpty { return "_ in nil" }
    if emitter.names.type(.anyUnit(screen: index, path)) != nil { return "$0.pageIdentity" }
    return (components[0].identity == nil ? "_ in " : "") + identity(of: components[0], "$0")
  }

  /// The identity of a unit of a component. Without an `id` it is the only one of its component.
  private func identity(of component: Component, _ unit: String) -> String {
    let id = component.identity == nil ? "\"\"" : unit + ".id"
    return "UnitIdentity(unitType: \(SwiftScope.text(component.name.wire)), id: \(id))"
  }

  private func writeIdentity(of section: ScreenSection, _ path: SectionPath, to source: inout SourceText) {
    guard !section.identifiesByPosition, let name = emitter.names.type(.anyUnit(screen: index, path)) else { return }
    let components = components(of: section)
    let cases = emitter.caseNames(of: components.map { $0.name })
    source.separator()
    source.block("extension \(name) {") { source in
      source.line("/// The identity of the unit among all pages.")
      source.block("fileprivate var pageIdentity: UnitIdentity {") { source in
        source.line("switch self {")
        for (name, component) in zip(cases, components) {
          source.switchCase(
            component.identity == nil ? ".\(name)" : ".\(name)(let unit)", identity(of: component, "unit"))
        }
        source.line("}")
      }
    }
  }
}
