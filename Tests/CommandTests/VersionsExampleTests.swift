import Foundation
import TestSupport
import Testing

/// The versions in `Examples/Versions` show what their page teaches.
@Suite struct VersionsExampleTests {
  private static func folder() throws -> Folder { try Folder(Programs.examples(in: "Versions/")) }

  /// The findings of a step, each as `severity rule`.
  private func findings(_ run: Run) -> [String] {
    run.errorText.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /(error|warning|note)\[([a-z-]+)\]/).map { "\($0.output.1) \($0.output.2)" }
    }
  }

  @Test(
    arguments: [
      ("1", "2", 0, ["note component-added", "note field-added", "warning unit-accepted"]),
      ("2", "3", 0, ["note component-added", "warning section-added"]),
      ("3", "4", 1, ["error field-made-optional"]),
      (
        "3", "5", 0,
        ["warning until-added", "note deprecation-changed", "note field-added", "note field-added"]
      ),
    ] as [(String, String, Int32, [String])])
  func eachStepShowsItsLesson(old: String, new: String, status: Int32, expected: [String]) throws {
    let run = try Self.folder().sduic("breaking", "Versions/\(new).sdui", "--against", "Versions/\(old).sdui")
    #expect(run.status == status && findings(run) == expected, "\(run.ending)")
  }

  /// The example in the report is the content of a response that only the new contract allows. It lacks the keys around
  /// the sections, which both contracts require.
  @Test func theWitnessIsRefusedByInstalledClients() throws {
    let folder = try Self.folder()
    let run = try folder.sduic("breaking", "Versions/4.sdui", "--against", "Versions/3.sdui")
    let witness = try #require(run.errorText.firstMatch(of: /for example (\{.+\})/)?.output.1)
    try folder.write("witness.json", String(witness))
    for (version, expected) in [("3", ["error response-missing-field"]), ("4", [])] {
      let run = try folder.sduic("validate", "Versions/\(version).sdui", "witness.json", "--strict")
      #expect(findings(run).filter { $0 != "error response-missing-key" } == expected, "\(version): \(run.ending)")
      #expect(findings(run).contains("error response-missing-key"), "\(version): \(run.ending)")
    }
  }

  @Test func theLastVersionBreaksNoDataAndMovesFramesOnly() throws {
    let folder = try Self.folder()
    let arguments = ["breaking", "Versions/5.sdui", "--against", "Versions/3.sdui"]
    let data = try folder.sduic(arguments)
    #expect(data.status == 0 && !findings(data).contains { $0.hasPrefix("error") }, "\(data.ending)")
    let frames = try folder.sduic(arguments + ["--promise", "layout"])
    #expect(frames.status == 1 && findings(frames).filter { $0.hasPrefix("error") } == ["error columns-changed"])
  }

  /// A client before 1.2 gets notices, one before 1.5 the field that ends, and one from 2.0 on only the new ones.
  @Test func clientsOfTheLastVersionGetWhatTheyKnow() throws {
    let folder = try Self.folder()
    for (client, row) in [
      ("ios@1.1", "Detour as Notice, no Departure.time, no Departure.interval"),
      ("android@1.4", "no Departure.time, no Departure.interval"), ("ios@1.5", "everything"),
      ("android@2.0", "no Departure.due"),
    ] {
      let run = try folder.sduic("clients", "Versions/5.sdui", "--client", client)
      let first = run.text.split(separator: "\n").first ?? ""
      #expect(run.status == 0 && first.hasSuffix(": \(row)"), "\(client): \(run.ending) \(first)")
    }
  }
}
