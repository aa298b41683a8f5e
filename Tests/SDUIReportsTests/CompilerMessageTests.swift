import SDUIReports
import SDUISyntax
import Testing

/// `check --format xcode`.
@Suite struct CompilerMessageTests {
  private func lines(_ diagnostic: Diagnostic, _ path: String, _ text: String) -> String {
    encodeCompilerMessages([SourcedDiagnostic(diagnostic, in: [SourceFile(path: path, text: text)])])
  }

  @Test func otherPlacesAreNotes() {
    let label = Label("declared here first", at: SourceRange(file: FileID(0), 0..<1))
    let diagnostic = Diagnostic(
      .unknownProperty, "there is no `colums`", at: SourceRange(file: FileID(0), 8..<14), labels: [label],
      remedy: "did you mean `columns`?")
    #expect(
      lines(diagnostic, "/a/home.sdui", "👢\n\n  colums: 2") == """
        /a/home.sdui:3:3: error: there is no `colums`; did you mean `columns`? [unknown-property]
        /a/home.sdui:1:1: note: declared here first

        """)
  }

  @Test func columnsCountBytes() {
    let diagnostic = Diagnostic(.duplicateImport, "x", at: SourceRange(file: FileID(0), 7..<10))
    #expect(lines(diagnostic, "a.sdui", "👢é let\nx") == "a.sdui:1:8: warning: x [duplicate-import]\n")
  }

  @Test func aFindingIsOnOneLine() {
    let diagnostic = Diagnostic(
      .unknownName, "a\r\nb\u{1B}[31m\u{85}\u{2028}c", at: SourceRange(file: FileID(9), 0..<0))
    #expect(lines(diagnostic, "a.sdui", "") == "error: a  b [31m  c [unknown-name]\n")
  }

  @Test func omittedFindingsAreCounted() {
    #expect(encodeCompilerMessages([], omitting: 3) == "note: 3 more findings left out\n")
  }
}
