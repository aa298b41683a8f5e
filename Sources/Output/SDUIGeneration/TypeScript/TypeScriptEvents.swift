import SDUIIR

/// The events of a component or a section as a function that gives the action of each.
struct TypeScriptEvents {
  /// The actions of the events of a unit.
  ///
  /// - Parameter type: The type of the unit.
  static func write(_ component: Component, _ type: String, _ types: TypeScriptTypes, to source: inout SourceText) {
    guard !component.events.isEmpty else { return }
    let events = TypeScriptEvents(component.events, component.fields, types)
    let parameter = events.usesUnit ? "unit" : "_unit"
    let head = "actionsOf\(type)(\(parameter): \(type))"
    events.write(head, "The actions of the events of \(type.withArticle).", to: &source)
  }

  /// The actions of the events of a section, in which payloads have no data to read from.
  static func write(_ section: ScreenSection, _ type: String, _ types: TypeScriptTypes, to source: inout SourceText) {
    guard !section.events.isEmpty else { return }
    let events = TypeScriptEvents(section.events, [], types)
    let parameter = events.usesPage ? "page: number" : ""
    let words = "The actions of the events of the section `\(section.name.source)`."
    let details = events.usesPage ? "\n\n`page` is the index of the page with which an event happens, from 0." : ""
    events.write("actionsOf\(type)(\(parameter))", words + details, to: &source)
  }

  private let events: [EventBinding]
  private let fields: [Field]
  private let types: TypeScriptTypes

  private init(_ events: [EventBinding], _ fields: [Field], _ types: TypeScriptTypes) {
    (self.events, self.fields, self.types) = (events, fields, types)
  }

  /// The names of the types and functions that the functions of a section use.
  static func actions(of section: ScreenSection, _ types: TypeScriptTypes) -> [String] {
    section.events.compactMap { event in
      if case .declared(let id, _) = event.action { types.name(types.contract.actions[id].name) } else { nil }
    }
  }

  /// Whether some payload has the index of a page.
  private var usesPage: Bool { sources.contains { if case .event = $0 { true } else { false } } }

  /// Whether some action depends on the data of the unit.
  private var usesUnit: Bool {
    sources.contains { if case .data = $0 { true } else { false } }
      || events.contains { if case .field = $0.action { true } else { false } }
  }

  private var sources: [PayloadField.Source] {
    events.flatMap { event -> [PayloadField.Source] in
      guard case .declared(_, let payload) = event.action else { return [] }
      return payload.map { $0.source }
    }
  }

  private func write(_ head: String, _ words: String, to source: inout SourceText) {
    let names = EventNames.names(of: events, besides: fields)
    let rows = zip(names, events).map { name, event in (key: TypeScriptNames.key(name), row: row(event.action)) }
    source.separator()
    source.documentation(words)
    source.line("export function \(head): {")
    source.indented { source in
      for (key, row) in rows { source.union("readonly \(key):", row.types) }
    }
    source.line("} {")
    source.indented { source in
      TypeScriptExpression.object(rows.map { ($0.key, $0.row.value) }).write(to: &source, "return ", ";")
    }
    source.line("}")
  }

  private func row(_ action: EventAction) -> (types: [String], value: TypeScriptExpression) {
    switch action {
    case .toggleSection:
      return (["sdui.ToggleSection"], .object([("$type", .word("\"\(EventAction.toggleSectionName)\""))]))
    case .field(let path):
      let found = property(at: path)
      return (types.alternatives(found.type) + (found.mayBeMissing ? ["undefined"] : []), .word(found.text))
    case .declared(let id, let payload): return declared(types.contract.actions[id], payload)
    }
  }

  private func declared(
    _ action: Action, _ payload: [PayloadField]
  ) -> (types: [String], value: TypeScriptExpression) {
    let properties = TypeScriptNames.properties(of: action.fields)
    let type = types.name(action.name)
    var missing: [String] = []
    let members = payload.map { part -> (key: String, value: TypeScriptExpression) in
      let (key, field) = (properties[part.field], action.fields[part.field])
      switch part.source {
      case .value(let value): return (key, TypeScriptValues(types).expression(value, field.type.wrapped))
      case .event(let figure): return (key, .word(figure.rawValue))
      case .data(let path):
        let found = property(at: path)
        if found.mayBeMissing, field.isRequired { missing.append(found.text + " === undefined") }
        return (key, .word(found.text))
      }
    }
    let call = TypeScriptExpression.call("make" + type, members.isEmpty ? [] : [.object(members)])
    guard !missing.isEmpty else { return ([type], call) }
    let condition = missing.joined(separator: " || ")
    return ([type, "undefined"], .word("\(condition) ? undefined : \(call.line)"))
  }

  /// The property at a path into the data of a unit.
  private func property(at path: [String]) -> (text: String, type: FieldType, mayBeMissing: Bool) {
    var found = (text: "unit", type: FieldType.id, mayBeMissing: false)
    var available = fields
    for wire in path {
      guard let index = available.firstIndex(where: { $0.name.wire == wire }) else { break }
      found.text += (found.mayBeMissing ? "?." : ".") + TypeScriptNames.properties(of: available)[index]
      found.type = available[index].type
      found.mayBeMissing = found.mayBeMissing || available[index].isOptionalProperty
      switch found.type.wrapped {
      case .record(let id): available = types.contract.records[id].fields
      case .image: available = ImagePart.fields
      default: available = []
      }
    }
    return found
  }
}
