import SDUIIR

/// Writes the identities of a screen, and the sections that take room.
struct SwiftSnapshotFile {
  let emitter: SwiftScreen
  /// Whether an app shows the sections by a diffable data source.
  var hasDataSource = true

  private var screen: Screen { emitter.screen }
  private var index: Int { emitter.index }
  private var sectionIdentifier: String { emitter.type(.sectionIdentifier(screen: index)) }
  private var itemIdentifier: String { emitter.type(.itemIdentifier(screen: index)) }
  private var snapshot: String { emitter.type(.snapshot(screen: index)) }
  private var anySection: String { emitter.type(.anySection(screen: index)) }

  /// The cases of identifiers of sections; the last one is that of an empty screen.
  private var cases: [String] { emitter.names.cases(of: screen.sections.map { $0.name.source } + ["emptyScreen"]) }

  /// The types.
  func write(to source: inout SourceText) {
    writeSectionIdentifier(to: &source)
    writeItemIdentifier(to: &source)
    source.mark("Snapshot")
    source.line()
    source.line("/// The sections of `\(screen.name.source)` that take room, with the units that they show.")
    source.block("public struct \(snapshot): Hashable, Sendable {") { source in
      writeSectionType(to: &source)
      source.line()
      writeInitializer(to: &source)
      if hasDataSource {
        source.line()
        writeDataSourceSnapshot(to: &source)
      }
      if !screen.sections.isEmpty { writeAppending(to: &source) }
      for path in screen.sections.indices { writeAddition(SectionPath(path), to: &source) }
    }
  }

  private func writeSectionIdentifier(to source: inout SourceText) {
    source.mark("Identities")
    source.line()
    source.line("/// The identity of a section of `\(screen.name.source)`, the same in every response.")
    source.block("public enum \(sectionIdentifier): Hashable, Sendable {") { source in
      for (name, section) in zip(cases, screen.sections) {
        source.line("case \(name)\(section.isRepeated ? "(RepeatedSectionIdentity)" : "")")
      }
      if screen.empty != nil {
        source.line("/// What appears if no section takes room.")
        source.line("case \(cases[cases.count - 1])")
      }
    }
  }

  private func writeItemIdentifier(to source: inout SourceText) {
    source.line()
    source.line("/// The identity of an item of `\(screen.name.source)`, the same in every response.")
    source.block("public struct \(itemIdentifier): Hashable, Sendable {") { source in
      source.line("/// The section of the item.")
      source.line("public let section: \(sectionIdentifier)")
      source.line("/// The identity of the item among those of its section.")
      source.line("public let item: ItemIdentity")
    }
  }

  private func writeSectionType(to source: inout SourceText) {
    source.line("/// A section that takes room.")
    source.block("public struct Section: Hashable, Sendable {") { source in
      source.line("/// The identity of the section.")
      source.line("public let identifier: \(sectionIdentifier)")
      let optional = screen.empty == nil ? "" : "; `nil` for what appears if no section takes room"
      source.line("/// The section, with the units that it shows\(optional).")
      source.line("public let section: \(anySection)\(screen.empty == nil ? "" : "?")")
      source.line("/// The identities of its items: of units, or of what appears in place of them.")
      source.line("public let items: [\(itemIdentifier)]")
    }
    source.line()
    let indices = hasDataSource ? " They have the indices of the collection view." : ""
    source.line("/// The sections in their order.\(indices)")
    source.line("public private(set) var sections: [Section] = []")
  }

  /// The repeated sections, whose instances without a `sectionId` are counted.
  private var unnamedCounts: [Int] { screen.sections.indices.filter { screen.sections[$0].isRepeated } }

