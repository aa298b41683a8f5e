import SDUIContract
import SDUIIR
import TestSupport
import Testing

@testable import SDUIJSON

/// Each rule of a response, broken once, by `WIRE.md`: the fast validator leaves the unit to the careful reader, which
/// finds the rule at the place that breaks it.
@Suite struct FaultTests {
  private static let program = """
    screen Home {
      sections: fixed
      section cards: grid {
        columns: 2
        minItems: 1
        maxItems: 2
        fromServer: (columns: 1...4)
        header Title { height: 40 }
        unit Card { height: 80 }
      }
      essential section links: list { unit Link { height: 44 } }
    }
    component Title { text: Text(max: 5) }
    component Card { id: ID, name: Text(max: 9), badge: Badge = new, price: Decimal(min: 0)?, tags: [Text] = [] }
    component Link { id: ID, target: Action(Open), on tap: target }
    component Other { id: ID }
    enum Badge { new, sale }
    action Open { page: URL }
    action Close
    """

  /// A response that keeps the contract, with places in it that the cases change.
  private static let valid = """
    {"sdui":"1.0","screen":"Home","layoutId":"\(String(repeating: "a", count: 64))","page":0,"hasNext":false,\
    "sectionList":[{"section":"cards","sectionId":"cards","header":{"unitType":"Title","data":{"text":"Cards"}},\
    "units":[{"unitType":"Card","data":{"id":"a","name":"Shoe","badge":"new","price":"9.50","tags":["x"]}}]},\
    {"section":"links","sectionId":"links",\
    "units":[{"unitType":"Link","data":{"id":"l","target":{"type":"Open","payload":{"page":"a:b"}}}}]}]}
    """

  /// The replaced text and its replacement, the rule that it breaks, and the place.
  struct Case: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let rule: ResponseRule
    let pointer: String

    init(_ old: String, _ new: String, _ rule: ResponseRule, at pointer: String) {
      (self.old, self.new, self.rule, self.pointer) = (old, new, rule, pointer)
    }

