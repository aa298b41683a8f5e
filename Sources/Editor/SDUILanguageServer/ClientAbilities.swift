/// The abilities that a client declares. What it does not mention it cannot do, and the server does without.
struct ClientAbilities {
  /// The client's process, so that the server can end with it.
  var process: Int64?
  /// The commands of lenses that it runs itself.
  var commands: Set<String> = []
  var encoding = PositionEncoding.utf16
  /// Whether it asks for findings, so that none are published.
  var pullsFindings = false
  var refreshesFindings = false
  /// Whether a report about a file may come with those about other files.
  var takesRelatedDocuments = false
  var takesRelatedInformation = false
  var takesTags = false
  var takesCodeDescriptions = false
  var takesVersions = false
  var checksVersionsOfEdits = false
  var takesChangeAnnotations = false
  var registersWatchers = false
  var nestsSymbols = false
  var takesMarkdown = false
  var takesCodeActionLiterals = false
  var takesSnippets = false
  var takesMarkdownInCompletions = false
  var preparesRenames = false
  var givesConfiguration = false
  var refreshesCodeLenses = false
  var refreshesInlayHints = false
  var showsProgress = false
  /// Whether it opens what a URI names, also in another program.
  var showsDocuments = false

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ parameters: Parameters) {
    process = parameters["processId"]?.integer
    let capabilities = parameters["capabilities"]
    let text = capabilities?["textDocument"]
    let offered = capabilities?["general"]?["positionEncodings"]?.strings ?? []
    encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    pullsFindings = text?["diagnostic"] != nil
    refreshesFindings = capabilities?["workspace"]?["diagnostics"]?["refreshSupport"]?.boolean ?? false
    takesRelatedDocuments = text?["diagnostic"]?["relatedDocumentSupport"]?.boolean ?? false
    // A client that asks has the same abilities, and newer ones say so there.
    let findings = text?["publishDiagnostics"] ?? text?["diagnostic"]
    takesRelatedInformation = findings?["relatedInformation"]?.boolean ?? false
    takesTags = findings?["tagSupport"] != nil
    takesCodeDescriptions = findings?["codeDescriptionSupport"]?.boolean ?? false
    takesVersions = findings?["versionSupport"]?.boolean ?? false
    let watching = capabilities?["workspace"]?["didChangeWatchedFiles"]
    registersWatchers = watching?["dynamicRegistration"]?.boolean ?? false
    nestsSymbols = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolean ?? false
    takesMarkdown = text?["hover"]?["contentFormat"]?.strings.contains("markdown") ?? false
    let items = text?["completion"]?["completionItem"]
    takesSnippets = items?["snippetSupport"]?.boolean ?? false
    takesMarkdownInCompletions = items?["documentationFormat"]?.strings.contains("markdown") ?? false
    preparesRenames = text?["rename"]?["prepareSupport"]?.boolean ?? false
    let workspace = capabilities?["workspace"]
    checksVersionsOfEdits = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    takesChangeAnnotations = workspace?["workspaceEdit"]?["changeAnnotationSupport"] != nil
    givesConfiguration = workspace?["configuration"]?.boolean ?? false
    refreshesCodeLenses = workspace?["codeLens"]?["refreshSupport"]?.boolean ?? false
    refreshesInlayHints = workspace?["inlayHint"]?["refreshSupport"]?.boolean ?? false
    showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.boolean ?? false
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.boolean ?? false
    takesCodeActionLiterals = text?["codeAction"]?["codeActionLiteralSupport"] != nil
  }
}
