import Foundation
import SDUICompiler
import SDUIIR
import SDUISource

/// The screens of the examples.
enum Examples {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every screen below `Examples`, with the name of its file.
  static func screens() throws -> [(name: String, screen: Screen)] {
    let folder = root.appending(path: "Examples")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".sdui") }
      .sorted()
    var files: [String: String] = [:]
    for path in paths { files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8) }
    return try paths.flatMap { path in
      try Compilation(of: path, root: "", from: MemoryFileProvider(files)).screens.map { (path, $0) }
    }
  }

  /// The one screen of a text.
  static func screen(_ text: String) throws -> Screen {
    try Compilation(of: "home.sdui", root: "", from: MemoryFileProvider(["home.sdui": text])).onlyScreen()
  }
}