  private func writeInitializer(to source: inout SourceText) {
    source.line("/// Creates the sections that a response shows in an environment.")
    source.line("///")
    source.line("/// - Parameter toggled: Sections that a person has opened or closed since they were shown first.")
    let parameters = [
      "_ response: \(emitter.type(.response(screen: index)))", "toggled: Set<\(sectionIdentifier)> = []",
      "in environment: ScreenEnvironment",
    ]
    source.method("public init", parameters) { source in
      for index in unnamedCounts { source.line("var unnamed\(index + 1) = 0") }
      if screen.sections.isEmpty {
        source.line("_ = (response, toggled, environment)")
      } else {
        source.block("for section in response.sections {") { source in
          source.line("switch section {")
          let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
          for (index, name) in cases.enumerated() {
            let arguments = addition(SectionPath(index), depth: 2).parameters.map { $0.argument(index) }
            source.switchCase(".\(name)(let section)", "add(\((["section"] + arguments).joined(separator: ", ")))")
          }
          source.line("}")
        }
      }
      guard screen.empty != nil else { return }
      let identifier = "\(sectionIdentifier).\(cases[cases.count - 1])"
      source.block("if sections.isEmpty {") { source in
        source.line("let item = \(itemIdentifier)(section: \(identifier), item: .placeholder)")
        source.line("sections = [Section(identifier: \(identifier), section: nil, items: [item])]")
      }
    }
  }

  private func writeDataSourceSnapshot(to source: inout SourceText) {
    let (alias, arguments) = (
      "public typealias DataSourceSnapshot = NSDiffableDataSourceSnapshot", "\(sectionIdentifier), \(itemIdentifier)"
    )
    source.line("/// The snapshot of a diffable data source.")
    if source.fits("\(alias)<\(arguments)>") {
      source.line("\(alias)<\(arguments)>")
    } else {
      source.block(alias + "<", closing: ">") { $0.line(arguments) }
    }
    source.line()
    source.line("/// The identities for a diffable data source.")
    source.block("public var dataSourceSnapshot: DataSourceSnapshot {") { source in
      source.line("var snapshot = DataSourceSnapshot()")
      source.line("snapshot.appendSections(sections.map { $0.identifier })")
      source.line("for section in sections { snapshot.appendItems(section.items, toSection: section.identifier) }")
      source.line("return snapshot")
    }
    source.line()
    source.line("/// The items of sections of which an earlier snapshot had other data, for `reconfigureItems`.")
    source.block("public func changedItems(since earlier: \(snapshot)) -> [\(itemIdentifier)] {") { source in
      source.line("let known = Dictionary(earlier.sections.map { ($0.identifier, $0) }) { first, _ in first }")
      source.block("return sections.flatMap { section -> [\(itemIdentifier)] in") { source in
        source.line(
          "guard let before = known[section.identifier], before.section != section.section else { return [] }")
        source.line("let items = Set(before.items)")
        source.line("return section.items.filter { items.contains($0) }")
      }
    }
  }

  // MARK: - Sections

  private func writeAppending(to source: inout SourceText) {
    source.line()
    let parameters = [
      "_ identifier: \(sectionIdentifier)", "_ section: \(anySection)", "_ items: [ItemIdentity]",
    ]
    source.method("private mutating func append", parameters) { source in
      source.line("let items = items.map { \(itemIdentifier)(section: identifier, item: $0) }")
      source.line("sections.append(Section(identifier: identifier, section: section, items: items))")
    }
  }

  /// A parameter of a function that adds a section, besides the section.
  private enum Parameter {
    case unnamed, toggled, environment

    /// The argument for the section of an index.
    func argument(_ index: Int) -> String {
      switch self {
      case .unnamed: "counting: &unnamed\(index + 1)"
      case .toggled: "toggled"
      case .environment: "environment"
      }
    }
  }

  /// The body of a function that adds a section, and the parameters that it uses.
  private func addition(_ path: SectionPath, depth: Int) -> (body: SourceText, parameters: [Parameter]) {
    let section = screen[path]
    var body = SourceText(depth: depth)
    writeAdditionBody(path, section, to: &body)
    var parameters: [Parameter] = section.isRepeated ? [.unnamed] : []
    if body.contains("toggled") { parameters.append(.toggled) }
    if body.contains("environment.") { parameters.append(.environment) }
    return (body, parameters)
  }

