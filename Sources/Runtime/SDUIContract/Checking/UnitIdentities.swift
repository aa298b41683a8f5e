import SDUIIR
import SDUIJSON

/// The identities of a section's units: their components and `id`s.
///
/// Two identities are the same if they are the same text to Swift, whichever way its accents are written: clients keep
/// their items by it. The number `7` and the text `"7"` are the same, too. Most are ASCII, which has one form, and so
/// are compared by their bytes in the response.
struct UnitIdentities {
  private struct Identity: Hashable {
    let component: ID<Component>
    let id: String
  }

  private struct Place {
    let component: ID<Component>
    let node: JSONNodeID
  }

  /// Those so far by their hash, or by a free number after it.
  private var places: [Int: Place] = [:]
  /// Those so far, once one of them is not ASCII or has escapes.
  private var identities: Set<Identity>?

  /// Adds an identity, a string or the digits of a number; `false` if it is there already.
  mutating func insert(_ component: ID<Component>, _ node: JSONNodeID, in document: JSONDocument) -> Bool {
    if identities == nil, let hash = Self.hash(component, node, document) {
      return insert(Place(component: component, node: node), hash, document)
    }
    return document.identityText(of: node).map { insert(component, $0, in: document) } ?? true
  }

  /// Adds an identity that is not in the data; `false` if it is there already.
  mutating func insert(_ component: ID<Component>, _ id: String, in document: JSONDocument) -> Bool {
    var known =
      identities
      ?? Set(places.values.map { Identity(component: $0.component, id: document.identityText(of: $0.node) ?? "") })
    (identities, places) = (nil, [:])
    defer { identities = known }
    return known.insert(Identity(component: component, id: id)).inserted
  }

  private mutating func insert(_ place: Place, _ hash: Int, _ document: JSONDocument) -> Bool {
    var key = hash
    while let other = places[key] {
      if other.component == place.component, Self.hasSameBytes(other.node, place.node, document) { return false }
      key &+= 1
    }
    places[key] = place
    return true
  }

  /// `nil` for what is not compared by its bytes.
  private static func hash(_ component: ID<Component>, _ node: JSONNodeID, _ document: JSONDocument) -> Int? {
    document.withView { json -> Int? in
      let contents = json.identityBytes(of: node)
      guard !json.nodes[Int(node.rawValue)].hasEscapes, contents.allSatisfy({ $0 < 0x80 }) else { return nil }
      var hasher = Hasher()
      hasher.combine(component)
      hasher.combine(bytes: UnsafeRawBufferPointer(contents))
      return hasher.finalize()
    }
  }

  private static func hasSameBytes(_ left: JSONNodeID, _ right: JSONNodeID, _ document: JSONDocument) -> Bool {
    document.withView { json in json.identityBytes(of: left).elementsEqual(json.identityBytes(of: right)) }
  }
}

extension JSONView {
  /// The bytes of a string between its quotes, or of a number.
  fileprivate func identityBytes(of id: JSONNodeID) -> UnsafeBufferPointer<UInt8> {
    let node = nodes[Int(id.rawValue)]
    return node.kind == .number ? numberText(of: node) : contents(of: node)
  }
}
