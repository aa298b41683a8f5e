import Foundation
import TestSupport
import Testing

/// `sduic prove`.
@Suite struct ProveTests {
  /// Three columns from 340 on are too narrow up to 356: (W − 32 − 24) / 3 is 100 there. Beside a strip of 84 at one side
  /// they would be up to 440.
  private static let screen = """
    component Card { id: ID, on tap: Open { id: id } }
    action Open { id: ID }
    screen Home {
      domain: (ios: 26)
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
        "deals.Card.width is 94.667 at width 340; fails for widths from 340 up to 356\n"), "\(run.text)")
    #expect(
      run.text.hasPrefix(
        """
        Home, for iOS 26 and the devices of 2026-11: 3 proved, 1 broken
          widths 320 to 1376, heights 320 to 1376, text scales 0.8 to 3.2
          side insets 0 to 68

        """), "\(run.text)")
    let frames = try folder.sduic("layout", "home.sdui", "--width", "320,375,390,414,768,1024")
    #expect(frames.status == 0, "no usual width shows it")
  }

  /// iPhone Duo gives 382 points of 466: three columns of 108.667, and of 99.667 in a window 356 wide with an inset of 1.
  @Test func aStripAtOneSideIsInTheDomain() throws {
    let source = Self.screen.replacing("domain: (ios: 26)", with: "").replacing("width >= 340", with: "width >= 356")
    let folder = try Folder(["home.sdui": source, "right.sdui": source.replacing("width >= 356", with: "width >= 440")])
    let run = try folder.sduic("prove", "home.sdui")
    #expect(run.status == 1 && run.text.hasPrefix("Home, for iOS 27 and the devices of 2026-11: "), "\(run.text)")
    #expect(
      run.text.contains(
        "is 99.667 at width 356, side insets 0 and 1; fails for widths from 356 up to 440, with unequal side insets only\n"
      ),
      "\(run.text)")
    let check = try folder.sduic("check", "home.sdui")
    #expect(check.errorText.contains(", leave iOS 27 out with `domain: (ios: 26)`, "))
    #expect(try folder.sduic("prove", "right.sdui").status == 0)
    for (file, width, holds) in [("home.sdui", "396", false), ("right.sdui", "466", true)] {
      let layout = try folder.sduic("layout", file, "--width", width, "--env", "insets=0:0:34:76", "--format", "json")
      #expect(layout.text.contains("\"columns\":3") && layout.text.contains(",88,60]") != holds, "\(layout.text)")
    }
    for insets in ["0:0:34:85", "0:20:0:20", "0:84:0:0"] {
      let refused = try folder.sduic("layout", "home.sdui", "--width", "390", "--env", "insets=\(insets)")
      #expect(refused.status == 2 && refused.errorText.contains("no device of 2026-11 has side insets of "))
    }
  }

  @Test func whatBreaksDoesNotCompile() throws {
    let folder = try Folder(["home.sdui": Self.screen])
    for arguments in [["check", "home.sdui"], ["compile", "home.sdui"]] {
      let run = try folder.sduic(arguments)
      #expect(run.status == 1 && run.text == "", "\(run.ending)")
      #expect(run.codes == ["broken-requirement"], "\(run.errorText)")
      #expect(run.errorText.contains("at container width 340, where `deals.Card.width` is 94.667\n"))
      #expect(run.errorText.contains("it fails for widths from 340 up to 356: "))
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

  @Test func whatIsAllowedIsListed() throws {
    let screen = Self.screen.replacing("width >= 340", with: "width >= 356").replacing("height: 60", with: "height: 30")
      .replacing("columns: 2\n", with: "columns: 2\nallow \"touch-target\" because \"the card is a legal line\"\n")
    let folder = try Folder(["home.sdui": screen])
    let run = try folder.sduic("prove", "home.sdui")
    #expect(run.status == 0 && run.errorText == "", "\(run.ending)")
    #expect(run.text.contains(": 3 proved, 1 allowed\n"), "\(run.text)")
    #expect(
      run.text.contains("  allowed    Card is high enough to be tapped: Card.height is 30, minTouchTarget is 44 at"),
      "\(run.text)")
    let document = try #require(try folder.sduic("prove", "home.sdui", "--format", "json").json() as? [String: Any])
    let obligations = try #require(document["obligations"] as? [[String: Any]])
    #expect(obligations.map { $0["verdict"] as? String } == ["proved", "proved", "allowed", "proved"])
    // A document does not say what was allowed in its source.
    _ = try folder.sduic("compile", "home.sdui", "-o", "home.json")
    let again = try folder.sduic("prove", "home.json")
    #expect(again.status == 1 && again.text.contains(": 3 proved, 1 broken\n"), "\(again.ending)")
  }

  /// A document may have been changed since it was compiled.
  @Test func aClientThatKnowsNothingOfASectionIsFound() throws {
    let screen = """
      component Offer since (ios: 2.0) { id: ID }
      screen Home {
        clients: (ios: 2.0...)
        essential section deals: list { unit Offer { height: 60 } }
      }
      """
    let folder = try Folder(["home.sdui": screen])
    _ = try folder.sduic("compile", "home.sdui", "-o", "home.json")
    let document = String(decoding: try #require(folder.contents("home.json")), as: UTF8.self)
    func prove(_ text: String) throws -> Run {
      try folder.write("changed.json", text)
      return try folder.sduic("prove", "changed.json")
    }
    let whole = try prove(document)
    #expect(
      whole.status == 0 && whole.text.contains("  proved     every client gets what it knows\n"), "\(whole.ending)")
    let unknown = try prove(document.replacing(#""min":"2.0""#, with: #""min":"1.0""#))
    #expect(unknown.status == 1, "\(unknown.ending)")
    #expect(unknown.text.contains("  BROKEN     every client gets what it knows: not so, ios@1.0\n"), "\(unknown.text)")
    // From source it does not come as far as a proof.
    try folder.write("home.sdui", screen.replacing("2.0...", with: "1.0..."))
    let source = try folder.sduic("prove", "home.sdui")
    #expect(source.status == 1 && source.text == "" && source.codes == ["unknown-to-client"], "\(source.ending)")
  }

  /// Two columns of (W − 32 − 12) / 2, from 138 at 320 to 178 at 400.
  @Test(
    "every form of a requirement",
    arguments: [
      ("deals.Card.width >= 138", "proved", ": by at least 0 at width 320"),
      (
        "deals.Card.width >= 139", "BROKEN",
        ": deals.Card.width is 138 at width 320; fails for widths from 320 up to 322"
      ),
      ("deals.columns == 2", "proved", ""),
      ("deals.columns != 2", "BROKEN", ": deals.columns is 2 at width 320; fails for widths from 320 through 400"),
      ("deals.columns > 2 or deals.Card.width >= 100", "proved", ""),
      (
        "deals.columns > 2 or deals.Card.width >= 150", "BROKEN",
        ": deals.columns is 2, deals.Card.width is 138 at width 320; fails for widths from 320 up to 344"
      ),
      ("deals.columns == 2 and deals.Card.width <= 178", "proved", ""),
      (
        "deals.columns == 2 and deals.Card.width < 178", "BROKEN",
        ": deals.columns is 2, deals.Card.width is 178 at width 400"
      ),
      ("not (deals.Card.width < 138)", "proved", ": by at least 0 at width 320"),
      (
        "not (deals.Card.width > 170 and deals.columns == 2)", "BROKEN",
        ": deals.Card.width is 170.5, deals.columns is 2 at width 385; fails for widths from just above 384 through 400"
      ),
      ("deals.Card.width * 2 + 12 == deals.content.width", "proved", ""),
      ("container.width - deals.content.width <= 2 * 16", "proved", ": by at least 0 at width 320"),
      ("min(deals.Card.width, 150) / 2 > 69", "BROKEN", ": deals.Card.width is 138 at width 320"),
      ("max(deals.Card.width, deals.Card.height * 3) - 20 >= 160", "proved", ": by at least 0 at width 320"),
      (
        "deals.header.height <= 40sp", "BROKEN",
        ": deals.header.height is 44, 1sp is 1 at width 320; fails for widths from 320 through 400"
      ),
    ])
  func aRequirement(text: String, verdict: String, figures: String) throws {
    let screen = Self.screen.replacing("section deals", with: "widths: 320...400\nsection deals")
      .replacing("columns: 2\n", with: "columns: 2\nrequire \(text)\nheader Card { height: 44 }\n")
      .replacing("require item.width >= 100\n", with: "").replacing("when width >= 340 { columns: 3 }\n", with: "")
    let run = try Folder(["home.sdui": screen]).sduic("prove", "home.sdui")
    #expect(run.status == (verdict == "proved" ? 0 : 1), "\(run.ending)")
    #expect(
      run.text.contains("  \(verdict)     require \(text)\(figures)\n"), "\(run.text)")
  }

  /// A proof fails where it looks at a container of a size class, since insets change the width of the content there.
  @Test(
    "proofs look at the size classes that `layout --env` accepts",
    arguments: [
      ("horizontal", 320, 844), ("horizontal", 599, 844), ("horizontal", 600, 844), ("horizontal", 959, 844),
      ("horizontal", 960, 844), ("horizontal", 1_376, 844), ("vertical", 390, 320), ("vertical", 390, 479),
      ("vertical", 390, 480), ("vertical", 700, 1_376),
    ], ["compact", "regular"])
  func sizeClassesAgree(container: (String, Int, Int), sizeClass: String) throws {
    let (axis, width, height) = container
    let folder = try Folder([
      "home.sdui": """
      component Card { id: ID }
      screen Home {
        widths: \(width)...\(width)
        heights: \(height)...\(height)
        insetsReference: none
        section deals: list {
          unit Card { height: 60 }
          when \(axis) == \(sizeClass) { insets: (horizontal: 1) }
          require content.width == container.width
        }
      }
      """
    ])
    let proof = try folder.sduic("prove", "home.sdui")
    let arguments = ["--width", "\(width)", "--height", "\(height)", "--env", "\(axis)=\(sizeClass)"]
    let layout = try folder.sduic(["layout", "home.sdui"] + arguments)
    #expect(layout.status == (proof.status == 1 ? 0 : 2), "\(proof.text) \(layout.ending)")
    let sweep = ["--sweep", "\(width)...\(width)", "--height", "\(height)", "--env", "\(axis)=\(sizeClass)"]
    #expect(try folder.sduic(["layout", "home.sdui"] + sweep).status == layout.status)
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
    #expect(counterexample["widths"] as? [[String: Int]] == [["from": 340, "below": 356]])
  }

  /// Four columns of 320 are 80 wide; four items of 60 take 240.
  @Test func responsesAndItemsAreThereAsJSON() throws {
    let folder = try Folder([
      "home.sdui": """
      screen Home {
        section deals: grid {
          columns: 2
          maxItems: 4
          fromServer: (columns: 1...4)
          unit Card { height: 60, require item.width >= 100 }
          require deals.height <= 200
        }
      }
      component Card { id: ID }
      """
    ])
    let run = try folder.sduic("prove", "home.sdui", "--format", "json")
    #expect(run.status == 1, "\(run.ending)")
    let document = try #require(try run.json() as? [String: Any])
    let obligations = try #require(document["obligations"] as? [[String: Any]])
    let places = obligations.compactMap { ($0["counterexample"] as? [String: Any])?["at"] as? [String: Any] }
    try #require(places.count == 2, "\(obligations)")
    let responses = places.map { ($0["response"] as? [[String: Any]])?.first }
    #expect(responses.map { $0?["section"] as? String } == ["deals", "deals"])
    #expect(responses.map { $0?["columns"] as? Int } == [4, 1])
    #expect(places[0]["items"] == nil)
    let items = try #require((places[1]["items"] as? [[String: Any]])?.first)
    #expect(items["section"] as? String == "deals")
    let units = try #require(items["units"] as? [[String: Any]])
    #expect(units.map { $0["unit"] as? String } == ["Card"] && units.map { $0["count"] as? Int } == [4])
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
