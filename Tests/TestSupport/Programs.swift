import SDUICompiler
import SDUIIR
import SDUISource

/// Programs that tests compile.
public enum Programs {
  /// The landing screen of `Examples/Shop`.
  public static func shop() throws -> Screen {
    var files: [String: String] = [:]
    for name in Repository.files(in: "Examples/Shop", withExtension: "sdui") {
      files[name] = try Repository.read("Examples/Shop/\(name)")
    }
    return try compile(files, "home.sdui").onlyScreen()
  }

  /// The one screen of a text.
  public static func screen(_ text: String) throws -> Screen {
    try compile(["home.sdui": text], "home.sdui").onlyScreen()
  }

  /// A compilation of files in memory.
  public static func compile(_ files: [String: String], _ path: String) throws -> Compilation {
    try Compilation(of: path, root: "", from: MemoryFileProvider(files))
  }
}
