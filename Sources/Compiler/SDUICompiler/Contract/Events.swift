import SDUIIR
import SDUISyntax

/// The place of an event, which provides the values of a payload.
enum EventPlace {
  /// In a unit: its data can be passed on.
  case component(Declaration)
  /// In a section, which has no data: what the event offers can be passed on.
  case section(SectionEvent)
}

extension Checker {
  /// Lowers the events of a component: `on tap: OpenProduct { product: id }`.
  mutating func lowerEvents(besides kept: KeptResults?) {
    for declaration in declarations.all(.component) where !(kept?.keeps(declaration) ?? false) {
      guard let block = program.child(of: declaration.syntax, .fieldBlock) else { continue }
      var bindings: [EventBinding] = []
      var names = SeenNames()
      for statement in program.children(of: block, .eventStatement) {
        guard let binding = lowerEvent(statement, of: declaration),
          let name = program.child(of: statement, .eventName)
        else { continue }
        let written = WrittenName(text: binding.event, range: program.range(of: name))
        if unique(written, among: &names, what: "event") { bindings.append(binding) }
      }
      if !bindings.isEmpty { contract.components[ID(declaration.index)].events = bindings }
    }
  }

  private mutating func lowerEvent(_ statement: Syntax, of declaration: Declaration) -> EventBinding? {
    guard let eventName = program.child(of: statement, .eventName) else { return nil }
    let parts = Array(program.children(of: eventName, .name))
    guard let event = parts.last, parts.count <= 2 else { return nil }
    let text = program.text(of: event)
    guard Program.componentEvents.contains(text) else {
      let name = WrittenName(text: text, range: program.range(of: event))
      reportUnknownEvent(name, of: "a component", among: Program.componentEvents, besides: [])
      return nil
    }
    let name = parts.map { program.text(of: $0) }.joined(separator: ".")
    return self.action(of: statement, in: .component(declaration)).map {
      EventBinding(event: name, action: $0, origin: origin(statement))
    }
  }

  /// Reports an event that there is not.
  ///
  /// - Parameter given: Events that are bound already, which a fix-it would bind twice.
  mutating func reportUnknownEvent(
    _ name: WrittenName, of owner: String, among names: [String], besides given: [String]
  ) {
    let foreign = Self.foreignEvents[name.text].flatMap { names.contains($0) ? $0 : nil }
    let near = foreign.map(NearestName.init(translated:)) ?? NearestName.of(name.text, among: names)
    report(
      .unknownCase, "\(owner) has no event `\(name.text)`", at: name.range,
      remedy: near?.question
        ?? "its events are \(names.map { "`\($0)`" }.joined(separator: ", "))",
      fixes: FixIt.replacing(name.range, with: near, besides: Set(given)))
  }

  /// The events of other systems, with ours.
  private static let foreignEvents = [
    "onTapGesture": "tap", "onTap": "tap", "click": "tap", "onClick": "tap", "press": "tap", "onPress": "tap",
    "touch": "tap", "onLongPress": "longPress", "onLongPressGesture": "longPress", "onAppear": "appear",
    "onDisappear": "disappear", "onSelect": "select",
  ]

  /// Reads the part after the colon: an action with its payload, or the field with the action that the server chooses.
  mutating func action(of statement: Syntax, in place: EventPlace) -> EventAction? {
    guard let call = program.child(of: statement, .actionCall), let name = program.name(of: call) else { return nil }
    let known = lookUp(name.text, in: statement.file)
    if case .component(let component) = place, known?.kind != .action {
      if let field = fields(of: component).first(where: { $0.name.source == name.text }) {
        return chosenAction(field, name, call)
      }
      if known == nil, reportMisspeltField(name, of: component) { return nil }
    }
    if name.text == EventAction.toggleSectionName {
      checkWithoutFields(program.child(of: call, .recordBody), of: name)
      return .toggleSection
    }
    guard let target = resolve(name, as: [.action], expecting: "action", in: statement.file) else { return nil }
    let action = contract.actions.elements[target.index]
    let body = program.child(of: call, .recordBody)
    return sources(body, of: action.fields, named: action.name.source, in: place, at: name.range)
      .map { .declared(ID(target.index), $0) }
  }

