import SDUIIR
import SDUIJSON

/// The parts of the responses around the data of units, and the names of their keys.
struct ResponseEnvelope {
  /// The keys that have other names than in the format.
  var keys = ResponseKeys()
  /// The name under which responses know the screen.
  var screen: String?
  /// The source of the property `pagination`, if later pages can be requested.
  var pagination: String?
  /// The sections in order.
  var sections: [SectionSamples] = []
  /// The bars of the screen.
  var bars: [(name: String, units: [SampleNode])] = []
  /// Whether the responses had another form and were brought into that of the format, which has no bundles then.
  var isArranged = false
  /// The types of units that are sections themselves, so that nothing need identify them.
  var sectionsAlone: Set<String> = []
  /// The types of units of sections whose units do not say them, by the names of the sections.
  var unitTypes: [String: String] = [:]
  /// The key that a person names for the identity of units.
  var identity: String?
  /// The types of units whose identity is beside their data, and was put into these as `id`.
  var identified: Set<String> = []
  /// Whether the data of a unit are beside its type.
  var isFlat = false

  /// The keys of a unit that are no fields where its fields are beside them.
  var keysBesideFields: Set<String> { [keys[.unitType], "measured"] }
}

extension ResponseEnvelope {
  /// Whether responses have parts that only the format has: units as headers, footers and bars, bundles, units of two forms.
  func hasPartsOfFormat(_ samples: ResponseSamples) -> Bool {
    if !bars.isEmpty || sections.contains(where: { !$0.headers.isEmpty || !$0.footers.isEmpty }) { return true }
    if isFlat { return false }
    let lists = sections.flatMap { $0.lists.map { samples.elements($0) } }
    let data = lists.flatMap { $0 }.map { samples.member(keys[.data], $0) }
    if data.contains(where: { $0 == nil }) || data.contains(where: { $0.map(samples.kind) == .array }) { return true }
    return sections.contains { section in
      let units = section.lists.map { samples.elements($0) }
      guard !units.isEmpty, units.allSatisfy({ $0.count == 1 }) else { return false }
      return units.allSatisfy { unit in
        guard let data = samples.member(keys[.data], unit[0]) else { return false }
        return samples.keys(data).contains { key in
          samples.member(key, data).map { value in
            samples.kind(value) == .array && samples.elements(value).allSatisfy { samples.kind($0) == .object }
              && !samples.elements(value).isEmpty
          } ?? false
        }
      }
    }
  }
}

/// The appearances of one section in the responses.
struct SectionSamples {
  /// The wire name.
  let wire: String
  /// Whether responses have it several times, or under identities of its own.
  var isRepeated = false
  /// Whether it is in every first page.
  var isEssential = false
  /// The section objects; the lists themselves if the responses are lists.
  var places: [SampleNode] = []
  /// Its lists of units.
  var lists: [SampleNode] = []
  var headers: [SampleNode] = []
  var footers: [SampleNode] = []
}
