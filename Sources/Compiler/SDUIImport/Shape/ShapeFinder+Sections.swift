import SDUIIR
import SDUIJSON

extension ShapeFinder {
  // MARK: - One section

  /// A list of items, which is the only section.
  mutating func readItems(_ list: Candidate) throws(ImportError) {
    let name = nameOfItems(list)
    change { shape in
      shape.keys.set(.sectionList, to: .paths([.whole]))
      shape.keys.set(.unitList, to: .paths([list.path]))
    }
    if list.isMapOfItems {
      change { $0.keys.set(.id, to: .source(.key)) }
    } else {
      readEntities(of: samples.roots.compactMap { value(list.path.container, of: $0) })
    }
    var section = ResponseShape.Section(name: name)
    describe(units: list.elements, listKey: name, of: &section)
    let keys = section.keys
    section.keys = ResponseKeys()
    let only = section
    change { shape in
      for entry in keys.entries { shape.keys.set(entry.key, to: entry.place, as: entry.form) }
      shape.sections = [only]
    }
  }

  /// The name of the only list: `products` of `products.edges[].node`. What lies under `data`, `items` or `results` may be anything,
  /// and is what a person calls the screen, if that is a plural.
  private func nameOfItems(_ list: Candidate) -> String {
    let key = list.path.container.keys.last { !["data", "edges", "nodes"].contains(UsualKeys.plain($0)) } ?? "items"
    guard ["items", "results", "list", "entries"].contains(UsualKeys.plain(key)),
      let word = SourceNames.words(screen).last, SourceNames.singular(word) != word
    else { return key }
    return word
  }

  // MARK: - Several sections

  /// The members of an object, each of which is a section named by its key.
  mutating func readMembers(_ map: Candidate) throws(ImportError) {
    change { shape in
      shape.keys.set(.sectionList, to: .paths([map.path]))
      shape.keys.set(.section, to: .source(.key))
    }
    let objects = samples.roots.compactMap { value(map.path.container, of: $0) }
    for (key, values) in samples.members(objects) {
      let sections = values.filter { [.object, .array].contains(samples.kind($0)) }
      guard sections.isEmpty else {
        readSection(named: key, sections, nameKeys: [])
        continue
      }
      note("`\(key)` beside the sections is not described; clients ignore it", at: values.first)
    }
    share()
  }

  /// The elements of a list, of which one of their keys is the name.
  mutating func readSections(_ list: Candidate) throws(ImportError) {
    change { $0.keys.set(.sectionList, to: .paths([list.path])) }
    findNumberOfType(in: list.elements)
    let keys = commonTextKeys(list.elements)
    let identity = UsualKeys.first(of: identityKeys, in: keys)
    let numbers = commonNumberKeys(list.elements)
    let named =
      nameKey(of: list, keys, isIdentified: identity != nil)
      ?? nameKey(of: list, numbers, isIdentified: identity != nil)
    let number = named == nil ? nil : UsualKeys.first(of: identityKeys, in: numbers)
    guard let name = named ?? identity ?? UsualKeys.first(of: UsualKeys.names, in: keys) else {
      return readPositions(list)
    }
    set(.section, to: name, numbers)
    var nameKeys = [name]
    if let identity = identity ?? number, identity != name {
      set(.sectionId, to: identity, numbers)
      nameKeys.append(identity)
    }
    var order: [String] = []
    var elements: [String: [SampleNode]] = [:]
    for element in list.elements {
      guard let text = text(name, of: element) else { continue }
      if elements[text] == nil { order.append(text) }
      elements[text, default: []].append(element)
    }
    for name in order { readSection(named: name, elements[name] ?? [], nameKeys: nameKeys) }
    let isNamedByIdentity = nameKeys.count == 1
    change { shape in
      for index in shape.sections.indices {
        let places = elements[shape.sections[index].name] ?? []
        let isTwice = Set(places.map { $0.response }).count < places.count
        shape.sections[index].isRepeated = isNamedByIdentity ? isTwice : true
      }
    }
    share()
  }

  private mutating func set(_ key: ResponseKey, to name: String, _ numbers: [String]) {
    change { $0.keys.set(key, to: .key(name), as: numbers.contains(name) ? .number : .usual) }
  }

  /// The key that says what a section is.
  private func nameKey(of list: Candidate, _ keys: [String], isIdentified: Bool) -> String? {
    let name =
      UsualKeys.first(of: typeKeys, in: keys)
      ?? keys.first { key in
        ["type", "kind"].contains(SourceNames.words(key).last ?? "")
          && !UsualKeys.layouts.contains(UsualKeys.plain(key))
      }
    // What all sections are does not name one of them.
    guard let name, isIdentified, list.elements.count > samples.roots.count,
      Set(list.elements.compactMap { text(name, of: $0) }).count == 1
    else { return name }
    return nil
  }

