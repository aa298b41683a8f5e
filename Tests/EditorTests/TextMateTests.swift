import TestSupport
import Testing

/// The TextMate grammar, read by an engine that others wrote, names the same things as the compiler.
@Suite struct TextMateTests {
  private static let grammar = Repository.path("Grammar/Editors/VSCode/syntaxes/sdui.tmLanguage.json")

  private func report(over programs: [JudgedProgram]) throws -> Driver.Report? {
    try Driver.run("textmate.py", needing: "babi.highlight", [Self.grammar], over: programs)
  }

  @Test func examplesAreColouredByWhatTheirNamesStandFor() throws {
    let programs = try JudgedProgram.examples() + [JudgedProgram.vocabulary()]
    guard let report = try report(over: programs) else { return }
    #expect(report.findings == [])
    #expect(report.programs == programs.count && report.words > 3_000)
  }

  /// A line at a time nothing is known of the next line, so programs are those that `sduic fmt` writes.
  @Test func wordsOfTheLanguageAreToldFromNames() throws {
    let programs = try JudgedProgram.formatted(Repository.isExhaustive ? 3_000 : 200)
    guard let report = try report(over: programs) else { return }
    #expect(report.findings == [])
    #expect(report.programs == programs.count && report.words > 10_000)
  }
}
