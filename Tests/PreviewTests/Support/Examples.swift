import SDUICompiler
import SDUIIR
import SDUISource
import TestSupport

/// The screens of the examples.
enum Examples {
  /// Every screen below `Examples`, with the name of its file.
  static func screens() throws -> [(name: String, screen: Screen)] {
    let paths = Repository.files(in: "Examples", withExtension: "sdui")
    var files: [String: String] = [:]
    for path in paths { files[path] = try Repository.read("Examples/\(path)") }
    return try paths.flatMap { path in
      try Compilation(of: path, root: "", from: MemoryFileProvider(files)).screens.map { (path, $0) }
    }
  }

  /// The one screen of a text.
  static func screen(_ text: String) throws -> Screen {
    try Compilation(of: "home.sdui", root: "", from: MemoryFileProvider(["home.sdui": text])).onlyScreen()
  }
}
