import SDUIIR
import SDUIJSON

/// Says once what several sections have in common.
extension ShapeFinder {
  /// Shares the places of parts, and the types of units and headers that the server does not name.
  mutating func share() {
    shareUnits()
    shareHeaders()
    shareKeys()
  }

  /// The form of values as a text: their kind, and the keys and kinds of what is in them. Equal texts are equal forms.
  func form(of values: [SampleNode]) -> String {
    let present = values.filter { samples.kind($0) != .null }
    let kinds = Set(present.map { samples.kind($0) })
    guard let kind = kinds.first, kinds.count == 1 else { return kinds.isEmpty ? "?" : "!" }
    switch kind {
    case .object:
      let members = samples.members(present).map { "\($0.key): \(form(of: $0.values))" }
      return "{" + members.sorted().joined(separator: ", ") + "}"
    case .array: return "[" + form(of: present.flatMap { samples.elements($0) }) + "]"
    case .boolean: return "true"
    case .number: return "0"
    case .string, .null: return "\"\""
    }
  }

  /// Gives units of one form in lists of one key one type. Lists without units have the type of the others, if it is only one.
  private mutating func shareUnits() {
    var sectionsByKey: [String: [Int]] = [:]
    var names: [String: Int] = [:]
    for (index, section) in shape.sections.enumerated() {
      if let key = section.listKey { sectionsByKey[key, default: []].append(index) }
      for name in [section.unit, section.name] { if let name { names[name, default: 0] += 1 } }
    }
    for (listKey, sections) in sectionsByKey.sorted(by: { $0.value[0] < $1.value[0] }) {
      var groups: [String: [Int]] = [:]
      for index in sections {
        guard let form = shape.sections[index].unitForm else { continue }
        let places = [ResponseKey.id, .data].map { shape.sections[index].keys.place(of: $0)?.text ?? "" }
        groups[([form] + places).joined(separator: " "), default: []].append(index)
      }
      for group in groups.values.sorted(by: { $0[0] < $1[0] }) {
        let all = groups.count == 1 ? sections : group
        if all.count > 1 { shareUnit(of: all, listKey, &names) }
      }
      guard groups.count == 1, let first = groups.values.first?[0] else { continue }
      for index in sections where shape.sections[index].unitForm == nil { takePlaces(of: first, for: index) }
    }
  }

  private mutating func takePlaces(of first: Int, for index: Int) {
    change { shape in
      for key in [ResponseKey.id, .data] {
        guard let entry = shape.sections[first].keys.entry(of: key) else { continue }
        shape.sections[index].keys.set(key, to: entry.place, as: entry.form)
      }
    }
  }

  /// Gives the units of some sections one type, which has the name of their list unless it is another one.
  ///
  /// - Parameter names: How many sections and types of units have each name.
  private mutating func shareUnit(of sections: [Int], _ listKey: String, _ names: inout [String: Int]) {
    let own = Set(sections.compactMap { shape.sections[$0].unit })
    for index in sections { if let unit = shape.sections[index].unit { names[unit, default: 0] -= 1 } }
    let usual = SourceNames.upper(SourceNames.singular(listKey), or: "Item")
    let isTaken = names[usual, default: 0] > 0
    let name = isTaken ? shape.sections[sections[0]].unit ?? usual : usual
    names[name, default: 0] += sections.count
    change { shape in
      for index in sections { shape.sections[index].unit = name }
      if !shape.identified.isDisjoint(with: own) {
        shape.identified.subtract(own)
        shape.identified.insert(name)
      }
    }
  }

  /// Gives headers of one form one type.
  private mutating func shareHeaders() {
    var groups: [String: [Int]] = [:]
    for (index, section) in shape.sections.enumerated() {
      if let form = section.headerForm { groups[form, default: []].append(index) }
    }
    let shared = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    change { shape in
      for group in shared {
        let name = shared.count == 1 ? "SectionHeader" : shape.sections[group[0]].header?.type
        for index in group { if let name { shape.sections[index].header?.type = name } }
      }
    }
  }

  /// Says once for the screen where all sections have a part.
  private mutating func shareKeys() {
    for key in [ResponseKey.unitList, .unitType, .data] {
      let places = shape.sections.map { $0.keys.entry(of: key) }
      var counts: [ResponseKeys.Entry: Int] = [:]
      for case let place? in places { counts[place, default: 0] += 1 }
      // The first of the most frequent ones, so that the result does not depend on the order of a dictionary.
      guard let most = counts.values.max(), let usual = places.compactMap({ $0 }).first(where: { counts[$0] == most })
      else { continue }
      change { shape in
        shape.keys.set(key, to: usual.place, as: usual.form)
        for index in shape.sections.indices where shape.sections[index].keys.entry(of: key) == usual {
          shape.sections[index].keys = shape.sections[index].keys.without(key)
        }
      }
    }
  }
}
