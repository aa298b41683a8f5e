import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUIImport
import SDUIJSON
import TestSupport
import Testing

/// The output of `import` accepts all responses that it was given.
@Suite struct AcceptanceTests {
  /// Imports responses; `nil` if they cannot be described. Fails if the screen has findings or refuses a response.
  @discardableResult
  private func imported(_ responses: [[UInt8]], _ comment: String) throws -> Screen? {
    let found: ImportedScreen
    do {
      found = try importScreen(responses.map { try parseResponse($0) }, named: "Imported")
    } catch let error as ImportError {
      #expect(!error.places.isEmpty && !error.remedy.isEmpty, "\(comment): \(error.message)")
      return nil
    }
    let text = String(decoding: found.text, as: UTF8.self)
    let compilation = try Programs.compile(["home.sdui": text], "home.sdui")
    #expect(compilation.diagnostics.isEmpty, "\(comment): \(compilation.diagnostics.map { $0.message })\n\(text)")
    let screen = try compilation.onlyScreen()
    let contract = ResponseContract(screen, for: .content)
    for (index, response) in responses.enumerated() {
      let faults = try contract.read(response).faults.filter { !$0.rule.isWarning }
      // Each response that is not described is named.
      let isRefused = found.refused.contains { $0.place.response == index }
      #expect(
        faults.isEmpty == !isRefused,
        "\(comment): \(faults.map { $0.message })\n\(String(decoding: response, as: UTF8.self))\n\(text)")
    }
    return found.refused.isEmpty ? screen : nil
  }

  @Test(arguments: 0..<8) func randomResponsesAreAcceptedOrRefused(part: Int) throws {
    var described = 0
    for seed in 0..<(Repository.isExhaustive ? 2_000 : 60) {
      var random = RandomResponses(seed: UInt64(seed * 8 + part))
      let responses = (0..<random.source.number(1...3)).map { _ in Array(random.response().utf8) }
      if try imported(responses, "seed \(seed * 8 + part)") != nil { described += 1 }
    }
    // Most are contradictory by chance, and a generator of nothing else would test nothing.
    #expect(described >= 6)
  }

  @Test func fixturesOfExamplesAreAccepted() throws {
    var described = 0
    for (path, screen) in try Programs.exampleScreens() {
      let responses = try (0..<4).flatMap { seed in
        try FixtureGenerator(screen, seed: UInt64(seed)).fixtures().map { $0.bytes }
      }
      if try imported(responses, path) != nil { described += 1 }
    }
    #expect(described >= 20)
  }

  /// A unit whose fields are beside its type does not lack data.
  @Test func unitsOfTwoFormsAreOfOneComponent() throws {
    let head = #"{"sectionList":[{"section":"s","sectionId":"s","units":[{"unitType":"A","data":{"t":"a"}},"#
    let screen = try #require(try imported([Array((head + #"{"unitType":"A","t":"b"}]}]}"#).utf8)], "two forms"))
    #expect(screen.contract.components.elements.first?.fields.map { $0.type.isOptional } == [false])
    #expect(throws: ImportError.self) {
      try importScreen([try parseResponse(Array((head + #"{"unitType":"A","t":3}]}]}"#).utf8))], named: "S")
    }
  }
}

/// Random responses that look like those of servers, with values that often agree.
private struct RandomResponses {
  var source: RandomSource
  private let isFlat: Bool
  private let usesNumbers: Bool

  init(seed: UInt64) {
    source = RandomSource(seed: seed)
    isFlat = source.chance(30)
    usesNumbers = source.chance(50)
  }

  mutating func response() -> String {
    let sections = (0..<source.number(1...2)).map { section("s\($0)") }
    if source.chance(15), let list = sections.first.flatMap({ $0.split(separator: "\"units\":").last }) {
      return String(list.dropLast())
    }
    let page = source.chance(30) ? #""page":\#(source.number(0...2)),"# : ""
    return "{" + page + #""sectionList":[\#(sections.joined(separator: ","))]}"#
  }

  private mutating func section(_ name: String) -> String {
    let header = source.chance(20) ? #""header":{"unitType":"Title","data":{"text":"Deals"}},"# : ""
    let units = (0..<source.number(0...4)).map { unit($0) }.joined(separator: ",")
    return #"{"section":"\#(name)","sectionId":"\#(name)",\#(header)"units":[\#(units)]}"#
  }

  private mutating func unit(_ index: Int) -> String {
    let type = source.pick(["Card", "Card", "Ad"])
    if source.chance(4) { return #"{"unitType":"\#(type)"}"# }
    let isFlat = source.chance(95) ? self.isFlat : !self.isFlat
    let fields = members(index).joined(separator: ",")
    if !isFlat, source.chance(3) { return #"{"unitType":"\#(type)","data":[{\#(fields)}]}"# }
    return isFlat
      ? #"{"unitType":"\#(type)"\#(fields.isEmpty ? "" : ",")\#(fields)}"#
      : #"{"unitType":"\#(type)","data":{\#(fields)}}"#
  }

  private mutating func members(_ index: Int) -> [String] {
    let id = source.chance(90) ? index : source.number(0...2)
    var members: [String] = []
    if source.chance(95) { members.append(#""id":\#(usesNumbers != source.chance(3) ? "\(id)" : "\"\(id)\"")"#) }
    let fields: [(String, [String])] = [
      ("title", [#""Coat""#, #""""#, #""Ⅷ a longer text""#]), ("price", ["9.5", "10", "0.1"]),
      ("count", ["1", "0", "-3"]),
      ("ownerId", ["7", "9007199254740993"]), ("url", [#""https://a.b/c""#]),
      ("tags", ["[]", #"["a"]"#, #"["a","b"]"#]),
      (
        "image",
        [#"{"url":"https://a.b/c","width":1,"height":2}"#, #"{"url":"https://a.b/c","width":3,"height":2,"alt":null}"#]
      ),
      ("price2", [#"{"amount":"9.50"}"#, #"{"amount":"7","currency":"EUR"}"#]), ("on", ["true", "false"]),
      ("link", [#"{"type":"Open","payload":{"page":"x"}}"#, #"{"type":"Close","payload":{}}"#]), ("measured", ["{}"]),
    ]
    for (name, values) in fields where source.chance(35) {
      let value = source.chance(97) ? source.pick(values) : source.pick(["null", "3", #""x""#, "[]", "{}"])
      members.append("\"\(name)\":\(value)")
    }
    return members
  }
}
