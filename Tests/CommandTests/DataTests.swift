import Foundation
import TestSupport
import Testing

/// `--data`: responses in place of samples.
@Suite struct DataTests {
  private static let program = """
    screen Home {
      repeated section shelf: carousel {
        header Title { height: 40 }
        unit Card { width: 140, height: estimated(200) }
      }
      section cards: grid {
        columns: 2
        fromServer: (columns: 1...4)
        unit Card { height: 50 }
        onFailure Trouble { height: 70 }
      }
    }
    component Title { text: Text }
    component Card { id: ID, name: Text? }
    component Trouble { text: Text = "Trouble" }

    """

  private static let response = #"""
    { "sectionList": [
      { "section": "cards", "sectionId": "cards", "columns": 4,
        "units": [{ "unitType": "Card", "data": { "id": "a", "name": "First of all" } }] },
      { "section": "shelf", "sectionId": "winter", "header": { "unitType": "Title", "data": { "text": "W" } },
        "units": [{ "unitType": "Card", "data": { "id": "b" }, "measured": { "height": 230 } }] },
      { "section": "shelf", "units": [] }
    ] }
    """#

  private func folder(_ response: String = Self.response) throws -> Folder {
    try Folder(["home.sdui": Self.program, "r.json": response])
  }

  @Test func framesAreThoseOfTheResponse() throws {
    let folder = try folder()
    let run = try folder.sduic("layout", "home.sdui", "--data", "r.json", "--format", "json", "--width", "400")
    #expect(run.status == 0 && run.errorText == "", "\(run.ending)")
    let sections = try #require((try run.json() as? [String: Any])?["sections"] as? [[String: Any]])
    #expect(sections.map { $0["id"] as? String } == ["cards", "shelf", "shelf"])
    #expect(sections.map { $0["sectionId"] as? String } == [nil, "winter", nil])
    #expect(sections.map { $0["frame"] as? [Double] } == [[0, 0, 400, 50], [0, 50, 400, 270], [0, 320, 400, 0]])
    #expect(sections[0]["columns"] as? Int == 4)
    let items = try #require(sections[1]["items"] as? [[String: Any]])
    #expect(items.map { $0["frame"] as? [Double] } == [[0, 90, 140, 230]])
  }

  @Test func theDocumentTakesTheSameResponse() throws {
    let folder = try folder()
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    let source = try folder.sduic("layout", "home.sdui", "--data", "r.json")
    let document = try folder.sduic("layout", "home.json", "--data", "r.json")
    #expect(source.output == document.output && !source.output.isEmpty)
  }

  @Test func aFailedSectionShowsWhatIsForThat() throws {
    let failed = #"{"sectionList":[{"section":"cards","sectionId":"cards","failed":true,"units":[]}]}"#
    let folder = try folder(failed)
    let run = try folder.sduic("layout", "home.sdui", "--data", "r.json", "--format", "json")
    let sections = try #require((try run.json() as? [String: Any])?["sections"] as? [[String: Any]])
    #expect(sections.first?["onFailure"] as? [Double] == [0, 0, 390, 70])
    #expect(sections.first?["empty"] == nil)
    #expect(try folder.sduic("layout", "home.sdui", "--data", "r.json").text.contains("onFailure Trouble"))
  }

  @Test func whatBreaksTheContractIsAnErrorWithItsPlace() throws {
    let folder = try folder(Self.response.replacing(#""id": "b""#, with: #""id": 7"#))
    for command in [["layout"], ["preview", "-o", "home.html"]] {
      let run = try folder.sduic(command + ["home.sdui", "--data", "r.json"])
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.codes == ["response-type"])
      #expect(run.errorText.contains("r.json:5:53 at /sectionList/1/units/0/data/id"), "\(run.errorText)")
      #expect(run.errorText.contains("home.sdui:14:18"), "the declaration is shown: \(run.errorText)")
    }
    #expect(folder.contents("home.html") == nil)
  }

  @Test func whatIsNotKnownIsAWarning() throws {
    let folder = try folder(Self.response.replacing(#""id": "b""#, with: #""id": "b", "later": 1"#))
    let run = try folder.sduic("layout", "home.sdui", "--data", "r.json")
    #expect(run.status == 0 && run.codes == ["response-unknown-field"] && !run.output.isEmpty)
  }

  @Test func badFilesAndOptionsAreRefused() throws {
    let folder = try folder("{")
    #expect(try folder.sduic("layout", "home.sdui", "--data", "r.json").codes == ["response-syntax"])
    #expect(try folder.sduic("layout", "home.sdui", "--data", "none.json").status == 2)
    let both = try folder.sduic("layout", "home.sdui", "--data", "r.json", "--items", "cards=Card")
    #expect(both.status == 2 && both.errorText.contains("give one of them"))
  }

  /// Two responses are two columns of one width, each under the name of its file.
  @Test func previewsShowResponsesSideBySide() throws {
    let folder = try Folder([
      "home.sdui": Self.program, "monday.json": Self.response,
      "sunday.json": Self.response.replacing("First of all", with: "Last of all"),
    ])
    let data = ["--data", "monday.json", "--data", "sunday.json"]
    let run = try folder.sduic(["preview", "home.sdui", "-o", "a.html"] + data)
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.ending)")
    let page = String(decoding: try #require(folder.contents("a.html")), as: UTF8.self)
    let captions = page.matches(of: /<span class="source">(.*?)<\/span>.*?<b>(\d+)<\/b>/)
    #expect(captions.map { "\($0.output.1) \($0.output.2)" } == ["monday.json 390", "sunday.json 390"])
    let texts = page.matches(of: /(First|Last) of all/).map { $0.output.1 }
    #expect(texts == ["First", "Last"])
    #expect(try folder.sduic(["preview", "home.sdui", "-o", "a.svg", "--width", "390,768"] + data).status == 0)
    let picture = String(decoding: try #require(folder.contents("a.svg")), as: UTF8.self)
    #expect(
      picture.matches(of: /(monday|sunday)\.json/).map { $0.output.1 } == ["monday", "monday", "sunday", "sunday"])
    // Every response must keep the contract.
    try folder.write("sunday.json", "{}")
    let broken = try folder.sduic(["preview", "home.sdui", "-o", "b.html"] + data)
    #expect(broken.status == 1 && folder.contents("b.html") == nil)
    // Only previews take several.
    #expect(try folder.sduic(["layout", "home.sdui"] + data).status == 2)
  }

  @Test func previewsShowDataAndItems() throws {
    let folder = try folder()
    let data = ["--data", "r.json"]
    #expect(try folder.sduic(["preview", "home.sdui", "-o", "a.html"] + data).status == 0)
    #expect(try folder.sduic(["preview", "home.sdui", "-o", "a.svg", "--width", "390"] + data).status == 0)
    for name in ["a.html", "a.svg"] {
      let text = String(decoding: try #require(folder.contents(name)), as: UTF8.self)
      #expect(text.contains("First of all"), "\(name)")
    }
    #expect(String(decoding: folder.contents("a.html") ?? Data(), as: UTF8.self).contains("--measured-height: 230px"))
    let items = ["--items", "cards=Card*7", "--items", "shelf=Card", "--width", "390"]
    #expect(try folder.sduic(["preview", "home.sdui", "-o", "b.html"] + items).status == 0)
    let page = String(decoding: try #require(folder.contents("b.html")), as: UTF8.self)
    #expect(page.ranges(of: "data-name=\"Card\"").count == 8)
    let unknown = try folder.sduic("preview", "home.sdui", "-o", "c.html", "--items", "deals=Card")
    #expect(unknown.status == 2 && folder.contents("c.html") == nil)
  }
}
