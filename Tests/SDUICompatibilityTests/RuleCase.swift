import SDUICompatibility
import SDUICompiler
import SDUIDiagnostics
import SDUIIR
import TestSupport

/// One pair of programs with the changes between them: a case of a file in `Rules`.
struct RuleCase: Sendable, CustomStringConvertible {
  let name: String
  let before: String
  let after: String
  let expected: String

  var description: String { name }

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

/// A file of cases.
struct RuleFile: Sendable, CustomStringConvertible {
  let path: String
  let cases: [RuleCase]

  var description: String { path }

  /// All files in the order of their names.
  static let all: [RuleFile] = Repository.files(in: "Tests/SDUICompatibilityTests/Rules", withExtension: "rules")
    .compactMap { try? RuleFile("Tests/SDUICompatibilityTests/Rules/" + $0) }

  static let cases: [RuleCase] = all.flatMap { $0.cases }

  init(_ path: String) throws {
    self.path = path
    var cases: [RuleCase] = []
    var (name, part) = ("", "")
    var parts: [String: String] = [:]
    func end() {
      guard !name.isEmpty else { return }
      cases.append(
        RuleCase(
          name: name, before: parts["before"] ?? "", after: parts["after"] ?? "", expected: parts["changes"] ?? ""))
      parts = [:]
    }
    for line in try Repository.read(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        end()
        name = String(line.dropFirst(4).dropLast(4))
      } else if line.hasPrefix("=== ") {
        part = String(line.dropFirst(4))
      } else {
        parts[part, default: ""] += line + "\n"
      }
    }
    // The last line break ends the last line, and begins no other.
    parts[part]?.removeLast()
    end()
    self.cases = cases
  }
}
