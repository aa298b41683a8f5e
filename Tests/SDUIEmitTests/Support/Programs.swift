import Foundation
import SDUICompiler
import SDUIIR
import SDUISource
import Testing

/// Programs that the tests compile.
enum Programs {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The landing screen of `Examples/Shop`.
  static func shop() throws -> Screen {
    let folder = root.appending(path: "Examples/Shop")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".sdui") {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return try compile(files, "home.sdui").onlyScreen()
  }

  /// The one screen of a text.
  static func screen(_ text: String) throws -> Screen { try compile(["home.sdui": text], "home.sdui").onlyScreen() }

  /// A compilation of files in memory.
  static func compile(_ files: [String: String], _ path: String) throws -> Compilation {
    try Compilation(of: path, root: "", from: MemoryFileProvider(files))
  }
}
