import SDUIIR

extension SwiftPresenterFile {
  // MARK: - Visible items

  /// Writes what follows the visible items.
  func writeVisibleItems(to source: inout SourceText) {
    source.mark("Visible items")
    source.line()
    source.line(
      "/// Follows what is visible. An app with a scroll view delegate of its own calls it from `scrollViewDidScroll`.")
    source.block("public func visibleItemsDidChange() {") { source in
      source.line("// A scroll view reports its offset before its cells follow.")
      source.line("collectionView.layoutIfNeeded()")
      source.line("let visible = collectionView.indexPathsForVisibleItems")
      source.line("guard let sections = snapshot?.sections else { return }")
      if reachesEnds { writeEnds(to: &source) }
      if let prefetch {
        source.line("let last = visible.max() ?? IndexPath(item: -1, section: 0)")
        source.line(
          "let following = sections.dropFirst(last.section).reduce(0) { $0 + $1.items.count } - last.item - 1")
        source.line("if !visible.isEmpty || sections.isEmpty, following <= \(prefetch) { requestNextPage() }")
      }
    }
    if prefetch != nil {
      source.line()
      source.block("private func requestNextPage() {") { source in
        source.line("guard let response, response.hasNext, !isRequestingPage else { return }")
        source.line("isRequestingPage = onNextPage != nil")
        source.line("onNextPage?(response)")
      }
    }
  }

  private func writeEnds(to source: inout SourceText) {
    source.line("var ends: Set<SectionEnd<\(sectionIdentifier)>> = []")
    source.block("for path in visible where sections.indices.contains(path.section) {") { source in
      source.line("let section = sections[path.section]")
      source.line("if path.item == 0 { ends.insert(.first(section.identifier)) }")
      source.line("if path.item == section.items.count - 1 { ends.insert(.last(section.identifier)) }")
      let inStacks = screen.sections.flatMap { $0.sections }
      guard inStacks.contains(where: { $0.has(.reachStart) || $0.has(.reachEnd) }) else { return }
      source.line("// The ends of the section to which an item of a stack belongs.")
      source.line("let owners = section.items.map { $0.section }")
      source.line("guard owners.indices.contains(path.item) else { continue }")
      source.line("let owner = owners[path.item]")
      source.line("if path.item == owners.firstIndex(of: owner) { ends.insert(.first(owner)) }")
      source.line("if path.item == owners.lastIndex(of: owner) { ends.insert(.last(owner)) }")
    }
    source.line("let reached = ends.subtracting(visibleEnds)")
    source.line("visibleEnds = ends")
    emitter.writeReachedEnds(to: &source) { "send(\($0), from: \($1))" }
  }

  // MARK: - Actions

  /// Writes what performs actions.
  func writeActions(to source: inout SourceText) {
    guard hasActions else { return }
    let components = views.parts.compactMap { part -> (isCell: Bool, hasEvents: Bool)? in
      switch part {
      case .cell(let id): (true, !emitter.component(id).events.isEmpty)
      case .supplementary(let id): (false, !emitter.component(id).events.isEmpty)
      case .carouselCell, .background: nil
      }
    }
    let cellsSend = components.contains { $0.isCell && $0.hasEvents }
    let viewsSend = components.contains { !$0.isCell && $0.hasEvents }
    let sectionsSend = sections.contains { !$0.events.isEmpty }
    guard cellsSend || viewsSend || sectionsSend else { return }
    source.mark("Actions")
    source.line()
    source.line("/// Opens or closes the section of an event, or performs another action.")
    source.block("private func send(_ action: \(anyAction)?, from section: \(sectionIdentifier)) {") { source in
      source.line("switch action {")
      source.line("case .\(EventAction.toggleSectionName)?: toggleSection(section)")
      source.line("case let action?: perform(action)")
      source.line("case nil: break")
      source.line("}")
    }
    for (sends, name, closure, places) in [
      (cellsSend, "onCell", "CellActionClosure", "_, _, event, input"),
      (viewsSend, "onView", "ReusableViewActionClosure", "_, _, event, input"),
    ] where sends {
      source.line()
      source.line("/// Sends the action of an event, with the data that the view had last.")
      source.method(
        "private func \(name)<Value: ComponentWithEvents>",
        ["_ value: Value", "in section: \(sectionIdentifier)"],
        returning: "SSCollectionViewModel.Builder.\(closure)"
      ) { source in
        source.block("{ [weak self] \(places) in") {
          $0.line("self?.send((input as? Value ?? value).action(on: event), from: section)")
        }
      }
    }
  }
}