  /// A built-in action has no fields.
  private mutating func checkWithoutFields(_ body: Syntax?, of action: WrittenName) {
    for entry in entries(of: body) {
      guard let name = program.name(of: entry) else { continue }
      report(
        .unknownField, "`\(action.text)` has no field `\(name.text)`", at: name.range, remedy: "it has no fields")
    }
  }

  /// `on tap: link`, where `link` is an action that the server chose.
  private mutating func chosenAction(
    _ field: Field, _ name: WrittenName, _ call: Syntax
  ) -> EventAction? {
    if fieldsWithoutType.contains(OriginKey(field.origin)) { return nil }
    let labels = range(field.origin).map { [Label("declared here", at: $0)] } ?? []
    switch field.type {
    case .action, .optional(.action): break
    default:
      report(
        .typeMismatch, "`\(name.text)` is \(phrase(field.type)), where an action is needed", at: name.range,
        labels: labels, remedy: "name an action, or a field of a type such as `Action(OpenProduct)`")
      return nil
    }
    if let body = program.child(of: call, .recordBody) {
      report(
        .unknownField, "`\(name.text)` is an action with its payload already, which the server gives",
        at: program.range(of: body), labels: labels, remedy: "remove the braces",
        fixes: [.remove(program.range(of: body), "remove the braces")])
      return nil
    }
    return .field([field.name.wire])
  }

  /// Reports a name that is no action where a field with one has nearly the same.
  private mutating func reportMisspeltField(_ name: WrittenName, of component: Declaration) -> Bool {
    let choices = fields(of: component).filter { field in
      switch field.type {
      case .action, .optional(.action): true
      default: false
      }
    }
    guard let near = NearestName.of(name.text, among: choices.map({ $0.name.source })) else { return false }
    report(
      .unknownName, "there is no action `\(name.text)` here", at: name.range, remedy: near.question,
      fixes: FixIt.replacing(name.range, with: near))
    return true
  }
}

// MARK: - Payloads

extension Checker {
  /// Reads the sources of the fields of an action or of a fallback: the data at its place, or the author's values.
  ///
  /// - Parameter implied: A field that is filled without being written.
  mutating func sources(
    _ body: Syntax?, of fields: [Field], named owner: String, in place: EventPlace, at range: SourceRange,
    given implied: Field? = nil
  ) -> [PayloadField]? {
    var result: [PayloadField] = []
    var isValid = true
    var written = SeenNames()
    lazy var given = givenNames(in: body)
    for entry in entries(of: body) {
      guard let name = program.name(of: entry), let expression = program.children(of: entry).last else { return nil }
      guard let index = fields.firstIndex(where: { $0.name.source == name.text }) else {
        let meant = reportUnknownField(name, of: owner, among: fields, besides: given)
        if let meant { _ = written.insert(WrittenName(text: meant, range: name.range)) }
        isValid = false
        continue
      }
      if let earlier = written.insert(name) {
        isValid = reportGivenTwice(name, earlier)
        continue
      }
      reportDeprecated(name.text, fields[index].availability, at: name.range, fields[index].origin)
      if let source = payloadSource(expression, for: fields[index], in: place) {
        result.append(PayloadField(field: index, source: source))
      } else {
        isValid = false
      }
    }
    if body.map(program.isBroken) ?? false { return nil }
    return hasAll(fields, of: owner, written, implied, at: range) && isValid
      ? result.sorted { $0.field < $1.field } : nil
  }

