import Foundation
import TestSupport
import Testing

/// The package in `Examples`, which the build tool plugin gives its code.
@Suite struct PluginTests {
  private static let screen = "Sources/Bistro/menu.sdui"
  private static let program = "Sources/Bistro/Bistro.swift"
  private static let catalogue = "Sources/Bistro/Shared/dishes.sdui"
  private static let options = "Sources/Bistro/sduic.options"
  private static let menu = "Today\nOnion soup 6.5\nRatatouille 11\n"

  /// One package, which is built from the beginning once.
  @Test func codeFollowsTheScreens() throws {
    let package = try copy()
    #expect(try run(package) == Self.menu)
    try expectScreensAreInputs(of: package)
    try expectImportsAndOptionsAreInputs(of: package)
  }

  private func expectScreensAreInputs(of package: Folder) throws {
    let unchanged = try build(package)
    #expect(unchanged.status == 0 && !unchanged.text.contains("Generating Swift"), "\(unchanged.text)")

    try package.replace("Text(max: 60)", "Text(max: 10)", in: Self.screen)
    #expect(try run(package) == "Today\nOnion soup 6.5\n", "a name of 11 characters breaks the contract")
    try package.replace("Text(max: 10)", "Text(max: 60)", in: Self.screen)

    // An error is at its place, and nothing of the last build remains.
    try package.replace("price: Decimal", "price: Decmal", in: Self.screen)
    let broken = try build(package)
    let line = try package.line(of: "Decmal", in: Self.screen)
    #expect(broken.status != 0)
    #expect(broken.text.contains("/\(Self.screen):\(line):10: error: there is no type `Decmal` here"), "\(broken.text)")

    try package.replace("price: Decmal", "cost: Decimal", in: Self.screen)
    let renamed = try build(package)
    let use = try package.line(of: "dish.price", in: Self.program)
    #expect(renamed.status != 0)
    #expect(renamed.text.contains("/\(Self.program):\(use):56: error: value of type 'DishRow' has no member 'price'"))
    try package.replace("cost: Decimal", "price: Decimal", in: Self.screen)
  }

  private func expectImportsAndOptionsAreInputs(of package: Folder) throws {
    // The component moves to another file.
    let text = String(decoding: try #require(package.contents(Self.screen)), as: UTF8.self)
    let parts = text.components(separatedBy: "component Title")
    try #require(parts.count == 2)
    try package.write(Self.catalogue, parts[0])
    try package.write(Self.screen, "import \"Shared/dishes.sdui\"\n\ncomponent Title" + parts[1])
    #expect(try run(package) == Self.menu)

    try package.replace("Text(max: 60)", "Text(max: 10)", in: Self.catalogue)
    #expect(try run(package) == "Today\nOnion soup 6.5\n")

    // What the build system does not know as an input is refused.
    try package.write("Elsewhere/dishes.sdui", parts[0])
    try package.replace("Shared/dishes.sdui", "../../Elsewhere/dishes.sdui", in: Self.screen)
    let outside = try build(package)
    #expect(outside.status != 0 && outside.text.contains("/\(Self.screen):1:8: error: "), "\(outside.text)")
    try package.replace("../../Elsewhere/dishes.sdui", "Shared/dishes.sdui", in: Self.screen)

    try package.write(Self.options, "--architecture wrong\n\n")
    let refused = try build(package)
    #expect(refused.status != 0 && refused.text.contains("`--architecture` takes `models`, "), "\(refused.text)")
    try package.write(Self.options, "--architecture models\n")
    #expect(try build(package).status == 0)
  }

  @Test func theGuideShowsThePackage() throws {
    let manifest = try Repository.read("Examples/Package/Package.swift")
    let start = try #require(manifest.range(of: "let package")?.lowerBound)
    let guide = try Repository.read("Grammar/Guides/GeneratedCode.md")
    #expect(guide.contains("```swift package\n\(manifest[start...])```"))
  }

  /// The package of the example, outside of the checkout.
  private func copy() throws -> Folder {
    let folder = try Folder()
    for path in ["Package.swift", Self.screen, Self.program] {
      try folder.write(path, try Repository.read("Examples/Package/" + path))
    }
    try folder.replace("\"../..\"", "\"\(Repository.root.path)\"", in: "Package.swift")
    return folder
  }

  /// Builds a package with the `sduic` that the tests have.
  private func build(_ package: Folder) throws -> Run { try swift("build", package) }

  /// The output of its program after a build.
  private func run(_ package: Folder) throws -> String {
    let built = try build(package)
    guard built.status == 0 else {
      Issue.record("\(built.ending)\n\(built.text)")
      return ""
    }
    return try Run(package.url.appending(path: ".build/debug/Bistro").path, []).text
  }

  private func swift(_ command: String, _ package: Folder) throws -> Run {
    guard let tool = Executable.url else { throw Executable.Missing() }
    let environment = ProcessInfo.processInfo.environment.merging(["SDUIC": tool.path]) { _, new in new }
    return try Run("swift", [command], in: package.url, environment: environment, patience: 600)
  }
}

extension Folder {
  /// Replaces a text that a file has once.
  fileprivate func replace(_ old: String, _ new: String, in name: String) throws {
    let text = String(decoding: try #require(contents(name)), as: UTF8.self)
    try #require(text.components(separatedBy: old).count == 2)
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  /// The line of a text, counted from 1.
  fileprivate func line(of text: String, in name: String) throws -> Int {
    let lines = String(decoding: try #require(contents(name)), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }
}
