import Foundation
import TestSupport
import Testing

/// Files that declare several screens.
@Suite struct SeveralScreensTests {
  private static let shared = "component Card { id: ID, title: Text }\n"
  private static let list = "screen Lists { section a: list { unit Card { height: 40 } } }\n"
  private static let grid =
    "screen Grids { pagination: (by: page)\nsection a: grid { columns: 2, unit Card { height: 60 } } }\n"

  /// `two/home.sdui` has two screens, of which `one/home.sdui` has the second. Both folders have its data, a response and an
  /// earlier version.
  private static func folder() throws -> Folder {
    let folder = try Folder()
    for (name, screens) in [("one", grid), ("two", list + grid)] {
      try folder.write("\(name)/home.sdui", shared + screens)
      try folder.write("\(name)/old.sdui", (shared + screens).replacing("height: 60", with: "height: 50"))
      let units = #"[{"section":"a","units":[{"unitType":"Card","data":{"id":"1","title":"t"}}]}]"#
      try folder.write("\(name)/data.json", #"{"hasNext":false,"sections":\#(units)}"#)
    }
    let render = try folder.sduic("render", "one/home.sdui", "--data", "one/data.json", "-o", "one/response.json")
    #expect(render.status == 0, "\(render.ending)")
    #expect(try folder.shell("cp one/response.json two/response.json").status == 0)
    return folder
  }

  /// Commands that work on one screen.
  private static let ofOne = [
    "compile home.sdui", "compile home.sdui --emit layout", "compile home.sdui --emit schema -o out/x.json",
    "layout home.sdui", "preview home.sdui -o out/x.html", "render home.sdui --data data.json",
    "validate home.sdui response.json --prune out/x.json", "merge home.sdui response.json",
    "fixtures home.sdui -o out", "fixtures home.sdui -o out --cover", "clients home.sdui",
  ]

  /// Commands that take all screens of a file.
  private static let ofAll = [
    "prove home.sdui", "prove home.sdui --format json", "generate swift home.sdui -o out",
    "generate kotlin home.sdui -o out", "generate typescript home.sdui -o out",
    "breaking home.sdui --against old.sdui --promise layout", "breaking home.sdui --against old.sdui --format json",
  ]

  private static func run(_ command: String, in name: String, _ folder: Folder) throws -> (run: Run, files: String) {
    let run = try folder.shell("cd \(name) && rm -rf out && $SDUIC \(command)")
    let files = try folder.shell(
      "cd \(name) && mkdir -p out && cd out && find . -type f | sort | xargs -r head -c 100000")
    return (run, files.text)
  }

  @Test(arguments: ofOne + ofAll) func aNamedScreenIsAsByItself(command: String) throws {
    let folder = try Self.folder()
    let alone = try Self.run(command, in: "one", folder)
    let named = try Self.run(command + " --screen Grids", in: "two", folder)
    #expect(named.run.status == alone.run.status && named.run.status != 2, "\(alone.run.ending) \(named.run.ending)")
    #expect(named.run.text == alone.run.text && named.files == alone.files)
    let same = try Self.run(command + " --screen Grids", in: "one", folder)
    #expect(same.run.text == alone.run.text && same.files == alone.files)
  }

  @Test(arguments: ofOne) func withoutANameAllScreensAreListed(command: String) throws {
    let run = try Self.run(command, in: "two", Self.folder())
    #expect(run.run.status == 1 && run.files.isEmpty, "\(run.run.ending)")
    #expect(
      run.run.errorText.contains("error[several-screens]: the file declares 2 screens, `Lists` and `Grids`, where one"))
    #expect(run.run.errorText.contains("as in `--screen Lists`"), "\(run.run.ending)")
  }

  @Test(arguments: ofAll) func withoutANameAllScreensAreTaken(command: String) throws {
    let run = try Self.run(command, in: "two", Self.folder())
    #expect(run.run.status != 2 && !run.run.errorText.contains("several-screens"), "\(run.run.ending)")
    if command.hasPrefix("prove") || command.hasPrefix("generate") {
      for screen in ["Lists", "Grids"] { #expect((run.run.text + run.files).contains(screen), "\(screen)") }
    }
  }

  @Test(arguments: ofOne + ofAll) func aScreenThatIsNotThereIsNamed(command: String) throws {
    let run = try Self.run(command + " --screen Grid", in: "two", Self.folder())
    #expect(run.run.status == 2 && run.files.isEmpty, "\(run.run.ending)")
    #expect(run.run.errorText.contains("screen `Grid`"), "\(run.run.ending)")
  }

  /// Each screen of a folder has a file of its own.
  @Test func aFolderHasADocumentForEachScreen() throws {
    let folder = try Self.folder()
    #expect(try folder.shell("rm */old.sdui").status == 0)
    let run = try folder.sduic("compile", "two", "-o", "out/all", "--emit", "layout")
    #expect(run.status == 0, "\(run.ending)")
    #expect(try folder.names("out/all") == ["home.Grids.layout.json", "home.Lists.layout.json"])
    let alone = try folder.sduic("compile", "one/home.sdui", "--emit", "layout")
    #expect(folder.contents("out/all/home.Grids.layout.json") == alone.output)
    #expect(try folder.sduic("compile", "two", "one", "-o", "out/named", "--screen", "Lists").status == 0)
    #expect(try folder.names("out/named") == ["home.Lists.json"])
    let missing = try folder.sduic("compile", "two", "-o", "out", "--screen", "Grid")
    #expect(missing.status == 2 && missing.errorText.contains("no file has a screen `Grid`"), "\(missing.ending)")
  }
}
