import SDUIIR
import SDUIJSON

extension ResponseSchema {
  /// The definitions by name: sections, then units and what their data can hold, each in the order of the contract.
  var definitions: [(key: String, value: JSONTree?)] {
    let contract = screen.contract
    var members: [(key: String, value: JSONTree?)] = []
    func add(_ key: DefinitionNames.Key, _ schema: JSONTree) { members.append((names[key], schema)) }
    for (bar, part) in screen.bars.entries where names.has(.bar(bar)) && mapping == nil {
      add(.bar(bar), unit(among: [part.component]))
    }
    if names.has(.screenSection), mapping == nil { add(.screenSection, sectionChoice(screen.sections)) }
    for section in screen.sections.flatMap({ [$0] + $0.sections }) { members += definitions(of: section) }
    for id in reached.componentIDs {
      if mapping == nil { add(.unit(id), unit(id)) }
      add(.component(id), schema(of: contract.components[id]))
    }
    for id in reached.recordIDs {
      let record = contract.records[id]
      add(.record(id), object(of: record.name, record.documentation, record.fields))
    }
    for id in reached.enumIDs {
      let enumeration = contract.enums[id]
      guard enumeration.hasData else {
        add(.enumeration(id), schema(of: enumeration))
        continue
      }
      add(.enumeration(id), choice(among: enumeration, id))
      for index in sendable(enumeration) { add(.enumerationCase(id, index), schema(of: enumeration, case: index)) }
      if enumeration.isOpen { add(.otherCase(id), otherCase(of: enumeration)) }
    }
    for id in reached.actionIDs {
      let action = contract.actions[id]
      add(.action(id), schema(of: action, payload: reference(.payload(id))))
      add(.payload(id), object(of: action.name, "", action.fields))
    }
    for list in reached.actionLists { add(.element(list.actions, of: list.place), choice(among: list.actions)) }
    for type in reached.builtInTypes { add(.builtIn(type), type.schema(url: reference(.builtIn(.type(.url))))) }
    return members
  }

  /// A comment of the author.
  func description(_ documentation: String) -> JSONTree? {
    documentation.isEmpty ? nil : .string(documentation)
  }

  private func schema(of component: Component) -> JSONTree {
    guard Field.isDataItself(component.fields) else {
      return object(of: component.name, component.documentation, component.fields)
    }
    // The data are the value of the one field: they have its schema, under the component's name.
    let field = component.fields[0]
    let words = description(component.documentation) ?? description(field.documentation)
    return JSONTree.members([("description", words)]).adding(values(of: field, in: component.name))
  }

  func object(of name: DeclaredName, _ documentation: String, _ fields: [Field]) -> JSONTree {
    let required = fields.filter { $0.isRequired }.map { JSONTree.string($0.name.wire) }
    return .members([
      ("description", description(documentation)), ("type", "object"),
      ("properties", .members(fields.map { ($0.name.wire, schema(of: $0, in: name)) })),
      ("required", required.isEmpty ? nil : .array(required)),
    ])
  }

  func schema(of field: Field, in owner: DeclaredName) -> JSONTree {
    let words: JSONTree = .members([
      ("title", field.name.source == field.name.wire ? nil : .string(field.name.source)),
      ("description", description(field.documentation)),
      ("default", field.defaultValue.map { .written(encodeValue($0, in: screen.contract)) }),
      ("deprecated", field.availability.deprecation == nil ? nil : true),
      ("$comment", field.availability.deprecation.map { .string("Deprecated: \($0)") }),
    ])
    return words.adding(values(of: field, in: owner))
  }

  /// The values of a field, and the texts that mean a missing one.
  private func values(of field: Field, in owner: DeclaredName) -> JSONTree {
    let values = schema(of: field.type, in: element(of: field, owner))
    if field.absentTexts.isEmpty { return values }
    let texts = JSONTree.array(field.absentTexts.map { .string($0) })
    return ["anyOf": [values, ["type": "string", "enum": texts]]]
  }

  /// `{ "type", "payload" }` of one action.
  private func schema(of action: Action, payload: JSONTree) -> JSONTree {
    .members([
      ("description", description(action.documentation)), ("type", "object"),
      ("properties", ["type": ["const": .string(action.name.wire)], "payload": payload]),
      ("required", ["type", "payload"]),
    ])
  }

  /// Returns the name of an element of a list in a field, should that be one of several actions.
  func element(of field: Field, _ owner: DeclaredName) -> String { ReachedTypes.place(of: field, in: owner) }
}

// MARK: - Types of fields

extension ResponseSchema {
  /// The schema of a field's type.
  ///
  /// - Parameter element: What a list or a map in the field calls an element that is one of several actions.
  func schema(of type: FieldType, in element: String) -> JSONTree {
    if type.isOptional { return orNull(type, in: element) }
    switch type.rule {
    case .text(let bounds, nil): return text(bounds, type: "string")
    case .integer(let bounds): return integer(bounds, type: "integer")
    case .boolean: return ["type": "boolean"]
    case .enumeration(let id), .choice(let id): return reference(.enumeration(id))
    case .record(let id): return reference(.record(id))
    case .action(let ids): return choice(among: ids)
    case .list(let inner, let bounds): return container(of: inner, bounds, isNullable: false, isMap: false, in: element)
    case .map(let inner, let bounds): return container(of: inner, bounds, isNullable: false, isMap: true, in: element)
    case .decimal(let bounds): return decimal(bounds, type)
    case .number(let bounds): return number(bounds, type: "number")
    case .anyDecimal(let bounds): return ["anyOf": [number(bounds, type: "number"), decimal(bounds, .decimal(bounds))]]
    case .text(let bounds, .url) where !bounds.schemes.isEmpty: return url(bounds.schemes)
    case .text(let bounds, .pattern):
      return .members([
        ("description", bounds.pattern.map { .string("A date such as \($0.example).") }), ("type", "string"),
        ("pattern", bounds.pattern.map { .string($0.regularExpression) }),
      ])
    case .text, .digits, .image, .pixels: return builtIn(type)
    }
  }

