import Foundation

extension ResponseMapping {
  /// A response of the server in the canonical form. Values of another form than the mapping has are copied unchanged, so that
  /// reading them finds the faults.
  func arranged(_ document: ResponseDocument) -> ResponseDocument {
    let arrangement = DocumentArrangement(document, self)
    arrangement.addResponse()
    return arrangement.result
  }
}

/// Brings a response of a server into the canonical form.
private final class DocumentArrangement {
  let source: ResponseDocument
  let mapping: ResponseMapping
  let result: ResponseDocument
  private let sections: [String: Int]
  private let repeated: Set<Int>
  /// The containers that are open, with the number of values in them.
  private var open: [(index: Int, count: Int)] = []
  /// The entities by the bytes of the texts that identify them, with the number of units that each is so far.
  private var entities: [[UInt8]: (node: ResponseNode, key: String?, uses: Int)] = [:]

  init(_ source: ResponseDocument, _ mapping: ResponseMapping) {
    self.source = source
    self.mapping = mapping
    result = ResponseDocument(arranging: source)
    sections = Dictionary(mapping.sections.enumerated().map { ($1.name, $0) }) { first, _ in first }
    repeated = Set(source.repeated)
  }

  func addResponse() {
    let root = source.root
    begin(.object, nil, for: root)
    var hasNext = false
    for (key, path) in mapping.envelope.sorted(by: { $0.key < $1.key }) {
      guard let value = root.value(at: path) else { continue }
      if key == "page", let page = mapping.canonicalPage(value) {
        add(.number(page), as: key, for: value)
      } else {
        copy(value, as: key)
      }
      if key == "next" { hasNext = !value.isNull }
    }
    // A server that sends a cursor need not say that there is a page for it.
    if mapping.envelope["hasNext"] == nil { add(.boolean(hasNext), as: "hasNext", for: root) }
    for (key, part) in mapping.bars.sorted(by: { $0.key < $1.key }) { add(part, as: key, in: root) }
    findEntities(of: root)
    addSections(of: root)
    addRepeatedKeys()
    end()
  }

  /// Reports each key that is repeated in the response beside what was copied.
  private func addRepeatedKeys() {
    if source.repeated.isEmpty { return }
    let arranged = result.arrangedValues
    for index in source.repeated where !arranged.contains(index) {
      result.repeated.append(add(.text(""), as: "", for: ResponseNode(document: source, index: index)))
    }
  }

  private func addSections(of root: ResponseNode) {
    guard let list = root.value(at: mapping.sectionList.container) else { return }
    guard let elements = elements(mapping.sectionList, in: list, inOrderOf: sections) else {
      return copy(list, as: "sectionList")
    }
    begin(.list, "sectionList", for: list)
    for (index, element) in elements.enumerated() {
      // A section that the server leaves out has a position, too.
      if !mapping.isByPosition || !element.node.isNull { addSection(element.node, key: element.key, index) }
    }
    end()
  }

  /// The values in a list, with their keys if they are members; `nil` if it is none. Members have the order of some names, and the
  /// others that of their keys.
  private func elements(
    _ place: MappedList, in list: ResponseNode, inOrderOf names: [String: Int] = [:]
  ) -> [(node: ResponseNode, key: String?)]? {
    func inner(_ node: ResponseNode) -> ResponseNode { node.value(at: place.suffix) ?? node }
    switch place.each {
    case "elements": return list.isList ? list.children.map { (inner($0), nil) } : nil
    case "members":
      guard list.isObject else { return nil }
      // Among sections, a member is none if its key names none and its value is neither an object nor a list.
      let hasOthers = mapping.nameFrom == "key" && !names.isEmpty
      let members = list.children.filter { member in
        !repeated.contains(member.index)
          && (!hasOthers || names[member.key] != nil || member.isObject || member.isList)
      }.sorted { left, right in
        let (first, second) = (names[left.key] ?? .max, names[right.key] ?? .max)
        if first != second { return first < second }
        return left.key.utf16.lexicographicallyPrecedes(right.key.utf16)
      }
      return members.map { (inner($0), $0.key) }
    default: return [(list, nil)]
    }
  }

