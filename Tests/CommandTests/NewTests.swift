import TestSupport
import Testing

/// `sduic new`: a folder to start from, in which everything is right.
@Suite struct NewTests {
  @Test func everyFileChecks() throws {
    let folder = try Folder()
    let run = try folder.sduic("new", "Screens")
    #expect(run.status == 0 && run.errorText.contains("sduic preview Screens/home.sdui"), "\(run.ending)")
    let names = run.text.split(separator: "\n").map(String.init)
    #expect(names.count == 5 && names.allSatisfy { folder.contents($0) != nil })
    for words in [
      ["check", ".", "--deny", "warnings"], ["fmt", "--check", "."], ["test", "."], ["prove", "Screens/home.sdui"],
      ["validate", "Screens/home.sdui", "Screens/home.response.json", "--strict"],
      ["preview", "Screens/home.sdui", "--data", "Screens/home.response.json", "-o", "home.html"],
    ] {
      let step = try folder.sduic(words)
      #expect(step.status == 0, "\(words): \(step.text)\(step.ending)")
    }
    let proof = try folder.sduic("prove", "Screens/home.sdui").text
    #expect(!proof.contains("undecided"), "\(proof)")
  }

  @Test func aFileThatExistsIsKept() throws {
    let folder = try Folder(["home.sdui": "mine"])
    let run = try folder.sduic("new", ".")
    #expect(
      run.status == 2 && run.errorText.contains("`./home.sdui` cannot be used: it exists already"), "\(run.ending)")
    #expect(try folder.names() == ["home.sdui"] && folder.contents("home.sdui").map { $0.count } == 4)
    #expect(try folder.sduic("new").status == 2)
    #expect(try folder.sduic("new", "home.sdui").status == 2)
  }

  @Test func foldersAreMade() throws {
    let folder = try Folder()
    #expect(try folder.sduic("new", "a/b").status == 0 && folder.contents("a/b/home.sdui") != nil)
  }

  @Test func theWorkflowIsTheOneOfTheRepository() throws {
    let folder = try Folder()
    #expect(try folder.sduic("new", ".").status == 0)
    let workflow = folder.contents(".github/workflows/screens.yml").map { String(decoding: $0, as: UTF8.self) }
    #expect(try workflow == Repository.read("Grammar/Editors/GitHub/screens.yml"))
  }
}
