import SDUIJSON

extension ResponseMapping {
  /// A response in the canonical form as the server sends it, compact: the reverse of ``arranged(_:)``.
  ///
  /// - Parameter bytes: The output of the encoder of responses, or an edit of it. Values of another form are unchanged.
  package func sent(_ bytes: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(parsing: bytes, limits: JSONLimits(maximumDepth: 160)),
      document.kind(of: document.root) == .object
    else { return bytes }
    var writer = JSONWriter(capacity: bytes.count + bytes.count / 4)
    var response = SentResponse(document, self)
    response.root().write(to: &writer)
    return writer.finish()
  }
}

extension ResponseMapping {
  /// The units of a response in the canonical form that cannot be sent: another one is the entity of their identity, or too many
  /// are the same.
  package func unitsWithoutEntity(of canonical: JSONDocument) -> [JSONNodeID] {
    guard entities != nil, canonical.kind(of: canonical.root) == .object else { return [] }
    var response = SentResponse(canonical, self)
    _ = response.root()
    return response.unsent
  }
}

/// Brings a response in the canonical form into that of a server.
private struct SentResponse {
  let document: JSONDocument
  let mapping: ResponseMapping
  /// The entities so far, in the order in which units first refer to them.
  private var entities: [(key: String, value: SentValue)] = []
  private var known: [[UInt8]: (index: Int, uses: Int)] = [:]
  /// The units that are no entity, and cannot be in their list.
  private(set) var unsent: [JSONNodeID] = []

  init(_ document: JSONDocument, _ mapping: ResponseMapping) {
    self.document = document
    self.mapping = mapping
  }

  mutating func root() -> SentValue {
    var root = SentValue()
    for (key, path) in mapping.envelope {
      guard let value = member(key, of: document.root) else { continue }
      root.set(path.keys, key == .page ? page(value) : copy(value))
    }
    for (key, part) in mapping.bars { add(part, key, of: document.root, to: &root) }
    guard let list = member(.sectionList, of: document.root) else { return root }
    guard document.kind(of: list) == .array else {
      root.set(mapping.sectionList.container.keys, copy(list))
      return root
    }
    var sections: [(key: String, value: SentValue)] = []
    var places: [Int: SentValue] = [:]
    for element in document.children(of: list) {
      let name = member(.section, of: element).flatMap(document.string)
      let index = name.flatMap { mapping.sectionsByName[$0] }
      let value = section(element, index.map { mapping.sections[$0] })
      let identifier = member(.sectionId, of: element).flatMap(document.string)
      let isKeyedByIdentifier = if case .key? = mapping.identifier { true } else { false }
      sections.append(((isKeyedByIdentifier ? identifier : nil) ?? name ?? "", value))
      if let index { places[index] = value }
    }
    if case .index = mapping.sectionName {
      let count = (places.keys.max() ?? -1) + 1
      sections = (0..<count).map { ("", places[$0] ?? SentValue(Array("null".utf8))) }
    }
    put(sections, at: mapping.sectionList, in: &root)
    if let place = mapping.entities { put(entities, at: place.list, in: &root) }
    return root
  }

  /// Puts values where the step of a path into each leads.
  private func put(_ values: [(key: String, value: SentValue)], at path: WirePath, in object: inout SentValue) {
    func wrapped(_ value: SentValue) -> SentValue {
      guard !path.suffix.steps.isEmpty else { return value }
      var outer = SentValue()
      outer.set(path.suffix.keys, value)
      return outer
    }
    switch path.each {
    case nil: if let value = values.first?.value { object.set(path.container.keys, value) }
    case .elements?: object.set(path.container.keys, SentValue(elements: values.map { wrapped($0.value) }))
    case .members?, .key?:
      var inner = SentValue()
      for (key, value) in values { inner.set([key], wrapped(value)) }
      object.set(path.container.keys, inner)
    }
  }

  private mutating func section(_ node: JSONNodeID, _ section: ResponseMapping.Section?) -> SentValue {
    guard document.kind(of: node) == .object else { return copy(node) }
    var result = SentValue()
    if case .path(let path) = mapping.sectionName, let name = member(.section, of: node) {
      result.set(path.keys, self.name(name, isNumber: mapping.numbers.contains(.section)))
    }
    guard let section else { return result }
    if section.isRepeated, case .path(let path)? = mapping.identifier, let value = member(.sectionId, of: node) {
      result.set(path.keys, self.name(value, isNumber: mapping.numbers.contains(.sectionId)))
    }
    if let header = section.header { add(header, .header, of: node, to: &result) }
    if let footer = section.footer { add(footer, .footer, of: node, to: &result) }
    for (key, path) in section.values { if let value = member(key, of: node) { result.set(path.keys, copy(value)) } }
    guard let list = member(.units, of: node) else { return result }
    guard document.kind(of: list) == .array else {
      result.set(section.units.list.container.keys, copy(list))
      return result
    }
    var units: [(key: String, value: SentValue)] = []
    for node in document.children(of: list) {
      let unit = unit(node, section.units)
      let reference = reference(to: unit.value, identity(of: node))
      units.append((unit.key, reference ?? unit.value))
      if reference == nil, mapping.entities != nil, isLost(unit.value, section.units) { unsent.append(node) }
    }
    put(units, at: section.units.list, in: &result)
    return result
  }

