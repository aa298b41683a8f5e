import SDUIIR
import SDUIJSON

extension EnvelopeReader {
  /// All units in lists.
  private var units: [SampleNode] { envelope.sections.flatMap { $0.lists }.flatMap { samples.units(of: $0) } }

  /// Finds the key for the type of a unit, and the one for its data.
  mutating func readUnitKeys() throws(ImportError) {
    let units = units
    guard let first = units.first else {
      let places = Array(samples.roots.prefix(1))
      throw error("no section has a unit", places, "import responses with units")
    }
    if let other = units.first(where: { samples.kind($0) != .object }) {
      throw error("a unit is \(samples.kind(other).words)", [other], "send an object for each unit")
    }
    let members = samples.members(units)
    let common = members.filter { member in
      member.values.count == units.count && member.values.allSatisfy { !(samples.text($0) ?? "").isEmpty }
    }.map { $0.key }
    let endings = common.filter { ["type", "kind"].contains(SourceNames.words($0).last ?? "") }
    guard let type = (Self.usual(["unitType", "type", "kind"], in: common) + endings).first else {
      throw untyped(units, members, first)
    }
    change { $0.keys.rename(.unitType, to: type) }
    let beside = members.filter { $0.key != type && $0.key != "measured" }
    let others = beside.map { $0.key }
    if let data = dataKey(beside) {
      change { $0.keys.rename(.data, to: data) }
      let beside = samples.members(units.filter { samples.member(data, $0) != nil }).map { $0.key }
      for key in beside where key != data && others.contains(key) {
        add(note("`\(key)` beside `\(data)` of a unit is not described; clients ignore it", at: first))
      }
      return
    }
    change { envelope in
      envelope.isFlat = true
      if others.contains("data") { envelope.keys[.data] = Self.unused("unitData", in: others) }
    }
    add(note("the fields of units are beside `\(type)`", at: first))
  }

  /// The key that holds the data of a unit. Beside an identity of the unit, such a key is a field like others.
  private func dataKey(_ members: [(key: String, values: [SampleNode])]) -> String? {
    let keys = members.map { $0.key }
    let usual = Self.usual(["data", "payload", "content", "attributes", "model", "props", "value"], in: keys)
    if keys.count == 1 {
      let isHolder = members[0].values.allSatisfy { [.object, .array].contains(samples.kind($0)) }
      return isHolder ? keys[0] : usual.first
    }
    if keys.contains(where: { SourceNames.words($0).last == "id" }) { return nil }
    return usual.first { key in
      members.first { $0.key == key }?.values.allSatisfy { samples.kind($0) == .object } ?? false
    }
  }

  private func untyped(
    _ units: [SampleNode], _ members: [(key: String, values: [SampleNode])], _ first: SampleNode
  ) -> ImportError {
    let partial = members.first { ["unitType", "type", "kind"].contains($0.key) && $0.values.count < units.count }
    let other = partial.flatMap { partial in units.first { samples.member(partial.key, $0) == nil } } ?? first
    return error(
      "no key of this unit holds the name of its component", [other],
      "send a text in each unit, such as `\"unitType\"`, that names its component")
  }

  /// A name that is none of some keys.
  static func unused(_ name: String, in keys: [String]) -> String {
    var result = name
    while keys.contains(result) { result += "X" }
    return result
  }

  /// Headers, footers and bars: units beside the lists.
  mutating func readParts(_ sections: [SampleNode]) throws(ImportError) {
    let samples = samples
    let keys = samples.members(sections).map { $0.key }
    for (key, words) in [(ResponseKey.header, ["header", "head", "title"]), (.footer, ["footer", "foot"])] {
      let candidates = keys.filter { words.contains(SourceNames.words($0).last ?? "") }
      let found = candidates.first { candidate in
        let values = sections.compactMap { samples.member(candidate, $0) }
        return values.allSatisfy { isUnit($0) }
      }
      guard let found else { try reserve(key, keys, sections); continue }
      change { envelope in
        envelope.keys.rename(key, to: found)
        for index in envelope.sections.indices {
          let parts = envelope.sections[index].places.compactMap { samples.member(found, $0) }
          if key == .header {
            envelope.sections[index].headers = parts
          } else {
            envelope.sections[index].footers = parts
          }
        }
      }
    }
    for key in [ResponseKey.topBar, .bottomBar] {
      let values = samples.roots.compactMap { samples.member(key.rawValue, $0) }
      if values.isEmpty { continue }
      guard values.allSatisfy({ isUnit($0) }) else { try reserve(key, [key.rawValue], values); continue }
      change { $0.bars.append((key.rawValue, values)) }
    }
  }

  /// Renames a key of the format whose name has another meaning in the responses.
  private mutating func reserve(_ key: ResponseKey, _ keys: [String], _ values: [SampleNode]) throws(ImportError) {
    guard keys.contains(key.rawValue) else { return }
    change { $0.keys[key] = Self.unused("unit" + SourceNames.upper(key.rawValue), in: keys) }
  }

  private func isUnit(_ value: SampleNode) -> Bool {
    guard let type = samples.member(envelope.keys[.unitType], value), samples.text(type) != nil else { return false }
    return envelope.isFlat
      || samples.keys(value).allSatisfy {
        [envelope.keys[.unitType], envelope.keys[.data], "measured"].contains($0)
      }
  }

  /// Refuses units whose data have several kinds of place.
  func checkUnits() throws(ImportError) {
    for section in envelope.sections {
      let types = Set((section.headers).compactMap { type(of: $0) })
      if types.count > 1, let first = section.headers.first,
        let other = section.headers.first(where: { type(of: $0) != type(of: first) })
      {
        throw error(
          "the section `\(section.wire)` has headers of different components", [first, other],
          "send one component with optional fields")
      }
    }
  }

  /// The wire name of the component of a unit.
  func type(of unit: SampleNode) -> String? {
    samples.member(envelope.keys[.unitType], unit).flatMap { samples.text($0) }
  }
}
