/// An `allow breaking "rule" because "…"`: it accepts one change of a rule, by the author's decision.
package struct ChangeAllowance: Hashable, Sendable {
  /// The rule of the change.
  package let rule: CompatibilityRule
  /// The source name of the declaration that changed; `nil` if the rule alone identifies the change.
  package let name: String?
  /// The text after `because`.
  package let reason: String
  /// The declaration or statement whose block contains the `allow`. The change is there.
  package let home: SourceRange
  /// Whether `home` is a screen, in which the change may be in anything that the screen uses.
  package let isInScreen: Bool
  /// The bytes of the `allow`.
  package let statement: SourceRange

  /// An `allow` with its place.
  package init(
    rule: CompatibilityRule, name: String?, reason: String, home: SourceRange, isInScreen: Bool, statement: SourceRange
  ) {
    (self.rule, self.name, self.reason) = (rule, name, reason)
    (self.home, self.isInScreen, self.statement) = (home, isInScreen, statement)
  }

  /// Splits the text of an `allow`: a rule, and after a colon the name of the declaration that changed.
  package static func parts(of text: String) -> (rule: String, name: String?) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (text, nil) }
    let rest = text.utf8[text.utf8.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
    return (String(text[..<colon]), String(rest) ?? "")
  }
}
