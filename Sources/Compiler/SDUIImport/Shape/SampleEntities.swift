import SDUIIR
import SDUIJSON

/// The entities of responses whose lists of units hold references: ids, or objects of a type and an id.
struct SampleEntities {
  /// The place of the entities.
  let list: WirePath
  /// The places in an entity of what identifies it; none if that is its key.
  let id: [WirePath]
  /// The entity of each text in each response.
  private var nodes: [Reference: SampleNode] = [:]
  private let samples: ResponseSamples

  private struct Reference: Hashable {
    let response: Int32
    let texts: [String]
  }

  /// Finds the entities: a large part of what the responses have, to most of which lists outside of them refer. Numbers that
  /// are equal by chance refer to a few. Keys of an object, and objects of a type and an id, are more than numbers.
  ///
  /// - Parameter other: The place that a person names for the screen, which is no place of entities.
  init?(_ samples: ResponseSamples, besides other: WirePath?) {
    let size = samples.size(of: samples.roots)
    var best: (entities: SampleEntities, count: Int)?
    let sources = samples.sources()
    for source in sources where source.list.container != other?.container {
      let part = samples.size(of: source.containers)
      guard part * 8 >= size else { continue }
      // Lists inside of entities name other entities, and no items of the screen.
      let siblings = sources.filter { $0.list.isSibling(of: source.list) }.flatMap { $0.containers }
      for id in source.ids where part * (id.count == 1 ? 3 : 8) >= size {
        let entities = SampleEntities(source.list, id, source.containers, samples)
        let count = entities.coverage(outside: Set(siblings))
        if count > best?.count ?? 0 { best = (entities, count) }
      }
    }
    guard let best else { return nil }
    self = best.entities
  }

  private init(_ list: WirePath, _ id: [WirePath], _ containers: [SampleNode], _ samples: ResponseSamples) {
    (self.list, self.id, self.samples) = (list, id, samples)
    for container in containers {
      if id.isEmpty {
        for (key, values) in samples.members([container]) {
          nodes[Reference(response: container.response, texts: [key])] = values.first
        }
      } else {
        for element in samples.elements(container) {
          guard let reference = reference(element), nodes[reference] == nil else { continue }
          nodes[reference] = element
        }
      }
    }
  }

  private func reference(_ object: SampleNode) -> Reference? {
    let texts = id.compactMap { path in
      path.onlyKey.flatMap { samples.member($0, object) }.flatMap { samples.text($0) ?? samples.digits($0) }
    }
    return texts.count == id.count ? Reference(response: object.response, texts: texts) : nil
  }

  /// The entities to which the elements of a list refer; `nil` if it has something else than references, or most of them lead
  /// nowhere.
  func units(of list: SampleNode) -> [SampleNode]? {
    var units: [SampleNode] = []
    for element in samples.elements(list) {
      let isObject = samples.kind(element) == .object
      let text = isObject ? nil : samples.text(element) ?? samples.digits(element)
      let found =
        id.count > 1
        ? isObject && samples.keys(element).allSatisfy(isOfReference) ? reference(element) : nil
        : text.map { Reference(response: list.response, texts: [$0]) }
      guard let found, id.count > 1 || nodes[found] != nil else { return nil }
      if let unit = nodes[found] { units.append(unit) }
    }
    return units.isEmpty || units.count * 2 < samples.elements(list).count ? nil : units
  }

  private func isOfReference(_ key: String) -> Bool {
    ["meta", "links"].contains(key) || id.contains { $0.onlyKey == key }
  }

  /// The number of entities to which lists of references refer; 0 if that is less than three quarters of those with their types.
  private func coverage(outside containers: Set<SampleNode>) -> Int {
    var found: Set<SampleNode> = []
    var waiting = samples.roots
    while let value = waiting.popLast() {
      if containers.contains(value) { continue }
      switch samples.kind(value) {
      case .array:
        if let units = units(of: value) { found.formUnion(units) } else { waiting += samples.elements(value) }
      case .object: waiting += samples.members([value]).flatMap { $0.values }
      default: break
      }
    }
    let types = Set(found.compactMap { type(of: $0) })
    let all = nodes.values.filter { id.count < 2 || type(of: $0).map(types.contains) ?? false }
    return found.count * 4 >= all.count * 3 ? found.count : 0
  }

  private func type(of entity: SampleNode) -> String? {
    id.first?.onlyKey.flatMap { samples.member($0, entity) }.flatMap { samples.text($0) }
  }
}

extension WirePath {
  /// Whether two places are of one object: of two maps by id, or the same.
  fileprivate func isSibling(of other: WirePath) -> Bool {
    if self == other { return true }
    let areMaps = each == .members && other.each == .members
    return areMaps && container.steps.dropLast() == other.container.steps.dropLast()
  }
}

extension ResponseSamples {
  /// The number of values in some values.
  func size(of values: [SampleNode]) -> Int {
    values.reduce(0) { $0 + Int(document($1).end(of: $1.node) - $1.node.rawValue) }
  }

  /// The lists and objects that may hold entities, with the ways in which something may refer to these.
  fileprivate func sources() -> [(list: WirePath, containers: [SampleNode], ids: [[WirePath]])] {
    var sources: [(list: WirePath, containers: [SampleNode], ids: [[WirePath]])] = []
    func search(_ values: [SampleNode], at path: [WirePath.Step]) {
      let objects = values.filter { kind($0) == .object }
      let members = members(objects)
      if !path.isEmpty, members.count >= 2, members.allSatisfy({ $0.values.allSatisfy { kind($0) == .object } }) {
        sources.append((WirePath(path + [.members]), objects, [[]]))
      }
      guard path.count < 4, members.count <= DataInference.maximumKeyCount else { return }
      for member in members where !member.key.isEmpty {
        let place = path + [.key(member.key)]
        let lists = member.values.filter { kind($0) == .array }
        let keys = identifyingKeys(of: lists.flatMap { elements($0) })
        if let keys { sources.append((WirePath(place + [.elements]), lists, keys)) }
        search(member.values, at: place)
      }
    }
    search(roots, at: [])
    return sources
  }

  /// The key of the identity of objects, by itself and after that of their type.
  private func identifyingKeys(of objects: [SampleNode]) -> [[WirePath]]? {
    guard !objects.isEmpty, objects.allSatisfy({ kind($0) == .object }) else { return nil }
    let members = members(objects).filter { $0.values.count == objects.count }
    let keys = members.filter { $0.values.allSatisfy { text($0) != nil || digits($0) != nil } }.map { $0.key }
    guard let id = UsualKeys.first(of: UsualKeys.identities, in: keys) else { return nil }
    let identity = WirePath([.key(id)])
    guard let type = UsualKeys.first(of: UsualKeys.types, in: keys) else { return [[identity]] }
    return [[identity], [WirePath([.key(type)]), identity]]
  }
}
