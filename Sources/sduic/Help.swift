import SDUIDiagnostics

extension Tool {
  /// `sduic help NAME`: a command's options, or the page of a diagnostic code.
  static func help(about name: String, _ output: inout Output) -> ExitStatus {
    if let command = command(named: name) {
      output.write(helpText(command))
    } else if let code = DiagnosticCode(rawValue: name) {
      output.write(Explanation.of(code).rendered)
    } else if let near = NearestName.of(name, among: DiagnosticCode.allCases.map({ $0.rawValue })) {
      output.writeMessage("sduic: there is no diagnostic code `\(name)`")
      output.writeMessage("did you mean `sduic help \(near)`?")
      return .usage
    } else {
      return unknownCommand(name, &output)
    }
    return .success
  }
}

/// What stands beside a command's options: what the shell completes there.
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
