import Foundation
import TestSupport
import Testing

/// `sduic merge`.
@Suite struct MergeTests {
  static let program = """
    screen Home {
      pagination: (by: page)
      section ads: list { maxItems: 2, unit Ad { height: 40 } }
      section cards: list { grows: true, unit Card { height: 80 } }
    }
    component Card { id: ID, name: Text(max: 5)? }
    component Ad { id: ID }

    """

  private static let id = String(repeating: "0123456789abcdef", count: 4)

  private static func page(_ number: String, _ cards: String, ads: String? = nil, screen: String = "Home") -> String {
    func section(_ name: String, _ type: String, _ ids: String) -> String {
      let units = ids.map { #"{"unitType":"\#(type)","data":{"id":"\#($0)"}}"# }.joined(separator: ",")
      return #"{"section":"\#(name)","sectionId":"\#(name)","units":[\#(units)]}"#
    }
    let sections = (ads.map { [section("ads", "Ad", $0)] } ?? []) + [section("cards", "Card", cards)]
    return #"{"sdui":"1.0","screen":"\#(screen)","layoutId":"\#(id)","#
      + #""page":\#(number),"hasNext":false,"sectionList":[\#(sections.joined(separator: ","))]}"# + "\n"
  }

  private static func folder(_ files: [String: String] = [:]) throws -> Folder {
    try Folder(
      [
        "home.sdui": program, "0.json": page("0", "ab", ads: "x"), "1.json": page("1", "cb"),
        "2.json": page("2", "d", ads: "y"),
      ].merging(files) { _, file in file })
  }

  /// The first page with what the two others add, by hand.
  private static let joined = page("0", "abcd", ads: "xy")

  @Test func pagesAreJoinedInAnyOrder() throws {
    let folder = try Self.folder()
    for order in ["0 1 2", "2 1 0", "1 0 2"] {
      let paths = order.split(separator: " ").map { "\($0).json" }
      let run = try folder.sduic(["merge", "home.sdui"] + paths)
      #expect(run.status == 0 && run.errors.isEmpty && run.text == Self.joined, "\(run.ending)")
      let piped = try folder.shell("cat \(paths.joined(separator: " ")) | $SDUIC merge home.sdui")
      #expect(piped.output == run.output, "\(piped.ending)")
    }
    #expect(try folder.shell("$SDUIC merge home.sdui 2.json - 0.json < 1.json").text == Self.joined)
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    #expect(try folder.sduic("merge", "home.json", "2.json", "1.json", "0.json").text == Self.joined)
    let pretty = try folder.sduic("merge", "home.sdui", "2.json", "1.json", "0.json", "--pretty", "-o", "all.json")
    #expect(pretty.status == 0 && pretty.output.isEmpty)
    let written = try #require(folder.contents("all.json"))
    #expect(written.count { $0 == 0x0A } > 10)
    let value = try JSONSerialization.jsonObject(with: written) as? NSDictionary
    #expect(value == (try JSONSerialization.jsonObject(with: Data(Self.joined.utf8)) as? NSDictionary))
    let check = try folder.sduic("validate", "home.sdui", "all.json", "--strict")
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.ending)")
  }

  /// Pages of fixtures are joined as pages.
  @Test func fixturesAreJoined() throws {
    let folder = try Folder()
    let screen = Repository.path("Examples/Feed/feed.sdui")
    #expect(try folder.sduic("fixtures", screen, "-o", "F", "--pages", "3").status == 0)
    let pages = try folder.names("F").filter { $0.hasSuffix(".json") }.map { "F/\($0)" }
    try #require(pages.count == 3)
    let counts = try pages.map { try Self.itemCounts(folder.contents($0)) }
    let run = try folder.sduic(["merge", screen, "-o", "all.json"] + pages)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    // Fixtures give each item of a section that grows an id of its own.
    let sum = counts.reduce(into: [:]) { sum, page in sum.merge(page) { $0 + $1 } }
    #expect(try Self.itemCounts(folder.contents("all.json")) == sum)
    let layout = try folder.sduic("layout", screen, "--data", "all.json")
    #expect(layout.status == 0 && layout.errors.isEmpty, "\(layout.ending)")
  }