  private func writeAddition(_ path: SectionPath, to source: inout SourceText) {
    let (body, parameters) = addition(path, depth: source.depth + 1)
    let declarations = parameters.map { parameter in
      switch parameter {
      case .unnamed: "counting unnamed: inout Int"
      case .toggled: "_ toggled: Set<\(sectionIdentifier)>"
      case .environment: "_ environment: ScreenEnvironment"
      }
    }
    let all = ["_ section: \(emitter.type(.section(screen: index, path)))"] + declarations
    source.line()
    source.method("private mutating func add", all) { $0.appendLines(of: body) }
  }

  private func writeAdditionBody(_ path: SectionPath, _ section: ScreenSection, to source: inout SourceText) {
    let writer = SwiftVariantLayout(
      emitter: emitter, path: path, variant: SectionVariant(condition: nil, section: section))
    let hidden = section.valueAcrossKinds(.hidden, default: .boolean(false))
    if hidden.mayBeTrue {
      let text = writer.value("isHidden", "Bool", hidden, to: &source) {
        .text($0 == .boolean(true) ? "true" : "false")
      }
      source.line("if \(text) { return }")
    }
    let keeps = section.properties[.emptyBehavior] == .keyword(.keep) || section.empty != nil
    switch (section.failure == nil, keeps) {
    case (true, true): source.line("if section.isFailed { return }")
    case (true, false): source.line("if section.isFailed || section.units.isEmpty { return }")
    case (false, true): break
    case (false, false): source.line("if !section.isFailed, section.units.isEmpty { return }")
    }
    let identity = section.isRepeated ? "(RepeatedSectionIdentity(section.sectionId, counting: &unnamed))" : ""
    let identifier = ".\(cases[path.section])\(identity)"
    let name = emitter.names.cases(of: screen.sections.map { $0.name.source })[path.section]
    guard isChanged(section) else {
      writeItems("section", section, to: &source)
      return source.call("append", [.text(identifier), .text(".\(name)(section)"), .text("items")])
    }
    source.line("let identifier = \(sectionIdentifier)\(identifier)")
    source.line("var shown = section")
    writeShownUnits(section, writer, to: &source)
    writeItems("shown", section, to: &source)
    source.line("append(identifier, .\(name)(shown), items)")
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

  private func writeItems(_ name: String, _ section: ScreenSection, to source: inout SourceText) {
    let components = screen.contract.withFallbacks(section.units.map { $0.component }).map { emitter.component($0) }
    let hasIdentity = components.allSatisfy { $0.fields.contains { $0.isIdentity } }
    let hasPlaceholder = section.empty != nil || section.failure != nil
    let type = components.first.map { SwiftScope.text($0.name.wire) } ?? ""
    let unit = components.count == 1 ? "UnitIdentity(unitType: \(type), id: $0.id)" : "$0.id"
    let identities =
      hasIdentity
      ? "\(name).units.map { ItemIdentity.unit(\(unit)) }" : "\(name).units.indices.map { ItemIdentity.position($0) }"
    if hasDataSource, HostedSections.isCarousel(section) {
      source.line("\(hasPlaceholder ? "var" : "let") items: [ItemIdentity] = \(name).units.isEmpty ? [] : [.carousel]")
    } else {
      source.line("\(hasPlaceholder ? "var" : "let") items = \(identities)")
    }
    guard hasPlaceholder else { return }
    // A section that is collapsed to its header shows no placeholder.
    let isCollapsed = collapse(of: section).all.contains(.collapse(.collapsed))
    source.line("if items.isEmpty\(isCollapsed ? ", toggled.contains(identifier)" : "") { items = [.placeholder] }")
  }
}

extension PropertyValue {
  /// How many items a section shows while it is collapsed; `nil` for all.
  fileprivate var visibleCount: String? {
    guard case .collapse(let collapse) = self else { return nil }
    return collapse.visibleCount.map { String($0) }
  }
}
