import SDUISyntax

extension CompatibilityRule {
  /// The page of the rule as Markdown, ending with a line break.
  package var page: String {
    let group = Self.groups.first { group in group.rules.contains { $0.rule == self } }
    return """
      # \(rawValue): \(summary)

      `sduic breaking` reports this change as an error if it breaks installed clients, as a warning if
      the server can make it harmless, and as a note if it is safe. The finding shows a response or a
      line of code on which both versions differ. `--ignore \(rawValue)` leaves the rule out.

      Grammar/COMPATIBILITY.md has an example, and lists the rule under "\(group?.title ?? "")".

      """
  }
}
