import EmbeddedFiles
import SDUICompiler
import SDUIFixtures
import SDUISyntax

/// The files of a project to start from.
enum NewProject {
  static let screenName = "home.sdui"
  private static let catalogueName = "catalogue.sdui"

  /// The files, by their names in the folder.
  static func files() throws -> [(name: String, bytes: [UInt8])] {
    let catalogue = String(cString: embedded_catalogue_template())
    let screen = String(cString: embedded_screen_template())
    return [
      (catalogueName, Array(catalogue.utf8)), (screenName, Array(screen.utf8)),
      ("home.response.json", try response([catalogueName: catalogue, screenName: screen])),
      (".vscode/settings.json", Array(String(cString: embedded_settings_template()).utf8)),
      (".github/workflows/screens.yml", Array(String(cString: embedded_workflow()).utf8)),
    ]
  }

  /// The typical response of the screen, as `sduic fixtures` writes it.
  private static func response(_ files: [String: String]) throws -> [UInt8] {
    let compilation = try Compilation(of: screenName, root: "", from: MemoryFileProvider(files))
    return try FixtureGenerator(compilation.onlyScreen()).fixtures()[0].bytes
  }
}
