import SDUIIR

extension SwiftScreenFile {
  /// The state of the screen.
  func writeState(to source: inout SourceText) {
    guard followsItems else { return }
    source.line("@State private var visible = VisibleItems()")
    if screen.prefetch != nil { source.line("@State private var requested: \(response)?") }
  }

  /// Writes what follows the items in view.
  func writeVisibleItems(to source: inout SourceText) {
    guard followsItems else { return }
    source.line()
    source.line("/// Follows the items in view: they reach ends of sections, and ask for the next page.")
    source.method("private func visibleItemsDidChange", ["_ sections: [\(snapshot).Section]"]) { source in
      if !screen.sections(with: [.reachStart, .reachEnd]).isEmpty {
        source.line("let reached = visible.reachedEnds(of: sections)")
        emitter.writeReachedEnds(to: &source) { action, identity in
          canToggle ? "perform(in: \(identity))(\(action))" : "perform(\(action))"
        }
      }
      guard let prefetch = screen.prefetch else { return }
      source.line("let following = visible.countFollowing(in: sections)")
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

  /// Writes what performs the actions of events of pages.
  func writePageEvents(of path: SectionPath, perform: String, to source: inout SourceText) {
    let type = emitter.type(.section(screen: index, path))
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

extension SectionEvent {
  /// The events of pages.
  static let pages: [SectionEvent] = [.pageWillAppear, .pageAppear, .pageWillDisappear, .pageDisappear]
}

extension ScreenSection {
  /// Whether a page of the section performs actions.
  var hasPageEvents: Bool { SectionEvent.pages.contains { has($0) } }
}
