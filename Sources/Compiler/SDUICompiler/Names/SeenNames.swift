import SDUISyntax

/// Names that must differ among siblings, with the place of the first of each. Siblings are few as a rule, and a few
/// names are compared faster than hashed.
struct SeenNames {
  private static let limit = 16
  private var few: [WrittenName] = []
  private var many: [String: SourceRange] = [:]

  /// Accesses the first place of a name.
  subscript(name: String) -> SourceRange? {
    guard few.count < Self.limit else { return many[name] }
    return few.firstIndex { $0.text == name }.map { few[$0].range }
  }

  /// Remembers a name; the place of an equal one that was seen before is returned instead.
  mutating func insert(_ name: WrittenName) -> SourceRange? {
    guard few.count == Self.limit else {
      if let earlier = self[name.text] { return earlier }
      if few.isEmpty { few.reserveCapacity(4) }
      few.append(name)
      if few.count == Self.limit {
        for name in few { many[name.text] = name.range }
      }
      return nil
    }
    // Names are hashed once as a rule: only the rare second one is put back.
    guard let earlier = many.updateValue(name.range, forKey: name.text) else { return nil }
    many[name.text] = earlier
    return earlier
  }
}
