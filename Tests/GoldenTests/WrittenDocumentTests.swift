import Foundation
import TestSupport
import Testing

/// The documents in golden files, as they are written there, against those that `Tests/NaiveDocument` derives from the
/// programs of the same cases: a reader in another language, written from the pages alone.
@Suite struct WrittenDocumentTests {
  /// The report of the other reader.
  private struct Report: Decodable {
    let documents: Int
    let derived: Int
    let differing: Int
    /// The documents that it does not derive, and why.
    let beyond: [String]
    let differences: [String]
  }

  /// `nil` if Python is not installed.
  private func report(_ arguments: String...) throws -> Report? {
    let probe = try? Run("python3", ["-c", "print('yes')"])
    guard probe?.text.contains("yes") == true else {
      try MissingTool.skip("Python")
      return nil
    }
    var environment = ProcessInfo.processInfo.environment
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    let judge = Repository.path("Tests/NaiveDocument/judge.py")
    let run = try Run("python3", [judge] + arguments, environment: environment)
    #expect(run.status == 0, "\(run.ending)")
    return try JSONDecoder().decode(Report.self, from: run.output)
  }

  @Test func anotherReaderDerivesTheSameDocuments() throws {
    guard let report = try report() else { return }
    #expect(report.differences == [])
    #expect(report.documents >= 99 && report.derived + report.beyond.count == report.documents)
    // These have the schema, `SDUILayout` and the naive evaluator of frames as judges, and nobody who derives them.
    let others = report.beyond.filter { !$0.hasPrefix("kind-change.golden: ") || !$0.hasSuffix(" a change of kind") }
    #expect(others == [])
  }

  @Test func wrongDocumentsAreNoticed() throws {
    guard let report = try report("--wrong") else { return }
    #expect(report.differing == report.derived && report.derived >= 90)
  }
}
