import Foundation
import TestSupport
import Testing

/// The built server, driven by clients that others wrote.
@Suite struct ClientTests {
  private static let folder = "Tests/LanguageServerTests/Clients/"

  private func environment() throws -> [String: String] {
    guard let tool = Executable.url else { throw Executable.Missing() }
    var environment = ProcessInfo.processInfo.environment
    environment["SDUIC"] = tool.path
    environment["SDUIC_EXAMPLES"] = Repository.path("Examples")
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    return environment
  }

  /// Every message is read as the published type of its method, under the capabilities of several editors.
  @Test func messagesAreOfThePublishedTypes() throws {
    let isInstalled = try PythonModule.isInstalled("pytest_lsp") && PythonModule.isInstalled("lsprotocol")
    guard isInstalled else { return try MissingTool.skip("the Python package pytest-lsp") }
    let run = try Run(
      "python3",
      [
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:benchmark", "--tb=short",
        Repository.path(Self.folder + "test_clients.py"),
      ], environment: environment(), patience: 300)
    #expect(run.status == 0, "\(run.text.suffix(4_000)) \(run.ending)")
    #expect(run.text.contains(" passed") && !run.text.contains("skipped"))
  }

  /// A folder with a screen that has a misspelt property, one that no device shows to be wrong, and `sduic` in its path.
  private func workspace() throws -> (folder: Folder, environment: [String: String]) {
    let home =
      "import \"catalogue.sdui\"\n\nlet gap = 8\n\nscreen Home {\n  section deals: grid {\n    colums: 2\n"
      + "    spacing: gap\n    unit Card { height: 60 }\n  }\n}\n"
    let sale =
      "component Card { id: ID }\n\nscreen Sale {\n  section deals: grid {\n    columns: 2\n    unit Card {\n"
      + "      height: item.width + 48\n      require item.width >= 120\n    }\n"
      + "    when width >= 340 { columns: 3 }\n  }\n}\n"
    let tested =
      "component Card { id: ID }\n\nscreen First {\n  section deals: grid {\n    columns: 2\n"
      + "    unit Card { height: 60 }\n  }\n\n  test \"two\" at (width: 390) { require deals.columns == 2 }\n"
      + "  test \"three\" at (width: 390) { require deals.columns == 3 }\n}\nscreen Second {\n"
      + "  section offers: list { unit Card { height: 60 } }\n}\n"
    let folder = try Folder([
      "home.sdui": home, "catalogue.sdui": "/// One product.\ncomponent Card { id: ID }\n", "sale.sdui": sale,
      "tested.sdui": tested, "bin/empty": "",
    ])
    // Notes which page is opened, in place of a browser.
    for name in ["bin/open", "bin/xdg-open"] {
      try folder.write(name, "#!/bin/sh\nsed -n 's/.*\\(<h1>[^<]*\\).*/\\1/p' \"$1\" > \"$SDUI_FOLDER/opened\"\n")
      let path = folder.url.appending(path: name).path(percentEncoded: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    var environment = try environment()
    try folder.link("bin/sduic", to: environment["SDUIC"] ?? "")
    let path = folder.url.path(percentEncoded: false)
    environment["SDUI_FOLDER"] = path.hasSuffix("/") ? path : path + "/"
    environment["PATH"] = "\(path)/bin:" + (environment["PATH"] ?? "")
    environment["HOME"] = path
    environment["XDG_STATE_HOME"] = path + "/state"
    environment["XDG_CACHE_HOME"] = path + "/cache"
    return (folder, environment)
  }

  private func isInstalled(_ probe: String, _ tool: String) throws -> Bool {
    if try Run("/bin/sh", ["-c", probe]).status == 0 { return true }
    try MissingTool.skip(tool)
    return false
  }

  /// The text after the fix-it, the new name and formatting.
  private static let mended = """
    | import "catalogue.sdui"
    |\u{20}
    | let gap = 8
    |\u{20}
    | screen Home {
    |   section deals: grid {
    |     columns: 2
    |     spacing: gap
    |     unit Tile { height: 60 }
    |   }
    | }
    """
  /// And after what was missing was added, and the layout has a name.
  private static let extracted = """
    | import "catalogue.sdui"
    |\u{20}
    | let gap = 8
    |\u{20}
    | layout DealsLayout: grid {
    |   columns: adaptive(min: 160, max: 6)
    |   spacing: gap
    | }
    |\u{20}
    | screen Home {
    |   section deals: DealsLayout {
    |     unit Tile { height: 60 }
    |   }
    | }
    """

  /// Neovim with the set-up of `Grammar/Editors`: findings, those of proofs too, completion, a new name, formatting, actions.
  @Test func neovimWorksWithTheSetUpThatIsShown() throws {
    guard try isInstalled("command -v nvim", "Neovim") else { return }
    let (folder, environment) = try workspace()
    let run = try Run(
      "nvim",
      [
        "--headless", "-n", "-u", Repository.path("Grammar/Editors/Neovim/sdui.lua"), "-S",
        Repository.path(Self.folder + "drive.lua"),
      ], in: folder.url, environment: environment, patience: 120)
    #expect(run.status == 0, "\(run.ending)")
    let report = folder.contents("report").map { String(decoding: $0, as: UTF8.self) }
    #expect(
      report == """
        finding 6:4 unknown-property
        action Replace with `columns`
        completes unit true
        completes columns again false
        completed     minItems: 2
        other component Tile as "Card" { id: ID }
        \(Self.mended)
        finding 5:10 missing-property
        action Add `columns: adaptive(min: 160, max: 6)`
        action Extract the layout `DealsLayout`
        \(Self.extracted)
        finding 7:6 broken-requirement
        this does not hold at container width 340, where `deals.Card.width` is 113.333; it fails for widths from \
        340 up to 444: take 2 columns there, or require less of `deals.Card.width`
        shown passed: two
        shown FAILED: three / tested.sdui:10:34: require deals.columns == 3 / deals.columns is 2
        opened <h1>Second

        """, "\(folder.contents("cache/nvim/lsp.log").map { String(decoding: $0.suffix(2_000), as: UTF8.self) } ?? "")")
  }

  /// Emacs with the set-up of `Grammar/Editors`, and eglot: the same.
  @Test func emacsWorksWithTheSetUpThatIsShown() throws {
    let packages = "(package-initialize)"
    let probe = "emacs --batch -q --eval '\(packages)' --eval \"(require 'eglot)\" 2>/dev/null"
    guard try isInstalled(probe, "Emacs with eglot") else { return }
    let (folder, environment) = try workspace()
    let run = try Run(
      "emacs",
      [
        "--batch", "-q", "--eval", packages, "--load", Repository.path("Grammar/Editors/Emacs/sdui.el"), "--load",
        Repository.path(Self.folder + "drive.el"),
      ], in: folder.url, environment: environment, patience: 120)
    #expect(run.status == 0, "\(run.ending)")
    let report = folder.contents("report").map { String(decoding: $0, as: UTF8.self) }
    #expect(
      report == """
        finding 7:4 sduic [unknown-property]: a grid has no property `colums`; did you mean `columns`?
        action Replace with `columns`
        completed     minItems: 2
        other component Tile as "Card" { id: ID }
        \(Self.mended)
        finding 6:10 sduic [missing-property]: the grid `deals` has no `columns`; \
        add `columns: adaptive(min: 160, max: 6)`
        action Add `columns: adaptive(min: 160, max: 6)`
        action Extract the layout `DealsLayout`
        \(Self.extracted)
        finding 8:6 sduic [broken-requirement]: this does not hold at container width 340, where `deals.Card.width` is \
        113.333; it fails for widths from 340 up to 444: take 2 columns there, or require less of `deals.Card.width`

        """, "\(run.errorText.suffix(600))")
  }
}
