import SDUISource

/// Names that must differ among siblings, with the place of the first of each. Siblings are few as a rule, and a few
/// names are compared faster than hashed.
struct SeenNames {
  private var few: [WrittenName] = []
  private var many: [String: SourceRange] = [:]

  /// Whether no name was seen.
  var isEmpty: Bool { few.isEmpty }

  /// Where a name was seen first.
  subscript(name: String) -> SourceRange? {
    few.count < 16 ? few.first { $0.text == name }?.range : many[name]
  }

  /// Remembers a name; the place of an equal one that was seen before is returned instead.
  mutating func insert(_ name: WrittenName) -> SourceRange? {
    if let earlier = self[name.text] { return earlier }
    few.append(name)
    if few.count == 16 {
      for name in few { many[name.text] = name.range }
    } else if few.count > 16 {
      many[name.text] = name.range
    }
    return nil
  }
}
