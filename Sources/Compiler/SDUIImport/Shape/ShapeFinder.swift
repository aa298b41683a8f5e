import SDUIIR
import SDUIJSON

/// Finds the sections and units of responses that have another form than the format.
struct ShapeFinder {
  let samples: ResponseSamples
  let hints: ImportHints
  /// The name that a person gives the screen.
  let screen: String
  private(set) var shape = ResponseShape()
  /// The keys beside the items of sections that nothing describes.
  var otherKeys: Set<String> = []
  /// The key of the numbers that are the types of units in all sections, if they are.
  private(set) var numberOfType: String?
  /// The entities to which lists of units refer, if they do.
  let entities: SampleEntities?

  /// - Parameter findsEntities: Whether lists of units may hold references.
  init(_ samples: ResponseSamples, named screen: String, _ hints: ImportHints, findsEntities: Bool) {
    (self.samples, self.screen, self.hints) = (samples, screen, hints)
    entities = findsEntities ? SampleEntities(samples, besides: hints.root) : nil
  }

  /// A list of sections or units, or an object whose members are sections.
  struct Candidate {
    var path: WirePath
    var elements: [SampleNode]
    /// The keys of the members, if it is an object.
    var keys: [String] = []
    /// Whether the members of the object are items.
    var isMapOfItems = false
    /// The number of values in it.
    var size = 0
  }

  /// The usual keys of the type of a section or unit, or the one that a person names.
  var typeKeys: [String] { hints.type.map { [UsualKeys.plain($0.onlyKey ?? "")] } ?? UsualKeys.types }

  /// The usual keys of what tells sections and units apart, or the one that a person names.
  var identityKeys: [String] { hints.identity.map { [UsualKeys.plain($0.onlyKey ?? "")] } ?? UsualKeys.identities }

  /// Finds the shape of all responses.
  mutating func find() throws(ImportError) -> ResponseShape {
    let root = hints.root
    var candidates: [Candidate] = []
    collect(samples.roots, at: [], depth: 0, &candidates)
    if let root {
      candidates.removeAll { $0.path.container.keys != root.container.keys }
    }
    removeSmallMaps(&candidates)
    if let entities { candidates.removeAll { $0.path.container == entities.list.container } }
    let best = candidates.max { score($0) < score($1) }
    guard var list = best else { throw nothingFound(root) }
    if list.keys.isEmpty { unwrapNodes(&list) }
    note("the screen is `\(list.path.text)`, the largest list of objects", at: list.elements.first)
    if root == nil { noteOthers(than: list, among: candidates) }
    try check(hints.type, "--type", in: list)
    try check(hints.identity, "--id", in: list)
    if let key = nestingKey(of: list.elements) {
      note(
        "these are views that hold views in `\(key)`; the outer two levels are taken for sections and units",
        at: list.elements.first)
    }
    if !list.keys.isEmpty && !list.isMapOfItems {
      try readMembers(list)
    } else if !list.isMapOfItems, isListOfSections(list.elements), !areItems(list) {
      try readSections(list)
    } else {
      try readItems(list)
    }
    mapLayoutKeys()
    readPages(outside: list.path)
    noteUnusedHints(list)
    return shape
  }

  /// Says of a key that a person names that it changes nothing. Whether one key identifies units is found with their fields.
  private mutating func noteUnusedHints(_ list: Candidate) {
    let places = ([shape.keys] + shape.sections.map { $0.keys }).flatMap { $0.entries }.flatMap { $0.place.paths }
    let identity = hints.identity?.keys.count ?? 0 > 1 ? hints.identity : nil
    for (hint, option) in [(hints.type, "--type"), (identity, "--id")] {
      guard let hint, !places.contains(hint) else { continue }
      note(
        "`\(option) \(hint.text)` changes nothing: it is not in all of the items, not beside their data, or not unique",
        at: list.elements.first)
    }
  }

  private func nothingFound(_ root: WirePath?) -> ImportError {
    let place = samples.roots.prefix(1).map { samples.place($0) }
    if let root {
      return ImportError(
        message: "there is no list of objects at `\(root.text)`", places: place,
        remedy: "name the keys that lead to it, as in `--root data.items`")
    }
    return ImportError(
      message: "no response has a list of objects, which could be sections or items", places: place,
      remedy: "import responses that have a list, or write the screen by hand")
  }

  // MARK: - Keys

  /// The key under which objects hold others that hold such objects as well, as in a tree of views.
  private func nestingKey(of views: [SampleNode]) -> String? {
    func objects(in values: [SampleNode]) -> [SampleNode] {
      values.flatMap { samples.kind($0) == .array ? samples.elements($0) : [$0] }.filter { samples.kind($0) == .object }
    }
    return samples.members(views).first { key, values in
      !objects(in: objects(in: values).compactMap { samples.member(key, $0) }).isEmpty
    }?.key
  }

