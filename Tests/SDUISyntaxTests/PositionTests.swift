import SDUISyntax
import Testing

/// Lines and columns in the units of people and of editors.
struct PositionTests {
  @Test func lineBreaks() {
    let file = SourceFile(path: "x", text: "a\r\nb\rc\nd")
    #expect(file.lineStarts == [0, 3, 5, 7])
    #expect((1...4).map(file.line) == ["a", "b", "c", "d"])
    #expect(file.line(0) == "" && file.line(5) == "")
    #expect(file.position(at: 5).line == 3)
    #expect(file.position(at: 2).line == 1)
  }

  @Test func columnsCountBytesAndCodeUnits() {
    let file = SourceFile(path: "x", text: "é\u{1F600}x\ny")
    let position = file.position(at: 6)
    #expect(position.line == 1 && position.column == 7 && file.utf16Column(of: position) == 4)
    #expect(file.position(at: 8).line == 2)
    #expect(file.position(at: 99).offset == 9)
    #expect(file.position(at: -1).offset == 0)
  }

  /// On lines of several blocks, the columns are those that the standard library counts.
  @Test(arguments: ["x", "é", "x\u{20AC}", "\u{1F600}yé", "abc\u{1F600}"])
  func columnsOfLongLines(unit: String) {
    let line = String(repeating: unit, count: 1_500)
    let file = SourceFile(path: "x", text: "é\n" + line + "\n")
    let start = 3
    for offset in stride(from: 0, through: line.utf8.count, by: unit.utf8.count) {
      let before = String(decoding: line.utf8.prefix(offset), as: UTF8.self)
      guard offset % 97 < 8 || offset % 512 < 8 else { continue }
      #expect(file.utf16Column(of: file.position(at: start + offset)) == before.utf16.count + 1)
    }
  }

  @Test func offsetsBeyondTheFile() {
    let file = SourceFile(path: "x", text: "abc")
    #expect(file.text(in: 1..<99) == "bc")
    #expect(SourceFile(path: "x", text: "").position(at: 0).line == 1)
  }
}