  private func addSection(_ node: ResponseNode, key: String?, _ index: Int) {
    let name = mapping.name.flatMap { node.value(at: $0) }
    let text = mapping.name == nil ? key : name.flatMap { self.text(of: $0, mapping.nameIsNumber) }
    let isDeclared = mapping.isByPosition ? mapping.sections.indices.contains(index) : false
    guard let place = mapping.isByPosition ? (isDeclared ? index : nil) : text.flatMap({ sections[$0] }) else {
      let isNamed = name != nil || (mapping.name == nil && key != nil)
      guard isNamed || node.isObject else { return copy(node, as: nil) }
      begin(.object, nil, for: node)
      if let name {
        copyName(name, as: "section", mapping.nameIsNumber)
      } else if let text {
        add(.text(text), as: "section", for: node)
      }
      return end()
    }
    let section = mapping.sections[place]
    begin(.object, nil, for: node)
    if let name {
      copyName(name, as: "section", mapping.nameIsNumber)
    } else {
      add(.text(section.name), as: "section", for: node)
    }
    if !section.isRepeated {
      add(.text(section.name), as: "sectionId", for: node)
    } else if mapping.identifierIsKey {
      if let key { add(.text(key), as: "sectionId", for: node) }
    } else if let identifier = mapping.identifier.flatMap({ node.value(at: $0) }) {
      copyName(identifier, as: "sectionId", mapping.identifierIsNumber)
    }
    if let header = section.header { add(header, as: "header", in: node) }
    if let footer = section.footer { add(footer, as: "footer", in: node) }
    addUnits(section.units, of: node)
    for (key, path) in section.values.sorted(by: { $0.key < $1.key }) {
      if let value = node.value(at: path), !value.isNull { copy(value, as: key) }
    }
    end()
  }

  private func addUnits(_ units: MappedUnits, of section: ResponseNode) {
    guard let list = section.value(at: units.list.container) else { return }
    guard let elements = elements(units.list, in: list) else { return copy(list, as: "units") }
    begin(.list, "units", for: list)
    // One unit that is missing is no unit.
    if units.list.each != nil || !list.isNull {
      for element in elements {
        let entity = entity(for: element.node)
        addUnit(entity?.node ?? element.node, key: entity?.key ?? element.key, units)
      }
    }
    end()
  }

  /// Finds the entities of the response, before its units refer to them.
  private func findEntities(of root: ResponseNode) {
    guard let place = mapping.entities, let list = root.value(at: place.list.container) else { return }
    for (node, key) in elements(place.list, in: list) ?? [] {
      guard let id = key.map({ Array($0.utf8) }) ?? place.id(of: node), entities[id] == nil else { continue }
      entities[id] = (node, key, 0)
    }
  }

  /// The entity to which an element of a list of units refers; `nil` if it is a unit itself.
  private func entity(for node: ResponseNode) -> (node: ResponseNode, key: String?)? {
    guard let place = mapping.entities else { return nil }
    let reference =
      place.refersByValue
      ? (node.text ?? node.number).map { Array($0.utf8) } : node.isObject ? place.id(of: node) : nil
    guard let id = reference, let entity = entities[id], entity.uses < MappedEntities.mostUses else { return nil }
    entities[id]?.uses += 1
    return (entity.node, entity.key)
  }

  private func addUnit(_ node: ResponseNode, key: String?, _ units: MappedUnits) {
    var holder = node
    var type: String?
    begin(.object, nil, for: node)
    if let only = units.only {
      type = only
      add(.text(only), as: "unitType", for: node)
    } else if let paths = units.type {
      let values = paths.compactMap { node.value(at: $0) }
      if paths.count == 1, let value = values.first {
        type = text(of: value, units.typeIsNumber)
        copyName(value, as: "unitType", units.typeIsNumber)
      } else if let first = values.first {
        let text = values.compactMap { $0.text }.joined(separator: "/")
        type = text
        add(.text(text), as: "unitType", for: first)
      }
    } else if node.isObject {
      let members = Array(node.children.prefix(2))
      if members.count == 1 {
        (type, holder) = (members[0].key, members[0])
        add(.text(members[0].key), as: "unitType", for: holder)
      }
    }
    let data = holder.value(at: units.data)
    addData(data, of: type, in: node, key, isWhole: units.data.isEmpty && holder.index == node.index, units)
    end()
  }

