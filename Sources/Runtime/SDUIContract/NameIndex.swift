import SDUIIR
import SDUIJSON

/// Finds which of some names a key or another string of a document is, without decoding it.
struct NameIndex: Sendable {
  let texts: [String]
  /// The same, where all of them are short enough to be compared in a few instructions.
  private let short: [JSONName]?
  /// Of many names the first place of each, but for the long ones; none of a few, which are faster to compare one after
  /// another.
  private var places: [JSONName: Int] = [:]
  /// The places of the long ones of many.
  private var long: [Int] = []

  /// More names are found by a table.
  private static let mostCompared = 16

  init(_ texts: [String]) {
    self.texts = texts
    let names = texts.map { JSONName($0) }
    short = names.contains { $0 == nil } ? nil : names.compactMap { $0 }
    if texts.count <= Self.mostCompared { return }
    for (index, name) in names.enumerated() {
      guard let name else {
        long.append(index)
        continue
      }
      if places[name] == nil { places[name] = index }
    }
  }

  /// The index of the name that a string is; `nil` where it is none of them.
  ///
  /// - Parameter start: where the search starts, since most objects have their keys in one order.
  func index(of node: JSONNodeID, in document: JSONDocument, from start: Int = 0) -> Int? {
    if places.isEmpty && long.isEmpty {
      if let short { return document.index(of: node, in: short, from: start) }
      return texts.firstIndex { document.keyEquals(node, $0) }
    }
    guard let name = document.name(of: node) else { return long.first { document.keyEquals(node, texts[$0]) } }
    if let short, start < short.count, short[start] == name { return start }
    return places[name]
  }
}

extension JSONDocument {
  /// The members of an object whose keys are among some names, by the index of the name and in the order of these.
  ///
  /// - Parameter key: one that is passed over whatever the names are.
  func members(
    of node: JSONNodeID, among names: NameIndex, without key: String? = nil
  ) -> [(field: Int, node: JSONNodeID)] {
    var result: [(field: Int, node: JSONNodeID)] = []
    result.reserveCapacity(names.texts.count)
    var next = 0
    var isSorted = true
    for (name, value) in members(of: node) {
      if let key, keyEquals(name, key) { continue }
      guard let index = names.index(of: name, in: self, from: next) else { continue }
      isSorted = isSorted && index >= next
      next = index + 1
      result.append((index, value))
    }
    if !isSorted { result.sort { $0.field < $1.field } }
    return result
  }
}

/// The keys of one object of responses, as they are called.
struct KeyNames: Sendable {
  let keys: [ResponseKey]
  let names: NameIndex

  init(_ names: ResponseKeys, of object: ResponseKey.Object) {
    keys = ResponseKey.allCases.filter { $0.object == object }
    self.names = NameIndex(keys.map { names[$0] })
  }
}

/// The values of an object's known keys.
struct KeySlots {
  let object: JSONNodeID
  private var values: [(key: ResponseKey, node: JSONNodeID)] = []

  init(of object: JSONNodeID) { self.object = object }

  /// The value of a key, the first where it is repeated.
  subscript(key: ResponseKey) -> JSONNodeID? { values.first { $0.key == key }?.node }

  mutating func add(_ key: ResponseKey, _ node: JSONNodeID) { values.append((key, node)) }
}
