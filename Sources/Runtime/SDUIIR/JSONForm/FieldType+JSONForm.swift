import SDUIJSON

enum FieldKey: KeyName, SourceNameKey, AvailabilityKey {
  case key, name, documentation, type
  case minimum = "min"
  case maximum = "max"
  case enumeration = "enum"
  case record, actions
  case schemes, pattern, takesOne
  case element = "of"
  case optional, invalid, absent, `default`, since, until, deprecated
  static let keys = KeySet<FieldKey>()
}

extension ScreenDecoder {
  /// The type that a field's members, or those of the `of` of a list or a map, say.
  func fieldType(_ slots: Slots<FieldKey>) throws(ScreenDocumentError) -> FieldType {
    let node = try required(slots, .type)
    guard let name = document.string(of: node).flatMap(FieldType.Name.init) else {
      let names = FieldType.Name.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw failure("This must be one of \(names).", at: node)
    }
    let type = try fieldType(name, slots)
    guard let flag = slots[.optional], try boolean(flag) else { return type }
    return .optional(type)
  }

  /// Whether an invalid value of a field is read as a missing one.
  func isNilIfInvalid(_ slots: Slots<FieldKey>, _ type: FieldType) throws(ScreenDocumentError) -> Bool {
    guard let node = slots[.invalid] else { return false }
    guard try text(node) == Field.invalidIsNil else {
      throw failure("This must be \"\(Field.invalidIsNil)\".", at: node)
    }
    guard type.isOptional else { throw failure("Only an optional field may be missing.", at: node) }
    return true
  }

  /// The texts that mean a missing value of a field.
  func absentTexts(_ slots: Slots<FieldKey>, _ type: FieldType) throws(ScreenDocumentError) -> [String] {
    guard let node = slots[.absent] else { return [] }
    guard type.isOptional else { throw failure("Only an optional field may be missing.", at: node) }
    var texts: [String] = []
    for element in try elements(of: node, "The texts of a missing value") {
      let text = try text(element)
      // Canonically equal texts are different ones in JSON.
      guard !texts.contains(where: { $0.utf8.elementsEqual(text.utf8) }) else {
        throw failure("This text is repeated.", at: element)
      }
      texts.append(text)
    }
    let most = Field.maximumAbsentTexts
    guard 1...most.count ~= texts.count, texts.allSatisfy({ $0.utf8.count <= most.bytes }) else {
      throw failure("There must be 1 to \(most.count) texts of at most \(most.bytes) bytes.", at: node)
    }
    return texts
  }

  private func fieldType(
    _ name: FieldType.Name, _ slots: Slots<FieldKey>
  ) throws(ScreenDocumentError) -> FieldType {
    var bounds = name.hasBounds ? try bounds(slots, of: name) : FieldType.Bounds()
    if name == .url, let node = slots[.schemes] { bounds.schemes = try schemes(node) }
    if name == .patternDate { bounds.pattern = try pattern(required(slots, .pattern)) }
    if let type = FieldType(name, bounds) { return type }
    switch name {
    case .enumeration:
      return .enumeration(ID(try reference(required(slots, .enumeration), in: tables.enums, "enum")))
    case .choice:
      return .choice(ID(try reference(required(slots, .enumeration), in: tables.enums, "enum")))
    case .record:
      return .record(ID(try reference(required(slots, .record), in: tables.records, "record")))
    case .action: return .action(try actionIDs(required(slots, .actions)))
    default:
      let element = try fieldType(self.slots(of: required(slots, .element), FieldKey.keys, "The type of the elements"))
      if name == .map { return .map(element, bounds) }
      if let node = slots[.takesOne] {
        bounds.takesOne = try boolean(node)
        if bounds.takesOne, element.wrapped.name == .list {
          throw failure("A list in a list cannot be distinguished from the list itself.", at: node)
        }
      }
      return .list(element, bounds)
    }
  }

  private func actionIDs(_ node: JSONNodeID) throws(ScreenDocumentError) -> [ID<Action>] {
    var ids: [ID<Action>] = []
    var names = NameTable()
    for element in try elements(of: node, "The actions of a field") {
      let id = ID<Action>(try reference(element, in: tables.actions, "action"))
      guard names.add(tables.actions.names[id.index]) else { throw failure("This action is repeated.", at: element) }
      ids.append(id)
    }
    guard !ids.isEmpty else { throw failure("A field of actions must name at least one.", at: node) }
    return ids
  }

