import SDUISyntax
import TestSupport
import Testing

@testable import SDUILanguageServer

@Suite struct PositionTests {
  /// `a`, an umlaut, an emoji of two UTF-16 units, a line break of each kind.
  private let source = SourceFile(path: "a", text: "aü\u{1F600}b\r\nc\rd\n")

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 7, 8]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
  ])
  func charactersAreCountedInTheirUnits(encoding: PositionEncoding, characters: [Int]) {
    for (offset, character) in zip([0, 1, 3, 7, 8], characters) {
      let position = Position(line: 0, character: character)
      #expect(encoding.position(of: offset, in: source) == position)
      #expect(encoding.offset(of: position, in: source) == offset)
    }
    #expect(encoding.position(of: 10, in: source) == Position(line: 1, character: 0))
    #expect(encoding.position(of: 12, in: source) == Position(line: 2, character: 0))
    #expect(encoding.position(of: 14, in: source) == Position(line: 3, character: 0))
  }

  @Test func placesOutsideTheTextAreBroughtBack() {
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      #expect(encoding.offset(of: Position(line: 0, character: 99), in: source) == 8)
      #expect(encoding.offset(of: Position(line: 3, character: 1), in: source) == 14)
      #expect(encoding.offset(of: Position(line: 99, character: 0), in: source) == 14)
    }
    // Inside the two units of the emoji, and inside its four bytes.
    #expect(PositionEncoding.utf16.offset(of: Position(line: 0, character: 3), in: source) == 3)
    #expect(PositionEncoding.utf8.offset(of: Position(line: 0, character: 5), in: source) == 3)
  }

  @Test(arguments: [
    (["utf-8", "utf-16"], "utf-8"), (["utf-32"], "utf-32"), (["utf-16", "utf-8"], "utf-16"), (["ebcdic"], "utf-16"),
    ([], "utf-16"),
  ])
  func theClientsFirstKnownEncodingIsTaken(offered: [String], taken: String) throws {
    var client = TestClient()
    let answer = try client.request("initialize", ["capabilities": ["general": ["positionEncodings": offered]]])
    let capabilities = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == taken)
  }

  @Test func urisAndPathsLeadToOneAnother() {
    for path in ["/w/a.sdui", "/a b/ü/100%.sdui", "/c:/x#y?z.sdui"] {
      #expect(DocumentURI.path(of: DocumentURI.uri(ofPath: path)) == path)
    }
    #expect(DocumentURI.path(of: "file:///c%3A/a%20b.sdui") == "/c:/a b.sdui")
    #expect(DocumentURI.path(of: "file://localhost/w/a.sdui") == "/w/a.sdui")
    #expect(DocumentURI.path(of: "untitled:Untitled-1") == nil)
    #expect(DocumentURI.path(of: "file:///100%") == "/100%")
  }
}
