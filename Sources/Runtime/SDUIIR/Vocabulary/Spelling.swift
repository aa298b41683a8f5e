/// Another way to write a property: it fills the same place in the IR and in JSON, and each replaces the other.
package struct Spelling: Sendable {
  /// Its name in source.
  package let name: String
  /// The property that it replaces; it is allowed in the same places.
  package let property: Property
  /// The kinds of section that take it.
  package let kinds: [LayoutKind]
  /// The type of its values.
  package let type: SpellingType
  /// One or two sentences for people.
  package let documentation: String
  /// A value that the written reference shows.
  package let example: String
}

/// The type of the values of another spelling.
package enum SpellingType: Hashable, Sendable {
  /// `16:9`, or the ratio of an image in the data.
  case ratio
  /// A number of items in view.
  case itemsInView
}

extension Vocabulary {
  /// All other spellings.
  package static let spellings: [Spelling] = [
    Spelling(
      name: "ratio", property: .height, kinds: sizedKinds, type: .ratio,
      documentation: "The ratio of width to height of an item's box, in place of `height`.", example: "16:9"),
    Spelling(
      name: "inView", property: .width, kinds: stripKinds, type: .itemsInView,
      documentation: "The number of items in view, in place of `width`. With a fraction the last one peeks in.",
      example: "2.5"),
    Spelling(
      name: "ratio", property: .partHeight, kinds: cellKinds, type: .ratio,
      documentation: "The ratio of width to height of a mosaic's outermost part, in place of `height`.", example: "2:1"),
  ]

  /// The spelling that a name means in a place.
  package static func spelling(named name: String, in scope: PropertyScope) -> Spelling? {
    spellings.first { $0.name == name && $0.property.row.scope == scope }
  }
}
