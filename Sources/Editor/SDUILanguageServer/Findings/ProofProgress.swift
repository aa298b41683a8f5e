import SDUIJSON

/// The progress report about proofs that take long, so that people see why findings are still missing.
struct ProofProgress {
  /// The document that is being proved.
  let uri: String
  fileprivate let token: JSONTree
}

extension LanguageServer {
  /// Tells the client that proofs of a document go on, or are made.
  mutating func showProgress(of document: OpenDocument) {
    guard client.showsProgress else { return }
    if proofProgress?.uri != document.uri || !document.isBeingProved { endProgress() }
    guard document.isBeingProved, proofProgress == nil else { return }
    proofCount += 1
    let token = JSONTree.string("sduic-proof-\(proofCount)")
    outbox.request("window/workDoneProgress/create", ["token": token])
    let name = document.shownPath
    outbox.notify(
      "$/progress", ["token": token, "value": ["kind": "begin", "title": "Proving", "message": .string(name)]])
    proofProgress = ProofProgress(uri: document.uri, token: token)
  }

  /// Tells the client that nothing is proved any more.
  mutating func endProgress() {
    guard let shown = proofProgress else { return }
    outbox.notify("$/progress", ["token": shown.token, "value": ["kind": "end"]])
    proofProgress = nil
  }
}
