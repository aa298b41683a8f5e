import SDUIContract
import SDUIReports
import SDUISyntax

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

    Sections have the order of the data, or that of their declaration if the screen is `fixed`. A section
    for which the data contain nothing has its authored content. A section with `"failed": true` follows
    its `onFailure`. A unit that the client does not know is replaced by its fallback. Keys that the
    contract does not have are omitted.

    --strings contains the texts of one language for content with `localized("…")`: a JSON object of
    keys and texts, as `sduic compile --emit strings` writes it without texts. It is needed if the
    response has such content.

    Data that break the contract are reported with their place and, if `invalid` and `unknown` of the
    screen are `drop`, omitted. Each omitted part is named on standard error, with its section and its
    place in the data.

    The exit status is 0 if the response contains all data; 3 if it is written without parts that break
    the contract; and 1, without output, if an essential section is missing, or if `invalid` or
    `unknown` is `fail`.
    """
  static let options = [
    Option(name: "--data", value: "DATA", summary: "the backend's data"),
    ContentTexts.option, VariantRequest.options[0], VariantRequest.options[1], Inputs.screenOption, FindingLimit.option,
    Option(name: "--inline", summary: "send the layout along, for clients that store none"),
    Option(name: "--output", short: "-o", value: "OUT", summary: "the file to write, instead of standard output"),
    Option(name: "--pretty", summary: "indented; the default on a terminal"),
    Option(name: "--compact", summary: "on one line; the default elsewhere"),
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic render home.sdui --data today.json",
    "sduic render home.json --data - --client ios@3.2 < today.json",
    "sduic render home.sdui --data today.json --strings de.json",
    "sduic render home.sdui --data today.json --inline --pretty -o home.response.json",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file")
    guard let dataPath = arguments["--data"] else { throw UsageError(message: "needs `--data`, what the backend has") }
    let target = arguments["--output"]
    let style = try JSONStyle(arguments, isTerminal: output.isTerminal && target == nil)
    let variants = try VariantRequest(arguments)
    guard let read = try Inputs.input(at: path, arguments, &output),
      let input = try ContentTexts.resolve(read, arguments, &output)
    else { return .failure }
    let choices = try variants.choices(for: input)
    let renderer = ResponseRenderer(input.screen, for: choices, inlinesLayout: arguments.has("--inline"))
    let bytes = try Disk().contents(ofOperand: dataPath == "-" ? "/dev/stdin" : dataPath)
    let sources = input.sources + [SourceFile(path: dataPath, bytes: bytes)]
    let rendered: RenderedResponse
    do { rendered = try renderer.render(bytes) } catch {
      Inputs.report([error.diagnostic(in: FileID(sources.count - 1))], in: sources, &output)
      return .failure
    }
    try ContentTexts.require(rendered.localizedKeys, arguments)
    report(rendered, sources, &output)
    guard let response = rendered.bytes else { return .failure }
    if let target {
      try Inputs.protect(input.sources.map { $0.path } + [path, dataPath], from: target, made: "this response")
      try AtomicFile.write(style.format(response), to: target)
    } else {
      output.write(style.format(response))
    }
    return rendered.dropped.isEmpty ? .success : .incomplete
  }

  /// Reports what was found in the data and names what was left out.
  private static func report(_ response: RenderedResponse, _ sources: [SourceFile], _ output: inout Output) {
    let file = FileID(sources.count - 1)
    Inputs.report(response.diagnostics(in: file), in: sources, &output)
    report(response, in: sources[file.index], &output)
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
