import SDUIIR
import SDUIJSON
import TestSupport
import Testing

@Suite("Screen documents: what is wrong, and where")
struct ScreenErrorTests {
  @Test("a broken document is refused with its reason and its place", arguments: BrokenDocuments.all)
  func broken(document: BrokenDocument) throws {
    let bytes = document.bytes
    #expect(bytes != encodeScreenDocument(Sample.screen()), "nothing was replaced")
    let error = try #require(throws: ScreenDocumentError.self) { try Screen(json: bytes) }
    #expect(error.message == document.message)
    #expect(error.pointer == document.pointer)
    #expect(bytes.indices.contains(error.offset))
  }

  @Test("there are enough of them")
  func count() { #expect(BrokenDocuments.all.count >= 90) }

  @Test("what is no JSON is refused as such")
  func syntax() throws {
    let error = try #require(throws: ScreenDocumentError.self) { try Screen(json: Array("{\"sdui\":".utf8)) }
    #expect(
      error == ScreenDocumentError(message: "The document ends before its value is complete.", pointer: "", offset: 8))
    #expect(throws: ScreenDocumentError.self) { try Screen(json: []) }
    #expect(throws: ScreenDocumentError.self) { try Screen(json: Array("[1]".utf8)) }
  }

  @Test("every prefix of a document is refused")
  func prefixes() {
    let bytes = encodeScreenDocument(Sample.screen())
    for count in bytes.indices {
      #expect(throws: ScreenDocumentError.self) { try Screen(json: Array(bytes[..<count])) }
    }
  }

  @Test("without any one member or element a document is read or refused, and what is read comes back")
  func deletions() throws {
    let seeds: Range<UInt64> = 0..<(Repository.isExhaustive ? 4 : 1)
    for screen in [Sample.screen()] + seeds.map(RandomScreen.make) {
      for bytes in try Mutations(encodeScreenDocument(screen)).deletions { try expectReadOrRefused(bytes) }
    }
  }

  @Test("with any one value replaced a document is read or refused, and what is read comes back")
  func replacements() throws {
    let documents = try Mutations(encodeScreenDocument(Sample.screen())).replacements
    for bytes in Repository.sample(documents, oneOf: 4) { try expectReadOrRefused(bytes) }
  }

  @Test("the order of members does not matter where the format has arrays")
  func memberOrder() throws {
    let screen = Sample.screen()
    let sorted = try Mutations(encodeScreenDocument(screen)).sorted
    #expect(sorted != encodeScreenDocument(screen))
    #expect(try Screen(json: sorted) == screen)
  }

  @Test("hostile documents end soon")
  func hostile() {
    let deep = String(repeating: "{\"min\":[", count: 100_000)
    let wide =
      "{\"min\":[" + (0..<200_000).map { "{\"points\":\($0),\"itemWidth\":\($0 + 1)}" }.joined(separator: ",") + "]}"
    let text = String(decoding: encodeScreenDocument(Sample.screen()), as: UTF8.self)
    for length in [
      deep, wide, "{\"points\":1e999999999999}", "{\"points\":0." + String(repeating: "0", count: 900) + "1}",
    ] {
      let bytes = Array(text.replacing("{\"points\":120}", with: length).utf8)
      #expect(throws: ScreenDocumentError.self) { try Screen(json: bytes) }
    }
  }

  private func expectReadOrRefused(_ bytes: [UInt8]) throws {
    guard let screen = try? Screen(json: bytes) else { return }
    #expect(
      try Screen(json: encodeScreenDocument(screen)) == screen, "\(String(decoding: bytes, as: UTF8.self))")
  }
}