  private func pattern(_ node: JSONNodeID) throws(ScreenDocumentError) -> DatePattern {
    let text = try text(node)
    do throws(DatePattern.Fault) {
      return try DatePattern(text)
    } catch {
      throw failure("This is no pattern of dates: \(error.sentence).", at: node)
    }
  }

  private func schemes(_ node: JSONNodeID) throws(ScreenDocumentError) -> [String] {
    var names = NameTable()
    for element in try elements(of: node, "The schemes of a URL") {
      guard URLText.isScheme(try newName(element, in: &names, "schemes")) else {
        throw failure("This is no scheme of a URL in lower case.", at: element)
      }
    }
    guard !names.names.isEmpty else { throw failure("A URL must have at least one scheme.", at: node) }
    return names.names
  }

  private func bounds(
    _ slots: Slots<FieldKey>, of name: FieldType.Name
  ) throws(ScreenDocumentError) -> FieldType.Bounds {
    var bounds = FieldType.Bounds()
    if let node = slots[.minimum] { bounds.minimum = try bound(node, of: name) }
    if let node = slots[.maximum] {
      let maximum = try bound(node, of: name)
      if let minimum = bounds.minimum, maximum < minimum {
        throw failure("This maximum is below the minimum beside it.", at: node)
      }
      bounds.maximum = maximum
    }
    return bounds
  }

  private func bound(_ node: JSONNodeID, of name: FieldType.Name) throws(ScreenDocumentError) -> Rational {
    let value = try rational(node)
    if name.takes(bound: value) { return value }
    let counted: [FieldType.Name: String] = [.text: "a text's length", .list: "a list's length", .map: "a map's size"]
    let what = counted[name] ?? "a whole number"
    throw failure("A bound of \(what) must be a whole number\(name == .int ? "" : " from 0").", at: node)
  }
}

extension ScreenEncoder {
  /// The members that say a type: of a field, or of the elements of a list or a map.
  mutating func encodeMembers(of type: FieldType) {
    if case .optional(let wrapped) = type { return encodeOptional(wrapped) }
    writer.member(FieldKey.type, type.name.rawValue)
    switch type.rule {
    case .text, .integer, .decimal, .number, .anyDecimal: encode(type.bounds)
    case .enumeration(let id), .choice(let id):
      writer.member(FieldKey.enumeration, screen.contract.enums.elements[id.index].name.wire)
    case .record(let id): writer.member(FieldKey.record, screen.contract.records.elements[id.index].name.wire)
    case .action(let ids): encodeActions(ids)
    case .list(let element, let bounds), .map(let element, let bounds):
      member(FieldKey.element, element) { $0.encode($1) }
      encode(bounds)
    case .digits, .boolean, .image, .pixels: break
    }
  }

  private mutating func encode(_ bounds: FieldType.Bounds) {
    writer.member(FieldKey.minimum, bounds.minimum)
    writer.member(FieldKey.maximum, bounds.maximum)
    writer.member(FieldKey.pattern, bounds.pattern?.text)
    writer.member(FieldKey.takesOne, onlyIf: bounds.takesOne)
    if !bounds.schemes.isEmpty { writer.member(FieldKey.schemes, bounds.schemes) }
  }

  private mutating func encodeActions(_ ids: [ID<Action>]) {
    encode(ids, as: FieldKey.actions) { $0.writer.string($0.screen.contract.actions.elements[$1.index].name.wire) }
  }

  /// A type as an object: that of the elements of a list or a map, or of the data of a case.
  mutating func encode(_ type: FieldType) {
    writer.beginObject()
    encodeMembers(of: type)
    writer.endObject()
  }

  /// The wrapped type's members and a flag; a second question mark adds nothing that a value could show.
  private mutating func encodeOptional(_ wrapped: FieldType) {
    encodeMembers(of: wrapped)
    if case .optional = wrapped { return }
    writer.member(FieldKey.optional, onlyIf: true)
  }
}
