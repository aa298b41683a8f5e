import SDUIJSON

enum EventActionKey: KeyName, ObjectKey {
  case type, payload, field
  static let keys = KeySet<EventActionKey>()
}

enum SourceKey: KeyName, ObjectKey {
  case field, event, value
  static let keys = KeySet<SourceKey>()
}

extension ScreenDecoder {
  /// Reads the actions on the events of a component, as its contract lists them, or on those of a section.
  ///
  /// - Parameter component: `nil` for a section, which has no data.
  func events(_ node: JSONNodeID, of component: Int?) throws(ScreenDocumentError) -> [EventBinding] {
    var names = NameTable()
    var bindings: [EventBinding] = []
    for (key, value) in try members(of: node, "What happens on events") {
      let event = try newName(key, in: &names, "events", .event)
      if component == nil, SectionEvent(rawValue: event) == nil {
        throw failure("A section has no event \"\(event)\".", at: key)
      }
      bindings.append(EventBinding(event: event, action: try action(value, on: event, of: component)))
    }
    return bindings
  }

  private func action(
    _ node: JSONNodeID, on event: String, of component: Int?
  ) throws(ScreenDocumentError) -> EventAction {
    let slots = try slots(of: node, EventActionKey.keys, "What happens on an event")
    if let field = slots[.field] {
      guard slots[.type] == nil else { throw failure("This must have either \"type\" or \"field\".", at: node) }
      return .field(try path(field, from: component))
    }
    let type = try required(slots, .type)
    // The built-in action has no payload, and no declared action has its name.
    if slots[.payload] == nil, document.keyEquals(type, EventAction.toggleSectionName) { return .toggleSection }
    let action = try reference(type, in: tables.actions, "action")
    let figures = component == nil ? SectionEvent(rawValue: event)?.figures ?? [] : []
    return .declared(
      ID(action), try payload(required(slots, .payload), of: action, from: component, figures))
  }

  /// Checks that the events in the layout are those of the component's contract.
  func checkEvents(_ node: JSONNodeID?, of component: Int, in object: JSONNodeID) throws(ScreenDocumentError) {
    let contract = tables.eventNodes[component]
    guard let node else {
      guard components[component].events.isEmpty else {
        throw failure("The key \"on\" is missing: the component has events in the contract.", at: object)
      }
      return
    }
    // The encoder writes the same text twice.
    if let contract, document.bytes[document.range(of: node)] == document.bytes[document.range(of: contract)] { return }
    let events = try events(node, of: component).sorted { $0.event < $1.event }
    guard events == components[component].events.sorted(by: { $0.event < $1.event }) else {
      throw failure("These events are not those of the component in the contract.", at: node)
    }
  }

  private func payload(
    _ node: JSONNodeID, of action: Int, from component: Int?, _ figures: [EventFigure]
  ) throws(ScreenDocumentError) -> [PayloadField] {
    try sources(node, of: actions[action].fields, tables.actionFields[action], "action", from: component, figures)
  }

  /// Reads the sources of the values of some fields: a component's data, an event, or the author.
  func sources(
    _ node: JSONNodeID, of fields: [Field], _ names: NameTable, _ owner: String, from component: Int?,
    _ figures: [EventFigure] = []
  ) throws(ScreenDocumentError) -> [PayloadField] {
    var payload: [PayloadField] = []
    for (key, value) in try members(of: node, "A payload") {
      let index = try reference(key, in: names, "field of the \(owner)")
      payload.append(PayloadField(field: index, source: try source(value, fields[index].type, component, figures)))
    }
    payload.sort { $0.field < $1.field }
    for (first, second) in zip(payload, payload.dropFirst()) where first.field == second.field {
      throw failure("The field \"\(fields[first.field].name.wire)\" is repeated.", at: node)
    }
    try checkPresence(of: fields, payload.map { $0.field }, in: node)
    return payload
  }

  private func source(
    _ node: JSONNodeID, _ type: FieldType, _ component: Int?, _ figures: [EventFigure]
  ) throws(ScreenDocumentError) -> PayloadField.Source {
    let slots = try closedSlots(of: node, SourceKey.keys, "The source of a payload's field")
    switch (slots[.field], slots[.event], slots[.value]) {
    case (let field?, nil, nil): return .data(try path(field, from: component))
    case (nil, let event?, nil):
      let name = try text(event)
      guard let figure = EventFigure(rawValue: name), figures.contains(figure) else {
        throw failure("This event offers no \"\(name)\".", at: event)
      }
      return .event(figure)
    case (nil, nil, let value?): return .value(try fixedValue(value, of: type))
    default: throw failure("This must have one of \"field\", \"event\" and \"value\".", at: node)
    }
  }
}

extension ScreenEncoder {
  mutating func encodeEvents(of component: ID<Component>) {
    encodeEvents(screen.contract.components.elements[component.index].events)
  }

  /// Writes the actions, as an object by event; nothing where there are none.
  mutating func encodeEvents(_ events: [EventBinding]) {
    guard !events.isEmpty else { return }
    writer.key(DeclarationKey.events)
    writer.beginObject()
    for binding in events {
      writer.key(binding.event)
      writer.beginObject()
      switch binding.action {
      case .toggleSection:
        writer.member(EventActionKey.type, EventAction.toggleSectionName)
      case .declared(let id, let payload): encode(id, payload)
      case .field(let path): encodeField(path)
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func encode(_ id: ID<Action>, _ payload: [PayloadField]) {
    writer.member(EventActionKey.type, screen.contract.actions.elements[id.index].name.wire)
    member(EventActionKey.payload, payload) { $0.encode($1, of: $0.screen.contract.actions.elements[id.index].fields) }
  }

  /// Writes the sources of the values of some fields.
  mutating func encode(_ payload: [PayloadField], of fields: [Field]) {
    writer.beginObject()
    for field in payload {
      writer.key(fields[field.field].name.wire)
      encode(field.source)
    }
    writer.endObject()
  }

  private mutating func encode(_ source: PayloadField.Source) {
    writer.beginObject()
    switch source {
    case .data(let path): encodeField(path)
    case .event(let figure):
      writer.member(SourceKey.event, figure.rawValue)
    case .value(let value): member(SourceKey.value, value) { $0.encode($1) }
    }
    writer.endObject()
  }

  /// A path into a component's data: joined with dots, or an array where a name has one.
  private mutating func encodeField(_ path: [String]) {
    writer.key(EventActionKey.field)
    if path.isEmpty || path.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) {
      writer.beginArray()
      for step in path { writer.string(step) }
      writer.endArray()
    } else {
      writer.string(path.joined(separator: "."))
    }
  }
}
