import Foundation
import TestSupport
import Testing

/// `sduic compile --watch`, as a process that runs on.
@Suite(.serialized) struct WatchTests {
  @Test func followsTheFileAndItsImports() throws {
    let folder = try Folder(Samples.shop)
    let watch = try RunningTool(folder, "compile", "home.sdui", "-o", "home.json", "--watch", "--compact")
    defer { watch.kill() }
    try watch.waitForLine("sduic: wrote home.json; watching ")
    let first = try #require(folder.contents("home.json"))
    #expect(first == (try folder.sduic("compile", "home.sdui").output))

    // An import with an error: the last good output stays.
    let catalogue = Samples.shop["catalogue.sdui"] ?? ""
    try folder.write("catalogue.sdui", catalogue + "let a = 1 / 0\n")
    try watch.waitForLine("sduic: home.json did not change; watching ")
    #expect(watch.text.contains("error[division-by-zero]"))
    #expect(folder.contents("home.json") == first)

    // Fixed, with another cap.
    try folder.write("catalogue.sdui", catalogue.replacing("Text(max: 80)", with: "Text(max: 81)"))
    try watch.waitForLine("sduic: wrote home.json; watching ")
    #expect(folder.contents("home.json") != first)
    watch.end(with: SIGINT)
    #expect(watch.status == 0, "the last run was good")
    #expect(try folder.names() == ["catalogue.sdui", "home.json", "home.sdui"], "nothing else is left")
  }

  @Test func aMissingImportMayComeAndAFileMayBeReplaced() throws {
    let folder = try Folder([
      "home.sdui": "import \"card.sdui\"\nscreen Home { section a: list { unit Card { height: 40 } } }\n"
    ])
    let watch = try RunningTool(folder, "compile", "home.sdui", "-o", "home.json", "--watch")
    defer { watch.kill() }
    try watch.waitForLine("sduic: home.json did not change; watching ")
    #expect(folder.contents("home.json") == nil)
    try folder.write("card.sdui", Samples.card)
    try watch.waitForLine("sduic: wrote home.json; watching ")
    // As editors save: a new file in place of the old one.
    _ = try folder.shell("sed 's/40/41/' home.sdui > new && mv new home.sdui")
    try watch.waitForLine("sduic: wrote home.json; watching ")
    #expect(String(decoding: folder.contents("home.json") ?? Data(), as: UTF8.self).contains(#"{"points":41}"#))
    _ = try folder.shell("rm home.sdui")
    try watch.waitForLine("sduic: home.json did not change; watching ")
    #expect(watch.text.contains("there is no file `home.sdui`"))
    watch.end(with: SIGTERM)
    #expect(watch.status == 2, "the last run could not read its file")
    #expect(folder.contents("home.json") != nil)
  }

  @Test func endsWithTheStatusOfTheLastRun() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    let watch = try RunningTool(folder, "compile", "home.sdui", "-o", "home.json", "--watch")
    defer { watch.kill() }
    try watch.waitForLine("sduic: home.json did not change; watching 1 file\n")
    watch.end(with: SIGTERM)
    #expect(watch.status == 1)
  }

  @Test(arguments: [
    (["compile", "home.sdui", "--watch"], "`--watch` needs `--output`, the file to keep up to date"),
    (["compile", "missing.sdui", "--watch", "-o", "a.json"], "there is no file `missing.sdui`"),
    (["compile", "/dev/null", "--watch", "-o", "a.json"], "`/dev/null` is no file that can be watched"),
    (["compile", "home.sdui", "--watch", "-o", "home.sdui"], "is not overwritten"),
  ])
  func whatCannotBeWatchedEndsAtOnce(arguments: [String], message: String) throws {
    let run = try Folder(["home.sdui": Samples.screen()]).sduic(arguments)
    #expect(run.status == 2, "\(run.ending)")
    #expect(run.errorText.contains(message), "\(run.errorText)")
  }
}
