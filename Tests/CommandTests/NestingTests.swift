import Foundation
import TestSupport
import Testing

/// Hostile depth: refused in a few findings, on the tool's own stack, without a crash.
@Suite struct NestingTests {
  private static let depth = 100_000

  /// Texts by name.
  private static let texts: [String: String] = [
    "braces": "{".repeated(depth),
    "braces in a screen": "screen Home " + "{".repeated(depth) + "}".repeated(depth),
    "parentheses": "let a = " + "(".repeated(depth) + "1" + ")".repeated(depth),
    "open parentheses": "let a = " + "(".repeated(depth),
    "closing parentheses": "let a = 1" + ")".repeated(depth),
    "brackets": "let a = " + "[".repeated(depth) + "]".repeated(depth),
    "mixed brackets": "let a = " + "([{".repeated(depth / 3),
    "not": Samples.screen("    when " + "not ".repeated(depth) + "width < 600 { spacing: 1 }"),
    "minus": "let a = " + "-".repeated(depth) + "1",
    "sums": "let a = 1" + " + 1".repeated(depth),
    "and": Samples.screen("    when width < 600" + " and width < 600".repeated(depth) + " { spacing: 1 }"),
    "optional types": "record Price { amount: Text" + "?".repeated(depth) + " }",
    "list types": "record Price { amount: " + "[".repeated(depth) + "Text" + "]".repeated(depth) + " }",
    "records": "let a = " + "A { a: ".repeated(depth),
    "calls": "let a = " + "min(".repeated(depth),
    "members": "let a = " + "a.".repeated(depth) + "b",
    "sections": "screen Home { " + "section a: list { ".repeated(depth),
    "adaptations": Samples.screen("    when width < 600 { ".repeated(depth)),
    "commas": "let a = (" + ",".repeated(depth) + ")",
    "strangers": "@ ".repeated(depth),
    "comments": "/*".repeated(depth),
  ]

  @Test(arguments: texts.keys.sorted())
  func depthIsRefused(name: String) throws {
    let folder = try Folder(["home.sdui": try #require(Self.texts[name])])
    let run = try folder.sduic("check", "home.sdui")
    if name == "and" {
      #expect(run.status == 0 || run.status == 1, "\(run.ending)")
    } else {
      #expect(run.status == 1, "\(run.ending)")
      #expect(!run.codes.isEmpty)
    }
    #expect(run.output.isEmpty)
    // A message quotes little, and cascades are cut off.
    #expect(run.errors.count < 200_000, "\(run.errors.count) bytes")
    let longest = run.errorText.split(separator: "\n").map(\.utf8.count).max() ?? 0
    #expect(longest < 4_000, "a line of \(longest) bytes")
  }

  @Test(arguments: ["parentheses", "brackets", "not", "minus", "sums", "list types"])
  func theFindingSaysWhatIsTooDeep(name: String) throws {
    let folder = try Folder(["home.sdui": try #require(Self.texts[name])])
    let run = try folder.sduic("check", "home.sdui")
    #expect(run.codes == ["nesting-too-deep"], "\(run.errorText.prefix(800))")
    #expect(run.errorText.contains("more than 128 levels of nesting"))
  }

  @Test func depthWithinTheLimitIsAccepted() throws {
    let folder = try Folder(["home.sdui": "let a = " + "(".repeated(100) + "1" + ")".repeated(100) + "\n"])
    #expect(try folder.sduic("check", "home.sdui").status == 0)
  }
}
