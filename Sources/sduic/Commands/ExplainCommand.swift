import SDUIDiagnostics

/// `sduic explain`: what a diagnostic code means.
enum ExplainCommand: Command {
  static let name = "explain"
  static let usage = "explain CODE"
  static let summary = "explain a diagnostic code, with an example"
  static let discussion = """
    Says what a code means, why the rule exists, and how to mend what breaks it. The code of a finding
    stands in brackets: error[unknown-property]. `sduic help CODE` does the same.
    """
  static let options: [Option] = []
  static let operands = Operands.words(DiagnosticCode.allCases.map { $0.rawValue })
  static let examples = ["sduic explain unknown-property"]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let name = try arguments.onlyOperand("code")
    guard let code = DiagnosticCode(rawValue: name) else {
      let near = NearestName.of(name, among: DiagnosticCode.allCases.map { $0.rawValue })
      throw UsageError(message: "there is no code `\(name)`" + (near.map { "; did you mean `\($0)`?" } ?? ""))
    }
    output.write(Explanation.of(code).rendered)
    return .success
  }
}
