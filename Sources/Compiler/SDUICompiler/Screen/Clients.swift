import SDUIIR
import SDUISyntax

extension Checker {
  /// `clients: (ios: 3.0..., android: 3.1...)` or `domain: (ios: 26)`; versions are read by their spelling, so nothing is
  /// evaluated.
  mutating func clients(_ purpose: Purpose) -> Coerced {
    let expression = purpose.expression
    let isDomain = purpose.property == Property.domain.row.name
    let example = isDomain ? "(ios: 26)" : "(ios: 3.0..., android: 3.1...)"
    guard program.kind(of: expression) == .tupleExpression else {
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is no group of platforms, where `\(purpose.name)` takes versions by platform",
        at: program.range(of: expression), remedy: "write it as `\(example)`")
      return .invalid
    }
    var clients = ClientSet()
    var names = SeenNames()
    var isValid = true
    let arguments = Array(program.children(of: expression, .argument))
    let given = Set(arguments.compactMap { program.name(of: $0)?.text })
    for argument in arguments {
      guard let name = program.name(of: argument), let value = program.value(of: argument) else { return .invalid }
      // The text after it was reported.
      if program.isBroken(argument) { return .invalid }
      guard let platform = platform(name, besides: given), uniquePlatform(name, among: &names),
        let range = isDomain && program.kind(of: value) != .rangeExpression
          ? lastVersion(value, name) : versions(value, name)
      else {
        isValid = false
        continue
      }
      clients[platform] = range
    }
    guard isValid else { return .invalid }
    guard !clients.isEmpty else {
      return outOfRange(
        "`\(purpose.name)` names no platform, so \(isDomain ? "it says nothing" : "no client could show the screen")",
        purpose, remedy: "write it as `\(example)`")
    }
    return .value(.clients(clients))
  }

  /// The platform of a name; reports one that does not exist.
  ///
  /// - Parameter given: The names beside it, which a fix-it would repeat.
  mutating func platform(_ name: WrittenName, besides given: Set<String>) -> Platform? {
    if let platform = Platform(rawValue: name.text) { return platform }
    let names = Platform.allCases.map { $0.rawValue }
    let near = NearestName.of(name.text, among: names)
    report(
      .unknownCase, "there is no platform `\(name.text)`", at: name.range,
      remedy: near?.question
        ?? "the platforms are \(names.map { "`\($0)`" }.joined(separator: ", "))",
      fixes: FixIt.replacing(name.range, with: near, besides: given))
    return nil
  }

  /// Whether a platform is named for the first time.
  mutating func uniquePlatform(_ name: WrittenName, among known: inout SeenNames) -> Bool {
    guard let earlier = known.insert(name) else { return true }
    return reportGivenTwice(name, earlier)
  }

  /// `26`, the last of the versions from the beginning
  private mutating func lastVersion(_ expression: Syntax, _ platform: WrittenName) -> VersionRange? {
    version(expression, of: platform.text).map { VersionRange(end: .through($0)) }
  }

  /// `3.0...` or `3.0...4.2`
  private mutating func versions(_ expression: Syntax, _ platform: WrittenName) -> VersionRange? {
    if program.isBroken(expression) { return nil }
    guard program.kind(of: expression) == .rangeExpression else {
      let isVersion = program.kind(of: expression) == .numberLiteral && Version(program.text(of: expression)) != nil
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is \(isVersion ? "one version" : "no range"), where `\(platform.text)` "
          + "takes a range of versions", at: program.range(of: expression), remedy: "write it as `3.0...`",
        fixes: isVersion ? [.replace(program.range(of: expression), with: program.text(of: expression) + "...")] : [])
      return nil
    }
    var bounds: [Version] = []
    for side in program.children(of: expression) {
      guard let version = version(side, of: platform.text) else { return nil }
      bounds.append(version)
    }
    guard let first = bounds.first else { return nil }
    let range = VersionRange(from: first > .zero ? first : nil, end: bounds.dropFirst().first.map { .through($0) })
    guard range.isEmpty else { return range }
    report(
      .invalidRange, "the range `\(program.text(of: expression))` ends before it begins",
      at: program.range(of: expression), remedy: "write the earlier version first")
    return nil
  }
}
