import Foundation
import TestSupport
import Testing

/// `sduic compile --emit`.
@Suite struct EmitTests {
  @Test func theLayoutIsNamedByItsBytes() throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic("compile", "home.sdui", "--emit", "layout", "--compact")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.text.hasPrefix(#"{"sdui":"1.0","screen":"Home","layoutId":""#))
    let layout = try #require(run.text.firstRange(of: #","layout":"#))
    let bytes = run.text[layout.upperBound...].dropLast(2)
    try folder.write("layout.bin", String(bytes))
    let name = try #require((run.json() as? [String: Any])?["layoutId"] as? String)
    let sum = try folder.shell("sha256sum layout.bin || shasum -a 256 layout.bin")
    #expect(sum.text.hasPrefix(name + " "), "\(sum.text)")
    // A document says the same, and a comment changes nothing.
    try folder.write("home.json", folder.sduic("compile", "home.sdui").output)
    #expect(try folder.sduic("compile", "home.json", "--emit", "layout").output == run.output)
    try folder.write("home.sdui", "// New.\n" + (Samples.shop["home.sdui"] ?? ""))
    #expect(try folder.sduic("compile", "home.sdui", "--emit=layout").output == run.output)
  }

  @Test(arguments: ["screen", "layout", "ir", "schema", "openapi"])
  func everyFormIsJSONAndTheSameEachTime(form: String) throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic("compile", "home.sdui", "--emit", form)
    #expect(run.status == 0, "\(run.ending)")
    #expect(try run.json() is [String: Any])
    #expect(try folder.sduic("compile", "home.sdui", "--emit", form).output == run.output)
    let written = try folder.sduic("compile", "home.sdui", "--emit", form, "-o", "out.json", "--compact")
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(folder.contents("out.json") == run.output)
  }

  @Test func theDumpNamesPlaces() throws {
    let text = try Folder(Samples.shop).sduic("compile", "home.sdui", "--emit", "ir").text
    #expect(text.contains(#""origin":"home.sdui:15:1""#))
    #expect(text.contains(#""name":"TopBanner","wire":"SS_TOP_BANNER","origin":"catalogue.sdui:"#))
  }

  @Test func nothingIsWrittenWithErrors() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    for form in ["layout", "ir", "schema", "openapi"] {
      let run = try folder.sduic("compile", "home.sdui", "--emit", form, "-o", "out.json")
      #expect(run.status == 1)
      #expect(run.codes == ["unknown-property"])
    }
    #expect(try folder.names() == ["home.sdui"])
  }

  @Test func aDocumentIsNotReplacedByAnotherForm() throws {
    let folder = try Folder(Samples.shop)
    try folder.write("home.json", folder.sduic("compile", "home.sdui").output)
    let run = try folder.sduic("compile", "home.json", "--emit", "schema", "-o", "home.json")
    #expect(run.status == 2)
    #expect(run.errorText.contains("`home.json` is a source of this screen and is not overwritten"))
  }
}
