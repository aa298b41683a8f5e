import SDUIIR
import SDUISyntax

extension KeptResults {
  /// Returns the lowered form of a record; `nil` where it has to be lowered again.
  func record(_ declaration: Declaration) -> Record? {
    guard let index = earlierIndex(of: declaration) else { return nil }
    var record = contract.records.elements[index]
    if change.hasMoved(declaration.syntax) {
      record.origin = change.moved(record.origin)
      move(&record.fields)
    }
    if var ids { record.fields = ids.renumbered(record.fields) }
    return record
  }

  /// The same of an action.
  func action(_ declaration: Declaration) -> Action? {
    guard let index = earlierIndex(of: declaration) else { return nil }
    var action = contract.actions.elements[index]
    if change.hasMoved(declaration.syntax) {
      action.origin = change.moved(action.origin)
      move(&action.fields)
    }
    if var ids { action.fields = ids.renumbered(action.fields) }
    return action
  }

  /// The same of a component. Its fallback has to be lowered anew: of a cycle of them, a finding is in one only.
  func component(_ declaration: Declaration) -> Component? {
    guard let index = earlierIndex(of: declaration) else { return nil }
    var component = contract.components.elements[index]
    if change.hasMoved(declaration.syntax) {
      component.origin = change.moved(component.origin)
      move(&component.fields)
      for index in component.events.indices {
        component.events[index].origin = change.moved(component.events[index].origin)
      }
    }
    if var ids {
      component.fields = ids.renumbered(component.fields)
      for index in component.events.indices { component.events[index] = ids.event(component.events[index]) }
    }
    return component
  }

  /// Whether the fields and events of a declaration are what they were.
  func keeps(_ declaration: Declaration) -> Bool { earlierIndex(of: declaration) != nil }

  /// Returns the index that a declaration had; `nil` if anything that it depends on has changed, or something was found
  /// in it.
  private func earlierIndex(of declaration: Declaration) -> Int? {
    let syntax = declaration.syntax
    guard let broken, !names.affected.contains(syntax), !lowered.contains(syntax), !change.meets(syntax) else {
      return nil
    }
    let index = ids?.earlierIndex(of: declaration) ?? declaration.index
    return broken.contains(earlierDeclarations.all(declaration.kind)[index].syntax) ? nil : index
  }

  private func move(_ fields: inout [Field]) {
    for index in fields.indices { fields[index].origin = change.moved(fields[index].origin) }
  }
}
