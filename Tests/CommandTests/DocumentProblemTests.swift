import Foundation
import TestSupport
import Testing

/// Compiled documents that are broken, truncated or hostile.
@Suite struct DocumentProblemTests {
  private static let screen = Samples.screen()

  /// Returns the message of `layout` about a document.
  private func layout(_ document: String) throws -> Run {
    let folder = try Folder(["home.json": document])
    let run = try folder.sduic("layout", "home.json")
    #expect(run.output.isEmpty || run.status == 0)
    return run
  }

  private func document() throws -> String { try Folder(["a.sdui": Self.screen]).sduic("compile", "a.sdui").text }

  /// A text that is no document, by what it is, with something that the answer must say.
  struct Broken: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let message: String

    init(_ description: String, _ text: String, _ message: String) {
      (testDescription, self.text, self.message) = (description, text, message)
    }
  }

  @Test(arguments: [
    Broken("nothing", "", "home.json:1:1"), Broken("a brace", "{", "home.json:1:2"),
    Broken("an empty object", "{}", "\"sdui\" is missing"), Broken("a list", "[]", "home.json:1:1"),
    Broken("null", "null", "home.json:1:1"), Broken("a later version", "{\"sdui\": \"2.0\"}", "only 1.x can be read"),
    Broken("a wrong type", "{\"sdui\": 1}", "home.json:1:10"),
    Broken("a key twice", "{\"sdui\":\"1.0\",\"sdui\":\"1.0\"}", "this key is repeated"),
    Broken("deep lists", "{\"sdui\":" + "[".repeated(100_000), "levels deep"),
    Broken("deep objects", "{\"a\":".repeated(100_000), "levels deep"),
    Broken("an endless string", "{\"sdui\": \"" + "x".repeated(1_000_000), "home.json:1:"),
    Broken("an endless number", "{\"sdui\": 1" + "0".repeated(100_000), "digits"),
    Broken("a byte-order mark", "\u{FEFF}{}", "home.json:1:"),
  ])
  func isRefusedWithItsPlace(broken: Broken) throws {
    let run = try layout(broken.text)
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.codes == ["invalid-document"])
    #expect(run.errorText.contains(broken.message), "\(run.errorText.prefix(600))")
    #expect(run.errors.count < 2_000)
  }

  @Test(arguments: [
    ("\"screen\":\"Home\"", "\"screen\":5", "at `/screen"), ("\"sections\":", "\"section\":", "at `/layout"),
    ("\"points\":40", "\"points\":1e999", "at `/layout/sections/deals/units/Card/height"),
    ("\"points\":40", "\"points\":\"40\"", "at `/layout/sections/deals/units/Card/height"),
    ("\"Card\":{", "\"Cart\":{", "Cart"), ("\"kind\":\"list\"", "\"kind\":\"spiral\"", "at `/layout/sections/deals"),
    ("\"type\":\"id\"", "\"type\":\"record\",\"record\":\"None\"", "None"),
  ])
  func aWrongValueIsNamedByItsPath(part: String, replacement: String, message: String) throws {
    let document = try document()
    #expect(document.contains(part))
    let run = try layout(document.replacing(part, with: replacement, maxReplacements: 1))
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(run.errorText.contains("home.json:1:"))
  }

  @Test func whatANewerVersionAddsIsPassedOver() throws {
    let document = try document()
    let newer = document.replacing("\"sdui\":\"1.0\"", with: "\"sdui\":\"1.7\",\"weather\":[{}]")
    let run = try layout(newer)
    #expect(run.status == 0, "\(run.ending)")
    #expect(try run.output == layout(document).output)
  }

  @Test func everyTruncationIsRefused() throws {
    let document = try document()
    let step = max(1, document.utf8.count / 24)
    for count in stride(from: 0, to: document.utf8.count - 1, by: step) {
      let run = try layout(String(decoding: document.utf8.prefix(count), as: UTF8.self))
      #expect(run.status == 1, "\(count) bytes: \(run.ending)")
    }
  }

  @Test func aNegativeSizeIsRefused() throws {
    let run = try layout(document().replacing("\"points\":40", with: "\"points\":-40"))
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.codes == ["invalid-document"])
    #expect(run.errorText.contains("a length must not be negative"))
  }
}
