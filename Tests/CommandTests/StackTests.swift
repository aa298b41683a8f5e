import Foundation
import TestSupport
import Testing

/// `sduic layout` of a screen with a stack: its sections by name, and inside it in JSON.
@Suite struct StackTests {
  private let source = """
    screen Home {
      section all: stack {
        insets: 10
        spacing: 4
        section rows: list { unit Card { height: 20 } }
        section chips: flow { spacing: 2, unit Card { width: 50, height: 30 } }
      }
    }
    component Card { id: ID }
    """

  @Test func itsSectionsStandInsideIt() throws {
    let folder = try Folder(["home.sdui": source])
    let arguments = ["--format", "json", "--width", "200", "--items", "rows=Card", "--items", "chips=Card*2"]
    let run = try folder.sduic(["layout", "home.sdui"] + arguments)
    #expect(run.status == 0, "\(run.ending)")
    let layout = try #require(try run.json() as? [String: Any])
    let sections = try #require(layout["sections"] as? [[String: Any]])
    #expect(sections.map { $0["id"] as? String } == ["all"])
    #expect(sections[0]["items"] == nil)
    let inner = try #require(sections[0]["sections"] as? [[String: Any]])
    #expect(inner.map { $0["id"] as? String } == ["rows", "chips"])
    // 10 + 20 + 4 = 34; two chips of 50, 2 apart.
    #expect(inner[0]["frame"] as? [Double] == [10, 10, 180, 20])
    #expect(inner[1]["frame"] as? [Double] == [10, 34, 180, 30])
    let frames = (inner[1]["items"] as? [[String: Any]] ?? []).map { $0["frame"] as? [Double] }
    #expect(frames == [[10, 34, 50, 30], [62, 34, 50, 30]])
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    #expect(try folder.sduic(["layout", "home.json"] + arguments).output == run.output)
  }

  @Test func whatDoesNotFitIsShownInItsSection() throws {
    // 200 − 2 · 10 is the room, and 2 · 91 are to be left free.
    let folder = try Folder(["home.sdui": source.replacing("spacing: 2", with: "insets: (horizontal: 91)")])
    for arguments in [["--width", "200"], ["--width", "200", "--rtl"]] {
      let run = try folder.sduic(["layout", "home.sdui"] + arguments)
      #expect(run.status == 1 && run.codes.last == "layout-impossible", "\(run.ending)")
      #expect(run.errorText.contains("home.sdui:6:5"), "\(run.errorText)")
    }
  }

  @Test(arguments: [
    ("all=Card", "the stack `all` shows no items itself; its sections are `rows`, `chips`"),
    ("chip=Card", "there is no section `chip`; did you mean `chips`?"),
  ])
  func itemsAreAskedForByTheNameOfTheSection(items: String, message: String) throws {
    let folder = try Folder(["home.sdui": source])
    let run = try folder.sduic("layout", "home.sdui", "--items", items)
    #expect(run.status == 2)
    #expect(run.errorText.contains(message), "\(run.errorText)")
  }
}
