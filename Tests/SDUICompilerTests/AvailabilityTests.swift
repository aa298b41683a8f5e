import SDUIIR
import Testing

@testable import SDUICompiler
@testable import SDUISyntax

/// `Checker.availability(of:)`: which clients know a component, by the chapter of `LANGUAGE.md` on versions.
@Suite struct AvailabilityTests {
  private static func version(_ text: String) -> Version { Version(text) ?? .zero }

  private static func versions(ios: String? = nil, android: String? = nil) -> PerPlatform<Version> {
    var result = PerPlatform<Version>()
    result[.ios] = ios.map(version)
    result[.android] = android.map(version)
    return result
  }

  private static let clauses: [(text: String, availability: Availability)] = [
    ("", Availability()), ("since 3.2", Availability(since: versions(ios: "3.2", android: "3.2"))),
    ("since (ios: 3.2)", Availability(since: versions(ios: "3.2"))),
    ("until 4", Availability(until: versions(ios: "4", android: "4"))),
    (
      "since (ios: 3.2, android: 3.4) until (android: 5.0.1)",
      Availability(since: versions(ios: "3.2", android: "3.4"), until: versions(android: "5.0.1"))
    ),
    ("deprecated \"use Card\"", Availability(deprecation: "use Card")),
  ]

  @Test func clausesAreVersionsByPlatform() {
    for (text, availability) in Self.clauses {
      let checker = CheckedText("component C \(text) { id: ID }\n").checker
      #expect(checker.contract.components.elements.map(\.availability) == [availability], "\(text)")
      #expect(checker.diagnostics.isEmpty, "\(text) \(checker.diagnostics.map(\.message))")
    }
  }

  @Test func faultsAreReportedOnce() {
    let faults: [(text: String, code: DiagnosticCode)] = [
      ("since 3.2 until 3.2", .invalidRange), ("since 3.2 until 3.1", .invalidRange), ("until 0", .invalidRange),
      ("since (ios: 3.2) until (ios: 3.0)", .invalidRange), ("deprecated \"\"", .valueOutOfRange),
      ("since (windows: 3.2)", .unknownCase), ("since (ios: 3, ios: 4)", .duplicateArgument),
    ]
    for (text, code) in faults {
      let checker = CheckedText("component C \(text) { id: ID }\n").checker
      #expect(checker.diagnostics.map(\.code) == [code], "\(text) \(checker.diagnostics.map(\.message))")
    }
  }

  /// A client that is neither too old nor too new knows the component.
  @Test func clientsAreThoseBetweenTheVersions() {
    let checker = CheckedText("component C since (ios: 3.2) until 5.0 { id: ID }\n").checker
    let clients = checker.contract.components.elements[0].availability.clients
    let known: [(Platform, String, Bool)] = [
      (.ios, "3.1.9", false), (.ios, "3.2", true), (.ios, "4.99", true), (.ios, "5", false), (.android, "4", false),
    ]
    for (platform, text, isKnown) in known {
      #expect(clients.contains(Client(platform, Self.version(text))) == isKnown, "\(platform) \(text)")
    }
  }
}
