import SDUIIR
import SDUIReports

/// `sduic clients`: the screen as each supported client gets it.
enum ClientsCommand: Command {
  static let name = "clients"
  static let usage = "clients FILE"
  static let summary = "list what each version of each client gets"
  static let discussion = """
    Lists the screen of a .sdui or of its compiled document as each supported client gets it. A row is a
    range of versions of one platform in which nothing changes. It has the units and their fields, the
    fallbacks that replace them, and what is left out, each with the versions that know it. `when`s that
    ask for the client are listed with the properties that they set.

    A table shows the lowest version of each platform that gets everything, and the lowest one that gets
    each component. All versions follow from `clients`, `since`, `until`, `format` and `when`.

    Nothing is listed if the file has errors. An additional error, beside the list, is a section of which
    a supported client never gets an item, although the section is `essential` or has `minItems`.

    The exit status is 0 if each client gets what it must get, and 1 if there is an error.
    """
  static let options =
    VariantRequest.options.map { option in
      option.name == "--client"
        ? Option(name: option.name, value: option.value, summary: "only the row of this client, such as ios@3.2")
        : option
    } + [
      Option(name: "--output", short: "-o", value: "OUT", summary: "the file to write, instead of standard output"),
      Option(name: "--format", value: "human|json", summary: "the format of the list; human by default"),
      Option(name: "--pretty", summary: "indented JSON; the default on a terminal"),
      Option(name: "--compact", summary: "JSON on one line; the default elsewhere"),
      Inputs.screenOption, FindingLimit.option,
    ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic clients home.sdui",
    "sduic clients home.sdui --client ios@5.2",
    "sduic clients home.json --format json -o clients.json",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file")
    let target = arguments["--output"]
    let style = try JSONStyle(arguments, isTerminal: output.isTerminal && target == nil)
    let request = try VariantRequest(arguments)
    guard let input = try Inputs.input(at: path, arguments, &output) else { return .failure }
    if let target {
      try Inputs.protect(input.sources.map { $0.path } + [path], from: target, made: "this list")
    }
    if let client = input.screen.variants.client {
      throw UsageError(
        message: "this document is resolved for \(client.text); compile it without `--client` for a list of all clients"
      )
    }
    let choices = try request.choices(for: input)
    let report = ClientReport(input.screen.resolved(for: Variants(flags: choices.flags)))
    let text =
      arguments["--format"] == "json"
      ? style.format(ClientJSON.encode(report, for: choices.client))
      : Array(ClientTable.text(report, for: choices.client).utf8)
    let findings = report.diagnostics
    Inputs.report(findings, in: input.sources, &output)
    if let target { try AtomicFile.write(text, to: target) } else { output.write(text) }
    return findings.isEmpty ? .success : .failure
  }
}
