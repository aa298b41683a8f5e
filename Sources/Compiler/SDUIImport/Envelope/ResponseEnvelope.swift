import SDUIIR

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
  /// Whether the data of a unit are beside its type.
  var isFlat = false

  /// The keys of a unit that are no fields where its fields are beside them.
  var keysBesideFields: Set<String> { [keys[.unitType], "measured"] }
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
