import SDUIIR

extension SwiftSnapshotFile {
  /// A parameter of a function that adds a section, besides the section.
  enum Parameter: CaseIterable {
    case unnamed, toggled, variants, environment

    /// The argument for the section of an index.
    func argument(_ index: Int) -> String {
      switch self {
      case .unnamed: "counting: &unnamed\(index + 1)"
      case .toggled: "toggled"
      case .variants: "variants"
      case .environment: "environment"
      }
    }
  }

  /// The body of a function that adds a section, and the parameters that it uses.
  func addition(_ path: SectionPath, depth: Int) -> (body: SourceText, parameters: [Parameter]) {
    let section = screen[path]
    var body = SourceText(depth: depth)
    if section.kind.holdsSections {
      writeStack(path, section, to: &body)
    } else {
      writeAdditionBody(path, section, to: &body)
    }
    var used = section.sections.indices.flatMap { addition(SectionPath(path.section, inner: $0), depth: 0).parameters }
    if section.isRepeated { used.append(.unnamed) }
    if body.contains("toggled") { used.append(.toggled) }
    if body.contains("variants.") { used.append(.variants) }
    if body.contains("environment.") { used.append(.environment) }
    return (body, Parameter.allCases.filter { used.contains($0) })
  }

  func writeAddition(_ path: SectionPath, to source: inout SourceText) {
    let (body, parameters) = addition(path, depth: source.depth + 1)
    let declarations = parameters.map { parameter in
      switch parameter {
      case .unnamed: "counting unnamed: inout Int"
      case .toggled: "_ toggled: Set<\(sectionIdentifier)>"
      case .variants: "_ variants: \(emitter.type(.variants(screen: index)))"
      case .environment: "_ environment: ScreenEnvironment"
      }
    }
    let all = ["_ section: \(emitter.type(.section(screen: index, path)))"] + declarations
    source.line()
    if path.inner == nil { return source.method("private mutating func add", all) { $0.appendLines(of: body) } }
    let inner = emitter.type(.anyInnerSection(screen: index, SectionPath(path.section)))
    source.line("/// Returns the section of a stack as it is shown, and adds its items; `nil` if it takes no room.")
    let items = ["_ items: inout [ItemIdentifier]", "_ units: inout [any Hashable & Sendable]"]
    source.method("private static func part", [all[0]] + items + all.dropFirst(), returning: inner + "?") {
      $0.appendLines(of: body)
    }
  }

  /// Adds a stack with its sections that take room.
  private func writeStack(_ path: SectionPath, _ section: ScreenSection, to source: inout SourceText) {
    writeExit(path, section, to: &source)
    let name = emitter.sectionCase(path)
    writeIdentifier(path, section, to: &source)
    source.line("var shown = section")
    source.line("var items: [ItemIdentifier] = []")
    source.line("var units: [any Hashable & Sendable] = []")
    let write = { (source: inout SourceText) in
      source.line("switch section {")
      let cases = emitter.names.cases(of: section.sections.map { $0.name.source })
      for (index, name) in cases.enumerated() {
        let inner = SectionPath(path.section, inner: index)
        let arguments = addition(inner, depth: 0).parameters.map { $0.argument(index) }
        source.switchCase(
          ".\(name)(let section)", "Self.part(\((["section", "&items", "&units"] + arguments).joined(separator: ", ")))"
        )
      }
      source.line("}")
    }
    let list = section.failure == nil ? "section.sections" : "(section.isFailed ? [] : section.sections)"
    source.block("shown.sections = \(list).compactMap { section in", write)
    if section.empty != nil || section.failure != nil {
      source.block("if shown.sections.isEmpty {") {
        $0.line("items = [ItemIdentifier(section: identifier, item: .placeholder)]")
      }
    } else if section.properties[.emptyBehavior] != .keyword(.keep) {
      source.line("if shown.sections.isEmpty { return }")
    }
    let arguments = ["identifier", "stack: .\(name)(shown)", "items", "units: units"] + parts(of: section, "section")
    source.call("append", arguments.map { .text($0) })
  }

  private func writeIdentifier(_ path: SectionPath, _ section: ScreenSection, to source: inout SourceText) {
    let identity = section.isRepeated ? "(RepeatedSectionIdentity(section.sectionId, counting: &unnamed))" : ""
    source.line("let identifier = SectionIdentifier.\(emitter.identifierCase(path))\(identity)")
  }

  /// Ends the function of a section that takes no room.
  private func writeExit(_ path: SectionPath, _ section: ScreenSection, to source: inout SourceText) {
    let writer = SwiftVariantLayout(
      emitter: emitter, path: path, variant: SectionVariant(condition: nil, section: section))
    let exit = path.inner == nil ? "return" : "return nil"
    let hidden = section.valueAcrossKinds(.hidden, default: .boolean(false))
    if hidden.mayBeTrue {
      let text = writer.value("isHidden", "Bool", hidden, to: &source) {
        .text($0 == .boolean(true) ? "true" : "false")
      }
      source.line("if \(text) { \(exit) }")
    }
    // Whether a stack has sections that take room is known after those.
    let keeps =
      section.properties[.emptyBehavior] == .keyword(.keep) || section.empty != nil || section.kind.holdsSections
    switch (section.failure == nil, keeps) {
    case (true, true): source.line("if section.isFailed { \(exit) }")
    case (true, false): source.line("if section.isFailed || section.units.isEmpty { \(exit) }")
    case (false, true): break
    case (false, false): source.line("if !section.isFailed, section.units.isEmpty { \(exit) }")
    }
  }

