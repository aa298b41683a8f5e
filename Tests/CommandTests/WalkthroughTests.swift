import TestSupport
import Testing

/// Pages that a reader follows step by step, with the tool at hand.
@Suite("pages to follow step by step") struct WalkthroughTests {
  @Test(
    "each step does what the page says (SDUIC_UPDATE=1 writes what it shows)",
    arguments: Page.paths.filter { path in
      path == "Grammar/TUTORIAL.md" || path.hasPrefix("Grammar/Guides/")
        || path.hasPrefix("Examples/") && path != "Examples/README.md"
    })
  func eachStepDoesWhatThePageSays(path: String) throws {
    if Repository.updates { return try Repository.update { try expectCurrent(path) } }
    try expectCurrent(path)
  }

  private func expectCurrent(_ path: String) throws {
    let page = try Page(path: path)
    let followed = try Walkthrough(of: page, files: files(beside: path)).page
    if Repository.updates {
      if followed.text != page.text { try Repository.write(followed.text, to: path) }
    } else {
      #expect(followed.lines == page.lines, "\(path)")
    }
  }

  /// The files beside the page of an example, by name. Other readers begin with nothing.
  private func files(beside path: String) throws -> [String: String] {
    guard let folder = path.wholeMatch(of: /Examples\/(.+\/)README\.md/)?.output.1 else { return [:] }
    let files = try Programs.examples(in: String(folder))
    return Dictionary(uniqueKeysWithValues: files.map { (String($0.key.dropFirst(folder.count)), $0.value) })
  }

  @Test func theTutorialTakesItsReaderFromAnEmptyFileToAResponse() throws {
    let fences = try Page(path: "Grammar/TUTORIAL.md").fences
    let commands = fences.flatMap(\.commands).map { $0.dropFirst("sduic ".count).prefix { $0 != " " } }
    for name in ["check", "compile", "layout", "preview", "prove", "fixtures", "validate", "test"] {
      #expect(commands.contains { $0 == name }, "no step runs `sduic \(name)`")
    }
  }
}
