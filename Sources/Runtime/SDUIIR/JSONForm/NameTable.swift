/// Names with an index each, found in constant time.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  /// Up to how many names looking through them is faster than hashing.
  static var listLimit: Int { 8 }

  /// A table without names.
  ///
  /// - Parameter capacity: how many names are expected.
  init(capacity: Int = 0) {
    names.reserveCapacity(capacity)
    if capacity > Self.listLimit { indices.reserveCapacity(capacity) }
  }

  /// The index of a name.
  func index(of name: String) -> Int? {
    names.count <= Self.listLimit ? names.firstIndex(of: name) : indices[name]
  }

  /// Adds a name; `false` if it is there already.
  mutating func add(_ name: String) -> Bool {
    let index = names.count
    if index < Self.listLimit {
      guard !names.contains(name) else { return false }
    } else {
      if index == Self.listLimit {
        for (index, name) in names.enumerated() { indices[name] = index }
      }
      if let earlier = indices.updateValue(index, forKey: name) {
        indices[name] = earlier
        return false
      }
    }
    names.append(name)
    return true
  }
}
