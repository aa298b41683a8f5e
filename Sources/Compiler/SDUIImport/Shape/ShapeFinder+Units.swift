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
      let types = type.map { type in units.compactMap { text(type, of: $0) } } ?? [unitName(in: listKey, of: section)]
      change { $0.identified.formUnion(types) }
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
    let identity = UsualKeys.first(
      of: identityKeys,
      in: samples.members(units).filter { $0.values.count == units.count }.map { $0.key }.filter { $0 != type })
    let inner = units.compactMap { samples.member(data, $0) }
    guard let identity, samples.members(inner).allSatisfy({ $0.key != "id" }) else { return }
    section.keys.set(.id, to: .key(identity))
    let types = type.map { type in units.compactMap { text(type, of: $0) } } ?? [section.unit ?? section.name]
    change { $0.identified.formUnion(types) }
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
      let types = type.map { type in units.compactMap { text(type, of: $0) } } ?? [section.unit ?? section.name]
      return change { $0.identified.formUnion(types) }
    }
  }

  /// The key that names the type of units: a usual one with texts, or one that goes with other keys for each type and ends in
  /// `type` or has numbers.
  func typeKey(of units: [SampleNode], _ keys: [String]) -> String? {
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
    guard let key = UsualKeys.first(of: UsualKeys.data, in: whole) else { return nil }
    let others = members.map { $0.key }.filter { $0 != key && !isKnown($0) }
    return others.count <= 3 ? key : nil
  }
}
