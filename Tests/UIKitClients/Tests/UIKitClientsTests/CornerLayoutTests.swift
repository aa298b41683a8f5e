import Foundation
import Testing

/// A screen with everything that generated layouts support and no example has, and with names that are words.
@Suite struct CornerLayoutTests {
  @Test func cornersHaveTheFramesOfTheInterpreter() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/corners.sdui")
    // Where conditions and columns change, and where insets are between 0 and 1 points.
    let widths: [Double] = [320, 499.75, 500, 600, 699.5, 700, 733, 741, 800, 900, 1000, 1200]
    var responses = try program.fixtures(profiles: ["typical", "edge", "maximal"])
    responses += try program.coverage(atMost: 3)
    let result = try program.compare(widths: widths, responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 50_000, "\(result.frames) frames")
  }

  /// Each combination of flags, with the first version and that of each bound.
  @Test func variantsHaveTheFramesOfTheInterpreter() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/variants.sdui")
    let responses = try program.fixtures(profiles: ["typical"])
    let result = try program.compare(widths: [320, 900, 1000], responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.layouts > 500, "\(result.layouts) layouts")
  }

  /// Headers, footers and sections that stay in view, also those of a stack, at four offsets.
  @Test func pinnedPartsHaveTheFramesOfTheInterpreter() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/pinned.sdui")
    let responses = try program.fixtures(profiles: ["typical"])
    let result = try program.compare(widths: [320, 600, 700, 900], responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 10_000, "\(result.frames) frames")
  }

  /// Stacks, whose sections have measured items, placeholders and several kinds.
  @Test func stacksHaveTheFramesOfTheInterpreter() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/stacks.sdui")
    let responses =
      try program.fixtures(profiles: ["typical"]) + program.coverage(atMost: 4)
      + program.responses(failing: ["words", "board"])
    let result = try program.compare(widths: [320, 600, 700, 900, 1000, 1200], responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 10_000, "\(result.frames) frames")
  }

  /// Hosted sections whose layout a response changes, and with components in their backgrounds.
  @Test func hostedValuesHaveTheFramesOfTheInterpreter() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/hosted-values.sdui")
    let responses = try program.fixtures(profiles: ["minimal", "typical", "maximal"]) + program.coverage(atMost: 3)
    let result = try program.compare(widths: [320, 390, 699.5, 700, 900, 1024], responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 3_000, "\(result.frames) frames")
  }

  /// Sections that the interpreter lays out.
  @Test func hostedCornersHaveTheFramesOfTheInterpreter() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/hosted.sdui")
    let widths: [Double] = [320, 339.5, 599, 600, 699.5, 700, 800, 899, 900, 932.5, 1200]
    var responses = try program.fixtures(profiles: ["minimal", "typical", "edge", "maximal"])
    responses += try program.coverage(atMost: 4)
    let result = try program.compare(widths: widths, responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 10_000, "\(result.frames) frames")
  }
}
