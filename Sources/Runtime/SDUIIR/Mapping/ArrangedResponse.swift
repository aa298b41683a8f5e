import SDUIJSON

extension ResponseMapping {
  /// A response of the server in the canonical form. Keys that the mapping does not name are left out. Values of another form than
  /// the mapping has are copied unchanged, so that the reader finds their faults.
  package func arranged(_ document: JSONDocument) -> JSONDocument {
    var arranging = ArrangedResponse(document)
    arranging.add(self)
    return arranging.output.finish()
  }
}

/// Brings a response of a server into the canonical form.
struct ArrangedResponse {
  let document: JSONDocument
  var output: JSONArrangement
  /// The form of the data of each type in the section at hand.
  var forms: [String: DataForm] = [:]
  private var entities = EntityTable()

  /// The treatment of the data of a type.
  struct DataForm {
    /// The field that takes an identity that the server has elsewhere.
    let identity: String?
    /// The keys of a unit that are no fields of its data.
    let ownKeys: [String]
  }

  init(_ document: JSONDocument) {
    self.document = document
    output = JSONArrangement(of: document)
  }

  mutating func add(_ mapping: ResponseMapping) {
    let root = document.root
    output.beginObject(for: root)
    var hasNext = false
    for (key, path) in mapping.envelope {
      guard let value = value(at: path, of: root) else { continue }
      if key == .page, let page = document.integer(of: value), let number = mapping.canonicalPage(page) {
        output.key(key.rawValue, for: value)
        output.integer(number, for: value)
      } else {
        copy(value, as: key)
      }
      if key == .next { hasNext = document.kind(of: value) != .null }
    }
    // A server that sends a cursor need not say that there is a page for it.
    if hasNext, !mapping.envelope.contains(where: { $0.key == .hasNext }) {
      output.key(ResponseKey.hasNext.rawValue, for: root)
      output.true(for: root)
    }
    for (key, part) in mapping.bars { add(part, as: key, in: root) }
    if let entities = mapping.entities { find(entities) }
    addSections(mapping)
    addRepeatedKeys()
    output.end()
  }

  /// Repeats a key for each one that is repeated in the response beside what was copied, so that the reader reports it there.
  private mutating func addRepeatedKeys() {
    for key in output.droppedDuplicateKeys() {
      for _ in 0..<2 {
        output.key(ResponseMapping.repeatedKey, for: key)
        output.string("", for: key)
      }
    }
  }

  private mutating func addSections(_ mapping: ResponseMapping) {
    let path = mapping.sectionList
    guard let list = value(at: path.container, of: document.root) else { return }
    output.key(ResponseKey.sectionList.rawValue, for: list)
    guard path.each == nil || document.kind(of: list) == (path.each == .elements ? .array : .object) else {
      // A list that is an object and the reverse: the reader says so of what is there.
      return output.copy(list)
    }
    output.beginArray(for: list)
    let areNamedByKey = if case .key = mapping.sectionName { true } else { false }
    let names = mapping.sectionsByName
    forEach(path, in: list, inOrderOf: names, onlySections: areNamedByKey) { arranging, element, index in
      arranging.addSection(element, index: index, mapping)
    }
    output.end()
  }

  /// A value in a list, with its key if it is a member of an object.
  struct Element {
    let node: JSONNodeID
    var key: JSONNodeID?
  }

  /// Goes through the values to which the step of a path into each leads. Members have the order of some names, and the others
  /// that of their keys: objects have none.
  ///
  /// - Parameter onlySections: Whether a member is left out whose key is none of the names and whose value is neither an
  ///   object nor a list.
  private mutating func forEach(
    _ path: WirePath, in list: JSONNodeID, inOrderOf names: [String: Int] = [:], onlySections: Bool = false,
    _ body: (inout ArrangedResponse, Element, _ index: Int) -> Void
  ) {
    let suffix = path.suffix
    var index = 0
    switch path.each {
    case nil: body(&self, Element(node: list), 0)
    case .elements?:
      for element in document.children(of: list) {
        body(&self, Element(node: value(at: suffix, of: element) ?? element), index)
        index += 1
      }
    case .members?, .key?:
      for element in members(of: list, inOrderOf: names, onlySections: onlySections) {
        body(&self, Element(node: value(at: suffix, of: element.node) ?? element.node, key: element.key), index)
        index += 1
      }
    }
  }

  /// The members of an object, each once: a repeated key is reported and does not replace the first.
  private func members(of list: JSONNodeID, inOrderOf names: [String: Int], onlySections: Bool) -> [Element] {
    // Keys are equal by their bytes: texts that look alike may be keys of two members.
    var known: Set<[UInt8]> = []
    var members: [(place: Int, name: String, element: Element)] = []
    for (key, value) in document.members(of: list) {
      let name = document.string(of: key) ?? ""
      guard known.insert(Array(name.utf8)).inserted else { continue }
      if onlySections, names[name] == nil, ![.object, .array].contains(document.kind(of: value)) { continue }
      members.append((names[name] ?? .max, name, Element(node: value, key: key)))
    }
    members.sort { left, right in
      left.place != right.place
        ? left.place < right.place : left.name.utf16.lexicographicallyPrecedes(right.name.utf16)
    }
    return members.map { $0.element }
  }

