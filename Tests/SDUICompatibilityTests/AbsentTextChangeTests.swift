import SDUICompatibility
import SDUIIR
import TestSupport
import Testing

/// Changes of the texts that mean a missing value, and of the patterns of dates.
@Suite struct AbsentTextChangeTests {
  private static let old = [Direction.newServerToOldClient.rawValue]
  private static let new = [Direction.oldDataToNewClient.rawValue]

  private static func directions(from before: String, to after: String) throws -> [String] {
    func screen(_ type: String) throws -> Screen {
      try Programs.screen(
        """
        enum Kind { plain, none }
        component Card { id: ID, value: \(type) }
        screen Home { section all: list { unit Card { height: 40 } } }
        """)
    }
    return try contractChanges(from: screen(before), to: screen(after)).flatMap { $0.directions.map(\.rawValue) }
  }

  /// Both directions break where a text is a value of the other version. Texts are compared exactly.
  @Test(arguments: [
    ("URL?", #"URL(absent: "")?"#, old), (#"URL(absent: "")?"#, "URL?", new),
    ("Text?", #"Text(absent: "")?"#, old + new),
    (#"Text(absent: "")?"#, "Text?", new + old), ("Text(min: 1)?", #"Text(min: 1, absent: "")?"#, old),
    ("Kind?", #"Kind(absent: "none")?"#, old + new), ("Kind?", #"Kind(absent: "")?"#, old),
    ("Decimal?", #"Decimal(absent: "0")?"#, old + new),
    (#"URL(absent: "\#u{E9}")?"#, #"URL(absent: "e\#u{301}")?"#, old + new),
    (#"URL(absent: ["", "-"])?"#, #"URL(absent: ["-", ""])?"#, []),
    (#"Date(as: "dd.MM.yyyy")"#, #"Date(as: "dd'.'MM'.'yyyy")"#, []),
  ])
  func eachDirectionIsNamed(before: String, after: String, expected: [String]) throws {
    #expect(try Set(Self.directions(from: before, to: after)) == Set(expected))
  }
}
