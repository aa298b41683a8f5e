import SDUIIR
import SDUILayout

/// A state of a section: people open and collapse it (layout rule R11), and its backend may fail (layout rule R12).
package enum SectionState: String, Hashable, Sendable {
  /// As much of it is shown as ever.
  case open
  /// It is collapsed as far as people can collapse it.
  case collapsed
  /// A placeholder replaces its items.
  case failed
}

/// A section of the whole screen that is not open.
package struct ShownState: Hashable, Sendable {
  package let section: SectionPath
  package let state: SectionState
}

extension Screen {
  /// Returns the possible states of a section, the open one first.
  func states(of path: SectionPath) -> [SectionState] {
    guard let section = section(at: path) else { return [.open] }
    let canCollapse = section.changes(.closed) || section.changes(.opened)
    return [.open] + (canCollapse ? [.collapsed] : []) + (section.failure == nil ? [] : [.failed])
  }

  /// The screen with all sections open.
  var opened: Screen {
    var result = self
    for index in sections.indices { result.sections[index].collapse(.opened) }
    return result
  }

  /// The screen with some sections in a state, and all others open. A stack is among them before the sections in it.
  func showing(_ states: [ShownState]) -> Screen {
    var result = opened
    for shown in states {
      guard var section = section(at: shown.section) else { continue }
      section.collapse(shown.state == .collapsed ? .closed : .opened)
      section.state.isFailed = section.state.isFailed || shown.state == .failed
      if let inner = shown.section.inner {
        result.sections[shown.section.section].sections[inner] = section
      } else {
        result.sections[shown.section.section] = section
      }
    }
    return result
  }
}

/// The states of a section that people can collapse.
private enum CollapseState {
  case opened, closed

  /// Returns the initial value of a section in this state.
  func beginning(_ value: PropertyValue) -> PropertyValue {
    switch (self, value) {
    case (.opened, .collapse(.collapsed)), (.opened, .collapse(.visible)): .collapse(.open)
    case (.closed, .collapse(.open)): .collapse(.collapsed)
    default: value
    }
  }
}

extension ScreenSection {
  /// Whether it ever begins in another state.
  fileprivate func changes(_ state: CollapseState) -> Bool {
    var section = self
    section.collapse(state)
    return section != self
  }

  /// Begins in a state everywhere, and so do all sections of a stack.
  fileprivate mutating func collapse(_ state: CollapseState) {
    for index in sections.indices { sections[index].collapse(state) }
    properties.collapse(state)
    for index in adaptations.indices {
      for place in adaptations[index].assignments.indices
      where adaptations[index].assignments[place].property == .collapse {
        adaptations[index].assignments[place].value = state.beginning(adaptations[index].assignments[place].value)
      }
      adaptations[index].replacement?.properties.collapse(state)
    }
  }
}

extension PropertyList {
  fileprivate mutating func collapse(_ state: CollapseState) {
    if let value = self[.collapse] { self[.collapse] = state.beginning(value) }
  }
}
