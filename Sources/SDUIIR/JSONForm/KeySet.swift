import SDUIJSON

/// The keys that one kind of object may have: fixed ones, then properties of the vocabulary. Each has a slot.
struct KeySet<Key: RawRepresentable & Sendable>: Sendable where Key.RawValue == Int {
  /// What is known of the keys, whatever their type.
  let table: KeyTable

  /// - Parameter fixed: the names of the cases of `Key`, in their order.
  init(_ fixed: [String], _ scope: PropertyScope? = nil) {
    table = KeyTable(fixed, scope)
  }

  /// The slot of a key or other string of a document.
  func slot(of node: JSONNodeID, in document: JSONDocument) -> Int? {
    document.index(of: node, in: table.names)
  }

  /// The slot of a name.
  func slot(named name: String) -> Int? {
    JSONName(name).flatMap(table.names.firstIndex)
  }
}

/// The keys of a key set by their slots, of which there are at most 64.
struct KeyTable: Sendable {
  /// The keys, none of which is longer than a name can be.
  let names: [JSONName]
  /// The properties whose keys follow the fixed ones, in the order of the vocabulary.
  let properties: [Property]
  /// How many keys are fixed.
  let fixedCount: Int
  /// The slots, a bit each, of properties that must stand where the kind of the section takes them.
  let required: UInt64

  init(_ fixed: [String], _ scope: PropertyScope? = nil) {
    let rows = scope.map { Vocabulary.rows(in: $0) } ?? []
    names = (fixed + rows.map { $0.key }).compactMap { JSONName($0) }
    assert(names.count == fixed.count + rows.count && names.count <= 64, "a key is too long, or there are too many")
    properties = rows.map { $0.property }
    fixedCount = fixed.count
    var required: UInt64 = 0
    for (index, row) in rows.enumerated() where row.isRequired { required |= 1 << UInt64(fixed.count + index) }
    self.required = required
  }

  /// The property whose key has a slot; `nil` where the key is a fixed one.
  func property(in slot: Int) -> Property? {
    slot < fixedCount ? nil : properties[slot - fixedCount]
  }
}

/// The members of an object, by the slots of a key set.
struct Slots<Key: RawRepresentable & Sendable> where Key.RawValue == Int {
  /// The members, whatever the type of their keys.
  private(set) var members: SlotMembers

  init(members: SlotMembers) { self.members = members }

  /// The object.
  var object: JSONNodeID { members.object }

  /// Takes the value of a key out that satisfies a condition.
  mutating func take(_ slot: Int, if isWanted: (JSONNodeID) -> Bool) -> JSONNodeID? {
    members.take(slot, if: isWanted)
  }

  /// The value of a fixed key.
  @inline(__always)
  subscript(key: Key) -> JSONNodeID? { members[key.rawValue] }
}

/// The members of an object, by slots. Held flat, since one is made of every object of a document.
struct SlotMembers {
  /// The object.
  let object: JSONNodeID
  /// The slots that are filled, a bit each.
  private(set) var filled: UInt64 = 0
  /// The values in the filled slots.
  private var values = SIMD64<UInt32>(repeating: 0)

  init(of object: JSONNodeID) { self.object = object }

  /// The value in a slot.
  @inline(__always)
  subscript(slot: Int) -> JSONNodeID? {
    filled >> UInt64(slot) & 1 == 1 ? JSONNodeID(rawValue: values[slot & 63]) : nil
  }

  /// Empties a slot whose value satisfies a condition, and gives the value.
  mutating func take(_ slot: Int, if isWanted: (JSONNodeID) -> Bool) -> JSONNodeID? {
    guard let value = self[slot], isWanted(value) else { return nil }
    filled &= ~(1 << UInt64(slot))
    return value
  }

  /// Fills a slot; `false` if it is filled already.
  @inline(never)
  mutating func fill(_ slot: Int, with value: JSONNodeID) -> Bool {
    guard filled >> UInt64(slot) & 1 == 0 else { return false }
    filled |= 1 << UInt64(slot)
    values[slot & 63] = value.rawValue
    return true
  }
}
