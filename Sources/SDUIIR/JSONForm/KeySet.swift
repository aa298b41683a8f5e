import SDUIJSON

/// The keys that one kind of object may have: fixed ones, then properties of the vocabulary. Each has a slot.
///
/// Finds the slot of a key by its bytes, without making a string of it: most of reading a document is this.
struct KeySet<Key: RawRepresentable & Sendable>: Sendable where Key.RawValue == Int {
  /// The rows whose keys follow the fixed ones, in the order of the vocabulary.
  let rows: [PropertyRow]
  /// How many keys are fixed.
  let fixedCount: Int

  /// The names one after another, and where each starts; the last start is the end.
  private var text: [UInt8] = []
  private var starts: [Int] = [0]
  /// The first slot of each bucket, and the next slot of the same bucket after each slot; -1 for none.
  private var firstSlots: [Int] = Array(repeating: -1, count: 128)
  private var nextSlots: [Int]

  /// - Parameter fixed: the names of the cases of `Key`, in their order.
  init(_ fixed: [String], _ scope: PropertyScope? = nil) {
    rows = scope.map { Vocabulary.rows(in: $0) } ?? []
    fixedCount = fixed.count
    for name in fixed + rows.map(\.key) {
      text.append(contentsOf: name.utf8)
      starts.append(text.count)
    }
    nextSlots = Array(repeating: -1, count: starts.count - 1)
    for slot in nextSlots.indices.reversed() {
      let bucket = Array(text[starts[slot]..<starts[slot + 1]]).withUnsafeBufferPointer(Self.bucket)
      nextSlots[slot] = firstSlots[bucket]
      firstSlots[bucket] = slot
    }
  }

  /// How many slots there are.
  var count: Int { nextSlots.count }

  /// The slot of a key or other string of a document.
  func slot(of node: JSONNodeID, in document: JSONDocument) -> Int? {
    let range = document.range(of: node)
    guard document.kind(of: node) == .string else { return nil }
    let found = document.bytes.withUnsafeBufferPointer { (bytes) -> (slot: Int?, isEscaped: Bool) in
      let text = UnsafeBufferPointer(rebasing: bytes[range.lowerBound + 1..<range.upperBound - 1])
      if let slot = slot(of: text) { return (slot, false) }
      return (nil, text.contains(UInt8(ascii: "\\")))
    }
    if found.isEscaped, let text = document.string(of: node) { return slot(named: text) }
    return found.slot
  }

  /// The slot of a name.
  func slot(named name: String) -> Int? {
    var name = name
    return name.withUTF8 { slot(of: $0) }
  }

  private func slot(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = firstSlots[Self.bucket(name)]
    while slot >= 0 {
      if isName(name, of: slot) { return slot }
      slot = nextSlots[slot]
    }
    return nil
  }

  private func isName(_ name: UnsafeBufferPointer<UInt8>, of slot: Int) -> Bool {
    let start = starts[slot]
    guard starts[slot + 1] - start == name.count else { return false }
    for index in 0..<name.count where text[start + index] != name[index] { return false }
    return true
  }

  private static func bucket(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.first, let last = text.last else { return 0 }
    return (text.count &* 29 &+ Int(first) &* 7 &+ Int(last)) & 127
  }
}

/// The members of an object, by the slots of a key set.
struct Slots<Key: RawRepresentable & Sendable> where Key.RawValue == Int {
  /// The object.
  let object: JSONNodeID
  /// The value of each slot's key.
  var nodes: [JSONNodeID?]

  /// The value of a fixed key.
  subscript(key: Key) -> JSONNodeID? { nodes[key.rawValue] }
}

/// Names with an index each, found in constant time.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  /// Up to how many names looking through them is faster than hashing.
  private static var listLimit: Int { 8 }

  /// The index of a name.
  func index(of name: String) -> Int? {
    names.count <= Self.listLimit ? names.firstIndex(of: name) : indices[name]
  }

  /// Adds a name; `false` if it is there already.
  mutating func add(_ name: String) -> Bool {
    guard index(of: name) == nil else { return false }
    names.append(name)
    if names.count > Self.listLimit + 1 {
      indices[name] = names.count - 1
    } else if names.count > Self.listLimit {
      for (index, name) in names.enumerated() { indices[name] = index }
    }
    return true
  }
}
