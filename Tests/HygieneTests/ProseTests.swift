import TestSupport
import Testing

/// The words of messages, documentation and comments: the field's terms, and none that a reader has to decode.
@Suite struct ProseTests {
  /// Words that blur who does what, each with words that do not.
  private static let unwanted: [(phrase: String, instead: String)] = [
    ("stand", "is, belongs, occurs"), ("stands", "is, belongs, occurs"), ("stood", "was"),
    ("mend", "fix"), ("mends", "fixes"), ("mended", "fixed"), ("mending", "fixing"),
    ("said", "reported, written, set"), ("told", "reported, given, distinguished"),
    ("behind", "after, below"), ("come to", "is, returns"), ("comes to", "is, returns"), ("came to", "was, returned"),
    ("as it is", "unchanged"), ("without being told", "by default"), ("the house", "the architecture"),
    ("in the one style", "formatted"),
  ]

  /// Longer phrases in which such a word has its literal meaning.
  private static let literal = [
    "come to rest", "comes to rest", "lag behind", "lags behind", "behind a section", "behind the section",
    "behind the whole section", "behind its items", "behind the items", "behind a whole section",
  ]

  /// Files with other rules, and why.
  private static let exempt: [(prefix: String, why: String)] = [
    ("Sources/Output/SDUIFixtures/Words/", "texts of fixtures, in everyday language"),
    ("Sources/Output/SDUIGeneration/", "texts that are also in generated code"),
    ("Sources/Tool/sduic/Commands/Generate", "texts of the command that generates code"),
    ("Tests/GenerationTests/", "texts that are also in generated code"),
    ("Tests/UIKitModel/", "a package of its own"),
    ("Tests/HygieneTests/ProseTests.swift", "this list"),
  ]

  private static func isExempt(_ path: String) -> Bool { exempt.contains { path.hasPrefix($0.prefix) } }

  private static let swift = Repository.swift.filter { !isExempt($0.path) }

  /// The Markdown pages and examples, whose programs are texts as well.
  private static let pages = Repository.paths.filter { path in
    !isExempt(path) && (path.hasSuffix(".md") || path.hasPrefix("Examples/") && path.hasSuffix(".sdui"))
  }

  /// The places of unwanted words, each with the words to use.
  private static func places(in prose: Prose, _ lines: [String], of path: String) -> [String] {
    unwanted.flatMap { phrase, instead in
      prose.lines(of: phrase, except: literal).map { index in
        "\(path):\(index + 1): `\(phrase)`, use \(instead): \(lines[index].drop { $0 == " " }.prefix(120))"
      }
    }
  }

  @Test func swiftSourcesUseTheFieldsTerms() {
    #expect(Self.swift.count > 1_000)
    let found = Self.swift.flatMap { Self.places(in: Prose(of: $0), $0.lines, of: $0.path) }
    #expect(found.isEmpty, "\(found.count) places:\n\(found.joined(separator: "\n"))")
  }

  @Test func pagesAndExamplesUseTheFieldsTerms() {
    #expect(Self.pages.count > 60)
    let found = Self.pages.flatMap { path in
      let lines = Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return Self.places(in: Prose(lines: lines), lines, of: path)
    }
    #expect(found.isEmpty, "\(found.count) places:\n\(found.joined(separator: "\n"))")
  }

  /// Messages are joined from parts, and no joint repeats a word.
  @Test func noWordIsDoubled() {
    let doubled = /\b(a|an|and|at|by|in|is|of|on|or|the|to) \1\b/
    let golden = Repository.paths.filter { $0.hasSuffix(".golden") } + Self.pages
    #expect(golden.count > 200)
    let found = golden.flatMap { path in
      Repository.text(path).split(separator: "\n").filter { $0.contains(doubled) }.map { "\(path): \($0)" }
    }
    #expect(found.isEmpty, "\(found.count) places:\n\(found.prefix(20).joined(separator: "\n"))")
  }

  /// A doc comment is a noun phrase for a type or property and a verb phrase for a function; only that of a Boolean begins
  /// with "Whether".
  @Test func docCommentsBeginWithANounOrAVerb() {
    let questions = ["What", "How", "Where", "Who", "Whose", "Which"].map { "/// \($0) " }
    let found = Self.swift.flatMap { file in
      file.lines.indices.filter { index in
        let line = file.lines[index].drop { $0 == " " }
        let isContinued = index > 0 && file.lines[index - 1].drop { $0 == " " }.hasPrefix("///")
        return line.hasPrefix("///") && !isContinued && questions.contains { line.hasPrefix($0) }
      }.map { file.place($0) }
    }
    #expect(found.isEmpty, "\(found.count) places:\n\(found.joined(separator: "\n"))")
  }

  @Test func exemptFilesExist() {
    for (prefix, _) in Self.exempt { #expect(Repository.paths.contains { $0.hasPrefix(prefix) }, "\(prefix) is gone") }
  }

  @Test func phrasesAreFoundInTextOnly() {
    let text =
      "let stands = \"it stands\"  // and as it\n/// is, it comes to rest\nlet a = \"\"\"\n  comes to 5, a stand-in\n  \"\"\"\n"
    let prose = Prose(of: SwiftFile(path: "a.swift", text: text))
    #expect(prose.lines(of: "stands", except: []) == [0])
    #expect(prose.lines(of: "stand", except: []) == [])
    #expect(prose.lines(of: "as it is", except: []) == [0])
    #expect(prose.lines(of: "comes to", except: ["comes to rest"]) == [3])
  }
}
