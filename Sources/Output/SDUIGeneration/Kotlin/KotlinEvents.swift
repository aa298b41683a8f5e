import SDUIIR

/// The events of a component or a section as properties and functions that give the action.
struct KotlinEvents {
  private let events: [EventBinding]
  private let fields: [Field]
  private let names: [String]
  private let forms: KotlinForms

  /// The events of a component.
  init(of component: Component, _ forms: KotlinForms) {
    self.init(component.events, component.fields, forms)
  }

  /// The events of a section, in which payloads have no data to read from.
  init(of section: ScreenSection, _ forms: KotlinForms) {
    self.init(section.events, [], forms)
  }

  private init(_ events: [EventBinding], _ fields: [Field], _ forms: KotlinForms) {
    self.events = events
    self.fields = fields
    self.forms = forms
    names = EventNames.names(of: events, besides: fields)
  }

  /// Adds the properties and functions.
  func write(to source: inout SourceText) {
    for (event, name) in zip(events, names) {
      source.kdoc("The action of the event `\(event.event)`.")
      write(event.action, name, to: &source)
      source.line()
    }
  }

  private func write(_ action: EventAction, _ name: String, to source: inout SourceText) {
    let type = forms.names.anyAction
    switch action {
    case .toggleSection: source.line("val \(name): \(type) get() = \(type).ToggleSection")
    case .field(let path):
      let value = expression(of: path)
      source.line("val \(name): \(type)\(value.isNullable ? "?" : "") get() = \(value.text)")
    case .declared(let id, let payload): write(forms.contract.actions[id], payload, name, to: &source)
    }
  }

  private func write(
    _ action: Action, _ payload: [PayloadField], _ name: String, to source: inout SourceText
  ) {
    let properties = KotlinProperty.all(of: action.fields, forms)
    var arguments: [String] = []
    var guards: [String] = []
    for part in payload {
      let (property, field) = (properties[part.field], action.fields[part.field])
      var value = (text: "", isNullable: false)
      switch part.source {
      case .data(let path):
        let data = expression(of: path)
        value = (Self.converted(data.text, data.type, isNullable: data.isNullable, to: field.type), data.isNullable)
      case .event(let figure): value.text = figure.rawValue
      case .value(let written): value.text = forms.expression(written, field.type.wrapped)
      }
      if value.isNullable, !field.isNullable {
        let variable = "given" + TypeNames.upperCamelCase(field.name.source)
        guards.append("val \(variable) = \(value.text) ?: return null")
        value.text = variable
      }
      arguments.append("\(property.name) = \(value.text)")
    }
    let type = forms.names.anyAction + (guards.isEmpty ? "" : "?")
    let figures = payload.contains { if case .event = $0.source { true } else { false } }
    let head = figures ? "fun \(name)(page: Long): \(type)" : "val \(name): \(type)"
    let call = forms.names[action.name] + "("
    if guards.isEmpty {
      return source.call(head + (figures ? " = " : " get() = ") + call, arguments, closing: ")")
    }
    source.line(head)
    source.indented { source in
      source.block("get() {") { source in
        for line in guards { source.line(line) }
        source.call("return " + call, arguments, closing: ")")
      }
    }
  }

  /// The value at a path into the data of the component.
  private func expression(of path: [String]) -> (text: String, type: FieldType, isNullable: Bool) {
    var text = ""
    var type = FieldType.id
    var isNullable = false
    var available = fields
    for wire in path {
      guard let index = available.firstIndex(where: { $0.name.wire == wire }) else { break }
      let field = available[index]
      text += (text.isEmpty ? "" : isNullable ? "?." : ".") + KotlinProperty.all(of: available, forms)[index].name
      isNullable = isNullable || field.isNullable
      type = field.type.wrapped
      switch type {
      case .record(let id): available = forms.contract.records[id].fields
      case .image: available = ImagePart.fields
      default: available = []
      }
    }
    return (text, type, isNullable)
  }

  /// A value as one of another type, to which it can be assigned in the source: a URL as a text.
  private static func converted(
    _ value: String, _ source: FieldType, isNullable: Bool, to target: FieldType, depth: Int = 0
  ) -> String {
    let call = isNullable ? "?." : "."
    func mapped(_ element: FieldType, _ other: FieldType, _ head: (String) -> String) -> String {
      let variable = KotlinForms.variable(depth)
      let inner = converted(
        variable, element.wrapped, isNullable: element.isOptional, to: other, depth: depth + 1)
      return inner == variable ? value : "\(value)\(call)\(head(variable)) -> \(inner) }"
    }
    switch (source, target.wrapped) {
    case (.url, .text): return value + call + "text"
    case (.list(let element, _), .list(let other, _)): return mapped(element, other) { "map { \($0)" }
    case (.map(let element, _), .map(let other, _)): return mapped(element, other) { "mapValues { (_, \($0))" }
    default: return value
    }
  }
}
