import Foundation
import SDUIContract
import SDUIGeneration
import SDUIJSON
import TestSupport
import Testing

/// What generated code of a language reads in many responses, against what the reader of responses finds.
struct ReadingComparison: Sendable {
  /// The codes of faults that the code cannot see, with the reason.
  let unseen: [String: String]
  /// Whether the language's parser changes a response, so that nothing can be compared.
  var isChanged: @Sendable ([UInt8]) -> Bool = { _ in false }

  /// A response of a screen.
  struct Sample: CustomStringConvertible {
    /// The index of its program.
    let program: Int
    /// The index of its screen in the program.
    let screen: Int
    let contract: ResponseContract
    private let name: String
    let bytes: [UInt8]

    fileprivate init(_ program: Int, _ screen: Int, _ contract: ResponseContract, _ name: String, _ bytes: [UInt8]) {
      (self.program, self.screen, self.contract, self.name, self.bytes) = (program, screen, contract, name, bytes)
    }

    /// The text of the response on one line.
    var line: String {
      String(decoding: bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether it is a list of lists, which has no page and no layout.
    var isList: Bool { bytes.first { $0 > 0x20 } == UInt8(ascii: "[") }

    /// The content of what the code has written.
    func content(of json: String) throws -> [String]? {
      guard isList else { return try ExpectedReading.content(of: Array(json.utf8), contract) }
      let contract = ResponseContract(contract.screen, for: .content)
      return try ExpectedReading.content(of: Array(json.utf8), contract).map { Array($0.dropFirst()) }
    }

    var description: String { "\(name): \(String(decoding: bytes.prefix(1_500), as: UTF8.self))" }
  }

  /// What the code reads in a response.
  struct Reading: Decodable {
    /// The code and the pointer of each fault.
    let faults: [[String]]
    /// What it writes of the response that is kept.
    let kept: String?

    /// The readings of a harness, one a line.
    static func lines(_ text: String) throws -> [Reading] {
      try text.split(separator: "\n").map { try JSONDecoder().decode(Reading.self, from: Data($0.utf8)) }
    }
  }

  /// Fixtures and changed responses of programs, as far as they are JSON.
  ///
  /// - Parameter mutationCount: How many changed responses there are of all programs together.
  static func samples(of programs: [ClientProgram], mutationCount: Int) throws -> [Sample] {
    try programs.enumerated().flatMap { index, program -> [Sample] in
      let count = mutationCount / programs.count + 1
      let cases = try ReadingCases.fixtures(of: program) + ReadingCases.mutated(program, count: count, seed: 20)
      let contracts = program.screens.map { ResponseContract($0.screen) }
      return cases.map { Sample(index, $0.screen, contracts[$0.screen], $0.name, $0.bytes) }
    }.filter { (try? JSONDocument(parsing: $0.bytes, limits: ResponseContract.limits)) != nil }
  }

  /// Compares what was read.
  func check(_ samples: [Sample], _ readings: [Reading]) throws {
    try #require(readings.count == samples.count)
    var (hidden, faulty, kept) = (0, 0, 0)
    var differences: [String] = []
    for (sample, reading) in zip(samples, readings) {
      let expected = try ExpectedReading(of: sample.bytes, sample.contract)
      if expected.faults.contains(where: { unseen[$0.code] != nil }) || isChanged(sample.bytes) {
        hidden += 1
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
    let summary = "\(samples.count) responses, \(faulty) with faults, \(kept) kept, \(hidden) with hidden faults"
    #expect(differences.isEmpty, "\(differences.count) of \(summary): \(differences.prefix(5))")
    #expect(hidden < samples.count / 3 && faulty > samples.count / 10 && kept > samples.count / 10, "\(summary)")
  }
}