  private mutating func addSection(_ element: Element, index: Int, _ mapping: ResponseMapping) {
    let (node, key) = (element.node, element.key)
    var name: JSONNodeID?
    var section: ResponseMapping.Section?
    switch mapping.sectionName {
    case .path(let path): name = value(at: path, of: node)
    case .key: name = key
    case .index, .only:
      // A section that the server leaves out has a place, too.
      if document.kind(of: node) == .null { return }
      section = index < mapping.sections.count ? mapping.sections[index] : nil
    }
    if let name, let text = text(of: name, isNumber: mapping.numbers.contains(.section)),
      let index = mapping.sectionsByName[text]
    {
      section = mapping.sections[index]
    }
    guard let section else {
      guard name != nil || document.kind(of: node) == .object else { return output.copy(node) }
      output.beginObject(for: node)
      if let name { copyName(name, as: .section, isNumber: mapping.numbers.contains(.section)) }
      return output.end()
    }
    output.beginObject(for: node)
    if let name {
      copyName(name, as: .section, isNumber: mapping.numbers.contains(.section))
    } else {
      output.key(ResponseKey.section.rawValue, for: node)
      output.string(section.name, for: node)
    }
    addIdentifier(of: section, node, key: key, mapping)
    addParts(of: section, node, mapping)
    output.end()
  }

  private mutating func addParts(of section: ResponseMapping.Section, _ node: JSONNodeID, _ mapping: ResponseMapping) {
    add(section.header, as: .header, in: node)
    add(section.footer, as: .footer, in: node)
    if let list = value(at: section.units.list.container, of: node) {
      output.key(ResponseKey.units.rawValue, for: list)
      addUnits(of: section, list, mapping)
    }
    for (key, path) in section.values {
      if let value = value(at: path, of: node), document.kind(of: value) != .null { copy(value, as: key) }
    }
  }

  private mutating func addIdentifier(
    of section: ResponseMapping.Section, _ node: JSONNodeID, key: JSONNodeID?, _ mapping: ResponseMapping
  ) {
    guard section.isRepeated else {
      output.key(ResponseKey.sectionId.rawValue, for: node)
      return output.string(section.name, for: node)
    }
    switch mapping.identifier {
    case .path(let path)?:
      if let value = value(at: path, of: node) {
        copyName(value, as: .sectionId, isNumber: mapping.numbers.contains(.sectionId))
      }
    case .key?: if let key { copy(key, as: .sectionId) }
    case .index?, .only?, nil: break
    }
  }

  private mutating func addUnits(of section: ResponseMapping.Section, _ list: JSONNodeID, _ mapping: ResponseMapping) {
    let path = section.units.list
    guard path.each == nil || document.kind(of: list) == (path.each == .elements ? .array : .object) else {
      return output.copy(list)
    }
    output.beginArray(for: list)
    forms = [:]
    // One unit that is missing is no unit.
    if path.each != nil || document.kind(of: list) != .null {
      forEach(path, in: list) { arranging, element, _ in
        arranging.addUnit(arranging.resolved(element, mapping), section.units, mapping)
      }
    }
    output.end()
  }

  /// Finds the entities of the response, before its units refer to them.
  private mutating func find(_ place: ResponseMapping.Entities) {
    guard let list = value(at: place.list.container, of: document.root),
      document.kind(of: list) == (place.list.each == .elements ? .array : .object)
    else { return }
    forEach(place.list, in: list) { arranging, element, _ in
      let document = arranging.document
      let key = element.key.flatMap { document.string(of: $0) }.map { Array($0.utf8) }
      guard let text = key ?? place.text(of: element.node, in: document) else { return }
      arranging.entities.add(element, as: text)
    }
  }

  /// Returns the entity to which an element of a list of units refers, or the element, which is a unit itself.
  private mutating func resolved(_ element: Element, _ mapping: ResponseMapping) -> Element {
    guard let place = mapping.entities, let text = place.reference(element.node, in: document) else { return element }
    return entities.entity(for: text) ?? element
  }

  /// A header, footer or bar of which the server sends the data.
  private mutating func add(_ part: ResponseMapping.Part?, as key: ResponseKey, in node: JSONNodeID) {
    guard let part, let data = value(at: part.path, of: node), document.kind(of: data) != .null else { return }
    let isBeside = part.path.steps.isEmpty
    let isField = { [document] (key: JSONNodeID) in part.fields.contains { document.keyEquals(key, $0) } }
    if isBeside,
      !document.members(of: data).contains(where: { isField($0.key) && document.kind(of: $0.value) != .null })
    {
      return
    }
    output.key(key.rawValue, for: data)
    output.beginObject(for: data)
    output.key(ResponseKey.unitType.rawValue, for: data)
    output.string(part.type, for: data)
    output.key(ResponseKey.data.rawValue, for: data)
    if isBeside {
      output.beginObject(for: data)
      copyMembers(of: data, where: isField)
      output.end()
    } else {
      output.copy(data)
    }
    output.end()
  }

  /// Copies some members of an object: those that follow each other at once.
  mutating func copyMembers(of object: JSONNodeID, where isIncluded: (_ key: JSONNodeID) -> Bool) {
    var run: ClosedRange<JSONNodeID>?
    for (key, value) in document.members(of: object) {
      if isIncluded(key) {
        run = (run?.lowerBound ?? key)...value
      } else if let members = run {
        output.copyMembers(members)
        run = nil
      }
    }
    if let members = run { output.copyMembers(members) }
  }

  mutating func copy(_ value: JSONNodeID, as key: ResponseKey) {
    output.key(key.rawValue, for: value)
    output.copy(value)
  }

  /// The value at a path of keys; `nil` if it leads nowhere.
  func value(at path: WirePath, of node: JSONNodeID) -> JSONNodeID? {
    document.value(at: path, of: node)
  }
}
