import SDUICompiler
import SDUIIR
import SDUISyntax

/// Fixes of values that are written in the notation of another one, as other languages do.
extension QuickFixes {
  /// Writes a value in another notation: with or without quotes, `true` for `True`, a range for `320-1366`.
  func rewrittenLiterals(at range: SourceRange) -> [QuickFix] {
    let kinds: [NodeKind] = [.stringLiteral, .numberLiteral, .nameExpression, .binaryExpression]
    let value = path(to: range).last { kinds.contains(program.kind(of: $0)) && program.range(of: $0) == range }
    guard let value else { return [] }
    let written = text(range)
    let other: String? =
      switch program.kind(of: value) {
      case .stringLiteral: Self.word(in: written)
      case .numberLiteral: "\"\(written)\""
      case .nameExpression: Self.booleans[written.lowercased()]
      case .binaryExpression: ends(ofDifference: value)
      default: nil
      }
    guard let other, !other.isEmpty, other != written else { return [] }
    return [replacement(of: range, with: other)]
  }

  /// The content of a text that is one word or number.
  private static func word(in text: String) -> String? {
    let signs: [Character] = ["_", ".", "-", "%", ":"]
    let content = text.dropFirst().dropLast()
    return content.allSatisfy { $0.isLetter || $0.isNumber || signs.contains($0) } ? String(content) : nil
  }

  /// Writes `true` for `True`, where a name is looked for.
  func boolean(at range: SourceRange) -> [QuickFix] {
    guard node([.nameExpression], at: range).map({ program.range(of: $0) }) == range,
      let value = Self.booleans[text(range).lowercased()]
    else { return [] }
    return [replacement(of: range, with: value)]
  }

  private static let booleans = ["true": "true", "false": "false", "yes": "true", "no": "false"]

  /// The range that a difference was meant to be: `320-1366`.
  private func ends(ofDifference difference: Syntax) -> String? {
    let sides = program.children(of: difference).map { program.text(of: $0) }
    guard sides.count == 2, program.operatorToken(of: difference)?.text == "-" else { return nil }
    return sides.joined(separator: "...")
  }

  /// Asks for a condition as such: `isWide == true`.
  func comparedFlag(at range: SourceRange) -> [QuickFix] {
    guard let comparison = node([.binaryExpression], at: range), program.range(of: comparison) == range,
      let sign = program.operatorToken(of: comparison)?.text, ["==", "!="].contains(sign)
    else { return [] }
    let sides = program.children(of: comparison).map { program.text(of: $0) }
    guard sides.count == 2, ["true", "false"].contains(sides[1]) else { return [] }
    let isAffirmed = (sides[1] == "true") == (sign == "==")
    return [replacement(of: range, with: isAffirmed ? sides[0] : "not \(sides[0])")]
  }

  /// Writes the arguments of a kind as properties: `grid(columns: 2) { … }`.
  func kindProperties(at range: SourceRange) -> [QuickFix] {
    guard let reference = node([.layoutReference], at: range), let list = program.child(of: reference, .argumentList),
      program.range(of: list) == range, let owner = path(to: range).last(where: { block(of: $0) != nil }),
      let block = block(of: owner)
    else { return [] }
    let arguments = String(text(range).dropFirst().dropLast())
    let labels = program.children(of: list).map { program.name(of: $0)?.text ?? "" }
    let isPlain =
      !arguments.contains { $0.isNewline } && !tree.comments.contains { range.bytes.contains(Int($0.start)) }
    guard isPlain, !labels.contains(""), Set(labels).count == labels.count else { return [] }
    return [
      QuickFix(
        title: "Write `\(arguments)` in the braces",
        edits: [TextEdit(range, ""), analysis.insertion(of: arguments, into: block)], isCertain: true)
    ]
  }

  /// Gives the least width of a column its name: `adaptive(160)`.
  func labelledWidth(at range: SourceRange) -> [QuickFix] {
    guard let call = node([.callExpression], at: range), program.text(of: call).hasPrefix("adaptive("),
      let list = program.child(of: call, .argumentList), Array(program.children(of: list)).count == 1,
      let argument = program.child(of: list, .argument), program.name(of: argument) == nil
    else { return [] }
    return [replacement(of: program.range(of: argument), with: "min: " + program.text(of: argument))]
  }

  /// Removes the colon of a statement that is none of a property: `header: Title { … }`.
  func statement(writtenAsPropertyAt range: SourceRange) -> [QuickFix] {
    let words = ["unit", "header", "footer", "background", "topBar", "bottomBar"]
    guard words.contains(text(range)), let property = node([.property], at: range),
      program.name(of: property)?.range == range, let value = program.value(of: property),
      [.recordExpression, .nameExpression].contains(program.kind(of: value))
    else { return [] }
    let gap = range.bytes.upperBound..<bytes(of: value).lowerBound
    return [
      QuickFix(
        title: "Write `\(text(range)) \(program.name(of: value)?.text ?? program.text(of: value))`",
        edits: [edit(gap, " ")], isCertain: true
      )
    ]
  }

  /// Pins a header or footer as other systems make it stick: `sticky: true`.
  func pinned(at range: SourceRange) -> [QuickFix] {
    guard text(range) == "sticky", let property = node([.property], at: range), let value = program.value(of: property)
    else { return [] }
    let words = ["true": "section", "false": "never"]
    guard let word = words[program.text(of: value)] else { return [] }
    return [replacement(of: program.range(of: property), with: "pinned: \(word)")]
  }

  private func replacement(of range: SourceRange, with text: String) -> QuickFix {
    QuickFix(title: "Replace with `\(text)`", edits: [TextEdit(range, text)], isCertain: true)
  }
}
