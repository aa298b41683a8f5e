import SDUIIR

/// Writes the objects of a list adapter, and its data source.
struct SwiftListFile {
  let emitter: SwiftScreen
  /// Whether the program has a type for any action.
  let hasActions: Bool

  private var screen: Screen { emitter.screen }
  private var object: String { emitter.type(.listObject(screen: emitter.index)) }
  private var snapshot: String { emitter.type(.snapshot(screen: emitter.index)) }
  private var section: String { emitter.type(.anySection(screen: emitter.index)) }
  private var sectionIdentifier: String { emitter.type(.sectionIdentifier(screen: emitter.index)) }
  private var itemIdentifier: String { emitter.type(.itemIdentifier(screen: emitter.index)) }
  private var isOptional: Bool { screen.empty != nil }

  // MARK: - Objects

  /// The class of objects.
  func writeObject(to source: inout SourceText) {
    source.separator()
    source.line("/// A section of `\(screen.name.source)` that takes room, as an object of a list adapter.")
    source.block("public final class \(object): NSObject, ListDiffable {") { source in
      source.line("/// The identity of the section.")
      source.line("public let identifier: \(sectionIdentifier)")
      source.line("/// The section, with the units that it shows.")
      source.line("public let section: \(section)")
      source.line("/// The identities of its items: of units, or of what appears in place of them.")
      source.line("public let items: [\(itemIdentifier)]")
      source.line()
      source.line(
        "/// Creates an object\(isOptional ? "; `nil` for what appears if no section takes room" : " of a section").")
      source.block("public init\(isOptional ? "?" : "")(_ shown: \(snapshot).Section) {") { source in
        if isOptional { source.line("guard let section = shown.section else { return nil }") }
        source.line("identifier = shown.identifier")
        source.line(isOptional ? "self.section = section" : "section = shown.section")
        source.line("items = shown.items")
      }
      source.line()
      source.line("/// Returns the identity of the section.")
      source.line("public func diffIdentifier() -> any NSObjectProtocol { ListIdentity(identifier) }")
      source.line()
      source.line(
        "/// Whether another object has the same header and footer. Its section controller compares the units, and the")
      source.line("/// adapter shows the whole section again if this is false.")
      source.block("public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {") { source in
        source.line("guard let other = object as? \(object) else { return false }")
        source.line("return other.identifier == identifier\(hasParts ? " && other.parts == parts" : "")")
      }
      if hasParts { writeParts(to: &source) }
      if screen.sections.contains(where: { $0.kind.holdsSections }) {
        source.line()
        source.line("/// Returns the identities of the items of a section of a stack.")
        source.block("func items(in section: \(sectionIdentifier)) -> [\(itemIdentifier)] {") {
          $0.line("items.filter { $0.section == section }")
        }
      }
    }
  }

  private var hasParts: Bool { screen.sections.contains { $0.header != nil || $0.footer != nil } }

  private func writeParts(to source: inout SourceText) {
    let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
    source.line()
    source.block("private var parts: [AnyHashable?] {") { source in
      source.line("switch section {")
      for (name, section) in zip(cases, screen.sections) {
        let parts = [section.header.map { _ in "section.header" }, section.footer.map { _ in "section.footer" }]
          .compactMap { $0 }
        let pattern = parts.isEmpty ? ".\(name)" : ".\(name)(let section)"
        source.switchCase(pattern, "[\(parts.joined(separator: ", "))]")
      }
      source.line("}")
    }
  }

  // MARK: - Data source

  private var handler: String { "@MainActor (\(emitter.names.anyAction), \(sectionIdentifier)) -> Void" }

  /// The data source.
  func writeDataSource(to source: inout SourceText) {
    let name = emitter.type(.listDataSource(screen: emitter.index))
    let views = emitter.type(.screenViews(screen: emitter.index))
    source.separator()
    source.line("/// The objects and section controllers of `\(screen.name.source)` for a list adapter.")
    source.line("///")
    source.line(
      "/// Call `performUpdates` of the adapter after a change of a property, and if the width or the traits change.")
    source.block("@MainActor public final class \(name)<Views: \(views)>: NSObject, ListAdapterDataSource {") {
      source in
      writeProperties(to: &source)
      source.line()
      writeLayout(to: &source)
      source.line()
      writeObjects(to: &source)
      source.line()
      writeControllers(to: &source)
      source.line()
      writeEmptyView(to: &source)
    }
  }

