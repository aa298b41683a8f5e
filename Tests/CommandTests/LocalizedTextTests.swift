import Foundation
import TestSupport
import Testing

/// `localized("…")` in content, from the source to a response.
@Suite struct LocalizedTextTests {
  private static let program = """
    screen Home {
      section deals: list {
        header Title { height: 44 }
        unit Card { height: 80 }
        content {
          header { text: localized("title") }
          Card { id: "a", name: localized("coat"), hint: Hint { text: localized("title") } }
        }
      }
      section more: stack {
        section inner: list { unit Card { height: 80 }, content { Card { id: "b", name: "B", hint: Hint { text: localized("last") } } } }
      }
    }
    component Title { text: Text(max: 8) }
    component Card { id: ID, name: Text(max: 5), hint: Hint }
    record Hint { text: Text }

    """

  private static func folder(_ texts: String) throws -> Folder {
    try Folder(["home.sdui": program, "texts.json": texts, "data.json": #"{"sections":[]}"#])
  }

  @Test func theKeysAreListedAsAFileOfTexts() throws {
    let run = try Self.folder("").sduic("compile", "home.sdui", "--emit", "strings", "--compact")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    #expect(run.text == #"{"coat":"","last":"","title":""}"# + "\n")
  }

  @Test func textsTakeThePlaceOfTheirKeys() throws {
    let folder = try Self.folder(#"{"title":"Angebote","coat":"Coat","last":"Letztes"}"#)
    for path in ["home.sdui", "home.json"] {
      if path == "home.json" { #expect(try folder.sduic("compile", "home.sdui", "-o", path).status == 0) }
      let run = try folder.sduic("render", path, "--data", "data.json", "--strings", "texts.json", "--compact")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
      #expect(run.text.contains(#""name":"Coat","hint":{"text":"Angebote"}"#), "\(run.text)")
      #expect(run.text.contains(#""data":{"text":"Angebote"}"#) && run.text.contains(#"{"text":"Letztes"}"#))
      #expect(!run.text.contains("localized"))
      try folder.write("response.json", run.output)
      #expect(try folder.sduic("validate", path, "response.json", "--strict").status == 0)
    }
  }

  @Test func withoutTextsThereIsNoResponse() throws {
    let run = try Self.folder("").sduic("render", "home.sdui", "--data", "data.json")
    #expect(run.status == 2 && run.output.isEmpty && run.errorText.contains("`--strings`"), "\(run.ending)")
  }

  /// The data bring all sections with content: no text of the author is sent.
  @Test func textsAreNotNeededWithoutLocalizedContent() throws {
    let folder = try Self.folder("")
    let unit = #"{"unitType":"Card","data":{"id":"a","name":"A","hint":{"text":"x"}}}"#
    let header = #""header":{"unitType":"Title","data":{"text":"A"}}"#
    let deals = #"{"section":"deals",\#(header),"units":[\#(unit)]}"#
    let more = #"{"section":"more","sections":[{"section":"inner","units":[\#(unit)]}]}"#
    try folder.write("data.json", Data(#"{"sections":[\#(deals),\#(more)]}"#.utf8))
    let run = try folder.sduic("render", "home.sdui", "--data", "data.json", "--compact")
    #expect(run.status == 0 && run.text.contains(#""name":"A""#) && run.errors.isEmpty, "\(run.ending)")
    // The header is what its author wrote.
    let units = #"{"section":"deals","units":[\#(unit)]}"#
    try folder.write("data.json", Data(#"{"sections":[\#(units),\#(more)]}"#.utf8))
    let other = try folder.sduic("render", "home.sdui", "--data", "data.json", "--compact")
    #expect(other.status == 2 && other.errorText.contains("such as `title`"), "\(other.ending)")
  }

  @Test func aKeyThatNoContentHasIsAWarning() throws {
    let folder = try Self.folder(#"{"title":"A","coat":"Coat","last":"x","caot":"Coat","other":"x"}"#)
    let run = try folder.sduic("render", "home.sdui", "--data", "data.json", "--strings", "texts.json", "--compact")
    #expect(run.status == 0 && run.text.contains(#""name":"Coat""#), "\(run.ending)")
    #expect(run.errorText.contains("warning[unknown-text]: no content has the key `caot`"), "\(run.errorText)")
    #expect(run.errorText.contains("did you mean `coat`?") && run.errorText.contains("`other`"), "\(run.errorText)")
  }

  @Test func aKeyThatStandsTwiceIsAnError() throws {
    let folder = try Self.folder(#"{"title":"A","coat":"Coat","last":"x","title":"B"}"#)
    let run = try folder.sduic("render", "home.sdui", "--data", "data.json", "--strings", "texts.json")
    #expect(run.status == 1 && run.output.isEmpty, "\(run.ending)")
    #expect(run.errorText.contains("error[response-duplicate-key]: the key `title` is repeated"), "\(run.errorText)")
  }

  @Test(
    "a text that is missing or does not fit is reported with its key",
    arguments: [
      (#"{"title":"Deals","coat":"Coat"}"#, "there is no text for `last`"),
      (#"{"title":"Deals","coat":"","last":"x"}"#, "there is no text for `coat`"),
      (#"{"title":"Deals of the day","coat":"Coat","last":"x"}"#, "the text of `title` has 16 characters"),
      (#"["title"]"#, "a file of texts is an object"), (#"{"title":1}"#, "this is no text"),
      (#"{"title":"#, "this is no JSON"), ("", "this is no JSON"),
    ])
  func textsThatDoNotFit(texts: String, message: String) throws {
    let folder = try Self.folder(texts)
    let run = try folder.sduic("render", "home.sdui", "--data", "data.json", "--strings", "texts.json")
    #expect(run.status == 1 && run.output.isEmpty && run.errorText.contains(message), "\(run.ending)")
    #expect(run.errorText.contains("texts.json:1:"))
  }

  @Test func aDefaultInADocumentIsNotLocalized() throws {
    let folder = try Self.folder("")
    let document = try folder.sduic("compile", "home.sdui", "--compact").text
    let wrong = document.replacingOccurrences(
      of: #"{"key":"text","type":"text","max":8}"#, with: #"{"key":"text","type":"text","default":{"localized":"a"}}"#)
    #expect(wrong != document)
    try folder.write("wrong.json", Data(wrong.utf8))
    let run = try folder.sduic("layout", "wrong.json", "--width", "390")
    #expect(run.status == 1 && run.errorText.contains("only content has localized texts"), "\(run.ending)")
  }

  @Test func aResponseHasNoKeys() throws {
    let folder = try Self.folder("")
    let unit = #"{"unitType":"Card","data":{"id":"a","name":{"localized":"coat"},"hint":{"text":"x"}}}"#
    try folder.write("r.json", Data(#"{"sdui":"1.1","sectionList":[{"section":"deals","units":[\#(unit)]}]}"#.utf8))
    let run = try folder.sduic("validate", "home.sdui", "r.json")
    #expect(run.status == 1 && run.errorText.contains("response-type"), "\(run.ending)")
  }
}
