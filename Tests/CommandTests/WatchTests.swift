import Foundation
import TestSupport
import Testing

/// `sduic compile --watch`, as a process that runs on.
@Suite(.serialized) struct WatchTests {
  @Test func followsTheFileAndItsImports() throws {
    let folder = try Folder(Samples.shop)
    let watch = try Watch(folder, "compile", "home.sdui", "-o", "home.json", "--watch", "--compact")
    defer { watch.kill() }
    try watch.waitForLine("sduic: wrote home.json; watching ")
    let first = try #require(folder.contents("home.json"))
    #expect(first == (try folder.sduic("compile", "home.sdui").output))

    // An import with an error: the last good output stays.
    let catalogue = Samples.shop["catalogue.sdui"] ?? ""
    try folder.write("catalogue.sdui", catalogue + "let a = 1 / 0\n")
    try watch.waitForLine("sduic: home.json stays as it was; watching ")
    #expect(watch.text.contains("error[division-by-zero]"))
    #expect(folder.contents("home.json") == first)

    // Mended, with another cap.
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
    let watch = try Watch(folder, "compile", "home.sdui", "-o", "home.json", "--watch")
    defer { watch.kill() }
    try watch.waitForLine("sduic: home.json stays as it was; watching ")
    #expect(folder.contents("home.json") == nil)
    try folder.write("card.sdui", Samples.card)
    try watch.waitForLine("sduic: wrote home.json; watching ")
    // As editors save: a new file in place of the old one.
    _ = try folder.shell("sed 's/40/41/' home.sdui > new && mv new home.sdui")
    try watch.waitForLine("sduic: wrote home.json; watching ")
    #expect(String(decoding: folder.contents("home.json") ?? Data(), as: UTF8.self).contains(#"{"points":41}"#))
    _ = try folder.shell("rm home.sdui")
    try watch.waitForLine("sduic: home.json stays as it was; watching ")
    #expect(watch.text.contains("there is no file `home.sdui`"))
    watch.end(with: SIGTERM)
    #expect(watch.status == 2, "the last run could not read its file")
    #expect(folder.contents("home.json") != nil)
  }

  @Test func endsWithTheStatusOfTheLastRun() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    let watch = try Watch(folder, "compile", "home.sdui", "-o", "home.json", "--watch")
    defer { watch.kill() }
    try watch.waitForLine("sduic: home.json stays as it was; watching 1 file\n")
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

/// The tool at work, with what it has said so far.
private final class Watch {
  private let process = Process()
  private let log: URL
  private var seen = 0

  init(_ folder: Folder, _ arguments: String...) throws {
    guard let tool = Executable.url else { throw Executable.Missing() }
    log = FileManager.default.temporaryDirectory.appendingPathComponent("sduic-watch-\(UUID().uuidString)")
    try Data().write(to: log)
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: log) }

  /// Everything on standard error.
  var text: String { String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self) }

  /// The exit status; `nil` if a signal ended it.
  var status: Int32? { process.terminationReason == .exit ? process.terminationStatus : nil }

  /// Waits until a line that begins so is said, behind those that were waited for before.
  func waitForLine(_ start: String) throws {
    let deadline = Date() + Run.patience
    while Date() < deadline {
      let rest = String(decoding: text.utf8.dropFirst(seen), as: UTF8.self)
      if let range = rest.firstRange(of: start), rest[range.lowerBound...].contains("\n") {
        seen += rest.utf8.distance(from: rest.startIndex, to: range.upperBound)
        return
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    Issue.record("`\(start)` was not said: \(text)")
    throw Executable.Missing()
  }

  /// Sends a signal and waits for the end.
  func end(with signal: Int32) {
    Foundation.kill(process.processIdentifier, signal)
    let deadline = Date() + Run.patience
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning { kill() }
  }

  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
