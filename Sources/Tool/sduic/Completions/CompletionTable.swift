import SDUISyntax

/// The possible words in each place of a command line, made from the commands' own tables. The scripts for all shells
/// are written from it.
struct CompletionTable {
  /// A command with what it takes.
  struct Entry {
    let name: String
    let summary: String
    let options: [Option]
    let operands: Operands
  }

  /// The commands, and `help` with what it explains.
  let entries: [Entry]

  /// The possible options in place of a command.
  let globalOptions: [Option] = [
    Option(name: "--help", short: "-h", summary: "the commands"), Option(name: "--version", summary: "the version"),
  ]

  /// The option that every command takes besides its own.
  static let help = Option(name: "--help", short: "-h", summary: "what the command does, with examples")

  init() {
    let commands = Tool.commands.map { command in
      Entry(
        name: command.name, summary: command.summary, options: command.options + [Self.help],
        operands: command.operands)
    }
    let names = commands.map { $0.name }
    let subjects = names + ExplainCommand.subjects.filter { !names.contains($0) }
    let help = Entry(
      name: "help", summary: "explain a command, a diagnostic code or a word of the language", options: [],
      operands: .words(subjects))
    entries = commands + [help]
  }
}

extension Option {
  /// The completion of its value.
  enum Completion {
    /// It has no value.
    case none
    case words([String])
    case anyFile
    /// Nothing can be completed.
    case free
  }

  /// The completion of its value, by the value's placeholder.
  var completion: Completion {
    guard let value else { return .none }
    if !choices.isEmpty { return .words(choices) }
    return ["OUT", "FILE", "DIR"].contains(value) ? .anyFile : .free
  }

  /// Its names: the long one, then the short one.
  var names: [String] { [name] + (short.map { [$0] } ?? []) }
}
