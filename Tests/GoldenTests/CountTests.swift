import TestSupport
import Testing

/// The words for counts in all texts of the compiler: golden files, pages and explanations.
@Suite("counts") struct CountTests {
  private static let texts: [(name: String, text: String)] =
    (Repository.files(in: "Tests/Golden", withExtension: "golden").map { "Tests/Golden/\($0)" }
    + Repository.files(in: "Grammar", withExtension: "md").map { "Grammar/\($0)" } + ["README.md"])
    .map { ($0, (try? Repository.read($0)) ?? "") }

  /// The words that follow a number of two or more and end with an `s`: plurals, and a few verbs.
  private static let plurals: Set<Substring> = {
    let verbs: Set<Substring> = ["is", "has", "was", "does", "as", "takes", "needs"]
    var words: Set<Substring> = []
    for (_, text) in texts {
      for match in text.matches(of: /[0-9]*(?:[2-9]|[0-9][0-9]) ([a-z]+s)\b/) { words.insert(match.1) }
    }
    return words.subtracting(verbs)
  }()

  @Test("one of something is in the singular")
  func oneIsSingular() {
    #expect(Self.plurals.isSuperset(of: ["items", "columns", "characters"]))
    for (name, text) in Self.texts {
      for match in text.matches(of: /(?:^|[^0-9.,…\/])1 ([a-z]+s)\b/) where Self.plurals.contains(match.1) {
        Issue.record("\(name) says `\(match.0)`")
      }
    }
  }
}
