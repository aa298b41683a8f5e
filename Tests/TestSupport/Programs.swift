import SDUICompiler
import SDUIIR
import SDUISyntax

/// Programs that tests compile.
public enum Programs {
  /// The texts of the examples in a folder of `Examples`, or of all, by their paths below `Examples`.
  ///
  /// - Parameter root: What the paths begin with, as `/w/`.
  public static func examples(in folder: String = "", below root: String = "") throws -> [String: String] {
    let paths = Repository.files(in: "Examples", withExtension: "sdui").filter { $0.hasPrefix(folder) }
    return Dictionary(uniqueKeysWithValues: try paths.map { (root + $0, try Repository.read("Examples/" + $0)) })
  }

  /// Every screen of the examples, with the path of its file.
  public static func exampleScreens() throws -> [(path: String, screen: Screen)] {
    let files = try examples()
    return try files.keys.sorted().flatMap { path in try compile(files, path).screens.map { (path, $0) } }
  }

  /// The landing screen of `Examples/Shop`.
  public static func shop() throws -> Screen { try compile(examples(in: "Shop/"), "Shop/home.sdui").onlyScreen() }

  /// The one screen of a text.
  public static func screen(_ text: String) throws -> Screen {
    try compile(["home.sdui": text], "home.sdui").onlyScreen()
  }

  /// A compilation of files in memory.
  public static func compile(_ files: [String: String], _ path: String) throws -> Compilation {
    try Compilation(of: path, root: "", from: MemoryFileProvider(files))
  }
}
