import Foundation
import TestSupport
import Testing

/// `sduic fixtures`: responses for tests, in a folder that others use as well.
@Suite struct FixturesTests {
  private func folder() throws -> Folder { try Folder(Samples.shop) }

  @Test func whatIsWrittenIsValidAndNamed() throws {
    let folder = try folder()
    let run = try folder.sduic("fixtures", "home.sdui", "-o", "out")
    #expect(run.status == 0 && run.text == "out/Home.typical.json\n" && run.errors.isEmpty, "\(run.ending)")
    #expect(try folder.sduic("validate", "home.sdui", "out/Home.typical.json", "--strict").errors.isEmpty)
    #expect(try folder.sduic("layout", "home.sdui", "--data", "out/Home.typical.json").status == 0)
    #expect(try folder.sduic("preview", "home.sdui", "--data", "out/Home.typical.json", "-o", "a.svg").status == 0)
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    #expect(try folder.sduic("fixtures", "home.json", "-o", "again").status == 0)
    #expect(folder.contents("again/Home.typical.json") == folder.contents("out/Home.typical.json"))
    let layout = try folder.sduic("compile", "home.sdui", "--emit", "layout")
    let written = try #require(folder.contents("out/Home.typical.json"))
    let sent = try #require(JSONSerialization.jsonObject(with: written) as? [String: Any])
    let named = try #require(try layout.json() as? [String: Any])
    #expect(sent["layoutId"] as? String == named["layoutId"] as? String)
    #expect(
      NSDictionary(dictionary: try #require(sent["layout"] as? [String: Any])) == named["layout"] as? NSDictionary)
  }

  @Test func processesAndFoldersAgree() throws {
    for profile in ["minimal", "typical", "maximal", "edge"] {
      let (first, second) = (try folder(), try folder())
      let words = ["fixtures", "home.sdui", "-o", "out", "--profile", profile, "--seed", "18446744073709551615"]
      #expect(try first.sduic(words).status == 0)
      #expect(try second.sduic(words, environment: ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]).status == 0)
      let name = "out/Home.\(profile).json"
      #expect(first.contents(name) != nil && first.contents(name) == second.contents(name))
    }
  }

  @Test func filesOfOthersAreNotTouched() throws {
    let folder = try folder()
    try folder.write("out/notes.txt", "mine")
    try folder.write("out/Home.edge.json", "mine, too")
    #expect(try folder.sduic("fixtures", "home.sdui", "-o", "out").status == 0)
    let before = folder.contents("out/.sduic-fixtures")
    let run = try folder.sduic("fixtures", "home.sdui", "-o", "out", "--profile", "edge")
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.errorText.contains("`out/Home.edge.json` cannot be used: it is not a fixture that sduic wrote"))
    #expect(folder.contents("out/Home.edge.json") == Data("mine, too".utf8))
    #expect(folder.contents("out/notes.txt") == Data("mine".utf8))
    #expect(folder.contents("out/.sduic-fixtures") == before)
    #expect(try folder.sduic("fixtures", "home.sdui", "-o", "out", "--seed", "3").status == 0, "its own are renewed")
  }

  @Test func whatAnEarlierRunWroteIsNamedAndLeft() throws {
    let folder = try Folder([
      "feed.sdui": """
      component Card { id: ID }
      screen Feed { pagination: (by: cursor), section all: list { grows: true, unit Card { height: 40 } } }
      """
    ])
    let pages = try folder.sduic("fixtures", "feed.sdui", "-o", "out", "--pages", "3")
    #expect(pages.text == "out/Feed.typical.json\nout/Feed.typical.page-1.json\nout/Feed.typical.page-2.json\n")
    let last = try #require(folder.contents("out/Feed.typical.page-2.json"))
    let response = try #require(JSONSerialization.jsonObject(with: last) as? [String: Any])
    #expect(response["page"] as? Int == 2 && response["hasNext"] as? Bool == false && response["next"] == nil)
    let fewer = try folder.sduic("fixtures", "feed.sdui", "-o", "out", "--pages", "2")
    #expect(fewer.status == 0)
    #expect(fewer.errorText == "sduic fixtures: left of an earlier run: Feed.typical.page-2.json\n")
    #expect(folder.contents("out/Feed.typical.page-2.json") == last)
  }

  @Test func coverageIsReportedBesideItsFixtures() throws {
    let folder = try folder()
    let run = try folder.sduic("fixtures", "home.sdui", "-o", "out", "--cover")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    let names = run.text.split(separator: "\n").map(String.init)
    let written = try #require(folder.contents("out/Home.coverage.json"))
    let report = try #require(JSONSerialization.jsonObject(with: written) as? [String: Any])
    #expect(names.contains("out/Home.coverage.json"))
    #expect((report["fixtures"] as? [Any])?.count == names.count - 1 && names.count > 4)
    #expect(report["pairs"] as? Int == report["covered"] as? Int)
    let fixtures = names.filter { $0.contains(".cover.") }
    #expect(try folder.sduic(["validate", "home.sdui", "--strict"] + fixtures).status == 0)
    let mixed = try folder.sduic("fixtures", "home.sdui", "-o", "out", "--cover", "--profile", "edge")
    #expect(mixed.status == 2 && mixed.errorText.contains("`--cover` settles it by itself"))
  }

