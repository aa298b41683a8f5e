import Foundation
import TestSupport
import Testing

/// `sduic prove`.
@Suite struct ProveTests {
  /// Three columns from 340 on are too narrow up to 356: (W − 32 − 24) / 3 is 100 there.
  private static let screen = """
    component Card { id: ID, on tap: Open { id: id } }
    action Open { id: ID }
    screen Home {
      section deals: grid {
        columns: 2
        spacing: 12
        insets: (horizontal: 16)
        unit Card {
          height: 60
          require item.width >= 100
        }
        when width >= 340 { columns: 3 }
      }
    }
    """

  @Test func aScreenThatBreaksBetweenDevicesIsFound() throws {
    let folder = try Folder(["home.sdui": Self.screen])
    let run = try folder.sduic("prove", "home.sdui")
    #expect(run.status == 1, "\(run.ending)")
    #expect(
      run.text.contains(
        "  BROKEN     Card: require item.width >= 100: deals.Card.width is 94.667 at width 340; and so below 356\n"),
      "\(run.text)")
    let frames = try folder.sduic("layout", "home.sdui", "--width", "320,375,390,414,768,1024")
    #expect(frames.status == 0, "no usual width shows it")
  }

  @Test func whatBreaksDoesNotCompile() throws {
    let folder = try Folder(["home.sdui": Self.screen])
    for arguments in [["check", "home.sdui"], ["compile", "home.sdui"]] {
      let run = try folder.sduic(arguments)
      #expect(run.status == 1 && run.text == "", "\(run.ending)")
      #expect(run.codes == ["broken-requirement"], "\(run.errorText)")
      #expect(run.errorText.contains("at container width 340, where `deals.Card.width` is 94.667\n"))
      #expect(run.errorText.contains("it is so from 340 to below 356: "))
    }
  }

  @Test func aSmallTargetMayBeAllowed() throws {
    func check(_ allow: String, height: String) throws -> [String] {
      let screen = Self.screen.replacing("width >= 340", with: "width >= 356")
        .replacing("height: 60", with: "height: \(height)").replacing("columns: 2\n", with: "columns: 2\n\(allow)\n")
      return try Folder(["home.sdui": screen]).sduic("check", "home.sdui").codes
    }
    let allow = "allow \"touch-target\" because \"the card is a legal line\""
    #expect(try check("", height: "30") == ["touch-target"])
    #expect(try check(allow, height: "30") == [])
    #expect(try check(allow, height: "60") == ["unused-allow"])
  }

  @Test func aScreenThatHoldsIsProved() throws {
    let folder = try Folder(["home.sdui": Self.screen.replacing("width >= 340", with: "width >= 356")])
    let run = try folder.sduic("prove", "home.sdui")
    #expect(run.status == 0, "\(run.ending)")
    // At 600 and more a low screen has insets of 68 at both sides: (600 − 136 − 32 − 24) / 3 is 136.
    #expect(
      run.text.contains("  proved     Card: require item.width >= 100: by at least 0 at width 356\n"), "\(run.text)")
    #expect(run.text.contains("Card is high enough to be tapped: least 60 at width 320\n"), "\(run.text)")
  }

  @Test func theProofIsThereAsJSON() throws {
    let folder = try Folder(["home.sdui": Self.screen])
    let run = try folder.sduic("prove", "home.sdui", "--format", "json")
    #expect(run.status == 1, "\(run.ending)")
    let document = try #require(try run.json() as? [String: Any])
    let obligations = try #require(document["obligations"] as? [[String: Any]])
    #expect(obligations.map { $0["verdict"] as? String } == ["proved", "proved", "proved", "broken"])
    let broken = try #require(obligations.last)
    #expect(broken["text"] as? String == "item.width >= 100")
    let counterexample = try #require(broken["counterexample"] as? [String: Any])
    #expect((counterexample["at"] as? [String: Any])?["width"] as? Int == 340)
    #expect(counterexample["deals.Card.width"] as? [Int] == [284, 3])
  }

  @Test func aCompiledDocumentIsProvedAlike() throws {
    let folder = try Folder(["home.sdui": Self.screen.replacing("width >= 340", with: "width >= 356")])
    let source = try folder.sduic("prove", "home.sdui")
    _ = try folder.sduic("compile", "home.sdui", "-o", "home.json")
    #expect(try folder.sduic("prove", "home.json").text == source.text)
  }

  @Test func aWideRangeCostsNoMoreThanANarrowOne() throws {
    let folder = try Folder([
      "home.sdui": Self.screen.replacing("section deals", with: "widths: 1...1000000000\n  section deals")
    ])
    let run = try folder.sduic("prove", "home.sdui")
    #expect(run.status == 1, "\(run.ending)")
    // Insets of 16 at both sides leave nothing at 1.
    #expect(run.text.contains("  BROKEN     everything fits: section `deals`: the content is -31 wide"), "\(run.text)")
  }
}
