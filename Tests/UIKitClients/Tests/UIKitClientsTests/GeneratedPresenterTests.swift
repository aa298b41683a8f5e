import Foundation
import Testing

/// Presenters that `sduic generate swift --architecture presenter` writes give the library what the interpreter shows.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct GeneratedPresenterTests {
  /// One screen has checks of its own, so it is always tested.
  private static let checked = "Presenter/market.sdui"
  private static let files = Examples.screens

  @Test(
    arguments: Set(Examples.sample(files, oneOf: 4, from: 1) + [checked]).sorted())
  func pagesAreThoseOfTheInterpreter(file: String) throws {
    let checks = file == Self.checked ? "Presenter/Market.swift" : "Presenter/AnyScreen.swift"
    try compare("Examples/" + file, checks, widths: [390, 1024])
  }

  /// A stack is one section of the library.
  @Test(arguments: [("stacks", "AnyScreen"), ("presenter-stack", "Edition")])
  func stacksAreThoseOfTheInterpreter(name: String, checks: String) throws {
    try compare("Tests/UIKitClients/Harness/\(name).sdui", "Presenter/\(checks).swift", widths: [320, 700])
  }

  /// Compares what the library is given, and the frames, with the interpreter.
  private func compare(_ file: String, _ checks: String, widths: [Double]) throws {
    let program = try GeneratedPresenterProgram(file, checks: checks)
    let result = try program.check()
    #expect(result.differences == [], "\(file)")
    #expect(result.checks > 20, "\(file): \(result.checks) checks")
    let frames = try program.compareFrames(widths: widths)
    #expect(frames.differenceCount == 0, "\(file): \(frames.differences.joined(separator: "\n"))")
    #expect(frames.frames > 100, "\(file): \(frames.frames) frames")
  }

  /// The names of the versions after release 1.0.0.
  @Test(arguments: Examples.sample(files, oneOf: 12, from: 5)) func laterVersionsCompile(
    file: String
  ) throws {
    let program = try GeneratedPresenterProgram("Examples/" + file, options: ["--presenter-version", "later"])
    #expect(try program.check().differences == [], "\(file)")
  }
}
