import SDUISyntax

/// The command line: finds the command, runs it, and gives the exit status.
@main
enum Tool {
  static let version = "0.2.0"

  static var commands: [any Command.Type] {
    [
      NewCommand.self, ImportCommand.self, CompileCommand.self, CheckCommand.self, FormatCommand.self,
      LayoutCommand.self, PreviewCommand.self, TestCommand.self, ProveCommand.self, ClientsCommand.self,
      BreakingCommand.self, RenderCommand.self, ValidateCommand.self, MergeCommand.self, FixturesCommand.self,
      GenerateCommand.self,
      LanguageServerCommand.self, ExplainCommand.self, CompletionsCommand.self, ManualCommand.self,
    ]
  }

  static func main() {
    System.ignoreBrokenPipes()
    var output = Output()
    let status = run(Array(CommandLine.arguments.dropFirst()), &output)
    System.exit(with: output.finish(status))
  }

  private static func run(_ arguments: [String], _ output: inout Output) -> ExitStatus {
    guard let first = arguments.first else {
      output.writeError(help)
      return .usage
    }
    switch first {
    case "--help", "-h", "help":
      guard let name = arguments.dropFirst().first else {
        output.write(help)
        return .success
      }
      return help(about: name, &output)
    case "--version":
      output.write("sduic \(version)\n")
      return .success
    default:
      guard let command = command(named: first) else { return unknownCommand(first, &output) }
      return run(command, Array(arguments.dropFirst()), &output)
    }
  }

  private static func run(
    _ command: any Command.Type, _ arguments: [String], _ output: inout Output
  ) -> ExitStatus {
    if Arguments.askForHelp(arguments, accepting: command.options) {
      output.write(helpText(command))
      return .success
    }
    do {
      output.command = command.name
      let parsed = try Arguments(arguments, accepting: command.options)
      output.findings = try FindingLimit(parsed)
      return try command.run(parsed, &output)
    } catch let error as UsageError {
      output.writeMessage("sduic \(command.name): \(error.message)")
      output.writeMessage("run `sduic \(command.name) --help` for its options")
    } catch let error as FileError {
      output.writeMessage("sduic \(command.name): \(error.message)")
    } catch {
      output.writeMessage("sduic: this is a defect of sduic: \(error)")
      return .defect
    }
    return .usage
  }

  static func command(named name: String) -> (any Command.Type)? { commands.first { $0.name == name } }

  static func unknownCommand(_ name: String, _ output: inout Output) -> ExitStatus {
    let near = NearestName.of(name, among: commands.map { $0.name })
    output.writeMessage("sduic: there is no command `\(name)`")
    output.writeMessage(near.map { "did you mean `sduic \($0.text)`?" } ?? "run `sduic --help` for the commands")
    return .usage
  }

  static let help: String = {
    let width = commands.map { $0.usage.count }.max() ?? 0
    let lines = commands.map { command in
      "  sduic \(command.usage)" + String(repeating: " ", count: width - command.usage.count + 2) + command.summary
    }
    return """
      sduic compiles .sdui screens into checked JSON and lays them out for any width.

      \(lines.joined(separator: "\n"))

        sduic help COMMAND     a command's options, with examples
        sduic help CODE        what a diagnostic code means, and how to fix it
        sduic --version        the version

      Exit status: 0 all is well, 1 the input has errors, 2 the command line is wrong or a file
      cannot be read or written, 3 `render` or `merge` wrote a response without parts that break the
      contract, 70 a defect of sduic.

      """
  }()

  static func helpText(_ command: any Command.Type) -> String {
    let width = command.options.map { $0.heading.count }.max() ?? 0
    let options = command.options.map { option in
      "  \(option.heading)" + String(repeating: " ", count: width - option.heading.count + 2) + option.summary
    }
    return """
      usage: sduic \(command.usage)

      \(command.discussion)
      \(options.isEmpty ? "" : "\nOptions\n" + options.joined(separator: "\n") + "\n")
      Examples
      \(command.examples.map { "  " + $0 }.joined(separator: "\n"))

      """
  }
}

/// One command of the tool.
protocol Command {
  static var name: String { get }
  /// Its name and what it takes, as in the help.
  static var usage: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The text of its own help before the options.
  static var discussion: String { get }
  static var options: [Option] { get }
  /// The operands beside the options.
  static var operands: Operands { get }
  static var examples: [String] { get }

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus
}

/// The exit status of the process; scripts rely on the numbers.
enum ExitStatus: Int32 {
  case success = 0
  /// The input has errors, or a check found a difference.
  case failure = 1
  /// The command line is wrong, or a file cannot be read or written.
  case usage = 2
  /// A response was written without parts of the data that break the contract.
  case incomplete = 3
  /// A defect of ours.
  case defect = 70
}

/// A command line that cannot be understood.
struct UsageError: Error {
  let message: String
}
