import SDUIImport
import SDUIJSON
import SDUIReports
import SDUISyntax

/// `sduic import`: a screen inferred from responses.
enum ImportCommand: Command {
  static let name = "import"
  static let usage = "import RESPONSE… -o FILE"
  static let summary = "infer a screen from responses that a server sends"
  static let discussion = """
    Reads responses of one screen and writes a .sdui file that describes them: sections in order,
    components, fields, enumerations, actions and bounds. `wire` and `as` keep the names of the server.
    `sduic validate FILE RESPONSE… --content` then accepts the same responses.

    More responses give better types. A field is optional if a response lacks it. An enumeration needs
    values that are repeated, and a bound needs 20 values and has slack. Each guess is written to standard
    error with the first place that it concerns. The layout is always a guess.

    If RESPONSE is `-`, standard input contains any number of responses, each of which begins on a line
    of its own, so JSON Lines work. Responses that contradict each other, or that `wire` cannot express,
    are refused with their places, and nothing is written. A file that exists is not overwritten.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "OUT", summary: "the .sdui file to write, instead of standard output"),
    Option(name: "--screen", value: "NAME", summary: "the name of the screen; by default that of OUT"),
    Option(name: "--quiet", summary: "write no guesses"),
  ]
  static let operands = Operands.files(["json"])
  static let examples = [
    "sduic import logged/*.json -o home.sdui",
    "sduic import - -o home.sdui < responses.ndjson",
    "sduic import response.json --screen Home",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw UsageError(message: "names no response") }
    let target = arguments["--output"]
    if let target, try Disk().exists(target) {
      throw FileError(
        path: target,
        reason: .refused(
          "it exists already, and `import` overwrites no file; write to another one, and compare the two"))
    }
    guard let responses = try read(arguments.operands, &output) else { return .failure }
    let name = arguments["--screen"] ?? target.map(stem) ?? "Imported"
    do {
      let screen = try importScreen(responses.map { $0.document }, named: name)
      if let target { try AtomicFile.write(screen.text, to: target) } else { output.write(screen.text) }
      if !arguments.has("--quiet") {
        for note in screen.notes {
          output.writeMessage("\(words(note.place, responses)): \(note.message)")
        }
      }
      return .success
    } catch let error as ImportError {
      output.writeMessage("sduic import: \(error.message)")
      for place in error.places { output.writeMessage("  at \(words(place, responses))") }
      output.writeMessage("  = \(error.remedy)")
      return .failure
    }
  }

  private struct ReadResponse {
    let source: SourceFile
    let document: JSONDocument
  }

  /// All responses; `nil` after a finding if one of them is no JSON.
  private static func read(_ paths: [String], _ output: inout Output) throws -> [ReadResponse]? {
    var responses: [ReadResponse] = []
    for source in try sources(paths) {
      do {
        responses.append(ReadResponse(source: source, document: try parseResponse(source.bytes)))
      } catch {
        Inputs.report([error.diagnostic(in: FileID(0))], in: [source], &output)
        return nil
      }
    }
    return responses
  }

  private static func sources(_ paths: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in paths {
      guard path == "-" else {
        sources.append(SourceFile(path: path, bytes: try Disk().contents(ofOperand: path)))
        continue
      }
      var documents = InputDocuments()
      while let source = try documents.next() { sources.append(source) }
    }
    return sources
  }

  /// The name of a file without its folder and its ending.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.split(separator: ".").first.map(String.init) ?? ""
  }

  /// A place in words: file, line, column and pointer.
  private static func words(_ place: ImportPlace, _ responses: [ReadResponse]) -> String {
    let source = responses[place.response].source
    let position = source.position(at: place.offset)
    return "\(source.path):\(position.line):\(position.column)" + (place.pointer.isEmpty ? "" : " \(place.pointer)")
  }
}
