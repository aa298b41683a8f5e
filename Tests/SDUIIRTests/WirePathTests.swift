import SDUIIR
import Testing

/// Paths in responses, and their texts.
@Suite struct WirePathTests {
  @Test(
    arguments: [
      (".", []), ("a", [.key("a")]), ("a.b", [.key("a"), .key("b")]), ("[]", [.elements]), ("{}", [.members]),
      ("data.blocks[]", [.key("data"), .key("blocks"), .elements]),
      ("edges[].node", [.key("edges"), .elements, .key("node")]), ("a{}.b", [.key("a"), .members, .key("b")]),
      (#"odata\.count"#, [.key("odata.count")]), (#"a\[\]"#, [.key("a[]")]), (#"\\"#, [.key(#"\"#)]),
      ("é ü", [.key("é ü")]), ("[][]", [.elements, .elements]),
    ] as [(String, [WirePath.Step])])
  func aTextIsAPath(text: String, steps: [WirePath.Step]) throws {
    let path = try #require(WirePath(text))
    #expect(path.steps == steps)
    #expect(path.text == text)
  }

  @Test(arguments: ["", "a.", ".a", "a..b", "a[", "a]", "a[}", "[]a", "a{}b", "a.[]", #"a\"#, #"[]\a"#, "}"])
  func otherTextsAreNone(text: String) { #expect(WirePath(text) == nil) }

  @Test func aPathHasAtMostSixteenSteps() {
    #expect(WirePath(Array(repeating: "a", count: 16).joined(separator: ".")) != nil)
    #expect(WirePath(Array(repeating: "a", count: 17).joined(separator: ".")) == nil)
  }
}
