import SDUIIR

/// Writes the presenter of a screen, and what the library asks of its types.
struct SwiftPresenterFile {
  let emitter: SwiftScreen
  let views: AssociatedViews
  /// Whether the program has a type for any action.
  let hasActions: Bool
  let version: PresenterVersion
  /// The reasons why sections are hosted. The layout has been generated, so that nothing is refused.
  let hostedReasons: [String?]

  /// The file of a screen.
  init(emitter: SwiftScreen, hasActions: Bool, version: PresenterVersion) {
    (self.emitter, self.hasActions, self.version) = (emitter, hasActions, version)
    views = AssociatedViews(emitter, hasBackgrounds: true, isCarousel: HostedSections.isCarousel)
    var obstacles = LayoutObstacles(screen: emitter.screen, index: emitter.index, for: .diffable)
    hostedReasons = (try? obstacles.reasonsForHosting()) ?? emitter.screen.sections.map { _ in nil }
  }

  var screen: Screen { emitter.screen }
  var index: Int { emitter.index }
  var anyAction: String { emitter.names.anyAction }
  var sectionIdentifier: String { emitter.type(.sectionIdentifier(screen: index)) }
  var snapshot: String { emitter.type(.snapshot(screen: index)) }
  var response: String { emitter.type(.response(screen: index)) }
  var layout: String { emitter.type(.layout(screen: index)) }
  var anySection: String { emitter.type(.anySection(screen: index)) }

  /// The names of the cases of sections.
  var cases: [String] { screen.sections.indices.map { emitter.sectionCase(SectionPath($0)) } }

  /// Whether some section has a collection view of its own.
  var hasCarousels: Bool { screen.sections.contains { HostedSections.isCarousel($0) } }

  /// The items before the end at which the next page is requested; `nil` without pages.
  var prefetch: Int64? { screen.prefetch }

  /// All sections, also those of stacks.
  var sections: [ScreenSection] { screen.sectionsByPath.map { $0.section } }

  var reachesEnds: Bool { !screen.sections(with: [.reachStart, .reachEnd]).isEmpty }
  var observesOffset: Bool { prefetch != nil || reachesEnds }

  /// The presenter, after everything that it uses.
  func write(to source: inout SourceText) {
    views.writePresenterViews(to: &source)
    source.mark("Types of the library")
    emitter.writePresentedTypes(version, to: &source)
    SwiftPageJoin(emitter: emitter).write(to: &source)
    if hasCarousels {
      source.mark("Carousels")
      for index in screen.sections.indices { writeCarouselType(SectionPath(index), to: &source) }
    }
    source.mark("Presenter")
    source.separator()
    source.line("/// Shows `\(screen.name.source)` in a collection view.")
    source.line("///")
    source.line(
      "/// The presenter keeps the pages of the screen, and gives the library its sections, headers, footers and cells."
    )
    let name = emitter.type(.presenter(screen: index))
    source.block(
      "@MainActor public final class \(name)<Views: \(emitter.type(.screenViews(screen: index)))> {"
    ) { source in
      writeProperties(to: &source)
      writeInitializer(to: &source)
      writePages(to: &source)
      writeStates(to: &source)
      writeDisplay(to: &source)
      if observesOffset { writeVisibleItems(to: &source) }
      if hasReordering { writeReordering(to: &source) }
      writeActions(to: &source)
      for index in screen.sections.indices { writeSection(SectionPath(index), to: &source) }
    }
  }

