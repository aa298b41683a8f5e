import Foundation
import TestSupport
import Testing

/// Commands over folders of screens that share a catalogue.
@Suite struct ManyScreensTests {
  private static let card = Samples.card

  private static func screen(_ index: Int, _ inside: String = "") -> String {
    """
    import "../card.sdui"
    screen Screen\(index) {
      section a: list { spacing: \(index), unit Card { height: 60 } }\(inside)
    }

    """
  }

  /// Twenty screens in two folders, and the catalogue.
  private static func files(_ changes: [String: String] = [:]) -> [String: String] {
    var files = ["card.sdui": card]
    for index in 0..<20 { files["Screens/\(index < 10 ? "a" : "b")\(index).sdui"] = screen(index) }
    return files.merging(changes) { $1 }
  }

  @Test func eachScreenIsCompiledToAFileOfItsOwn() throws {
    let folder = try Folder(Self.files(["Screens/deep/x.sdui": Self.screen(99).replacing("../", with: "../../")]))
    let run = try folder.sduic("compile", ".", "-o", "Documents")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.ending)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path + "/Documents").filter {
      $0.hasSuffix(".json")
    }
    #expect(names.count == 21, "the catalogue has no screen")
    for (path, name) in [("Screens/a3.sdui", "Screens/a3.json"), ("Screens/deep/x.sdui", "Screens/deep/x.json")] {
      let alone = try folder.sduic("compile", path)
      #expect(folder.contents("Documents/" + name) == alone.output)
    }
    // One folder can hold all that is emitted.
    let schemas = try folder.sduic("compile", "Screens/a1.sdui", "Screens/b11.sdui", "--emit", "schema", "-o", "Out")
    #expect(schemas.status == 0, "\(schemas.ending)")
    let schema = try folder.sduic("compile", "Screens/a1.sdui", "--emit", "schema").output
    #expect(folder.contents("Out/a1.schema.json") == schema)
    #expect(folder.contents("Out/b11.schema.json") != nil)
  }

  @Test func afterAnErrorNothingIsWrittenAndAnImportIsReportedOnce() throws {
    let folder = try Folder(Self.files(["card.sdui": Self.card + "let a = 1 / 0\n"]))
    let run = try folder.sduic("compile", "Screens", "-o", "Out")
    #expect(run.status == 1 && !FileManager.default.fileExists(atPath: folder.url.path + "/Out"))
    #expect(run.errorText.ranges(of: "error[division-by-zero]").count == 1, "\(run.errorText)")
    #expect(run.errorText.hasSuffix("1 error\n"), "\(run.errorText)")
    // What is named must be a screen.
    let named = try folder.sduic("compile", "card.sdui", "Screens", "-o", "Out")
    #expect(named.status == 1)
  }

  @Test func whatIsUpToDateIsNotTouched() throws {
    let folder = try Folder(Self.files())
    #expect(try folder.sduic("compile", "Screens", "-o", "Out").status == 0)
    let before = try folder.modified("Out/a1.json")
    try folder.write("Screens/b12.sdui", Self.screen(700))
    #expect(try folder.sduic("compile", "Screens", "-o", "Out").status == 0)
    #expect(try folder.modified("Out/a1.json") == before)
    #expect(folder.contents("Out/b12.json") == (try folder.sduic("compile", "Screens/b12.sdui").output))
  }

  @Test(
    arguments: [
      (["Screens"], "several screens need `--output`, the folder to write them to"),
      (["Screens/a1.sdui", "Screens/a2.sdui"], "several screens need `--output`"),
      (["Screens", "-o", "card.sdui"], "`card.sdui` is a file, where several screens need a folder"),
      (["Screens", "-o", "Out", "--watch"], "`--watch` follows one file"),
      (["Screens/a1.sdui", "Other/a1.sdui", "-o", "Out"], "would both be written to `Out/a1.json`"),
      (["Screens/a1.sdui", "--dependencies", "a.d"], "`--dependencies` needs `--output`"),
      (["Screens", "-o", "Out", "--dependencies", "card.sdui"], "`card.sdui` is a source of this screen"),
      (["Screens", "-o", "Out", "--dependencies", "Out/a1.json"], "`Out/a1.json` is a source of this screen"),
      ([], "names no file"),
    ])
  func wrongCommandLines(arguments: [String], message: String) throws {
    let folder = try Folder(Self.files(["Other/a1.sdui": Self.screen(5)]))
    let run = try folder.sduic(["compile"] + arguments)
    #expect(run.status == 2 && run.errorText.contains(message), "\(run.errorText)")
    #expect(folder.contents("card.sdui") == Data(Self.card.utf8))
  }

  /// The order and the words do not depend on how files fall to processors.
  @Test func findingsAreThoseOfEachFileInTheirOrder() throws {
    var changes: [String: String] = [:]
    for index in [0, 3, 9, 13, 19] {
      changes["Screens/\(index < 10 ? "a" : "b")\(index).sdui"] = Self.screen(index, "\n  colums: \(index)")
    }
    let folder = try Folder(Self.files(changes))
    let run = try folder.sduic("check", ".", "--format", "json")
    let files = try run.findings().compactMap { $0["file"] as? String }
    #expect(files == ["Screens/a0.sdui", "Screens/a3.sdui", "Screens/a9.sdui", "Screens/b13.sdui", "Screens/b19.sdui"])
    for _ in 0..<3 { #expect(try folder.sduic("check", ".", "--format", "json").output == run.output) }
  }

  @Test func aFolderIsProved() throws {
    let small = Self.screen(3).replacing("height: 60", with: "height: 20")
    let folder = try Folder(Self.files())
    let all = try folder.sduic("prove", "Screens")
    #expect(all.status == 0, "\(all.ending)")
    #expect(all.text.hasPrefix("Screens/a0.sdui\n" + (try folder.sduic("prove", "Screens/a0.sdui").text)))
    let json = try folder.sduic("prove", "Screens", "--format", "json")
    #expect(json.text.split(separator: "\n").count == 20)
    try folder.write("Screens/a3.sdui", small.replacing("unit Card", with: "unit Tapped") + Self.tapped)
    let broken = try folder.sduic("prove", "Screens")
    #expect(broken.status == 1 && broken.text.contains("Screens/a3.sdui"), "\(broken.ending)")
  }

  private static let tapped = "component Tapped { id: ID, on tap: Go { id: id } }\naction Go { id: ID }\n"

  /// Make and Ninja rebuild what an import reaches, and nothing else.
  @Test(arguments: ["make", "ninja"])
  func buildToolsFollowTheDependencies(tool: String) throws {
    let other = Self.screen(1).replacing("card.", with: "other.")
    var files = Self.files(["other.sdui": Self.card, "Screens/c.sdui": other])
    files["Makefile"] = """
      all: a.json c.json
      a.json: Screens/a1.sdui ; "$$SDUIC" compile $< -o $@ --dependencies $@.d
      c.json: Screens/c.sdui ; "$$SDUIC" compile $< -o $@ --dependencies $@.d
      -include a.json.d c.json.d

      """
    files["build.ninja"] = """
      rule screen
        command = "$$SDUIC" compile $in -o $out --dependencies $out.d
        depfile = $out.d
        deps = gcc
      build a.json: screen Screens/a1.sdui
      build c.json: screen Screens/c.sdui

      """
    let folder = try Folder(files)
    guard try folder.shell("command -v \(tool)").status == 0 else { return try MissingTool.skip(tool) }
    let build = { try folder.shell("\(tool) && touch -d '1 hour ago' *.sdui Screens/*").status == 0 }
    #expect(try build())
    let first = try (folder.modified("a.json"), folder.modified("c.json"))
    #expect(try build())
    #expect(try folder.modified("a.json") == first.0, "nothing has changed")
    try folder.write("card.sdui", Self.card + "// later\n")
    #expect(try build())
    #expect(try folder.modified("a.json") != first.0)
    #expect(try folder.modified("c.json") == first.1)
    // An import that is gone for good stops no build.
    try folder.write("Screens/a1.sdui", other)
    #expect(try folder.shell("rm card.sdui && \(tool)").status == 0)
  }

  /// Names may hold what rules give a meaning.
  @Test func namesInRulesAreEscaped() throws {
    let name = "a b#c$d%"
    let folder = try Folder(["\(name).sdui": Samples.screen(), "Makefile": "-include x.d\nx.json: ; @echo \"$^\"\n"])
    #expect(try folder.sduic("compile", "\(name).sdui", "-o", "x.json", "--dependencies", "x.d").status == 0)
    guard try folder.shell("command -v make").status == 0 else { return try MissingTool.skip("make") }
    let run = try folder.shell("make -B")
    #expect(run.text.contains("a b#c") && run.status == 0, "\(run.ending)")
  }
}

extension Folder {
  /// When a file was written.
  fileprivate func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(name).path)[.modificationDate] as? Date
  }
}
