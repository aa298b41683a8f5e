import SDUIDiagnostics
import SDUIIR
import SDUISource
import SDUISyntax

extension Checker {
  /// Lowers the fields of every record, action and component, without defaults: those need all types.
  mutating func lowerFieldTypes() {
    lowerCopiedFields()
    for declaration in declarations.all(.record) {
      let fields = lowerFields(of: declaration)
      var record = Record(
        name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
        fields: fields.all, origin: origin(declaration.syntax))
      record.reserved = reservedNames(of: declaration, fields)
      _ = contract.records.append(record)
    }
    for declaration in declarations.all(.action) {
      let fields = lowerFields(of: declaration)
      var action = Action(
        name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
        fields: fields.all, origin: origin(declaration.syntax))
      action.reserved = reservedNames(of: declaration, fields)
      _ = contract.actions.append(action)
    }
    for declaration in declarations.all(.component) {
      let fields = lowerFields(of: declaration)
      var component = Component(
        name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
        fields: fields.all, origin: origin(declaration.syntax))
      component.availability = availability(of: declaration.syntax)
      component.reserved = reservedNames(of: declaration, fields)
      _ = contract.components.append(component)
    }
  }

  /// The fields of a declaration, in the order of the text, those that it copies where it says so.
  mutating func lowerFields(of declaration: Declaration) -> DeclaredFields {
    if let known = copiedFields[declaration.syntax] { return known }
    guard let block = program.child(of: declaration.syntax, .fieldBlock) else { return DeclaredFields() }
    var result = DeclaredFields()
    result.all.reserveCapacity(program.children(of: block).reduce(0) { count, _ in count + 1 })
    for member in program.children(of: block) {
      switch program.kind(of: member) {
      case .field: lowerField(member, into: &result)
      case .withStatement where declaration.kind != .action: copyFields(member, of: declaration, into: &result)
      case .eventStatement where declaration.kind == .component: break
      // Read by `reservedNames`.
      case .reservedStatement: break
      // Read at the end, when all findings are known.
      case .allowStatement: break
      default: reportMisplaced(member, in: declaration.kind.phrase)
      }
    }
    checkDataItself(of: declaration, result)
    return result
  }

  private mutating func lowerField(_ member: Syntax, into fields: inout DeclaredFields) {
    guard let name = program.name(of: member) else { return }
    let availability = availability(of: member)
    let wire = program.wireName(of: member) ?? name
    if let copy = fields.copy(of: name.text, orOnWire: wire.text) { return reportCopiedAlready(name, copy, fields) }
    guard unique(name, among: &fields.names, what: "field"), uniqueOnWire(wire, among: &fields.wires, what: "field")
    else { return }
    // A field without a known type keeps its place, so that names still resolve; its screen is not emitted.
    let type = fieldType(of: member)
    if type == nil { fieldsWithoutType.insert(OriginKey(origin(member))) }
    var field = Field(
      name: DeclaredName(name.text, wire: wire.text), documentation: program.documentation(of: member),
      type: type ?? .text(.init()), origin: origin(member))
    field.availability = availability
    fields.all.append(field)
  }

  /// A field with the wire name `.` is the data itself, and so leaves no room for others.
  private mutating func checkDataItself(of declaration: Declaration, _ fields: DeclaredFields) {
    guard let block = program.child(of: declaration.syntax, .fieldBlock) else { return }
    for member in program.children(of: block, .field) {
      guard let wire = program.wireName(of: member), wire.text == "." else { continue }
      if declaration.kind != .component {
        report(
          .dataItself, "the data of \(declaration.kind.phrase) is an object, and `\".\"` names no key of it",
          at: wire.range, remedy: "write another name behind `as`; `\".\"` is for the one field of a component")
      } else if fields.all.count > 1 {
        report(
          .dataItself, "`\".\"` is the whole data of `\(declaration.name.text)`, which has other fields beside it",
          at: wire.range, labels: otherFields(than: member, in: block),
          remedy: "write another name behind `as`, or remove the other fields")
      }
    }
    reportCopiedDataItself(of: declaration, fields)
  }

  private func otherFields(than field: Syntax, in block: Syntax) -> [Label] {
    program.children(of: block).filter { $0 != field && [.field, .withStatement].contains(program.kind(of: $0)) }
      .prefix(3).compactMap { program.name(of: $0) }.map { Label("another field", at: $0.range) }
  }

