import SDUIIR

/// The entry of the vocabulary and the pages of the language about a word: a kind, a property, a place of properties, a
/// trait, a word that properties take, or a topic of a page. One word may be several of these.
package struct VocabularyPage {
  /// The word.
  let subject: String

  /// All words that have a page, sorted.
  package static let subjects: [String] = {
    var names: Set<String> = Set(LayoutKind.allCases.map { $0.rawValue })
    names.formUnion(rows.map { $0.name })
    names.formUnion(Vocabulary.spellings.map { $0.name })
    names.formUnion(PropertyScope.allCases.flatMap { $0.words })
    names.formUnion(ContainerTrait.allCases.map { $0.name })
    names.formUnion(rows.flatMap { $0.words.map { $0.rawValue } })
    names.formUnion(Topic.subjects)
    return names.sorted()
  }()

  /// An arrangement has no name: it is written as blocks.
  private static let rows = Vocabulary.rows.filter { $0.type != .arrangement }

  /// The page of a word; `nil` where the vocabulary has no such word.
  package init?(about subject: String) {
    guard Self.subjects.contains(subject) else { return nil }
    self.subject = subject
  }

  /// The page as Markdown, ending with a line break.
  package var rendered: String {
    let parts = kindParts + propertyParts + placeParts + traitParts + wordParts + topicParts
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var kindParts: [String] {
    guard let kind = LayoutKind(rawValue: subject) else { return [] }
    let places: [PropertyScope] = kind.holdsSections ? [.section] : [.section, .item]
    let others = kind.itemWidth == .cells ? [PropertyScope.part] : []
    return ["# `\(subject)`, a kind of section", kind.documentation]
      + (places + others).map { Self.list(of: $0, kind) }
  }

  private var propertyParts: [String] {
    var parts: [String] = []
    for row in Self.rows where row.name == subject {
      parts.append(Self.heading(row.name, row.scope))
      parts += row.paragraphs
      parts.append("Example: `\(row.name): \(row.example)`")
    }
    for spelling in Vocabulary.spellings where spelling.name == subject {
      let kinds = spelling.kinds.map { "`\($0.rawValue)`" }
      parts.append(Self.heading(spelling.name, spelling.property.row.scope))
      parts += spelling.paragraphs
      parts += ["Of: " + kinds.joined(separator: ", "), "Example: `\(spelling.name): \(spelling.example)`"]
    }
    return parts
  }

  private static func heading(_ name: String, _ scope: PropertyScope) -> String {
    "# `\(name)`, a property of \(scope.phrase)"
  }

  private var placeParts: [String] {
    PropertyScope.allCases.filter { $0.words.contains(subject) }.flatMap { scope in
      ["# `\(subject)`, a place of properties", Self.list(of: scope)]
    }
  }

  private var traitParts: [String] {
    guard let trait = ContainerTrait(name: subject), let last = trait.words.last else { return [] }
    let words = trait.words.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    return [
      "# `\(subject)`, a trait of the container", "It is \(words).",
      "Example: `when \(subject) == \(last.rawValue) { … }`",
    ]
  }

  private var topicParts: [String] {
    guard let topic = Topic(about: subject) else { return [] }
    return ["# `\(subject)`, on the page `\(topic.pageName)`"] + topic.paragraphs
  }

  private var wordParts: [String] {
    let takers = Self.rows.filter { $0.words.contains { $0.rawValue == subject } }
    if takers.isEmpty { return [] }
    let lines = takers.map { (row: PropertyRow) -> String in
      "- `\(row.name): \(subject)`, of \(row.scope.phrase): \(Self.sentence(row.documentation))"
    }
    return ["# `\(subject)`, a word that properties take", lines.joined(separator: "\n")]
  }

  /// The properties of a place, required ones first.
  private static func list(of scope: PropertyScope, _ kind: LayoutKind? = nil) -> String {
    let rows = Vocabulary.rows(in: scope, of: kind).filter { $0.type != .arrangement }
    var lines: [String] = []
    for row in rows.filter({ $0.isRequired }) + rows.filter({ !$0.isRequired }) {
      let isOfSome = kind == nil && row.kinds.count < LayoutKind.allCases.count
      let kinds = isOfSome ? " (of " + row.kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ")" : ""
      let remark = row.isRequired && kind != nil ? " (required)" : kinds
      lines.append("- `\(row.name)`\(remark): \(sentence(row.documentation))")
    }
    for spelling in Vocabulary.spellings where spelling.property.row.scope == scope {
      guard kind.map(spelling.kinds.contains) ?? true else { continue }
      lines.append("- `\(spelling.name)`: \(sentence(spelling.documentation))")
    }
    return "Properties of \(scope.phrase):\n\n" + lines.joined(separator: "\n")
  }

  /// The first sentence.
  private static func sentence(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let end = bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == UInt8(ascii: " ") }
    return end.map { String(decoding: bytes[...$0], as: UTF8.self) } ?? text
  }
}

extension PropertyRow {
  /// The words that it takes; empty where it takes something else as well.
  fileprivate var words: [Keyword] { if case .keyword(let words) = type { words } else { [] } }
}
