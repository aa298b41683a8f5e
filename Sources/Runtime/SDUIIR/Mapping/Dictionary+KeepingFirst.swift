extension Dictionary {
  /// A dictionary of pairs; of those with one key it has the first.
  ///
  /// The initializers of the standard library that take an array cast it, which Embedded Swift does not allow.
  package init(keepingFirst pairs: [(Key, Value)]) {
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
