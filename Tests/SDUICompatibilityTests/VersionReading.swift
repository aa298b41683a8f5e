import SDUIContract
import SDUIFixtures
import SDUIIR
import TestSupport

/// The result of reading fixtures of one version with the reader of another.
struct VersionReading {
  /// The first fault, with the name of its fixture.
  private(set) var fault: String?
  /// The first content that both readers keep and that differs.
  private(set) var difference: String?
  /// Whether the reader ignores data.
  private(set) var losesData = false

  /// Whether anything shows that the versions differ.
  var showsChange: Bool { fault != nil || difference != nil || losesData }

  /// The reading of coverage fixtures and of fixtures of every profile.
  ///
  /// - Parameter seeds: The seeds of the fixtures.
  init(of sender: Screen, by reader: Screen, seeds: [UInt64] = [0]) throws {
    let own = ResponseContract(sender, for: .content)
    let other = ResponseContract(reader, for: .content)
    for fixture in try Self.fixtures(of: sender, seeds: seeds) {
      let read = try other.read(fixture.bytes)
      for found in read.faults {
        if found.rule.isWarning { losesData = true } else { fault = fault ?? "\(fixture.name): \(found.message)" }
      }
      guard fault == nil, difference == nil else { continue }
      let sent = ReadContent(of: try own.read(fixture.bytes), own, sharedWith: reader).lines
      let kept = ReadContent(of: read, other, sharedWith: sender).lines
      guard sent != kept else { continue }
      let place = zip(sent, kept).first { $0 != $1 } ?? ("\(sent.count) lines", "\(kept.count) lines")
      difference = "\(fixture.name): `\(place.0)` is read as `\(place.1)`"
    }
  }

  private static func fixtures(of screen: Screen, seeds: [UInt64]) throws -> [Fixture] {
    try seeds.flatMap { seed -> [Fixture] in
      let generator = try FixtureGenerator(screen, seed: seed)
      var fixtures = try generator.coverage().fixtures
      for profile in FixtureProfile.allCases { fixtures += try generator.fixtures(FixtureRequest(profile)) }
      return fixtures
    }
  }
}
