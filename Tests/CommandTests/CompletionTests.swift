import Foundation
import TestSupport
import Testing

/// `sduic completions`: the scripts in the shells that they are for.
@Suite struct CompletionTests {
  /// The outputs of `sduic compile`.
  private static let emissions = ["ir", "layout", "openapi", "schema", "screen", "strings", "vectors"]

  private static func isInstalled(_ shell: String) -> Bool {
    let isThere = (try? Folder().shell("command -v \(shell)").status) == 0
    if !isThere, Repository.requiresTools {
      Issue.record("\(shell) is not installed")
    }
    return isThere
  }

  /// Returns the completions of bash for words, of which the last is unfinished.
  private func bash(_ words: String, in folder: Folder) throws -> [String] {
    let run = try folder.shell(
      """
      source <("$SDUIC" completions bash)
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _sduic; printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(run.status == 0, "\(run.ending)")
    return run.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func isAScriptOfItsShell(shell: String) throws {
    guard Self.isInstalled(shell) else { return }
    let run = try Folder().shell("\"$SDUIC\" completions \(shell) > script && \(shell) -n script")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errors.isEmpty)
  }

  @Test func bashCompletes() throws {
    let folder = try Folder(["a b.sdui": "", "home.sdui": "", "home.json": "", "notes.txt": "", "more/x.sdui": ""])
    #expect(try bash("sduic co", in: folder) == ["compile", "completions"])
    #expect(try bash("sduic --", in: folder) == ["--help", "--version"])
    #expect(
      try bash("sduic compile --emit ''", in: folder) == Self.emissions)
    #expect(try bash("sduic compile --emit = l", in: folder) == ["layout"], "as bash splits `--emit=l`")
    #expect(
      try bash("sduic compile --emit =", in: folder) == Self.emissions)
    #expect(try bash("sduic check --format s", in: folder) == ["sarif"])
    #expect(try bash("sduic check --deny ''", in: folder) == ["warnings"])
    #expect(try bash("sduic layout --rounding ''", in: folder) == ["fill", "floor", "nearest"])
    #expect(try bash("sduic fixtures --profile m", in: folder) == ["maximal", "minimal"])
    #expect(try bash("sduic layout --width 3", in: folder) == [])
    #expect(try bash("sduic compile --w", in: folder) == ["--watch"])
    #expect(try bash("sduic compile -o n", in: folder) == ["notes.txt"])
    #expect(try bash("sduic compile ''", in: folder) == ["a b.sdui", "home.json", "home.sdui", "more"])
    #expect(try bash("sduic check ''", in: folder) == ["a b.sdui", "home.sdui", "more"])
    #expect(try bash("sduic check more/", in: folder) == ["more/x.sdui"])
    #expect(try bash("sduic explain unknown-p", in: folder) == ["unknown-property"])
    #expect(try bash("sduic completions ''", in: folder) == ["bash", "fish", "zsh"])
    #expect(try bash("sduic help lay", in: folder) == ["layout", "layout-cycle", "layout-impossible", "layoutMargins"])
  }

  @Test func bashKnowsTheCommand() throws {
    let run = try Folder().shell("source <(\"$SDUIC\" completions bash); complete -p sduic")
    #expect(run.text == "complete -F _sduic sduic\n")
  }

  /// Everything that `--help` lists is offered, without a second list.
  @Test(arguments: ["bash", "zsh", "fish"])
  func everyOptionIsThere(shell: String) throws {
    let folder = try Folder()
    let script = try folder.sduic("completions", shell).text
    let overview = try folder.sduic("--help").text
    let commands = overview.matches(of: #/(?m)^  sduic ([a-z]+) /#).map { String($0.output.1) }
    #expect(commands.count >= 5)
    for command in commands {
      #expect(script.contains(command))
      let help = try folder.sduic(command, "--help").text
      for option in help.matches(of: #/(?m)^  (?:-\w, )?--([a-z-]+)/#).map(\.output.1) {
        #expect(script.contains(shell == "fish" ? "-l \(option)" : "--\(option)"), "\(command) --\(option)")
      }
    }
  }

  @Test func fishCompletes() throws {
    guard Self.isInstalled("fish") else { return }
    let folder = try Folder(["home.sdui": "", "notes.txt": ""])
    try folder.write("script", folder.sduic("completions", "fish").output)
    let ask: (String) throws -> [String] = { line in
      let run = try folder.shell("HOME=$PWD fish -c 'source script; complete -C \"\(line)\"'")
      #expect(run.status == 0, "\(run.ending)")
      return run.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try ask("sduic comp") == ["compile", "completions"])
    #expect(try ask("sduic compile --emit ") == Self.emissions)
    #expect(try ask("sduic check --format=s") == ["--format=sarif"])
    #expect(try ask("sduic check ho") == ["home.sdui"])
    #expect(try ask("sduic explain unknown-p") == ["unknown-property"])
  }

  @Test func zshCompletes() throws {
    guard Self.isInstalled("zsh") else { return }
    let folder = try Folder(["home.sdui": "", "notes.txt": ""])
    try folder.write("_sduic", folder.sduic("completions", "zsh").output)
    try folder.write("ask.zsh", Self.zshTerminal)
    let ask: (String) throws -> String = { line in
      let run = try folder.shell("zsh -f ask.zsh '\(line)'")
      #expect(run.status == 0, "\(run.ending)")
      return run.text
    }
    #expect(try ask("sduic expl").contains("sduic explain "))
    #expect(try ask("sduic compile --emit=sche").contains("sduic compile --emit=schema "))
    #expect(try ask("sduic check --format g").contains("sduic check --format github "))
    #expect(try ask("sduic check ho").contains("sduic check home.sdui "))
    #expect(try ask("sduic explain unknown-p").contains("sduic explain unknown-property "))
  }

  /// Types a line and a tabulator into a shell of its own, and shows the resulting line.
  private static let zshTerminal = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'PS1=; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D'
    zpty -w shell 'show() { print -r -- "LINE<$BUFFER>"; }; zle -N show; bindkey "^X^X" show; print REA""DY'
    zpty -r shell output '*READY*'
    zpty -w -n shell "$1"$'\\t\\x18\\x18'
    zpty -r shell output '*LINE<*>*'
    print -r -- "$output"

    """
}
