import Foundation
import Testing

/// The code for UIKit in guides compiles against the model, without warnings.
@Suite struct GuideTests {
  /// A guide, the fence of its code, and the screen and the architecture of the generated code that it uses.
  @Test(arguments: [
    ("Grammar/Guides/App.md", "swift uikit", "", "diffable"),
    ("Grammar/Guides/GeneratedCode.md", "swift uikit sale", "Examples/Sale/sale.sdui", "diffable"),
    ("Grammar/Guides/GeneratedCode.md", "swift uikit film", "Examples/Apps/film.sdui", "diffable"),
    ("Grammar/Guides/GeneratedCode.md", "swift uikit details", "Examples/Apps/app-details.sdui", "diffable"),
    ("Grammar/Guides/GeneratedCode.md", "swift uikit album", "Examples/SizeClasses/album.sdui", "flow-layout"),
    ("Grammar/Guides/GeneratedCode.md", "swift swiftui feed", "Examples/Feed/feed.sdui", "swiftui"),
    ("Grammar/Guides/iOS.md", "swift uikit sale", "Examples/Sale/sale.sdui", "diffable"),
    ("Grammar/Guides/iOS.md", "swift uikit sale-flow", "Examples/Sale/sale.sdui", "flow-layout"),
    ("Grammar/Guides/iOS.md", "swift uikit sale-presenter", "Examples/Sale/sale.sdui", "presenter"),
    ("Grammar/Guides/iOS.md", "swift uikit sale-list", "Examples/Sale/sale.sdui", "iglistkit"),
    ("Grammar/Guides/iOS.md", "swift swiftui sale", "Examples/Sale/sale.sdui", "swiftui"),
    ("Grammar/Guides/GeneratedCode.md", "swift uikit presenter", "Examples/Presenter/stage.sdui", "presenter"),
    ("Grammar/Guides/GeneratedCode.md", "swift uikit list", "Examples/Sale/sale.sdui", "iglistkit"),
  ])
  func codeForUIKitCompiles(
    path: String, fence: String, screen: String, architecture: String
  ) throws {
    let page = try String(contentsOf: Examples.checkout.appendingPathComponent(path), encoding: .utf8)
    let blocks = page.components(separatedBy: "```\(fence)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    try #require(!blocks.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if !screen.isEmpty {
      let options = ["--architecture", architecture, "-o", folder.path]
      _ = try Examples.sduic(["generate", "swift", screen] + options)
    }
    var generated = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map { folder.appendingPathComponent($0).path }
    if blocks.contains(where: { $0.contains("import Screens\n") }) {
      let module = ["-emit-module", "-module-name", "Screens", "-o", folder.path + "/Screens.swiftmodule"]
      try Self.compile(module + generated, in: folder, path)
      generated = []
    }
    for block in blocks {
      let file = folder.appendingPathComponent("Guide.swift")
      try block.write(to: file, atomically: true, encoding: .utf8)
      try Self.compile(["-typecheck", file.path] + generated, in: folder, path)
    }
  }

  /// Runs the compiler of Swift, without a warning, with the modules of the tests and those in a folder.
  private static func compile(_ arguments: [String], in folder: URL, _ page: String) throws {
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let options = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", modules, "-I", folder.path]
    process.arguments = ["swiftc"] + options + arguments
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(page): \(text)")
  }
}
