import EmbeddedFiles
import SDUISyntax

/// A group of rules that the reference lists together.
package struct RuleGroup: Sendable {
  /// The heading of the group.
  package let title: String
  /// The rules with what each reports: a clause in lower case, without a full stop.
  package fileprivate(set) var rules: [(rule: CompatibilityRule, summary: String)]
}

extension CompatibilityRule {
  /// All rules in groups, in the order of their declaration, as `rules.txt` lists them.
  package static let groups: [RuleGroup] = {
    var groups: [RuleGroup] = []
    for line in String(cString: embedded_compatibility_rules()).utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "[") {
        groups.append(RuleGroup(title: String(Substring(line.dropFirst().dropLast())), rules: []))
      }
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1).map { String(Substring($0)) }
      guard parts.count == 2, let rule = CompatibilityRule(rawValue: parts[0]), !groups.isEmpty else { continue }
      groups[groups.count - 1].rules.append((rule, parts[1]))
    }
    return groups
  }()

  /// Whether the rule is about how screens are laid out, and not about responses or client code.
  var isAboutLayout: Bool { Self.groups.last?.rules.contains { $0.rule == self } ?? false }

  /// The change that the rule reports: a clause in lower case, without a full stop.
  package var summary: String {
    for group in Self.groups {
      for entry in group.rules where entry.rule == self { return entry.summary }
    }
    return rawValue
  }
}
