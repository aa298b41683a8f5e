import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// The properties of the responses of every screen that compiles, if its fixtures are a backend's data.
@Suite("rendering") struct RenderProperties {
  @Test("returns the values of the data, and the same again from those", arguments: Corpus.samples)
  func givesBack(sample: Sample) throws {
    for screen in try sample.screensWithFixtures() where screen.responseKeys == ResponseKeys() {
      var screen = screen
      var texts = LocalizedTexts(
        Dictionary(uniqueKeysWithValues: screen.localizedKeys.map { ($0, "A text") }), for: screen.contract)
      texts.apply(to: &screen)
      #expect(texts.faults == [])
      let generator = try FixtureGenerator(screen, seed: 7)
      let renderer = ResponseRenderer(generator.screen)
      let contract = ResponseContract(generator.screen)
      for profile in FixtureProfile.allCases {
        for fixture in try generator.fixtures(FixtureRequest(profile)) {
          let rendered = try renderer.render(try Self.data(fixture.bytes))
          #expect(rendered.data.faults.map(\.message) == [], "\(fixture.name)")
          let bytes = try #require(rendered.bytes)
          let (sent, response) = (try contract.read(fixture.bytes), try contract.read(bytes))
          #expect(response.isValid && response.isCanonical)
          // The author's content is present as well, on the first page.
          let paths = Set(sent.sections.map(\.path))
          let units = response.sections.filter { paths.contains($0.path) && !$0.isFailed }.map(\.units.count)
          #expect(units == sent.sections.filter { !$0.isFailed }.map(\.units.count), "\(fixture.name)")
          // If a section is hidden since it failed, the second data lack it, and its authored content is shown.
          if sent.sections.contains(where: \.isFailed) { continue }
          #expect(try renderer.render(try Self.data(bytes)).bytes == bytes, "\(fixture.name)")
        }
      }
    }
  }

  /// Returns the data of a backend for a response.
  static func data(_ response: [UInt8]) throws -> [UInt8] {
    let document = try JSONDocument(parsing: response)
    var writer = JSONWriter()
    writer.beginObject()
    for (key, name) in [
      ("page", "page"), ("hasNext", "hasNext"), ("next", "next"), ("topBar", "topBar"), ("bottomBar", "bottomBar"),
      ("sectionList", "sections"),
    ] {
      guard let value = document.member(key, of: document.root) else { continue }
      writer.key(name)
      writer.json(document.bytes[document.range(of: value)])
    }
    writer.endObject()
    return writer.finish()
  }
}
