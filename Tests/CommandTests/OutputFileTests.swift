import Foundation
import TestSupport
import Testing

/// Files that the tool writes: whole or not at all.
@Suite struct OutputFileTests {
  private static let good = Data("the last good one\n".utf8)

  private func folder(_ source: String = Samples.screen()) throws -> Folder {
    let folder = try Folder(["home.sdui": source])
    try folder.write("home.json", Self.good)
    return folder
  }

  @Test func aFailedCompilationLeavesTheLastGoodOne() throws {
    let folder = try folder(Samples.screen("    colums: 3"))
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 1)
    #expect(folder.contents("home.json") == Self.good)
    #expect(try folder.names() == ["home.json", "home.sdui"])
  }

  /// A limit on the size of files simulates a full disk: the first kilobyte is written.
  @Test func aFullDiskLeavesTheLastGoodOne() throws {
    let folder = try folder(Samples.screen("    content { Card { id: \"a\", title: \"\("x".repeated(9_000))\" } }"))
    let run = try folder.shell("trap '' XFSZ; ulimit -f 1; \"$SDUIC\" compile home.sdui -o home.json 2>/dev/null")
    #expect(run.status == 2, "\(run.ending)")
    #expect(folder.contents("home.json") == Self.good)
    #expect(try folder.names() == ["home.json", "home.sdui"], "nothing half-written stays")
  }

  @Test func aDeathInTheMiddleLeavesTheLastGoodOne() throws {
    let folder = try folder(Samples.screen("    content { Card { id: \"a\", title: \"\("x".repeated(9_000))\" } }"))
    let run = try folder.shell("ulimit -c 0; ulimit -f 1; \"$SDUIC\" compile home.sdui -o home.json 2>/dev/null")
    #expect(run.status != 0)
    #expect(folder.contents("home.json") == Self.good)
  }

  @Test func aWriteReplacesWholeFilesAndKeepsTheirPermissions() throws {
    let folder = try folder()
    let path = folder.url.appendingPathComponent("home.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    #expect(try folder.contents("home.json") == folder.sduic("compile", "home.sdui").output)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try folder()
    try folder.link("link.json", to: "home.json")
    #expect(try folder.sduic("compile", "home.sdui", "-o", "link.json").status == 0)
    #expect(try folder.contents("home.json") == folder.sduic("compile", "home.sdui").output)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.url.appendingPathComponent("link.json").path)
    #expect(target == "home.json")
  }

  @Test(arguments: [
    ("nothing/home.json", "`nothing` cannot be used: it is a link to nothing"),
    ("nothing/below/home.json", "`nothing` cannot be used: it is a link to nothing"),
    ("home.sdui/home.json", "`home.sdui/home.json` cannot be used: Not a directory"),
    (".", "`.` is a folder, where a file is needed"),
    ("x".repeated(300), "cannot be used: File name too long"),
    ("home.sdui", "`home.sdui` is a source of this screen and is not overwritten"),
    ("./../here/home.sdui", "is a source of this screen"),
  ])
  func anUnwritableTargetIsNamed(target: String, message: String) throws {
    let folder = try folder()
    try folder.link("here", to: ".")
    try folder.link("nothing", to: "away")
    let target = target.replacing("../here", with: "here")
    let run = try folder.sduic("compile", "home.sdui", "-o", target)
    #expect(run.status == 2, "\(run.ending)")
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(folder.contents("home.json") == Self.good)
    #expect(folder.contents("home.sdui") == Data(Samples.screen().utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("away").path))
  }

  /// Every command that writes makes the folders of its output, and writes there what it writes elsewhere.
  @Test(arguments: [
    "compile home.sdui -o", "compile home.sdui --emit layout -o", "compile . -o", "preview home.sdui -o",
    "generate swift home.sdui -o", "generate kotlin home.sdui -o", "fixtures home.sdui -o",
    "breaking home.sdui --against old.sdui --promise layout -o", "compile home.sdui -o x.json --dependencies",
    "render home.sdui --data data.json -o", "import data.json -o",
  ])
  func missingFoldersAreMade(command: String) throws {
    let folder = try folder()
    try folder.write("old.sdui", Samples.screen())
    try folder.write(
      "data.json", #"{"sections":[{"section":"deals","units":[{"unitType":"Card","data":{"id":"1"}}]}]}"#)
    let words = command.split(separator: " ").map(String.init)
    let ending =
      words[0] == "preview" || words[0] == "breaking" ? "out.html" : words[0] == "import" ? "out.sdui" : "out"
    let near = try folder.sduic(words + [ending])
    let far = try folder.sduic(words + ["a/b//c/" + ending])
    #expect(near.status == far.status && [0, 3].contains(far.status), "\(near.ending) \(far.ending)")
    let same = try folder.shell("diff -r \(ending) a/b/c/\(ending)")
    #expect(same.status == 0, "\(same.text)")
  }

  /// A command never replaces its input, under any name.
  @Test(arguments: [
    ("compile home.sdui -o", ["home.sdui", "card.sdui"]), ("compile document.json --emit layout -o", ["document.json"]),
    ("preview home.svg -o", ["home.svg"]), ("preview home.sdui --data r.html -o", ["r.html"]),
    ("render home.sdui --data data.json -o", ["home.sdui", "card.sdui", "data.json"]),
    ("merge home.sdui r.html -o", ["home.sdui", "card.sdui", "r.html"]),
    ("clients home.sdui -o", ["home.sdui", "card.sdui"]), ("clients document.json -o", ["document.json"]),
    ("breaking home.sdui --against home.sdui --promise layout -o", ["home.sdui", "card.sdui"]),
    ("validate home.sdui r.html --prune", ["home.sdui", "card.sdui", "r.html"]),
    ("validate document.json r.html --prune", ["document.json"]),
  ])
  func noInputIsReplaced(command: String, inputs: [String]) throws {
    let home = "import \"card.sdui\"\nscreen Home { section deals: list { unit Card { height: 40 } } }\n"
    let folder = try Folder([
      "home.sdui": home, "home.svg": home, "card.sdui": Samples.card,
      "data.json": #"{"sections": [{"section": "deals", "units": []}]}"#,
    ])
    #expect(try folder.sduic("compile", "home.sdui", "-o", "document.json").status == 0)
    #expect(try folder.sduic("render", "home.sdui", "--data", "data.json", "-o", "r.html").status == 0)
    for input in inputs {
      let before = folder.contents(input)
      let ending = input.split(separator: ".").last ?? ""
      try? FileManager.default.removeItem(at: folder.url.appending(path: "link.\(ending)"))
      try folder.link("link.\(ending)", to: input)
      for target in [input, "./" + input, "link.\(ending)"] {
        let run = try folder.sduic(command.split(separator: " ").map(String.init) + [target])
        #expect(run.status == 2, "\(command) \(target): \(run.ending)")
        #expect(run.errorText.contains("`\(target)` is a source of"), "\(command): \(run.errorText)")
        #expect(folder.contents(input) == before, "\(command) \(target)")
      }
    }
  }

  #if os(Linux)
    @Test func aFullDeviceIsAnErrorAndStaysADevice() throws {
      let folder = try folder()
      let named = try folder.sduic("compile", "home.sdui", "-o", "/dev/full")
      #expect(named.status == 2)
      #expect(named.errorText == "sduic compile: `/dev/full` cannot be used: No space left on device\n")
      #expect(try folder.shell("test -c /dev/full").status == 0)
      for command in ["compile home.sdui", "layout home.sdui", "check home.sdui --format json", "--help"] {
        let run = try folder.shell("\"$SDUIC\" \(command) > /dev/full")
        #expect(run.status == 2, "\(command): \(run.ending)")
        #expect(
          run.errorText == "sduic: the result cannot be written to standard output: No space left on device\n")
      }
    }
  #endif

  @Test func devicesAreWrittenInPlace() throws {
    let folder = try folder()
    let run = try folder.shell("\"$SDUIC\" compile home.sdui -o /dev/stdout | cat")
    #expect(try run.output == folder.sduic("compile", "home.sdui").output)
    #expect(try folder.sduic("compile", "home.sdui", "-o", "/dev/null").status == 0)
    #expect(try folder.shell("test -c /dev/null").status == 0)
  }
}
