import Foundation
import SDUIContract
import SDUIGeneration
import SDUIJSON
import TestSupport
import Testing

/// Generated Swift reads responses as `SDUIContract` does.
@Suite struct SwiftReadingTests {
  /// How many mutated responses are read.
  private static let count = Repository.isExhaustive ? 10_000 : 600

  /// The programs of the examples with their compiled code.
  private static let programs = Result {
    try ReadingCases.programs().map { (program: $0, harness: try SwiftHarness($0)) }
  }

  @Test func everyExampleCompilesAndReadsItsFixtures() throws {
    for (program, harness) in try Self.programs.get() {
      try compare(try ReadingCases.fixtures(of: program), program, harness)
    }
  }

  @Test func mutatedResponsesAreReadAlike() throws {
    let programs = try Self.programs.get()
    let screens = programs.reduce(0) { $0 + $1.program.screens.count }
    for (index, (program, harness)) in programs.enumerated() {
      let count = Self.count * program.screens.count / screens + 1
      let cases = try ReadingCases.mutated(program, count: count, seed: UInt64(index + 1))
      try compare(cases, program, harness)
    }
  }

  /// - Returns: How many responses were read, and in how many nothing was kept.
  private func compare(_ cases: [ReadingCases.Case], _ program: ClientProgram, _ harness: SwiftHarness) throws {
    let readings = try harness.read(cases)
    #expect(readings.count == cases.count)
    for (item, reading) in zip(cases, readings) {
      let contract = ResponseContract(program.screens[item.screen].screen)
      let expected = try Self.expected(item.bytes, contract)
      if expected.faults.contains(where: Self.isUnseen) { continue }
      let text = String(decoding: item.bytes.prefix(Repository.isExhaustive ? 400 : 6_000), as: UTF8.self)
      let found = Set(reading.faults.map { ExpectedReading.Fault(code: $0[0], pointer: $0[1]) })
      #expect(found == expected.faults, "\(item.name): \(text)")
      let content = try reading.kept.flatMap { try ExpectedReading.content(of: Array($0.utf8), contract) }
      #expect(content == expected.content, "\(item.name): \(text)")
      #expect(reading.isStable, "\(item.name): \(text)")
      if Self.isUnseenByDecoders(expected, item.bytes) { continue }
      #expect(Set(reading.decoded) == Set(reading.faults), "\(item.name): \(text)")
    }
  }

  private static func expected(_ bytes: [UInt8], _ contract: ResponseContract) throws -> ExpectedReading {
    do {
      return try ExpectedReading(of: bytes, contract)
    } catch is JSONSyntaxError {
      return ExpectedReading(faults: [ExpectedReading.Fault(code: "response-syntax", pointer: "")], content: nil)
    }
  }

  /// A layout that is sent along is not compared, nor are the values for which it is resolved: generated code has no layout.
  private static func isUnseen(_ fault: ExpectedReading.Fault) -> Bool {
    fault.code == "response-other-layout" || fault.pointer.hasPrefix("/variants")
  }

  /// A decoder hides repeated keys and where the text is no JSON, and refuses numbers that no `Double` can hold.
  private static func isUnseenByDecoders(_ expected: ExpectedReading, _ bytes: [UInt8]) -> Bool {
    expected.faults.contains { ["response-duplicate-key", "response-syntax"].contains($0.code) }
      || String(decoding: bytes, as: UTF8.self).contains("1e400")
  }
}
