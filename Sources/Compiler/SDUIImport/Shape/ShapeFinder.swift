import SDUIIR
import SDUIJSON

/// Finds the sections and units of responses that have another form than the format.
struct ShapeFinder {
  let samples: ResponseSamples
  private let hints: ImportHints
  private(set) var shape = ResponseShape()
  /// The keys beside the items of sections that nothing describes.
  var otherKeys: Set<String> = []
  /// The key of the numbers that are the types of units in all sections, if they are.
  private(set) var numberOfType: String?
  /// The entities to which lists of units refer, if they do.
  private let entities: SampleEntities?

  init(_ samples: ResponseSamples, _ hints: ImportHints) {
    self.samples = samples
    self.hints = hints
    entities = SampleEntities(samples, besides: hints.root)
  }

  /// A list of sections or units, or an object whose members are sections.
  struct Candidate {
    var path: WirePath
    var elements: [SampleNode]
    /// The keys of the members, if it is an object.
    var keys: [String] = []
    /// The number of values in it.
    var size = 0
  }

  /// The usual keys of the type of a section or unit, or the one that a person names.
  var typeKeys: [String] { hints.type.map { [UsualKeys.plain($0)] } ?? UsualKeys.types }

  /// The usual keys of what tells sections and units apart, or the one that a person names.
  var identityKeys: [String] { hints.identity.map { [UsualKeys.plain($0)] } ?? UsualKeys.identities }

