import SDUIIR
import SDUIJSON

/// The data of one component.
struct ComponentSamples {
  let wire: String
  let name: String
  /// Whether a section shows it as a unit, so that it needs an identity.
  var isUnit = false
  /// The data in each list of units. Identities are unique in a list.
  var lists: [[SampleNode]] = []
  /// The data of headers, footers and bars.
  var others: [SampleNode] = []
  /// A unit without data, if there is one.
  var bare: SampleNode?
  /// Whether some data are beside the type of their unit.
  var isFlat = false

  /// All data.
  var data: [SampleNode] { lists.flatMap { $0 } + others }
}

/// The components of all responses, in the order in which they are found.
struct ComponentTable {
  let samples: ResponseSamples
  let envelope: ResponseEnvelope
  private(set) var components: [ComponentSamples] = []
  private var indices: [String: Int] = [:]

  init(_ samples: ResponseSamples, _ envelope: ResponseEnvelope) {
    self.samples = samples
    self.envelope = envelope
  }

  /// The wire name of a unit's component.
  func type(of unit: SampleNode) throws(ImportError) -> String {
    guard let node = samples.member(envelope.keys[.unitType], unit), let type = samples.text(node), !type.isEmpty else {
      throw ImportError(
        message: "this unit has no name of a component under `\(envelope.keys[.unitType])`",
        places: [samples.place(unit)], remedy: "send a text that names its component")
    }
    return type
  }

  /// The index of the component of a wire name, if there is one.
  func index(of wire: String) -> Int? { indices[wire] }

  /// The index of a component, which is added if it is new.
  mutating func index(of wire: String, named name: String? = nil, _ names: inout NameTable) -> Int {
    if let index = indices[wire] { return index }
    indices[wire] = components.count
    let source = names.unique(SourceNames.upper(name ?? wire, or: "Unit"), owner: "Unit")
    components.append(ComponentSamples(wire: wire, name: source))
    return components.count - 1
  }

  /// Adds the units of one list, and gives the indices of their components.
  mutating func addUnits(_ units: [SampleNode], _ names: inout NameTable) throws(ImportError) -> [Int] {
    var found: [Int] = []
    var isFound: Set<Int> = []
    for unit in units {
      let index = index(of: try type(of: unit), &names)
      if isFound.insert(index).inserted {
        found.append(index)
        components[index].isUnit = true
        components[index].lists.append([])
      }
      let last = components[index].lists.count - 1
      guard let data = try data(of: unit) else { components[index].bare = unit; continue }
      if data == unit { components[index].isFlat = true }
      if samples.kind(data) == .array {
        components[index].lists[last] += samples.elements(data)
      } else {
        components[index].lists[last].append(data)
      }
    }
    return found
  }

  /// Adds the data of units that a bundle holds.
  mutating func addData(_ lists: [[SampleNode]], named name: String, _ names: inout NameTable) -> Int {
    let index = newIndex(named: name, &names)
    components[index].isUnit = true
    components[index].lists += lists
    return index
  }

  /// Adds a header, footer or bar.
  mutating func addPart(_ unit: SampleNode, _ names: inout NameTable) throws(ImportError) -> Int {
    let index = index(of: try type(of: unit), &names)
    guard let data = try data(of: unit) else {
      components[index].bare = unit
      return index
    }
    if data == unit { components[index].isFlat = true }
    components[index].others.append(data)
    return index
  }

  /// Adds the data of a header or footer that a bundle holds.
  mutating func addPartData(_ data: [SampleNode], named name: String, _ names: inout NameTable) -> Int {
    let index = newIndex(named: name, &names)
    components[index].others += data
    return index
  }

  /// A component that no unit names.
  private mutating func newIndex(named name: String, _ names: inout NameTable) -> Int {
    let source = names.unique(SourceNames.upper(name, or: "Unit"), owner: "Bundled")
    indices[source] = components.count
    components.append(ComponentSamples(wire: source, name: source))
    return components.count - 1
  }

  /// The data of a unit; the unit itself if its fields are beside its type; `nil` if it has none.
  private func data(of unit: SampleNode) throws(ImportError) -> SampleNode? {
    if envelope.isFlat { return unit }
    guard let data = samples.member(envelope.keys[.data], unit) else {
      return samples.keys(unit).contains { !envelope.keysBesideFields.contains($0) } ? unit : nil
    }
    guard samples.kind(data) == .null else { return data }
    throw ImportError(
      message: "the data of a unit is `null`", places: [samples.place(data)], remedy: "leave the key out")
  }
}
