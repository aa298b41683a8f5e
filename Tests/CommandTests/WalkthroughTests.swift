import TestSupport
import Testing

/// Pages that a reader follows step by step, with the tool at hand.
@Suite("pages to follow step by step") struct WalkthroughTests {
  @Test(
    "each step does what the page says (SDUIC_UPDATE=1 writes what it shows)",
    arguments: Page.paths.filter { $0 == "Grammar/TUTORIAL.md" || $0.hasPrefix("Grammar/Guides/") })
  func eachStepDoesWhatThePageSays(path: String) throws {
    if Repository.updates { return try Repository.update { try expectCurrent(path) } }
    try expectCurrent(path)
  }

  private func expectCurrent(_ path: String) throws {
    let page = try Page(path: path)
    let followed = try Walkthrough(of: page).page
    if Repository.updates {
      if followed.text != page.text { try Repository.write(followed.text, to: path) }
    } else {
      #expect(followed.lines == page.lines, "\(path)")
    }
  }

  @Test func theTutorialTakesItsReaderFromAnEmptyFileToAResponse() throws {
    let fences = try Page(path: "Grammar/TUTORIAL.md").fences
    let commands = fences.flatMap(\.commands).map { $0.dropFirst("sduic ".count).prefix { $0 != " " } }
    for name in ["check", "compile", "layout", "preview", "prove", "fixtures", "validate", "test"] {
      #expect(commands.contains { $0 == name }, "no step runs `sduic \(name)`")
    }
  }
}