  /// Finds the shape of all responses.
  mutating func find() throws(ImportError) -> ResponseShape {
    let root = hints.root
    var candidates: [Candidate] = []
    collect(samples.roots, at: [], depth: 0, &candidates)
    if let root {
      candidates.removeAll { $0.path.container.keys != root.container.keys }
    }
    if let entities { candidates.removeAll { $0.path.container == entities.list.container } }
    let best = candidates.max { score($0) < score($1) }
    guard var list = best else { throw nothingFound(root) }
    if list.keys.isEmpty { unwrapNodes(&list) }
    note("the screen is `\(list.path.text)`, the largest list of objects", at: list.elements.first)
    if let key = nestingKey(of: list.elements) {
      note(
        "these are views that hold views in `\(key)`; the outer two levels are taken for sections and units",
        at: list.elements.first)
    }
    if !list.keys.isEmpty {
      try readMembers(list)
    } else if isListOfSections(list.elements) {
      try readSections(list)
    } else {
      try readItems(list)
    }
    mapLayoutKeys()
    readPages(outside: list.path)
    return shape
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

  // MARK: - Candidates

  /// Adds the lists of objects in some values and below them, however deep, but not below a list.
  private func collect(_ values: [SampleNode], at path: [WirePath.Step], depth: Int, _ candidates: inout [Candidate]) {
    let present = values.filter { samples.kind($0) != .null }
    guard let first = present.first, depth <= 8 else { return }
    switch samples.kind(first) {
    case .array:
      guard present.allSatisfy({ samples.kind($0) == .array }) else { return }
      let elements = present.flatMap { self.elements(of: $0) }
      guard !elements.isEmpty, elements.allSatisfy({ samples.kind($0) == .object }) else { return }
      candidates.append(
        Candidate(path: WirePath(path + [.elements]), elements: elements, size: samples.size(of: elements)))
    case .object:
      let objects = present.filter { samples.kind($0) == .object }
      let members = samples.members(objects)
      guard members.count <= DataInference.maximumKeyCount else { return }
      if isMapOfSections(members) {
        candidates.append(
          Candidate(
            path: WirePath(path + [.members]), elements: members.flatMap { $0.values }, keys: members.map { $0.key },
            size: samples.size(of: objects)))
      }
      for member in members where !member.key.isEmpty {
        collect(member.values, at: path + [.key(member.key)], depth: depth + 1, &candidates)
      }
    default: return
    }
  }

  /// Whether the members of an object are sections: lists of objects or objects with one, of which there are two at least.
  private func isMapOfSections(_ members: [(key: String, values: [SampleNode])]) -> Bool {
    guard members.count >= 2 else { return false }
    var count = 0
    for member in members {
      let plain = UsualKeys.plain(member.key)
      if UsualKeys.envelope.contains(plain) || UsualKeys.lists.contains(plain) { return false }
      let values = member.values.filter { samples.kind($0) != .null }
      guard values.allSatisfy({ samples.kind($0) == .object || isListOfObjects($0) }) else { return false }
      if values.contains(where: { samples.kind($0) == .array }) || unitListKey(of: values) != nil { count += 1 }
    }
    return count >= 2
  }

  /// Returns a number that is the greater, the likelier a list is the screen: the number of values in it, multiplied for lists
  /// with types or sections, and for those under a usual key.
  private func score(_ candidate: Candidate) -> Int {
    var score = candidate.size
    if candidate.keys.isEmpty {
      let keys = commonTextKeys(candidate.elements)
      if UsualKeys.first(of: typeKeys, in: keys) != nil || isListOfSections(candidate.elements) { score *= 3 }
      if let key = candidate.path.container.keys.last, UsualKeys.lists.contains(UsualKeys.plain(key)) { score *= 2 }
      if UsualKeys.plain(candidate.path.container.keys.last ?? "") == "included" { score /= 8 }
    } else {
      score *= 2
    }
    return score
  }

  /// Takes `edges[].node` for a list of nodes.
  private func unwrapNodes(_ list: inout Candidate) {
    let nodes = list.elements.compactMap { samples.member("node", $0) }
    guard nodes.count == list.elements.count, nodes.allSatisfy({ samples.kind($0) == .object }) else { return }
    list.path = WirePath(list.path.steps + [.key("node")])
    list.elements = nodes
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

  /// The elements of a list, or the entities to which they refer.
  func elements(of list: SampleNode) -> [SampleNode] { entities?.units(of: list) ?? samples.elements(list) }

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

  /// The key of the lists of units in objects: that of references, a usual one, or the only list of objects in all of them.
  func unitListKey(of objects: [SampleNode]) -> String? {
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
    guard let key = unitListKey(of: sections) else { return }
    let units = sections.compactMap { samples.member(key, $0) }.flatMap { elements(of: $0) }
    numberOfType = typeKey(of: units, commonNumberKeys(units))
  }

  func isListOfSections(_ elements: [SampleNode]) -> Bool { unitListKey(of: elements) != nil }

  mutating func note(_ message: String, at sample: SampleNode?) {
    if let sample { shape.notes.append(SampleNote(sample: sample, message: message)) }
  }

  mutating func change(_ body: (inout ResponseShape) -> Void) { body(&shape) }

  // MARK: - Pages

  /// Finds the number of the page, the cursor of the next one, and whether there is one, outside of the list.
  private mutating func readPages(outside list: WirePath) {
    func place(_ table: [String], where fits: (SampleNode) -> Bool) -> WirePath? {
      search(samples.roots, at: [], list, table, where: fits).map { WirePath($0) }
    }
    let next = place(UsualKeys.next) { samples.kind($0) == .string || samples.kind($0) == .null }
    let hasNext = place(UsualKeys.hasNext) { samples.kind($0) == .boolean }
    let page = place(UsualKeys.page) { samples.document($0).integer(of: $0.node).map { $0 >= 0 } ?? false }
    // Servers count from 1, unless one has a page 0.
    let isFromZero = page.map { page in
      samples.roots.contains { value(page, of: $0).map { samples.document($0).integer(of: $0.node) == 0 } ?? false }
    }
    let number = page
    if isFromZero == false, let page {
      note("pages are counted from 1, because none is 0", at: samples.roots.first.flatMap { value(page, of: $0) })
    }
    // Whether there is another page is of no use without a way to ask for it.
    guard next != nil || number != nil else { return }
    for (key, path) in [(ResponseKey.page, number), (.hasNext, hasNext), (.next, next)] {
      guard let path, key == .next || samples.roots.allSatisfy({ value(path, of: $0) != nil }) else { continue }
      change { $0.keys.set(key, to: .paths([path]), as: key == .page && isFromZero == false ? .first(1) : .usual) }
    }
    let isCursor =
      next.map { next in
        samples.roots.allSatisfy { root in
          guard let hasNext, value(hasNext, of: root).map(isTrue) ?? false else { return true }
          return value(next, of: root).map { samples.kind($0) == .string } ?? false
        }
      } ?? false
    guard isCursor || (number != nil && hasNext != nil) else { return }
    let style = isCursor ? "cursor" : "page"
    change { $0.pagination = "(by: \(style), prefetch: 6)" }
  }

  private func isTrue(_ value: SampleNode) -> Bool { samples.document(value).boolean(of: value.node) == true }

  func value(_ path: WirePath, of sample: SampleNode) -> SampleNode? {
    var sample = sample
    for key in path.keys {
      guard let member = samples.member(key, sample) else { return nil }
      sample = member
    }
    return sample
  }

  /// The path of the first usual key under which all values fit; the shallowest one.
  private func search(
    _ values: [SampleNode], at path: [WirePath.Step], _ list: WirePath, _ table: [String],
    where fits: (SampleNode) -> Bool
  ) -> [WirePath.Step]? {
    let objects = values.filter { samples.kind($0) == .object }
    let members = samples.members(objects)
    guard path.count < 4, members.count <= DataInference.maximumKeyCount else { return nil }
    let fitting = members.filter { member in member.values.allSatisfy(fits) }.map { $0.key }
    if let key = UsualKeys.first(of: table, in: fitting) { return path + [.key(key)] }
    for member in members where path + [.key(member.key)] != Array(list.container.steps) {
      // A link is an object: `_links.next.href`.
      if table.contains(UsualKeys.plain(member.key)),
        let link = samples.members(member.values).first(where: { $0.key == "href" }),
        link.values.allSatisfy(fits)
      {
        return path + [.key(member.key), .key("href")]
      }
      if let found = search(member.values, at: path + [.key(member.key)], list, table, where: fits) { return found }
    }
    return nil
  }
}
