import SDUIContract
import SDUIGeneration
import SDUIJSON
import TestSupport
import Testing

/// Generated Swift reads responses as `SDUIContract` does.
@Suite struct SwiftReadingTests {
  /// How many mutated responses of the examples are read, and as many of screens with everything else.
  private static let count = Repository.isExhaustive ? 10_000 : 200

  private static let programs = Result { try ReadingCases.programs() }

  /// Each program is compiled by itself, so that two compilers run at once.
  @Test(arguments: Repository.sample(Array(try programs.get().indices), oneOf: 12))
  func everyExampleCompilesAndIsReadAlike(index: Int) throws {
    let programs = try Self.programs.get()
    let program = programs[index]
    let harness = try SwiftHarness(program)
    try compare(try ReadingCases.fixtures(of: program), program, harness)
    let screens = programs.reduce(0) { $0 + $1.screens.count }
    let count = Self.count * program.screens.count / screens + 1
    let cases = try ReadingCases.mutated(program, count: count, seed: UInt64(index + 1))
    let verdicts = try compare(cases, program, harness)
    // The responses are of all sorts.
    #expect(verdicts.valid > count / 50 && verdicts.pruned > count / 10 && verdicts.refused > count / 10)
  }

  /// The runtime is the same, whether the code imports it or has its sources.
  @Test(arguments: SwiftRuntime.allCases)
  func everythingThatExamplesDoNotHaveIsReadAlike(runtime: SwiftRuntime) throws {
    let program = try CornerPrograms.semantics()
    let harness = try SwiftHarness(program, runtime, inBothModes: true)
    try compare(try ReadingCases.fixtures(of: program), program, harness)
    try compare(try ReadingCases.mutated(program, count: Self.count, seed: 99), program, harness)
  }

  @Test func identitiesAreReadAlike() throws {
    let program = try ReadingCases.identities()
    let harness = try SwiftHarness(program)
    try compare(try ReadingCases.fixtures(of: program), program, harness)
    try compare(try ReadingCases.mutated(program, count: Self.count, seed: 98), program, harness)
    // What the code does not know is written again.
    let reading = try harness.read([ReadingCases.unrecognized])[0]
    #expect(reading.kept == ReadingCases.writtenUnrecognized)
    #expect(reading.isStable)
  }

  @Test func mappedResponsesAreReadAlike() throws {
    let program = try ReadingCases.mapped()
    let harness = try SwiftHarness(program)
    try compare(try ReadingCases.fixtures(of: program), program, harness)
    try compare(try ReadingCases.mutated(program, count: Self.count * 2, seed: 97), program, harness)
  }

  /// A case that an app makes from its name is the case of that name.
  @Test func openEnumerationsAreEqualByTheirNames() throws {
    let screen = try Programs.screen(
      """
      open enum OrderState { placed, shipped }
      component Order { id: ID, state: OrderState }
      screen Orders { section all: list { unit Order { height: 44 } } }
      """)
    let folder = try Folder()
    let program = try ClientProgram([ClientScreen(screen, fileName: "orders.sdui")])
    for file in try generateCode(for: program, .swift(.models)) { try folder.write(file.name, file.text) }
    let main = "let made = OrderState.unknown(\"placed\")\nprint(made == .placed, Set([made, .placed]).count)\n"
    try folder.write("main.swift", main)
    let arguments = ["-swift-version", "6", "-o", "equal"] + (try folder.names()) + (try SwiftHarness.objects())
    try SwiftHarness.compile(arguments, in: folder)
    #expect(try Run(folder.url.appending(path: "equal").path, []).text == "true 1\n")
  }

