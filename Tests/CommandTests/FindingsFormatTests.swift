import Foundation
import TestSupport
import Testing

/// `sduic check --format sarif` and `--format github`.
@Suite struct FindingsFormatTests {
  @Test func sarifIsTheResult() throws {
    let folder = try Folder(["a b/home.sdui": Samples.screen("    colums: 3")])
    for operand in [".", "a b/home.sdui", folder.url.path + "/a b"] {
      let run = try folder.sduic("check", operand, "--format", "sarif")
      #expect(run.status == 1)
      #expect(run.errors.isEmpty)
      let log = try #require(try run.json() as? [String: Any])
      #expect(log["version"] as? String == "2.1.0")
      let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
      #expect(results.map { $0["ruleId"] as? String } == ["unknown-property"])
      #expect(run.text.contains(#""uri": "a%20b/home.sdui""#), "relative however it is named: \(operand)")
    }
    try folder.write("a b/home.sdui", Samples.screen())
    let clean = try folder.sduic("check", ".", "--format", "sarif")
    #expect(clean.status == 0)
    #expect(clean.text.contains(#""results": []"#))
  }

  @Test func workflowCommandsAreTheResult() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    let run = try folder.sduic("check", folder.url.path, "--format", "github")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.text.hasPrefix(
        "::error file=home.sdui,line=5,endLine=5,col=5,endColumn=11,title=unknown-property::a list has no property"))
    #expect(run.text.split(separator: "\n").count == 1)
    try folder.write("home.sdui", Samples.screen())
    let clean = try folder.sduic("check", ".", "--format", "github")
    #expect(clean.status == 0 && clean.output.isEmpty)
  }

  @Test func compilerMessagesAreTheResult() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    let run = try folder.sduic("check", "./home.sdui", "--format", "xcode")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.text.hasPrefix("./home.sdui:5:5: error: a list has no property `colums`"))
    #expect(run.text.hasSuffix(" [unknown-property]\n") && run.text.split(separator: "\n").count == 1)
    try folder.write("home.sdui", Samples.screen())
    let clean = try folder.sduic("check", ".", "--format", "xcode")
    #expect(clean.status == 0 && clean.output.isEmpty)
  }

  @Test func warningsCountInEveryFormat() throws {
    let folder = try Folder(["card.sdui": Samples.card, "a.sdui": Samples.importedTwice])
    for format in ["human", "json", "sarif", "github", "xcode"] {
      #expect(try folder.sduic("check", ".", "--format", format).status == 0)
      #expect(try folder.sduic("check", ".", "--format", format, "--deny", "warnings").status == 1)
    }
    #expect(try folder.sduic("check", ".", "--format", "github").text.hasPrefix("::warning file=a.sdui,line=2,"))
  }
}
