import SDUIIR

extension Screen {
  /// The items before the end at which the next page is requested; `nil` without pages.
  var prefetch: Int64? {
    if case .pagination(let pagination)? = properties[.pagination] { pagination.prefetch } else { nil }
  }

  /// The sections with one of some events, and the stacks with such a section, by their indices.
  func sections(with events: [SectionEvent]) -> [Int] {
    sections.indices.filter { index in
      ([sections[index]] + sections[index].sections).contains { section in events.contains { section.has($0) } }
    }
  }
}

extension ScreenSection {
  /// Whether an event of the section performs an action.
  func has(_ event: SectionEvent) -> Bool { events.contains { $0.event == event.rawValue } }
}

extension SwiftScreen {
  /// Writes what performs the actions of all `sections` whose ends are `reached`.
  ///
  /// - Parameter send: A statement that performs an action of the section with an identity.
  func writeReachedEnds(to source: inout SourceText, send: (_ action: String, _ identity: String) -> String) {
    let cases = names.cases(of: screen.sections.map { $0.name.source })
    source.block("for shown in sections {") { source in
      source.line("switch shown.section {")
      let indices = screen.sections(with: [.reachStart, .reachEnd])
      for index in indices {
        source.line("case .\(cases[index])\(screen.empty == nil ? "" : "?"):")
        source.indented { source in
          writeReachedEnds(of: SectionPath(index), "shown.identifier", to: &source, send)
          for inner in screen.sections[index].sections.indices {
            let path = SectionPath(index, inner: inner)
            writeReachedEnds(of: path, "." + identifierCase(path), to: &source, send)
          }
        }
      }
      if indices.count < screen.sections.count || screen.empty != nil { source.line("default: break") }
      source.line("}")
    }
  }

  private func writeReachedEnds(
    of path: SectionPath, _ identity: String, to source: inout SourceText, _ send: (String, String) -> String
  ) {
    for (event, end) in [(SectionEvent.reachStart, "first"), (.reachEnd, "last")] where screen[path].has(event) {
      let action = send("\(type(.section(screen: index, path))).\(EventNames.name(of: event.rawValue))", identity)
      let condition = "if reached.contains(.\(end)(\(identity))) {"
      let line = "\(condition) \(action) }"
      if source.fits(line) { source.line(line) } else { source.block(condition) { $0.line(action) } }
    }
  }
}

/// The type of ends of sections, which presenters and views of SwiftUI follow.
enum SwiftSectionEnds {
  /// The text of the type.
  static let text = """
    /// An end of a section.
    enum SectionEnd<Identifier: Hashable>: Hashable {
      case first(Identifier)
      case last(Identifier)
    }
    """
}
