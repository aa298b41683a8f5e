import SDUIIR
import SDUIJSON

extension EnvelopeReader {
  /// Finds the names and identities of sections, and the sections that are repeated.
  mutating func readSectionNames(_ lists: [SampleNode]) throws(ImportError) {
    let sections = lists.flatMap { samples.elements($0) }
    let keys = samples.members(sections).filter { member in
      member.values.count == sections.count && member.values.allSatisfy { !(samples.text($0) ?? "").isEmpty }
    }.map { $0.key }
    let usual = Self.usual(
      ["section", "sectionType", "sectionId", "type", "kind", "name", "id", "identifier"], in: keys)
    let endings = keys.filter { ["type", "kind", "name", "id"].contains(SourceNames.words($0).last ?? "") }
    guard let name = (usual + endings).first(where: { isName($0, sections) }) else {
      throw error(
        "no key of a section holds its name in all sections", Array(sections.prefix(1)),
        "send a text in each section that identifies it")
    }
    let identity = Self.usual(["sectionId", "id", "identifier"], in: samples.members(sections).map { $0.key })
      .first { $0 != name && areTexts($0, sections) }
    try collectSections(lists, name: name, identity: identity)
  }

  /// Whether the texts under a key name sections: fewer names than sections, or as many as a response has.
  private func isName(_ key: String, _ sections: [SampleNode]) -> Bool {
    var names: Set<String> = []
    for section in sections {
      if let name = samples.member(key, section).flatMap({ samples.text($0) }) { names.insert(name) }
    }
    return names.count <= 64 && (samples.roots.count < 4 || names.count * 2 <= sections.count)
  }

  private func areTexts(_ key: String, _ sections: [SampleNode]) -> Bool {
    sections.allSatisfy { section in
      guard let value = samples.member(key, section) else { return true }
      return samples.kind(value) == .null || !(samples.text(value) ?? "").isEmpty
    }
  }

  private mutating func collectSections(
    _ lists: [SampleNode], name: String, identity: String?
  ) throws(ImportError) {
    var sections: [SectionSamples] = []
    var isRepeated = false
    var isOther: Set<String> = []
    for list in lists {
      var last = -1
      var seen: Set<String> = []
      var identities: Set<String> = []
      for section in samples.elements(list) {
        guard let wire = samples.member(name, section).flatMap({ samples.text($0) }) else { continue }
        if !seen.insert(wire).inserted { isRepeated = isOther.insert(wire).inserted || isRepeated }
        if let identity {
          let own = samples.member(identity, section).flatMap { samples.text($0) }
          if own != wire { isOther.insert(wire) }
          if let own, !identities.insert(own).inserted { throw duplicate(own, section) }
        }
        last = Self.add(section, wire, behind: last, to: &sections)
        guard let units = samples.member(envelope.keys[.units], section) else { continue }
        sections[last].lists.append(units)
      }
    }
    for index in sections.indices {
      sections[index].isRepeated = identity == nil ? isRepeated : isOther.contains(sections[index].wire)
      sections[index].isEssential = isEssential(sections[index], name, lists)
    }
    change { $0.sections = sections }
    nameKeys(
      name, identity, samples.members(lists.flatMap { samples.elements($0) }).map { $0.key }, isRepeated: isRepeated)
    for section in sections where section.isRepeated && !section.places.isEmpty {
      add(note("`\(section.wire)` is `repeated`, because its identity is not its name", at: section.places[0]))
    }
  }

  private func duplicate(_ identity: String, _ section: SampleNode) -> ImportError {
    error("two sections of a response have the identity `\(identity)`", [section], "give each an identity of its own")
  }

  /// Adds an appearance to its section. A new section follows the preceding one of its response.
  private static func add(
    _ place: SampleNode, _ wire: String, behind last: Int, to sections: inout [SectionSamples]
  ) -> Int {
    if let index = sections.firstIndex(where: { $0.wire == wire }) {
      sections[index].places.append(place)
      return index
    }
    var section = SectionSamples(wire: wire)
    section.places = [place]
    sections.insert(section, at: last + 1)
    return last + 1
  }

  /// Whether every first page has the section. Fewer than five first pages prove nothing.
  private func isEssential(_ section: SectionSamples, _ name: String, _ lists: [SampleNode]) -> Bool {
    let first = lists.filter { list in
      let root = SampleNode(response: list.response, node: samples.document(list).root)
      guard let page = pageNumber(of: root) else { return true }
      return page == 0
    }
    guard first.count >= 5 else { return false }
    let owners = Set(section.places.map { $0.response })
    return first.allSatisfy { owners.contains($0.response) }
  }

  /// The keys for the name and the identity. A section without `section` is identified by `sectionId`, so a name alone
  /// becomes `sectionId`, unless sections repeat.
  private mutating func nameKeys(_ name: String, _ identity: String?, _ keys: [String], isRepeated: Bool) {
    change { envelope in
      if identity == nil, !isRepeated {
        envelope.keys.rename(.sectionId, to: name)
        if keys.contains("section") { envelope.keys[.section] = Self.unused("sectionType", in: keys) }
        return
      }
      envelope.keys.rename(.section, to: name)
      if let identity {
        envelope.keys.rename(.sectionId, to: identity)
      } else if keys.contains("sectionId") {
        envelope.keys[.sectionId] = Self.unused("sectionIdentity", in: keys)
      }
    }
  }
}
