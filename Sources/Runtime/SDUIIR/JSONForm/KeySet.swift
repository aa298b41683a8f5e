import SDUIJSON

/// The fixed keys of one kind of object: the raw values of an enumeration without payloads.
///
/// The order of the cases is that of the slots in which the reader puts members. Keys of properties or traits may follow.
package protocol ObjectKey: RawRepresentable, CaseIterable, Sendable where RawValue == KeyName {
  /// The fixed keys and those that follow them.
  static var keys: KeySet<Self> { get }
}

extension ObjectKey {
  /// The slot of the key: the tag of the case. An enumeration with one case has no bytes.
  @inline(__always)
  var slot: Int { MemoryLayout<Self>.size == 0 ? 0 : Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The key in a slot, which must be one of a fixed key. An array of all cases would be of a type that the runtime has to
  /// make, for each enumeration.
  @inline(__always)
  init(slot: Int) {
    self = MemoryLayout<Self>.size == 0 ? unsafeBitCast((), to: Self.self) : unsafeBitCast(UInt8(slot), to: Self.self)
  }
}

/// The keys of something that has a source name, if it is not the wire name, and documentation.
protocol SourceNameKey: ObjectKey {
  static var name: Self { get }
  static var documentation: Self { get }
}

/// The text of a fixed key: a literal without characters that JSON escapes, so that it is written by copying its bytes.
package struct KeyName: ExpressibleByStringLiteral, Equatable, Sendable {
  let literal: StaticString

  @inline(__always)
  package init(stringLiteral literal: StaticString) { self.literal = literal }

  /// The key as text.
  package var text: String {
    @inline(never) get { literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
  }

  /// Adds the text to those of other keys.
  @inline(never)
  func append(to texts: inout [String]) { texts.append(text) }

  // Each enumeration compares all its keys in the initializer that the compiler writes.
  @inline(never)
  package static func == (left: KeyName, right: KeyName) -> Bool { left.text == right.text }
}

/// The keys that one kind of object may have: fixed ones, then properties of the vocabulary. Each has a slot.
package struct KeySet<Key: ObjectKey>: Sendable {
  /// The part of the key set that does not depend on the type of the keys.
  let table: KeyTable

  /// - Parameter others: the names that follow the fixed keys.
  init(_ scope: PropertyScope? = nil, followedBy others: [String] = []) {
    assert(Key.allCases.enumerated().allSatisfy { $0 == $1.slot }, "slots are not in the order of the cases")
    var fixed: [String] = []
    for slot in 0..<Key.allCases.count { Key(slot: slot).rawValue.append(to: &fixed) }
    table = KeyTable(fixed, scope, followedBy: others)
  }

  /// The slot of a key or other string of a document.
  ///
  /// - Parameter start: the slot where the search starts.
  func slot(of node: JSONNodeID, in document: JSONDocument, from start: Int = 0) -> Int? {
    document.index(of: node, in: table.names, from: start)
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
  /// The number of fixed keys.
  let fixedCount: Int
  /// The slots, a bit each, of properties that are required if the kind of the section takes them.
  let required: UInt64

  init(_ fixed: [String], _ scope: PropertyScope? = nil, followedBy others: [String] = []) {
    let rows = scope.map { Vocabulary.rows(in: $0) } ?? []
    let keys = fixed + rows.map { $0.key } + others
    names = keys.compactMap { JSONName($0) }
    assert(names.count == keys.count && names.count <= 64, "a key is too long, or there are too many")
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
struct Slots<Key: ObjectKey> {
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
  subscript(key: Key) -> JSONNodeID? { members[key.slot] }
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
  subscript(slot: Int) -> JSONNodeID? {
    @inline(never) get { filled >> UInt64(slot) & 1 == 1 ? JSONNodeID(rawValue: values[slot & 63]) : nil }
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
