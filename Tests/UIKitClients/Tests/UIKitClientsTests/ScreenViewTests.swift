import Foundation
import Testing

/// Views that `sduic generate swift --architecture swiftui` writes have the frames of the interpreter.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct ScreenViewTests {
  @Test(arguments: Examples.sample(Examples.screens, oneOf: 4)) func framesAreThoseOfTheInterpreter(
    file: String
  ) throws {
    let program = try GeneratedLayoutProgram("Examples/" + file, .swiftUI)
    var widths: Set<Double> = [320, 375, 390, 568, 768, 1024, 1201, 1366]
    for breakpoint in try Examples.breakpoints(file) {
      widths.formUnion([-1, -0.5, -0.25, 0, 0.25, 1].map { breakpoint + $0 })
    }
    let responses = try program.fixtures(profiles: ["typical", "edge"]) + program.coverage(atMost: 1)
    let result = try program.compare(widths: widths.sorted(), responses: responses)
    #expect(result.differenceCount == 0, "\(file): \(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 1_000 && result.layouts > 50, "\(file): \(result.frames) frames")
  }

  @Test(arguments: [
    "swiftui", "flow", "flow-strip", "flow-stack", "flow-items", "pinned", "variants", "stacks",
  ])
  func cornersHaveTheFramesOfTheInterpreter(name: String) throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/\(name).sdui", .swiftUI)
    var responses = try program.fixtures(profiles: ["minimal", "typical", "edge"])
    responses += try program.coverage(atMost: 2)
    let widths: [Double] = [320, 499.75, 600, 700.25, 900, 1200]
    let result = try program.compare(widths: widths, responses: responses)
    #expect(result.differenceCount == 0, "\(name): \(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 1_000, "\(name): \(result.frames) frames")
  }
}
