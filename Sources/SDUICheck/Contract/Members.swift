import SDUIDiagnostics
import SDUIIR
import SDUISource
import SDUISyntax

/// An origin as a key: origins themselves are all equal.
struct OriginKey: Hashable, Sendable {
  let file: UInt32
  let lowerBound: UInt32

  init(_ origin: Origin) {
    file = origin.file
    lowerBound = origin.lowerBound
  }
}

extension Checker {
  /// Reads the defaults of fields, now that all types are known.
  mutating func lowerFieldDefaults() {
    var defaults: [(declaration: Declaration, field: Int, expression: Syntax)] = []
    for declaration in declarations.all where declaration.kind.hasFields {
      guard let block = program.child(of: declaration.syntax, .fieldBlock) else { continue }
      for member in program.children(of: block, .field) {
        guard let expression = defaultExpression(of: member) else { continue }
        let key = OriginKey(origin(member))
        guard let index = fields(of: declaration).firstIndex(where: { OriginKey($0.origin) == key }) else { continue }
        fieldsWithDefault.insert(key)
        defaults.append((declaration, index, expression))
      }
    }
    for (declaration, index, expression) in defaults {
      let field = fields(of: declaration)[index]
      if fieldsWithoutType.contains(OriginKey(field.origin)) { continue }
      if case .optional = field.type {
        report(
          .typeMismatch, "`\(field.name.source)` is optional and has a default: it could never be absent",
          at: program.range(of: expression), remedy: "remove the `?` or the default")
        continue
      }
      guard let value = value(of: expression, for: field.type, named: field.name.source) else { continue }
      switch declaration.kind {
      case .record: contract.records[ID(declaration.index)].fields[index].defaultValue = value
      case .action: contract.actions[ID(declaration.index)].fields[index].defaultValue = value
      default: contract.components[ID(declaration.index)].fields[index].defaultValue = value
      }
    }
  }

  /// The expression behind `=` of a field: its last child that is neither name, type nor clause.
  private func defaultExpression(of member: Syntax) -> Syntax? {
    program.children(of: member).last { child in
      switch program.kind(of: child) {
      case .name, .wireName, .namedType, .listType, .optionalType, .sinceClause, .untilClause, .deprecatedClause: false
      default: true
      }
    }
  }

  /// The lowered fields of a record, an action or a component.
  func fields(of declaration: Declaration) -> [Field] {
    switch declaration.kind {
    case .record: contract.records.elements[declaration.index].fields
    case .action: contract.actions.elements[declaration.index].fields
    default: contract.components.elements[declaration.index].fields
    }
  }

