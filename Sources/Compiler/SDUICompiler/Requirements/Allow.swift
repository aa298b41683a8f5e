import SDUISyntax

/// The allowances of a program's author, with reasons.
package struct Allowances: Sendable {
  fileprivate var statements: [Allowance] = []
  /// The changes between versions that are accepted.
  package fileprivate(set) var changes: [ChangeAllowance] = []

  /// Nothing is allowed.
  package init() {}

  /// Whether a finding is silenced.
  package func cover(_ finding: Diagnostic) -> Bool { statements.contains { $0.covers(finding) } }
}

/// An `allow`: the check that it silences, and where.
private struct Allowance {
  let check: DiagnosticCode
  /// The declaration or statement whose block contains it; findings there are silenced.
  let home: SourceRange
  let statement: SourceRange
}

extension Checker {
  /// Takes out what `allow` silences, and reports each one that silences nothing. The last step: it looks at findings
  /// only.
  ///
  /// - Parameter hasProved: Whether the findings of proofs are among them.
  mutating func apply(_ allowed: Allowances, hasProved: Bool) {
    let allowances = allowed.statements
    guard !allowances.isEmpty else { return }
    var isUsed = Array(repeating: false, count: allowances.count)
    diagnostics.removeAll { finding in
      guard finding.severity == .warning || Self.provable.contains(finding.code) else { return false }
      var isSilenced = false
      for index in allowances.indices where allowances[index].covers(finding) {
        isUsed[index] = true
        isSilenced = true
      }
      return isSilenced
    }
    // After an error not everything was looked at, so what would have been silenced is not known.
    guard !hasErrors(since: 0) else { return }
    for (allowance, isUsed) in zip(allowances, isUsed) where !isUsed {
      if Self.provable.contains(allowance.check) && !hasProved { continue }
      report(
        .unusedAllow, "nothing here is found by `\(allowance.check.rawValue)`, so there is nothing to allow",
        at: allowance.statement, remedy: "remove it",
        fixes: [FixIt("remove the `allow`", edits: [TextEdit(withComma(allowance.statement), "")])])
    }
  }

  /// A statement with the comma after it and the blanks before what follows on its line.
  private func withComma(_ statement: SourceRange) -> SourceRange {
    let source = program.trees[statement.file.index].source
    var end = statement.bytes.upperBound
    guard end < source.bytes.count, source.bytes[end] == UInt8(ascii: ",") else { return statement }
    end += 1
    while end < source.bytes.count, source.bytes[end] == UInt8(ascii: " ") { end += 1 }
    return SourceRange(file: statement.file, statement.bytes.lowerBound..<end)
  }

  /// All `allow`s of the program; what is wrong with one is reported.
  mutating func readAllowances() -> Allowances {
    var result = Allowances()
    for tree in program.trees where tree.nodes.contains(where: { $0.kind == .allowStatement }) {
      // The nodes around the current one, from the outside in.
      var homes: [Int] = []
      for index in tree.nodes.indices {
        while let home = homes.last, index >= home + Int(tree.nodes[home].size) { homes.removeLast() }
        let kind = tree.nodes[index].kind
        if kind == .allowStatement, let home = homes.last(where: { !tree.nodes[$0].kind.isBlock }) {
          readAllowance(
            Syntax(file: tree.file, node: NodeID(index)), in: Syntax(file: tree.file, node: NodeID(home)), into: &result
          )
        }
        homes.append(index)
      }
    }
    return result
  }

