import SDUIContract
import SDUIIR
import SDUIJSON
import SDUIReports
import SDUISyntax

/// A response in place of samples: `--data`.
enum ResponseData {
  static let option = Option(name: "--data", value: "R.json", summary: "a response of the screen, in place of samples")

  /// The same where several responses may be shown side by side.
  static let repeatedOption = Option(
    name: "--data", value: "R.json", isRepeated: true,
    summary: "a response, in place of samples; several are shown side by side")

  /// The screen with what a response brings, if one is asked for. Reports what breaks the contract and gives `nil` then.
  static func fill(_ input: Inputs.Input, _ arguments: Arguments, _ output: inout Output) throws -> Inputs.Input? {
    guard let path = arguments["--data"] else { return input }
    try check(arguments)
    return try fill(input, with: path, from: nil, &output)
  }

  /// Refuses items and responses together.
  static func check(_ arguments: Arguments) throws(UsageError) {
    guard arguments.has("--data"), arguments.has("--items") else { return }
    throw UsageError(message: "`--items` and `--data` both set the items of the screen; give one of them")
  }

  /// The screen with what a response brings. Reports what breaks the contract and gives `nil` then.
  ///
  /// - Parameter files: Where the response is read from; `nil` also reads a descriptor.
  static func fill(
    _ input: Inputs.Input, with path: String, from files: WatchedFiles?, _ output: inout Output
  ) throws -> Inputs.Input? {
    let bytes = try files?.contents(of: path) ?? Disk().contents(ofOperand: path)
    let sources = input.sources + [SourceFile(path: path, bytes: bytes)]
    let file = FileID(input.sources.count)
    let contract = ResponseContract(input.screen, for: .content)
    do {
      // What a client makes nothing of, such as the name of the layout, may be left out here.
      let response = try contract.read(bytes, describingAtMost: output.findings.remaining)
      Inputs.report(
        response.diagnostics(in: file), omitting: response.omittedFaults, in: sources, &output)
      guard response.isValid else { return nil }
      return Inputs.Input(screen: contract.screen(filledWith: response), sources: sources, flags: input.flags)
    } catch {
      Inputs.report([error.diagnostic(in: file)], in: sources, &output)
      return nil
    }
  }
}
