import SDUISyntax
import Testing

/// The invisible parts of a text: line breaks, blanks, marks, bytes that are no text.
@Suite struct BytesTests {
  private let tidy = "let a = 1  // é\n\nlet b = 2\n"

  @Test func lineBreaksBecomeLineFeeds() {
    #expect(formatted("let a=1 // é\r\n\r\nlet b = 2\r\n") == tidy)
    #expect(formatted("let a=1 // é\r\rlet b = 2\r") == tidy)
  }

  @Test func theByteOrderMarkGoes() {
    #expect(formatted("\u{FEFF}let a=1 // é\n\nlet b=2") == tidy)
    #expect(formatted("\u{FEFF}\n\n// only\n") == "// only\n")
    #expect(formatted("\u{FEFF}") == "")
  }

  @Test func blanksAtTheEndGo() {
    #expect(formatted("let a = 1 \t // é \t\n   \n\t\nlet b = 2 \n\n\n") == tidy)
  }

  @Test func emptyFilesStayEmpty() {
    #expect(formatted("") == "")
    #expect(formatted(" \n\n\t\n") == "")
  }

  @Test func tabsBecomeSpaces() {
    #expect(formatted("screen\tA\t{\n\t\twidths:\t1...2\n\t}\n") == "screen A {\n  widths: 1...2\n}\n")
  }

  @Test(arguments: [[0x6C, 0xFF, 0x0A], [0x6C, 0x65, 0x00, 0x74], [0x2F, 0x2F, 0xC3]])
  func whatIsNoTextIsRefused(bytes: [UInt8]) {
    #expect(throws: FormatError.self) { try format(SourceFile(path: "a.sdui", bytes: bytes)) }
    #expect(format(tree(of: bytes)) == bytes)
  }

  @Test func syntaxErrorsAreNoReasonToRefuse() throws {
    let result = try format(SourceFile(path: "a.sdui", text: "let a=1\nlet b=\nlet c=3\n"))
    #expect(String(decoding: result, as: UTF8.self) == "let a = 1\nlet b=\nlet c = 3\n")
  }

  @Test func editsOfARangeLeaveTheRestAlone() {
    let text = "let a=1\nlet b=2\nlet c=3\n"
    let found = edits(formatting: tree(of: text), in: 8..<15)
    #expect(String(decoding: found.applied(to: Array(text.utf8)), as: UTF8.self) == "let a=1\nlet b = 2\nlet c=3\n")
  }
}
