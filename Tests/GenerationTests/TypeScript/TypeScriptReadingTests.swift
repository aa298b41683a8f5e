import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Generated TypeScript, compiled and run on responses, against the reader of responses.
@Suite(.serialized) struct TypeScriptReadingTests {
  /// How many changed responses there are of all screens together.
  private static let mutationCount = Repository.isExhaustive ? 10_000 : 600

  private static let comparison = ReadingComparison(
    unseen: [
      "response-duplicate-key": "`JSON.parse` keeps the last of several values of one key",
      "response-other-layout": "generated code does not contain the layout",
    ],
    // `JSON.parse` changes 2^53 + 1 to 2^53, which keeps a rule that the number breaks.
    isChanged: { String(decoding: $0, as: UTF8.self).contains("9007199254740993") })

  @Test func examplesAreReadAsByTheCompiler() throws {
    try compare(try ReadingCases.programs())
  }

  @Test func namesThatAreInTheWayAreReadAsByTheCompiler() throws {
    try compare([TypeScriptNamesTests.program()])
  }

  /// Cases, fields and components that a client does not know are not in its code.
  @Test func responsesForAClientAreReadAsByTheCompiler() throws {
    let source = """
      enum Mood { calm, loud since 2.0, shrill as "SHRILL" until 1.0 }
      component Card { id: ID, mood: Mood, name: Text? since 2.0, old: Text? until 1.0 }
      component Film since 2.0 fallback Card { id: id, mood: mood } { id: ID, mood: Mood, trailer: URL }
      screen Home { clients: (ios: 0.1...), section a: list { unit Film { height: 44 }, unit Card { height: 44 } } }
      """
    let programs = try ["0.5", "1.5", "2.5"].map { version in
      let variants = Variants(client: Client("ios@" + version))
      let screen = try Programs.screen(source).resolved(for: variants)
      return try ClientProgram([ClientScreen(screen, fileName: "home.sdui")])
    }
    try compare(programs)
  }

  /// Reads fixtures and changed responses of all screens, by generated code and by the reader.
  private func compare(_ programs: [ClientProgram]) throws {
    let folders = programs.enumerated().map { (folder: "program\($0)", program: $1) }
    guard let project = try TypeScriptProject(folders) else { return }
    #expect(try project.compile() == "")
    let types = try programs.map { program in
      try generateCode(for: program, .typescript).dropFirst().map { String($0.name.dropLast(3)) }
    }
    let samples = try ReadingComparison.samples(of: programs, mutationCount: Self.mutationCount)
    let lines = samples.map { "program\($0.program)/\(types[$0.program][$0.screen])\t" + $0.line }
    try Self.comparison.check(samples, project.readings(of: lines))
  }
}
