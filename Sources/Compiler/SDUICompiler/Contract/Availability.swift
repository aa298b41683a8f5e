import SDUIIR
import SDUISyntax

extension Checker {
  /// Reads `since`, `until` and `deprecated` of a component, a field or a case.
  mutating func availability(of syntax: Syntax) -> Availability {
    var availability = Availability()
    for clause in program.children(of: syntax) {
      switch program.kind(of: clause) {
      case .sinceClause: availability.since = versions(of: clause, "since")
      case .untilClause: availability.until = versions(of: clause, "until")
      case .deprecatedClause: availability.deprecation = deprecation(of: clause)
      default: break
      }
    }
    guard !availability.isUniversal else { return availability }
    usesVersions = true
    let isInverted = Platform.allCases.contains { platform in
      guard let until = availability.until?[platform] else { return false }
      return until <= availability.since?[platform] ?? .zero
    }
    guard isInverted, let clause = program.child(of: syntax, .untilClause) else { return availability }
    let since = program.child(of: syntax, .sinceClause)
    let beginning = since.map { "later than `\(program.text(of: $0))`" } ?? "later than the first version"
    report(
      .invalidRange, "`\(program.text(of: clause))` is not \(beginning)", at: program.range(of: clause),
      labels: since.map { [Label("it begins here", at: program.range(of: $0))] } ?? [],
      remedy: "`until` names the first version that does not know it any more")
    return Availability(deprecation: availability.deprecation)
  }

  /// Notes that there are versions, if some field has any.
  mutating func noteVersions(of fields: [Field]) {
    if !usesVersions, fields.contains(where: { !$0.availability.isUniversal }) { usesVersions = true }
  }

  private mutating func deprecation(of clause: Syntax) -> String? {
    guard let literal = program.child(of: clause, .stringLiteral) else { return nil }
    guard let text = StringLiteral.value(of: program.bytes(of: literal)) else { return nil }
    guard text.isEmpty else { return text }
    report(
      .valueOutOfRange, "`deprecated` has an empty text", at: program.range(of: literal),
      remedy: "write it in the quotes: `deprecated \"use price\"`")
    return nil
  }

  /// `3.2` for all platforms, or `(ios: 3.2, android: 3.4)`.
  private mutating func versions(of clause: Syntax, _ word: String) -> PerPlatform<Version>? {
    program.children(of: clause).last.flatMap { versions($0, word) }
  }

  /// Reads the versions after a word, such as `since`.
  mutating func versions(_ expression: Syntax, _ word: String) -> PerPlatform<Version>? {
    guard program.kind(of: expression) == .tupleExpression else {
      return version(expression, of: word).map { PerPlatform(everywhere: $0) }
    }
    var versions = PerPlatform<Version>()
    var names = SeenNames()
    let arguments = Array(program.children(of: expression, .argument))
    let given = Set(arguments.compactMap { program.name(of: $0)?.text })
    for argument in arguments {
      guard let name = program.name(of: argument), let value = program.value(of: argument),
        let platform = platform(name, besides: given), uniquePlatform(name, among: &names)
      else { continue }
      versions[platform] = version(value, of: name.text)
    }
    if arguments.isEmpty, !program.isBroken(expression) {
      report(
        .missingArgument, "`\(word)` names no platform", at: program.range(of: expression),
        remedy: "write `\(word) 3.2`, or `\(word) (ios: 3.2, android: 3.4)`")
    }
    return versions.isEmpty ? nil : versions
  }
}

// MARK: - Closed names

extension Checker {
  /// The names that a declaration closes; reports fields that have one of them.
  mutating func reservedNames(of declaration: Declaration, _ fields: DeclaredFields) -> [String] {
    guard let block = program.child(of: declaration.syntax, .fieldBlock) else { return [] }
    var closed = SeenNames()
    var result: [String] = []
    for statement in program.children(of: block, .reservedStatement) {
      guard let name = program.name(of: statement), unique(name, among: &closed, what: "closed name") else { continue }
      result.append(name.text)
    }
    if result.isEmpty { return [] }
    reportClosedCopies(fields, closed)
    for member in program.children(of: block, .field) {
      let names = [program.name(of: member), program.wireName(of: member)].compactMap { $0 }
      guard let name = names.first(where: { closed[$0.text] != nil }), let place = closed[name.text] else { continue }
      report(
        .closedName, "the name `\(name.text)` is closed for good", at: name.range,
        labels: [Label("closed here", at: place)],
        remedy: "choose another name: old clients would take the field for what had this name before")
    }
    return result
  }
}

// MARK: - Uses

extension Checker {
  /// Warns where something is used that says what to use instead.
  mutating func reportDeprecated(_ name: String, _ availability: Availability, at range: SourceRange, _ origin: Origin)
  {
    guard let deprecation = availability.deprecation else { return }
    report(
      .deprecatedUse, "`\(name)` is deprecated: \(deprecation)", at: range,
      labels: self.range(origin).map { [Label("declared here", at: $0)] } ?? [],
      remedy: "use the replacement that its text names")
  }
}
