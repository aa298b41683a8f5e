import Foundation
import TestSupport
import Testing

/// `sduic import`: a screen inferred from responses.
@Suite struct ImportTests {
  /// A response of a shop, whose cell has more fields.
  private static func response(_ fields: String = "", sku: String = "7") -> String {
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
        sectionList: "blocks",
        sectionId: "kind",
        units: "cells",
        unitType: "type",
        data: "payload",
      )

      section promoted as "PROMOTED": list {
        unit Tile { height: estimated(64) }
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
      ["validate", "shop.sdui", "a.json", "b.json", "--content", "--strict"],
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

  @Test func aFileThatExistsIsKept() throws {
    let (folder, run) = try Self.imported(
      ["a.json": Self.response(), "shop.sdui": "mine"], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 2 && run.errorText.contains("`shop.sdui` cannot be used: it exists already"), "\(run.ending)")
    #expect(folder.contents("shop.sdui") == Data("mine".utf8))
  }

  @Test(arguments: [
    (#"{"a": "#, "a.json:1:7"), ("[]", "all responses are empty lists"), ("{}", "no key of the response holds a list"),
    ("3", "a response is a number"), (#"{"items":[{"type":"A","id":"1"}]}"#, "`items` holds a list without sections"),
    (response(#","n":1e99"#), "the number under `n` needs more than 64 bits\n  at a.json:1:"),
    (response(#","":1"#), "the key `` cannot be the name of a field"),
    (response(#","x":1,"x":2"#), "the key `x` occurs twice in this object"),
    (response(",\"x\":" + String(repeating: "[", count: 500) + String(repeating: "]", count: 500)), "deep"),
    (response(#","x":[1,null]"#), "an element of `x` is `null`"),
    (#"{"blocks":[{"kind":"A","cells":[{"name":"x"}]}]}"#, "no key of this unit holds the name of its component"),
    (
      #"{"blocks":[{"kind":"A","cells":[{"type":"A","data":{"id":"a"}},{"type":"A","data":"a"}]}]}"#,
      "the data of `A` are an object in one place and a text in another"
    ),
    (#"{"blocks":[{"cells":[{"type":"A"}]}]}"#, "no key of a section holds its name in all sections"),
    (#"{"blocks":[{"kind":"A","cells":[{"type":"A"}],"sections":[]},{"kind":"B","sections":[]}]}"#, "a `stack`"),
  ])
  func whatCannotBeExpressedIsRefused(text: String, message: String) throws {
    let (folder, run) = try Self.imported(["a.json": text], ["a.json", "-o", "shop.sdui"])
    #expect(run.status == 1 && run.errorText.contains(message), "\(run.ending)")
    #expect(folder.contents("shop.sdui") == nil)
  }

  @Test func aContradictionNamesBothPlaces() throws {
    let files = ["a.json": Self.response(#","n":1"#), "b.json": Self.response(#","n":"x""#)]
    let run = try Self.imported(files, ["a.json", "b.json"]).1
    #expect(run.status == 1 && run.text.isEmpty)
    #expect(
      run.errorText == """
        sduic import: `n` is a number in one place and a text in another
          at a.json:1:80 /blocks/0/cells/0/payload/n
          at b.json:1:80 /blocks/0/cells/0/payload/n
          = import responses that agree, or correct one of them

        """)
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
