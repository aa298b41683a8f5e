import Foundation
import TestSupport
import Testing

/// Neovim and Emacs with the set-ups that people install: colours, indentation, keys, format on save, client commands.
@Suite struct SetUpTests {
  private static let home = """
    /// The cards.
    component Card { id: ID  isNew: Bool = true }

    screen Home {
      section deals: grid {
        // A grid.
        columns: 2
        unit Card { height: 60 }
        when width >= 340 { columns: 3 }
      }

      test "two columns" at (width: 320) { require deals.columns == 2 }
    }

    """

  /// Runs an editor in a folder with the screen, the built server, and a browser that notes which page is opened.
  ///
  /// - Returns: The report of the driver, or `nil` if the editor is not installed.
  private func report(of editor: String, _ arguments: [String], probe: String) throws -> String? {
    guard try Run("/bin/sh", ["-c", probe]).status == 0 else {
      try MissingTool.skip(editor)
      return nil
    }
    guard let tool = Executable.url else { throw Executable.Missing() }
    let folder = try Folder(["home.sdui": Self.home, "bin/empty": ""])
    let path = folder.url.path(percentEncoded: false)
    for name in ["bin/open", "bin/xdg-open"] {
      try folder.write(name, "#!/bin/sh\nsed -n 's/.*\\(<h1>[^<]*\\).*/\\1/p' \"$1\" > \"$SDUI_FOLDER/opened\"\n")
      let browser = folder.url.appending(path: name).path(percentEncoded: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser)
    }
    try folder.link("bin/sduic", to: tool.path)
    var environment = ProcessInfo.processInfo.environment
    environment["SDUI_FOLDER"] = path.hasSuffix("/") ? path : path + "/"
    environment["SDUIC_EXAMPLES"] = Repository.path("Examples")
    environment["PATH"] = "\(path)/bin:" + (environment["PATH"] ?? "")
    for (name, place) in ["HOME": "", "XDG_STATE_HOME": "/state", "XDG_CACHE_HOME": "/cache", "TMPDIR": ""] {
      environment[name] = path + place
    }
    let run = try Run(editor, arguments, in: folder.url, environment: environment, patience: 120)
    #expect(run.status == 0, "\(run.ending)")
    return folder.contents("report").map { String(decoding: $0, as: UTF8.self) } ?? run.ending
  }

  @Test func neovimIsSetUp() throws {
    let arguments = [
      "--headless", "-n", "-u", Repository.path("Grammar/Editors/Neovim/sdui.lua"), "-S", Driver.path("setup.lua"),
    ]
    guard let report = try report(of: "nvim", arguments, probe: "command -v nvim") else { return }
    #expect(
      report == """
        indentation compared
        colour screen sduiKeyword
        colour Home sduiType
        colour columns sduiProperty
        colour 340 sduiNumber
        colour // A sduiComment
        colour /// The sduiDocumentation
        colour "two sduiString
        colour true sduiBoolean
        comments // %s
        key K set
        key gd set
        key grr set
        key grn set
        key gra set
        announced sdui.showFindings sdui.showPreview sdui.showReferences
        sdui.showReferences home.sdui 5:11 section deals: grid {
        sdui.showFindings home.sdui 5:11 section deals: grid {
        opened <h1>Home
        page of deals true
        formatted   section offers: grid {
        page of offers true
        not formatted     section offers: grid {
        opened <h1>Home
        asked Screen to preview: Home Other
        opened <h1>Other
        asked Screen to preview: Home Other
        opened without a choice 0

        """)
  }

  @Test func emacsIsSetUp() throws {
    let packages = "(package-initialize)"
    let arguments = [
      "--batch", "-q", "--eval", packages, "--load", Repository.path("Grammar/Editors/Emacs/sdui.el"), "--load",
      Driver.path("setup.el"),
    ]
    let probe = "emacs --batch -q --eval '\(packages)' --eval \"(require 'eglot)\" 2>/dev/null"
    guard let report = try report(of: "emacs", arguments, probe: probe) else { return }
    #expect(
      report == """
        indentation compared
        colour screen font-lock-keyword-face
        colour Home font-lock-type-face
        colour columns font-lock-variable-name-face
        colour // A font-lock-comment-delimiter-face
        colour /// The font-lock-doc-face
        colour "two font-lock-string-face
        colour true font-lock-constant-face
        comments //\u{20}
        key C-c C-a eglot-code-actions
        key C-c C-r eglot-rename
        key C-c C-l sdui-lens
        key C-c C-p sdui-preview
        announced ("sdui.showPreview" "sdui.showReferences" "sdui.showFindings")
        uses ("1 reference")
        lens   run test
        shown t
        sdui.showReferences 7: columns: 2
        sdui.showFindings 7: columns: 2
        opened t
        page of deals t
        formatted   section offers: grid {
        page of offers t
        not formatted   section    offers: grid {

        """)
  }

  /// Both list the words that the grammar for tree-sitter colours as keywords; other tests hold that to the compiler.
  @Test func keywordsAreThoseOfTheGrammar() throws {
    let queries = try Repository.read("Grammar/tree-sitter-sdui/queries/highlights.scm")
    let lists = queries.matches(of: /\[([^\]]*)\] @keyword(?:\.operator)?\n/).map { String($0.output.1) }
    let keywords = lists.flatMap { $0.matches(of: /"(\w+)"/).map { String($0.output.1) } }.sorted()
    #expect(keywords.count > 40)

    let emacs = try Repository.read("Grammar/Editors/Emacs/sdui.el")
    let quoted = emacs.firstMatch(of: /sdui-keywords\n  '\(([^)]*)\)/)?.output.1 ?? ""
    #expect(quoted.matches(of: /"(\w+)"/).map { String($0.output.1) }.sorted() == keywords)

    let neovim = try Repository.read("Grammar/Editors/Neovim/sdui.lua")
    let list = neovim.firstMatch(of: /local keywords = ([^\n]*(?:\n  \.\. [^\n]*)*)/)?.output.1 ?? ""
    let words = list.replacing(/"|\.\./, with: "").split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect((words + ["and", "or", "not"]).sorted() == keywords)
  }
}
