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

/// One file of `Tests/Format`.
struct FormatCases: Sendable, CustomTestStringConvertible {
  /// A text before and after.
  struct Case: Sendable {
    let name: String
    var before = ""
    var after = ""
  }

  let path: String
  private(set) var cases: [Case] = []

  var testDescription: String { path }

  /// All files.
  static let files: [FormatCases] = Repository.files(in: "Tests/Format", withExtension: "format")
    .map { FormatCases(path: "Tests/Format/\($0)") }

  init(path: String) {
    self.path = path
    let lines = ((try? Repository.read(path)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    var isAfter = false
    for line in lines.dropLast() {
      if line.hasPrefix("--- "), line.hasSuffix(" ---") {
        cases.append(Case(name: String(line.dropFirst(4).dropLast(4))))
        isAfter = false
      } else if line == "===" {
        isAfter = true
      } else if let last = cases.indices.last {
        if isAfter { cases[last].after += line + "\n" } else { cases[last].before += line + "\n" }
      }
    }
  }

  /// The file with the texts of today.
  var updated: String {
    cases.map { "--- \($0.name) ---\n\($0.before)===\n\(formatted($0.before))" }.joined()
  }
}
