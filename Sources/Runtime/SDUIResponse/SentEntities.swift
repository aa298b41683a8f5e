/// The entities of a response that is written, in the order in which units first refer to them.
struct SentEntities {
  let place: MappedEntities?
  private(set) var all: [(key: String, value: JSONValue)] = []
  private var known: [[UInt8]: (index: Int, uses: Int)] = [:]

  init(place: MappedEntities?) { self.place = place }

  /// Adds an entity, and returns what refers to it; `nil` if the server has no entities, or nothing identifies this one.
  mutating func reference(to entity: JSONValue, _ identity: JSONValue?) -> JSONValue? {
    guard let place else { return nil }
    guard !place.id.isEmpty else {
      guard let identity, let key = identity.string ?? identity.number else { return nil }
      return add(entity, key: key, as: key) ? identity : nil
    }
    let values = place.id.compactMap { path in path.reduce(entity as JSONValue?) { $0?[$1] } }
    let texts = values.compactMap { $0.string ?? $0.number }
    guard texts.count == place.id.count else { return nil }
    let isAdded = add(entity, key: "", as: texts.joined(separator: "\0"))
    if place.refersByValue { return isAdded ? values[0] : nil }
    var reference: [String: JSONValue] = [:]
    for (path, value) in zip(place.id, values) { ResponseMapping.put(value, at: path[...], in: &reference) }
    return .object(reference)
  }

  /// Adds an entity, or one more unit that it is; `false` if another has the text, or too many are the same.
  private mutating func add(_ entity: JSONValue, key: String, as text: String) -> Bool {
    let text = Array(text.utf8)
    guard let (index, uses) = known[text] else {
      known[text] = (all.count, 1)
      all.append((key, entity))
      return true
    }
    known[text]?.uses += 1
    return uses < MappedEntities.mostUses && all[index].value == entity
  }
}

extension MappedEntities {
  /// The texts that identify an entity, with zeros between them; `nil` if one is missing or no text and no number.
  func id(of node: ResponseNode) -> [UInt8]? {
    let texts = id.compactMap { path in node.value(at: path).flatMap { $0.text ?? $0.number } }
    return texts.isEmpty || texts.count < id.count ? nil : Array(texts.joined(separator: "\0").utf8)
  }
}
