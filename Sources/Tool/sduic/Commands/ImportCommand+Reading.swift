import SDUIIR
import SDUIImport
import SDUIJSON
import SDUIReports
import SDUISyntax

/// The responses that `sduic import` reads.
extension ImportCommand {
  struct ReadResponse {
    let source: SourceFile
    let document: JSONDocument
  }

  /// All responses; `nil` after a finding if one of them is no JSON.
  static func read(_ arguments: Arguments, _ output: inout Output) throws -> [ReadResponse]? {
    var responses: [ReadResponse] = []
    var isDescribed = false
    for source in try sources(arguments.operands) {
      do {
        if source.path.hasSuffix(".har") {
          responses += try recorded(in: source, arguments, &output)
        } else {
          let document = try parseResponse(source.bytes)
          if let api = OpenAPIDocument(document) {
            isDescribed = true
            responses += try described(by: api, in: source, arguments, &output)
          } else {
            responses.append(ReadResponse(source: source, document: document))
          }
        }
      } catch let error as JSONSyntaxError {
        Inputs.report([error.diagnostic(in: FileID(0))], in: [source], &output)
        return nil
      }
    }
    if arguments["--schema"] != nil, !isDescribed {
      throw UsageError(message: "`--schema` is for an OpenAPI document (3.0 or 3.1), and none of the files is one")
    }
    return responses
  }

  /// Samples of a response that an OpenAPI document describes.
  private static func described(
    by api: OpenAPIDocument, in source: SourceFile, _ arguments: Arguments, _ output: inout Output
  ) throws -> [ReadResponse] {
    let name = arguments["--schema"]
    guard let response = api.response(named: name) else {
      let all = api.operations.map { $0.name } + api.schemas.map { $0.name }
      let names = (all.filter { $0.hasPrefix("GET ") } + all.filter { !$0.hasPrefix("GET ") }).map { "`\($0)`" }
      let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
      let several = names.isEmpty ? "it describes no response" : "it describes several responses"
      let missing = name.map { "it has no schema or operation `\($0)`" } ?? several
      throw FileError(
        path: source.path,
        reason: .refused(missing + (names.isEmpty ? "" : "; --schema takes one of \(list)")))
    }
    let (samples, leftOut) = SchemaSamples.samples(of: response, in: api)
    if !arguments.has("--quiet") {
      let what = response.hasSchema ? "made from its schema" : "its examples"
      output.writeMessage("\(source.path): \(counted(samples.count, "sample")) of `\(response.name)`, \(what)")
      for key in leftOut {
        output.writeMessage(
          "\(source.path): `\(key)` is left out: its schema contains itself, or says no kind of value or several")
      }
    }
    return try samples.enumerated().map { index, bytes in
      let sample = SourceFile(path: "\(source.path) (sample \(index + 1))", bytes: bytes)
      return ReadResponse(source: sample, document: try parseResponse(bytes))
    }
  }

  /// The responses in an HTTP archive. One of them that is no JSON is left out.
  private static func recorded(
    in source: SourceFile, _ arguments: Arguments, _ output: inout Output
  ) throws -> [ReadResponse] {
    guard let archive = HTTPArchive(try JSONDocument(parsing: source.bytes)) else {
      throw FileError(path: source.path, reason: .refused("it is no HTTP archive: it has no `log.entries`"))
    }
    let part = arguments["--url"]
    let entries = archive.entries(ofURLsWith: part)
    guard let first = entries.first else {
      let endpoints = archive.endpoints.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
      throw FileError(
        path: source.path,
        reason: .refused(
          endpoints.isEmpty
            ? "no response in it has JSON" : "no URL with JSON contains `\(part ?? "")`; there is JSON of \(endpoints)")
      )
    }
    if part == nil, archive.endpoints.count > 1, !arguments.has("--quiet") {
      output.writeMessage(
        "\(source.path): `\(first.endpoint)` is read, which has most JSON of "
          + "\(counted(archive.endpoints.count, "endpoint")); --url names another")
    }
    var responses: [ReadResponse] = []
    for entry in entries {
      let response = SourceFile(path: "\(source.path) (\(entry.url))", bytes: entry.body)
      do {
        responses.append(ReadResponse(source: response, document: try parseResponse(entry.body)))
      } catch {
        output.writeMessage("\(response.path): \(error.sentence); it is left out")
      }
    }
    return responses
  }

  private static func sources(_ paths: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in paths {
      guard path == "-" else {
        for file in try files(below: path) {
          sources.append(SourceFile(path: file, bytes: try Disk().contents(ofOperand: file)))
        }
        continue
      }
      var documents = InputDocuments()
      while let source = try documents.next() { sources.append(source) }
    }
    return sources
  }

  /// The responses in a folder, which are its JSON files, or the file itself.
  private static func files(below path: String) throws(FileError) -> [String] {
    let found = Workspace().sources(below: path) { $0.hasSuffix(".json") }
    if let fault = found.faults.first { throw fault }
    if let link = found.strayLinks.first {
      throw FileError(path: link, reason: .refused("it is a link that leads out of the folder `\(path)`"))
    }
    guard !found.files.isEmpty else {
      throw FileError(path: path, reason: .refused("there is no .json file in this folder"))
    }
    return found.files
  }
}
