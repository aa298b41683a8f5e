/// `sduic manual`: the manual page of the tool, made of what its help says.
enum ManualCommand: Command {
  static let name = "manual"
  static let usage = "manual"
  static let summary = "write the manual page"
  static let discussion = """
    Writes the manual page of sduic, with the help of every command, for `man`.
    """
  static let options: [Option] = []
  static let operands = Operands.none
  static let examples = ["sduic manual > ~/.local/share/man/man1/sduic.1"]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw UsageError(message: "takes no file") }
    output.write(page)
    return .success
  }

  private static var page: String {
    let commands = Tool.commands.map { command in
      ".SH \(command.name.uppercased())\n\(verbatim(Tool.helpText(command)))"
    }
    return """
      .TH SDUIC 1 "" "sduic \(Tool.version)"
      .SH NAME
      sduic \\- compiler for server\\-driven layouts
      .SH SYNOPSIS
      .B sduic
      .I COMMAND
      [\\fIARGUMENT\\fR ...]
      .SH DESCRIPTION
      \(verbatim(Tool.help))\(commands.joined())
      """
  }

  /// Returns text that is shown unchanged.
  private static func verbatim(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      var written = line.first == "." || line.first == "'" ? "\\&" : ""
      for character in line {
        switch character {
        case "\\": written += "\\e"
        case "-": written += "\\-"
        case "…": written += "..."
        default: written.append(character)
        }
      }
      return written
    }
    return ".nf\n" + lines.joined(separator: "\n") + "\n.fi\n"
  }
}