  /// What a component has happen: `on tap: OpenProduct { product: id }`.
  mutating func lowerEvents() {
    for declaration in declarations.all(.component) {
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

  private static let componentEvents = [
    "tap", "longPress", "swipe", "pan", "pinch", "select", "highlight", "appear", "disappear",
  ]

  private mutating func lowerEvent(_ statement: Syntax, of declaration: Declaration) -> EventBinding? {
    guard let eventName = program.child(of: statement, .eventName),
      let call = program.child(of: statement, .actionCall), let name = program.name(of: call)
    else { return nil }
    let parts = Array(program.children(of: eventName, .name))
    guard let event = parts.last, parts.count <= 2 else { return nil }
    let text = program.text(of: event)
    guard Self.componentEvents.contains(text) else {
      let near = NearestName.of(text, among: Self.componentEvents)
      let range = program.range(of: event)
      report(
        .unknownCase, "a component has no event `\(text)`", at: range,
        remedy: near.map { "did you mean `\($0)`?" }
          ?? "its events are \(Self.componentEvents.map { "`\($0)`" }.joined(separator: ", "))",
        fixes: near.map { [.replace(range, with: $0)] } ?? [])
      return nil
    }
    let written = parts.map { program.text(of: $0) }.joined(separator: ".")
    if name.text == EventAction.toggleSectionName {
      checkWithoutFields(program.child(of: call, .recordBody), of: name)
      return EventBinding(event: written, action: .toggleSection, origin: origin(statement))
    }
    guard let target = resolve(name, as: [.action], expecting: "action", in: statement.file) else { return nil }
    let payload = payload(
      program.child(of: call, .recordBody), of: ID(target.index), from: declaration, named: name.range)
    return payload.map {
      EventBinding(event: written, action: .declared(ID(target.index)), payload: $0, origin: origin(statement))
    }
  }

  /// A built-in action has no fields.
  private mutating func checkWithoutFields(_ body: Syntax?, of action: WrittenName) {
    for entry in entries(of: body) {
      guard let name = program.name(of: entry) else { continue }
      report(
        .unknownField, "`\(action.text)` has no field `\(name.text)`", at: name.range, remedy: "it has no fields")
    }
  }

  /// The payload of an action: each field from the component's data or written by the author.
  private mutating func payload(
    _ body: Syntax?, of id: ID<Action>, from component: Declaration, named place: SourceRange
  ) -> [PayloadField]? {
    let action = contract.actions[id]
    var result: [PayloadField] = []
    var isValid = true
    var written = SeenNames()
    lazy var given = givenNames(in: body)
    for entry in entries(of: body) {
      guard let name = program.name(of: entry), let expression = program.children(of: entry).last else { return nil }
      guard let index = action.fields.firstIndex(where: { $0.name.source == name.text }) else {
        let meant = reportUnknownField(name, of: action.name.source, among: action.fields, besides: given)
        if let meant { _ = written.insert(WrittenName(text: meant, range: name.range)) }
        isValid = false
        continue
      }
      if let earlier = written.insert(name) {
        isValid = reportGivenTwice(name, earlier)
        continue
      }
      if let source = payloadSource(expression, for: action.fields[index], from: component) {
        result.append(PayloadField(field: index, source: source))
      } else {
        isValid = false
      }
    }
    if body.map(program.isBroken) ?? false { return nil }
    let missing = action.fields.filter { field in
      if case .optional = field.type { return false }
      return field.defaultValue == nil && written[field.name.source] == nil
    }
    if !missing.isEmpty {
      report(
        .missingField,
        "`\(action.name.source)` needs \(missing.map { "`\($0.name.source)`" }.joined(separator: ", "))", at: place,
        remedy: "write `\(action.name.source) { \(missing.map { "\($0.name.source): …" }.joined(separator: ", ")) }`")
      return nil
    }
    return isValid ? result.sorted { $0.field < $1.field } : nil
  }

  private mutating func payloadSource(
    _ expression: Syntax, for field: Field, from component: Declaration
  ) -> PayloadField.Source? {
    let path = memberPath(expression)
    guard let first = path.first, isDataPath(first, expression, for: field, of: component) else {
      return value(of: expression, for: field.type, named: field.name.source).map { .value($0) }
    }
    guard let (type, wires) = dataPath(path, in: component) else { return nil }
    guard Self.isAssignable(type, to: field.type) else {
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is \(sourcePhrase(type)), where `\(field.name.source)` takes \(phrase(field.type))",
        at: program.range(of: expression), labels: range(field.origin).map { [Label("declared here", at: $0)] } ?? [],
        remedy: "use a field of the same type")
      return nil
    }
    return .data(wires)
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
    if case .enumeration = type { return false }
    return ["true", "false"].contains(first.text) ? false : lookUp(first.text, in: expression.file)?.kind != .constant
  }

  /// The type and the wire names of `price.amount`, also written `data.price.amount`.
  mutating func dataPath(_ path: [WrittenName], in component: Declaration) -> (FieldType, [String])? {
    var path = path[...]
    if path.first?.text == "data", !fields(of: component).contains(where: { $0.name.source == "data" }) {
      path = path.dropFirst()
    }
    var owner = component.name.text
    var available = fields(of: component)
    var wires: [String] = []
    var type: FieldType?
    var isOptional = false
    for name in path {
      guard let field = available.first(where: { $0.name.source == name.text }) else {
        reportUnknownField(name, of: owner, among: available)
        return nil
      }
      wires.append(field.name.wire)
      var inner = field.type
      if case .optional(let wrapped) = inner { (inner, isOptional) = (wrapped, true) }
      type = inner
      if case .record(let id) = inner {
        owner = contract.records[id].name.source
        available = contract.records[id].fields
      } else {
        owner = name.text
        available = []
      }
    }
    return type.map { (isOptional ? .optional($0) : $0, wires) }
  }

  /// Whether every value of a type is one of another. Constraints are the data's business: they are checked when a
  /// response is validated.
  private static func isAssignable(_ source: FieldType, to target: FieldType) -> Bool {
    switch (source, target) {
    case (.optional(let inner), .optional(let outer)): isAssignable(inner, to: outer)
    case (.optional, _): false
    case (_, .optional(let outer)): isAssignable(source, to: outer)
    case (.text, .text), (.int, .int), (.decimal, .decimal), (.id, .text), (.url, .text): true
    case (.list(let inner), .list(let outer)): isAssignable(inner, to: outer)
    case (.action(let inner), .action(let outer)): inner.allSatisfy(outer.contains)
    default: source == target
    }
  }
}
