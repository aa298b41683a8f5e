import SDUICompatibility
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Verdicts about backgrounds at `source`, held against generated layouts: a constant for the kind of a background is gone exactly
/// where a change says so.
@Suite struct BackgroundVerdictTests {
  /// The names of the constants.
  private static func kinds(_ screen: Screen) throws -> Set<String> {
    let files = try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "home.sdui")]), .swift(.diffable))
    return Set(
      files.flatMap { file in file.text.matches(of: /public static let (\w+Kind) =/).map { String($0.output.1) } })
  }

  private static func program(_ first: String, _ second: String) -> String {
    func section(_ name: String, _ background: String) -> String {
      "  section \(name): list { unit Card { height: 40 }\(background.isEmpty ? "" : ", background \(background)") }\n"
    }
    return """
      screen Home {
      \(section("cards", first))\(section("more", second))}
      component Card { id: ID }
      component Back { title: Text? }
      decoration Panel { color: #FFFFFF }
      decoration Box { color: #FFFFFF }
      """
  }

  @Test func aConstantIsGoneExactlyWhereAChangeSaysSo() throws {
    let names = ["", "Panel", "Box", "Back"]
    let programs = names.flatMap { first in names.map { Self.program(first, $0) } }
    let screens = try programs.map { try Programs.screen($0) }
    var counts = (lost: 0, kept: 0)
    for old in screens {
      for new in screens {
        let lost = try Self.kinds(old).subtracting(Self.kinds(new))
        // A component brings a value to responses as well, which is a change of its own.
        let found = contractChanges(from: old, to: new).filter {
          $0.impact.source == .breaking && $0.witness?.text.hasSuffix("Kind") == true
        }
        #expect(found.isEmpty == lost.isEmpty, "\(lost): \(found)")
        #expect(found.allSatisfy { $0.rule == .backgroundChanged && $0.verdict(at: [.wire, .layout]) == .safe })
        let witnesses = Set(found.compactMap { $0.witness?.text.split(separator: ".").last.map(String.init) })
        #expect(witnesses == lost)
        if lost.isEmpty { counts.kept += 1 } else { counts.lost += 1 }
      }
    }
    #expect(counts.lost > 50 && counts.kept > 50, "\(counts)")
  }
}