    var testDescription: String { "\(rule): \(new)" }
  }

  private static let card = "/sectionList/0/units/0/data"
  private static let link = "/sectionList/1/units/0/data"

  static let cases: [Case] = [
    Case(#""name":"Shoe""#, #""name":"Shoe","name":"Boot""#, .duplicateKey, at: card + "/name"),
    Case(#""page":0,"#, "", .missingKey, at: ""),
    Case(#","sectionId":"cards""#, "", .missingKey, at: "/sectionList/0"),
    Case(#""unitType":"Card","#, "", .missingKey, at: "/sectionList/0/units/0"),
    Case(#""page":0"#, #""page":"0""#, .type, at: "/page"),
    Case(#""name":"Shoe""#, #""name":7"#, .type, at: card + "/name"),
    Case(#""price":"9.50""#, #""price":9.5"#, .type, at: card + "/price"),
    Case(#""tags":["x"]"#, #""tags":["x",1]"#, .type, at: card + "/tags/1"),
    Case(#""tags":["x"]"#, #""tags":"x""#, .type, at: card + "/tags"),
    Case(#""name":"Shoe","#, "", .missingField, at: card),
    Case(#","payload":{"page":"a:b"}"#, #","payload":{}"#, .missingField, at: link + "/target/payload"),
    Case(#""name":"Shoe""#, #""name":null"#, .null, at: card + "/name"),
    Case(#""name":"Shoe""#, #""name":"1234567890""#, .constraint, at: card + "/name"),
    Case(#""price":"9.50""#, #""price":"-1""#, .constraint, at: card + "/price"),
    Case(#""id":"a""#, #""id":"""#, .constraint, at: card + "/id"),
    Case(#""page":"a:b""#, #""page":"b""#, .constraint, at: link + "/target/payload/page"),
    Case(#""text":"Cards""#, #""text":"Larger""#, .constraint, at: "/sectionList/0/header/data/text"),
    Case(#""badge":"new""#, #""badge":"old""#, .unknownCase, at: card + "/badge"),
    Case(#""type":"Open""#, #""type":"Close""#, .unknownAction, at: link + "/target/type"),
    Case(#""tags":["x"]"#, #""tags":["x"],"later":1"#, .unknownField, at: card + "/later"),
    Case(#""unitType":"Card""#, #""unitType":"Poster""#, .unknownUnit, at: "/sectionList/0/units/0/unitType"),
    Case(#""unitType":"Card""#, #""unitType":"Link""#, .unacceptedUnit, at: "/sectionList/0/units/0/unitType"),
    Case(
      #"{"section":"links""#, #"{"section":"films","sectionId":"films","units":[]},{"section":"links""#,
      .unknownSection, at: "/sectionList/1/section"),
    Case(
      #"{"section":"links""#,
      #"{"section":"cards","sectionId":"cards","units":[{"unitType":"Card","#
        + #""data":{"id":"b","name":"B"}}]},{"section":"links""#, .duplicateSection, at: "/sectionList/1/sectionId"),
    Case(
      #"}}]},{"section":"links""#, #"}},{"unitType":"Card","data":{"id":"a","name":"B"}}]},{"section":"links""#,
      .duplicateIdentity, at: "/sectionList/0/units/1/data/id"),
    Case(#""sectionId":"links""#, #""sectionId":"link""#, .constraint, at: "/sectionList/1/sectionId"),
    Case(
      #""units":[{"unitType":"Card","data":{"id":"a","name":"Shoe","badge":"new","price":"9.50","tags":["x"]}}]"#,
      #""units":[]"#, .itemCount, at: "/sectionList/0/units"),
    Case(#""sectionId":"cards""#, #""sectionId":"cards","columns":5"#, .serverValue, at: "/sectionList/0/columns"),
    Case(
      #""sectionId":"links""#, #""sectionId":"links","footer":{"unitType":"Title","data":{"text":"T"}}"#,
      .undeclaredPart, at: "/sectionList/1/footer"),
    Case(#""screen":"Home""#, #""screen":"Start""#, .otherScreen, at: "/screen"),
  ]

  private func read(_ text: String, isCareful: Bool) throws -> [String] {
    let contract = ResponseContract(try Programs.screen(Self.program), readsTables: !isCareful)
    let response = try contract.read(Array(text.utf8))
    return response.faults.map { "\($0.rule) \(response.document.pointer(to: $0.node))" }
  }

  @Test func theResponseKeepsTheContract() throws {
    for isCareful in [false, true] { #expect(try read(Self.valid, isCareful: isCareful) == []) }
  }

  @Test(arguments: cases) func theRuleIsFoundWhereItIsBroken(change: Case) throws {
    #expect(Self.valid.ranges(of: change.old).count == 1)
    let text = Self.valid.replacing(change.old, with: change.new)
    for isCareful in [false, true] {
      #expect(try read(text, isCareful: isCareful) == ["\(change.rule) \(change.pointer)"])
    }
  }

  /// A number of more digits than a number may have is no value of another kind.
  @Test(arguments: [
    ("Decimal(as: number)", "0.30000000000000001665", "at most 18 digits"),
    ("Decimal", #""0.30000000000000001665""#, "at most 18 digits"), ("Decimal(as: number)", #""0.3""#, "`9.5`"),
    ("Decimal", #""0.3.0""#, "9.50"), ("Decimal", #""00000000000000000000x""#, "9.50"),
  ])
  func aNumberOfManyDigitsIsToldAsOne(type: String, value: String, remedy: String) throws {
    let contract = ResponseContract(
      try Programs.screen(
        "screen S { section a: list { unit C { height: 40 } } }\ncomponent C { id: ID, price: \(type) }"),
      for: .data)
    let data = #"{"sections":[{"section":"a","units":[{"unitType":"C","data":{"id":"1","price":\#(value)}}]}]}"#
    let faults = try contract.read(Array(data.utf8)).faults
    #expect(faults.map(\.rule) == [.type])
    #expect(faults.first?.remedy.contains(remedy) == true, "\(faults)")
  }

  /// Rules that one change of one place cannot break by itself.
  @Test func rulesAboutTheWholeAreFound() throws {
    let list = try #require(Self.valid.firstRange(of: #""sectionList":["#)?.upperBound)
    let second = try #require(Self.valid.firstRange(of: #"{"section":"links""#)?.lowerBound)
    let head = String(Self.valid[..<list])
    let (cards, links) = (String(Self.valid[list..<second].dropLast()), String(Self.valid[second...].dropLast(2)))
    #expect(try read(head + cards + "]}", isCareful: false) == ["missingSection /sectionList"])
    let swapped = try read(head + links + "," + cards + "]}", isCareful: false)
    #expect(swapped.count == 1 && swapped[0].hasPrefix("sectionOrder /sectionList/1"))
    let layout = head.replacing(#""page":0"#, with: #""layout":{},"page":0"#) + Self.valid[list...]
    #expect(try read(layout, isCareful: false).contains { $0.hasPrefix("otherLayout /layout") })
    let tested = Set(Self.cases.map(\.rule)).union([.missingSection, .sectionOrder, .otherLayout])
    #expect(Set(ResponseRule.allCases).subtracting(tested) == [])
  }

  /// Whatever the fast validator accepts keeps the contract: values are exchanged at random, by others of the same text
  /// and by values of all kinds.
  @Test func bothReadersFindTheSame() throws {
    var random = RandomSource(seed: 171)
    let others = ["null", "7", "-0.5", "true", "[]", "{}", #""""#, #""a""#, #""\u0061""#, #""9.5""#, "[[null]]"]
    let bytes = Array(Self.valid.utf8)
    let document = try JSONDocument(parsing: bytes)
    let nodes = document.nodes.indices.dropFirst()
    let screen = try Programs.screen(Self.program)
    let contract = ResponseContract(screen)
    let careful = ResponseContract(screen, readsTables: false)
    var valid = 0
    for _ in 0..<(Repository.isExhaustive ? 100_000 : 2_000) {
      var changed = bytes
      let range = document.range(of: JSONNodeID(rawValue: UInt32(random.number(1...nodes.count))))
      let other = document.range(of: JSONNodeID(rawValue: UInt32(random.number(1...nodes.count))))
      changed.replaceSubrange(range, with: random.chance(50) ? Array(random.pick(others).utf8) : Array(bytes[other]))
      guard let (fast, slow) = try? (contract.read(changed), careful.read(changed)) else { continue }
      let text = String(decoding: changed, as: UTF8.self)
      #expect(fast.faults == slow.faults && fast.isCanonical == slow.isCanonical, "\(text)")
      #expect(fast.units.map(\.node) == slow.units.map(\.node), "\(text)")
      valid += fast.isValid ? 1 : 0
    }
    #expect(valid > 50)
  }
}
