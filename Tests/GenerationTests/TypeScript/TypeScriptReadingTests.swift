import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Generated TypeScript, compiled and run on responses, against the reader of responses.
@Suite(.serialized) struct TypeScriptReadingTests {
  /// How many changed responses there are of all screens together.
  private static let mutationCount = Repository.isExhaustive ? 10_000 : 200

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

  @Test func identitiesAreReadAsByTheCompiler() throws {
    // `JSON.parse` also changes the forms in which no identity is written.
    let comparison = ReadingComparison(unseen: Self.comparison.unseen) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return ["9007199254740993", "12345678901234567890", "1.0", "1e2"].contains { text.contains($0) }
    }
    try compare([try ReadingCases.identities()], comparison)
  }

  @Test func mappedResponsesAreReadAsByTheCompiler() throws {
    // `JSON.parse` also changes the forms in which no identity is written.
    let comparison = ReadingComparison(unseen: Self.comparison.unseen) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return ["9007199254740993", "12345678901234567890", "1.0", "1e2"].contains { text.contains($0) }
    }
    try compare([try ReadingCases.mapped()], comparison)
  }

  /// `JSON.parse` has lost digits, so that the identity is another one. In a text they are all there.
  @Test func identitiesBeyondWhatJavaScriptHoldsAreFaults() throws {
    let program = try ReadingCases.identities()
    guard let project = try TypeScriptProject([(folder: "program0", program: program)]) else { return }
    #expect(try project.compile() == "")
    let type = try #require(try generateCode(for: program, .typescript).dropFirst().first).name.dropLast(3)
    let lines = ["9007199254740991", "9007199254740992", "-123456789012345678901", #""9007199254740993""#].map { id in
      let section = #"{"section":"posts","sectionId":"posts","units":[{"unitType":"Post","data":{"post":\#(id)}}]}"#
      let head = #""sdui":"1.2","screen":"Identities","layoutId":"\#(String(repeating: "0", count: 64))""#
      return "program0/\(type)\t" + #"{\#(head),"page":0,"hasNext":false,"sectionList":[\#(section)]}"#
    }
    let readings = try project.readings(of: lines)
    let fault = [["response-type", "/sectionList/0/units/0/data/post"]]
    let newer = String(decoding: ReadingCases.unrecognized.bytes, as: UTF8.self).replacing("\n", with: " ")
    let written = try project.readings(of: ["program0/\(type)\t" + newer])[0].kept
    #expect(try ReadingCases.isWrittenUnrecognized(written), "\(written ?? "")")
    #expect(readings.map { $0.faults } == [[], fault, fault, []])
    #expect(readings.last?.kept?.contains(#""post":"9007199254740993""#) == true)
    #expect(readings.first?.kept?.contains(#""post":9007199254740991"#) == true)
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
  private func compare(_ programs: [ClientProgram], _ comparison: ReadingComparison = Self.comparison) throws {
    let folders = programs.enumerated().map { (folder: "program\($0)", program: $1) }
    guard let project = try TypeScriptProject(folders) else { return }
    #expect(try project.compile() == "")
    let types = try programs.map { program in
      try generateCode(for: program, .typescript).dropFirst().map { String($0.name.dropLast(3)) }
    }
    let samples = try ReadingComparison.samples(of: programs, mutationCount: Self.mutationCount)
    let lines = samples.map { "program\($0.program)/\(types[$0.program][$0.screen])\t" + $0.line }
    try comparison.check(samples, project.readings(of: lines))
  }
}
