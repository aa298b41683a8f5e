import SDUIContract
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// The responses in `Examples`, `offers.response.json` beside `offers.sdui`.
@Suite("responses in Examples") struct ExampleResponseTests {
  private static let paths = Repository.files(in: "Examples", withExtension: "response.json")

  @Test("there are some") func areThere() { #expect(Self.paths.count >= 2) }

  @Test("a response keeps the contract, and names the layout of today", arguments: paths)
  func isValid(path: String) throws {
    let program = path.replacing(".response.json", with: ".sdui")
    let screen = try Programs.compile(Programs.examples(), program).onlyScreen()
    let response = try ResponseContract(screen).read(Array(try Repository.read("Examples/" + path).utf8))
    #expect(response.faults.map(\.message) == [])
    let variants = try response.document.member("variants", of: response.document.root).map {
      try decodeVariants($0, in: response.document)
    }
    let resolved = screen.resolved(for: variants ?? Variants()).resolvedByDefault.screen
    let layout = try JSONDocument(parsing: encodeLayoutDocument(resolved))
    let name = try #require(layout.member("layoutId", of: layout.root).flatMap(layout.string))
    let sent = try #require(response.document.member("layoutId", of: response.document.root))
    #expect(response.document.string(of: sent) == name)
  }
}
