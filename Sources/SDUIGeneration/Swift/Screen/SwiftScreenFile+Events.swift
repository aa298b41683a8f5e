import SDUIIR

extension SwiftScreenFile {
  /// The state of the screen.
  func writeState(to source: inout SourceText) {
    guard followsItems else { return }
    let item = emitter.type(.itemIdentifier(screen: index))
    let type = "VisibleItems<\(snapshot).Section, \(identifier), \(item)>"
    if source.fits("@State private var visible = \(type)()") {
      source.line("@State private var visible = \(type)()")
    } else {
      source.line("@State private var visible =")
      source.indented { $0.line(type + "()") }
    }
    if screen.prefetch != nil { source.line("@State private var requested: \(response)?") }
  }

  /// Writes what follows the items in view.
  func writeVisibleItems(to source: inout SourceText) {
    guard followsItems else { return }
    source.line()
    source.line("/// Follows the items in view: they reach ends of sections, and ask for the next page.")
    let parameter = screen.prefetch == nil ? "" : "mayRequestPage: Bool = true"
    source.block("private func visibleItemsDidChange(\(parameter)) {") { source in
      source.line("let sections = visible.sections")
      if !screen.sections(with: [.reachStart, .reachEnd]).isEmpty {
        source.line("let reached = visible.reachedEnds(of: sections.map { ($0.identifier, $0.items) })")
        emitter.writeReachedEnds(to: &source) { action, identity in
          canToggle ? "perform(in: \(identity))(\(action))" : "perform(\(action))"
        }
      }
      guard let prefetch = screen.prefetch else { return }
      source.line("guard mayRequestPage else { return }")
      source.line("let following = visible.countFollowing(in: sections.flatMap { $0.items })")
      source.line("if let following, following <= \(prefetch) { requestNextPage() }")
    }
    guard screen.prefetch != nil else { return }
    source.line()
    source.block("private func requestNextPage() {") { source in
      source.line("guard let onNextPage, response.hasNext, requested != response else { return }")
      source.line("requested = response")
      source.line("onNextPage(response)")
    }
  }

  /// The argument of a section that reports items in view.
  func writeVisibilityArgument(to source: inout SourceText) {
    guard followsItems else { return }
    source.append(",")
    source.block("onVisibility: { item, isVisible in") { source in
      source.line("visible.set(item, isVisible: isVisible)")
      // A view that leaves may be one of an earlier response.
      source.line("visibleItemsDidChange(\(screen.prefetch == nil ? "" : "mayRequestPage: isVisible"))")
    }
  }

  /// The arguments of a section that reports items in view and pages.
  func writeEventArguments(of path: SectionPath, perform: String?, to source: inout SourceText) {
    writeVisibilityArgument(to: &source)
    guard let perform, screen[path].hasPageEvents else { return }
    source.append(",")
    let type = emitter.type(.section(screen: index, path))
    source.block("onPage: { event, page in") { source in
      source.line("switch event {")
      var isComplete = true
      for event in SectionEvent.pages {
        guard screen[path].has(event) else {
          isComplete = false
          continue
        }
        let name = EventNames.name(of: event.rawValue)
        source.switchCase(".\(event.rawValue)", "\(perform)(\(type).\(name)(page: page))")
      }
      if !isComplete { source.line("default: break") }
      source.line("}")
    }
  }
}

extension SectionEvent {
  /// The events of pages.
  static let pages: [SectionEvent] = [.pageWillAppear, .pageAppear, .pageWillDisappear, .pageDisappear]
}

extension ScreenSection {
  /// Whether a page of the section performs actions.
  var hasPageEvents: Bool { SectionEvent.pages.contains { has($0) } }
}