  private func writeAdditionBody(_ path: SectionPath, _ section: ScreenSection, to source: inout SourceText) {
    let writer = SwiftVariantLayout(
      emitter: emitter, path: path, variant: SectionVariant(condition: nil, section: section))
    writeExit(path, section, to: &source)
    let identity = section.isRepeated ? "(RepeatedSectionIdentity(section.sectionId, counting: &unnamed))" : ""
    let identifier = ".\(emitter.identifierCase(path))\(identity)"
    let name = emitter.sectionCase(path)
    let isChanged = isChanged(section)
    if isChanged {
      writeIdentifier(path, section, to: &source)
      source.line("var shown = section")
      writeShownUnits(section, writer, to: &source)
    }
    let shown = isChanged ? "shown" : "section"
    let own = path.inner == nil ? "items" : "own"
    writeItems(own, shown, section, writer, to: &source)
    let reference = isChanged ? "identifier" : identifier
    guard path.inner != nil else {
      let arguments = [reference, ".\(name)(\(shown))", "items", "units: \(shown).units"] + parts(of: section, shown)
      return source.call("append", arguments.map { .text($0) })
    }
    source.line("items += own.map { ItemIdentifier(section: \(reference), item: $0) }")
    source.line("units += \(shown).units as [any Hashable & Sendable]")
    source.line("return .\(name)(\(shown))")
  }

  /// The arguments with the header and the footer of a section.
  private func parts(of section: ScreenSection, _ name: String) -> [String] {
    (section.header == nil ? [] : ["header: \(name).header"])
      + (section.footer == nil ? [] : ["footer: \(name).footer"])
  }

  private func collapse(of section: ScreenSection) -> AdaptedValue {
    section.valueAcrossKinds(.collapse, default: .collapse(.never))
  }

  /// Whether a section may show fewer units than it has.
  private func isChanged(_ section: ScreenSection) -> Bool {
    section.failure != nil || collapse(of: section).all.contains { $0 != .collapse(.never) }
  }

  private func writeShownUnits(
    _ section: ScreenSection, _ writer: SwiftVariantLayout, to source: inout SourceText
  ) {
    if section.failure != nil { source.line("if shown.isFailed { shown.units = [] }") }
    let collapse = collapse(of: section)
    guard collapse.all.contains(where: { $0 != .collapse(.never) }) else { return }
    // A section that is open can be closed; any other one shows everything when it is opened.
    let isOpen = collapse.all.allSatisfy { $0.visibleCount == nil }
    let count = writer.value("visibleCount", "Int?", collapse, to: &source) {
      .text(isOpen ? ($0 == .collapse(.open) ? "0" : "nil") : $0?.visibleCount ?? "nil")
    }
    let condition =
      (isOpen ? "toggled.contains(identifier)" : "!toggled.contains(identifier)")
      + (collapse.changes.isEmpty ? "" : ", let \(count)")
    let units = count == "0" ? "[]" : "Array(shown.units.prefix(\(count)))"
    source.line("if \(condition) { shown.units = \(units) }")
  }

  private func writeItems(
    _ variable: String, _ name: String, _ section: ScreenSection, _ writer: SwiftVariantLayout,
    to source: inout SourceText
  ) {
    let components = screen.contract.withFallbacks(section.units.map { $0.component }).map { emitter.component($0) }
    let hasIdentity = !section.identifiesByPosition && components.allSatisfy { $0.identity != nil }
    let hasPlaceholder = section.empty != nil || section.failure != nil
    let type = components.first.map { SwiftScope.text($0.name.wire) } ?? ""
    let unit = components.count == 1 ? "UnitIdentity(unitType: \(type), id: $0.id)" : "$0.id"
    let identities =
      hasIdentity
      ? "\(name).units.map { ItemIdentity.unit(\(unit)) }" : "\(name).units.indices.map { ItemIdentity.position($0) }"
    let isCarousel = isCarousel(section)
    if isCarousel == AdaptedValue(base: .boolean(true)) {
      source.line(
        "\(hasPlaceholder ? "var" : "let") \(variable): [ItemIdentity] = \(name).units.isEmpty ? [] : [.carousel]")
    } else {
      source.line("\(hasPlaceholder || isCarousel.mayBeTrue ? "var" : "let") \(variable) = \(identities)")
    }
    if !isCarousel.changes.isEmpty {
      let text = writer.value("isCarousel", "Bool", isCarousel, to: &source) {
        .text($0 == .boolean(true) ? "true" : "false")
      }
      source.line("if \(text), !\(variable).isEmpty { \(variable) = [.carousel] }")
    }
    guard hasPlaceholder else { return }
    // A section that is collapsed to its header shows no placeholder.
    let isCollapsed = collapse(of: section).all.contains(.collapse(.collapsed))
    let condition = isCollapsed ? ", toggled.contains(identifier)" : ""
    source.line("if \(variable).isEmpty\(condition) { \(variable) = [.placeholder] }")
  }
}

extension PropertyValue {
  /// The number of items of a collapsed section; `nil` for all.
  fileprivate var visibleCount: String? {
    guard case .collapse(let collapse) = self else { return nil }
    return collapse.visibleCount.map { String($0) }
  }
}
