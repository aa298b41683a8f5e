import SDUIIR
import SDUIJSON

extension ShapeFinder {
  // MARK: - One section

  /// A list of items, which is the only section.
  mutating func readItems(_ list: Candidate) throws(ImportError) {
    let name = list.path.container.keys.last ?? "items"
    change { shape in
      shape.keys.set(.sectionList, to: .paths([.whole]))
      shape.keys.set(.unitList, to: .paths([list.path]))
    }
    readEntities(of: samples.roots.compactMap { value(list.path.container, of: $0) })
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

  // MARK: - Several sections

  /// The members of an object, each of which is a section named by its key.
  mutating func readMembers(_ map: Candidate) throws(ImportError) {
    change { shape in
      shape.keys.set(.sectionList, to: .paths([map.path]))
      shape.keys.set(.section, to: .source(.key))
    }
    let objects = samples.roots.compactMap { value(map.path.container, of: $0) }
    let members = samples.members(objects)
    for (key, values) in members { readSection(named: key, values.filter { samples.kind($0) != .null }, nameKeys: []) }
    share()
  }

  /// The elements of a list, of which one of their keys is the name.
  mutating func readSections(_ list: Candidate) throws(ImportError) {
    change { $0.keys.set(.sectionList, to: .paths([list.path])) }
    let keys = commonTextKeys(list.elements)
    let identity = UsualKeys.first(of: identityKeys, in: keys)
    let numbers = commonNumberKeys(list.elements)
    let named =
      nameKey(of: list, keys, isIdentified: identity != nil) ?? UsualKeys.first(of: typeKeys, in: numbers)
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
    change { $0.keys.set(key, to: .paths([WirePath([.key(name)])]), as: numbers.contains(name) ? .number : .usual) }
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

  private func text(_ key: String, of sample: SampleNode) -> String? {
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
    guard let key = unitListKey(of: places), places.allSatisfy({ samples.member(key, $0) != nil }) else {
      section.isUnit = true
      section.unit = name
      section.keys.set(.unitList, to: .paths([.whole]))
      section.keys.set(.unitType, to: .source(.section))
      // The data of a block may be under a key of their own.
      let beside = nameKeys + identityKeys
      if let data = dataKey(of: places, besides: beside) {
        section.keys.set(.data, to: .paths([WirePath([.key(data)])]))
      } else {
        section.keys.set(.data, to: .paths([.whole]))
      }
      return
    }
    var path = WirePath([.key(key), .elements])
    let lists = places.compactMap { samples.member(key, $0) }
    readEntities(of: lists)
    var units = lists.flatMap { elements(of: $0) }
    let nodes = units.compactMap { samples.member("node", $0) }
    if !units.isEmpty, nodes.count == units.count, nodes.allSatisfy({ samples.kind($0) == .object }) {
      path = WirePath(path.steps + [.key("node")])
      units = nodes
    }
    section.keys.set(.unitList, to: .paths([path]))
    describe(units: units, listKey: key, of: &section)
    readHeader(of: &section, places, besides: nameKeys + [key])
    section.layout = layout(of: places, name)
  }

  /// The header: an object of that name, or a title beside the units with what else is there.
  private func readHeader(of section: inout ResponseShape.Section, _ places: [SampleNode], besides taken: [String]) {
    let members = samples.members(places).filter { !taken.contains($0.key) }
    let present = members.filter { member in member.values.contains { samples.kind($0) != .null } }
    let type = SourceNames.upper(section.name, or: "Section") + "Header"
    if let header = present.first(where: { UsualKeys.plain($0.key) == "header" }),
      header.values.allSatisfy({ samples.kind($0) == .object || samples.kind($0) == .null })
    {
      section.keys.set(.header, to: .paths([WirePath([.key(header.key)])]))
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

  // MARK: - Units

  /// Finds the type and the data of units.
  mutating func describe(units: [SampleNode], listKey: String, of section: inout ResponseShape.Section) {
    // A list of references names them, and that of the entities what they are.
    let listKey = shape.keys.place(of: .entityList)?.paths.first?.container.keys.last { $0 != "entities" } ?? listKey
    let isSingle = { (unit: SampleNode) -> Bool in
      let keys = samples.keys(unit)
      return keys.count == 1 && samples.member(keys[0], unit).map { samples.kind($0) == .object } ?? false
    }
    if units.count > 1, units.allSatisfy(isSingle), Set(units.map { samples.keys($0)[0] }).count > 1 {
      section.keys.set(.unitType, to: .source(.onlyKey))
      section.keys.set(.data, to: .paths([.whole]))
      return
    }
    let keys = commonTextKeys(units)
    let numbers = commonNumberKeys(units)
    let type = typeKey(of: units, keys) ?? typeKey(of: units, numbers)
    // The key of an entity is its identity.
    if shape.keys.place(of: .id) == .source(.key) {
      let types = type.map { type in units.compactMap { text(type, of: $0) } } ?? [unitName(in: listKey, of: section)]
      change { $0.identified.formUnion(types) }
    }
    if let type {
      section.keys.set(
        .unitType, to: .paths([WirePath([.key(type)])]), as: numbers.contains(type) ? .number : .usual)
    } else {
      section.keys.set(.unitType, to: .source(.section))
      section.unit = unitName(in: listKey, of: section)
      (section.listKey, section.unitForm) = (listKey, units.isEmpty ? nil : form(of: units))
    }
    guard let data = dataKey(of: units, besides: [type].compactMap { $0 } + identityKeys) else {
      section.keys.set(.data, to: .paths([.whole]))
      return identify(units, byLinksOf: &section, type)
    }
    section.keys.set(.data, to: .paths([WirePath([.key(data)])]))
    let identity = UsualKeys.first(
      of: identityKeys,
      in: samples.members(units).filter { $0.values.count == units.count }.map { $0.key }.filter { $0 != type })
    let inner = units.compactMap { samples.member(data, $0) }
    guard let identity, samples.members(inner).allSatisfy({ $0.key != "id" }) else { return }
    section.keys.set(.id, to: .paths([WirePath([.key(identity)])]))
    let types = type.map { type in units.compactMap { text(type, of: $0) } } ?? [section.unit ?? section.name]
    change { $0.identified.formUnion(types) }
  }

  /// The name of the units of a section whose server names none: that of their list, unless it says only that it is one.
  private func unitName(in listKey: String, of section: ResponseShape.Section) -> String {
    let key = UsualKeys.plain(listKey)
    let isUsual = UsualKeys.units.contains(key) && key.count <= 10
    let names = ["products", "cards", "posts", "articles", "movies", "shows", "videos", "banners", "stories"]
    if !isUsual || names.contains(key) { return SourceNames.upper(SourceNames.singular(listKey), or: "Item") }
    return SourceNames.upper(listKey == section.name ? "item" : SourceNames.upper(section.name, or: "Section") + "_item", or: "Item")
  }

  /// Takes the link of a unit to itself for its identity, if it has no other.
  private mutating func identify(
    _ units: [SampleNode], byLinksOf section: inout ResponseShape.Section, _ type: String?
  ) {
    let keys = samples.members(units).filter { $0.values.count == units.count }.map { $0.key }
    guard !units.isEmpty, UsualKeys.first(of: identityKeys, in: keys) == nil,
      !keys.contains(where: { SourceNames.words($0).last == "id" })
    else { return }
    for path in [["_links", "self", "href"], ["links", "self"]] {
      let path = WirePath(path.map { .key($0) })
      let texts = units.compactMap { value(path, of: $0) }.compactMap { samples.text($0) }
      guard texts.count == units.count, Set(texts).count == texts.count else { continue }
      section.keys.set(.id, to: .paths([path]))
      let types = type.map { type in units.compactMap { text(type, of: $0) } } ?? [section.unit ?? section.name]
      return change { $0.identified.formUnion(types) }
    }
  }

  /// The key that names the type of units: a usual one with texts, or one that goes with other keys for each type and ends in
  /// `type` or has numbers.
  private func typeKey(of units: [SampleNode], _ keys: [String]) -> String? {
    let usual = UsualKeys.first(of: typeKeys, in: keys)
    if let usual, units.allSatisfy({ samples.member(usual, $0).map { samples.kind($0) } == .string }) { return usual }
    guard let key = usual ?? keys.first(where: { ["type", "kind"].contains(SourceNames.words($0).last ?? "") }) else {
      return nil
    }
    var keysByType: [String: Set<String>] = [:]
    for unit in units {
      guard let type = text(key, of: unit) else { continue }
      keysByType[type] = keysByType[type].map { $0.intersection(samples.keys(unit)) } ?? Set(samples.keys(unit))
    }
    return keysByType.count <= 16 && Set(keysByType.values).count > 1 ? key : nil
  }

  /// The key of the data, if all objects have it and little else.
  private func dataKey(of objects: [SampleNode], besides known: [String]) -> String? {
    let members = samples.members(objects)
    let whole = members.filter { member in
      member.values.count == objects.count && member.values.allSatisfy { samples.kind($0) == .object }
    }.map { $0.key }
    guard let key = UsualKeys.first(of: UsualKeys.data, in: whole) else { return nil }
    let others = members.map { $0.key }.filter {
      $0 != key && !known.contains($0) && !known.contains(UsualKeys.plain($0))
    }
    return others.count <= 3 ? key : nil
  }
}
