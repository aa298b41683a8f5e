import Foundation
import Testing

/// Layouts that `sduic generate swift --architecture diffable` writes have the frames of the interpreter.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct GeneratedLayoutTests {
  private static let isExhaustive = ProcessInfo.processInfo.environment["SDUIC_EXHAUSTIVE"] == "1"

  /// The examples whose layout is generated, with the options that they need.
  static let native: [String: [String]] = [
    "Account/account.sdui": [], "Apps/calendar.sdui": [], "Apps/chat.sdui": [], "Apps/checkout.sdui": [],
    "Apps/dashboard.sdui": [], "Apps/delivery.sdui": [], "Apps/profile.sdui": [], "Apps/explore.sdui": [],
    "Apps/settings.sdui": [], "Apps/store.sdui": [],
    "Apps/film.sdui": [], "Apps/travel.sdui": [], "Canteen/menu.sdui": [],
    "Apps/app-details.sdui": [], "Cinema/home.sdui": [], "Factory/home.sdui": [],
    "Feed/feed.sdui": [], "Package/Sources/Bistro/menu.sdui": [], "Presenter/market.sdui": [],
    "Presenter/stage.sdui": [],
    "Sale/sale.sdui": [], "Shop/home.sdui": [], "Shop/offers.sdui": [], "SizeClasses/album.sdui": [],
    "SizeClasses/photos.sdui": [],
    "Versions/1.sdui": [], "Versions/2.sdui": [], "Versions/3.sdui": [], "Versions/4.sdui": [], "Versions/5.sdui": [],
  ]

  /// The examples whose layout is refused, and the message about the first part that is not supported.
  static let refused: [String: String] = [
    "News/front.sdui": "section `edition` is a `stack`",
    "Videos/home.sdui": "section `channel` is a `stack`",
  ]

  @Test func eachExampleIsGeneratedOrRefused() {
    #expect(Set(Examples.screens) == Set(Self.native.keys).union(Self.refused.keys))
  }

  @Test(arguments: Examples.sample(Array(native.keys), oneOf: 2)) func framesAreThoseOfTheInterpreter(file: String)
    throws
  {
    let program = try GeneratedLayoutProgram("Examples/" + file, options: Self.native[file] ?? [])
    let steps: [Double] = Self.isExhaustive ? (-20..<20).map { Double($0) / 4 } : [-1, -0.5, -0.25, 0, 0.25, 1]
    // From 1,201 on, the content of some screens is centred by less than a point.
    var widths: Set<Double> = [320, 390, 768, 1024, 1201, 1232.5, 1366]
    for breakpoint in try Examples.breakpoints(file) { widths.formUnion(steps.map { breakpoint + $0 }) }
    let result = try program.compare(widths: widths.sorted(), responses: try Self.responses(file, program))
    #expect(result.differenceCount == 0, "\(file): \(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 1_000 && result.layouts > 50, "\(file): \(result.frames) frames")
  }

  /// A part that a layout cannot do is refused with its place, and nothing is written.
  @Test(arguments: refused.keys.sorted()) func whatIsNotSupportedIsRefused(file: String) throws {
    let folder = try TemporaryFolder()
    let run = try Command("Examples/" + file, into: folder)
    #expect(run.status != 0)
    #expect(run.messages.contains("error[unsupported-in-code]"))
    #expect(run.messages.contains(Self.refused[file] ?? "?"), "\(run.messages)")
    #expect(run.messages.contains("┌─ Examples/" + file))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  /// Generated responses, and that of the example if there is one.
  private static func responses(_ file: String, _ program: GeneratedLayoutProgram) throws -> [URL] {
    var responses = try program.fixtures(profiles: isExhaustive ? ["minimal", "typical", "maximal", "edge"] : ["edge"])
    responses += try program.coverage(atMost: isExhaustive ? .max : 1)
    let own = Examples.checkout.appendingPathComponent("Examples/" + file.dropLast(5) + ".response.json")
    return FileManager.default.fileExists(atPath: own.path) ? responses + [own] : responses
  }
}
