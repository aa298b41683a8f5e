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

  @Test func aPromiseContainsTheNarrowerOnes() throws {
    let old = "screen Home { section cards: list { unit Card { height: 80 } } }\ncomponent Card { id: ID, a: Text? }\n"
    let renamed = old.replacing("a: Text?", with: "b as \"a\": Text?")
    let moved = old.replacing("80", with: "90")
    let folder = try Folder(["old.sdui": old, "renamed.sdui": renamed, "moved.sdui": moved])
    for (file, promises) in [("renamed.sdui", ["source"]), ("moved.sdui", ["source", "wire", "layout"])] {
      for promise in ["source", "wire", "layout"] {
        let run = try folder.sduic("breaking", file, "--against", "old.sdui", "--promise", promise)
        #expect(run.status == (promises.contains(promise) ? 1 : 0), "\(file) \(promise): \(run.ending)")
      }
    }
    let ignored = try folder.sduic("breaking", "moved.sdui", "--against", "old.sdui", "--ignore", "layout")
    #expect(ignored.status == 0 && ignored.errors.isEmpty, "\(ignored.ending)")
    let rule = try folder.sduic("breaking", "moved.sdui", "--against", "old.sdui", "--ignore", "item-size-changed")
    #expect(rule.status == 0 && rule.errors.isEmpty, "\(rule.ending)")
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
      (
        ["home.sdui", "--against", "other.sdui"], 2,
        "no screen has the same name: `home.sdui` has `Home`, `other.sdui` has `Other`"
      ),
      (["home.sdui", "--against", "git:main"], 2, "`home.sdui` is in no git repository that git can read"),
      (
        ["home.sdui", "--against", "old/home.sdui", "--ignore", "field-remved"], 2,
        "`--ignore` takes a rule or `layout`, and `field-remved` is none; did you mean `field-removed`?"
      ),
    ] as [([String], Int32, String)] {
      let run = try folder.sduic(["breaking"] + arguments)
      #expect(run.status == status && run.errorText.contains(words), "\(arguments): \(run.ending)")
    }
  }
}

/// Earlier versions that git keeps.
@Suite struct BreakingGitTests {
  private static let setup = """
    git init -q . && git config user.email a@example.com && git config user.name A && git add . && git commit -qm one \
    && git tag v1
    """

  /// A repository in which the last commit is `v1`; `nil` without git.
  private static func repository() throws -> Folder? {
    let folder = try Folder([
      "screens/home.sdui":
        "import \"parts/cards.sdui\"\nscreen Home { section cards: list { unit Card { height: 80 } } }\n",
      "screens/parts/cards.sdui": "component Card { id: ID, title: Text }\n",
    ])
    if try folder.shell("git --version").status != 0 {
      try MissingTool.skip("git")
      return nil
    }
    let run = try folder.shell(setup)
    #expect(run.status == 0, "\(run.ending)")
    return folder
  }

  @Test func importsAreThoseOfTheCommit() throws {
    guard let folder = try Self.repository() else { return }
    #expect(try folder.sduic("breaking", "screens/home.sdui", "--against", "git:v1").ending.contains("0"))
    try folder.write("screens/parts/cards.sdui", "component Card { id: ID, title: Text? }\n")
    for path in ["screens/home.sdui", "screens", "."] {
      let run = try folder.sduic("breaking", path, "--against", "git:v1")
      #expect(run.status == 1 && run.errorText.contains("error[field-made-optional]"), "\(path): \(run.ending)")
      #expect(run.errorText.contains("v1:screens/parts/cards.sdui:1:26"), "\(run.ending)")
    }
    let inner = try folder.shell("cd screens && $SDUIC breaking home.sdui --against git:HEAD")
    #expect(inner.status == 1 && inner.errorText.contains("HEAD:screens/parts/cards.sdui:1:26"), "\(inner.ending)")
  }

  @Test func referencesThatDoNotExistAreNamed() throws {
    guard let folder = try Self.repository() else { return }
    let run = try folder.sduic("breaking", "screens/home.sdui", "--against", "git:v9")
    #expect(
      run.status == 2 && run.errorText.contains("there is no git reference `v9`; `git branch --all`"), "\(run.ending)")
    let option = try folder.sduic("breaking", "screens/home.sdui", "--against", "git:--help")
    #expect(option.status == 2 && option.errorText.contains("there is no git reference `--help`"), "\(option.ending)")
    let empty = try folder.sduic("breaking", "screens/home.sdui", "--against", "git:")
    #expect(empty.status == 2 && empty.errorText.contains("`git:` names no reference"), "\(empty.ending)")
    try folder.write(
      "screens/new.sdui", "screen New { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    let new = try folder.sduic("breaking", "screens/new.sdui", "--against", "git:v1")
    #expect(new.status == 1 && new.errorText.contains("`screens/new.sdui` has no screen in `git:v1`"), "\(new.ending)")
  }

  /// A path that is misspelt must not pass, and the first screens of a project break nothing.
  @Test func aCommitWithoutScreensAtThePathMustBeAllowed() throws {
    guard let folder = try Self.repository() else { return }
    try folder.write(
      "more/new.sdui", "screen New { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    try folder.write(
      "screens/parts/new.sdui", "screen New { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    for path in ["more", "screens/parts"] {
      let refusal = try folder.sduic("breaking", path, "--against", "git:v1")
      #expect(refusal.status == 1 && refusal.codes == ["no-earlier-screen"], "\(refusal.ending)")
      #expect(refusal.errorText.contains("`\(path)` has no screen in `git:v1`"), "\(refusal.ending)")
      let run = try folder.sduic("breaking", path, "--against", "git:v1", "--allow-new")
      #expect(run.status == 0 && run.output.isEmpty, "\(run.ending)")
      #expect(
        run.errorText == "sduic breaking: `\(path)` has no screen in `git:v1`, so every screen is new\n",
        "\(run.ending)")
    }
    let json = try folder.sduic("breaking", "more", "--against", "git:v1", "--format", "json", "--allow-new")
    #expect(try json.status == 0 && json.findings().isEmpty, "\(json.ending)")
    let document = try folder.shell(
      "$SDUIC compile more/new.sdui -o new.json && $SDUIC breaking new.json --against git:v1")
    #expect(document.status == 1 && document.codes == ["no-earlier-screen"], "\(document.ending)")
  }

  /// Neither a folder that has no screen now nor one on disk is new.
  @Test func otherSidesNeedAScreen() throws {
    guard let folder = try Self.repository() else { return }
    let parts = try folder.sduic("breaking", "screens/parts", "--against", "git:v1")
    #expect(parts.status == 2 && parts.errorText.contains("`screens/parts` has no screen"), "\(parts.ending)")
    let disk = try folder.sduic("breaking", "screens", "--against", "screens/parts")
    #expect(disk.status == 2 && disk.errorText.contains("`screens/parts` has no screen"), "\(disk.ending)")
    try folder.write("screens/parts/broken.sdui", "screen {\n")
    let broken = try folder.sduic("breaking", "screens/parts", "--against", "git:v1")
    #expect(broken.status == 1 && broken.errorText.contains("the new version, `screens/parts`, does not compile"))
  }

  @Test func aShallowCloneIsNamed() throws {
    guard let folder = try Self.repository() else { return }
    let clone = try folder.shell(
      "git commit -q --allow-empty -m two && git clone -q --depth 1 \"file://$PWD\" clone && cd clone "
        + "&& $SDUIC breaking screens/home.sdui --against git:HEAD~1")
    #expect(clone.status == 2 && clone.errorText.contains("in this shallow clone; fetch it with"), "\(clone.ending)")
  }
}
