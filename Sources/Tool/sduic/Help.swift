import SDUISyntax

extension Tool {
  /// `sduic help NAME`: a command's options, or the page of what `sduic explain` knows.
  static func help(about name: String, _ output: inout Output) -> ExitStatus {
    if let command = command(named: name) {
      output.write(helpText(command))
    } else if let page = ExplainCommand.page(about: name) {
      output.write(page)
    } else if NearestName.of(name, among: commands.map { $0.name }) == nil,
      let near = NearestName.of(name, among: ExplainCommand.subjects)
    {
      output.writeMessage("sduic: there is no command, code, kind, property or word `\(name)`")
      output.writeMessage("did you mean `sduic help \(near.text)`?")
      return .usage
    } else {
      return unknownCommand(name, &output)
    }
    return .success
  }
}

/// The operands beside a command's options: the shell completes them.
enum Operands {
  /// Files with one of these endings, and the folders that lead to them.
  case files([String])
  /// One of a few words.
  case words([String])

  /// Nothing but options.
  static let none = words([])
}

extension Command {
  /// Most commands take sources.
  static var operands: Operands { .files(["sdui"]) }
}
