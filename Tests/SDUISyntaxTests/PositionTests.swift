import SDUISource
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

  @Test func offsetsBeyondTheFile() {
    let file = SourceFile(path: "x", text: "abc")
    #expect(file.text(in: 1..<99) == "bc")
    #expect(SourceFile(path: "x", text: "").position(at: 0).line == 1)
  }
}
