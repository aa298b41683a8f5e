import Foundation
import TestSupport
import Testing

/// `sduic fmt`.
@Suite struct FormatTests {
  private static let untidy = "let a=1\n"
  private static let tidy = "let a = 1\n"

  @Test func filesAreRewrittenAndTheOthersAreNotTouched() throws {
    let folder = try Folder(["a.sdui": Self.untidy, "below/b.sdui": Self.untidy, "c.sdui": Self.tidy, "d.txt": "a=1"])
    let path = folder.url.appendingPathComponent("c.sdui").path
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    let run = try folder.sduic("fmt", ".")
    #expect(run.status == 0 && run.text.isEmpty && run.errorText.isEmpty, "\(run.ending)")
    #expect(folder.contents("a.sdui") == Data(Self.tidy.utf8))
    #expect(folder.contents("below/b.sdui") == Data(Self.tidy.utf8))
    #expect(folder.contents("d.txt") == Data("a=1".utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == old)
    #expect(try folder.names() == ["a.sdui", "below", "c.sdui", "d.txt"])
  }

  @Test func checkListsAndWritesNothing() throws {
    let folder = try Folder(["a.sdui": Self.untidy, "below/b.sdui": Self.untidy, "c.sdui": Self.tidy])
    let run = try folder.sduic("fmt", "--check", ".", "a.sdui")
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.text == "a.sdui\nbelow/b.sdui\n")
    #expect(folder.contents("a.sdui") == Data(Self.untidy.utf8))
    #expect(try folder.sduic("fmt", "--check", "c.sdui").status == 0)
  }

  @Test func standardInputIsFiltered() throws {
    let folder = try Folder(["a.sdui": Self.untidy])
    let run = try folder.shell("\"$SDUIC\" fmt - < a.sdui")
    #expect(run.status == 0 && run.text == Self.tidy, "\(run.ending)")
    #expect(try folder.shell("cat a.sdui | \"$SDUIC\" fmt -").text == Self.tidy)
    #expect(try folder.shell("\"$SDUIC\" fmt --check - < a.sdui").status == 1)
  }

  @Test func errorsOfSyntaxAreNotReported() throws {
    let folder = try Folder(["a.sdui": "let a=1\nlet b=\n"])
    let run = try folder.sduic("fmt", "a.sdui")
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.ending)")
    #expect(folder.contents("a.sdui") == Data("let a = 1\nlet b=\n".utf8))
  }

  @Test func whatIsNoTextIsLeftAlone() throws {
    let folder = try Folder(["b.sdui": Self.untidy])
    let bytes = Data([0x6C, 0xFF, 0x0A])
    try folder.write("a.sdui", bytes)
    let run = try folder.sduic("fmt", ".")
    #expect(run.status == 1 && run.codes == ["invalid-utf8"], "\(run.ending)")
    #expect(folder.contents("a.sdui") == bytes)
    #expect(folder.contents("b.sdui") == Data(Self.tidy.utf8))
  }

  @Test func aFileThatCannotBeReadDoesNotKeepTheOthers() throws {
    let folder = try Folder(["b.sdui": Self.untidy])
    let run = try folder.sduic("fmt", "missing.sdui", "b.sdui")
    #expect(run.status == 2 && run.errorText.contains("missing.sdui"), "\(run.ending)")
    #expect(folder.contents("b.sdui") == Data(Self.tidy.utf8))
    #expect(try folder.sduic("fmt").status == 2)
  }
}
