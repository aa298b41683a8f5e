import SDUIContract
import SDUIGeneration
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// Generated TypeScript, compiled and run on responses, against the reader of responses.
@Suite(.serialized) struct TypeScriptReadingTests {
  /// How many changed responses there are of all screens together.
  private static let mutationCount = Repository.isExhaustive ? 10_000 : 600

  /// The faults that the code cannot see.
  private static let unseen: [String: String] = [
    "response-duplicate-key": "`JSON.parse` keeps the last of several values of one key",
    "response-other-layout": "generated code does not contain the layout",
  ]

  /// Numbers that `JSON.parse` changes so that they keep a rule which they break: 2^53 + 1 becomes 2^53.
  private static let changedNumbers = ["9007199254740993"]

  @Test func examplesAreReadAsByTheCompiler() throws {
    try compare(try ReadingCases.programs())
  }

  @Test func namesThatAreInTheWayAreReadAsByTheCompiler() throws {
    try compare([TypeScriptNamesTests.program()])
  }

  /// Reads fixtures and changed responses of all screens, by generated code and by the reader.
  private func compare(_ programs: [ClientProgram]) throws {
    let folders = programs.enumerated().map { (folder: "program\($0)", program: $1) }
    guard let project = try TypeScriptProject(folders) else { return }
    #expect(try project.compile() == "")
    var samples: [Sample] = []
    for (index, program) in programs.enumerated() {
      let count = Self.mutationCount / programs.count + 1
      let cases = try ReadingCases.fixtures(of: program) + ReadingCases.mutated(program, count: count, seed: 20)
      let contracts = program.screens.map { ResponseContract($0.screen) }
      let types = try generateCode(for: program, .typescript).dropFirst().map { String($0.name.dropLast(3)) }
      for known in cases {
        let contract = contracts[known.screen]
        let forms = [known.bytes] + OtherForms(of: known.bytes, contract)
        samples += forms.map { Sample("program\(index)", types[known.screen], contract, known.name, $0) }
      }
    }
    try compare(project, samples)
  }

  private func compare(_ project: TypeScriptProject, _ samples: [Sample]) throws {
    let readable = samples.compactMap { sample in
      (try? ExpectedReading(of: sample.bytes, sample.contract)).map { (sample: sample, expected: $0) }
    }
    let readings = try project.readings(of: readable.map { $0.sample.forProject })
    try #require(readings.count == readable.count)
    var (unseen, faulty, kept) = (0, 0, 0)
    var differences: [String] = []
    for ((sample, expected), reading) in zip(readable, readings) {
      if expected.faults.contains(where: { Self.unseen[$0.code] != nil }) || sample.holds(Self.changedNumbers) {
        unseen += 1
        continue
      }
      let faults = Set(reading.faults.map { ExpectedReading.Fault(code: $0[0], pointer: $0[1]) })
      if faults != expected.faults {
        differences.append("\(faults.sorted()), not \(expected.faults.sorted()): \(sample)")
      }
      let content = try reading.kept.flatMap { try sample.content(of: $0) }
      let wanted = expected.content.map { sample.isList ? Array($0.dropFirst()) : $0 }
      if content != wanted || (content == nil) != (reading.kept == nil) {
        differences.append("\(reading.kept ?? "nothing") is kept of \(sample)")
      }
      faulty += faults.isEmpty ? 0 : 1
      kept += reading.kept == nil ? 0 : 1
    }
    let summary = "\(readable.count) responses, \(faulty) with faults, \(kept) kept, \(unseen) with unseen faults"
    #expect(differences.isEmpty, "\(differences.count) of \(summary): \(differences.prefix(5))")
    #expect(unseen < readable.count / 3 && faulty > readable.count / 10 && kept > readable.count / 10, "\(summary)")
  }

  /// A response of a screen.
  private struct Sample: CustomStringConvertible {
    private let folder: String
    private let type: String
    let contract: ResponseContract
    private let name: String
    let bytes: [UInt8]

    init(_ folder: String, _ type: String, _ contract: ResponseContract, _ name: String, _ bytes: [UInt8]) {
      (self.folder, self.type, self.contract, self.name, self.bytes) = (folder, type, contract, name, bytes)
    }

    var forProject: TypeScriptProject.Sample {
      TypeScriptProject.Sample(folder: folder, type: type, bytes: bytes)
    }

    /// Whether it is a list of lists, which has no page and no layout.
    var isList: Bool { bytes.first { $0 > 0x20 } == UInt8(ascii: "[") }

    func holds(_ texts: [String]) -> Bool {
      let text = String(decoding: bytes, as: UTF8.self)
      return texts.contains { text.contains($0) }
    }

    /// The content of what the code has written.
    func content(of json: String) throws -> [String]? {
      guard isList else { return try ExpectedReading.content(of: Array(json.utf8), contract) }
      let contract = ResponseContract(contract.screen, for: .content)
      return try ExpectedReading.content(of: Array(json.utf8), contract).map { Array($0.dropFirst()) }
    }

    var description: String { "\(name): \(String(decoding: bytes.prefix(1_500), as: UTF8.self))" }
  }
}
