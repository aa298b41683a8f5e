import SDUIIR
import SDUIJSON

/// What an item is matched by: its component and its identity, a string of a response.
struct ItemKey {
  let component: ID<Component>
  /// `nil` for an item without an identity, which is never matched.
  let identity: JSONNodeID?

  /// Whether the identity is ASCII without escapes, so that equal ones have equal bytes.
  func isPlain(in json: JSONView) -> Bool {
    guard let identity else { return true }
    let string = json.nodes[Int(identity.rawValue)]
    return !string.hasEscapes && json.contents(of: string).allSatisfy { $0 < 0x80 }
  }

  /// The identity as it is written.
  @inline(__always)
  fileprivate func text(in json: JSONView) -> UnsafeRawBufferPointer? {
    identity.map { json.text(of: json.nodes[Int($0.rawValue)]) }
  }
}

/// Matches the items of a new section with those of an old one by the bytes of their identities.
struct ItemMatching {
  /// For each new item the index of the old one, or ``ListChanges/none``.
  private(set) var sources: [Int32]
  private let new: [ItemKey]
  private let json: JSONView
  private let old: [ItemKey]
  private let oldJSON: JSONView

  init(_ new: [ItemKey], _ json: JSONView, from old: [ItemKey], _ oldJSON: JSONView) {
    (self.new, self.json, self.old, self.oldJSON) = (new, json, old, oldJSON)
    sources = Array(repeating: ListChanges.none, count: new.count)
    // Most changes leave both ends as they are, and no table is needed there.
    var start = 0
    while start < min(new.count, old.count), isSame(start, start) {
      sources[start] = Int32(start)
      start += 1
    }
    var end = 0
    while end < min(new.count, old.count) - start, isSame(new.count - 1 - end, old.count - 1 - end) {
      end += 1
      sources[new.count - end] = Int32(old.count - end)
    }
    match(start..<new.count - end, with: start..<old.count - end)
  }

  private func isSame(_ item: Int, _ oldItem: Int) -> Bool {
    guard new[item].component == old[oldItem].component, let text = new[item].text(in: json),
      let oldText = old[oldItem].text(in: oldJSON)
    else { return false }
    return JSONView.areEqual(text, oldText)
  }

  /// Matches the items between both ends by a hash table of the old ones with open addressing.
  private mutating func match(_ items: Range<Int>, with oldItems: Range<Int>) {
    if items.isEmpty || oldItems.isEmpty { return }
    var count = 4
    while count < 2 * oldItems.count { count *= 2 }
    let mask = count - 1
    var table = Array(repeating: ListChanges.none, count: count)
    for item in oldItems {
      guard let hash = Self.hash(old[item], oldJSON) else { continue }
      var slot = hash & mask
      while table[slot] != ListChanges.none { slot = (slot + 1) & mask }
      table[slot] = Int32(item)
    }
    for item in items {
      guard let hash = Self.hash(new[item], json) else { continue }
      var slot = hash & mask
      while table[slot] != ListChanges.none, !isSame(item, Int(table[slot])) { slot = (slot + 1) & mask }
      sources[item] = table[slot]
    }
  }

  private static func hash(_ key: ItemKey, _ json: JSONView) -> Int? {
    guard let text = key.text(in: json) else { return nil }
    var hasher = Hasher()
    hasher.combine(key.component.rawValue)
    hasher.combine(bytes: text)
    return hasher.finalize()
  }

  /// The same of identities that are values of their own.
  static func sources<Identity: Hashable>(_ new: [Identity?], from old: [Identity?]) -> [Int32] {
    var places: [Identity: Int32] = [:]
    for (index, identity) in old.enumerated() {
      if let identity { places[identity] = Int32(index) }
    }
    return new.map { identity in identity.flatMap { places[$0] } ?? ListChanges.none }
  }
}