  private func writeProperties(to source: inout SourceText) {
    source.line("/// The pages as one response; `nil` as long as there is none.")
    source.line("public private(set) var response: \(response)?")
    source.line("/// The sections that take room, with the items that they show.")
    source.line("public private(set) var snapshot: \(snapshot)?")
    if prefetch != nil {
      source.line("/// Requests the page after those of a response. ``loadPage(_:number:)`` ends the request.")
      source.line("public var onNextPage: ((\(response)) -> Void)?")
      source.line("/// Whether a page is requested and has not arrived.")
      source.line("public private(set) var isRequestingPage = false")
    }
    source.line()
    source.line("private let collectionView: UICollectionView")
    source.line("private let dataSourceMode: SSCollectionViewPresenter.DataSourceMode")
    if hasActions { source.line("private let perform: (\(anyAction)) -> Void") }
    source.line("private let factory: \(layout)")
    source.line("private var environment: ScreenEnvironment")
    source.line("private var pages: [Int: \(response)] = [:]")
    source.line("private var toggled: Set<\(sectionIdentifier)> = []")
    if observesOffset { source.line("private let observer = ScrollObserver()") }
    if reachesEnds { source.line("private var visibleEnds: Set<SectionEnd<\(sectionIdentifier)>> = []") }
    for index in reorderableSections {
      let path = SectionPath(index)
      source.line(
        "/// The units of `\(screen[path].name.source)` in the order in which a person left them, by `sectionId`.")
      source.line("private var \(orderName(index)): [String: [\(unitType(path))]] = [:]")
    }
    source.line()
  }

  private func writeInitializer(to source: inout SourceText) {
    let isHosting = screen.sections.indices.contains { hostsSection($0) }
    source.line("/// Prepares a collection view.")
    source.line("///")
    source.line("/// - Parameters:")
    source.line("///   - views: The classes of the views.")
    if !emitter.variants.isEmpty { source.line("///   - variants: The \(emitter.variants.phrase).") }
    if hasActions { source.line("///   - perform: Performs the action of an event.") }
    if isHosting {
      source.line("/// - Throws: An error if the interpreter is older than this code and cannot read it.")
    }
    var parameters = [
      "_ collectionView: UICollectionView", "views: Views.Type",
    ]
    let variants = emitter.variants.isEmpty ? [] : ["variants: \(emitter.type(.variants(screen: index)))"]
    parameters += variants + ["dataSourceMode: SSCollectionViewPresenter.DataSourceMode = .traditional"]
    if hasActions { parameters.append("perform: @escaping (\(anyAction)) -> Void") }
    source.method("public init", parameters, canThrow: isHosting) { source in
      source.line("self.collectionView = collectionView")
      source.line("self.dataSourceMode = dataSourceMode")
      if hasActions { source.line("self.perform = perform") }
      let argument = variants.isEmpty ? "" : "variants: variants"
      source.line("factory = \(isHosting ? "try " : "")\(layout)(\(argument))")
      source.line("environment = ScreenEnvironment(collectionView)")
      source.line("// The library cannot be given a layout of its own, so that it is set afterwards.")
      source.line("collectionView.ss.setupPresenter(layoutKind: .compositional(), dataSourceMode: dataSourceMode)")
      source.line("let layout = factory.layout { [weak self] index in self?.section(at: index) }")
      for part in views.parts {
        guard case .background(let name) = part else { continue }
        let kind = "\(layout).\(SwiftLayoutMembers.kindName(of: name))"
        source.line("layout.register(\(views.type(of: part)), forDecorationViewOfKind: \(kind))")
      }
      source.line("collectionView.setCollectionViewLayout(layout, animated: false)")
      let isSelectable = sections.contains { $0.properties[.selectable] == .boolean(true) }
      source.line("collectionView.allowsSelection = \(isSelectable)")
      if hasReordering { writeReorderingSetup(to: &source) }
      if observesOffset {
        source.line("observer.didScroll = { [weak self] in self?.visibleItemsDidChange() }")
        source.line("collectionView.ss.setScrollViewDelegateProxy(observer)")
      }
      if prefetch != nil {
        source.line("collectionView.ss.onNextRequest { [weak self] _ in self?.requestNextPage() }")
      }
    }
  }

  private func hostsSection(_ index: Int) -> Bool { hostedReasons[index] != nil }

  // MARK: - Pages

