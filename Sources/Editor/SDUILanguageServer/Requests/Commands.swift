import SDUIIR
import SDUIJSON
import SDUILayout
import SDUIProof
import SDUIReports
import SDUISyntax

extension LanguageServer {
  /// Gives the page of the preview of a document: its URI, and the name of a screen if it has several.
  static var previewCommand: String { "sdui.preview" }
  /// Opens this page in a browser, for clients that have no command to show it.
  static var openPreviewCommand: String { "sdui.openPreview" }
  /// Shows places, for clients that have no command for a list of them: its title, and the locations.
  static var placesCommand: String { "sdui.showPlaces" }
  /// Runs a test of a document and shows the result: its URI, the test's title, and the name of its screen if several have
  /// such a test.
  static var testCommand: String { "sdui.runTest" }
  /// The same for an editor that shows results itself.
  static var testResultCommand: String { "sdui.testResult" }

  /// `workspace/executeCommand`
  mutating func execute(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let arguments = (parameters["arguments"]?.elements ?? []).compactMap { $0.string }
    switch try parameters.text("command") {
    case Self.previewCommand: return .string(try previewPage(arguments))
    case Self.openPreviewCommand where opensPreviews: return try openPreview(arguments)
    case Self.testCommand: return try runTest(arguments, isShown: true)
    case Self.testResultCommand: return try runTest(arguments, isShown: false)
    case Self.placesCommand: return try showPlaces(parameters["arguments"]?.elements ?? [])
    case let name: throw ResponseError(.invalidParameters, "there is no command `\(name)`")
    }
  }

  private mutating func previewPage(_ arguments: [String]) throws(ResponseError) -> String {
    let screen = try screen(of: arguments) { arguments.count < 2 || $0.name.source == arguments[1] }
    do { return try PreviewPage.text(standard: screen, marks: Proof(screen).widthMarks(in: screen)) } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  /// Whether previews are opened by `window/showDocument`, since the client has no command of its own.
  var opensPreviews: Bool { client.showsDocuments && !client.commands.contains("sdui.showPreview") }

  /// Whether the server shows the places of lenses, since the client has no command of its own for some of them.
  var showsPlaces: Bool { !client.commands.isSuperset(of: ["sdui.showReferences", "sdui.showFindings"]) }

  /// Writes the page of a screen, always to the same file, and has the client open it.
  private mutating func openPreview(_ arguments: [String]) throws(ResponseError) -> JSONTree {
    let page = try previewPage(arguments)
    let name = SHA256.hexadecimal(of: arguments.prefix(2).flatMap { Array($0.utf8) + [0] }).prefix(16)
    guard let path = files.writePage(page, named: name + ".html") else {
      throw ResponseError(.requestFailed, "the page cannot be written")
    }
    outbox.request(
      "window/showDocument", ["uri": .string(DocumentURI.uri(ofPath: path)), "external": true, "takeFocus": true])
    return .null
  }

  /// Has the client show the first of some places, if it can. A message lists them if it cannot, or if there are several.
  private mutating func showPlaces(_ arguments: [Parameters]) throws(ResponseError) -> JSONTree {
    guard arguments.count == 2, let title = arguments[0].string, let first = arguments[1].elements.first else {
      throw ResponseError(.invalidParameters, "the command needs a title and locations")
    }
    var places: [String] = []
    for location in arguments[1].elements {
      let uri = try location.text("uri")
      let name = (DocumentURI.path(of: uri) ?? uri).split(separator: "/").last ?? ""
      places.append("\(name):\(try location.required("range").required("start").position.line + 1)")
    }
    if client.showsDocuments {
      let (uri, range) = (try first.text("uri"), try first.required("range"))
      let selection: JSONTree = [
        "start": try range.required("start").position.json, "end": try range.required("end").position.json,
      ]
      outbox.request("window/showDocument", ["uri": .string(uri), "takeFocus": true, "selection": selection])
    }
    if !client.showsDocuments || places.count > 1 {
      let most = 20
      let rest = places.count > most ? ["and \(places.count - most) more"] : []
      let list = (places.prefix(most) + rest).joined(separator: ", ")
      outbox.notify("window/showMessage", ["type": 3, "message": .string("\(title): \(list)")])
    }
    return .null
  }

  /// A screen of the document that the first argument names.
  private mutating func screen(
    of arguments: [String], where isMeant: (Screen) -> Bool
  ) throws(ResponseError) -> Screen {
    guard let uri = arguments.first else { throw ResponseError(.invalidParameters, "the command needs a URI") }
    guard let index = documents.firstIndex(where: { $0.uri == uri }), let analysis = analysis(of: index) else {
      throw ResponseError(.invalidParameters, "`\(uri)` is not open")
    }
    let checked = checked(analysis, of: index)
    if let screen = checked.screens.first(where: isMeant) { return screen }
    let hasErrors = checked.screens.isEmpty && checked.findings.contains { $0.severity == .error }
    throw ResponseError(
      .requestFailed, hasErrors ? "the text has errors" : "there is no such screen")
  }

  /// Runs a test and returns its failures, each with its place.
  ///
  /// - Parameter isShown: Whether a message shows them as well.
  private mutating func runTest(_ arguments: [String], isShown: Bool) throws(ResponseError) -> JSONTree {
    guard arguments.count > 1 else { throw ResponseError(.invalidParameters, "the command needs a URI and a title") }
    let title = arguments[1]
    let screen = try screen(of: arguments) { screen in
      screen.tests.contains { $0.title == title } && (arguments.count < 3 || screen.name.source == arguments[2])
    }.resolvedByDefault.screen
    guard let test = screen.tests.first(where: { $0.title == title }),
      let document = documents.first(where: { $0.uri == arguments[0] })
    else { throw ResponseError(.requestFailed, "there is no such test") }
    let sources = document.analysis?.sources ?? []
    let uris = sources.map { uri(of: $0, from: document) }
    let failures = test.failures(in: screen)
    if isShown {
      let lines = failures.map { $0.text(in: sources) }
      let text = failures.isEmpty ? "passed: \(title)" : "FAILED: \(title)\n" + lines.joined(separator: "\n")
      outbox.notify("window/showMessage", ["type": failures.isEmpty ? 3 : 1, "message": .string(text)])
    }
    return [
      "passed": .boolean(failures.isEmpty), "failures": .array(failures.map { json(of: $0, in: sources, uris) }),
    ]
  }

  /// A failure with its place, which may be in an import.
  private func json(of failure: TestFailure, in sources: [SourceFile], _ uris: [String]) -> JSONTree {
    let range = failure.origin.flatMap { origin -> SourceRange? in
      guard Int(origin.file) < sources.count else { return nil }
      return SourceRange(file: FileID(Int(origin.file)), Int(origin.lowerBound)..<Int(origin.upperBound))
    }
    return .members([
      ("message", .string(failure.message)), ("location", range.map { location(of: $0, in: sources, uris) }),
    ])
  }
}
