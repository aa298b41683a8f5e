import SDUIIR

extension SourceText {
  /// The type that holds any action.
  ///
  /// - Parameter isRecursive: Whether a payload may hold an action.
  mutating func anyAction(of actions: [Action], isRecursive: Bool, _ names: SwiftNames) {
    let toggle = EventAction.toggleSectionName
    separator()
    line("/// Any action.")
    block("public \(isRecursive ? "indirect " : "")enum \(names.anyAction): Codable, Hashable, Sendable {") { source in
      for action in actions {
        source.comment(action.documentation, prefix: "///")
        source.line("case \(names.actionCase(action.name))(\(names.type(action.name)))")
      }
      source.line("/// Opens or collapses the section in which the event happens.")
      source.line("case \(toggle)")
    }
    separator()
    block("extension \(names.anyAction): ResponseAction {") { source in
      source.block("public static func read(from json: TaggedReader) -> \(names.anyAction)? {") { source in
        source.line("switch json.type {")
        for action in actions {
          let payload = "json.payload(\(names.type(action.name)).self).map { .\(names.actionCase(action.name))($0) }"
          source.switchCase(SwiftScope.text(action.name.wire), payload)
        }
        source.line("case \(SwiftScope.text(toggle)): .\(toggle)")
        source.line("default: nil")
        source.line("}")
      }
      source.line()
      source.block("public func encoded() -> JSONValue {") { source in
        source.line("switch self {")
        for action in actions {
          let wire = SwiftScope.text(action.name.wire)
          let json = "JSONValue(type: \(wire), payload: JSONValue(payload))"
          source.switchCase(".\(names.actionCase(action.name))(let payload)", json)
        }
        source.line("case .\(toggle): JSONValue(type: \(SwiftScope.text(toggle)), payload: .object([:]))")
        source.line("}")
      }
    }
  }

  /// Writes the actions of the events of a component.
  mutating func events(of component: Component, _ object: SwiftObject) {
    if component.events.isEmpty { return }
    separator()
    block("extension \(object.name) {") { source in
      for (binding, name) in zip(component.events, EventNames.names(of: component.events, besides: component.fields)) {
        let action = object.event(binding)
        source.separator()
        source.line("/// What happens on `\(binding.event)`.")
        let type = object.scope.names.anyAction + (action.isOptional ? "?" : "")
        source.getter("public var \(name): \(type)", action.expression)
      }
    }
  }

  /// Writes the actions of the events of a section.
  mutating func events(of section: ScreenSection, _ scope: SwiftScope) {
    for binding in section.events {
      let name = EventNames.name(of: binding.event)
      let object = SwiftObject(name: "", fields: [], scope: scope)
      let figures = (SectionEvent(rawValue: binding.event)?.figures ?? []).map { "\($0.rawValue): Int" }
      let type = scope.names.anyAction
      separator()
      line("/// What happens on `\(binding.event)`.")
      let expression = object.event(binding).expression
      if figures.isEmpty {
        getter("public static var \(name): \(type)", expression)
      } else {
        getter("public static func \(name)(\(figures.joined(separator: ", "))) -> \(type)", expression)
      }
    }
  }
}

extension SwiftObject {
  /// The action of an event.
  func event(_ binding: EventBinding) -> (expression: SwiftExpression, isOptional: Bool) {
    switch binding.action {
    case .toggleSection: return (.text("." + EventAction.toggleSectionName), false)
    case .field(let path):
      let value = access(path)
      return (.text(value.expression), value.type.isOptional)
    case .declared(let id, let payload):
      let fields = scope.contract.actions[id].fields
      let labels = scope.names.members(of: fields)
      let arguments = payload.sorted { $0.field < $1.field }.map { part in
        SwiftExpression.labelled(labels[part.field], argument(part.source, for: fields[part.field].type))
      }
      return (scope.action(id, arguments), false)
    }
  }

  private func argument(_ source: PayloadField.Source, for target: FieldType) -> SwiftExpression {
    switch source {
    case .event(let figure): return .text(figure.rawValue)
    case .value(let value): return scope.literal(value, target)
    case .data(let path):
      let value = access(path)
      return .text(Self.converted(value.expression, value.type, to: target))
    }
  }

  /// A value of the data, by wire names from the outside in.
  private func access(_ path: [String]) -> (expression: String, type: FieldType) {
    var (fields, names) = (self.fields, members)
    var steps: [String] = []
    var type = FieldType.id
    var isOptional = false
    for wire in path {
      guard let index = fields.firstIndex(where: { $0.name.wire == wire }) else { break }
      let field = fields[index]
      if !steps.isEmpty, type.isOptional { steps[steps.count - 1] += "?" }
      steps.append(names[index])
      isOptional = isOptional || isMissable(field)
      type = isMissable(field) && !field.type.isOptional ? .optional(field.type) : field.type
      if case .record(let id) = type.wrapped {
        fields = scope.contract.records[id].fields
        names = scope.names.members(of: fields)
      }
    }
    return (steps.joined(separator: "."), isOptional && !type.isOptional ? .optional(type) : type)
  }

  private func isMissable(_ field: Field) -> Bool { !field.isRequired && field.defaultValue == nil }

  /// A value as one of another type, to which it can be assigned in the source.
  private static func converted(_ value: String, _ source: FieldType, to target: FieldType) -> String {
    let access = value + (source.isOptional ? "?." : ".")
    func mapped(_ element: FieldType, _ other: FieldType, _ function: String) -> String {
      let inner = converted("$0", element, to: other)
      return inner == "$0" ? value : "\(access)\(function) { \(inner) }"
    }
    switch (source.wrapped, target.wrapped) {
    case (.url, .text): return access + "text"
    case (.list(let element, _), .list(let other, _)): return mapped(element, other, "map")
    case (.map(let element, _), .map(let other, _)): return mapped(element, other, "mapValues")
    default: return value
    }
  }
}
