import Foundation
import TestSupport
import Testing

/// The table in `Examples/README.md` of the five systems: what is expressed, evaluated and generated for each.
@Suite struct SystemsTableTests {
  private static let page = "Examples/README.md"
  private static let heading = "| system | screens | expressed | evaluated | generated |"

  /// The screens of each system, and the architecture of its code.
  private static let systems: [(screens: [String], architecture: String)] = [
    (["Factory/home.sdui"], "diffable"),
    (["Presenter/market.sdui", "Presenter/stage.sdui"], "presenter"),
    (["Feed/feed.sdui"], "swiftui"),
    (["SizeClasses/album.sdui"], "flow-layout"),
    (["Videos/home.sdui"], "iglistkit"),
  ]

  @Test("the table says what the commands do (SDUIC_UPDATE=1 writes it)") func theTableIsCurrent() throws {
    var lines = try Repository.read(Self.page).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: Self.heading)) + 2
    let architectures = try Self.architectures()
    for (number, system) in Self.systems.enumerated() {
      let row = try Self.row(number + 1, system.screens, lines, architectures)
      #expect(row.generated.contains(system.architecture), "\(system.screens) \(row.generated)")
      if Repository.updates { lines[start + number] = row.text }
      #expect(lines[start + number] == row.text)
    }
    if Repository.updates { try Repository.write(lines.joined(separator: "\n"), to: Self.page) }
  }

  private static func row(
    _ number: Int, _ screens: [String], _ lines: [String], _ architectures: [String]
  ) throws -> (text: String, generated: [String]) {
    let begin = try #require(lines.firstIndex { $0.hasPrefix("### \(number). ") })
    let title = lines[begin].dropFirst("### \(number). ".count)
    let concepts = lines[(begin + 4)...].prefix { $0.hasPrefix("|") }.count
    let folder = try Folder()
    var verdicts: [String: Int] = [:]
    var generated = Set(architectures)
    for screen in screens {
      let path = Repository.path("Examples/" + screen)
      let proof = try folder.sduic("prove", path, "--format", "json")
      #expect(proof.status == 0, "\(proof.ending)")
      let object = try #require(JSONSerialization.jsonObject(with: Data(proof.output)) as? [String: Any])
      for obligation in object["obligations"] as? [[String: Any]] ?? [] {
        verdicts[obligation["verdict"] as? String ?? "", default: 0] += 1
      }
      for architecture in architectures {
        let name = "\(architecture)-\(screen.replacing("/", with: "-"))"
        let run = try folder.sduic("generate", "swift", path, "-o", name, "--architecture", architecture)
        if run.status != 0 { generated.remove(architecture) }
      }
    }
    let names = architectures.filter(generated.contains)
    let proved = verdicts["proved"] ?? 0
    let evaluated = [
      "\(proved) \(proved == 1 ? "requirement" : "requirements") proved at every width",
      "\(verdicts["undecided"] ?? 0) left to data",
    ]
    let cells = [
      "\(number). \(title)", screens.map { "`\($0)`" }.joined(separator: ", "), "\(concepts) concepts",
      evaluated.joined(separator: ", "), names.map { "`\($0)`" }.joined(separator: ", "),
    ]
    return ("| " + cells.joined(separator: " | ") + " |", names)
  }

  /// The architectures that the command knows.
  private static func architectures() throws -> [String] {
    let help = try Folder().sduic("generate", "--help").text
    let names = try #require(help.firstMatch(of: /--architecture ([a-z|-]+)/)).1
    return names.split(separator: "|").map(String.init)
  }
}
