import Foundation
import Testing

/// Presenters that `sduic generate swift --architecture presenter` writes give the library what the interpreter shows.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct GeneratedPresenterTests {
  /// One screen has checks of its own, so it is always tested.
  private static let checked = "Presenter/market.sdui"
  /// The examples with a stack, for which no presenter is generated.
  private static let refused: Set<String> = ["News/front.sdui", "Videos/home.sdui"]
  private static let files = Examples.screens.filter { !refused.contains($0) }

  @Test(
    arguments: Set(Examples.sample(files, oneOf: 4, from: 1) + [checked]).sorted())
  func pagesAreThoseOfTheInterpreter(file: String) throws {
    let checks = file == Self.checked ? "Presenter/Market.swift" : "Presenter/AnyScreen.swift"
    let program = try GeneratedPresenterProgram("Examples/" + file, checks: checks)
    let result = try program.check()
    #expect(result.differences == [], "\(file)")
    #expect(result.checks > 20, "\(file): \(result.checks) checks")
    let frames = try program.compareFrames(widths: [390, 1024])
    #expect(frames.differenceCount == 0, "\(file): \(frames.differences.joined(separator: "\n"))")
    #expect(frames.frames > 100, "\(file): \(frames.frames) frames")
  }

  @Test(arguments: refused.sorted()) func stacksAreRefused(file: String) throws {
    let error = #expect(throws: GeneratedLayoutProgram.Failure.self) {
      _ = try GeneratedPresenterProgram("Examples/" + file)
    }
    #expect(error?.description.contains("is a `stack`, and the library has no sections in sections") ?? false)
  }

  /// The names of release 1.0.0.
  @Test(arguments: Examples.sample(files, oneOf: 12, from: 5)) func release1Compiles(
    file: String
  ) throws {
    let program = try GeneratedPresenterProgram("Examples/" + file, options: ["--presenter-version", "1.0.0"])
    #expect(try program.check().differences == [], "\(file)")
  }
}
