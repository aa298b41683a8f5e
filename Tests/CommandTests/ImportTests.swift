import Foundation
import TestSupport
import Testing

/// `sduic import`: a screen inferred from responses.
@Suite struct ImportTests {
  /// A response of a shop, whose cell has more fields.
  static func response(_ fields: String = "", sku: String = "7") -> String {
    #"{"blocks":[{"kind":"PROMOTED","cells":[{"type":"TILE","payload":{"sku":"\#(sku)"\#(fields)}}]}]}"#
  }

  private static func imported(_ files: [String: String], _ words: [String]) throws -> (Folder, Run) {
    let folder = try Folder(files)
    return (folder, try folder.sduic(["import"] + words))
  }

  /// The screen of two responses, one of which has a label and the other a price.
  private static let shop = """
    // Inferred from responses by `sduic import`. Review types and bounds. The layout is a placeholder.

    screen Shop {
      wire: (
        sectionList: at("blocks[]"),
        section: at("kind"),
        unitList: at("cells[]"),
        unitType: at("type"),
        data: at("payload"),
      )

      section promoted as "PROMOTED": list {
        unit Tile {
          height: estimated(64)
        }
      }
    }

    component Tile as "TILE" {
      id as "sku": ID
      label: Text?
      price: Decimal(min: 0)?
    }

    """

  @Test func theScreenDescribesItsResponses() throws {
    let files = ["a.json": Self.response(#","label":"Coat""#), "b.json": Self.response(#","price":"9.50""#)]
    let (folder, run) = try Self.imported(files, ["a.json", "b.json", "-o", "shop.sdui"])
    #expect(run.status == 0 && run.text.isEmpty, "\(run.ending)")
    #expect(run.errorText.contains("a.json:1:1: the layout is a guess"), "\(run.errorText)")
    #expect(
      run.errorText.contains("a.json:1:84 /blocks/0/cells/0/payload/label: `Tile.label` is optional: 1 of 2 have it"),
      "\(run.errorText)")
    #expect(
      folder.contents("shop.sdui").map { String(decoding: $0, as: UTF8.self) } == Self.shop)
    for words in [
      ["check", "shop.sdui", "--deny", "warnings"], ["fmt", "--check", "shop.sdui"],
      ["validate", "shop.sdui", "a.json", "b.json", "--strict"],
    ] {
      let step = try folder.sduic(words)
      #expect(step.status == 0, "\(words): \(step.text)\(step.ending)")
    }
  }