  private mutating func readAllowance(_ statement: Syntax, in home: Syntax, into result: inout Allowances) {
    let strings = Array(program.children(of: statement, .stringLiteral))
    guard strings.count == 2, let name = StringLiteral.value(of: program.bytes(of: strings[0])) else { return }
    let range = program.range(of: strings[0])
    let reason = StringLiteral.value(of: program.bytes(of: strings[1])) ?? ""
    if reason.allSatisfy({ $0.isWhitespace }) {
      report(
        .missingReason, "this `allow` gives no reason", at: program.range(of: strings[1]),
        remedy: "give the reason; a later reader of the file has only these words")
    }
    if isAboutChanges(statement, before: strings[0]) {
      let (ruleName, changed) = ChangeAllowance.parts(of: name)
      guard let rule = CompatibilityRule(rawValue: ruleName) else {
        return reportUnknownRule(ruleName, name, at: range)
      }
      result.changes.append(
        ChangeAllowance(
          rule: rule, name: changed, reason: reason, home: program.range(of: home),
          isInScreen: program.kind(of: home) == .screenDeclaration, statement: program.range(of: statement)))
      return
    }
    let checks = DiagnosticCode.allCases.filter { $0.canBeAllowed }
    guard let check = DiagnosticCode(rawValue: name), checks.contains(check) else {
      return reportUnknownCheck(name, at: range, among: checks)
    }
    result.statements.append(
      Allowance(check: check, home: program.range(of: home), statement: program.range(of: statement)))
  }

  /// Whether a word, which is `breaking`, is between `allow` and its first text.
  private func isAboutChanges(_ statement: Syntax, before string: Syntax) -> Bool {
    let nodes = program.trees[statement.file.index].nodes
    return nodes[string.node.index].firstToken > nodes[statement.node.index].firstToken + 1
  }

  private mutating func reportUnknownRule(_ name: String, _ text: String, at range: SourceRange) {
    let near = NearestName.of(name, among: CompatibilityRule.allCases.map { $0.rawValue })
    report(
      .unknownCheck, "`sduic breaking` has no rule `\(name)`", at: range,
      remedy: near?.question
        ?? "write the name that a finding of `sduic breaking` shows in brackets, such as `field-removed`",
      fixes: FixIt.replacing(range, with: near) { "\"\($0)\(text.dropFirst(name.count))\"" })
  }

  /// The findings of imports, which are in no block, and at requested widths; and the check of `allow` itself.
  fileprivate static let foundOutsideBlocks: [DiagnosticCode] = [
    .duplicateImport, .unusedImport, .outsideDeclaredRange, .unusedAllow, .responseUnknownField,
  ]

  /// An `allow` would hide in a whole block what must be seen, and an escape says the same.
  fileprivate static let alwaysShown: [DiagnosticCode] = [.bidirectionalControl, .controlCharacter]

  /// Errors that proofs find, and that may be right where they are.
  fileprivate static let provable: [DiagnosticCode] = [.touchTarget]

  private mutating func reportUnknownCheck(_ name: String, at range: SourceRange, among checks: [DiagnosticCode]) {
    if CompatibilityRule(rawValue: ChangeAllowance.parts(of: name).rule) != nil {
      return report(
        .unknownCheck, "`\(name)` is a rule of `sduic breaking`", at: range,
        remedy: "write `allow breaking \"\(name)\"`", fixes: [.insert("breaking ", before: range)])
    }
    if let code = DiagnosticCode(rawValue: name) {
      let reason = code.severity == .error ? ": it is no warning" : ""
      return report(
        .unknownCheck, "`\(name)` cannot be allowed\(reason)", at: range,
        remedy: "fix what it finds")
    }
    let near = NearestName.of(name, among: checks.map { $0.rawValue })
    report(
      .unknownCheck, "there is no check `\(name)`", at: range,
      remedy: near?.question ?? "\(Self.list(checks))",
      fixes: FixIt.replacing(range, with: near) { "\"\($0)\"" })
  }

  private static func list(_ checks: [DiagnosticCode]) -> String {
    list(checks.map { $0.rawValue }, of: "what can be allowed")
  }
}

extension Allowance {
  /// Whether a finding is one that this silences.
  fileprivate func covers(_ finding: Diagnostic) -> Bool {
    finding.code == check && finding.range.file == home.file && home.lowerBound <= finding.range.lowerBound
      && finding.range.upperBound <= home.upperBound
  }
}

extension DiagnosticCode {
  /// Whether an `allow` can silence it.
  package var canBeAllowed: Bool {
    severity == .warning
      ? !(Checker.foundOutsideBlocks + Checker.alwaysShown).contains(self) : Checker.provable.contains(self)
  }
}

extension NodeKind {
  /// The braces of a declaration or statement, which are not what they belong to.
  var isBlock: Bool { self == .block || self == .fieldBlock }
}