  @Test(
    arguments: ["--cover", "--invalid"] + ["minimal", "typical", "maximal", "edge"].map { "--profile=\($0)" })
  func anActionMayHoldItself(option: String) throws {
    let folder = try Folder([
      "home.sdui": """
      action A { next: Action(A)? }
      action B { next: Action(C) }
      action C { next: Action(D) }
      action D { next: Action(E) }
      action E { label: Text }
      component Card { id: ID, steps: [Action(A)], far: Action(B) }
      screen Home { section cards: list { unit Card { height: 50 } } }
      """
    ])
    let run = try folder.sduic("fixtures", "home.sdui", "-o", "out", option)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    let fixtures = run.text.split(separator: "\n").map(String.init).filter { !$0.contains("coverage") }
    guard option != "--invalid" else { return }
    #expect(try folder.sduic(["validate", "home.sdui", "--strict"] + fixtures).status == 0)
  }

  @Test func eachFaultIsTheOneThatIsExpected() throws {
    let folder = try folder()
    let run = try folder.sduic("fixtures", "home.sdui", "-o", "out", "--invalid")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    let names = run.text.split(separator: "\n").map(String.init)
    let expected = names.filter { $0.hasSuffix(".expected.json") }
    #expect(expected.count > 40 && expected.count * 2 == names.count)
    for kind in [
      "ProductCard.price.amount.too-small", "ProductCard.badge.null", "banners.too-few-items", "deals.missing",
    ] {
      let name = "out/Home.invalid.\(kind)"
      guard kind != "ProductCard.badge.null" else {
        #expect(!names.contains(name + ".json"), "it is optional")
        continue
      }
      let written = try #require(folder.contents(name + ".expected.json"), "\(kind)")
      let finding = try #require(JSONSerialization.jsonObject(with: written) as? [String: Any])
      let found = try folder.sduic("validate", "home.sdui", name + ".json", "--format", "json")
      #expect(found.status == 1)
      let findings = try found.findings()
      #expect(findings.count == 1, "\(kind)")
      for key in ["code", "pointer", "message", "severity"] {
        #expect(findings.first?[key] as? String == finding[key] as? String, "\(kind): \(key)")
      }
    }
    let both = try folder.sduic("fixtures", "home.sdui", "-o", "out", "--invalid", "--cover")
    #expect(both.status == 0 && both.text.contains("Home.coverage.json") && both.text.contains(".invalid."))
    #expect(try folder.sduic("fixtures", "home.sdui", "-o", "out", "--invalid", "--items", "deals=3").status == 2)
  }

  @Test(arguments: [
    ([], "names no folder"), (["-o", "out", "--pages", "0"], "`--pages` takes numbers from 1"),
    (["-o", "out", "--pages", "2"], "declare `pagination`"), (["-o", "out", "--seed", "-1"], "`--seed` takes"),
    (["-o", "out", "--items", "deels=3"], "did you mean `deals`?"), (["-o", "out", "--items", "deals"], "SECTION=N"),
    (["-o", "out", "--items", "deals=3,deals=4"], "names `deals` twice"),
    (["-o", "out", "--items", "deals=99999999999"], "`--items` takes numbers from 0 to 50000"),
    (["-o", "out", "--items", "banners=1"], "`banners` takes 2 to 50000 items, and 1 is asked for"),
    (["-o", "out", "--profile", "usual"], "takes `minimal`, `typical`, `maximal` or `edge`"),
    (["-o", "home.sdui"], "it is a file and no folder"),
  ])
  func aWrongCommandLineIsRefused(words: [String], message: String) throws {
    let folder = try folder()
    let run = try folder.sduic(["fixtures", "home.sdui"] + words)
    #expect(run.status == 2, "\(run.ending)")
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(folder.contents("out/Home.typical.json") == nil)
  }

  @Test func aScreenWithErrorsHasNoFixtures() throws {
    let folder = try Folder(["home.sdui": "screen Home { section a: list { unit Card { height: 4 } } }"])
    #expect(try folder.sduic("fixtures", "home.sdui", "-o", "out").status == 1)
    try folder.write(
      "home.sdui",
      "screen Home { section a: list { unit C { height: 4 } } }\ncomponent C { id: ID, a: Action(A) }\naction A { a: Action(A) }"
    )
    let run = try folder.sduic("fixtures", "home.sdui", "-o", "out")
    #expect(run.status == 1 && run.errorText.contains("no data of `C` exist"), "\(run.ending)")
  }

  @Test func aFolderThatCannotBeWrittenAndAReaderThatIsGone() throws {
    let folder = try folder()
    #expect(try folder.sduic("fixtures", "home.sdui", "-o", "/proc/sduic").status == 2)
    let piped = try folder.shell("$SDUIC fixtures home.sdui -o out | true; exit ${PIPESTATUS[0]}")
    #expect(piped.status == 0 && folder.contents("out/Home.typical.json") != nil)
  }
}
