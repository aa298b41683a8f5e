import SDUIIR

extension Screen {
  /// The items before the end at which the next page is requested; `nil` without pages.
  var prefetch: Int64? {
    if case .pagination(let pagination)? = properties[.pagination] { pagination.prefetch } else { nil }
  }

  /// The sections with one of some events, by their indices.
  func sections(with events: [SectionEvent]) -> [Int] {
    sections.indices.filter { index in events.contains { sections[index].has($0) } }
  }
}

extension ScreenSection {
  /// Whether an event of the section performs an action.
  func has(_ event: SectionEvent) -> Bool { events.contains { $0.event == event.rawValue } }
}

extension SwiftScreen {
  /// Writes what performs the actions of all `sections` whose ends are `reached`.
  ///
  /// - Parameter send: A statement that performs an action of the section `shown`.
  func writeReachedEnds(to source: inout SourceText, send: (String) -> String) {
    let cases = names.cases(of: screen.sections.map { $0.name.source })
    source.block("for shown in sections {") { source in
      source.line("switch shown.section {")
      let indices = screen.sections(with: [.reachStart, .reachEnd])
      for index in indices {
        let type = type(.section(screen: self.index, SectionPath(index)))
        source.line("case .\(cases[index])\(screen.empty == nil ? "" : "?"):")
        source.indented { source in
          for (event, end) in [(SectionEvent.reachStart, "first"), (.reachEnd, "last")]
          where screen.sections[index].has(event) {
            let action = send("\(type).\(event.rawValue)Action")
            let condition = "if reached.contains(.\(end)(shown.identifier)) {"
            let line = "\(condition) \(action) }"
            if source.fits(line) { source.line(line) } else { source.block(condition) { $0.line(action) } }
          }
        }
      }
      if indices.count < screen.sections.count || screen.empty != nil { source.line("default: break") }
      source.line("}")
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
