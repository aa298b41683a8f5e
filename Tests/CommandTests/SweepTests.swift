import Foundation
import TestSupport
import Testing

/// `sduic layout --sweep`.
@Suite struct SweepTests {
  /// Two columns from 16 to the other 16, 12 apart, and three from 600 on.
  private static let screen = """
    component Card { id: ID }
    screen Home {
      section deals: grid {
        columns: 2
        spacing: 12
        insets: (horizontal: 16)
        unit Card { height: item.width * 2/3 }
        when width >= 600 { columns: 3 }
      }
    }
    """

  @Test func stretchesAndFunctionsAreExact() throws {
    let folder = try Folder(["home.sdui": Self.screen])
    let run = try folder.sduic("layout", "home.sdui", "--sweep", "320...1000", "--format", "json")
    #expect(run.status == 0, "\(run.ending)")
    let document = try #require(try run.json() as? [String: Any])
    #expect(document["widths"] as? [String: Int] == ["from": 320, "to": 1000])
    let sections = try #require(document["sections"] as? [[String: Any]])
    let stretches = try #require(sections.first?["stretches"] as? [[String: Any]])
    #expect(stretches.count == 2)
    let bounds = stretches.map { [$0["from"], $0["below"], $0["to"]].map { $0 as? Int } }
    #expect(bounds == [[320, 600, nil], [600, nil, 1000]])
    #expect(stretches.map { $0["columns"] as? Int } == [2, 3])
    let item = try #require((stretches[1]["items"] as? [[String: Any]])?.first)
    #expect(item["type"] as? String == "Card")
    // u = (W − 32 − 2 · 12) / 3.
    let width: NSDictionary = ["containerWidth": [1, 3], "points": [-56, 3]]
    #expect(item["width"] as? NSDictionary == width)
  }

  @Test func theRestOfTheEnvironmentCounts() throws {
    let folder = try Folder([
      "home.sdui": Samples.screen(
        "when horizontal == regular { insets: (top: 30) }\n when height < 500 { insets: (top: 7) }", height: "20sp")
    ])
    let plain = try folder.sduic("layout", "home.sdui", "--sweep", "320...700")
    #expect(plain.text.contains("from 600"), "\(plain.text)")
    let fixed = try folder.sduic(
      "layout", "home.sdui", "--sweep", "320...700", "--height", "400", "--env", "text-scale=2")
    #expect(!fixed.text.contains("from 600"), "\(fixed.text)")
    #expect(fixed.text.hasPrefix("Home over widths 320 to 700, height 400, ltr\n"))
    let cards = fixed.text.split(separator: "\n").filter { $0.contains("Card") }
    #expect(cards.count == 1 && cards.allSatisfy { $0.hasSuffix("×   40") }, "\(fixed.text)")
  }

  @Test func whatBreaksOnTheWayEndsWithOne() throws {
    let folder = try Folder(["home.sdui": Self.screen])
    let run = try folder.sduic("layout", "home.sdui", "--sweep", "10...400")
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.text.contains("  from 10  section `deals`: the content is -22 wide at container width 10"))
    #expect(run.text.contains("  from 44  grid, 2 columns"), "the rest is shown all the same")
    #expect(run.errorText.hasSuffix("\n1 error\n"), "one for the section, however many stretches: \(run.errorText)")
  }

  @Test func itemsAreThoseAskedFor() throws {
    let folder = try Folder(["home.sdui": Self.screen])
    let run = try folder.sduic("layout", "home.sdui", "--sweep", "320...700", "--items", "deals=Card*7")
    #expect(run.text.contains("from 320  grid, 2 columns, 4 rows"), "\(run.text)")
    #expect(run.text.contains("from 600  grid, 3 columns, 3 rows"), "\(run.text)")
    let unknown = try folder.sduic("layout", "home.sdui", "--sweep", "320...700", "--items", "deals=Crad")
    #expect(unknown.status == 2 && unknown.errorText.contains("did you mean `Card`?"), "\(unknown.ending)")
  }

  @Test func endlessStretchesAreRefused() throws {
    let folder = try Folder([
      "home.sdui": """
      component Card { id: ID }
      screen Home { section cards: grid { columns: adaptive(min: 1), unit Card { height: 10 } } }
      """
    ])
    let run = try folder.sduic("layout", "home.sdui", "--sweep", "1...1000000000")
    #expect(run.status == 2, "\(run.ending)")
    #expect(run.errorText.contains("the section `cards` has over 5000 stretches; sweep fewer widths at once"))
  }
}