  private func writePages(to source: inout SourceText) {
    source.mark("Pages")
    source.line()
    source.line("/// Shows a page. It replaces the page of the same number.")
    source.line("///")
    source.line("/// - Parameter number: The number of the page; that of the response by default.")
    source.block("public func loadPage(_ page: \(response), number: Int? = nil) {") { source in
      source.line("var page = page")
      source.line("page.page = number ?? page.page")
      source.line("pages[page.page] = page")
      if prefetch != nil { source.line("isRequestingPage = false") }
      source.line("show()")
    }
    source.line()
    source.line("/// Shows the other pages without a page.")
    source.block("public func removePage(_ number: Int) {") { source in
      source.line("pages[number] = nil")
      source.line("show()")
    }
    writeShowing(to: &source)
  }

  private func writeShowing(to source: inout SourceText) {
    source.line()
    source.line("/// Shows the pages as one response, with the order in which a person left items.")
    source.block("private func show() {") { source in
      source.line("update()")
      source.line("let builder = SSCollectionViewModel.Builder()")
      source.line("for section in snapshot?.sections ?? [] { add(section, to: builder) }")
      let isIndexed = sections.contains { $0.properties[.indexTitle] != nil }
      source.expression(
        "let model = ",
        .call(
          "builder.build",
          [
            .text("page: pages.keys.max() ?? 0"), .text("hasNext: response?.hasNext ?? false"),
          ] + (isIndexed ? [.text("isIndexTitlesEnabled: true")] : [])))
      source.line("collectionView.ss.setViewModel(with: model)")
      source.line("switch dataSourceMode {")
      source.line("case .traditional: collectionView.reloadData()")
      source.line("case .diffable: collectionView.ss.applySnapshot(animated: false)")
      source.line("}")
      if observesOffset { source.line("visibleItemsDidChange()") }
    }
    source.line()
    source.line("/// Joins the pages, and decides which sections take room.")
    source.block("private func update() {") { source in
      source.line("environment = ScreenEnvironment(collectionView)")
      source.line("response = \(response).joined(pages.sorted { $0.key < $1.key }.map { $0.value })")
      if hasReordering { source.line("restoreOrder()") }
      let variants = emitter.variants.isEmpty ? "" : "variants: factory.variants, "
      source.line("snapshot = response.map { \(snapshot)($0, toggled: toggled, \(variants)in: environment) }")
      source.line("if let response { collectionView.contentInset = factory.contentInset(for: response, environment) }")
    }
  }

  private func writeStates(to source: inout SourceText) {
    source.line()
    source.line("/// Opens or closes a section.")
    source.block("public func toggleSection(_ section: \(sectionIdentifier)) {") { source in
      source.line("toggled.formSymmetricDifference([section])")
      source.line("show()")
    }
    source.line()
    source.line("/// Follows the size and the traits of the collection view. The app calls it when they have changed.")
    source.block("public func environmentDidChange() {") { source in
      source.line(hasCarousels ? "let (before, shown) = (environment, snapshot)" : "let shown = snapshot")
      source.line("update()")
      // The collection view of a carousel has items whose sizes follow from the environment.
      let condition = hasCarousels ? "environment != before || snapshot != shown" : "snapshot != shown"
      source.line("if \(condition) { show() }")
    }
  }

  private func writeDisplay(to source: inout SourceText) {
    let optional = screen.empty != nil
    source.line()
    source.block("private func section(at index: Int) -> \(anySection)? {") { source in
      source.line("guard let sections = snapshot?.sections, sections.indices.contains(index) else { return nil }")
      source.line("return sections[index].section")
    }
    source.line()
    source.method(
      "private func add", ["_ shown: \(snapshot).Section", "to builder: SSCollectionViewModel.Builder"]
    ) { source in
      if screen.sections.isEmpty && !optional { return source.line("_ = builder") }
      source.line("switch shown.section {")
      for (index, name) in cases.enumerated() {
        source.switchCase(
          ".\(name)(let section)\(optional ? "?" : "")", "\(addName(index))(section, shown, to: builder)")
      }
      if let empty = screen.empty {
        source.line("case nil:")
        source.indented { source in
          source.line("builder.section()")
          let value = "\(response).emptyPlaceholder"
          source.writeCell(cell(value, empty.component))
        }
      }
      source.line("}")
    }
  }
}
