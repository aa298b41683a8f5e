import SDUIContract
import SDUIDiagnostics
import SDUIReports
import SDUISource

/// `sduic render`: the backend's data to a checked response.
enum RenderCommand: Command {
  static let name = "render"
  static let usage = "render FILE --data DATA"
  static let summary = "make a checked response of a backend's data"
  static let discussion = """
    Joins the layout of FILE, a .sdui or its compiled document, with the data that a backend has for it,
    and writes the response that clients get. DATA is JSON, from standard input where it is `-`:

      { "page": 0, "hasNext": false,
        "sections": [{ "section": "deals", "units": [{ "unitType": "ProductCard", "data": { … } }] }] }

    Sections stand in the order of the data, or as they are declared where the screen is `fixed`. Where
    the data have nothing for a section, what its author wrote stands. A section with `"failed": true`
    is treated as its `onFailure` says. Units that the client does not know are replaced by what stands
    in for them. Keys that the contract does not have are left out.

    What breaks the contract is reported with its place in the data and, where `invalid` and `unknown`
    of the screen say `drop`, left out. Each part that is left out is named on standard error, with its
    section and its place in the data.

    The exit status is 0 if the response has all of the data; 3 if it is written and parts that break
    the contract were left out; and 1, and nothing is written, if an essential section is missing, or if
    `invalid` or `unknown` says `fail`.
    """
  static let options = [
    Option(name: "--data", value: "DATA", summary: "the backend's data"),
    VariantRequest.options[0], VariantRequest.options[1], FindingLimit.option,
    Option(name: "--inline", summary: "send the layout along, for clients that store none"),
    Option(name: "--output", short: "-o", value: "OUT", summary: "the file to write, instead of standard output"),
    Option(name: "--pretty", summary: "indented; the default on a terminal"),
    Option(name: "--compact", summary: "on one line; the default elsewhere"),
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic render home.sdui --data today.json",
    "sduic render home.json --data - --client ios@3.2 < today.json",
    "sduic render home.sdui --data today.json --inline --pretty -o home.response.json",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file")
    guard let dataPath = arguments["--data"] else { throw UsageError(message: "needs `--data`, what the backend has") }
    let target = arguments["--output"]
    let style = try JSONStyle(arguments, isTerminal: output.isTerminal && target == nil)
    let variants = try VariantRequest(arguments)
    guard let input = try Inputs.input(at: path, &output) else { return .failure }
    let choices = try variants.choices(for: input)
    let renderer = ResponseRenderer(input.screen, for: choices, inlinesLayout: arguments.has("--inline"))
    let bytes = try Disk().contents(ofOperand: dataPath == "-" ? "/dev/stdin" : dataPath)
    let sources = input.sources + [SourceFile(path: dataPath, bytes: bytes)]
    guard let rendered = render(bytes, renderer, sources, &output), let response = rendered.bytes else {
      return .failure
    }
    if let target {
      try Inputs.protect(input.sources.map { $0.path } + [path, dataPath], from: target, made: "this response")
      try AtomicFile.write(style.format(response), to: target)
    } else {
      output.write(style.format(response))
    }
    return rendered.dropped.isEmpty ? .success : .incomplete
  }

  /// The response, if the data are JSON. Reports what was found in them and names what was left out.
  private static func render(
    _ bytes: [UInt8], _ renderer: ResponseRenderer, _ sources: [SourceFile], _ output: inout Output
  ) -> RenderedResponse? {
    let file = FileID(sources.count - 1)
    do {
      let response = try renderer.render(bytes)
      Inputs.report(response.diagnostics(in: file), in: sources, &output)
      report(response, in: sources[file.index], &output)
      return response
    } catch {
      Inputs.report([error.diagnostic(in: file)], in: sources, &output)
      return nil
    }
  }

  /// Names what was left out, as much as there may be findings, and says how much it was.
  private static func report(_ response: RenderedResponse, in data: SourceFile, _ output: inout Output) {
    let count = response.dropped.count
    if count == 0 { return }
    for line in response.droppedParts(atMost: output.findings.remaining, in: data) {
      output.writeMessage("left out: \(line)")
    }
    let (noun, verb) = count == 1 ? ("part", "breaks") : ("parts", "break")
    output.writeMessage("left out: \(count) \(noun) of the data that \(verb) the contract")
  }
}
