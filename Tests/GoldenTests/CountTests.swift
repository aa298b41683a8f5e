import SDUIDiagnostics
import TestSupport
import Testing

/// How things are counted, in everything that the compiler says: golden files, pages and explanations.
@Suite("counts") struct CountTests {
  private static let texts: [(name: String, text: String)] =
    (Repository.files(in: "Tests/Golden", withExtension: "golden").map { "Tests/Golden/\($0)" }
    + Repository.files(in: "Grammar", withExtension: "md").map { "Grammar/\($0)" } + ["README.md"])
    .map { ($0, (try? Repository.read($0)) ?? "") }
    + DiagnosticCode.allCases.map { ("the page of \($0.rawValue)", Explanation.of($0).text) }

  /// What follows a number of two or more and ends with an `s`: plurals, and a few verbs.
  private static let plurals: Set<Substring> = {
    let verbs: Set<Substring> = ["is", "has", "was", "does", "as", "stands", "takes", "needs"]
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