  @Test func standardInputHasManyResponses() throws {
    let folder = try Folder(["r.ndjson": Self.response() + "\n" + Self.response(#","price":"9.50""#) + "\n"])
    let run = try folder.shell("$SDUIC import - --screen Home --quiet < r.ndjson")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    #expect(run.text.contains("screen Home {") && run.text.contains("price: Decimal(min: 0)?"), "\(run.text)")
  }

  @Test func aFolderHasManyResponses() throws {
    let responses = [
      "log/a.json": Self.response(), "log/b/c.json": Self.response(#","price":"9.50""#), "log/n.txt": "{",
    ]
    let (folder, run) = try Self.imported(responses.merging(["none/n.txt": ""]) { $1 }, ["log"])
    #expect(run.status == 0 && run.text.contains("price: Decimal(min: 0)?"), "\(run.text)\(run.ending)")
    #expect(run.errorText.hasSuffix("2 of 2 responses are described (100 %)\n"), "\(run.ending)")
    let empty = try folder.sduic(["import", "none"])
    #expect(empty.status == 2 && empty.errorText.contains("there is no .json file in this folder"), "\(empty.ending)")
  }

  @Test func columnsThatDifferAreThoseOfTheServer() throws {
    func response(_ hints: String) -> String {
      #"{"sections":[{"kind":"a",\#(hints),"items":[{"type":"T","id":"1"},{"type":"T","id":"2"}]}]}"#
    }
    let files = [
      "a.json": response(#""crossAxisCount":2"#), "b.json": response(#""crossAxisCount":4"#),
      "c.json": response(#""crossAxisCount":2"#), "d.json": response(#""spacing":8"#),
    ]
    let (folder, run) = try Self.imported(files, ["a.json", "b.json", "c.json", "d.json", "-o", "shop.sdui"])
    #expect(run.status == 0, "\(run.ending)")
    let source = folder.contents("shop.sdui").map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in [#"columns: at("crossAxisCount"),"#, "columns: 2\n", "fromServer: (columns: 2...4)", "spacing: 8"] {
      #expect(source.contains(line), "\(source)")
    }
    for (file, columns) in [("a", 2), ("b", 4), ("d", 2)] {
      let layout = try folder.sduic(["layout", "shop.sdui", "--data", "\(file).json", "--width", "400"])
      #expect(layout.text.contains("a  grid, \(columns) columns"), "\(layout.text)\(layout.ending)")
    }
    let same = try folder.sduic(["import", "a.json", "c.json", "--quiet"])
    #expect(same.text.contains("columns: 2\n") && !same.text.contains("fromServer"), "\(same.text)")
  }

  @Test func aFileThatExistsIsKept() throws {
    let (folder, run) = try Self.imported(
      ["a.json": Self.response(), "shop.sdui": "mine"], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 2 && run.errorText.contains("`shop.sdui` cannot be used: it exists already"), "\(run.ending)")
    #expect(folder.contents("shop.sdui") == Data("mine".utf8))
  }

  @Test(arguments: [
    (#"{"a": "#, "a.json:1:7"), ("[]", "no response has a list of objects"),
    ("{}", "no response has a list of objects"),
    ("3", "no response has a list of objects"), ("[1, 2]", "no response has a list of objects"),
    (response(#","x":1,"x":2"#), "the key `x` occurs twice in this object"),
    (response(",\"x\":" + String(repeating: "[", count: 500) + String(repeating: "]", count: 500)), "deep"),
  ])
  func whatIsNoScreenIsRefused(text: String, message: String) throws {
    let (folder, run) = try Self.imported(["a.json": text], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 1 && run.errorText.contains(message), "\(run.ending)")
    #expect(folder.contents("shop.sdui") == nil)
  }

  /// Clients ignore what a screen does not describe, so that it need not describe everything.
  @Test(arguments: [
    (#","n":1e99"#, "`TILE` is described without `n`: the number under `n` needs more than 64 bits"),
    (#","":1"#, "`TILE` is described without ``: the key `` cannot be the name of a field"),
    (#","x":[1,null]"#, "`TILE` is described without `x`: an element of `x` is `null`"),
    (#","x":[1,"a"]"#, "`TILE` is described without `x`: `x` is a number in one place and a text in another"),
  ])
  func whatCannotBeExpressedIsLeftOut(fields: String, message: String) throws {
    let text = Self.response(fields).replacing("TILE", with: "Tile")
    let (folder, run) = try Self.imported(["a.json": text], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText.contains(message.replacing("TILE", with: "Tile")), "\(run.errorText)")
    #expect(try folder.sduic(["validate", "shop.sdui", "a.json"]).status == 0)
  }

  /// Servers' own forms: the largest list is the screen, whatever its name and place.
  @Test(arguments: [
    (
      #"{"items":[{"type":"A","id":"1"}]}"#,
      #"wire: (sectionList: at("."), unitList: at("items[]"), unitType: at("type"), data: at("."))"#
    ),
    (#"{"blocks":[{"kind":"A","cells":[{"name":"x"}]}]}"#, "unitType: section,"),
    (#"{"blocks":[{"cells":[{"type":"A"}]}]}"#, "section: index,"),
    (#"[{"id": 1}, {"id": 2}]"#, #"unitList: at("[]")"#),
    (
      #"{"data":{"feed":{"edges":[{"node":{"id":"1"}},{"node":{"id":"2"}}]}}}"#,
      #"unitList: at("data.feed.edges[].node")"#
    ),
    (#"{"home":{"top":{"rows":[{"id":"1"}]},"more":{"rows":[{"id":"2"}]}}}"#, #"sectionList: at("home{}")"#),
    (#"{"sections":[{"id":"a","items":[{"card":{"id":"1"}},{"ad":{"id":"2"}}]}]}"#, "unitType: onlyKey,"),
    (#"{"data":[{"type":"posts","id":"1","attributes":{"title":"A"}}]}"#, #"id: at("id"),"#),
    (#"{"_embedded":{"orders":[{"_links":{"self":{"href":"/1"}},"n":1}]}}"#, #"id: at("_links.self.href"),"#),
  ])
  func aFormOfAServerIsDescribed(text: String, place: String) throws {
    let (folder, run) = try Self.imported(["a.json": text], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 0, "\(run.ending)")
    let source = folder.contents("shop.sdui").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(source.contains(place), "\(source)")
    #expect(try folder.sduic(["validate", "shop.sdui", "a.json", "--strict"]).status == 0, "\(source)")
    let schema = try folder.sduic(["compile", "shop.sdui", "--emit", "schema"])
    #expect(schema.status == 0)
  }

  @Test func aTreeOfViewsIsRecognized() throws {
    let leaf = #"{"type":"text","data":"a"}"#
    let row = #"{"type":"row","children":[{"type":"row","children":["# + leaf + #"]},"# + leaf + "]}"
    let (folder, run) = try Self.imported(
      ["a.json": #"{"type":"page","body":{"children":["# + row + "]}}"], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 0 && run.errorText.contains("views that hold views in `children`"), "\(run.ending)")
    #expect(try folder.sduic(["validate", "shop.sdui", "a.json"]).status == 0)
  }

  @Test func aPersonNamesTheListAndItsKeys() throws {
    let text =
      #"{"a":{"list":[{"form":"x","key":"1","n":1},{"form":"y","key":"2"}]},"b":[{"id":1,"t":[1,2,3,4,5,6,7,8,9]}]}"#
    let (folder, run) = try Self.imported(
      ["a.json": text], ["a.json", "--root", "a.list", "--type", "form", "--quiet"])
    #expect(
      run.status == 0 && run.text.contains(#"unitList: at("a.list[]"), unitType: at("form")"#),
      "\(run.text)\(run.ending)")
    let other = try folder.sduic(["import", "a.json", "--root", "c"])
    #expect(other.status == 1 && other.errorText.contains("there is no list of objects at `c`"), "\(other.ending)")
    for words in [["--root", "a..b"], ["--at-least", "101"], ["--at-least", "x"]] {
      #expect(try folder.sduic(["import", "a.json"] + words).status == 2)
    }
  }

  /// Of keys that nothing has, an error says so. Others name the identity, also in an object beside the data.
  @Test func aPersonNamesTheIdentity() throws {
    let articles = #"{"articles":[{"url":"https://example.com/1","n":1},{"url":"https://example.com/2","n":1}]}"#
    let videos = #"{"items":[{"id":{"videoId":"a"},"snippet":{"n":1}},{"id":{"videoId":"b"},"snippet":{"n":2}}]}"#
    let (folder, run) = try Self.imported(
      ["a.json": articles, "v.json": videos], ["a.json", "--id", "url", "--quiet"])
    #expect(run.text.contains("id as \"url\": ID") && !run.text.contains("position"), "\(run.text)\(run.ending)")
    let nested = try folder.sduic(["import", "v.json", "--id", "id.videoId", "--quiet"])
    #expect(
      nested.text.contains(#"data: at("snippet")"#) && nested.text.contains(#"id: at("id.videoId")"#),
      "\(nested.text)\(nested.ending)")
    #expect(try folder.sduic(["import", "a.json", "--id", "n"]).errorText.contains("`n` does not identify `Article`"))
    for option in ["--id", "--type"] {
      let unknown = try folder.sduic(["import", "a.json", option, "other"])
      #expect(unknown.status == 1 && unknown.errorText.contains("no section and no item has `other`"))
      #expect(try folder.sduic(["import", "a.json", option, "a[]"]).status == 2)
    }
  }

  /// Each list that is not taken is named with the option that takes it.
  @Test func otherListsAreNamed() throws {
    let lists = #""cast":[{"id":2,"n":1},{"id":3,"n":2}],"crew":[{"id":4,"n":1},{"id":5,"n":1},{"id":6,"n":1}]"#
    let text = #"{"id":1,"year":1,"name":"a",\#(lists)}"#
    let (folder, run) = try Self.imported(["a.json": text], ["a.json"])
    #expect(run.errorText.contains("`cast[]` is another list"), "\(run.ending)")
    let other = try folder.sduic(["import", "a.json", "--root", "cast"])
    #expect(other.text.contains(#"unitList: at("cast[]")"#) && !other.errorText.contains("another list"))
  }

  /// The last line says how many responses are described, and the others are named.
  @Test func theResponsesThatAreDescribedAreCounted() throws {
    let good = #"{"items":[{"id":"1","n":1},{"id":"2","n":2}]}"#
    let files = ["a.json": good, "b.json": good, "c.json": good, "d.json": #"{"items":3}"#]
    let (folder, run) = try Self.imported(files, ["a.json", "b.json", "c.json"])
    #expect(
      run.status == 0 && run.errorText.hasSuffix("\n3 of 3 responses are described (100 %)\n"), "\(run.errorText)")
    let some = ["a.json", "b.json", "c.json", "d.json"]
    let refused = try folder.sduic(["import"] + some + ["-o", "s.sdui"])
    #expect(refused.status == 1 && folder.contents("s.sdui") == nil, "\(refused.ending)")
  }

  /// A number in one response and a text in another have no type.
  @Test func aContradictionIsNotDescribed() throws {
    let files = ["a.json": Self.response(#","n":1"#), "b.json": Self.response(#","n":"x""#)]
    let run = try Self.imported(files, ["a.json", "b.json"]).1
    #expect(run.status == 0 && !run.text.contains("\n  n: "), "\(run.text)")
    #expect(
      run.errorText.contains(
        "a.json:1:80 /blocks/0/cells/0/payload/n: `Tile` is described without `n`: `n` is a number in one place and a text in another"
      ), "\(run.errorText)")
  }

  /// No name has control characters or those that reorder text.
  @Test(arguments: [#"\u202Ereversed"#, #"line\nbreak"#, #"\u0000"#])
  func hiddenNamesAreRefused(key: String) throws {
    let (_, run) = try Self.imported(["a.json": Self.response(#","\#(key)":"text""#)], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 1 && run.errorText.contains("the language cannot express these responses"), "\(run.ending)")
    #expect(!run.errorText.unicodeScalars.contains("\u{202E}"))
  }

  /// Keys and texts that could end a string, hide what follows, or be words of the language.
  @Test func hostileNamesAreEscaped() throws {
    let keys = [
      #"a\"b"#, #"back\\slash"#, "}", "//", "Ünïcode", "1st", "as", "on", "with", "id ", "ID", "reserved", "😀",
    ]
    let fields = keys.map { #","\#($0)":"\#($0)""# }.joined()
    let text = Self.response(fields).replacingOccurrences(of: "PROMOTED", with: "}\\\" //")
    let (folder, run) = try Self.imported(["a.json": text], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 0, "\(run.ending)")
    #expect(!run.errorText.unicodeScalars.contains("\u{202E}"))
    for words in [
      ["check", "shop.sdui", "--deny", "warnings"], ["validate", "shop.sdui", "a.json", "--content", "--strict"],
    ] {
      let step = try folder.sduic(words)
      #expect(step.status == 0, "\(words): \(step.text)\(step.ending)")
    }
  }

  @Test func manyUnitsTakeTimeInProportion() throws {
    let unit =
      #"{"type":"TILE","payload":{"sku":"%","label":"Coat","body":"\#(String(repeating: "word ", count: 200))","price":{"amount":"9.50"}}}"#
    let units = (0..<9_000).map { unit.replacingOccurrences(of: "%", with: String($0)) }
    let text = #"{"blocks":[{"kind":"A","cells":["# + units.joined(separator: ",") + "]}]}"
    #expect(text.utf8.count > 9_000_000)
    let (folder, run) = try Self.imported(["a.json": text], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 0, "\(run.ending)")
    #expect(try folder.sduic("validate", "shop.sdui", "a.json", "--content").status == 0)
  }

  @Test func theCommandLineIsChecked() throws {
    let folder = try Folder(["a.json": Self.response()])
    #expect(try folder.sduic("import").status == 2)
    #expect(try folder.sduic("import", "missing.json").status == 2)
    #expect(try folder.sduic("import", "a.json", "-o", "a.json/shop.sdui").status == 2)
  }
}
