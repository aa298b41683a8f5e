import TestSupport
import Testing

/// The harness itself: what it must refuse, and that it notices what it is for.
@Suite("the harness") struct HarnessTests {
  @Test("a file with something unknown in it is refused", arguments: refused)
  func refuses(text: String) {
    #expect(throws: GoldenFileError.self) { try GoldenFile(construct: "test", text: text) }
  }

  private static let refused = [
    "--- a ---\n=== yaml\n", "--- a ---\n--- a ---\n", "--- a\n", "=== json\n", "", "--- a ---\n=== layout wide\n",
    "--- a ---\n--- file b.sdui\n--- file b.sdui\n", "--- a ---\n=== json\n--- file b.sdui\n",
    "--- a ---\n=== layout 390 upside-down\n",
  ]

  @Test("what is read is written the same")
  func roundTrip() throws {
    let text = "--- one ---\nlet a = 1\n--- file b.sdui\nlet b = 2\n=== layout 390x600 rtl\n\n--- two ---\n"
    #expect(try GoldenFile(construct: "test", text: text).text == text)
  }

  @Test("annotations are under exactly the text to which they belong")
  func annotations() throws {
    let text = """
      --- one ---
      let a = 1
      let a = 2
      let c = [
      let d = "ä" + é
      let width =
      """
    let golden = try #require(try GoldenFile(construct: "test", text: text).cases.first)
    let once = try golden.evaluated()
    #expect(once.text.contains("let a = 2\n    ^ error[duplicate-declaration]: `a` is declared already"))
    #expect(once.text.contains("let a = 1\n    ~ declared here first\n"))
    #expect(once.text.contains("let d = \"ä\" + é\n              ^ error[unknown-character]"))
    #expect(once.sample.text == golden.sample.text)
    #expect(try once.evaluated().text == once.text)
  }

  @Test("a wrong annotation is a difference")
  func difference() throws {
    let text = "--- one ---\nlet a = 1\n  ^ error[unknown-name]: there is no value `a` here\n    = remedy\n"
    let golden = try #require(try GoldenFile(construct: "test", text: text).cases.first)
    let actual = try golden.evaluated().text
    #expect(actual == "--- one ---\nlet a = 1\n")
    #expect(Difference.text(expected: golden.text, actual: actual).contains("-     = remedy"))
  }
}
