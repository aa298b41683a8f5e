/// The level of a value within the range that its type allows. Coverage counts these, and profiles choose among them.
enum ValueLevel: Hashable, Sendable {
  /// The key is absent.
  case absent
  /// The value is `null`.
  case null
  /// One of the texts that mean a missing value.
  case absentText(Int)
  /// The shortest text, the least number, the empty list, an image without words, an opaque colour.
  case least
  /// A value between the ends; a value of a type without any.
  case plain
  /// The longest text, the greatest number, a list of several, an image with words, a translucent colour.
  case most
  /// A value that a closed type would not have: a case that a newer server adds.
  case unknown
  /// One of the choices of the type: a case, an action, `false` and `true`.
  case choice(Int)
}
