import Foundation
import TestSupport
import Testing

/// The findings of `sduic clients`, and input that it refuses.
@Suite struct ClientFindingTests {
  /// Two sections that a client cannot get, and one that may be empty.
  private static let lost = """
    component Story since 4.0 fallback drop { id: ID }
    component Clip since (ios: 3.9, android: 3.9) fallback drop { id: ID }
    screen Home {
      clients: (ios: 3.0..., android: 3.9...)
      section stories: list { minItems: 2, unit Story { height: 40 } }
      essential section all: stack {
        section one: list { unit Story { height: 40 } }
        section two: list { unit Clip { height: 40 } }
      }
      section more: list { unit Story { height: 40 } }
    }

    """

  @Test func aSectionThatAClientCannotGetIsAnError() throws {
    let folder = try Folder(["home.sdui": Self.lost])
    #expect(try folder.sduic("check", "home.sdui").status == 0)
    let run = try folder.sduic("clients", "home.sdui")
    #expect(run.status == 1 && run.codes == ["unknown-to-client", "unknown-to-client"], "\(run.ending)")
    #expect(
      run.errorText.contains(
        "`ios` from 3.0 to before 4.0 and `android` from 3.9 to before 4.0 cannot get the section `stories`, which has at "
          + "least 2 items: all of its units are dropped\n"), "\(run.errorText)")
    #expect(run.errorText.contains("home.sdui:5:3") && run.errorText.contains("home.sdui:6:3"))
    #expect(run.errorText.contains("`ios` from 3.0 to before 3.9 loses the essential section `all`"))
    #expect(run.text.contains("more: no items, since all of its units are dropped"))
    // `render` agrees: such a client gets no section `stories`, whatever the data are.
    let units = (0..<3).map { #"{"unitType":"Story","data":{"id":"\#($0)"}}"# }.joined(separator: ",")
    try folder.write(
      "data.json",
      #"{"sections":[{"section":"stories","units":[\#(units)]},{"section":"all","sections":[]},"#
        + #"{"section":"more","units":[\#(units)]}]}"#)
    for (client, status, contains) in [("ios@4.0", Int32(0), true), ("ios@3.9.9", 3, false)] {
      let response = try folder.sduic("render", "home.sdui", "--data", "data.json", "--client", client)
      #expect(response.status == status && response.text.contains("stories") == contains, "\(response.ending)")
    }
    let fixed = try Folder([
      "home.sdui": Self.lost.replacing("minItems: 2, ", with: "").replacing("essential ", with: "")
    ])
    #expect(try fixed.sduic("clients", "home.sdui").status == 0)
  }

  /// The compiler reports what follows, and `clients` does not report it again.
  @Test(arguments: [
    ("since 4.0 fallback drop", "since 4.0", "", "", "unknown-to-client"),
    (
      "since 4.0 fallback drop", "since 4.0 fallback Clip {}", "fallback drop { id: ID }",
      "fallback Story {} { id: ID }", "fallback-cycle"
    ),
    (
      "since 4.0 fallback drop", "since 4.0 fallback Clip {}", "fallback drop { id: ID }",
      "fallback drop { id: ID, name: Text }", "missing-field"
    ),
    ("section stories", "essential section stories", "", "", "unknown-to-client"),
    ("since 4.0", "since 4.0 until 3.0", "", "", "invalid-range"),
    ("ios: 3.0...", "ios: 3.0...2.0", "", "", "invalid-range"),
    ("(ios: 3.0..., android: 3.9...)", "()", "", "", "value-out-of-range"),
    ("ios: 3.0...", "web: 3.0...", "", "", "unknown-case"),
  ])
  func whatTheCompilerReportsIsReportedOnce(
    part: String, replacement: String, other: String, otherReplacement: String, code: String
  ) throws {
    var program = Self.lost.replacing(part, with: replacement, maxReplacements: 1)
    if !other.isEmpty { program = program.replacing(other, with: otherReplacement, maxReplacements: 1) }
    let folder = try Folder(["home.sdui": program])
    let (check, run) = (try folder.sduic("check", "home.sdui"), try folder.sduic("clients", "home.sdui"))
    #expect(run.status == 1 && check.status == 1)
    #expect(run.codes == check.codes && run.codes.contains(code), "\(run.errorText)")
    #expect(run.output.isEmpty)
  }

  // MARK: - Other input

  /// A document may have been changed since it was compiled: then `unknown` of the screen decides.
  @Test(arguments: [("", 0), ("unknown: fail", 1)])
  func aDocumentWithoutAFallback(property: String, status: Int32) throws {
    let screen = """
      component Card since 3.2 fallback drop { id: ID }
      component Note { id: ID }
      screen Home {
        clients: (ios: 3.0...)
        \(property)
        section rows: list { unit Card { height: 50 }, unit Note { height: 40 } }
      }

      """
    let folder = try Folder(["home.sdui": screen])
    let document = try folder.sduic("compile", "home.sdui", "--compact").text
    try folder.write("home.json", document.replacing(#""fallback":"drop","#, with: ""))
    let run = try folder.sduic("clients", "home.json")
    #expect(run.status == status, "\(run.ending)")
    let words = status == 0 ? "nothing, by `unknown: drop`" : "the response is refused, by `unknown: fail`"
    #expect(run.text.contains(words), "\(run.text)")
    #expect(
      run.errorText.contains("`ios` from 3.0 to before 3.2 does not know `Card`, and `unknown` of the screen is `fail`")
        == (status == 1))
  }

  @Test(arguments: [
    (["clients"], 2, "names no file"), (["clients", "none.sdui"], 2, "`none.sdui`"),
    (["clients", "home.sdui", "other.sdui"], 2, "one file"), (["clients", "broken.sdui"], 1, "error[unknown-name]"),
    (["clients", "no.sdui"], 1, "error[no-screen]"), (["clients", "two.sdui"], 1, "error[several-screens]"),
    (["clients", "response.json"], 1, "error[invalid-document]"),
    (["clients", "list.json"], 1, "error[invalid-document]"),
    (["clients", "home.sdui", "--format", "table"], 2, "human"),
    (["clients", "home.sdui", "--client", "web@3"], 2, "platform"),
    (["clients", "home.sdui", "-o", "home.sdui"], 2, "is a source of this list"), (["clients", "."], 2, "folder"),
  ])
  func otherInputIsRefused(arguments: [String], status: Int32, message: String) throws {
    let home = "screen Home { section a: list { unit Card { height: 40 } } }\ncomponent Card { id: ID }\n"
    let folder = try Folder([
      "home.sdui": home, "other.sdui": home, "broken.sdui": home.replacing("component Card", with: "component Other"),
      "no.sdui": "component Card { id: ID }\n",
      "two.sdui": home + "screen Away { section a: list { unit Card { height: 40 } } }\n",
      "list.json": "[]",
    ])
    try folder.write("data.json", #"{"sections": [{"section": "a", "units": []}]}"#)
    #expect(try folder.sduic("render", "home.sdui", "--data", "data.json", "-o", "response.json").status == 0)
    let run = try folder.sduic(arguments)
    #expect(run.status == status && run.output.isEmpty, "\(run.ending)")
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(folder.contents("home.sdui") == Data(home.utf8))
  }

  @Test func aScreenWithoutVersionsHasOneRowForEachPlatform() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic("clients", "home.sdui")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.text.contains("supports all versions of ios and all versions of android\n"), "\(run.text)")
    #expect(run.text.hasSuffix("all versions of android: everything\n  the same as all versions of ios\n"))
  }
}