  /// The type that stands in a field or in another type.
  mutating func fieldType(of syntax: Syntax) -> FieldType? {
    program.children(of: syntax).first { program.kind(of: $0).isType }.flatMap { lowerType($0) }
  }

  private mutating func lowerType(_ syntax: Syntax) -> FieldType? {
    switch program.kind(of: syntax) {
    case .listType:
      let bounds = bounds(program.child(of: syntax, .argumentList), of: .list)
      guard let element = fieldType(of: syntax), let bounds else { return nil }
      return .list(element, bounds)
    case .optionalType:
      guard let inner = (program.children(of: syntax).first { program.kind(of: $0).isType }),
        let type = lowerType(inner)
      else { return nil }
      if case .optional = type {
        // `T???` is reported once, at its innermost pair.
        if program.child(of: inner, .optionalType) != nil { return type }
        report(
          .typeMismatch, "`\(program.text(of: syntax))` is optional twice", at: program.range(of: syntax),
          remedy: "write one `?`", fixes: [.replace(program.range(of: syntax), with: program.text(of: inner))])
      }
      return .optional(type)
    default: return lowerNamedType(syntax)
    }
  }

  private mutating func lowerNamedType(_ syntax: Syntax) -> FieldType? {
    guard let name = program.name(of: syntax) else { return nil }
    let list = program.child(of: syntax, .argumentList)
    let known = FieldType.Name.allCases.first { $0.source == name.text }
    if known == .action { return actionType(list, of: name) }
    if let known, known.hasBounds {
      guard let bounds = bounds(list, of: known), let travelling = travellingType(known, list) else { return nil }
      return FieldType(travelling, bounds)
    }
    if let list, !program.children(of: list, .argument).isEmpty {
      report(
        .unknownArgument, "`\(name.text)` takes no constraints", at: program.range(of: list), remedy: "remove them",
        fixes: [.remove(program.range(of: list), "remove the constraints")])
    }
    return known.flatMap { FieldType($0) } ?? declaredType(name)
  }

  private mutating func declaredType(_ name: WrittenName) -> FieldType? {
    let builtIn = Program.builtInTypes
    if lookUp(name.text, in: name.range.file) == nil {
      let known = builtIn + namesInScope(of: [.enumeration, .record], in: name.range.file)
      let near = NearestName.of(name.text, among: known) ?? Self.foreignTypes[name.text]
      report(
        .unknownName, "there is no type `\(name.text)` here", at: name.range,
        remedy: near.map { "did you mean `\($0)`?" }
          ?? "declare it as an enum or a record; the built-in types are \(builtIn.map { "`\($0)`" }.joined(separator: ", "))",
        fixes: near.map { [.replace(name.range, with: $0)] } ?? [])
      return nil
    }
    // Events are no fields: what a tap does is said of the component, not of its data.
    let action = "an event is written `on tap: \(name.text) { … }`, a field that holds one `Action(\(name.text))`"
    guard
      let declaration = resolve(
        name, as: [.enumeration, .record], expecting: "type", in: name.range.file, remedies: [.action: action])
    else { return nil }
    if declaration.kind == .record { return .record(ID(declaration.index)) }
    let id = ID<Enumeration>(declaration.index)
    return enumerationsWithData[declaration.index] ? .choice(id) : .enumeration(id)
  }

  /// What people write who come from other languages.
  private static let foreignTypes = [
    "String": "Text", "string": "Text", "str": "Text", "Integer": "Int", "integer": "Int", "Number": "Decimal",
    "number": "Decimal", "Float": "Decimal", "float": "Decimal", "Double": "Decimal", "double": "Decimal",
    "Boolean": "Bool", "boolean": "Bool", "Url": "URL", "URI": "URL", "DateTime": "Date", "datetime": "Date",
    "Timestamp": "Date", "timestamp": "Date", "UUID": "ID", "uuid": "ID", "Id": "ID",
  ]

