import SDUIIR
import SDUIJSON

/// Enumerations, with data and without.
extension ResponseSchema {
  /// The cases of an enumeration that responses may hold: of a closed one what the client knows for which everything is
  /// resolved.
  func sendable(_ enumeration: Enumeration) -> [Int] {
    enumeration.cases.indices.filter { enumeration.mayHold(enumeration.cases[$0], at: screen.variants.client) }
  }

  /// One of the cases of an enumeration with data; of an open one, also what a newer server adds.
  func choice(among enumeration: Enumeration, _ id: ID<Enumeration>) -> JSONTree {
    let cases: [(value: String, key: DefinitionNames.Key)] = sendable(enumeration).map {
      (value: enumeration.cases[$0].name.wire, key: .enumerationCase(id, $0))
    }
    let words = JSONTree.members([("description", description(enumeration.documentation))])
    guard enumeration.isOpen else { return words.adding(choice(by: enumeration.form.typeKey, cases)) }
    // No `oneOf`: what tells others from the known ones is that their type is none of these.
    let alternatives = cases.map { reference($0.key) } + [reference(.otherCase(id))]
    return words.adding(["anyOf": .array(alternatives)])
  }

  /// A case that a newer server adds to an open enumeration.
  func otherCase(of enumeration: Enumeration) -> JSONTree {
    let known = JSONTree.array(sendable(enumeration).map { .string(enumeration.cases[$0].name.wire) })
    let words: JSONTree = ["description": "A case that a newer server sends."]
    guard let key = enumeration.form.typeKey else {
      let object: JSONTree = [
        "type": "object", "propertyNames": ["not": ["enum": known]], "minProperties": 1, "maxProperties": 1,
      ]
      return words.adding(["anyOf": [object, ["type": "string", "not": ["enum": known]]]])
    }
    let name: JSONTree = ["type": "string", "not": ["enum": known]]
    return words.adding(["type": "object", "properties": .members([(key, name)]), "required": [.string(key)]])
  }

  /// One case, in the form of its enumeration.
  func schema(of enumeration: Enumeration, case index: Int) -> JSONTree {
    let known = enumeration.cases[index]
    let (name, form) = (known.name.wire, enumeration.form)
    let words = JSONTree.members([
      ("title", known.name.source == name ? nil : .string(known.name.source)),
      ("description", description(known.documentation)),
    ])
    let payload = known.payload.map { type in
      let field = Field(name: known.name, type: type)
      return schema(of: type, in: element(of: field, enumeration.name))
    }
    let constant: JSONTree = ["const": .string(name)]
    var members: [(key: String, value: JSONTree?)] = form.typeKey.map { [($0, constant)] } ?? []
    var required = [form.typeKey ?? name]
    if let key = form.dataKey(of: name) {
      members.append((key, payload ?? (form == .onlyKey ? true : nil)))
      if payload != nil, form != .onlyKey { required.append(key) }
    } else if case .record(let id)? = known.payload {
      let record = screen.contract.records[id]
      members += record.fields.map { ($0.name.wire, schema(of: $0, in: record.name)) }
      required += record.fields.filter { $0.isRequired }.map { $0.name.wire }
    }
    let object = JSONTree.members([
      ("type", "object"), ("properties", .members(members)), ("required", .array(required.map { .string($0) })),
      ("maxProperties", form == .onlyKey ? 1 : nil),
    ])
    return words.adding(
      form.takesTexts && payload == nil ? ["anyOf": [object, constant]] : object)
  }

  func schema(of enumeration: Enumeration) -> JSONTree {
    let sendable = sendable(enumeration).map { enumeration.cases[$0] }
    let values = JSONTree.array(sendable.map { .string($0.name.wire) })
    let cases = enumeration.cases.filter { !$0.documentation.isEmpty }.map { "\($0.name.wire): \($0.documentation)" }
    let open = enumeration.isOpen ? ["A newer server may send others."] : []
    let words = ([enumeration.documentation] + cases + open).filter { !$0.isEmpty }.joined(separator: "\n")
    let hasOtherNames = sendable.contains { $0.name.source != $0.name.wire }
    return .members([
      ("description", description(words)), ("type", "string"), (enumeration.isOpen ? "examples" : "enum", values),
      // By this extension generators for OpenAPI name the cases.
      (
        "x-enum-varnames",
        form == .openAPI && !enumeration.isOpen && hasOtherNames
          ? .array(sendable.map { .string($0.name.source) }) : nil
      ),
    ])
  }
}
