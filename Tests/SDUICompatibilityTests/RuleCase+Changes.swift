import SDUICompatibility
import SDUISyntax
import TestSupport

extension RuleCase {
  /// The rule that the case is named after.
  var rule: CompatibilityRule? { CompatibilityRule(rawValue: name) }

  /// The changes between its programs.
  func changes() throws -> [ContractChange] {
    guard !before.isEmpty else { return [.added(try Programs.screen(after))] }
    guard !after.isEmpty else { return [.removed(try Programs.screen(before))] }
    return contractChanges(from: try Programs.screen(before), to: try Programs.screen(after))
  }

  /// The case as the file has it, with the changes as they are.
  func evaluated() throws -> String {
    let changes = try changes().map { Self.text($0, after.isEmpty ? before : after) }.joined()
    return "--- \(name) ---\n=== before\n\(before)=== after\n\(after)=== changes\n\(changes)"
  }

  var text: String { "--- \(name) ---\n=== before\n\(before)=== after\n\(after)=== changes\n\(expected)" }

  private static func text(_ change: ContractChange, _ program: String) -> String {
    let impact = change.impact
    let verdicts = "source \(impact.source.rawValue), wire \(impact.wire.rawValue), layout \(impact.layout.rawValue)"
    let directions = change.directions.map { " \($0.rawValue)" }.joined()
    let start = Int(change.place.origin.lowerBound)
    let line = program.utf8.prefix(start).count { $0 == UInt8(ascii: "\n") } + 1
    var text = "\(change.rule.rawValue): \(verdicts)\(directions)\n"
    text += "  line \(line) \(change.place.word): \(change.message)\n"
    if let remedy = change.remedy { text += "  = \(remedy)\n" }
    if let witness = change.witness { text += "  = for example \(witness.text)\n" }
    return text
  }
}
