/// `sduic completions`: what a shell needs to complete command lines of `sduic`.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let usage = "completions bash|zsh|fish"
  static let summary = "write a shell's completions"
  static let discussion = """
    Writes a script that completes commands, options, their values, .sdui files and diagnostic codes.

      bash   source it in ~/.bashrc
      zsh    source it in ~/.zshrc after compinit, or save it as _sduic in a folder of $fpath
      fish   save it as ~/.config/fish/completions/sduic.fish
    """
  static let options: [Option] = []
  static let operands = Operands.words(Shell.allCases.map { $0.rawValue })
  static let examples = [
    "sduic completions bash > ~/.sduic.bash",
    "source <(sduic completions zsh)",
    "sduic completions fish > ~/.config/fish/completions/sduic.fish",
  ]

  /// The shells that there are completions for.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let name = try arguments.onlyOperand("shell")
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(message: "there are no completions for `\(name)`; the shells are `bash`, `zsh` and `fish`")
    }
    let table = CompletionTable()
    switch shell {
    case .bash: output.write(table.bash)
    case .zsh: output.write(table.zsh)
    case .fish: output.write(table.fish)
    }
    return .success
  }
}