  /// A URL with one of some schemes, whose letters may be of either case.
  private func url(_ schemes: [String]) -> JSONTree {
    let patterns = schemes.map { scheme in
      scheme.unicodeScalars.map { scalar in
        switch scalar {
        case "a"..."z": "[\(String(scalar).uppercased())\(scalar)]"
        case "+", ".": "\\\(scalar)"
        // A backslash before a digit would refer to a group, and before a hyphen JavaScript refuses it.
        default: String(scalar)
        }
      }.joined()
    }
    let pattern = "^(?:\(patterns.joined(separator: "|"))):"
    return reference(.builtIn(.type(.url))).adding(["pattern": .string(pattern)])
  }

  /// A list or a map.
  private func container(
    of inner: FieldType, _ bounds: FieldType.Bounds, isNullable: Bool, isMap: Bool, in element: String
  ) -> JSONTree {
    let (least, greatest) = bounds.wholeNumbers(within: 0 ... .max)
    let type: JSONTree = isMap ? "object" : "array"
    let counted = isMap ? "Properties" : "Items"
    let list = JSONTree.members([
      ("type", isNullable ? [type, "null"] : type),
      ("min" + counted, bounds.minimum == nil ? nil : .integer(least)),
      ("max" + counted, bounds.maximum == nil ? nil : .integer(max(0, greatest))),
      (isMap ? "additionalProperties" : "items", items(inner, in: element)),
    ])
    guard bounds.acceptsOne else { return list }
    return ["anyOf": [list, items(inner.wrapped, in: element)]]
  }

  /// The elements of a list or a map. One of several actions is a definition there, since generators need a name for it.
  private func items(_ type: FieldType, in element: String) -> JSONTree {
    switch type {
    case .action(let ids) where ids.count > 1: reference(.element(ids, of: element))
    case .optional(.action(let ids)) where ids.count > 1:
      ["anyOf": [reference(.element(ids, of: element)), ["type": "null"]]]
    default: schema(of: type, in: element)
    }
  }

  /// One of some actions.
  private func choice(among ids: [ID<Action>]) -> JSONTree {
    choice(by: "type", ids.map { (screen.contract.actions[$0].name.wire, .action($0)) })
  }

  /// A type, or `null`. What says its type by a word says both.
  private func orNull(_ type: FieldType, in element: String) -> JSONTree {
    switch type.rule {
    case .text(let bounds, nil): text(bounds, type: ["string", "null"])
    case .integer(let bounds): integer(bounds, type: ["integer", "null"])
    case .number(let bounds): number(bounds, type: ["number", "null"])
    case .boolean: ["type": ["boolean", "null"]]
    case .list(let inner, let bounds): container(of: inner, bounds, isNullable: true, isMap: false, in: element)
    case .map(let inner, let bounds): container(of: inner, bounds, isNullable: true, isMap: true, in: element)
    case .text, .digits, .decimal, .anyDecimal, .pixels, .image, .enumeration, .choice, .record, .action:
      ["anyOf": [schema(of: type.wrapped, in: element), ["type": "null"]]]
    }
  }

  private func builtIn(_ type: FieldType) -> JSONTree {
    BuiltInType(type).map { reference(.builtIn($0)) } ?? true
  }

  /// Lengths count code points, as those of JSON Schema do.
  private func text(_ bounds: FieldType.Bounds, type: JSONTree) -> JSONTree {
    let (least, greatest) = bounds.wholeNumbers(within: 0 ... .max)
    return .members([
      ("type", type), ("minLength", bounds.minimum == nil ? nil : .integer(least)),
      ("maxLength", bounds.maximum == nil ? nil : .integer(max(0, greatest))),
    ])
  }

  private func integer(_ bounds: FieldType.Bounds, type: JSONTree) -> JSONTree {
    let (least, greatest) = bounds.wholeNumbers(within: ValueRule.integers)
    return ["type": type, "minimum": .integer(least), "maximum": .integer(greatest)]
  }

  /// Leaves out a bound that is no finite decimal, such as a third.
  private func number(_ bounds: FieldType.Bounds, type: JSONTree) -> JSONTree {
    .members([
      ("type", type), ("minimum", bounds.minimum?.decimalText.map { .written(Array($0.utf8)) }),
      ("maximum", bounds.maximum?.decimalText.map { .written(Array($0.utf8)) }),
    ])
  }

  private func decimal(_ bounds: FieldType.Bounds, _ type: FieldType) -> JSONTree {
    if BuiltInType(type) != nil { return builtIn(type) }
    let least = bounds.minimum.map { "at least \($0.text)" }
    let most = bounds.maximum.map { "at most \($0.text)" }
    let words = [least, most].compactMap { $0 }.joined(separator: " and ")
    return .members([
      ("$comment", .string("An exact decimal in a string, \(words).")), ("type", "string"),
      ("pattern", DecimalPattern(bounds).text.map { .string($0) }),
    ])
  }
}
