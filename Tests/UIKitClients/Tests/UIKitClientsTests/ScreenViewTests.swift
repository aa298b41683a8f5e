import Foundation
import Testing

/// Views that `sduic generate swift --architecture swiftui` writes have the frames of the interpreter.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct ScreenViewTests {
  /// The examples whose view is generated. All others have a part that views do not support.
  private static let examples = [
    "Account/account.sdui", "Apps/app-details.sdui", "Apps/chat.sdui", "Apps/checkout.sdui", "Apps/settings.sdui",
    "Canteen/menu.sdui", "Feed/feed.sdui", "Package/Sources/Bistro/menu.sdui", "Sale/sale.sdui",
    "SizeClasses/album.sdui", "SizeClasses/photos.sdui",
    "Versions/1.sdui", "Versions/2.sdui", "Versions/3.sdui", "Versions/4.sdui", "Versions/5.sdui",
  ]

  @Test func otherExamplesAreRefused() throws {
    for file in Examples.screens where !Self.examples.contains(file) {
      let folder = try TemporaryFolder()
      let run = try Command("Examples/" + file, into: folder, architecture: .swiftUI)
      #expect(run.status != 0 && run.messages.contains("error[unsupported-in-code]"), "\(file)")
      #expect(run.messages.contains("┌─ Examples/"), "\(file)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
  }

  @Test(arguments: Examples.sample(examples, oneOf: 2)) func framesAreThoseOfTheInterpreter(file: String) throws {
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

  @Test func cornersHaveTheFramesOfTheInterpreter() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/swiftui.sdui", .swiftUI)
    var responses = try program.fixtures(profiles: ["minimal", "typical", "edge", "maximal"])
    responses += try program.coverage(atMost: 3)
    let widths: [Double] = [320, 499.75, 500, 600, 699.5, 700, 720, 741, 800, 900, 1000, 1200]
    let result = try program.compare(widths: widths + widths.map { $0 + 0.25 }, responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 10_000, "\(result.frames) frames")
  }
}
