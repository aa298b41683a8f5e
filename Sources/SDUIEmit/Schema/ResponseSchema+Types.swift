import SDUIIR

extension ResponseSchema {
  /// `$defs`: sections, then what their data can hold, each in the order of the contract.
  var definitions: JSONTree {
    let contract = screen.contract
    var members: [(key: String, value: JSONTree?)] = []
    for section in screen.sections.flatMap({ [$0] + $0.sections }) {
      members.append(("section.\(section.name.wire)", schema(of: section)))
    }
    for (component, isReached) in zip(contract.components.elements, reached.components) where isReached {
      members.append(("component.\(component.name.wire)", schema(of: component)))
    }
    for (record, isReached) in zip(contract.records.elements, reached.records) where isReached {
      members.append(("record.\(record.name.wire)", object(record.name, record.documentation, record.fields)))
    }
    for (enumeration, isReached) in zip(contract.enums.elements, reached.enums) where isReached {
      members.append(("enum.\(enumeration.name.wire)", schema(of: enumeration)))
    }
    for (action, isReached) in zip(contract.actions.elements, reached.actions) where isReached {
      members.append(("action.\(action.name.wire)", object(action.name, action.documentation, action.fields)))
    }
    for type in BuiltInType.allCases where reached.builtIn[type] == true {
      members.append(("type.\(type.rawValue)", type.schema))
    }
    return .members(members)
  }

  /// A reference to a definition; the key is a step of a JSON pointer in the fragment of a URI.
  static func reference(_ sort: String, _ name: String) -> JSONTree {
    let step = replacingScalars(of: "\(sort).\(name)") { $0 == "~" ? "~0" : $0 == "/" ? "~1" : nil }
    return ["$ref": .string("#/$defs/" + PercentEncoding.encode(step))]
  }

  /// A comment of the author.
  func description(_ documentation: String) -> JSONTree? {
    documentation.isEmpty ? nil : .string(documentation)
  }

  private func schema(of component: Component) -> JSONTree {
    guard Field.isDataItself(component.fields) else {
      return object(component.name, component.documentation, component.fields)
    }
    // The data are the value of the one field: they have its schema, under the component's name.
    let words: JSONTree = .members([
      ("title", .string(component.name.source)),
      ("description", description(component.documentation) ?? description(component.fields[0].documentation)),
    ])
    return words.adding(schema(of: component.fields[0].type))
  }

  private func object(_ name: DeclaredName, _ documentation: String, _ fields: [Field]) -> JSONTree {
    let required = fields.filter(\.isRequired).map { JSONTree.string($0.name.wire) }
    return .members([
      ("title", .string(name.source)), ("description", description(documentation)), ("type", "object"),
      ("properties", .members(fields.map { ($0.name.wire, schema(of: $0)) })),
      ("required", required.isEmpty ? nil : .array(required)),
    ])
  }

  private func schema(of field: Field) -> JSONTree {
    let words: JSONTree = .members([
      ("title", field.name.source == field.name.wire ? nil : .string(field.name.source)),
      ("description", description(field.documentation)),
      ("default", field.defaultValue.map { .written(encodeValue($0, in: screen.contract)) }),
      ("deprecated", field.availability.deprecation == nil ? nil : true),
      ("$comment", field.availability.deprecation.map { .string("Deprecated: \($0)") }),
    ])
    return words.adding(schema(of: field.type))
  }

  private func schema(of enumeration: Enumeration) -> JSONTree {
    // A closed enum holds what the client knows for which everything is resolved.
    let sendable = enumeration.cases.filter { enumeration.mayHold($0, at: screen.variants.client) }
    let values = JSONTree.array(sendable.map { .string($0.name.wire) })
    let cases = enumeration.cases.filter { !$0.documentation.isEmpty }.map { "\($0.name.wire): \($0.documentation)" }
    let open = enumeration.isOpen ? ["A newer server may send others."] : []
    let words = ([enumeration.documentation] + cases + open).filter { !$0.isEmpty }.joined(separator: "\n")
    return .members([
      ("title", .string(enumeration.name.source)), ("description", description(words)),
      ("type", "string"), (enumeration.isOpen ? "examples" : "enum", values),
    ])
  }
}

