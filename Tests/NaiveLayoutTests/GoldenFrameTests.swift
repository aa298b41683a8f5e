import NaiveLayout
import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// The frames in golden files, as they are written there: in its own container, each is what the naive evaluator gives,
/// which is written from `Grammar/LAYOUT.md` alone.
@Suite struct GoldenFrameTests {
  /// A table of frames in a golden file.
  struct Table: Sendable, CustomTestStringConvertible {
    let golden: GoldenCase
    let settings: LayoutSettings
    let lines: [String]

    var testDescription: String { "\(golden) at \(settings.text)" }
  }

  /// A program with errors has no frames.
  static let tables: [Table] = Corpus.cases.flatMap { golden in
    golden.outputs.compactMap { output in
      guard case .layout(let settings) = output.request, output.lines != ["(errors)"] else { return nil }
      return Table(golden: golden, settings: settings, lines: output.lines)
    }
  }

  @Test func thereAreMany() { #expect(Self.tables.count >= 120) }

  @Test(arguments: tables) func theNaiveEvaluatorGivesTheWrittenFrames(table: Table) throws {
    let sample = table.golden.sample
    let screen = try Programs.compile(sample.files, sample.main).onlyScreen().resolvedByDefault.screen
    var trial = try Trial(screen: screen, environment: table.settings.environment(for: screen))
    trial.response = table.settings.data.flatMap { sample.files[$0] }
    switch try trial.naive() {
    case .success(var frames):
      if let scale = table.settings.scale {
        let mode = try #require(PixelRounding(rawValue: table.settings.rounding.rawValue))
        frames = frames.rounded(mode, scale: Fraction(scale))
      }
      let written = FrameTable(reading: table.lines)
      #expect(FrameTable(of: frames.json).firstDifference(from: written) == nil)
      #expect(!written.rows.isEmpty || frames.json["sections"]?.elements.isEmpty == true)
    case .failure(let failure):
      #expect(table.lines.first?.hasPrefix("error[layout-impossible]: ") == true)
      #expect(table.lines.last == "  = layout rule \(failure.rule.rawValue) cannot be kept")
    }
  }

  /// A table with a wrong number, a missing row or another order is not what the evaluator gives.
  @Test func wrongTablesAreNoticed() {
    let right = ["Home at 9 × 9, ltr, content 9 × 9", "", "  x y width height", "a  list 0 0 9 9", "  0  C 0 0 9 9"]
    let table = FrameTable(reading: right)
    #expect(table.rows.count == 2 && table.content == [9, 9] && table.rows.map(\.title) == ["list", "0"])
    var wrong = [right, right, right, right]
    wrong[0][4] = "  0  C 0 0 9 9.01"
    wrong[1].removeLast()
    wrong[2].swapAt(3, 4)
    wrong[3][0] = "Home at 9 × 9, ltr, content 9 × 8"
    for lines in wrong { #expect(table.firstDifference(from: FrameTable(reading: lines)) != nil, "\(lines)") }
    #expect(table.firstDifference(from: FrameTable(reading: right)) == nil)
  }
}