  /// The data of a unit, with its identity among them and without what is no field.
  private func addData(
    _ sent: ResponseNode?, of type: String?, in node: ResponseNode, _ key: String?, isWhole: Bool, _ units: MappedUnits
  ) {
    let field = type.flatMap { mapping.identities[$0] }
    let identity = units.identity.flatMap { node.value(at: $0) }
    let isMoved = field != nil && (identity != nil || (units.identityIsKey && key != nil))
    // What refers to an entity that is missing has its identity, too.
    guard let data = sent ?? (isMoved && mapping.entities == nil ? node : nil) else { return }
    guard sent == nil || (data.isObject && (isMoved || isWhole)) else { return copy(data, as: "data") }
    let declared = type.flatMap { mapping.fields[$0] } ?? []
    begin(.object, "data", for: data)
    if isMoved, let field {
      if units.identityIsKey, let key {
        add(.text(key), as: field, for: node)
      } else if let identity {
        copy(identity, as: field)
      }
    }
    for member in data.children where sent != nil {
      if isMoved, let field, member.key.isExactly(field) { continue }
      if isWhole, units.ownKeys.contains(member.key), !declared.contains(member.key) { continue }
      copy(member, as: member.key)
    }
    end()
  }

  /// A header, footer or bar of which the server sends the data.
  private func add(_ part: MappedPart, as key: String, in node: ResponseNode) {
    guard let data = node.value(at: part.path), !data.isNull else { return }
    let members = part.path.isEmpty ? data.children.filter { part.fields.contains($0.key) } : []
    if part.path.isEmpty, members.allSatisfy({ $0.isNull }) { return }
    begin(.object, key, for: data)
    add(.text(part.type), as: "unitType", for: data)
    if part.path.isEmpty {
      begin(.object, "data", for: data)
      for member in members { copy(member, as: member.key) }
      end()
    } else {
      copy(data, as: "data")
    }
    end()
  }

  /// The text of a name, or its digits if the server may send them as a number.
  private func text(of node: ResponseNode, _ isNumber: Bool) -> String? { isNumber ? node.digits : node.text }

  /// Copies a name. Digits that are sent as a number are a text in the canonical form.
  private func copyName(_ node: ResponseNode, as key: String, _ isNumber: Bool) {
    guard isNumber, node.text != nil || node.number != nil else { return copy(node, as: key) }
    if let digits = node.digits {
      add(.text(digits), as: key, for: node)
    } else if key == "sectionId" {
      // Any text is an identifier in the canonical form, and this one is none.
      add(.boolean(true), as: key, for: node)
    } else {
      copy(node, as: key)
    }
  }

  // MARK: - Writing

  private func begin(_ kind: ResponseDocument.Kind, _ key: String?, for origin: ResponseNode) {
    open.append((add(kind, as: key, for: origin), 0))
  }

  private func end() { result.close(open.removeLast().index) }

  @discardableResult
  private func add(_ kind: ResponseDocument.Kind, as key: String?, for origin: ResponseNode) -> Int {
    let index = result.append(kind, in: open.last?.index ?? -1, key: key, at: nextPosition())
    result.addOrigin(origin.index)
    return index
  }

  private func nextPosition() -> Int {
    guard let last = open.indices.last else { return 0 }
    defer { open[last].count += 1 }
    return open[last].count
  }

  /// Copies a value with all that it holds.
  private func copy(_ node: ResponseNode, as key: String?) {
    let first = source.elements[node.index]
    let start = add(first.kind, as: key, for: node)
    if repeated.contains(node.index) { result.repeated.append(start) }
    let move = start - node.index
    for index in node.index + 1..<max(first.end, node.index + 1) {
      let element = source.elements[index]
      let copied = result.append(element.kind, in: element.parent + move, key: element.key, at: element.position)
      result.elements[copied].end = element.end + move
      result.addOrigin(index)
      if repeated.contains(index) { result.repeated.append(copied) }
    }
    result.elements[start].end = first.end + move
  }
}
