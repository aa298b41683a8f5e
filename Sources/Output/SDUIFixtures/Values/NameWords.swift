/// The words of a name, in small letters: `oldPrice` is `old` and `price`, `ORDER_ROW` is `order` and `row`.
struct NameWords: Sendable {
  private(set) var words: [String] = []
  /// Each word, and what it is the plural of: a place deep in records has a word of each field around it.
  private var forms: Set<String> = []

  init(words: some Sequence<String>) { append(words) }

  /// Adds the words of something that these are around.
  mutating func append(_ others: some Sequence<String>) {
    for word in others {
      words.append(word)
      forms.insert(word)
      if word.hasSuffix("s") { forms.insert(String(word.dropLast())) }
    }
  }

  /// A name as part of an identity, with its digits: `oldPrice2` is `old-price2`.
  static func slug(_ name: String) -> String {
    var result = ""
    var wasSmall = false
    for scalar in name.unicodeScalars {
      let isLarge = scalar.properties.isUppercase
      let belongs = scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      if !result.isEmpty, result.last != "-", !belongs || isLarge && wasSmall { result.append("-") }
      if belongs { result += String(scalar).lowercased() }
      wasSmall = belongs && !isLarge
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "nested" : result
  }

  init(_ name: String) {
    var words: [String] = []
    var current = ""
    var lastIsSmall = false
    for character in name.unicodeScalars {
      let isLarge = character.properties.isUppercase
      let isLetter = character.properties.isAlphabetic
      if !isLetter || isLarge && lastIsSmall {
        if !current.isEmpty { words.append(current.lowercased()) }
        current = ""
      }
      if isLetter { current.unicodeScalars.append(character) }
      lastIsSmall = isLetter && !isLarge
    }
    if !current.isEmpty { words.append(current.lowercased()) }
    self.init(words: words)
  }

  /// Whether it has one of some words, in the singular or the plural.
  func has(_ others: String...) -> Bool { hasAny(others) }

  func hasAny(_ others: [String]) -> Bool { others.contains(where: forms.contains) }

  /// The subject of a component or field, for identities and addresses: `ProductCard` is a `product`.
  var noun: String {
    let shapes = [
      "card", "row", "tile", "cell", "item", "unit", "view", "id", "identifier", "ids", "key", "small", "large", "old",
      "new", "list", "block", "module", "ss", "open",
    ]
    let words = words.filter { !shapes.contains($0) }
    return words.isEmpty ? self.words.first ?? "item" : words.joined(separator: "-")
  }
}
