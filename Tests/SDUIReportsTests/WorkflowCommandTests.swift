import SDUIReports
import SDUISyntax
import Testing

/// `check --format github`.
@Suite struct WorkflowCommandTests {
  private func line(_ diagnostic: Diagnostic, _ path: String, _ text: String) -> String {
    encodeWorkflowCommands([SourcedDiagnostic(diagnostic, in: [SourceFile(path: path, text: text)])])
  }

  @Test func oneLineAFinding() {
    let range = SourceRange(file: FileID(0), 8..<14)
    let label = Label("declared here first", at: SourceRange(file: FileID(0), 0..<1))
    let diagnostic = Diagnostic(
      .unknownProperty, "there is no `colums`", at: range, labels: [label], remedy: "did you mean `columns`?")
    #expect(
      line(diagnostic, "./a/home.sdui", "👢\n\n  colums: 2") == """
        ::error file=a/home.sdui,line=3,endLine=3,col=3,endColumn=9,title=unknown-property::there is no `colums`\
        %0Adid you mean `columns`?%0Aa/home.sdui:1: declared here first

        """)
  }

  @Test func whatWouldEndTheCommandIsEscaped() {
    let diagnostic = Diagnostic(
      .duplicateImport, "100%: a,b\r\nc::d %0A", at: SourceRange(file: FileID(0), 0..<4))
    #expect(
      line(diagnostic, "a,b:c%\n.sdui", "👢x")
        == "::warning file=a%2Cb%3Ac%25%0A.sdui,line=1,endLine=1,col=1,endColumn=3,title=duplicate-import::"
        + "100%25: a,b%0D%0Ac::d %250A\n")
  }

  @Test func columnsAreThoseOfOneLineAndCountUTF16() {
    let text = "👢é let\nx"
    let wide = Diagnostic(.unknownName, "x", at: SourceRange(file: FileID(0), 7..<10))
    #expect(line(wide, "a.sdui", text).contains("line=1,endLine=1,col=5,endColumn=8,"))
    let lines = Diagnostic(.unknownName, "x", at: SourceRange(file: FileID(0), 7..<12))
    #expect(line(lines, "a.sdui", text) == "::error file=a.sdui,line=1,endLine=2,title=unknown-name::x\n")
    let nowhere = Diagnostic(.noScreen, "x", at: SourceRange(file: FileID(9), 0..<0))
    #expect(line(nowhere, "a.sdui", text) == "::error title=no-screen::x\n")
  }
}
