import SDUIIR
import SDUIJSON

extension ShapeFinder {
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
      return section.keys.set(.data, to: .paths([.whole]))
    }
    let numbers = commonNumberKeys(units)
    let type =
      typeKey(of: units, commonTextKeys(units)) ?? typeKey(of: units, numbers) ?? numbers.first { $0 == numberOfType }
    // The key of an entity is its identity.
    if shape.keys.place(of: .id) == .source(.key) {
      noteIdentified(units, type.map { WirePath([.key($0)]) }, or: unitName(in: listKey, of: section))
    }
    if let type {
      section.keys.set(.unitType, to: .key(type), as: numbers.contains(type) ? .number : .usual)
    } else {
      section.keys.set(.unitType, to: .source(.section))
      section.unit = unitName(in: listKey, of: section)
      (section.listKey, section.unitForm) = (listKey, units.isEmpty ? nil : form(of: units))
    }
    guard let data = dataKey(of: units, besides: [type].compactMap { $0 } + identityKeys) else {
      section.keys.set(.data, to: .paths([.whole]))
      return identify(units, byLinksOf: &section, type)
    }
    section.keys.set(.data, to: .key(data))
    identify(units, beside: data, of: &section, type)
  }

  /// Takes a key beside the data of units for their identity, and one in an object beside them for their type.
  private mutating func identify(
    _ units: [SampleNode], beside data: String, of section: inout ResponseShape.Section, _ type: String?
  ) {
    let members = samples.members(units).filter { $0.values.count == units.count && $0.key != type && $0.key != data }
    let nestedType = type == nil ? nestedPath(in: members, hints.type, UsualKeys.types) { _ in true } : nil
    if let nestedType { section.keys.set(.unitType, to: .paths([nestedType])) }
    let identity =
      UsualKeys.first(of: identityKeys, in: members.map { $0.key }.filter { isText($0, in: units) }).map {
        WirePath([.key($0)])
      }
      ?? nestedPath(in: members, hints.identity, UsualKeys.identities) { Set($0).count == $0.count }
    noteOthers(units, beside: data, besides: [type, identity?.keys.first, nestedType?.keys.first])
    if shape.keys.place(of: .id) == .source(.key) { return }
    let inner = units.compactMap { samples.member(data, $0) }
    guard let identity, samples.members(inner).allSatisfy({ $0.key != "id" }) else { return }
    section.keys.set(.id, to: .paths([identity]))
    noteIdentified(units, type.map { WirePath([.key($0)]) } ?? nestedType, or: section.unit ?? section.name)
  }

  /// Notes that something beside the data of units identifies those of their types.
  private mutating func noteIdentified(_ units: [SampleNode], _ type: WirePath?, or only: String) {
    let types = type.map { type in
      units.compactMap { value(type, of: $0).flatMap { samples.text($0) ?? samples.digits($0) } }
    }
    change { $0.identified.formUnion(types ?? [only]) }
  }

  private func isText(_ key: String, in units: [SampleNode]) -> Bool { units.allSatisfy { text(key, of: $0) != nil } }

  /// The path of a text in an object beside the data: the one that a person names, or one under a usual key.
  private func nestedPath(
    in members: [(key: String, values: [SampleNode])], _ hint: WirePath?, _ table: [String],
    where fit: ([String]) -> Bool
  ) -> WirePath? {
    for member in members where member.values.allSatisfy({ samples.kind($0) == .object }) {
      // One unit is always unique, and that of an author is not its own.
      if hint == nil, member.values.count < 2 || !UsualKeys.identifying.contains(UsualKeys.plain(member.key)) {
        continue
      }
      let inner = samples.members(member.values).filter { key, values in
        let texts = values.compactMap { samples.text($0) ?? samples.digits($0) }
        return texts.count == member.values.count && fit(texts)
      }.map { $0.key }
      if let hint {
        if hint.keys.count == 2, hint.keys[0] == member.key, inner.contains(hint.keys[1]) { return hint }
        continue
      }
      let ownID = UsualKeys.plain(member.key) == "id" ? inner.first { DataInference.isIdentity($0) } : nil
      guard let key = UsualKeys.first(of: table, in: inner) ?? (table == UsualKeys.identities ? ownID : nil) else {
        continue
      }
      return WirePath([.key(member.key), .key(key)])
    }
    return nil
  }

  /// Says which keys beside the data of units nothing describes.
  private mutating func noteOthers(_ units: [SampleNode], beside data: String, besides taken: [String?]) {
    for member in samples.members(units) where member.key != data && !taken.contains(member.key) {
      if member.values.allSatisfy({ samples.kind($0) == .null }) || !otherKeys.insert(member.key).inserted { continue }
      note("`\(member.key)` beside `\(data)` is not described; clients ignore it", at: member.values[0])
    }
  }

  /// The name of the units of a section whose server names none: that of their list, unless it says only that it is one.
  private func unitName(in listKey: String, of section: ResponseShape.Section) -> String {
    let key = UsualKeys.plain(listKey)
    let isUsual = UsualKeys.units.contains(key) && key.count <= 10
    let names = ["products", "cards", "posts", "articles", "movies", "shows", "videos", "banners", "stories"]
    if !isUsual || names.contains(key) { return SourceNames.upper(SourceNames.singular(listKey), or: "Item") }
    return SourceNames.upper(
      listKey == section.name ? "item" : SourceNames.upper(section.name, or: "Section") + "_item", or: "Item")
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
      return noteIdentified(units, type.map { WirePath([.key($0)]) }, or: section.unit ?? section.name)
    }
  }

  /// The key that names the type of units: a usual one with texts, or one that goes with other keys for each type and ends in
  /// `type` or has numbers.
  func typeKey(of units: [SampleNode], _ keys: [String]) -> String? {
    let usual = UsualKeys.first(of: typeKeys, in: keys)
    if let usual, units.allSatisfy({ samples.member(usual, $0).map { samples.kind($0) } == .string }) {
      return hints.type != nil || !isFreeText(usual, of: units) ? usual : nil
    }
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

  /// The key of the largest objects beside the one in which a person has named an identity: only these data can have it.
  private func dataKey(
    beside identity: WirePath?, in members: [(key: String, values: [SampleNode])]
  ) -> String? {
    guard let identity, identity.keys.count == 2,
      let count = members.first(where: { $0.key == identity.keys[0] })?.values.count
    else { return nil }
    let objects = members.filter { member in
      member.key != identity.keys[0] && member.values.count == count
        && member.values.allSatisfy { samples.kind($0) == .object }
    }
    return objects.max { samples.size(of: $0.values) < samples.size(of: $1.values) }?.key
  }

  /// Whether texts under a usual key of types are written for people: some have blanks or begin with a digit, and all objects
  /// have the same keys.
  private func isFreeText(_ key: String, of units: [SampleNode]) -> Bool {
    let texts = units.compactMap { samples.member(key, $0).flatMap { samples.text($0) } }
    let areForPeople = texts.contains { text in
      text.utf8.contains(UInt8(ascii: " ")) || text.utf8.first.map { 48...57 ~= $0 } ?? true
    }
    let forms = units.map { unit in
      Set(samples.keys(unit).flatMap { key in [key] + (samples.member(key, unit).map(samples.keys) ?? []) })
    }
    return areForPeople && Set(forms).count == 1
  }

  /// The key of the data, if all objects have it and little else.
  func dataKey(of objects: [SampleNode], besides known: [String]) -> String? {
    let members = samples.members(objects)
    // Units without data have nothing else, either.
    func isKnown(_ key: String) -> Bool { known.contains(key) || known.contains(UsualKeys.plain(key)) }
    let whole = members.filter { member in
      guard UsualKeys.data.contains(UsualKeys.plain(member.key)),
        member.values.allSatisfy({ samples.kind($0) == .object })
      else { return false }
      return member.values.count == objects.count
        || objects.allSatisfy { samples.member(member.key, $0) != nil || samples.keys($0).allSatisfy(isKnown) }
    }.map { $0.key }
    guard let key = UsualKeys.first(of: UsualKeys.data, in: whole) else {
      return dataKey(beside: hints.identity, in: members)
    }
    let others = members.map { $0.key }.filter { $0 != key && !isKnown($0) }
    return others.count <= 3 ? key : nil
  }
}
