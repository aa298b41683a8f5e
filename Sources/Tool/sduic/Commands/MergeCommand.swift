import SDUIContract
import SDUIReports
import SDUISyntax

/// `sduic merge`: the pages of a screen to one response.
enum MergeCommand: Command {
  static let name = "merge"
  static let usage = "merge FILE [PAGE…]"
  static let summary = "join the pages of a screen to one response"
  static let discussion = """
    Joins pages of the screen of a .sdui or of its compiled document, and writes the response that a
    client shows once it has loaded them. The pages may be given in any order. Each is checked first.

    Sections and items have the order of the pages. A section that occurs on several pages, by its
    `sectionId`, is joined at its first place. An item that occurs on several pages, by its component and
    `id`, stays at its first place with the data of the last page. The last page that has a header, a
    footer, a bar or a value that `fromServer` sets decides about it. Repeated sections without a
    `sectionId` are not joined.

    Without a PAGE, or where it is `-`, standard input has any number of pages one after another, each
    beginning on a line of its own. A list of lists has no page number and is the first page.

    Faults are reported with their place. If `invalid` and `unknown` of the screen are `drop`, the parts
    that contain them are omitted and named on standard error. Two pages of the same number are an
    error. Pages that are missing before the last one are a warning.

    The exit status is 0 if the response contains all pages; 3 if it is written without parts that break
    the contract; and 1, without output, if a page cannot be shown, or if two have the same number.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "OUT", summary: "the file to write, instead of standard output"),
    Option(name: "--pretty", summary: "indented; the default on a terminal"),
    Option(name: "--compact", summary: "on one line; the default elsewhere"),
    Inputs.screenOption, FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic merge home.sdui first.json second.json",
    "sduic merge home.json page-*.json --pretty -o all.json",
    "cat page-*.json | sduic merge home.sdui > all.json",
    "sduic merge home.sdui page-*.json -o all.json && sduic preview home.sdui --data all.json",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard let path = arguments.operands.first else { throw UsageError(message: "names no file") }
    let paths = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["-"]
    let target = arguments["--output"]
    let style = try JSONStyle(arguments, isTerminal: output.isTerminal && target == nil)
    guard let input = try Inputs.input(at: path, arguments, &output) else { return .failure }
    if let target {
      try Inputs.protect(input.sources.map { $0.path } + [path] + paths, from: target, made: "this response")
    }
    let pages = try sources(paths)
    guard !pages.isEmpty else { throw UsageError(message: "names no page, and standard input has none") }
    guard let (response, isComplete) = merge(pages, input, &output) else { return .failure }
    if let target {
      try AtomicFile.write(style.format(response), to: target)
    } else {
      output.write(style.format(response))
    }
    return isComplete ? .success : .incomplete
  }

  /// The pages in the order in which they are given.
  private static func sources(_ paths: [String]) throws(FileError) -> [SourceFile] {
    var result: [SourceFile] = []
    for path in paths {
      guard path == "-" else {
        result.append(SourceFile(path: path, bytes: try Disk().contents(ofOperand: path)))
        continue
      }
      var documents = InputDocuments()
      while let source = try documents.next() { result.append(source) }
    }
    return result
  }

  /// The joined response, if there may be one. Reports what was found and names what was left out.
  private static func merge(
    _ pages: [SourceFile], _ input: Inputs.Input, _ output: inout Output
  ) -> (response: [UInt8], isComplete: Bool)? {
    let sources = input.sources + pages
    var merge = PageMerge(input.screen)
    var files: [FileID] = []
    var broken: [Diagnostic] = []
    for (index, page) in pages.enumerated() {
      let file = FileID(input.sources.count + index)
      do {
        try merge.add(page.bytes)
        files.append(file)
      } catch {
        broken.append(error.diagnostic(in: file))
      }
    }
    let response = broken.isEmpty && merge.repeated.isEmpty ? merge.joined() : nil
    Inputs.report(broken + merge.diagnostics(in: files), in: sources, &output)
    guard let response else { return nil }
    let count = merge.pages.reduce(0) { $0 + $1.dropped.count }
    if count == 0 { return (response, true) }
    for line in merge.droppedParts(atMost: output.findings.remaining, in: pages) {
      output.writeMessage("left out: \(line)")
    }
    let (noun, verb) = count == 1 ? ("part", "breaks") : ("parts", "break")
    output.writeMessage("left out: \(count) \(noun) of the pages that \(verb) the contract")
    return (response, false)
  }
}
