import SDUIJSON

/// The entities of a response, by the texts that identify them.
struct EntityTable {
  private var entities: [(element: ArrangedResponse.Element, uses: Int)] = []
  /// The index of the first entity of each text. Texts are equal by their bytes.
  private var indices: [[UInt8]: Int] = [:]

  /// Adds an entity, unless one with this text is known.
  mutating func add(_ element: ArrangedResponse.Element, as text: [UInt8]) {
    if indices[text] != nil { return }
    indices[text] = entities.count
    entities.append((element, 0))
  }

  /// Returns the entity to which a reference leads, if it may be one more unit.
  mutating func entity(for text: [UInt8]) -> ArrangedResponse.Element? {
    guard let index = indices[text], entities[index].uses < ResponseMapping.Entities.mostUses else { return nil }
    entities[index].uses += 1
    return entities[index].element
  }
}

extension ResponseMapping.Entities {
  /// Whether a unit refers to its entity by one value, and not by an object.
  package var refersByValue: Bool { id.count < 2 }

  /// The texts at the places of the identity, with zeros between them; `nil` if one is missing or no text and no number.
  func text(of node: JSONNodeID, in document: JSONDocument) -> [UInt8]? {
    var text: [UInt8] = []
    for (index, path) in id.enumerated() {
      guard let value = document.value(at: path, of: node), let part = document.identityText(of: value) else {
        return nil
      }
      if index > 0 { text.append(0) }
      text += Array(part.utf8)
    }
    return id.isEmpty ? nil : text
  }

  /// The text by which an element of a list of units refers to an entity; `nil` if it is no reference.
  package func reference(_ node: JSONNodeID, in document: JSONDocument) -> [UInt8]? {
    refersByValue
      ? document.identityText(of: node).map { Array($0.utf8) }
      : document.kind(of: node) == .object ? text(of: node, in: document) : nil
  }
}

extension JSONDocument {
  /// The value at a path of keys; `nil` if it leads nowhere.
  package func value(at path: WirePath, of node: JSONNodeID) -> JSONNodeID? {
    var node = node
    for step in path.steps {
      guard case .key(let key) = step, let member = member(key, of: node) else { return nil }
      node = member
    }
    return node
  }
}
