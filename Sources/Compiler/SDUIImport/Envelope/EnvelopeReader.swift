import SDUIIR
import SDUIJSON

/// Finds the sections and units in responses, and the names of the keys around them.
struct EnvelopeReader {
  let samples: ResponseSamples
  private(set) var envelope = ResponseEnvelope()
  private(set) var notes: [SampleNote] = []

  init(_ samples: ResponseSamples) { self.samples = samples }

  /// Reads all responses.
  mutating func read() throws(ImportError) -> ResponseEnvelope {
    guard let first = samples.roots.first else {
      throw ImportError(message: "there is no response", places: [], remedy: "name at least one")
    }
    let kind = samples.kind(first)
    if let other = samples.roots.first(where: { samples.kind($0) != kind }) {
      throw error(
        "a response is \(kind.words), and another is \(samples.kind(other).words)", [first, other],
        "import responses of one screen")
    }
    switch kind {
    case .object: try readObjects()
    case .array: try readLists()
    default:
      throw error("a response is \(kind.words)", [first], "import responses that are objects or lists")
    }
    return envelope
  }

  // MARK: - Lists

  /// A list of units, or a list of lists of units.
  private mutating func readLists() throws(ImportError) {
    let elements = samples.roots.flatMap { samples.elements($0) }
    guard let first = elements.first else {
      throw error("all responses are empty lists", Array(samples.roots.prefix(1)), "import responses with units")
    }
    let kind = samples.kind(first)
    if let other = elements.first(where: { samples.kind($0) != kind }) {
      throw error(
        "a response contains \(kind.words) beside \(samples.kind(other).words)", [first, other],
        "import lists of units, or lists of lists of units")
    }
    if kind == .object {
      var section = SectionSamples(wire: "items")
      (section.places, section.lists) = (samples.roots, samples.roots)
      envelope.sections = [section]
    } else if kind == .array {
      for root in samples.roots {
        for (index, list) in samples.elements(root).enumerated() {
          if index == envelope.sections.count {
            envelope.sections.append(SectionSamples(wire: "section\(index + 1)"))
          }
          guard !samples.elements(list).isEmpty else { continue }
          envelope.sections[index].places.append(list)
          envelope.sections[index].lists.append(list)
        }
      }
      notes.append(note("sections are named by their position, because lists have no names", at: first))
    } else {
      throw error("a response is a list of values", [first], "import lists of units, or lists of lists of units")
    }
    try readUnitKeys()
    try checkUnits()
  }

  // MARK: - Objects

  private mutating func readObjects() throws(ImportError) {
    let lists = try sectionLists()
    let sections = lists.flatMap { samples.elements($0) }
    if let other = sections.first(where: { samples.kind($0) != .object }) {
      throw error("a section is \(samples.kind(other).words)", [other], "send an object for each section")
    }
    try readUnitLists(of: sections)
    try readSectionNames(lists)
    try readUnitKeys()
    try readParts(sections)
    readPages()
    readScreen()
    noteOtherKeys(of: sections, .section, "a section")
    noteOtherKeys(of: samples.roots, .response, "a response")
    try checkUnits()
  }

  /// The list of sections of each response: the first list of objects that have lists of objects themselves.
  private mutating func sectionLists() throws(ImportError) -> [SampleNode] {
    let members = samples.members(samples.roots)
    let preferred = members.first { $0.key == ResponseKey.sectionList.rawValue }
    let candidates = [preferred].compactMap { $0 } + members
    for member in candidates where member.values.count == samples.roots.count {
      guard member.values.allSatisfy({ samples.kind($0) == .array }) else { continue }
      let objects = member.values.flatMap { samples.elements($0) }
      guard objects.contains(where: { unitListKeys([$0]).first != nil }) else { continue }
      envelope.keys.rename(.sectionList, to: member.key)
      return member.values
    }
    throw unreadable(members)
  }

  private func unreadable(_ members: [(key: String, values: [SampleNode])]) -> ImportError {
    let roots = Array(samples.roots.prefix(1))
    let flat = members.first { member in
      member.values.allSatisfy { samples.kind($0) == .array && !samples.elements($0).isEmpty }
    }
    guard let flat else {
      return error(
        "no key of the response holds a list of sections in all responses", roots,
        "send `{ \"sectionList\": [{ \"sectionId\": …, \"units\": [{ \"unitType\": …, \"data\": … }] }] }`, with any key names"
      )
    }
    return error(
      "`\(flat.key)` holds a list without sections, and `wire` cannot describe a response of one section",
      Array(flat.values.prefix(1)),
      "import the list alone, which is one section, or send its units in a section: `\"\(flat.key)\": [{ \"sectionId\": …, "
        + "\"units\": […] }]`")
  }

  /// The keys of objects that hold lists of objects, the usual names first.
  private func unitListKeys(_ sections: [SampleNode]) -> [String] {
    let keys = samples.members(sections).filter { member in
      member.values.allSatisfy { samples.kind($0) == .array }
        && member.values.contains { !samples.elements($0).isEmpty }
        && member.values.allSatisfy { samples.units(of: $0).allSatisfy { samples.kind($0) == .object } }
    }.map { $0.key }
    return Self.usual(["units", "items", "cells"], in: keys) + keys
  }

  private mutating func readUnitLists(of sections: [SampleNode]) throws(ImportError) {
    let keys = unitListKeys(sections).filter { key in sections.allSatisfy { samples.member(key, $0) != nil } }
    guard let key = keys.first else {
      let nested = sections.first { samples.member("sections", $0).map { samples.kind($0) == .array } ?? false }
      let other = nested ?? sections.first { unitListKeys([$0]).isEmpty } ?? sections.first
      throw error(
        "this section has no list of units under a key that all sections have", [other].compactMap { $0 },
        "send a list of units in each section, under one key"
          + (nested == nil ? "" : "; write a `stack` by hand for sections in sections"))
    }
    envelope.keys.rename(.units, to: key)
  }

  /// Those of some names that are among others.
  static func usual(_ names: [String], in keys: [String]) -> [String] { names.filter(keys.contains) }

  // MARK: - Notes

  func note(_ message: String, at sample: SampleNode) -> SampleNote { SampleNote(sample: sample, message: message) }

  mutating func add(_ note: SampleNote) { notes.append(note) }

  mutating func change(_ body: (inout ResponseEnvelope) -> Void) { body(&envelope) }

  func error(_ message: String, _ at: [SampleNode], _ remedy: String) -> ImportError {
    ImportError(message: message, places: at.map { samples.place($0) }, remedy: remedy)
  }
}

extension ResponseKeys {
  /// Gives a key a name, unless it has this name in the format.
  mutating func rename(_ key: ResponseKey, to name: String) {
    if self[key] != name { self[key] = name }
  }
}
