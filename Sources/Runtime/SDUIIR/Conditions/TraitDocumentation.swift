extension ContainerTrait {
  /// A sentence about the trait, for editors.
  package var documentation: String {
    switch self {
    case .horizontal:
      "The horizontal size class. If a device does not report it, `regular` begins at a width of 600 points."
    case .vertical:
      "The vertical size class. If a device does not report it, `regular` begins at a height of 480 points."
    case .idiom: "The kind of device."
    case .direction: "The direction of text."
    }
  }

  /// A sentence about one of the values of the trait, for editors.
  package func documentation(of word: TraitWord) -> String {
    let isFirst = words.first == word
    return switch self {
    case .horizontal:
      isFirst ? "Little room from side to side, as on a phone." : "Much room from side to side, as on a tablet."
    case .vertical:
      isFirst
        ? "Little room from top to bottom, as on a phone held sideways."
        : "Much room from top to bottom, as on a phone held upright."
    case .idiom: isFirst ? "A phone." : "A tablet."
    case .direction: isFirst ? "Text from left to right." : "Text from right to left."
    }
  }
}