  /// Whether every required field is given; reports the missing ones in one finding.
  private mutating func hasAll(
    _ fields: [Field], of owner: String, _ written: SeenNames, _ implied: Field?, at range: SourceRange
  ) -> Bool {
    let missing = fields.filter { field in
      if case .optional = field.type { return false }
      return field.defaultValue == nil && field != implied && written[field.name.source] == nil
    }
    if missing.isEmpty { return true }
    report(
      .missingField,
      "`\(owner)` needs \(missing.map { "`\($0.name.source)`" }.joined(separator: ", "))", at: range,
      remedy: "write `\(owner) { \(missing.map { "\($0.name.source): …" }.joined(separator: ", ")) }`")
    return false
  }

  private mutating func payloadSource(
    _ expression: Syntax, for field: Field, in place: EventPlace
  ) -> PayloadField.Source? {
    switch place {
    case .component(let component): dataSource(expression, for: field, from: component)
    case .section(let event): eventSource(expression, for: field, on: event)
    }
  }

  private mutating func dataSource(
    _ expression: Syntax, for field: Field, from component: Declaration
  ) -> PayloadField.Source? {
    let path = memberPath(expression)
    guard let first = path.first, isDataPath(first, expression, for: field, of: component) else {
      return fixedValue(of: expression, for: field).map { .value($0) }
    }
    if first.text == "event", !fields(of: component).contains(where: { $0.name.source == "event" }) {
      report(
        .unknownName, "`\(program.text(of: expression))` is offered by events of a section, and not by a component's",
        at: program.range(of: expression), remedy: "use a field of the component")
      return nil
    }
    guard let (type, wires) = dataPath(path, in: component) else { return nil }
    guard Self.isAssignable(type, to: field.type) else {
      if type.name != field.type.name, type.name.inUsualForm == field.type.name.inUsualForm {
        reportTravelMismatch(expression, type, for: field)
      } else {
        reportPayloadMismatch(expression, sourcePhrase(type), for: field, "use a field of the same type")
      }
      return nil
    }
    return .data(wires)
  }

  /// Reports that what is passed on is not of the type that the action's field has.
  /// Clients pass values on as they are.
  private mutating func reportTravelMismatch(_ expression: Syntax, _ type: FieldType, for field: Field) {
    func phrase(_ type: FieldType.Name) -> String {
      type.otherForm.map { $0.word == "number" ? "as a number" : "as `\($0.word)`" } ?? "in a text"
    }
    let form = type.name.otherForm ?? field.type.name.otherForm
    let (found, needed) = (phrase(type.name), phrase(field.type.name))
    let name = form?.of.source ?? ""
    report(
      .typeMismatch,
      "`\(program.text(of: expression))` travels \(found), where `\(field.name.source)` travels \(needed)",
      at: program.range(of: expression), labels: range(field.origin).map { [Label("declared here", at: $0)] } ?? [],
      remedy: "write both types as `\(name)`, or both as `\(name)(as: \(form?.word ?? ""))`")
  }

  mutating func reportPayloadMismatch(
    _ expression: Syntax, _ source: String, for field: Field, _ remedy: String
  ) {
    report(
      .typeMismatch,
      "`\(program.text(of: expression))` is \(source), where `\(field.name.source)` takes \(phrase(field.type))",
      at: program.range(of: expression), labels: range(field.origin).map { [Label("declared here", at: $0)] } ?? [],
      remedy: remedy)
  }

  /// A name is a field of the component, unless an enumeration is needed and has such a case, or a `let` is named so.
  private func isDataPath(
    _ first: WrittenName, _ expression: Syntax, for field: Field, of component: Declaration
  ) -> Bool {
    if first.text == "data" { return true }
    if fields(of: component).contains(where: { $0.name.source == first.text }) { return true }
    if program.kind(of: expression) == .memberExpression { return true }
    var type = field.type
    if case .optional(let inner) = type { type = inner }
    switch type {
    case .enumeration, .choice: return false
    default: break
    }
    return ["true", "false"].contains(first.text) ? false : lookUp(first.text, in: expression.file)?.kind != .constant
  }
}

extension Program {
  /// The events of a unit or of a control in it.
  package static let componentEvents = [
    "tap", "longPress", "swipe", "pan", "pinch", "select", "highlight", "appear", "disappear",
  ]
}
