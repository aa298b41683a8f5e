import Foundation
import TestSupport
import Testing

/// `sduic generate`: client code, in a folder that others use as well.
@Suite struct GenerateTests {
  private static let languages = ["swift", "kotlin", "typescript"]

  @Test(arguments: languages) func codeIsWrittenListedAndDeterministic(language: String) throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic("generate", language, "home.sdui", "-o", "out")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    let names = try folder.names("out").filter { $0 != ".sduic-generated" }
    #expect(
      !names.isEmpty && run.text.split(separator: "\n").map(String.init).sorted() == names.map { "out/" + $0 }.sorted())
    let list = try #require(folder.contents("out/.sduic-generated"))
    #expect(String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init) == names.sorted())
    // A compiled document says the same as its source, but for the name of the file.
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    #expect(try folder.sduic("generate", language, "home.json", "-o", "again").status == 0)
    for name in names {
      let text = try #require(folder.contents("again/" + name).map { String(decoding: $0, as: UTF8.self) })
      let expected = try #require(folder.contents("out/" + name).map { String(decoding: $0, as: UTF8.self) })
      #expect(text.replacingOccurrences(of: "from home.json", with: "from home.sdui") == expected, "\(name)")
    }
  }

  @Test func filesOfOthersAreNotTouched() throws {
    let folder = try Folder(Samples.shop)
    #expect(try folder.sduic("generate", "swift", "home.sdui", "-o", "out").status == 0)
    let name = try #require(try folder.names("out").first { $0 != ".sduic-generated" })
    try folder.write("mine/" + name, "mine")
    let run = try folder.sduic("generate", "swift", "home.sdui", "-o", "mine")
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.errorText.contains("it is not generated code that sduic wrote, and is not overwritten"))
    #expect(folder.contents("mine/" + name) == Data("mine".utf8))
  }

  @Test func screensThatDisagreeAreRefused() throws {
    let folder = try Folder([
      "a.sdui": "component Card { id: ID }\nscreen A { section all: list { unit Card { height: 88 } } }\n",
      "b.sdui":
        "\ncomponent Card { id: ID, title: Text }\nscreen B { section all: list { unit Card { height: 88 } } }\n",
    ])
    let run = try folder.sduic("generate", "swift", "a.sdui", "b.sdui", "-o", "out")
    #expect(run.status == 1 && run.text.isEmpty)
    #expect(
      run.errorText.contains("error[conflicting-declarations]: `Card` differs from what `a.sdui` in line 1 declares"))
    #expect(run.errorText.contains("b.sdui:2:"))
    #expect(try folder.names() == ["a.sdui", "b.sdui"], "nothing is written")
  }

  @Test func screensThatShareACatalogueShareTypes() throws {
    let screen = "import \"card.sdui\"\nscreen A { section all: list { unit Card { height: 88 } } }\n"
    let folder = try Folder([
      "card.sdui": "component Card { id: ID }\n", "a.sdui": screen,
      "b.sdui": screen.replacingOccurrences(of: "screen A", with: "screen B"),
    ])
    #expect(try folder.sduic("generate", "swift", ".", "-o", "out").status == 0)
    let texts = try folder.names("out").compactMap { folder.contents("out/" + $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(texts.joined().components(separatedBy: "struct Card").count == 2)
  }

  @Test(arguments: [
    ([], "names no language: `swift`, `kotlin` or `typescript`"),
    (["java", "home.sdui", "-o", "out"], "`java` is none of them"),
    (["typscript", "home.sdui", "-o", "out"], "did you mean `typescript`?"),
    (["swift", "-o", "out"], "names no file or folder"), (["swift", "home.sdui"], "names no folder; give `-o DIR`"),
    (["swift", "home.sdui", "-o", "out", "--package", "a"], "`--package` goes with `kotlin`"),
    (["kotlin", "home.sdui", "-o", "out", "--package", "a..b"], "`--package` takes names joined by dots"),
    (["kotlin", "home.sdui", "-o", "out", "--package", "a.1b"], "`--package` takes names joined by dots"),
    (["swift", "home.sdui", "-o", "home.sdui"], "it is a file and no folder"),
  ])
  func isRefused(arguments: [String], message: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic(["generate"] + arguments)
    #expect(run.status == 2 && run.text.isEmpty, "\(run.ending)")
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(try folder.names() == ["home.sdui"], "nothing is written")
  }
}
