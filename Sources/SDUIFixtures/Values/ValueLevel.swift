/// How much of what its type allows a value uses. Coverage counts these, and profiles choose among them.
enum ValueLevel: Hashable, Sendable {
  /// The key does not stand.
  case absent
  /// `null` stands.
  case null
  /// The shortest text, the least number, the empty list, an image without words, an opaque colour.
  case least
  /// What lies between the ends; a value of a type without any.
  case plain
  /// The longest text, the greatest number, a list of several, an image with words, a translucent colour.
  case most
  /// What a closed type would not have: a case that a newer server adds.
  case unknown
  /// One of the choices of the type: a case, an action, `false` and `true`.
  case choice(Int)
}
