import SDUIJSON

extension ScreenDecoder {
  /// The type that a field's members, or those of a list's `of`, say.
  func fieldType(_ slots: Slots<FieldKey>) throws(ScreenDocumentError) -> FieldType {
    let node = try required(slots, .type, "type")
    guard let slot = TypeName.keys.slot(of: node, in: document), let name = TypeName(rawValue: slot) else {
      throw failure(
        "This must be one of id, text, int, decimal, bool, url, date, color, image, enum, record, action, list.",
        at: node)
    }
    let type = try fieldType(name, slots)
    guard let flag = slots[.optional], try boolean(flag) else { return type }
    return .optional(type)
  }

  private func fieldType(
    _ name: TypeName, _ slots: Slots<FieldKey>
  ) throws(ScreenDocumentError) -> FieldType {
    switch name {
    case .id: return .id
    case .text: return .text(try bounds(slots, areLengths: true))
    case .int: return .int(try bounds(slots, areLengths: false))
    case .decimal: return .decimal(try bounds(slots, areLengths: false))
    case .bool: return .bool
    case .url: return .url
    case .date: return .date
    case .color: return .color
    case .image: return .image
    case .enumeration:
      return .enumeration(ID(try reference(required(slots, .enumeration, "enum"), in: tables.enums, "enum")))
    case .record:
      return .record(ID(try reference(required(slots, .record, "record"), in: tables.records, "record")))
    case .action: return .action(try actionIDs(required(slots, .actions, "actions")))
    case .list:
      let element = try self.slots(of: required(slots, .element, "of"), FieldKey.keys, "The type of the elements")
      return .list(try fieldType(element))
    }
  }

  private func actionIDs(_ node: JSONNodeID) throws(ScreenDocumentError) -> [ID<Action>] {
    var ids: [ID<Action>] = []
    var names = NameTable()
    for element in try elements(of: node, "The actions of a field") {
      let id = ID<Action>(try reference(element, in: tables.actions, "action"))
      guard names.add(tables.actions.names[id.index]) else { throw failure("This action stands twice.", at: element) }
      ids.append(id)
    }
    guard !ids.isEmpty else { throw failure("A field of actions must name at least one.", at: node) }
    return ids
  }

  private func bounds(
    _ slots: Slots<FieldKey>, areLengths: Bool
  ) throws(ScreenDocumentError) -> FieldType.Bounds {
    var bounds = FieldType.Bounds()
    if let node = slots[.minimum] { bounds.minimum = try bound(node, isLength: areLengths) }
    if let node = slots[.maximum] {
      let maximum = try bound(node, isLength: areLengths)
      if let minimum = bounds.minimum, maximum < minimum {
        throw failure("This maximum is below the minimum beside it.", at: node)
      }
      bounds.maximum = maximum
    }
    return bounds
  }

  private func bound(_ node: JSONNodeID, isLength: Bool) throws(ScreenDocumentError) -> Rational {
    let value = try rational(node)
    guard !isLength || (value.isWhole && !value.isNegative) else {
      throw failure("A bound of a text's length must be a whole number from 0.", at: node)
    }
    return value
  }
}

/// The keys of a field, and of the type of a list's elements.
enum FieldKey: Int, Sendable {
  case key, name, documentation, type, minimum, maximum, enumeration, record, actions, element, optional, `default`
  case since, until, deprecated

  static let keys = KeySet<FieldKey>([
    "key", "name", "documentation", "type", "min", "max", "enum", "record", "actions", "of", "optional", "default",
    "since", "until", "deprecated",
  ])
}

/// The names of types.
enum TypeName: Int, Sendable {
  case id, text, int, decimal, bool, url, date, color, image, enumeration, record, action, list

  static let keys = KeySet<TypeName>([
    "id", "text", "int", "decimal", "bool", "url", "date", "color", "image", "enum", "record", "action", "list",
  ])
}
