import TestSupport
import Testing

@testable import SDUIJSON

@Suite struct WriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func commasAndColonsArePutIn() {
    let text = written { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      writer.integer(1)
      writer.beginArray()
      writer.endArray()
      writer.beginObject()
      writer.endObject()
      writer.string("x")
      writer.null()
      writer.endArray()
      writer.key("b")
      writer.boolean(true)
      writer.key("c")
      writer.beginObject()
      writer.key("d")
      writer.boolean(false)
      writer.endObject()
      writer.key("e")
      writer.rawNumber("1.50e-7")
      writer.endObject()
    }
    #expect(text == #"{"a":[1,[],{},"x",null],"b":true,"c":{"d":false},"e":1.50e-7}"#)
  }

  @Test(arguments: [
    ("", #""""#), ("abc", #""abc""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\t\r\u{8}\u{C}", #""\n\t\r\b\f""#),
    ("\0\u{1}\u{B}\u{E}\u{1A}\u{1F}", #""\u0000\u0001\u000b\u000e\u001a\u001f""#), ("/\u{7F}'", "\"/\u{7F}'\""),
    ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""), ("é€😀", "\"é€😀\""),
    ("a long run of plain bytes\nand one é more", #""a long run of plain bytes\nand one é more""#),
    ("12345678\"", #""12345678\"""#), ("\"", #""\"""#), ("\u{80}\u{22}", "\"\u{80}\\\"\""),
  ])
  func stringsEscapeOnlyWhatTheyMust(value: String, text: String) {
    #expect(written { $0.string(value) } == text)
    #expect(written { $0.key(value) } == text + ":")
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (-1, "-1"), (10, "10"), (1_234_567_890, "1234567890"), (.max, "9223372036854775807"),
      (.min, "-9223372036854775808"),
    ] as [(Int64, String)])
  func integersAreDecimal(value: Int64, text: String) {
    #expect(written { $0.integer(value) } == text)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (5, "5"), (-5, "-5"), (100, "100"), (0.1, "0.1"), (-2.5, "-2.5"), (1e20, "1e20"),
      (1.5e300, "1.5e300"), (1e-7, "1e-7"), (2.5e-10, "2.5e-10"), (1e100, "1e100"), (-1e-100, "-1e-100"),
      (9_007_199_254_740_992, "9007199254740992"),
      (.leastNonzeroMagnitude, "5e-324"), (0.1 + 0.2, "0.30000000000000004"),
      (.greatestFiniteMagnitude, "1.7976931348623157e308"), (1e16, "1e16"), (10.5, "10.5"),
      (.infinity, nil), (-.infinity, nil), (.nan, nil), (.signalingNaN, nil),
    ] as [(Double, String?)])
  func doublesAreShortest(value: Double, text: String?) {
    #expect(JSONWriter.doubleText(value) == text)
  }

  @Test func doublesReadBackTheSame() throws {
    var random = RandomSource(seed: 7)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard let text = JSONWriter.doubleText(value) else {
        #expect(!value.isFinite)
        continue
      }
      #expect(Double(text) == value)
      let document = try JSONDocument(parsing: Array(text.utf8))
      #expect(document.numberText(of: document.root) == text)
    }
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    var random = RandomSource(seed: 42)
    for _ in 0..<500 {
      let value = Value.random(depth: 5, using: &random)
      var writer = JSONWriter()
      value.write(to: &writer)
      let document = try JSONDocument(parsing: writer.bytes)
      #expect(Value(document, document.root) == value)
    }
  }
}
