import Foundation
import Testing

/// Layouts that `sduic generate swift --architecture flow-layout` writes have the frames of the interpreter, also in
/// pixels.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct FlowLayoutTests {
  /// The examples, all of which have flow layouts.
  static let examples = Examples.screens

  /// The programs with what no example has, and the widths at which they change.
  private static let corners: [String: [Double]] = [
    "flow": [320, 499.75, 500, 600, 699.5, 700, 720, 741, 800, 900, 1000, 1200],
    "flow-single": [320, 389.5, 390, 480, 599.5, 600, 640, 800, 1000],
    "flow-strip": [320, 375, 599.5, 600, 699.5, 700, 1024, 1199.5, 1200],
    "flow-stack": [320, 599.5, 600, 699.75, 700, 900, 999.5, 1000],
    "flow-items": [320, 375, 599.5, 600, 700, 899.75, 900, 1200],
    "pinned": [320, 599.5, 600, 700, 1000],
    "variants": [320, 599.5, 600, 900],
    "hosted": [320, 390, 599.5, 600, 744, 1024],
    "hosted-values": [320, 600, 1024],
    "stacks": [320, 599.5, 600, 900],
    "corners": [320, 390, 599.5, 600, 744, 1024],
  ]

  @Test(arguments: Examples.sample(examples, oneOf: 4)) func framesAreThoseOfTheInterpreter(file: String) throws {
    let program = try GeneratedLayoutProgram("Examples/" + file, .flowLayout)
    var widths: Set<Double> = [320, 375, 390, 568, 768, 1024, 1201, 1366]
    for breakpoint in try Examples.breakpoints(file) {
      widths.formUnion([-1, -0.5, -0.25, 0, 0.25, 1].map { breakpoint + $0 })
    }
    let responses = try program.fixtures(profiles: ["typical", "edge"]) + program.coverage(atMost: 1)
    let result = try program.compare(widths: widths.sorted(), responses: responses)
    #expect(result.differenceCount == 0, "\(file): \(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 1_000 && result.layouts > 50, "\(file): \(result.frames) frames")
  }

  @Test(arguments: corners.keys.sorted()) func cornersHaveTheFramesOfTheInterpreter(name: String) throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/\(name).sdui", .flowLayout)
    var responses = try program.fixtures(profiles: ["minimal", "typical", "edge", "maximal"])
    responses += try program.coverage(atMost: 3)
    let widths = Self.corners[name] ?? []
    let result = try program.compare(widths: widths + widths.map { $0 + 0.25 }, responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 1_000, "\(result.frames) frames")
  }

  /// Frames are computed once for each change of the size and the traits.
  @Test(arguments: [
    "Examples/Sale/sale.sdui", "Examples/SizeClasses/album.sdui", "Tests/UIKitClients/Harness/flow.sdui",
    "Tests/UIKitClients/Harness/flow-strip.sdui",
  ])
  func onlyChangesOfTheContainerInvalidate(file: String) throws {
    let program = try GeneratedLayoutProgram(file, .flowLayout)
    let response = try #require(program.fixtures(profiles: ["maximal"]).first)
    let counts = try program.countComputations(response: response)
    #expect(counts == Self.computations)
  }

  /// The numbers of computations of a section in the steps of the harness.
  static let computations = [
    "scrolling": 0, "the same": 0, "width": 1, "height": 1, "size of text": 1, "size class": 1, "safe area": 1,
    "width and traits": 1, "frames that differ from a new layout": 0, "data": 1, "scrolling back": 0,
  ]
}