  /// What is read and written again has the offsets of dates, the digits of numbers, and the layout that was sent.
  @Test func whatIsWrittenAgainIsWhatWasSent() throws {
    let screen = try Programs.screen(
      """
      record Price { amount: Decimal, before: [Decimal?] = [] }
      component Deal { id: ID, price: Price, weight: Decimal(as: number), at: Date, dates: [[Date]] = [], maybe: Date?, n: Text }
      screen Deals { section all: list { unit Deal { height: 44 } } }
      """)
    let text =
      #"{"hasNext":false,"layout":{"b":[1.50,1e2,null],"a é\"\u000a":{}},"layoutId":""#
      + String(repeating: "0a", count: 32)
      + #"","page":0,"screen":"Deals","sdui":"1.1","sectionList":[{"section":"all","sectionId":"all","units":["#
      + #"{"data":{"at":"2026-01-31T09:00:00.500+09:00","#
      + #""dates":[["2026-01-31T09:00:00Z","2026-12-31T23:59:60-03:30"],[]],"#
      + #""id":"1","maybe":"2026-01-31t09:00:00z","n":"34.50","price":{"amount":"34.50","before":["1.0",null,"007"]},"#
      + #""weight":34.500},"unitType":"Deal"}]}],"variants":{"flags":{"b":"c"}}}"#
    // Keys are sorted, also those of the layout.
    let (first, second) = (#""b":[1.50,1e2,null]"#, #""a é\"\u000a":{}"#)
    let expected = text.replacing(first + "," + second, with: second + "," + first)
    let program = try ClientProgram([ClientScreen(screen, fileName: "deals.sdui")])
    let response = ReadingCases.Case(name: "deals", screen: 0, bytes: Array(text.utf8))
    let reading = try SwiftHarness(program).read([response])[0]
    #expect(reading.faults == [])
    #expect(reading.kept == expected)
  }

  /// - Returns: Of how many responses everything was kept, a part, or nothing.
  @discardableResult
  private func compare(
    _ cases: [ReadingCases.Case], _ program: ClientProgram, _ harness: SwiftHarness
  ) throws -> (valid: Int, pruned: Int, refused: Int) {
    let readings = try harness.read(cases)
    #expect(readings.count == cases.count)
    let contracts = program.screens.map { ResponseContract($0.screen) }
    var verdicts = (valid: 0, pruned: 0, refused: 0)
    for (item, reading) in zip(cases, readings) {
      let contract = contracts[item.screen]
      let expected = try Self.expected(item.bytes, contract)
      if expected.faults.contains(where: Self.isUnseen) { continue }
      let text = "\(item.name): \(String(decoding: item.bytes.prefix(6_000), as: UTF8.self))"
      let found = Set(reading.faults.map { ExpectedReading.Fault(code: $0[0], pointer: $0[1]) })
      #expect(found == expected.faults, "\(text)")
      let content = try reading.kept.flatMap { try ExpectedReading.content(of: Array($0.utf8), contract) }
      #expect(content == expected.content.map { $0.map(Self.rounded) }, "\(text)")
      #expect(reading.isStable, "\(text)")
      if !Self.isUnseenByDecoders(expected, item.bytes) {
        #expect(Set(reading.decoded) == Set(reading.faults), "\(text)")
      }
      verdicts.refused += content == nil ? 1 : 0
      verdicts.valid += content != nil && found.isEmpty ? 1 : 0
      verdicts.pruned += content != nil && !found.isEmpty ? 1 : 0
    }
    return verdicts
  }

  /// The size of an image is a `Double`, which does not hold 2⁵³ + 1.
  private static func rounded(_ line: String) -> String {
    // Few lines have the number, and a regular expression takes longer than all the rest of a comparison.
    guard line.contains("9007199254740993") else { return line }
    return line.replacing(/(width|height): 9007199254740993/) { "\($0.1): 9007199254740992" }
  }

  private static func expected(_ bytes: [UInt8], _ contract: ResponseContract) throws -> ExpectedReading {
    do {
      return try ExpectedReading(of: bytes, contract)
    } catch is JSONSyntaxError {
      return ExpectedReading(faults: [ExpectedReading.Fault(code: "response-syntax", pointer: "")], content: nil)
    }
  }

  /// Generated code has no layout: it neither compares one that is sent along, nor the values for which it is resolved.
  private static func isUnseen(_ fault: ExpectedReading.Fault) -> Bool {
    fault.code == "response-other-layout" || fault.pointer.hasPrefix("/variants")
  }

  /// A decoder hides repeated keys and where the text is no JSON, refuses numbers that no `Double` can hold, and reads 1.0, 1e2 and -0
  /// as other integers are written.
  private static func isUnseenByDecoders(_ expected: ExpectedReading, _ bytes: [UInt8]) -> Bool {
    expected.faults.contains { ["response-duplicate-key", "response-syntax"].contains($0.code) }
      || ["1e400", "1.0", "1e2", ":-0", "[-0", ",-0"].contains { String(decoding: bytes, as: UTF8.self).contains($0) }
  }
}
