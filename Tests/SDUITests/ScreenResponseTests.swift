import SDUI
import TestSupport
import Testing

/// The library as an app uses it: one import, a document and responses in, frames, units and faults out.
@Suite struct ScreenResponseTests {
  private static func screen() throws -> Screen {
    let compiled = try Programs.screen(
      """
      component Card { id: ID, title: Text(max: 12) }
      component Heading { title: Text }
      screen Home {
        section cards: grid {
          columns: 2, spacing: 10
          header Heading { height: 40 }
          unit Card { height: 100 }
        }
        section shelves: stack {
          section first: list { unit Card { height: 60 } }
        }
      }
      """)
    return try Screen(json: encodeScreenDocument(compiled))
  }

  private static func response(_ units: String) -> [UInt8] {
    Array(
      """
      {
        "sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false,
        "layoutId": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "sectionList": [
          {
            "section": "cards", "sectionId": "cards",
            "header": { "unitType": "Heading", "data": { "title": "New" } },
            "units": [\(units)]
          },
          {
            "section": "shelves", "sectionId": "shelves",
            "sections": [
              { "section": "first", "sectionId": "first", "units": [{ "unitType": "Card", "data": { "id": "z", "title": "Hat" } }] }
            ]
          }
        ]
      }
      """.utf8)
  }

  @Test func aResponseHasSectionsUnitsAndFrames() throws {
    let units = ["a", "b", "c"].map { #"{ "unitType": "Card", "data": {"id":"\#($0)","title":"Shoe"} }"# }
    let response = try Self.screen().response(json: Self.response(units.joined(separator: ",")))
    #expect(response.faults == [] && response.isValid && response.page == 0)
    let cards = response.sections[0]
    #expect(cards.name == "cards" && cards.units.map(\.component) == ["Card", "Card", "Card"])
    #expect(String(decoding: cards.units[1].json, as: UTF8.self) == #"{"id":"b","title":"Shoe"}"#)
    #expect(cards.header?.component == "Heading")
    #expect(response.sections[2].units.count == 1 && response.sections[2].parent == 1)

    let layout = try response.layout(in: LayoutEnvironment(width: 390, height: 844))
    // The sections of a response and of its layout are the same ones.
    #expect(layout.sections.map(\.name) == response.sections.map(\.name))
    #expect(layout.sections.map(\.parent) == response.sections.map(\.parent))
    // Two columns of (390 − 10) / 2, below a header of 40; the third item begins the second row.
    let frames = layout.sections[0].items.map(\.frame)
    #expect(frames.map(\.width.doubleValue) == [190, 190, 190])
    #expect(frames.map(\.x.doubleValue) == [0, 200, 0])
    #expect(frames.map(\.y.doubleValue) == [40, 40, 150])
    #expect(layout.contentSize.height.doubleValue == 310)
    #expect(try layout.rounded(scale: 3).frames(ofSection: 0) == layout.frames(ofSection: 0))
    #expect(throws: LayoutError.self) { try layout.rounded(scale: .nan) }
  }

  @Test func aFaultSaysWhereItIsAndTheUnitIsLeftOut() throws {
    let units = """
      { "unitType": "Card", "data": { "id": "a", "title": "A title of many words" } },
      { "unitType": "Card", "data": { "id": "b", "title": "Shoe" } }
      """
    let response = try Self.screen().response(json: Self.response(units))
    let fault = try #require(response.faults.first)
    #expect(response.faults.count == 1 && fault.rule == .constraint)
    #expect(fault.pointer == "/sectionList/0/units/0/data/title")
    #expect(fault.line == 8 && fault.column > 1)
    #expect(!response.isValid && response.isAccepted)
    #expect(response.sections[0].units.count == 1)
  }

  @Test func aContractReadsManyResponses() throws {
    let screen = try Self.screen()
    let contract = ResponseContract(screen)
    for units in ["", #"{"type":"Unheard"}"#] {
      let bytes = Self.response(units)
      #expect(try contract.response(json: bytes).faults == screen.response(json: bytes).faults)
    }
  }

  @Test func aResponseOfAnotherScreenIsNotAccepted() throws {
    let bytes = String(decoding: Self.response(""), as: UTF8.self)
    let other = bytes.split(separator: "\"Home\"").joined(separator: "\"Other\"")
    let response = try Self.screen().response(json: Array(other.utf8))
    #expect(!response.isAccepted && response.sections.isEmpty && response.faults.map(\.rule) == [.otherScreen])
  }

  @Test func textThatIsNoJSONIsAnError() throws {
    let screen = try Self.screen()
    #expect(throws: JSONSyntaxError.self) { try screen.response(json: Array("{".utf8)) }
  }
}
