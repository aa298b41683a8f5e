import SDUIJSON

/// Every method that the server knows, a line each. The implementation of a method is in a file of `Requests` with its
/// name.
extension LanguageServer {
  /// The result of a request.
  ///
  /// - Throws: Why there is none.
  mutating func answer(_ method: String, _ parameters: Parameters) throws(ResponseError) -> JSONTree {
    switch method {
    case "initialize": initialize(parameters)
    case "shutdown": shutDown()
    case "textDocument/formatting": try format(parameters)
    case "textDocument/rangeFormatting": try formatRange(parameters)
    case "textDocument/onTypeFormatting": try formatOnType(parameters)
    case "textDocument/documentSymbol": try documentSymbols(parameters)
    case "textDocument/foldingRange": try foldingRanges(parameters)
    case "textDocument/selectionRange": try selectionRanges(parameters)
    case "textDocument/documentLink": try documentLinks(parameters)
    case "textDocument/documentColor": try documentColors(parameters)
    case "textDocument/colorPresentation": try colorPresentations(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/typeDefinition": try typeDefinition(parameters)
    case "textDocument/references": try references(parameters)
    case "textDocument/documentHighlight": try highlights(parameters)
    case "textDocument/hover": try hover(parameters)
    case "textDocument/completion": try complete(parameters)
    case "completionItem/resolve": try resolveCompletion(parameters)
    case "textDocument/signatureHelp": try signatureHelp(parameters)
    case "textDocument/prepareRename": try prepareRename(parameters)
    case "textDocument/rename": try rename(parameters)
    case "textDocument/diagnostic": try documentFindings(parameters)
    case "workspace/symbol": try workspaceSymbols(parameters)
    case "textDocument/codeAction": try codeActions(parameters)
    case "textDocument/codeLens": try codeLenses(parameters)
    case "codeLens/resolve": try resolveCodeLens(parameters)
    case "workspace/willRenameFiles": willRenameFiles(parameters)
    case "textDocument/inlayHint": try inlayHints(parameters)
    case "workspace/executeCommand": try execute(parameters)
    case "textDocument/semanticTokens/full": try semanticTokens(parameters)
    case "textDocument/semanticTokens/full/delta": try changedSemanticTokens(parameters)
    case "textDocument/semanticTokens/range": try semanticTokensInRange(parameters)
    default: throw ResponseError(.methodNotFound, "there is no method `\(method)` here")
    }
  }

  /// Takes what needs no answer. Methods that are not known are passed over, as the protocol wants it.
  ///
  /// - Throws: What is wrong with it, for the log.
  mutating func take(_ method: String, _ parameters: Parameters) throws(ResponseError) {
    switch method {
    case "initialized":
      watchFiles()
      askForConfiguration()
    case "exit": phase = .ended(isOrderly: phase == .shutDown)
    case "textDocument/didOpen": try openDocument(parameters)
    case "textDocument/didChange": try changeDocument(parameters)
    case "textDocument/didSave": try saveDocument(parameters)
    case "textDocument/didClose": try closeDocument(parameters)
    case "workspace/didChangeWatchedFiles": changeFiles(parameters)
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
    case "workspace/didChangeConfiguration": changeConfiguration(parameters)
    default: break
    }
  }
}
