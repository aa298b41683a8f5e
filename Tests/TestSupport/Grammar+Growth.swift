extension Grammar {
  /// The places where a program may grow: `enumDeclaration: enumCase` if something may be repeated, with its beginning,
  /// and `type in itself` if something may be nested.
  public var growthSites: [String] {
    var sites: [String] = []
    for name in names {
      guard let production = productions[name] else { continue }
      for part in repeated(in: production) {
        for symbol in beginnings(of: part) where !sites.contains("\(name): \(symbol)") {
          sites.append("\(name): \(symbol)")
        }
      }
      if reaches(name, from: production) { sites.append("\(name) in itself") }
    }
    return sites
  }

  private func repeated(in expression: GrammarExpression) -> [GrammarExpression] {
    switch expression {
    case .terminal, .reference: []
    case .sequence(let parts), .alternatives(let parts): parts.flatMap { repeated(in: $0) }
    case .optional(let part): repeated(in: part)
    case .repeated(let part): [part] + repeated(in: part)
    }
  }

  /// Returns the possible beginnings of an expression, separators aside; of a production that only lists others, those.
  private func beginnings(of expression: GrammarExpression) -> [String] {
    switch expression {
    case .terminal(let text): return [text]
    case .reference(let name):
      guard case .alternatives(let parts)? = productions[name] else { return [name] }
      let names = parts.compactMap { part in if case .reference(let name) = part { name } else { String?.none } }
      return names.count == parts.count ? names : [name]
    case .sequence(let parts):
      let isSeparated = if case .terminal(",")? = parts.first { true } else { false }
      return (isSeparated ? parts.dropFirst().first : parts.first).map { beginnings(of: $0) } ?? []
    case .alternatives(let parts): return parts.flatMap { beginnings(of: $0) }
    case .optional(let part), .repeated(let part): return beginnings(of: part)
    }
  }

  private func reaches(_ name: String, from expression: GrammarExpression) -> Bool {
    var seen: Set<String> = []
    var waiting = Self.references(in: expression)
    while let next = waiting.popLast() {
      if next == name { return true }
      guard seen.insert(next).inserted, let production = productions[next] else { continue }
      waiting += Self.references(in: production)
    }
    return false
  }

  private static func references(in expression: GrammarExpression) -> [String] {
    switch expression {
    case .terminal: []
    case .reference(let name): [name]
    case .sequence(let parts), .alternatives(let parts): parts.flatMap { references(in: $0) }
    case .optional(let part), .repeated(let part): references(in: part)
    }
  }
}
