import SDUIIR
import SDUISyntax

/// Conditions that the server decides: `flag(grid) == tight`, `ios >= 3.2`.
extension Checker {
  /// The box of a comparison of a flag; `nil` after a report.
  mutating func flagBox(
    _ expression: Syntax, _ sides: [Syntax], _ sign: String, isNegated: Bool
  ) -> [ConditionBox]? {
    guard let declaration = flag(of: sides[0]) else { return nil }
    let value = WrittenName(text: program.text(of: sides[1]), range: program.range(of: sides[1]))
    guard sign == "==" else {
      reportFlagOperator(sign, declaration, value, expression)
      return nil
    }
    let flag = contract.flags.elements[declaration.index]
    guard let index = flag.cases.firstIndex(of: value.text) else {
      let near = NearestName.of(value.text, among: flag.cases)
      report(
        .unknownCase, "the flag `\(flag.name)` has no case `\(value.text)`", at: value.range,
        labels: [Label("declared here", at: declaration.name.range)],
        remedy: near?.question ?? Self.listing(cases: flag.cases),
        fixes: FixIt.replacing(value.range, with: near))
      return nil
    }
    var box = ConditionBox()
    let cases = flag.cases.indices.filter { ($0 == index) != isNegated }
    // A flag that was reported may have one case only.
    if cases.isEmpty { return [] }
    box.flags = [FlagCases(flag: ID(declaration.index), cases: cases)]
    return [box]
  }

  /// The flag that `flag(grid)` names.
  private mutating func flag(of call: Syntax) -> Declaration? {
    let arguments = program.child(of: call, .argumentList).map { Array(program.children(of: $0, .argument)) } ?? []
    guard arguments.count == 1, let argument = program.value(of: arguments[0]),
      program.kind(of: argument) == .nameExpression, program.name(of: arguments[0]) == nil
    else {
      report(
        .invalidCondition, "`\(program.text(of: call))` does not name a flag", at: program.range(of: call),
        remedy: "write `flag(name) == case`")
      return nil
    }
    let name = WrittenName(text: program.text(of: argument), range: program.range(of: argument))
    return resolve(name, as: [.flag], expecting: "flag", in: call.file)
  }

  private mutating func reportFlagOperator(
    _ sign: String, _ flag: Declaration, _ value: WrittenName, _ expression: Syntax
  ) {
    let better = "flag(\(flag.name.text)) == \(value.text)"
    let isInverse = sign == "!=" && contract.flags.elements[flag.index].cases.contains(value.text)
    report(
      .invalidCondition, "a flag is compared by `==`, not by `\(sign)`", at: program.range(of: expression),
      remedy: sign == "!=" ? "write `not \(better)`" : "write `\(better)`",
      fixes: isInverse ? [.replace(program.range(of: expression), with: "not \(better)")] : [])
  }
}

extension Checker {
  /// The box of a comparison of a client's version; `nil` after a report.
  mutating func clientBox(
    _ expression: Syntax, _ sides: [Syntax], _ sign: String, on platform: Platform, isNegated: Bool
  ) -> [ConditionBox]? {
    guard let version = version(sides[1], of: platform.rawValue) else { return nil }
    guard sign == ">=" || sign == "<" else {
      reportVersionOperator(sign, platform, version, expression)
      return nil
    }
    guard version > .zero else {
      report(
        .valueOutOfRange, "every version is at least 0, so this comparison has no effect",
        at: program.range(of: sides[1]), remedy: "compare with the version that made the difference, such as `3.2`")
      return nil
    }
    let isLower = (sign == ">=") != isNegated
    // What does not hold on one platform holds on all others.
    var clients = isNegated ? ClientSet.everything : ClientSet()
    clients[platform] = isLower ? VersionRange(from: version) : VersionRange(end: .below(version))
    var box = ConditionBox()
    box.clients = clients
    return [box]
  }

  private mutating func reportVersionOperator(
    _ sign: String, _ platform: Platform, _ version: Version, _ expression: Syntax
  ) {
    let name = platform.rawValue
    let remedy =
      switch sign {
      case ">": "`\(name) >= \(version.text)`, or with the next version"
      case "<=": "`\(name) < \(version.text)`, or with the next version"
      default: "`\(name) >= \(version.text)` or `\(name) < \(version.text)`"
      }
    report(
      .invalidCondition, "`\(sign)` cannot compare versions: between any two there may be another",
      at: program.range(of: expression), remedy: "write \(remedy); `>=` and `<` fit together")
  }

  /// A version by its spelling: as a number, 3.10 would be 3.1. Reports what is none.
  mutating func version(_ expression: Syntax, of what: String) -> Version? {
    let text = program.text(of: expression)
    if program.kind(of: expression) == .numberLiteral, let version = Version(text) { return version }
    if program.kind(of: expression) == .missing { return nil }
    report(
      .typeMismatch, "`\(text)` is no version, where `\(what)` takes one", at: program.range(of: expression),
      remedy: "write whole numbers with points between, at most \(Version.maximumPartCount): `3.2`, `3.10.1`")
    return nil
  }
}