// MARK: - Types of fields

extension ResponseSchema {
  /// The schema of a field's type.
  private func schema(of type: FieldType) -> JSONTree {
    switch type {
    case .optional(let inner): return orNull(inner)
    case .text(let bounds): return text(bounds, type: "string")
    case .int(let bounds): return integer(bounds, type: "integer")
    case .bool: return ["type": "boolean"]
    case .enumeration(let id): return Self.reference("enum", screen.contract.enums[id].name.wire)
    case .record(let id): return Self.reference("record", screen.contract.records[id].name.wire)
    case .action(let ids): return action(among: ids)
    case .list(let element): return ["type": "array", "items": schema(of: element)]
    case .decimal(let bounds): return decimal(bounds, type)
    case .id, .url, .date, .color, .image: return builtIn(type)
    }
  }

  /// A type, or `null`. What says its type by a word says both.
  private func orNull(_ type: FieldType) -> JSONTree {
    switch type {
    case .optional: schema(of: type)
    case .text(let bounds): text(bounds, type: ["string", "null"])
    case .int(let bounds): integer(bounds, type: ["integer", "null"])
    case .bool: ["type": ["boolean", "null"]]
    case .list(let element): ["type": ["array", "null"], "items": schema(of: element)]
    case .id, .decimal, .url, .date, .color, .image, .enumeration, .record, .action:
      ["anyOf": [schema(of: type), ["type": "null"]]]
    }
  }

  private func builtIn(_ type: FieldType) -> JSONTree {
    BuiltInType(type).map { Self.reference("type", $0.rawValue) } ?? true
  }

  /// Lengths count code points, as those of JSON Schema do.
  private func text(_ bounds: FieldType.Bounds, type: JSONTree) -> JSONTree {
    .members([
      ("type", type),
      ("minLength", bounds.minimum.map { .integer(max(0, $0.roundedUp)) }),
      ("maxLength", bounds.maximum.map { .integer(max(0, $0.roundedDown)) }),
    ])
  }

  private func integer(_ bounds: FieldType.Bounds, type: JSONTree) -> JSONTree {
    let limit: Int64 = 1 << 53
    return [
      "type": type, "minimum": .integer(max(-limit, bounds.minimum?.roundedUp ?? -limit)),
      "maximum": .integer(min(limit, bounds.maximum?.roundedDown ?? limit)),
    ]
  }

  private func decimal(_ bounds: FieldType.Bounds, _ type: FieldType) -> JSONTree {
    let least = bounds.minimum.map { "at least \($0.text)" }
    let most = bounds.maximum.map { "at most \($0.text)" }
    let words = [least, most].compactMap { $0 }.joined(separator: " and ")
    guard !words.isEmpty else { return builtIn(type) }
    return builtIn(type).adding(["$comment": .string("The decimal is \(words), which a schema cannot check.")])
  }

  private func action(among ids: [ID<Action>]) -> JSONTree {
    let names = ids.map { screen.contract.actions[$0].name.wire }
    let choices = names.map { name in
      Self.choice("type", name, ["properties": ["payload": Self.reference("action", name)]])
    }
    return [
      "type": "object", "properties": ["type": ["enum": .array(names.map { .string($0) })]],
      "required": ["type", "payload"], "allOf": .array(choices),
    ]
  }
}

extension Rational {
  /// The greatest whole number that is not above.
  fileprivate var roundedDown: Int64 {
    isWhole ? numerator : isNegative ? numerator / denominator - 1 : numerator / denominator
  }

  /// The least whole number that is not below.
  fileprivate var roundedUp: Int64 {
    isWhole ? numerator : isNegative ? numerator / denominator : numerator / denominator + 1
  }
}