  private func writeProperties(to source: inout SourceText) {
    let response = emitter.type(.response(screen: emitter.index))
    source.line("/// The response whose sections appear.")
    source.line("public var response: \(response)")
    source.line("/// The sections that a person has opened or closed since they were shown first.")
    source.line("public var toggled: Set<\(sectionIdentifier)> = []")
    if !variantsParameter.isEmpty {
      source.line("/// The \(emitter.variants.phrase).")
      source.line("public let \(variantsParameter[0])")
    }
    if hasActions {
      source.line("private let perform: \(handler)")
    }
    source.line()
    source.line("/// Creates a data source.")
    if hasActions {
      source.line("///")
      source.line(
        "/// - Parameter perform: Performs the action of an item that a person selects. The section is that of the item."
      )
    }
    var parameters = ["_ response: \(response)"] + variantsParameter + ["views: Views.Type"]
    if hasActions { parameters.append("perform: @escaping \(handler)") }
    source.method("public init", parameters) { source in
      source.line("self.response = response")
      if !variantsParameter.isEmpty { source.line("self.variants = variants") }
      if hasActions { source.line("self.perform = perform") }
    }
  }

  private var variantsParameter: [String] {
    emitter.variants.isEmpty ? [] : ["variants: \(emitter.type(.variants(screen: emitter.index)))"]
  }

  private func writeLayout(to source: inout SourceText) {
    let layout = emitter.type(.flowLayout(screen: emitter.index))
    source.line("/// Returns a layout for the collection view of an adapter.")
    source.line("///")
    source.line("/// - Throws: An error if the interpreter is older than this code and cannot read it.")
    let parameters = ["for listAdapter: ListAdapter"] + variantsParameter
    source.method("public static func layout", parameters, returning: layout, canThrow: true) { source in
      let argument = variantsParameter.isEmpty ? "" : "(variants: variants)"
      source.block("try \(layout)\(argument) { [weak listAdapter] in") {
        $0.line("(listAdapter?.object(atSection: $0) as? \(object))?.section")
      }
    }
  }

  private func writeObjects(to source: inout SourceText) {
    let variants = variantsParameter.isEmpty ? "" : ", variants: variants"
    source.line("/// Returns the sections that take room.")
    source.block("public func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {") { source in
      source.line("guard let view = listAdapter.collectionView else { return [] }")
      source.line("let snapshot = \(snapshot)(response, toggled: toggled\(variants), in: ScreenEnvironment(view))")
      source.line("return snapshot.sections.\(isOptional ? "compactMap" : "map") { \(object)($0) }")
    }
  }

  private func writeControllers(to source: inout SourceText) {
    let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
    source.line("/// Returns a controller for a section.")
    let parameters = ["_ listAdapter: ListAdapter", "sectionControllerFor object: Any"]
    source.method("public func listAdapter", parameters, returning: "ListSectionController") { source in
      source.line("guard let object = object as? \(object) else { return ListSectionController() }")
      source.line("switch object.section {")
      for (index, name) in cases.enumerated() {
        let controller = emitter.type(.sectionController(screen: emitter.index, SectionPath(index)))
        let arguments = hasActions && usesActions(index) ? "(in: listAdapter, perform: perform)" : "(in: listAdapter)"
        source.switchCase(".\(name)", "return \(controller)<Views>\(arguments)")
      }
      source.line("}")
    }
  }

  private func usesActions(_ index: Int) -> Bool {
    SwiftSectionController.hasActions(screen.sections[index], screen.contract)
  }

  private func writeEmptyView(to source: inout SourceText) {
    source.line("/// Returns what appears if no section takes room.")
    source.block("public func emptyView(for listAdapter: ListAdapter) -> UIView? {") { source in
      guard screen.empty != nil else { return source.line("nil") }
      let response = emitter.type(.response(screen: emitter.index))
      source.line("ListEmptyView(Views.emptyView(\(response).emptyPlaceholder))")
    }
  }
}
