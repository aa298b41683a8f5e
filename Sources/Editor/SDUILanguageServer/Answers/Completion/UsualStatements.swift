import SDUIIR
import SDUISyntax

/// The statements that files usually have in each place, to order completions where the program itself shows no habit.
///
/// The lists are in the order in which the reference writes statements; each has a weight, the higher the more usual.
enum UsualStatements {
  /// A statement by its word.
  struct Entry {
    let word: String
    let weight: Int

    fileprivate init(_ word: String, _ weight: Int) {
      self.word = word
      self.weight = weight
    }
  }

  /// Returns the weight of a word after another one: statements that are usually before that one weigh a quarter.
  static func weight(of word: String, after before: String, among entries: [Entry]) -> Int {
    guard let index = entries.firstIndex(where: { $0.word == word }) else { return 0 }
    let last = entries.firstIndex { $0.word == before } ?? -1
    return index >= last ? entries[index].weight : entries[index].weight / 4
  }

  /// At the top of a file.
  static let ofFile = [
    Entry("import", 30), Entry("let", 24), Entry("flag", 5), Entry("screen", 32), Entry("layout", 28),
    Entry("enum", 22), Entry("open", 16), Entry("record", 26), Entry("action", 38), Entry("component", 50),
    Entry("decoration", 12),
  ]

  /// In the braces of a component, record or action.
  static let ofFields = [
    Entry("id", 60), Entry("with", 20), Entry("on", 40), Entry("require", 15), Entry("reserved", 5), Entry("allow", 1),
  ]

  /// Returns the entries of a block.
  ///
  /// - Parameter isLayout: Whether the block is a layout's or a `when`'s, which name no units of their own.
  static func entries(of scope: PropertyScope, isLayout: Bool) -> [Entry] {
    switch scope {
    case .screen: ofScreen
    case .section: isLayout ? ofLayout : ofSection
    case .item: ofItem
    case .supplementary: [Entry("height", 50), Entry("pinned", 40), Entry("fullWidth", 20), Entry("overlays", 15)]
    default: []
    }
  }

  private static let ofScreen = [
    Entry("widths", 60), Entry("heights", 22), Entry("clients", 18), Entry("format", 4), Entry("insetsReference", 21),
    Entry("maxContentWidth", 23), Entry("sections", 24), Entry("sectionSpacing", 40), Entry("unknown", 14),
    Entry("pagination", 22), Entry("invalid", 5), Entry("topBar", 16), Entry("bottomBar", 8), Entry("empty", 9),
    Entry("section", 50), Entry("essential", 42), Entry("repeated", 25), Entry("test", 30), Entry("require", 6),
  ]

  private static let ofSection = [
    Entry("columns", 50), Entry("scroll", 26), Entry("rows", 12), Entry("rowHeight", 12), Entry("spacing", 42),
    Entry("insets", 44), Entry("minItems", 21), Entry("maxItems", 24), Entry("grows", 12), Entry("header", 43),
    Entry("item", 14), Entry("unit", 70), Entry("footer", 13), Entry("background", 12), Entry("row", 46),
    Entry("column", 45), Entry("when", 30), Entry("on", 16), Entry("content", 17), Entry("empty", 11),
    Entry("require", 10), Entry("section", 60),
  ]

  private static let ofLayout = [
    Entry("columns", 55), Entry("scroll", 30), Entry("rows", 12), Entry("rowHeight", 12), Entry("spacing", 42),
    Entry("insets", 44), Entry("separator", 16), Entry("header", 40), Entry("item", 50), Entry("unit", 46),
    Entry("footer", 12), Entry("when", 35), Entry("require", 5),
  ]

  private static let ofItem = [
    Entry("width", 50), Entry("inView", 32), Entry("height", 48), Entry("ratio", 45), Entry("span", 28),
    Entry("place", 14), Entry("insets", 12), Entry("minHeight", 10), Entry("maxHeight", 14), Entry("require", 20),
  ]
}

/// Names that are alike, as a layout and the section that uses it often are.
enum SimilarNames {
  /// Whether a part of one name begins with the same four letters as a part of the other.
  static func areSimilar(_ one: String, _ other: String) -> Bool {
    let parts = parts(of: other)
    return self.parts(of: one).contains { part in
      parts.contains { $0.count >= 4 && part.count >= 4 && $0.prefix(4) == part.prefix(4) }
    }
  }

  /// The words of a name in lower case: `order`, `row` of `OrderRow`.
  private static func parts(of name: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for byte in name.utf8 {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if isCapital, !(parts.last ?? []).isEmpty { parts.append([]) }
      parts[parts.count - 1].append(isCapital ? byte + 32 : byte)
    }
    return parts
  }

  /// The type that a field's name suggests; `nil` for most names.
  static func type(ofField name: String) -> String? {
    let lower = name.lowercased()
    func ends(_ words: [String]) -> Bool { words.contains { lower.hasSuffix($0) } }
    if lower.hasPrefix("is") || lower.hasPrefix("has") { return "Bool" }
    if name.hasSuffix("At") || ends(["date", "time", "published", "written", "due", "expires", "from", "until"]) {
      return "Date"
    }
    if ends(["url", "page", "link", "website"]) { return "URL" }
    if ends(["image", "picture", "photo", "cover", "logo", "avatar", "icon", "still"]) { return "Image" }
    if ends(["amount", "price", "rating", "total", "distance"]) { return "Decimal" }
    if ends(["count", "number", "quantity", "minutes", "seconds", "second", "views", "rank", "index", "stars"]) {
      return "Int"
    }
    if ends(["color", "colour", "tint"]) { return "Color" }
    if ends(["title", "name", "text", "label", "headline", "subtitle", "summary", "currency"]) { return "Text" }
    return nil
  }
}
