import Foundation
import TestSupport
import Testing

/// Files that cannot be read, and imports that lead nowhere.
@Suite struct FileProblemTests {
  @Test(arguments: [
    ("missing.sdui", "there is no file `missing.sdui`"), ("", "there is no file ``"),
    ("home.sdui/", "there is no file `home.sdui/`"), ("folder", "`folder` is a folder, where a file is needed"),
    (".", "`.` is a folder, where a file is needed"), ("loop.sdui", "`loop.sdui` cannot be used: Too many levels"),
    ("x".repeated(300) + ".sdui", "cannot be used: File name too long"),
  ])
  func aFileThatCannotBeReadIsNamed(path: String, message: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen(), "folder/empty.sdui": ""])
    try folder.link("loop.sdui", to: "loop.sdui")
    // Of a folder all screens are compiled.
    let isFolder = path == "folder" || path == "."
    for command in isFolder ? ["layout"] : ["compile", "layout"] {
      let run = try folder.sduic(command, path)
      #expect(run.status == 2, "\(run.ending)")
      #expect(run.output.isEmpty)
      #expect(run.errorText.hasPrefix("sduic \(command): "))
      let isNamed = run.errorText.contains(message) || path == "home.sdui/" && run.errorText.contains("Not a directory")
      #expect(isNamed, "\(run.errorText)")
      #expect(run.errorText.split(separator: "\n").count == 1, "the options are not at fault")
    }
    if isFolder { return }
    #expect(try folder.sduic("check", path).status == 2)
  }

  @Test(arguments: [
    ("../other/away.sdui", "import-outside-root"), ("../other/none.sdui", "import-not-found"),
    ("/etc/passwd", "import-outside-root"), ("link.sdui", "import-outside-root"),
    ("folder/../../other/away.sdui", "import-outside-root"), ("linked/away.sdui", "import-outside-root"),
    ("none.sdui", "import-not-found"), ("folder", "import-not-found"), ("", "import-not-found"),
    ("loop.sdui", "import-not-found"), ("a\\u0000b", "import-not-found"), ("Inside.sdui", "import-not-found"),
  ])
  func anImportThatLeadsNowhereIsUnderlined(path: String, code: String) throws {
    let folder = try Folder([
      "root/home.sdui": "import \"\(path)\"\n", "other/away.sdui": "let a = 1\n", "root/inside.sdui": "let b = 1\n",
      "root/folder/c.sdui": "",
    ])
    try folder.link("root/link.sdui", to: "../other/away.sdui")
    try folder.link("root/linked", to: "../other")
    try folder.link("root/loop.sdui", to: "loop.sdui")
    let isFound = FileManager.default.fileExists(atPath: folder.url.path + "/ROOT") && path == "Inside.sdui"
    let run = try folder.sduic("check", "home.sdui", "--format", "json", in: "root")
    #expect(run.status == (isFound ? 0 : 1), "\(run.ending)")
    if isFound { return }
    let finding = try #require(try run.findings().first)
    #expect(finding["code"] as? String == code)
    let range = try #require(finding["range"] as? [String: [String: Int]])
    #expect(range["start"]?["column"] == 8)
    #expect(range["end"]?["column"] == 10 + path.utf8.count)
    #expect(finding["remedy"] is String)
  }

  @Test func theRootIsTheWorkingFolderOrThatOfTheFile() throws {
    let folder = try Folder(["a/home.sdui": "import \"../b/shared.sdui\"\n", "b/shared.sdui": "let a = 1\n"])
    #expect(try folder.sduic("check", "a/home.sdui").status == 0)
    #expect(try folder.sduic("check", "home.sdui", in: "a").codes == ["import-outside-root"])
    #expect(try folder.sduic("check", "../a/home.sdui", in: "b").codes == ["import-outside-root"])
    #expect(try folder.sduic("check", folder.url.path, in: "b").status == 0, "a folder that is named is the root")
  }

  @Test(arguments: [1, 2, 3, 500])
  func importsInACircleAreShown(count: Int) throws {
    let folder = try Folder()
    for index in 0..<count { try folder.write("m\(index).sdui", "import \"m\((index + 1) % count).sdui\"\n") }
    let run = try folder.sduic("check", "m0.sdui")
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.codes == ["import-cycle"])
    #expect(run.errors.count < 2_000)
    switch count {
    case 1: #expect(run.errorText.contains("the file imports itself"))
    case 3: #expect(run.errorText.contains("`m0.sdui` → `m1.sdui` → `m2.sdui` → `m0.sdui`"))
    default: #expect(run.errorText.contains("the imports form a cycle: `m0.sdui` → `m1.sdui`"))
    }
  }

  /// A ring is one mistake, whichever of its files leads to it, and however many do.
  @Test(arguments: [1, 2, 3, 50])
  func aRingIsReportedOnce(count: Int) throws {
    let folder = try Folder()
    for index in 0..<count { try folder.write("ring/m\(index).sdui", "import \"m\((index + 1) % count).sdui\"\n") }
    try folder.write("ring/entry.sdui", "import \"m\(count / 2).sdui\"\n")
    let whole = try folder.sduic("check", "ring")
    #expect(whole.status == 1, "\(whole.ending)")
    #expect(whole.codes.filter { $0 == "import-cycle" }.count == 1, "\(whole.errorText)")
    let finding = whole.errorText.split(separator: "\n").first { $0.contains("import-cycle") }
    for index in 0..<count {
      let run = try folder.sduic("check", "ring/m\(index).sdui")
      #expect(run.codes == ["import-cycle"], "\(index): \(run.errorText)")
      #expect(run.errorText.split(separator: "\n").first { $0.contains("import-cycle") } == finding, "\(index)")
    }
  }

  @Test func errorsOfAnImportAreShownInItsOwnText() throws {
    let folder = try Folder([
      "home.sdui": "import \"sub/b.sdui\"\n" + Samples.screen(), "sub/b.sdui": "let a = 1 / 0\n",
    ])
    let run = try folder.sduic("compile", "home.sdui")
    #expect(run.status == 1)
    #expect(run.errorText.contains("sub/b.sdui:1:13\n"))
    #expect(run.errorText.contains("1 │ let a = 1 / 0\n"))
  }
}
