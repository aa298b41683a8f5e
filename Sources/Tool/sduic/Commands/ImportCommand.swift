import SDUICompiler
import SDUIIR
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
    If RESPONSE is a folder, all .json files below it are read. A .har file is what a browser recorded:
    its JSON responses of the endpoint with most bytes are read, or those whose URL contains --url.
    `sduic validate FILE RESPONSE…` then accepts the same responses.

    RESPONSE may be an OpenAPI document (3.0 or 3.1) in JSON. --schema then names the schema of the response,
    as FeedResponse, or the operation that sends it, as "GET /feed".

    More responses give better types. A field is optional if a response lacks it. An enumeration needs
    values that are repeated, and a bound needs 20 values and has slack. Each guess is written to standard
    error with the first place that it concerns. The layout is always a guess.

    Any JSON with a list in it will do. The screen is the largest list of sections, blocks or items, and
    `wire` says where it is and where each part is. --root names another list, as `data.items`; --type
    the key of the type of sections and units; --id the key that identifies them. What the language
    cannot express is left out with a note: clients ignore what they do not know.

    If RESPONSE is `-`, standard input contains any number of responses, each of which begins on a line
    of its own, so JSON Lines work. The last line says how many of the responses the screen describes.
    If they are fewer than --at-least percent, nothing is written, and each of the others is named with
    the reason. A file that exists is not overwritten.

    --update widens the contract of a file that exists until it describes the responses, as little as
    possible: least bounds, optional fields, other forms of values, more cases. It says which value needs
    each edit, and changes no other file. Review the edits as a change of the contract: `sduic breaking`.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "OUT", summary: "the .sdui file to write, instead of standard output"),
    Option(name: "--screen", value: "NAME", summary: "the name of the screen; by default that of OUT"),
    Option(name: "--root", value: "PATH", summary: "the list of sections or items, as `data.items`"),
    Option(name: "--type", value: "KEY", summary: "the key of the type of sections and units, as `kind` or `sys.type`"),
    Option(name: "--id", value: "KEY", summary: "the key that identifies sections and units, as `url` or `sys.id`"),
    Option(
      name: "--at-least", value: "PERCENT", summary: "how many responses the screen must describe; 100 by default"),
    Option(name: "--update", value: "FILE", summary: "the .sdui file whose contract to widen, instead of a new one"),
    Option(name: "--url", value: "TEXT", summary: "a part of the URLs to read from a .har file"),
    Option(
      name: "--schema", value: "NAME", summary: "a schema of an OpenAPI document, or an operation as `GET /feed`"),
    Option(name: "--quiet", summary: "write no guesses"),
  ]
  static let operands = Operands.files(["json", "har"])
  static let examples = [
    "sduic import logged/*.json -o home.sdui",
    "sduic import - -o home.sdui < responses.ndjson",
    "sduic import response.json --screen Home",
    "sduic import session.har --url /api/home -o home.sdui",
    "sduic import feed.json --root data.items --type kind -o feed.sdui",
    "sduic import openapi.json --schema FeedResponse -o feed.sdui",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw UsageError(message: "names no response") }
    if let path = arguments["--update"] { return try update(path, arguments, &output) }
    let target = arguments["--output"]
    if let target, try Disk().exists(target) {
      throw FileError(
        path: target,
        reason: .refused(
          "it exists already, and `import` overwrites no file; write to another one, and compare the two"))
    }
    let hints = try hints(arguments)
    let least = try percent(arguments["--at-least"])
    guard let responses = try read(arguments, &output) else { return .failure }
    let name = arguments["--screen"] ?? target.map(stem) ?? "Imported"
    do {
      let screen = try importScreen(responses.map { $0.document }, named: name, hints: hints)
      let isEnough = (responses.count - screen.refused.count) * 100 >= least * responses.count
      if isEnough { if let target { try AtomicFile.write(screen.text, to: target) } else { output.write(screen.text) } }
      report(isEnough ? screen.notes : [], screen.refused, of: responses, arguments, isEnough: isEnough, &output)
      return isEnough ? .success : .failure
    } catch let error as ImportError {
      output.writeMessage("sduic import: \(error.message)")
      for place in error.places { output.writeMessage("  at \(words(place, responses))") }
      output.writeMessage("  = \(error.remedy)")
      return .failure
    }
  }

  /// Widens the contract of a file.
  private static func update(_ path: String, _ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    for option in ["--output", "--root", "--type", "--id"] where arguments[option] != nil {
      throw UsageError(message: "`\(option)` is for a new file, and `--update` changes one that exists")
    }
    let least = try percent(arguments["--at-least"])
    let source = SourceFile(path: path, bytes: try Disk().contents(of: path))
    guard let responses = try read(arguments, &output) else { return .failure }
    let root = try Workspace().root(of: path, named: path)
    var sources = [source]
    do {
      let screen = try updateScreen(
        source.bytes, with: responses.map { $0.document }, named: arguments["--screen"]
      ) { text throws(FileError) in
        let compilation = try Compilation(
          of: path, root: root, from: ReadFile(path, bytes: text, from: Disk()))
        if text == source.bytes { sources = compilation.sources }
        return compilation
      }
      let isEnough = (responses.count - screen.refused.count) * 100 >= least * responses.count
      if isEnough, screen.text != source.bytes { try AtomicFile.write(screen.text, to: path) }
      report(isEnough ? screen.notes : [], screen.refused, of: responses, arguments, isEnough: isEnough, &output)
      return isEnough ? .success : .failure
    } catch ScreenUpdateError.findings(let diagnostics) {
      Inputs.report(diagnostics, in: sources, &output)
      return .failure
    } catch ScreenUpdateError.noScreen {
      throw UsageError(message: "`\(path)` has no screen `\(arguments["--screen"] ?? "")`")
    } catch ScreenUpdateError.file(let error) {
      throw error
    }
  }

  /// Writes the guesses or edits, the responses that are not described, and how many are.
  private static func report(
    _ notes: [ImportNote], _ refused: [ImportNote], of responses: [ReadResponse], _ arguments: Arguments,
    isEnough: Bool,
    _ output: inout Output
  ) {
    let isQuiet = arguments.has("--quiet")
    for note in isQuiet ? [] : notes { output.writeMessage("\(words(note.place, responses)): \(note.message)") }
    for note in refused {
      output.writeMessage("\(words(note.place, responses)): this response is not described: \(note.message)")
    }
    if isQuiet, isEnough { return }
    let described = responses.count - refused.count
    let share = described * 100 / max(1, responses.count)
    output.writeMessage(
      "\(described) of \(counted(responses.count, "response")) \(described == 1 ? "is" : "are") described (\(share) %)"
    )
  }

  /// Reads the facts that a person states about the shape.
  private static func hints(_ arguments: Arguments) throws(UsageError) -> ImportHints {
    var hints = ImportHints()
    if let text = arguments["--root"] {
      guard let path = WirePath(text), path.eachCount <= 1 else {
        throw UsageError(message: "`\(text)` is no path: write keys with points between them, as `data.items`")
      }
      guard path.suffix.steps.isEmpty else {
        throw UsageError(
          message: "`\(text)` leads into each element of a list: name the list alone, as `\(path.container.text)`")
      }
      hints.root = path
    }
    hints.type = try keys("--type", arguments)
    hints.identity = try keys("--id", arguments)
    return hints
  }

  /// A key of sections and units, or several that lead into an object in them.
  private static func keys(_ option: String, _ arguments: Arguments) throws(UsageError) -> WirePath? {
    guard let text = arguments[option] else { return nil }
    guard let path = WirePath(text), path.eachCount == 0, !path.keys.isEmpty else {
      throw UsageError(message: "`\(text)` is no key: write one, or several with points between them, as `sys.id`")
    }
    return path
  }

  private static func percent(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 100 }
    guard let percent = Int(text), 1...100 ~= percent else {
      throw UsageError(message: "`\(text)` is no percentage from 1 to 100")
    }
    return percent
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
