import Foundation
import TestSupport
import Testing

/// `sduic import --update`: a contract that follows the server.
@Suite struct ImportUpdateTests {
  private static let screen = """
    component Card { id: ID, title: Text(max: 3), page: URL }
    screen Home { section all: list { unit Card { height: 44 } } }

    """

  private static func response(_ data: String) -> String {
    #"{"sectionList":[{"section":"all","sectionId":"all","units":[{"unitType":"Card","data":{\#(data)}}]}]}"#
  }

  private static let drifted = response(#""id":"1","title":"Coat""#)
  private static let broken = response(#""id":true,"title":"A","page":"https://a.b""#)

  @Test func theFileIsWidened() throws {
    let folder = try Folder(["home.sdui": Self.screen, "a.json": Self.drifted])
    let run = try folder.sduic(["import", "a.json", "--update", "home.sdui"])
    #expect(run.status == 0 && run.text.isEmpty, "\(run.ending)")
    #expect(
      run.errorText == """
        a.json:1:105 /sectionList/0/units/0/data/title: `Card.title` is `Text(max: 4)`: 1 value needs it
        a.json:1:87 /sectionList/0/units/0/data: `Card.page` is optional: 1 value needs it
        1 of 1 response is described (100 %)

        """)
    let text = Self.screen.replacing("max: 3", with: "max: 4").replacing("URL", with: "URL?")
    #expect(folder.contents("home.sdui") == Data(text.utf8))
    #expect(try folder.sduic(["validate", "home.sdui", "a.json", "--content"]).status == 0)
  }

  @Test func nothingIsWrittenBelowTheShare() throws {
    let folder = try Folder(["home.sdui": Self.screen, "a.json": Self.drifted, "b.json": Self.broken])
    let words = ["import", "a.json", "b.json", "--update", "home.sdui"]
    let run = try folder.sduic(words)
    #expect(run.status == 1 && run.errorText.contains("/sectionList/0/units/0/data/id: this response"))
    #expect(run.errorText.hasSuffix("1 of 2 responses is described (50 %)\n"), "\(run.ending)")
    #expect(folder.contents("home.sdui") == Data(Self.screen.utf8))
    let half = try folder.sduic(words + ["--at-least", "50"])
    #expect(half.status == 0 && folder.contents("home.sdui") != Data(Self.screen.utf8), "\(half.ending)")
  }

  /// A declaration of another file stays, and the message says where it is.
  @Test func importedFilesStay() throws {
    let parts = Self.screen.split(separator: "\n").map(String.init)
    let folder = try Folder([
      "cards.sdui": parts[0], "home.sdui": "import \"cards.sdui\"\n" + parts[1], "a.json": Self.drifted,
    ])
    let run = try folder.sduic(["import", "a.json", "--update", "home.sdui"])
    #expect(
      run.status == 1 && run.errorText.contains("; it is declared in `cards.sdui`, which is not changed"),
      "\(run.ending)")
    #expect(folder.contents("cards.sdui") == Data(parts[0].utf8))
  }

  @Test(arguments: [
    (["a.json", "--update", "none.sdui"], 2, "none.sdui"), (["a.json", "--update", "bad.sdui"], 1, "bad.sdui:1:"),
    (["a.json", "--update", "home.sdui", "-o", "x.sdui"], 2, "`--output` is for a new file"),
    (["a.json", "--update", "home.sdui", "--screen", "Other"], 2, "`home.sdui` has no screen `Other`"),
  ])
  func whatIsNoContractIsRefused(words: [String], status: Int32, message: String) throws {
    let folder = try Folder(["home.sdui": Self.screen, "bad.sdui": "component {", "a.json": Self.drifted])
    let run = try folder.sduic(["import"] + words)
    #expect(run.status == status && run.errorText.contains(message), "\(run.ending)")
    #expect(folder.contents("home.sdui") == Data(Self.screen.utf8))
  }
}
