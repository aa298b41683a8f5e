import SDUIIR

/// Converts wire names to names of the language.
enum SourceNames {
  /// Names have at most this many characters.
  private static let maximumCount = 60

  /// The words of a wire name, in lower case: `SS_TOP_BANNER` and `ssTopBanner` have the same.
  static func words(_ wire: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Unicode.Scalar = " "
    for scalar in wire.unicodeScalars {
      let isUpper = ("A"..."Z").contains(scalar)
      let isWord = isUpper || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if !isWord || isUpper && !("A"..."Z").contains(previous) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word.unicodeScalars.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar) }
      previous = scalar
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A name in `lowerCamelCase`; one that is in it already does not change.
  static func lower(_ wire: String, or fallback: String = "value") -> String {
    if isLowerCamel(wire) { return wire }
    let words = words(wire)
    return bounded(words.enumerated().map { $0.offset == 0 ? $0.element : capitalized($0.element) }, fallback)
  }

  /// A name in `UpperCamelCase`.
  static func upper(_ wire: String, or fallback: String = "Value") -> String {
    bounded(words(wire).map(capitalized), fallback)
  }

  /// The name of an element of a list: `productList` and `products` become `product`.
  static func singular(_ wire: String) -> String {
    var words = words(wire)
    if words.count > 1, ["list", "items", "array"].contains(words[words.count - 1]) { words.removeLast() }
    if let last = words.last, let singular = irregular[last] {
      words[words.count - 1] = singular
      return lower(words.joined(separator: "_"))
    }
    guard let last = words.last, last.utf8.count > 3 || last == "ids", last.hasSuffix("s"), !last.hasSuffix("ss"),
      !singulars.contains(last)
    else {
      return lower(words.joined(separator: "_"), or: wire)
    }
    // `stories`, `matches`, `products`.
    let ending = last.hasSuffix("ies") ? 3 : ["ches", "shes", "sses", "xes"].contains(where: last.hasSuffix) ? 2 : 1
    words[words.count - 1] = String(last.dropLast(ending)) + (ending == 3 ? "y" : "")
    return lower(words.joined(separator: "_"))
  }

  /// Plurals that do not follow the rule.
  private static let irregular = [
    "children": "child", "cookies": "cookie", "movies": "movie", "calories": "calorie", "people": "person",
    "men": "man", "women": "woman", "caches": "cache", "headaches": "headache", "niches": "niche", "axes": "axis",
    "curies": "curie", "series": "series", "ties": "tie", "pies": "pie",
  ]

  /// Words in `s` that are no plurals, or have none of their own.
  private static let singulars: Set<String> = [
    "analysis", "atlas", "basis", "bonus", "bus", "campus", "canvas", "corpus", "focus", "gas", "lens", "news",
    "radius",
    "series", "species", "status", "venus", "virus", "address",
  ]

  /// The name of a case or section, which no keyword can be.
  static func unreserved(_ wire: String, or fallback: String) -> String {
    let name = lower(wire, or: fallback)
    return keywords.contains(name) ? name + "Value" : name
  }

  private static let keywords: Set<String> = [
    "action", "allow", "and", "as", "at", "background", "because", "bottomBar", "breaking", "bundle", "cell", "column",
    "component",
    "content", "decoration", "deprecated", "drop", "empty", "enum", "essential", "false", "fallback", "flag", "footer",
    "header", "import", "item", "layout", "let", "not", "on", "onFailure", "open", "or", "record", "repeated",
    "require",
    "reserved", "row", "screen", "section", "since", "test", "topBar", "true", "unit", "until", "when", "with",
    "container", "data", "width", "height", "columns", "event",
  ]

  private static func isLowerCamel(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    return name.utf8.count <= maximumCount
      && name.unicodeScalars.allSatisfy {
        ("A"..."Z").contains($0) || ("a"..."z").contains($0) || ("0"..."9").contains($0)
      }
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, ("a"..."z").contains(first) else { return word }
    var result = ""
    result.unicodeScalars.append(Unicode.Scalar(UInt8(first.value) & ~0x20))
    result.unicodeScalars.append(contentsOf: word.unicodeScalars.dropFirst())
    return result
  }

  private static func bounded(_ words: [String], _ fallback: String) -> String {
    var text = words.joined()
    if let first = text.unicodeScalars.first, ("0"..."9").contains(first) { text = fallback + text }
    return text.isEmpty ? fallback : String(text.prefix(maximumCount))
  }
}

/// Names that are in use in one place.
struct NameTable {
  private var names: Set<String>
  /// The number with which the search for a free name of each text goes on: names never become free again.
  private var numbers: [String: Int] = [:]

  init(_ reserved: [String] = []) { names = Set(reserved) }

  /// The names of types that a file cannot declare.
  static var ofDeclarations: NameTable {
    NameTable(FieldType.Name.allCases.compactMap { $0.source } + ["drop", "toggleSection"])
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// A name that is not in use yet: the given one, with the owner's name before it, or with a number.
  mutating func unique(_ name: String, owner: String? = nil) -> String {
    if names.insert(name).inserted { return name }
    if let owner, names.insert(owner + name).inserted { return owner + name }
    var number = numbers[name] ?? 2
    while !names.insert(name + String(number)).inserted { number += 1 }
    numbers[name] = number + 1
    return name + String(number)
  }
}