  /// The identity in the data of a unit.
  private func identity(of unit: JSONNodeID) -> JSONNodeID? {
    guard let data = member(.data, of: unit), let type = member(.unitType, of: unit).flatMap(document.string) else {
      return nil
    }
    return mapping.identities[type].flatMap { document.member($0, of: data) }
  }

  /// Adds an entity, and returns what refers to it; `nil` if the server has no entities, or nothing identifies this one.
  private mutating func reference(to entity: SentValue, _ identity: JSONNodeID?) -> SentValue? {
    guard let place = mapping.entities else { return nil }
    guard !place.id.isEmpty else {
      guard let identity, let text = document.identityText(of: identity) else { return nil }
      return add(entity, key: text, as: Array(text.utf8)) ? copy(identity) : nil
    }
    var reference = SentValue()
    var text: [UInt8] = []
    for path in place.id {
      guard let value = entity.value(at: path.keys[...]), let part = value.identityText else { return nil }
      text += Array(part.utf8) + [0]
      if place.refersByValue { reference = value } else { reference.set(path.keys, value) }
    }
    return add(entity, key: "", as: text) ? reference : nil
  }

  /// Whether a unit in its list would be another one: that to which its values refer, or one without its identity.
  private func isLost(_ unit: SentValue, _ units: ResponseMapping.Units) -> Bool {
    guard let place = mapping.entities else { return false }
    if !place.refersByValue { return place.id.allSatisfy { unit.value(at: $0.keys[...])?.identityText != nil } }
    return if case .key? = units.identity { true } else { false }
  }

  /// Adds an entity, or one more unit that it is; `false` if another has the text, or too many are the same.
  private mutating func add(_ entity: SentValue, key: String, as text: [UInt8]) -> Bool {
    guard let (index, uses) = known[text] else {
      known[text] = (entities.count, 1)
      entities.append((key, entity))
      return true
    }
    known[text]?.uses += 1
    return uses < ResponseMapping.Entities.mostUses && entities[index].value.json == entity.json
  }

  private func unit(_ node: JSONNodeID, _ units: ResponseMapping.Units) -> (key: String, value: SentValue) {
    guard document.kind(of: node) == .object else { return ("", copy(node)) }
    var result = SentValue()
    let type = member(.unitType, of: node)
    let name = type.flatMap(document.string)
    var holder: [String] = []
    switch units.type {
    case .only: break
    case .onlyKey: if let name { holder = [name] }
    case .paths(let paths) where paths.count == 1:
      if let type { result.set(paths[0].keys, self.name(type, isNumber: units.typeIsNumber)) }
    case .paths(let paths):
      for (path, text) in zip(paths, ResponseMapping.texts(of: name ?? "", count: paths.count)) {
        var writer = JSONWriter(capacity: text.utf8.count + 8)
        writer.string(text)
        result.set(path.keys, SentValue(writer.finish()))
      }
    }
    var key = ""
    guard let data = member(.data, of: node) else { return (key, result) }
    let field = name.flatMap { mapping.identities[$0] }
    var identity: JSONNodeID?
    if units.identity != nil, let field { identity = document.member(field, of: data) }
    var value = SentValue()
    if document.kind(of: data) == .object {
      for (member, inner) in document.members(of: data) where inner != identity {
        value.set([document.string(of: member) ?? ""], copy(inner))
      }
      result.set(holder + units.data.keys, value)
    } else {
      result.set(holder + units.data.keys, copy(data))
    }
    if let identity {
      switch units.identity {
      case .path(let path)?: result.set(path.keys, copy(identity))
      default: key = document.string(of: identity) ?? document.numberText(of: identity) ?? ""
      }
    }
    return (key, result)
  }

  private func add(_ part: ResponseMapping.Part, _ key: ResponseKey, of node: JSONNodeID, to object: inout SentValue) {
    guard let unit = member(key, of: node), let data = member(.data, of: unit) else { return }
    guard part.path.steps.isEmpty, document.kind(of: data) == .object else {
      return object.set(part.path.keys, copy(data))
    }
    for (key, value) in document.members(of: data) { object.set([document.string(of: key) ?? ""], copy(value)) }
  }

  private func member(_ key: ResponseKey, of node: JSONNodeID) -> JSONNodeID? {
    document.member(key.rawValue, of: node)
  }

  private func page(_ node: JSONNodeID) -> SentValue {
    guard let page = document.integer(of: node) else { return copy(node) }
    let (number, isOverflow) = page.addingReportingOverflow(mapping.firstPage)
    return isOverflow ? copy(node) : SentValue(Array(String(number).utf8))
  }

  /// A name, which a server may send as a number.
  private func name(_ node: JSONNodeID, isNumber: Bool) -> SentValue {
    guard isNumber, let digits = document.digits(of: node) else { return copy(node) }
    return SentValue(Array(digits.utf8))
  }

  private func copy(_ node: JSONNodeID) -> SentValue { SentValue(document.compactBytes(of: node)) }
}
