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
    let probe = try Run("python3", ["-c", "import pytest_lsp, lsprotocol; print('yes')"])
    guard probe.text.contains("yes") else { return try MissingTool.skip("the Python package pytest-lsp") }
    let run = try Run(
      "python3",
      [
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:benchmark", "--tb=short",
        Repository.path(Self.folder + "test_clients.py"),
      ], environment: environment(), patience: 300)
    #expect(run.status == 0, "\(run.text.suffix(4_000)) \(run.ending)")
    #expect(run.text.contains(" passed") && !run.text.contains("skipped"))
  }

  /// A folder with a screen that has a misspelt property, and `sduic` in its path.
  private func workspace() throws -> (folder: Folder, environment: [String: String]) {
    let home =
      "import \"catalogue.sdui\"\n\nlet gap = 8\n\nscreen Home {\n  section deals: grid {\n    colums: 2\n"
      + "    spacing: gap\n    unit Card { height: 60 }\n  }\n}\n"
    let folder = try Folder([
      "home.sdui": home, "catalogue.sdui": "/// One product.\ncomponent Card { id: ID }\n", "bin/empty": "",
    ])
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

  /// Neovim with the set-up of `Grammar/Editors`: findings, a fix-it, completion, a new name, formatting.
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
        line     columns: 2
        completes unit true
        completes columns again false
        line     unit Tile { height: 60 }
        other component Tile as "Card" { id: ID }
        line let gap = 8

        """)
  }

  /// Emacs with the set-up of `Grammar/Editors`, and eglot: findings, a new name, formatting.
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
        finding at line 7
        line     unit Tile { height: 60 }
        other component Tile as "Card" { id: ID }
        line let gap = 8

        """, "\(run.errorText.suffix(600))")
  }
}
