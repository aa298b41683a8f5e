import Foundation
import TestSupport
import Testing

/// `--flag`: the flags that files declare, with their cases, even if a screen's conditions do not test them.
@Suite struct FlagTests {
  /// Conditions of which simplification leaves no flag, one flag, or both.
  private static let conditions = [
    "(flag(density) == tight and flag(density) == loose) or width >= 500",
    "(flag(density) == tight and flag(density) == loose and flag(tone) == warm) or flag(tone) == cold",
    "(width >= 700 and width < 600 and flag(density) == tight) or width >= 500",
    "(ios >= 4 and android >= 4 and flag(density) == tight) or width >= 500",
    "flag(density) == tight or not flag(density) == tight",
    "flag(density) == tight and flag(tone) == cold",
    "width >= 500",
  ]

  private func folder(_ condition: String) throws -> Folder {
    try Folder([
      "flags.sdui": "flag density: [loose, tight]\nflag tone: [warm, cold, plain]\n",
      "home.sdui": """
      import "flags.sdui"
      component Card { id: ID }
      screen Home {
        section deals: grid { columns: 2, unit Card { height: 40 }, when \(condition) { columns: 3 } }
      }

      """,
      "data.json": "{\"sections\":[]}",
    ])
  }

  private static let commands = [
    ["compile", "--compact"], ["layout"], ["preview", "-o", "home.html"], ["fixtures", "-o", "Fixtures"],
    ["render", "--data", "data.json"],
  ]

  @Test(arguments: conditions) func declaredFlagsAreTakenWhateverIsLeftOfConditions(condition: String) throws {
    let folder = try folder(condition)
    for command in Self.commands {
      func run(_ choice: String) throws -> Run { try folder.sduic(command + ["home.sdui", "--flag", choice]) }
      for choice in ["density=tight", "tone=plain"] {
        let run = try run(choice)
        #expect(run.status == 0, "\(command) \(choice): \(run.ending)")
      }
      let undeclared = try run("mood=tight")
      #expect(undeclared.status == 2 && undeclared.output.isEmpty)
      #expect(undeclared.errorText.contains("there is no flag `mood`; there are `density` and `tone`\n"))
      let unknownCase = try run("density=warm")
      #expect(unknownCase.status == 2 && unknownCase.output.isEmpty)
      #expect(unknownCase.errorText.contains("the flag `density` has no case `warm`; there are `loose` and `tight`\n"))
    }
  }

  /// A document holds the flags for which it asks, and those that are resolved.
  @Test(arguments: conditions) func aDocumentTakesTheFlagsThatItHolds(condition: String) throws {
    let folder = try folder(condition)
    let whole = try folder.sduic("compile", "home.sdui", "--compact")
    try folder.write("home.json", whole.text)
    let flags = [("density", "tight"), ("tone", "plain")]
    for command in Self.commands {
      for (flag, flagCase) in flags {
        let run = try folder.sduic(command + ["home.json", "--flag", "\(flag)=\(flagCase)"])
        let holds = whole.text.contains("{\"flag\":\"\(flag)\"")
        #expect(run.status == (holds ? 0 : 2), "\(command) \(flag): \(run.ending)")
        if holds { continue }
        let held = flags.map(\.0).filter { whole.text.contains("{\"flag\":\"\($0)\"") }
        let message =
          held.isEmpty
          ? "`--flag` names `\(flag)`, and this document asks for no flag\n"
          : "there is no flag `\(flag)`; there is only `\(held[0])`\n"
        #expect(run.errorText.contains(message), "\(run.errorText)")
      }
    }
  }

  @Test func aResolvedDocumentNamesWhatItIsResolvedTo() throws {
    let folder = try folder("flag(density) == tight and flag(tone) == cold")
    try folder.write("home.json", try folder.sduic("compile", "home.sdui", "--flag", "density=tight").text)
    #expect(try folder.sduic("compile", "home.json", "--flag", "density=tight").status == 0)
    let other = try folder.sduic("compile", "home.json", "--flag", "density=loose")
    #expect(other.status == 2 && other.errorText.contains("`density` of this document is resolved to `tight` already"))
    let none = try folder.sduic("compile", "home.json", "--flag", "mood=tight")
    #expect(none.status == 2 && none.errorText.contains("there is no flag `mood`; there are `density` and `tone`\n"))
  }
}
