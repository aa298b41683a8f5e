import SDUIContract
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// The forms in which a response is read: all of them give the same sections and units.
@Suite struct FormTests {
  private static let program = """
    screen Home {
      section cards: list {
        header Title { height: 40 }
        unit Card { height: 80 }
        unit Note { height: 20 }
      }
      section more: list { unit Card { height: 80 } }
    }
    component Title { text: Text }
    component Card { id: ID, name: Text? }
    component Note { id as ".": ID }
    """

  private static let bundled = program.replacing(
    "unit Note { height: 20 }", with: #"bundle as "ALL" { header: title, units: cards }"#)

  private static let head =
    #""sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "a", count: 64))","page":0,"hasNext":false"#

  private static func response(_ units: String, header: String = "") -> String {
    #"{\#(head),"sectionList":[{"section":"cards","sectionId":"cards",\#(header)"units":[\#(units)]}]}"#
  }

  private func read(_ text: String, of program: String) throws -> Response {
    try ResponseContract(Programs.screen(program)).read(Array(text.utf8))
  }

  /// The components with their ids, section by section.
  private func summary(_ text: String, of program: String = Self.program) throws -> (units: [[String]], Response) {
    let response = try read(text, of: program)
    #expect(response.faults.map(\.message) == [], "\(text)")
    let units = response.sections.map { section in
      response.units[section.units].map { unit in
        let id = unit.data.flatMap { response.document.member("id", of: $0) }.flatMap(response.document.string)
        return "\(unit.component.rawValue) \(id ?? "-")"
      }
    }
    return (units, response)
  }

  @Test func theCanonicalFormIsRead() throws {
    let (units, response) = try summary(
      Self.response(
        #"{"unitType":"Card","data":{"id":"a"}},{"unitType":"Note","data":"n"},{"unitType":"Card","data":{"id":"b"}}"#))
    #expect(units == [["1 a", "2 -", "1 b"]])
    #expect(response.isCanonical && response.page == 0 && response.isValid)
    #expect(response.sections[0].identifier == "cards" && response.sections[0].header == nil)
  }

  @Test(arguments: [
    #"{"unitType":"Card","id":"a"},{"unitType":"Card","name":null,"id":"b"}"#,
    #"{"unitType":"Card","data":[{"id":"a"},{"id":"b"}]}"#,
    #"{"unitType":"Card","data":[{"id":"a"}]},{"unitType":"Card","id":"b"},{"unitType":"Card","data":[]}"#,
  ])
  func flatUnitsAndListsOfDataAreRead(units: String) throws {
    let (found, response) = try summary(Self.response(units))
    #expect(found == [["1 a", "1 b"]])
    #expect(!response.isCanonical)
  }

  @Test func aBundleHoldsAllOfASection() throws {
    let (units, response) = try summary(
      Self.response(#"{"unitType":"ALL","data":{"title":{"text":"T"},"cards":[{"id":"a"},{"id":"b"}]}}"#),
      of: Self.bundled)
    #expect(units == [["1 a", "1 b"]])
    let header = try #require(response.sections[0].header?.data)
    #expect(response.document.pointer(to: header) == "/sectionList/0/units/0/data/title")
    let list = Self.bundled.replacing("{ header: title, units: cards }", with: #"{ units: "." }"#)
    #expect(try summary(Self.response(#"{"unitType":"ALL","data":[{"id":"a"}]}"#), of: list).units == [["1 a"]])
  }

  @Test func aListOfListsIsRead() throws {
    let (units, response) = try summary(
      #"[[{"unitType":"Card","id":"a"}],[{"unitType":"Card","data":{"id":"b"}}]]"#)
    #expect(units == [["1 a"], ["1 b"]])
    #expect(!response.isCanonical)
    #expect(response.document.pointer(to: response.units[1].node) == "/1/0")
    #expect(try summary(#"[[],[{"unitType":"Card","id":"b"}]]"#).1.sections.map(\.path) == [SectionPath(1)])
    let surplus = try read("[[],[],[]]", of: Self.program)
    #expect(surplus.faults.map(\.rule) == [.unknownSection])
  }

  @Test func keysHaveTheNamesThatTheScreenGivesThem() throws {
    let program = Self.program.replacing(
      "screen Home {", with: #"screen Home { wire: (sectionList: "blocks", unitType: "type", data: "payload")"#)
    let text = Self.response(#"{"type":"Card","payload":{"id":"a"}},{"type":"Card","id":"b"}"#)
      .replacing("sectionList", with: "blocks")
    #expect(try summary(text, of: program).units == [["1 a", "1 b"]])
    let old = try read(Self.response(#"{"type":"Card","id":"b"}"#), of: program)
    #expect(old.faults.map(\.rule) == [.missingKey, .unknownField])
  }

  @Test func aSectionWithoutANameIsTheOneOfItsIdentifier() throws {
    let text = Self.response(#"{"unitType":"Card","data":{"id":"a"}}"#).replacing(#""section":"cards","#, with: "")
    let (units, response) = try summary(text)
    #expect(units == [["1 a"]] && !response.isCanonical)
  }

  @Test func keysThatSayWhichResponseItIsMayBeLeftOutOfData() throws {
    let screen = try Programs.screen(Self.program)
    let bytes = Array(#"{"sectionList":[]}"#.utf8)
    #expect(try ResponseContract(screen, for: .content).read(bytes).faults == [])
    #expect(try ResponseContract(screen).read(bytes).faults.map(\.rule) == Array(repeating: .missingKey, count: 5))
  }

  @Test func deepAndBrokenTextIsRefused() throws {
    let deep = String(repeating: "[", count: 10_000)
    #expect(throws: JSONSyntaxError.self) { try read(deep, of: Self.program) }
    #expect(throws: JSONSyntaxError.self) { try read(#"{"sectionList":[]"#, of: Self.program) }
    let others = [
      "null", "3", #""a""#, "[null]", "[[1]]", "[[null,{}]]", #"{"sectionList":3}"#, #"{"sectionList":[1]}"#,
    ]
    for text in others {
      #expect(try !read(text, of: Self.program).isValid, "\(text)")
    }
  }
}
