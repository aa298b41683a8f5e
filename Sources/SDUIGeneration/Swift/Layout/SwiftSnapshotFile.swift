import SDUIIR

/// Writes the identities of a screen, and the sections that take room.
struct SwiftSnapshotFile {
  let emitter: SwiftScreen
  private let architecture: LayoutArchitecture

  /// The snapshot of a screen for an architecture.
  init(emitter: SwiftScreen, _ architecture: LayoutArchitecture) {
    (self.emitter, self.architecture) = (emitter, architecture)
  }

  /// Whether an app shows the sections by a data source of a collection view.
  private var hasDataSource: Bool { architecture != .swiftUI }

  /// Whether one item shows a section, in a collection view of its own, and under which conditions.
  func isCarousel(_ section: ScreenSection) -> AdaptedValue {
    switch architecture {
    case .diffable: AdaptedValue(base: .boolean(HostedSections.isCarousel(section)))
    case .flowLayout, .iglistkit: HostedSections.isOneCell(section, in: screen)
    case .swiftUI: AdaptedValue(base: .boolean(false))
    }
  }

  var screen: Screen { emitter.screen }
  var index: Int { emitter.index }
  var sectionIdentifier: String { emitter.type(.sectionIdentifier(screen: index)) }
  var itemIdentifier: String { emitter.type(.itemIdentifier(screen: index)) }
  var snapshot: String { emitter.type(.snapshot(screen: index)) }
  var anySection: String { emitter.type(.anySection(screen: index)) }

  private var cases: [String] { emitter.identifierCases }

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
      if screen.sections.contains(where: { !$0.kind.holdsSections }) { writeAppending(to: &source) }
      for (path, _) in screen.sectionsByPath { writeAddition(path, to: &source) }
    }
  }

  private func writeSectionIdentifier(to source: inout SourceText) {
    source.mark("Identities")
    source.line()
    source.line("/// The identity of a section of `\(screen.name.source)`, the same in every response.")
    source.block("public enum \(sectionIdentifier): Hashable, Sendable {") { source in
      for (name, (_, section)) in zip(cases, screen.sectionsByPath) {
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
      if hasDataSource { writeContent(to: &source) }
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
    let variants = emitter.variants.isEmpty ? [] : ["variants: \(emitter.type(.variants(screen: index)))"]
    let parameters =
      ["_ response: \(emitter.type(.response(screen: index)))", "toggled: Set<\(sectionIdentifier)> = []"]
      + variants + ["in environment: ScreenEnvironment"]
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
    source.line("/// Returns the items, headers and footers of which an earlier snapshot had other data.")
    let changes = "SnapshotChanges<\(sectionIdentifier), \(itemIdentifier)>"
    source.method("public func changes", ["since earlier: \(snapshot)"], returning: changes) { source in
      source.line("SnapshotChanges(from: earlier.sections.map { $0.content }, to: sections.map { $0.content })")
    }
  }
}
