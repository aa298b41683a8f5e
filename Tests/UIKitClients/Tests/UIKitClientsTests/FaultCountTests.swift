import Foundation
import Testing

/// The number of faults that are seeded into the code of each architecture. The suites expect that each of them is found.
@Suite struct FaultCountTests {
  private static let faults: [(architecture: String, faults: [SeededFault])] = [
    ("diffable", SeededFaultTests.all), ("presenter", PresenterFaultTests.all),
    ("swiftui", ScreenFaultTests.corners + ScreenEventTests.faults), ("iglistkit", ListFaultTests.all),
    ("flow-layout", FlowFaultTests.all),
  ]

  @Test func everyArchitectureHasTwenty() throws {
    let readme = try String(
      contentsOf: Examples.checkout.appendingPathComponent("Tests/UIKitClients/README.md"), encoding: .utf8)
    for (architecture, faults) in Self.faults {
      #expect(Set(faults.map { $0.file + $0.place }).count >= 20, "\(architecture)")
      #expect(readme.contains("| `\(architecture)` | \(faults.count) |"), "\(architecture): \(faults.count)")
    }
  }
}