  private static func itemCounts(_ file: Data?) throws -> [String: Int] {
    let value = try JSONSerialization.jsonObject(with: file ?? Data()) as? [String: Any]
    let sections = value?["sectionList"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: sections.map { section in
        (section["section"] as? String ?? "", (section["units"] as? [Any] ?? []).count)
      })
  }

  @Test func aPageTwiceIsAnErrorThatNamesBoth() throws {
    let folder = try Self.folder(["again.json": Self.page("1", "z"), "list.json": "[[],[]]"])
    try folder.write("old.json", "old")
    let run = try folder.sduic("merge", "home.sdui", "0.json", "1.json", "again.json", "-o", "old.json")
    #expect(run.status == 1 && run.output.isEmpty && run.codes == ["response-duplicate-page"], "\(run.ending)")
    #expect(run.errorText.contains("page 1 is given twice"))
    #expect(run.errorText.contains("again.json:1:") && run.errorText.contains("1.json:1:"))
    #expect(folder.contents("old.json") == Data("old".utf8))
    let lists = try folder.sduic("merge", "home.sdui", "0.json", "list.json")
    #expect(lists.status == 1 && lists.codes == ["response-duplicate-page"], "\(lists.ending)")
    #expect(lists.errorText.contains("page 0 is given twice: a list of lists is the first page"))
    #expect(lists.errorText.contains("list.json:1:1"))
  }

  @Test func missingPagesAreAWarning() throws {
    let huge = try Self.folder(["last.json": Self.page("9007199254740992", "z")])
    let run = try huge.sduic("merge", "home.sdui", "last.json", "1.json")
    #expect(run.status == 0 && run.codes == ["response-missing-page", "response-missing-page"], "\(run.ending)")
    #expect(run.errorText.contains("page 0 is missing"))
    #expect(run.errorText.contains("pages 2 to 9007199254740991 are missing"))
    #expect(run.text == Self.page("1", "cbz"))
    let beyond = try Self.folder(["last.json": Self.page("9007199254740993", "z")])
    let refused = try beyond.sduic("merge", "home.sdui", "last.json")
    #expect(refused.status == 1 && refused.output.isEmpty && refused.codes == ["response-type"], "\(refused.ending)")
  }

