import Foundation
import Testing

/// Layouts that `sduic generate swift --architecture diffable` writes have the frames of the interpreter.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct GeneratedLayoutTests {
  private static let isExhaustive = ProcessInfo.processInfo.environment["SDUIC_EXHAUSTIVE"] == "1"

  @Test(arguments: Examples.sample(Examples.screens, oneOf: 3)) func framesAreThoseOfTheInterpreter(file: String)
    throws
  {
    let program = try GeneratedLayoutProgram("Examples/" + file)
    let steps: [Double] = Self.isExhaustive ? (-20..<20).map { Double($0) / 4 } : [-1, -0.5, -0.25, 0, 0.25, 1]
    // From 1,201 on, the content of some screens is centred by less than a point.
    var widths: Set<Double> = [320, 390, 768, 1024, 1201, 1232.5, 1366]
    for breakpoint in try Examples.breakpoints(file) { widths.formUnion(steps.map { breakpoint + $0 }) }
    let result = try program.compare(widths: widths.sorted(), responses: try Self.responses(file, program))
    #expect(result.differenceCount == 0, "\(file): \(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 1_000 && result.layouts > 50, "\(file): \(result.frames) frames")
  }

  /// A part that a layout cannot do is refused with its place, and nothing is written.
  @Test func whatIsNotSupportedIsRefused() throws {
    let (source, output) = (try TemporaryFolder(), try TemporaryFolder())
    let file = source.url.appendingPathComponent("home.sdui")
    let text = """
      component A { id: ID }
      screen Home {
        section all: list {
          unit A { height: 40 }
          when width >= 500 { empty: keep }
        }
      }

      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    let run = try Command(file.path, into: output)
    #expect(run.status != 0)
    #expect(run.messages.contains("error[unsupported-in-code]"))
    #expect(run.messages.contains("a `when` of section `all` changes `empty`"), "\(run.messages)")
    #expect(run.messages.contains("home.sdui:5:"), "\(run.messages)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: output.url.path).isEmpty)
  }

  /// Generated responses, and that of the example if there is one.
  private static func responses(_ file: String, _ program: GeneratedLayoutProgram) throws -> [URL] {
    var responses = try program.fixtures(profiles: isExhaustive ? ["minimal", "typical", "maximal", "edge"] : ["edge"])
    responses += try program.coverage(atMost: isExhaustive ? .max : 1)
    let own = Examples.checkout.appendingPathComponent("Examples/" + file.dropLast(5) + ".response.json")
    return FileManager.default.fileExists(atPath: own.path) ? responses + [own] : responses
  }
}
