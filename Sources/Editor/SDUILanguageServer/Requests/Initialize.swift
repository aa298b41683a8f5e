import SDUIJSON

extension LanguageServer {
  /// `initialize`: what the client can do and has open, against what the server can do.
  mutating func initialize(_ parameters: Parameters) -> JSONTree {
    client = ClientAbilities(parameters)
    let named = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string }
    let older = parameters["rootUri"]?.string ?? parameters["rootPath"]?.string.map(DocumentURI.uri(ofPath:))
    folders = (named ?? older.map { [$0] } ?? []).compactMap { WorkspaceFolder(uri: $0, from: files) }
    if let options = parameters["initializationOptions"] {
      configuration.take(options["sdui"] ?? options)
      client.commands = Set(options["commands"]?.strings ?? [])
    }
    phase = .running
    return [
      "capabilities": capabilities, "serverInfo": ["name": "sduic", "version": .string(settings.version)],
    ]
  }

  private var commandNames: [String] {
    [Self.previewCommand, Self.testCommand, Self.testResultCommand] + (opensPreviews ? [Self.openPreviewCommand] : [])
      + (showsPlaces ? [Self.placesCommand] : [])
  }

  private var capabilities: JSONTree {
    let all: JSONTree = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "documentFormattingProvider": true, "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "}"],
      "documentSymbolProvider": true, "foldingRangeProvider": true, "selectionRangeProvider": true,
      "documentLinkProvider": [:], "colorProvider": true,
      "definitionProvider": true, "typeDefinitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true,
      "hoverProvider": true, "workspaceSymbolProvider": true,
      "completionProvider": ["triggerCharacters": [".", ":", "(", "\""], "resolveProvider": true],
      "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      "renameProvider": client.preparesRenames ? ["prepareProvider": true] : true,
      "codeLensProvider": ["resolveProvider": true], "inlayHintProvider": true,
      "executeCommandProvider": ["commands": .array(commandNames.map { .string($0) })],
      "codeActionProvider": [
        "codeActionKinds": [
          "quickfix", "source.fixAll", "source.organizeImports", "refactor.extract", "refactor.inline",
        ]
      ],
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .array(Self.tokenTypes.map { .string($0) }),
          "tokenModifiers": .array(Self.tokenModifiers.map { .string($0) }),
        ],
        "full": ["delta": true], "range": true,
      ],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true],
        "fileOperations": [
          "willRename": [
            "filters": .array(
              [("**/*.sdui", "file"), ("**", "folder")].map { glob, kind in
                ["scheme": "file", "pattern": ["glob": .string(glob), "matches": .string(kind)]]
              })
          ]
        ],
      ],
    ]
    guard client.pullsFindings else { return all }
    return all.adding([
      "diagnosticProvider": ["identifier": "sduic", "interFileDependencies": true, "workspaceDiagnostics": true]
    ])
  }

  /// `initialized`: asks the client to tell what happens to files that are not open, if it can.
  mutating func watchFiles() {
    guard client.registersWatchers else { return }
    outbox.request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": "**/*.sdui"]]],
          ]
        ]
      ])
  }

  /// `shutdown`: everything is let go, and only `exit` follows.
  mutating func shutDown() -> JSONTree {
    documents = []
    pulls = []
    open = OpenTexts()
    phase = .shutDown
    return .null
  }
}