  @Test func brokenPagesStopTheJoin() throws {
    let nameless = Self.page("1", "z").replacing(#""page":1,"#, with: "")
    let cases = [
      (Self.page("1", "z", screen: "Other"), "response-other-screen"), (nameless, "response-missing-key"),
      (#"{"sdui":"#, "response-syntax"), ("3", "response-type"), (Self.page("-1", "z"), "response-type"),
      (Self.page(#""1""#, "z"), "response-type"), ("\u{FEFF}{}", "response-syntax"),
    ]
    for (text, code) in cases {
      let folder = try Self.folder(["bad.json": text])
      let run = try folder.sduic("merge", "home.sdui", "0.json", "bad.json", "2.json")
      #expect(run.status == 1 && run.output.isEmpty && run.codes.contains(code), "\(text): \(run.ending)")
      #expect(run.errorText.contains("bad.json:"))
    }
  }

  @Test func whatIsLeftOutIsNamed() throws {
    let twice = Self.page("1", "czc")
    let folder = try Self.folder(["1.json": twice])
    let run = try folder.sduic("merge", "home.sdui", "0.json", "1.json", "2.json")
    // The third card of the page has the id of the first.
    #expect(run.status == 3 && run.codes == ["response-duplicate-identity"], "\(run.ending)")
    #expect(run.text == Self.page("0", "abczd", ads: "xy"))
    #expect(run.errorText.contains("left out: the unit `Card` with the id `c` of the section `cards`, 1.json:1:"))
    #expect(run.errorText.hasSuffix("left out: 1 part of the pages that breaks the contract\n"))
    let strict = try Self.folder([
      "1.json": twice, "home.sdui": Self.program.replacing("Home {", with: "Home { invalid: fail\n"),
    ])
    let refused = try strict.sduic("merge", "home.sdui", "0.json", "1.json")
    #expect(refused.status == 1 && refused.output.isEmpty && !refused.errorText.contains("left out"))
  }

  @Test func whatOnlyTheJoinBreaksIsReportedInItsPage() throws {
    let folder = try Self.folder(["2.json": Self.page("2", "d", ads: "yz")])
    let run = try folder.sduic("merge", "home.sdui", "2.json", "1.json", "0.json")
    #expect(run.status == 3 && run.codes == ["response-item-count"], "\(run.ending)")
    #expect(run.text == Self.joined)
    #expect(run.errorText.contains("2.json:1:") && run.errorText.contains("at /sectionList/0/units/1"))
    #expect(run.errorText.contains("left out: the unit `Ad` with the id `z` of the section `ads`, 2.json:1:"))
  }

  @Test func otherFormsArePagesToo() throws {
    let flat = Self.page("1", "").replacing(
      #""units":[]"#, with: #""units":[{"unitType":"Card","data":[{"id":"c"},{"id":"b"}]}]"#)
    let lists = #"[[{"unitType":"Ad","id":"x"}],[{"unitType":"Card","id":"a"},{"unitType":"Card","id":"b"}]]"#
    let folder = try Self.folder(["0.json": lists, "1.json": flat])
    let run = try folder.sduic("merge", "home.sdui", "0.json", "1.json", "2.json")
    #expect(run.status == 0 && run.text == Self.joined, "\(run.ending)")
    // A list of lists names no layout; alone it gets that of the screen.
    let alone = try folder.sduic("merge", "home.sdui", "0.json").json() as? [String: Any]
    let layout = try folder.sduic("compile", "home.sdui", "--emit", "layout").json() as? [String: Any]
    #expect(alone?["layoutId"] as? String == layout?["layoutId"] as? String && alone?["page"] as? Int == 0)
    let bundles = try Folder([
      "home.sdui": Self.program.replacing("grows: true,", with: #"grows: true, bundle as "ALL" { units: "." },"#),
      "0.json": Self.page("0", "ab"),
      "1.json": Self.page("1", "").replacing(
        #""units":[]"#, with: #""units":[{"unitType":"ALL","data":[{"id":"c"}]}]"#),
    ])
    let bundled = try bundles.sduic("merge", "home.sdui", "0.json", "1.json")
    #expect(bundled.status == 0 && bundled.text == Self.page("0", "abc"), "\(bundled.ending)")
  }

  @Test func aWrongCommandLineIsToldAndNothingIsReplaced() throws {
    let folder = try Self.folder()
    let cases: [([String], String)] = [
      ([], "names no file"), (["home.sdui", "none.json"], "none.json"), (["home.sdui", "."], "folder"),
      (["home.sdui", "0.json", "-o", "home.sdui"], "is a source of this response"),
      (["home.sdui", "0.json", "-o", "./0.json"], "is a source of this response"),
      (["home.sdui", "0.json", "--pretty", "--compact"], "exclude each other"),
      (["home.sdui", "0.json", "--data", "1.json"], "there is no option `--data`"),
    ]
    for (arguments, message) in cases {
      let run = try folder.sduic(["merge"] + arguments)
      #expect(run.status == 2 && run.errorText.contains(message), "\(arguments): \(run.ending)")
    }
    let empty = try folder.shell("$SDUIC merge home.sdui < /dev/null")
    #expect(empty.status == 2 && empty.errorText.contains("standard input has none"), "\(empty.ending)")
    #expect(folder.contents("0.json") == Data(Self.page("0", "ab", ads: "x").utf8))
  }

  /// Quadratic work would not end in time.
  @Test func thousandsOfPagesAreJoined() throws {
    let folder = try Self.folder(["all.ndjson": (0..<2_000).map { Self.page($0, itemCount: 20) }.shuffled().joined()])
    let run = try folder.shell("$SDUIC merge home.sdui < all.ndjson > joined.json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    #expect(try Self.itemCounts(folder.contents("joined.json")) == ["cards": 40_000])
  }

  /// A page with so many cards that no other page has.
  static func page(_ number: Int, itemCount: Int) -> String {
    let units = (0..<itemCount).map { #"{"unitType":"Card","data":{"id":"\#(number)-\#($0)"}}"# }
    return page("\(number)", "").replacing(#""units":[]"#, with: #""units":[\#(units.joined(separator: ","))]"#)
  }
}
