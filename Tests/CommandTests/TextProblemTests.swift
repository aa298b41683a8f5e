import Foundation
import TestSupport
import Testing

/// Files that hold no text, and text that holds no program: each finding names the place, and there is no other
/// finding.
@Suite struct TextProblemTests {
  /// The finding that a file of these bytes gives, with where it starts.
  private func only(_ bytes: [UInt8]) throws -> (code: String?, line: Int?, column: Int?, message: String?) {
    let folder = try Folder()
    try folder.write("home.sdui", Data(bytes))
    let run = try folder.sduic("check", "home.sdui", "--format", "json")
    #expect(run.status == 1, "\(run.ending)")
    let findings = try run.findings()
    #expect(findings.count == 1, "\(run.text)")
    let compiled = try folder.sduic("compile", "home.sdui")
    #expect(compiled.status == 1)
    #expect(compiled.output.isEmpty)
    let start = (findings.first?["range"] as? [String: [String: Int]])?["start"]
    return (
      findings.first?["code"] as? String, start?["line"], start?["column"], findings.first?["message"] as? String
    )
  }

  @Test func bytesThatAreNoTextAreNamed() throws {
    let screen = Array(Samples.screen().utf8)
    #expect(try only(screen + [0x2F, 0x2F, 0x20, 0xFF, 0xFE, 0x0A]) == ("invalid-utf8", 8, 4, "2 bytes are not UTF-8"))
    #expect(try only(Array("// a\0b\n".utf8) + screen) == ("nul-byte", 1, 5, "a NUL byte in a text file"))
    #expect(try only([0x2F, 0x2F, 0xED, 0xA0, 0x80, 0x0A] + screen).code == "invalid-utf8", "a lone surrogate")
    #expect(try only([0x2F, 0x2F, 0xC3] + [0x0A] + screen).code == "invalid-utf8", "half a character")
  }

  @Test func otherEncodingsAreExplained() throws {
    let folder = try Folder()
    let text = try #require(Samples.screen().data(using: .utf16))
    try folder.write("home.sdui", text)
    let run = try folder.sduic("check", "home.sdui")
    #expect(run.status == 1)
    #expect(run.codes.first == "invalid-utf8", "\(run.errorText.prefix(300))")
    #expect(run.errorText.contains("save the file as UTF-8"))
    #expect(run.errors.count < 100_000)
  }

  @Test func anEmptyFileHasNoScreen() throws {
    for text in ["", "\u{FEFF}", "\n\n", "// nothing\n"] {
      let folder = try Folder(["home.sdui": text])
      #expect(try folder.sduic("check", "home.sdui").status == 0)
      for command in ["compile", "layout"] {
        let run = try folder.sduic(command, "home.sdui")
        #expect(run.status == 1)
        #expect(run.codes == ["no-screen"])
        #expect(run.errorText.contains("add `screen Home { … }`"))
      }
    }
  }

  @Test func stringsEndOnTheirLine() throws {
    #expect(try only(Array("let a = \"abc\n".utf8)).code == "unterminated-string")
    #expect(try only(Array("let a = \"\("x".repeated(100_000))".utf8)).code == "unterminated-string")
    #expect(try only(Array("let a = \"\\q\"".utf8)).code == "invalid-escape")
  }

  @Test(arguments: [
    ("99999999999999999999999", "number-out-of-range"), ("0.\("1".repeated(40))", "number-out-of-range"),
    ("9".repeated(100_000), "number-out-of-range"), ("9223372036854775807 + 1", "number-out-of-range"),
    ("9223372036854775807 * 9223372036854775807", "number-out-of-range"), ("1 / 0", "division-by-zero"),
    ("4 / (1 - 1)", "division-by-zero"), ("1e5", "invalid-number"), ("1.", "invalid-number"), ("5px", "unknown-unit"),
  ])
  func numbersBeyondAllBoundsAreOneFinding(number: String, code: String) throws {
    let found = try only(Array("let a = \(number)\n\(Samples.screen())".utf8))
    #expect(found.code == code)
    #expect((found.message ?? "").utf8.count < 1_000, "a message does not repeat a whole file")
  }

  @Test func aHugeFileIsRefusedWithoutReadingIt() throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("huge.sdui")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    try folder.write("home.sdui", "import \"huge.sdui\"\n")
    for command in ["compile", "layout", "check"] {
      // Less memory than the file takes; systems that know no such limit run without it.
      let run = try folder.shell("ulimit -v 80000 2>/dev/null; \"$SDUIC\" \(command) huge.sdui")
      #expect(run.status == 2, "\(run.ending)")
      #expect(
        run.errorText
          == "sduic \(command): `huge.sdui` holds 104857600 bytes, more than the 67108864 that a file may hold\n")
    }
    let run = try folder.sduic("check", "home.sdui")
    #expect(run.status == 1)
    #expect(run.codes == ["file-too-large"])
    #expect(run.errorText.contains("more than the 67108864 that a file may hold"))
  }

  /// A stream has no size beforehand.
  @Test func anEndlessStreamIsRefused() throws {
    let run = try Folder().shell("\"$SDUIC\" compile /dev/stdin < /dev/zero")
    #expect(run.status == 2, "\(run.ending)")
    #expect(run.errorText.contains("more than the 67108864 that a file may hold"))
  }
}