  func isListOfObjects(_ value: SampleNode) -> Bool {
    samples.kind(value) == .array && elements(of: value).allSatisfy { samples.kind($0) == .object }
  }

  /// The elements of a list, or the entities to which they refer. One that is `null` says nothing of the others.
  func elements(of list: SampleNode) -> [SampleNode] {
    entities?.units(of: list) ?? samples.elements(list).filter { samples.kind($0) != .null }
  }

  /// Says where the entities are to which the units of a list refer.
  mutating func readEntities(of lists: [SampleNode]) {
    guard let entities, let list = lists.first(where: { entities.units(of: $0) != nil }) else { return }
    if shape.keys.place(of: .entityList) != nil { return }
    note("the items refer to entities, which are at `\(entities.list.text)`", at: list)
    shape.keys.set(.entityList, to: .paths([entities.list]))
    if !entities.id.isEmpty { return shape.keys.set(.entityId, to: .paths(entities.id)) }
    let units = lists.flatMap { elements(of: $0) }
    let keys = samples.members(units).filter { $0.values.count == units.count }.map { $0.key }
    if UsualKeys.first(of: identityKeys, in: keys) == nil { shape.keys.set(.id, to: .source(.key)) }
  }

  /// The keys that have a text in all objects.
  func commonTextKeys(_ objects: [SampleNode]) -> [String] {
    samples.members(objects).filter { member in
      member.values.count == objects.count && member.values.allSatisfy { !(samples.text($0) ?? "").isEmpty }
    }.map { $0.key }
  }

  /// The keys that have a whole number in all objects, which may be a name. A time is called `t`, too.
  func commonNumberKeys(_ objects: [SampleNode]) -> [String] {
    samples.members(objects).filter { member in
      member.values.count == objects.count
        && member.values.allSatisfy { isNumberOfName($0) } && member.key != "t"
    }.map { $0.key }
  }

  /// Whether a value is a whole number that all clients read exactly.
  private func isNumberOfName(_ value: SampleNode) -> Bool {
    guard samples.kind(value) == .number, let digits = samples.digits(value) else { return false }
    return Int64(digits).map { ValueRule.integers ~= $0 } ?? false
  }

  /// The path of the lists of units in objects: a key of theirs, or one in an object of theirs that holds most of what they
  /// have, as `content.items` does.
  func unitListPath(of objects: [SampleNode]) -> WirePath? {
    if let key = unitListKey(of: objects) { return WirePath([.key(key)]) }
    let size = samples.size(of: objects)
    for member in samples.members(objects)
    where UsualKeys.contents.contains(UsualKeys.plain(member.key)) && member.values.count == objects.count {
      guard member.values.allSatisfy({ samples.kind($0) == .object }), let key = unitListKey(of: member.values) else {
        continue
      }
      let lists = member.values.compactMap { samples.member(key, $0) }
      if samples.size(of: lists) * 2 >= size { return WirePath([.key(member.key), .key(key)]) }
    }
    return nil
  }

  /// The key of the lists of units in objects: that of references, a usual one, or the only list of objects in all of them.
  private func unitListKey(of objects: [SampleNode]) -> String? {
    let lists = samples.members(objects.filter { samples.kind($0) == .object }).filter { member in
      member.values.allSatisfy { isListOfObjects($0) }
    }
    let filled = lists.filter { member in member.values.contains { !samples.elements($0).isEmpty } }.map { $0.key }
    let references = lists.first { member in member.values.contains { entities?.units(of: $0) != nil } }
    return references?.key ?? UsualKeys.first(of: UsualKeys.units, in: filled)
      ?? UsualKeys.first(of: UsualKeys.units, in: lists.map { $0.key })
  }

  /// Finds the key of types that are numbers, for sections of which some have units of one type only.
  mutating func findNumberOfType(in sections: [SampleNode]) {
    guard let path = unitListPath(of: sections) else { return }
    let units = sections.compactMap { value(path, of: $0) }.flatMap { elements(of: $0) }
    numberOfType = typeKey(of: units, commonNumberKeys(units))
  }

  func isListOfSections(_ elements: [SampleNode]) -> Bool { unitListPath(of: elements) != nil }

  mutating func note(_ message: String, at sample: SampleNode?) {
    if let sample { shape.notes.append(SampleNote(sample: sample, message: message)) }
  }

  mutating func change(_ body: (inout ResponseShape) -> Void) { body(&shape) }

  /// The value at a path of keys; `nil` if there is none.
  func value(_ path: WirePath, of sample: SampleNode) -> SampleNode? {
    var sample = sample
    for key in path.keys {
      guard let member = samples.member(key, sample) else { return nil }
      sample = member
    }
    return sample
  }
}