  private mutating func actionType(_ list: Syntax?, of name: WrittenName) -> FieldType? {
    guard let list, !program.children(of: list, .argument).isEmpty else {
      report(
        .missingArgument, "`Action` names the actions that the server may choose", at: name.range,
        remedy: "write them in parentheses: `Action(OpenProduct, OpenURL)`")
      return nil
    }
    var actions: [ID<Action>] = []
    for argument in program.children(of: list, .argument) {
      guard let expression = program.children(of: argument).last else { continue }
      let written = WrittenName(text: program.text(of: expression), range: program.range(of: expression))
      guard let declaration = resolve(written, as: [.action], expecting: "action", in: written.range.file) else {
        return nil
      }
      let id = ID<Action>(declaration.index)
      if actions.contains(id) {
        report(.duplicateArgument, "`\(written.text)` is named twice", at: written.range, remedy: "remove one of them")
      } else {
        actions.append(id)
      }
    }
    return .action(actions)
  }

  /// Constraints in parentheses.
  private mutating func bounds(_ list: Syntax?, of type: FieldType.Name) -> FieldType.Bounds? {
    guard let list else { return FieldType.Bounds() }
    var bounds = FieldType.Bounds()
    var length: Rational?
    for argument in program.children(of: list, .argument) {
      if type == .decimal, program.name(of: argument)?.text == Self.travelLabel { continue }
      guard let (label, number) = bound(argument, of: type) else { return nil }
      switch label {
      case "min": bounds.minimum = number
      case "max": bounds.maximum = number
      default: length = number
      }
    }
    if let length {
      bounds.minimum = max(bounds.minimum ?? length, length)
      bounds.maximum = min(bounds.maximum ?? length, length)
    }
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      let arguments = Array(program.children(of: list, .argument))
      let range = program.range(of: arguments[0]).through(program.range(of: arguments[arguments.count - 1]))
      report(
        .invalidRange, "nothing is at least \(minimum.text) and at most \(maximum.text)", at: range,
        remedy: "make `max` at least as great as `min`")
      return nil
    }
    return bounds
  }

  private static let travelLabel = "as"

  /// As what values travel: a decimal as a number where it says `as: number`, else in a text; `nil` after a finding.
  private mutating func travellingType(_ type: FieldType.Name, _ list: Syntax?) -> FieldType.Name? {
    guard type == .decimal, let list else { return type }
    var earlier: SourceRange?
    for argument in program.children(of: list, .argument) {
      guard let label = program.name(of: argument), label.text == Self.travelLabel else { continue }
      if let earlier {
        _ = reportGivenTwice(label, earlier)
        return nil
      }
      earlier = label.range
      guard let value = program.value(of: argument) else { return nil }
      let text = program.text(of: value)
      guard text == FieldType.Name.number.rawValue else {
        report(
          .typeMismatch, "`\(text)` is written where `as` of `Decimal` takes `number`", at: program.range(of: value),
          remedy: "write `as: number`; without it a decimal travels in a text",
          fixes: [.replace(program.range(of: value), with: FieldType.Name.number.rawValue)])
        return nil
      }
    }
    return earlier == nil ? type : .number
  }

  /// One constraint: its name and its number.
  private mutating func bound(_ argument: Syntax, of type: FieldType.Name) -> (String, Rational)? {
    guard let expression = program.value(of: argument) else { return nil }
    let typeName = type.source ?? "[T]"
    let labels = type.constraints
    guard let label = program.name(of: argument) else {
      report(
        .unknownArgument, "the constraints of `\(typeName)` have names", at: program.range(of: argument),
        remedy: "they are \(labels.map { "`\($0):`" }.joined(separator: ", "))")
      return nil
    }
    guard labels.contains(label.text) else {
      reportUnknownLabel(label, of: typeName, among: labels)
      return nil
    }
    let value = evaluate(expression, in: Scope(file: expression.file))
    guard case .number(let number) = requireValue(value, of: expression, in: expression.file) else {
      if value != .invalid, value.type != .word {
        report(
          .typeMismatch,
          "`\(program.text(of: expression))` is \(value.type.phrase), where `\(label.text)` takes a number",
          at: program.range(of: expression), remedy: remedyForThousands(expression) ?? "use a number")
      }
      return nil
    }
    guard type.takes(bound: number) else {
      report(
        .valueOutOfRange, "`\(label.text)` of `\(typeName)` takes a whole number", at: program.range(of: expression),
        remedy: "use a whole number")
      return nil
    }
    return (label.text, number)
  }
}