  /// Sections that nothing names are named by their positions.
  private mutating func readPositions(_ list: Candidate) {
    change { $0.keys.set(.section, to: .source(.index)) }
    var positions: [[SampleNode]] = []
    for root in samples.roots {
      guard let array = value(list.path.container, of: root) else { continue }
      for (index, element) in samples.elements(array).enumerated() {
        if index == positions.count { positions.append([]) }
        positions[index].append(value(list.path.suffix, of: element) ?? element)
      }
    }
    for (index, elements) in positions.enumerated() {
      readSection(named: "section\(index + 1)", elements, nameKeys: [])
    }
    note("sections are named by their position, because nothing in them names them", at: list.elements.first)
    share()
  }

  func text(_ key: String, of sample: SampleNode) -> String? {
    samples.member(key, sample).flatMap { samples.text($0) ?? samples.digits($0) }
  }

  /// A section, from all places at which it occurs.
  private mutating func readSection(named name: String, _ places: [SampleNode], nameKeys: [String]) {
    var section = ResponseShape.Section(name: name)
    defer { change { $0.sections.append(section) } }
    if places.contains(where: { samples.kind($0) == .array }) {
      section.keys.set(.unitList, to: .paths([WirePath([.elements])]))
      readEntities(of: places)
      return describe(units: places.flatMap { elements(of: $0) }, listKey: name, of: &section)
    }
    guard let list = unitListPath(of: places), places.allSatisfy({ value(list, of: $0) != nil }),
      let outer = list.keys.first, let inner = list.keys.last
    else {
      section.isUnit = true
      section.unit = name
      section.keys.set(.unitList, to: .paths([.whole]))
      section.keys.set(.unitType, to: .source(.section))
      // The data of a block may be under a key of their own.
      let beside = nameKeys + identityKeys
      if let data = dataKey(of: places, besides: beside) {
        section.keys.set(.data, to: .key(data))
      } else {
        section.keys.set(.data, to: .paths([.whole]))
      }
      return
    }
    var path = WirePath(list.steps + [.elements])
    let lists = places.compactMap { value(list, of: $0) }
    readEntities(of: lists)
    var units = lists.flatMap { elements(of: $0) }
    let nodes = units.compactMap { samples.member("node", $0) }
    if !units.isEmpty, nodes.count == units.count, nodes.allSatisfy({ samples.kind($0) == .object }) {
      path = WirePath(path.steps + [.key("node")])
      units = nodes
    }
    section.keys.set(.unitList, to: .paths([path]))
    describe(units: units, listKey: inner, of: &section)
    readHeader(of: &section, places, besides: nameKeys + [outer])
    section.layout = layout(of: places, name)
    noteOthers(of: section, places, besides: nameKeys + [outer])
  }

  /// The header: an object of that name, or a title beside the units with what else is there.
  private func readHeader(of section: inout ResponseShape.Section, _ places: [SampleNode], besides taken: [String]) {
    let members = samples.members(places).filter { !taken.contains($0.key) }
    let present = members.filter { member in member.values.contains { samples.kind($0) != .null } }
    let type = SourceNames.upper(section.name, or: "Section") + "Header"
    if let header = present.first(where: { UsualKeys.plain($0.key) == "header" }),
      header.values.allSatisfy({ samples.kind($0) == .object || samples.kind($0) == .null })
    {
      section.keys.set(.header, to: .key(header.key))
      section.header = (type, [])
      section.headerForm = form(of: header.values)
      return
    }
    let hints = UsualKeys.columns + UsualKeys.spacing + UsualKeys.layouts
    let fields = members.filter { member in
      !hints.contains(UsualKeys.plain(member.key)) && !member.values.contains { samples.kind($0) == .array }
    }.map { $0.key }
    let texts = present.filter { member in member.values.contains { samples.kind($0) == .string } }.map { $0.key }
    guard UsualKeys.first(of: UsualKeys.titles, in: texts.filter(fields.contains)) != nil else { return }
    section.keys.set(.header, to: .paths([.whole]))
    section.header = (type, fields)
    section.headerForm = members.filter { fields.contains($0.key) }.map { "\($0.key): \(form(of: $0.values))" }.sorted()
      .joined(separator: ", ")
  }

  /// Says which keys beside the items of a section nothing describes.
  private mutating func noteOthers(of section: ResponseShape.Section, _ places: [SampleNode], besides taken: [String]) {
    let hints = UsualKeys.columns + UsualKeys.spacing + UsualKeys.layouts
    let described =
      taken + (section.header?.fields ?? []) + [section.keys.place(of: .header)?.paths.first?.onlyKey ?? ""]
    for member in samples.members(places) where !described.contains(member.key) {
      if hints.contains(UsualKeys.plain(member.key)) || member.values.allSatisfy({ samples.kind($0) == .null }) {
        continue
      }
      guard otherKeys.insert(member.key).inserted else { continue }
      note("`\(member.key)` beside `\(taken.last ?? "")` is not described; clients ignore it", at: member.values[0])
    }
  }
}
