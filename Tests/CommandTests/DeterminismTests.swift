import Foundation
import TestSupport
import Testing

/// Results are functions of their inputs: the same bytes in every process, folder, language and time zone.
@Suite struct DeterminismTests {
  private static let broken =
    Samples.card + """
      let gap = 1 / 0
      layout Rows: lisst { }
      screen Home {
        section a: list { unit Card { hieght: 3 }, unit Cart { height: 3 }, colums: 2 }
        section a: grid { unit Card { height: gap } }
      }
      """

  private static let commands: [[String]] = [
    ["compile", "home.sdui"], ["compile", "home.sdui", "--pretty"], ["check", "."], ["check", "broken.sdui"],
    ["check", "broken.sdui", "home.sdui", "--format", "json"], ["compile", "broken.sdui"], ["explain", "unknown-name"],
    ["layout", "home.sdui"], ["layout", "home.sdui", "--format", "json", "--width", "320,768,1024"],
    ["layout", "home.sdui", "--exact", "--rtl"], ["--help"], ["layout", "--help"], ["compille"],
  ]

  private func folder() throws -> Folder {
    let folder = try Folder(Samples.shop)
    try folder.write("broken.sdui", Self.broken)
    return folder
  }

  private func expectEqual(_ first: Run, _ second: Run, _ command: [String]) {
    #expect(first.status == second.status && first.status != nil, "\(command): \(first.ending)")
    #expect(first.output == second.output, "\(command)")
    #expect(first.errors == second.errors, "\(command)")
  }

  /// Each process hashes with a seed of its own.
  @Test(arguments: commands)
  func processesAgree(command: [String]) throws {
    let folder = try folder()
    let first = try folder.sduic(command)
    for _ in 0..<3 { expectEqual(first, try folder.sduic(command), command) }
  }

  @Test(arguments: commands)
  func foldersAgree(command: [String]) throws {
    let elsewhere = try Folder()
    for (name, text) in Samples.shop { try elsewhere.write("deep/er/\(name)", text) }
    try elsewhere.write("deep/er/broken.sdui", Self.broken)
    expectEqual(try folder().sduic(command), try elsewhere.sduic(command, in: "deep/er"), command)
  }

  @Test(arguments: commands)
  func languagesAndTimeZonesDoNotMatter(command: [String]) throws {
    let folder = try folder()
    let first = try folder.sduic(command)
    let settings = [
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"], ["LC_ALL": "C", "TZ": "UTC"],
      ["LANG": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "COLUMNS": "20", "TERM": "dumb", "HOME": "/nonexistent"],
    ]
    for environment in settings { expectEqual(first, try folder.sduic(command, environment: environment), command) }
  }
}
