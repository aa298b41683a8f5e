import TestSupport
import Testing

/// The cases of `Tests/Format`: a text, and how it is written. `SDUIC_UPDATE=1` writes them anew.
@Suite("texts and how they are written") struct CaseTests {
  @Test("a text is written as before", arguments: FormatCases.files)
  func isUnchanged(file: FormatCases) throws {
    for item in file.cases where formatted(item.before) != item.after {
      if Repository.updates { continue }
      Issue.record("\(file.path): \(item.name)\n\(formatted(item.before))")
    }
    #expect(file.cases.count > 0)
    if Repository.updates { try Repository.write(file.updated, to: file.path) }
  }
}

extension FormatCases {
  /// The file with the texts of today.
  fileprivate var updated: String {
    cases.map { "--- \($0.name) ---\n\($0.before)===\n\(formatted($0.before))" }.joined()
  }
}
