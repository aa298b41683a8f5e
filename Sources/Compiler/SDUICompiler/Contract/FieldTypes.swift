import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers the fields of every record, action and component, without defaults: those need all types.
  ///
  /// - Parameter kept: The results of an earlier check.
  mutating func lowerFieldTypes(reusing kept: KeptResults?) {
    for declaration in declarations.all(.record) {
      let record = kept?.record(declaration) ?? lowerRecord(declaration)
      noteVersions(of: record.fields)
      _ = contract.records.append(record)
    }
    for declaration in declarations.all(.action) {
      let action = kept?.action(declaration) ?? lowerAction(declaration)
      noteVersions(of: action.fields)
      _ = contract.actions.append(action)
    }
    for declaration in declarations.all(.component) {
      let component = kept?.component(declaration) ?? lowerComponent(declaration)
      if !component.availability.isUniversal { usesVersions = true }
      noteVersions(of: component.fields)
      _ = contract.components.append(component)
    }
  }

  private mutating func lowerRecord(_ declaration: Declaration) -> Record {
    let fields = lowerFields(of: declaration)
    var record = Record(
      name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
      fields: fields.all, origin: origin(declaration.syntax))
    record.reserved = reservedNames(of: declaration, fields)
    return record
  }

  private mutating func lowerAction(_ declaration: Declaration) -> Action {
    let fields = lowerFields(of: declaration)
    var action = Action(
      name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
      fields: fields.all, origin: origin(declaration.syntax))
    action.reserved = reservedNames(of: declaration, fields)
    return action
  }

  private mutating func lowerComponent(_ declaration: Declaration) -> Component {
    let fields = lowerFields(of: declaration)
    var component = Component(
      name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
      fields: fields.all, origin: origin(declaration.syntax))
    component.availability = availability(of: declaration.syntax)
    component.reserved = reservedNames(of: declaration, fields)
    return component
  }

  /// The fields of a declaration, in the order of the text, those that it copies where it says so.
  mutating func lowerFields(of declaration: Declaration) -> DeclaredFields {
    if let known = copiedFields[declaration.syntax] { return known }
    guard let block = program.child(of: declaration.syntax, .fieldBlock) else { return DeclaredFields() }
    var result = DeclaredFields()
    let knownCount = fieldsWithoutType.count
    result.all.reserveCapacity(program.children(of: block).reduce(0) { count, _ in count + 1 })
    for member in program.children(of: block) {
      switch program.kind(of: member) {
      case .field: lowerField(member, into: &result)
      case .withStatement where declaration.kind != .action: copyFields(member, of: declaration, into: &result)
      // Read by `lowerEvents` and `lowerComponentRequirements`.
      case .eventStatement where declaration.kind == .component: break
      case .requireStatement where declaration.kind == .component: break
      // Read by `reservedNames`.
      case .reservedStatement: break
      // Read at the end, when all findings are known.
      case .allowStatement: break
      default: reportMisplaced(member, in: declaration.kind.phrase)
      }
    }
    if fieldsWithoutType.count > knownCount { incompleteDeclarations.insert(declaration.syntax) }
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
    let type = fieldType(of: member, at: .field)
    if type == nil { fieldsWithoutType.insert(OriginKey(origin(member))) }
    var field = Field(
      name: DeclaredName(name.text, wire: wireName(of: member)), documentation: program.documentation(of: member),
      type: type ?? .text(.init()), origin: origin(member))
    if type?.isOptional == true {
      field.isNilIfInvalid = argument(Self.invalidLabel, ofTypeOf: member) != nil
      field.absentTexts = argument(Self.absentLabel, ofTypeOf: member).flatMap { absentTexts($0) } ?? []
    }
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
          at: wire.range, remedy: "write another name after `as`; `\".\"` is for the one field of a component")
      } else if fields.all.count > 1 {
        report(
          .dataItself, "`\".\"` is the whole data of `\(declaration.name.text)`, which has other fields beside it",
          at: wire.range, labels: otherFields(than: member, in: block),
          remedy: "write another name after `as`, or remove the other fields")
      } else if fields.all.contains(where: { $0.type.bounds.takesOne }) {
        report(
          .dataItself,
          "the data of `\(declaration.name.text)` are one list, where `as: any` takes one value in its place",
          at: wire.range, remedy: "remove `as: any`, or write another name after `as`")
      }
    }
    reportCopiedDataItself(of: declaration, fields)
  }

  private func otherFields(than field: Syntax, in block: Syntax) -> [Label] {
    program.children(of: block).filter { $0 != field && [.field, .withStatement].contains(program.kind(of: $0)) }
      .prefix(3).compactMap { program.name(of: $0) }.map { Label("another field", at: $0.range) }
  }

  /// Reads the type of a field, or one inside another type.
  mutating func fieldType(of syntax: Syntax, at place: TypePlace = .inner) -> FieldType? {
    program.children(of: syntax).first { program.kind(of: $0).isType }.flatMap { lowerType($0, at: place) }
  }

  private mutating func lowerType(_ syntax: Syntax, at place: TypePlace) -> FieldType? {
    switch program.kind(of: syntax) {
    case .listType:
      let list = program.child(of: syntax, .argumentList)
      guard checkFieldArguments(in: list, at: place) else { return nil }
      let key = program.name(of: syntax)
      let bounds = bounds(list, of: key == nil ? .list : .map)
      if let key, !isRight(key) { return nil }
      guard let element = fieldType(of: syntax), let bounds else { return nil }
      return key == nil ? listType(of: element, bounds, list) : .map(element, bounds)
    case .optionalType:
      guard let inner = (program.children(of: syntax).first { program.kind(of: $0).isType }),
        let type = lowerType(inner, at: place == .field ? .optionalField : .inner)
      else { return nil }
      if case .optional = type {
        // `T???` is reported once, at its innermost pair.
        if program.child(of: inner, .optionalType) != nil { return type }
        report(
          .typeMismatch, "`\(program.text(of: syntax))` is optional twice", at: program.range(of: syntax),
          remedy: "write one `?`", fixes: [.replace(program.range(of: syntax), with: program.text(of: inner))])
      }
      return .optional(type)
    default: return lowerNamedType(syntax, at: place)
    }
  }

  /// A list, which may take one value in its place.
  private mutating func listType(
    of element: FieldType, _ bounds: FieldType.Bounds, _ list: Syntax?
  ) -> FieldType? {
    var bounds = bounds
    guard travellingType(.list, list, &bounds) != nil else { return nil }
    if bounds.takesOne, element.wrapped.name == .list, let list {
      report(
        .typeMismatch, "a list in a list cannot be distinguished from the list itself", at: program.range(of: list),
        remedy: "remove `as: any`")
      return nil
    }
    return .list(element, bounds)
  }

  /// Whether the keys of a map are texts, as all keys of JSON.
  private mutating func isRight(_ key: WrittenName) -> Bool {
    if key.text == FieldType.Name.text.source { return true }
    report(
      .typeMismatch, "the keys of an object are texts, and `\(key.text)` is written here", at: key.range,
      remedy: "write `Text`", fixes: [.replace(key.range, with: "Text")])
    return false
  }

  private mutating func lowerNamedType(_ syntax: Syntax, at place: TypePlace) -> FieldType? {
    guard let name = program.name(of: syntax) else { return nil }
    let list = program.child(of: syntax, .argumentList)
    guard checkFieldArguments(in: list, at: place) else { return nil }
    let known = FieldType.Name.allCases.first { $0.source == name.text }
    if known == .action { return actionType(list, of: name) }
    if let known, !known.constraints.isEmpty {
      guard var bounds = bounds(list, of: known), let travelling = travellingType(known, list, &bounds) else {
        return nil
      }
      return FieldType(travelling, bounds)
    }
    if let list, !constraints(of: list).isEmpty {
      report(
        .unknownArgument, "`\(name.text)` takes no constraints", at: program.range(of: list), remedy: "remove them",
        fixes: constraints(of: list).count == Array(program.children(of: list, .argument)).count
          ? [.remove(program.range(of: list), "remove the constraints")] : [])
    }
    return known.flatMap { FieldType($0) } ?? declaredType(name)
  }

  private mutating func declaredType(_ name: WrittenName) -> FieldType? {
    let builtIn = Program.builtInTypes
    if lookUp(name.text, in: name.range.file) == nil {
      let known = builtIn + namesInScope(of: [.enumeration, .record], in: name.range.file)
      let near =
        NearestName.of(name.text, among: known) ?? Self.foreignTypes[name.text].map(NearestName.init(translated:))
      report(
        .unknownName, "there is no type `\(name.text)` here", at: name.range,
        remedy: near?.question
          ?? "declare it as an enum or a record; the built-in types are \(builtIn.map { "`\($0)`" }.joined(separator: ", "))",
        fixes: FixIt.replacing(name.range, with: near))
      return nil
    }
    // Events are no fields: the component declares the action of a tap, not its data.
    let action = "an event is written `on tap: \(name.text) { … }`, a field that holds one `Action(\(name.text))`"
    guard
      let declaration = resolve(
        name, as: [.enumeration, .record], expecting: "type", in: name.range.file, remedies: [.action: action])
    else { return nil }
    if declaration.kind == .record { return .record(ID(declaration.index)) }
    let id = ID<Enumeration>(declaration.index)
    return enumerationsWithData[declaration.index] ? .choice(id) : .enumeration(id)
  }

  /// The types of other languages, with ours.
  private static let foreignTypes = [
    "String": "Text", "string": "Text", "str": "Text", "Integer": "Int", "integer": "Int", "Number": "Decimal",
    "number": "Decimal", "Float": "Decimal", "float": "Decimal", "Double": "Decimal", "double": "Decimal",
    "Boolean": "Bool", "boolean": "Bool", "Url": "URL", "URI": "URL", "DateTime": "Date", "datetime": "Date",
    "Timestamp": "Date", "timestamp": "Date", "UUID": "ID", "uuid": "ID", "Id": "ID",
  ]

  private mutating func actionType(_ list: Syntax?, of name: WrittenName) -> FieldType? {
    guard let list, !constraints(of: list).isEmpty else {
      report(
        .missingArgument, "`Action` names the actions that the server may choose", at: name.range,
        remedy: "write them in parentheses: `Action(OpenProduct, OpenURL)`")
      return nil
    }
    var actions: [ID<Action>] = []
    var known: Set<ID<Action>> = []
    for argument in constraints(of: list) {
      guard let expression = program.children(of: argument).last else { continue }
      let written = WrittenName(text: program.text(of: expression), range: program.range(of: expression))
      guard let declaration = resolve(written, as: [.action], expecting: "action", in: written.range.file) else {
        return nil
      }
      let id = ID<Action>(declaration.index)
      if known.insert(id).inserted {
        actions.append(id)
      } else {
        report(.duplicateArgument, "`\(written.text)` is named twice", at: written.range, remedy: "remove one of them")
      }
    }
    return .action(actions)
  }
}
