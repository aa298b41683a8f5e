import SDUIIR
import SDUILayout

extension Screen {
  /// Returns the screen with each possible state of a section: all open and as far collapsed as it can be, if people
  /// can collapse it (layout rule R11), and failed if a placeholder replaces its items then (layout rule R12).
  func states(of path: SectionPath) -> [Screen] {
    guard let section = section(at: path) else { return [] }
    var result = [self]
    if section.changes(.opened) { result = [changing(path) { $0.collapse(.opened) }] }
    if section.changes(.closed) || section.changes(.opened) { result.append(changing(path) { $0.collapse(.closed) }) }
    if section.failure != nil { result.append(changing(path) { $0.fail() }) }
    return result
  }

  /// The screen with all sections open: there is no more to see of them.
  var opened: Screen {
    var result = self
    for index in sections.indices { result.sections[index].collapse(.opened) }
    return result
  }

  private func changing(_ path: SectionPath, _ change: (inout ScreenSection) -> Void) -> Screen {
    var result = self
    if let inner = path.inner {
      change(&result.sections[path.section].sections[inner])
    } else {
      change(&result.sections[path.section])
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

  /// Shows the placeholder where its backend failed, which is closed with the section.
  fileprivate mutating func fail() {
    collapse(.opened)
    state.isFailed = true
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
