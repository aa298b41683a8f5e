import Foundation
import Testing

/// Presenters that `sduic generate swift --architecture presenter` writes give the library what the interpreter shows.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct GeneratedPresenterTests {
  /// The examples of `diffable`.
  /// One screen has checks of its own, so it is always tested.
  private static let checked = "Presenter/market.sdui"

  @Test(
    arguments: Set(Examples.sample(Array(GeneratedLayoutTests.native.keys), oneOf: 4, from: 1) + [checked]).sorted())
  func pagesAreThoseOfTheInterpreter(file: String) throws {
    let options = GeneratedLayoutTests.native[file] ?? []
    let checks = file == Self.checked ? "Presenter/Market.swift" : "Presenter/AnyScreen.swift"
    let program = try GeneratedPresenterProgram("Examples/" + file, options: options, checks: checks)
    let result = try program.check()
    #expect(result.differences == [], "\(file)")
    #expect(result.checks > 20, "\(file): \(result.checks) checks")
    let frames = try program.compareFrames(widths: [390, 1024])
    #expect(frames.differenceCount == 0, "\(file): \(frames.differences.joined(separator: "\n"))")
    #expect(frames.frames > 100, "\(file): \(frames.frames) frames")
  }

  /// The names of release 1.0.0.
  @Test(arguments: Examples.sample(Array(GeneratedLayoutTests.native.keys), oneOf: 12, from: 5)) func release1Compiles(
    file: String
  ) throws {
    let options = (GeneratedLayoutTests.native[file] ?? []) + ["--presenter-version", "1.0.0"]
    let program = try GeneratedPresenterProgram("Examples/" + file, options: options)
    #expect(try program.check().differences == [], "\(file)")
  }
}
