import SDUIIR

/// Writes the identities of a screen, and the sections that take room.
struct SwiftSnapshotFile {
  let emitter: SwiftScreen
  private let architecture: LayoutArchitecture

  /// The snapshot of a screen for an architecture.
  init(emitter: SwiftScreen, _ architecture: LayoutArchitecture) {
    (self.emitter, self.architecture) = (emitter, architecture)
  }

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
    source.line()
    source.line("/// The identity of an item of `\(screen.name.source)`, the same in every response.")
    source.line("public typealias \(itemIdentifier) = ScreenItemIdentifier<\(sectionIdentifier)>")
    source.line()
    source.line("/// The sections of `\(screen.name.source)` that take room, with the units that they show.")
    source.line("public typealias \(snapshot) = ScreenSnapshot<\(content), \(sectionIdentifier)>")
    source.line()
    source.block("extension ScreenSnapshot<\(content), \(sectionIdentifier)> {") { source in
      writeInitializer(to: &source)
      for (path, _) in screen.sectionsByPath { writeAddition(path, to: &source) }
    }
  }

  private func writeSectionIdentifier(to source: inout SourceText) {
    source.separator()
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

  /// The type of a section; optional if something appears where no section takes room.
  private var content: String { screen.empty == nil ? anySection : anySection + "?" }

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
      source.line("self.init()")
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
      if screen.empty != nil {
        source.line("if sections.isEmpty { append(placeholder: .\(cases[cases.count - 1]), nil) }")
      }
    }
  }
}
