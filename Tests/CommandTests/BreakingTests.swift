import Foundation
import TestSupport
import Testing

/// `sduic breaking`.
@Suite struct BreakingTests {
  private static let old = """
    import "cards.sdui"

    screen Home {
      section cards: list { unit Card { height: 80 } }
    }

    """
  private static let cards = "component Card { id: ID, title: Text }\n"
  private static let changed = "component Card { id: ID, title: Text? }\n"

  /// A folder with the new version, and the old one in `old`.
  private static func folder(_ cards: String = changed) throws -> Folder {
    try Folder(["home.sdui": old, "cards.sdui": cards, "old/home.sdui": old, "old/cards.sdui": Self.cards])
  }

  @Test func aBreakingChangeIsShownInBothFiles() throws {
    let run = try Self.folder().sduic("breaking", "home.sdui", "--against", "old/home.sdui")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.errorText == """
        error[field-made-optional]: `Card.title` may now be missing or `null`, and old clients require it
          ┌─ cards.sdui:1:26
          │
        1 │ component Card { id: ID, title: Text? }
          │                          ^^^^^
          ┌─ old/cards.sdui:1:26
          │
        1 │ component Card { id: ID, title: Text }
          │                          ----- before
          = keep it required, or add an optional field beside it
          = for example {"sectionList":[{"section":"cards","sectionId":"cards","units":[{"unitType":"Card","data":{"id":"u1"}}]}]}

        1 error

        """)
  }

  @Test func equalVersionsPrintNothing() throws {
    let folder = try Self.folder(Self.cards)
    for path in ["home.sdui", "."] {
      let run = try folder.sduic("breaking", path, "--against", path)
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.ending)")
    }
  }

  /// The page shows what moves where it moves most, and names what does not move.
  @Test func aPageShowsChangedLayouts() throws {
    let screen = { (least: Int, height: Int) in
      """
      component Card { id: ID }
      screen Home {
        section cards: grid { columns: adaptive(min: \(least)), unit Card { height: 40 } }
        section rows: list { unit Card { height: \(height) } }
        section rest: list { unit Card { height: 30 } }
      }
      """
    }
    let folder = try Folder(["home.sdui": screen(300, 50), "old.sdui": screen(290, 44)])
    let arguments = ["breaking", "home.sdui", "--against", "old.sdui", "--promise", "layout", "-o"]
    let run = try folder.sduic(arguments + ["report.html"])
    #expect(run.status == 1 && run.errorText.contains("error[columns-changed]"), "\(run.ending)")
    let page = try String(contentsOf: folder.url.appendingPathComponent("report.html"), encoding: .utf8)
    #expect(page.contains("No frame moves in <code>rest</code>."))
    // 580 = 2 · 290 points hold two columns before, and 600 after.
    #expect(
      page.contains("Frames differ for widths from 580 up to 600, for widths from 870 up to 900"),
      "\(page.prefix(3000))")
    #expect(page.contains("<code>rows</code> was 320 × 176 at (0, 0) and is 320 × 200 at (0, 0)."))
    #expect(page.components(separatedBy: "<svg xmlns").count == 3 && page.contains(", before</tspan>"))
    #expect(try folder.sduic(arguments + ["home.sdui"]).status == 2)
    let wire = try folder.sduic(["breaking", "home.sdui", "--against", "old.sdui", "-o", "wire.html"])
    #expect(wire.status == 2 && wire.errorText.contains("`--promise layout`"), "\(wire.ending)")
  }

  @Test func aCompiledDocumentIsAnEarlierVersion() throws {
    let folder = try Self.folder()
    #expect(try folder.sduic("compile", "old/home.sdui", "-o", "old.json").status == 0)
    let run = try folder.sduic("breaking", "home.sdui", "--against", "old.json")
    #expect(run.status == 1 && run.errorText.contains("error[field-made-optional]"), "\(run.ending)")
    #expect(try folder.sduic("compile", "home.sdui", "-o", "new.json").status == 0)
    let both = try folder.sduic("breaking", "new.json", "--against", "old.json")
    #expect(both.status == 1 && both.errorText.hasPrefix("error[field-made-optional]"), "\(both.ending)")
  }

  /// Layout is what a server is there to change: only `--promise layout` compares frames.
  @Test func aPromiseIsCheckedOnlyWhereItIsNamed() throws {
    let old = """
      screen Home { section cards: list { unit Card { height: 80 } } }
      component Card { id: ID, a: Text?, b: Text }
      """
    let versions: [(name: String, text: String, promises: Set<String>)] = [
      ("renamed", old.replacing("a: Text?", with: "c as \"a\": Text?"), ["source"]),
      ("optional", old.replacing("b: Text", with: "b: Text?"), ["source", "wire"]),
      ("moved", old.replacing("80", with: "90"), ["layout"]),
      ("both", old.replacing("80", with: "90").replacing("b: Text", with: "b: Text?"), ["source", "wire", "layout"]),
    ]
    let folder = try Folder(["old.sdui": old])
    let options: [[String]] = [
      [], ["source"], ["wire"], ["layout"], ["wire", "layout"], ["layout", "source"], ["source", "wire", "layout"],
    ]
    for version in versions {
      try folder.write("\(version.name).sdui", version.text)
      for promises in options {
        let option = promises.isEmpty ? [] : ["--promise", promises.joined(separator: ",")]
        let run = try folder.sduic(["breaking", "\(version.name).sdui", "--against", "old.sdui"] + option)
        let asked = promises.isEmpty ? ["wire"] : promises
        let isBroken = !version.promises.isDisjoint(with: asked)
        #expect(run.status == (isBroken ? 1 : 0), "\(version.name) \(promises): \(run.ending)")
        #expect(
          run.errorText.contains("item-size-changed") == (asked.contains("layout") && version.text.contains("90")))
      }
    }
    let rule = ["--promise", "layout", "--ignore", "item-size-changed"]
    let ignored = try folder.sduic(["breaking", "moved.sdui", "--against", "old.sdui"] + rule)
    #expect(ignored.status == 0 && ignored.errors.isEmpty, "\(ignored.ending)")
  }

  /// A change breaks one direction, the other or both; what the server can omit for old clients is a warning to them.
  @Test func aDirectionIsCheckedByItself() throws {
    let old =
      "screen Home { section a: list { unit Card { height: 9 } } }\ncomponent Card { id: ID, n: Int(max: 9)? }\n"
    let added = "section b: list { unit Card { height: 9 } } }"
    let versions: [(text: String, directions: [String])] = [
      (old.replacing("max: 9", with: "max: 10"), ["old-clients"]),
      (old.replacing("max: 9", with: "max: 8"), ["new-clients"]),
      (old.replacing("n: Int", with: "n as \"m\": Int"), ["old-clients", "new-clients"]),
      (old.replacing("} }\n", with: "} essential \(added)\n"), ["new-clients"]),
    ]
    let folder = try Folder(["old.sdui": old])
    for (text, directions) in versions {
      try folder.write("new.sdui", text)
      for direction in ["old-clients", "new-clients"] {
        let run = try folder.sduic("breaking", "new.sdui", "--against", "old.sdui", "--direction", direction)
        #expect(run.status == (directions.contains(direction) ? 1 : 0), "\(text)\(direction): \(run.ending)")
      }
      #expect(try folder.sduic("breaking", "new.sdui", "--against", "old.sdui").status == 1, "\(text)")
    }
  }

  @Test func programsReadTheVerdict() throws {
    let folder = try Self.folder()
    let json = try folder.sduic("breaking", "home.sdui", "--against", "old/home.sdui", "--format", "json").json()
    let findings = try #require((json as? [String: Any])?["diagnostics"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["code"] as? String == "field-made-optional")
    #expect(findings[0]["verdict"] as? String == "breaking")
    #expect(findings[0]["promise"] as? String == "wire")
    #expect(findings[0]["direction"] as? String == "newServerToOldClient")
    #expect((findings[0]["witness"] as? String)?.contains("sectionList") == true)
    let log = try folder.sduic("breaking", "home.sdui", "--against", "old/home.sdui", "--format", "sarif").json()
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(result["ruleId"] as? String == "field-made-optional")
    #expect(rules[index]["id"] as? String == "field-made-optional")
    let host = try folder.sduic("breaking", "home.sdui", "--against", "old/home.sdui", "--format", "github").text
    #expect(host.hasPrefix("::error file=cards.sdui,line=1,endLine=1,col=26,endColumn=31,title=field-made-optional::"))
  }

  @Test func screensOfFoldersCorrespondByName() throws {
    let other = "screen Offers { section a: list { unit Row { height: 40 } } }\ncomponent Row { id: ID }\n"
    let folder = try Folder([
      "new/a.sdui": other, "old/b.sdui": other, "old/c.sdui": other.replacing("Offers", with: "Sale"),
    ])
    let run = try folder.sduic("breaking", "new", "--against", "old")
    #expect(run.status == 1 && run.errorText.contains("error[screen-removed]: the screen `Sale` no longer exists"))
    let back = try folder.sduic("breaking", "old", "--against", "new")
    #expect(
      back.status == 0 && back.errorText.contains("note[screen-added]: the screen `Sale` is new"), "\(back.ending)")
  }

  /// Clients still request a screen by its old name.
  @Test func aRenamedScreenIsRemovedAndAdded() throws {
    let folder = try Self.folder()
    try folder.write("shop.sdui", Self.old.replacing("Home", with: "Shop"))
    let run = try folder.sduic("breaking", "shop.sdui", "--against", "home.sdui")
    #expect(run.status == 1 && run.errorText.contains("error[screen-removed]: the screen `Home` no longer exists"))
    #expect(run.errorText.contains("note[screen-added]: the screen `Shop` is new"), "\(run.ending)")
    #expect(try folder.sduic("breaking", "shop.sdui", "--against", "home.sdui", "--promise", "layout").status == 0)
  }

  @Test func badInputIsNamed() throws {
    let folder = try Self.folder()
    try folder.write("broken.sdui", "screen Home {\n")
    try folder.write(
      "other.sdui", "screen Other { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    for (arguments, status, words) in [
      (["home.sdui"], 2, "names nothing to compare with; give `--against OLD`"),
      (["home.sdui", "--against", "missing.sdui"], 2, "there is no file `missing.sdui`"),
      (
        ["home.sdui", "--against", "broken.sdui"], 1,
        "the old version, `broken.sdui`, does not compile: compare with one that does, such as the last release"
      ),
      (
        ["broken.sdui", "--against", "home.sdui"], 1,
        "the new version, `broken.sdui`, does not compile: correct it first"
      ),
      (["home.sdui", "--against", "cards.sdui"], 2, "`cards.sdui` has no screen"),
      (["home.sdui", "--against", "git:main"], 2, "`home.sdui` is in no git repository that git can read"),
    ] as [([String], Int32, String)] {
      let run = try folder.sduic(["breaking"] + arguments)
      #expect(run.status == status && run.errorText.contains(words), "\(arguments): \(run.ending)")
    }
  }

  @Test func badOptionsAreNamed() throws {
    let folder = try Self.folder()
    try folder.write(
      "other.sdui", "screen Other { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    for (arguments, words) in [
      (
        ["home.sdui", "--against", "old/home.sdui", "--promise", "wire,frames"],
        "`--promise` takes `source`, `wire` or `layout`, not `frames`"
      ),
      (
        ["home.sdui", "--against", "old/home.sdui", "--promise", "layout", "--direction", "old-clients"],
        "`--direction` is about responses, which `--promise layout` does not compare"
      ),
      (
        ["home.sdui", "--against", "other.sdui", "--promise", "layout", "-o", "page.html"],
        "no screen is in `home.sdui` and in `other.sdui`, so no page shows a change"
      ),
      (
        ["home.sdui", "--against", "old/home.sdui", "--ignore", "field-remved"],
        "`--ignore` takes a rule, and `field-remved` is none; did you mean `field-removed`?"
      ),
      (
        ["home.sdui", "--against", "old/home.sdui", "--ignore", "layout"],
        "`--ignore` takes a rule; layouts are only compared with `--promise layout`"
      ),
    ] as [([String], String)] {
      let run = try folder.sduic(["breaking"] + arguments)
      #expect(run.status == 2 && run.errorText.contains(words), "\(arguments): \(run.ending)")
    }
  }
}
