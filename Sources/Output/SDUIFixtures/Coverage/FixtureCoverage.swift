import SDUIContract
import SDUIJSON

/// The smallest set of fixtures that was found to show all that responses of a screen can be, and what each adds.
public struct FixtureCoverage: Sendable {
  /// The fixtures; without any of them something is not covered.
  public let fixtures: [Fixture]
  /// The subjects that can be covered.
  public let subjects: [Subject]
  /// Of each fixture how many pairs it has, and how many of them no other has.
  public let shares: [Share]

  /// The response, a section, or the data of a component.
  public struct Subject: Hashable, Sendable {
    /// `section deals`.
    public let name: String
    /// The number of pairs of its levels that can be combined; each level alone counts as one.
    public let pairs: Int
    /// The number of them that some fixture has.
    public let covered: Int
  }

  /// The pairs that a fixture covers.
  public struct Share: Hashable, Sendable {
    /// The name of the fixture.
    public let name: String
    /// The number of its pairs.
    public let pairs: Int
    /// The number of them that no other fixture has.
    public let own: Int
  }

  /// The number of pairs.
  public var pairs: Int { subjects.reduce(0) { $0 + $1.pairs } }
  /// The number of them that some fixture has.
  public var covered: Int { subjects.reduce(0) { $0 + $1.covered } }

  /// The report as compact JSON.
  public var report: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    write(["pairs": pairs, "covered": covered], to: &writer)
    writer.key(plain: "subjects")
    writer.beginArray()
    for subject in subjects {
      write("subject", subject.name, ["pairs": subject.pairs, "covered": subject.covered], to: &writer)
    }
    writer.endArray()
    writer.key(plain: "fixtures")
    writer.beginArray()
    for share in shares {
      write("fixture", share.name, ["pairs": share.pairs, "own": share.own], to: &writer)
    }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }

  private func write(
    _ key: StaticString, _ name: String, _ counts: KeyValuePairs<StaticString, Int>, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key(plain: key)
    writer.string(name)
    write(counts, to: &writer)
    writer.endObject()
  }

  private func write(_ counts: KeyValuePairs<StaticString, Int>, to writer: inout JSONWriter) {
    for (key, count) in counts {
      writer.key(plain: key)
      writer.integer(Int64(count))
    }
  }
}

extension FixtureGenerator {
  /// Fixtures that show everything that responses can be, in pairs: every unit type, what is optional present and absent,
  /// cases, ends of bounds, fallbacks, states of sections and places among pages. None of them is superfluous.
  public func coverage() throws(FixtureError) -> FixtureCoverage {
    var composer = try CoverComposer(self)
    let composed = composer.compose()
    let width = String(composed.count).utf8.count
    let counts = PairCounts(composed.map { $0.pairs })
    var fixtures: [Fixture] = []
    var shares: [FixtureCoverage.Share] = []
    for (index, fixture) in composed.enumerated() {
      let number = String(index + 1)
      let name = "\(stem).cover." + String(repeating: "0", count: width - number.utf8.count) + number
      fixtures.append(Fixture(name: name, bytes: encoder.encode(fixture.response)))
      let pairs = fixture.pairs.reduce(0) { $0 + $1.count }
      shares.append(FixtureCoverage.Share(name: name, pairs: pairs, own: counts.own(fixture.pairs)))
    }
    let subjects = composer.subjects.map { subject in
      FixtureCoverage.Subject(
        name: subject.name, pairs: subject.pairCount, covered: subject.pairCount - subject.openCount)
    }
    return FixtureCoverage(fixtures: fixtures, subjects: subjects, shares: shares)
  }
}
