extension Dictionary {
  /// A dictionary of pairs, of which the first with a key counts. The initializer of
  /// the standard library that combines values casts, which Embedded Swift cannot.
  init(firstOf pairs: [(Key, Value)]) {
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
