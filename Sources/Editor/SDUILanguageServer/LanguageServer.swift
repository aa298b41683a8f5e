import SDUISyntax

/// A language server as a value: bytes of a client go in, bytes for it come out, and no call waits for anything.
///
/// One thread does all. Messages are taken in their order, but a request that is cancelled while it waits is not
/// begun, and findings wait until no message does: so a burst of edits is checked once.
package struct LanguageServer<Files: WorkspaceFiles> {
  let files: Files
  let settings: ServerSettings
  var client = ClientAbilities()
  var folders: [WorkspaceFolder] = []
  /// In the order in which they were opened.
  var documents: [OpenDocument] = []
  var open = OpenTexts()
  var published = PublishedFindings()
  var pulled = PulledFindings()
  /// The findings in files that are not open, for clients that ask for them.
  var knownFindings = KnownFindings()
  /// The requests about the whole workspace that are not answered yet.
  var pulls: [WorkspacePull] = []
  /// The number of results of semantic tokens so far, which names them.
  var tokenResultCount = 0
  /// The exports of files that are not open.
  var knownExports = KnownExports()
  /// The last list of completions, whose documentation a client may ask for.
  var offered: [OfferedCompletion] = []
  /// The settings of the editor.
  var configuration = Configuration()
  /// The request that asks for it, until it is answered.
  var configurationRequest: RequestID?
  /// The progress report about proofs that take long.
  var proofProgress: ProofProgress?
  /// The number of these so far, which names them.
  var proofCount = 0
  var outbox = Outbox()
  var phase = Phase.uninitialized
  private var reader = MessageReader()
  private var waiting: [Message] = []
  /// The number of elements of `waiting` that were taken.
  private var taken = 0
  private var cancelled: Set<RequestID> = []

  /// The phase of the conversation.
  enum Phase: Equatable {
    case uninitialized, running, shutDown
    case ended(isOrderly: Bool)
  }

  /// A server over files.
  package init(files: Files, settings: ServerSettings) {
    self.files = files
    self.settings = settings
  }

  /// Takes bytes that a client sent. They are answered by `work`.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    reader.append(bytes)
    while let piece = reader.next() {
      switch piece {
      case .broken(let problem):
        waiting.append(.broken(nil, ResponseError(.parseError, "the stream has \(problem)")))
      case .content(let content):
        let message = Message(reading: content)
        if case .notification("$/cancelRequest", let parameters) = message {
          cancel(parameters)
        } else {
          waiting.append(message)
        }
      }
    }
  }

  /// Only what waits can be cancelled: ids of what was answered would never be forgotten.
  private mutating func cancel(_ parameters: Parameters) {
    guard let id = parameters["id"].flatMap(RequestID.init) else { return }
    if let begun = pulls.firstIndex(where: { $0.id == id }) {
      pulls.remove(at: begun)
      outbox.refuse(id, Self.cancellation)
    }
    let isWaiting = waiting[taken...].contains { message in
      if case .request(id, _, _) = message { true } else { false }
    }
    if isWaiting { cancelled.insert(id) }
  }

  private static var cancellation: ResponseError { ResponseError(.requestCancelled, "the request was cancelled") }

  /// Whether `work` has anything to do.
  package var hasWork: Bool { !hasEnded && (taken < waiting.count || hasFindingsDue || !pulls.isEmpty) }

  private var hasFindingsDue: Bool { documents.contains { $0.isStale || $0.isBeingProved } }

  /// Whether so much waits that no more should be read for now.
  package var isBusy: Bool { waiting.count - taken > 1_000 }

  /// Does one thing: answers a message, or checks a document.
  package mutating func work() {
    guard taken < waiting.count else { return hasFindingsDue ? publishFindings() : checkWorkspace() }
    let message = waiting[taken]
    taken += 1
    if taken == waiting.count {
      waiting.removeAll(keepingCapacity: waiting.count < 1_000)
      taken = 0
    }
    handle(message)
  }

  private mutating func handle(_ message: Message) {
    switch message {
    case .response(let id, let result):
      if let id, id == configurationRequest { takeConfiguration(result) }
    case .broken(let id, let error):
      outbox.refuse(id, error)
    case .notification(let method, let parameters):
      guard phase == .running || method == "exit" else { return }
      do throws(ResponseError) {
        try take(method, parameters)
      } catch {
        outbox.log("`\(method)` cannot be taken: \(error.message)")
      }
    case .request(let id, let method, let parameters):
      do throws(ResponseError) {
        guard cancelled.remove(id) == nil else { throw Self.cancellation }
        try checkPhase(method)
        // The one request that is answered later.
        if method == "workspace/diagnostic" { return pullWorkspace(id, parameters) }
        outbox.answer(id, try answer(method, parameters))
      } catch {
        outbox.refuse(id, error)
      }
    }
  }

  private func checkPhase(_ method: String) throws(ResponseError) {
    switch phase {
    case .running:
      if method == "initialize" { throw ResponseError(.invalidRequest, "the server is initialized already") }
    case .uninitialized:
      if method != "initialize" { throw ResponseError(.serverNotInitialized, "`initialize` must come first") }
    case .shutDown, .ended:
      throw ResponseError(.invalidRequest, "after `shutdown`, only `exit` is allowed")
    }
  }

  /// Returns the output to the client, and empties it.
  package mutating func takeOutput() -> [UInt8] { outbox.take() }

  /// Whether the client wanted the server to end.
  package var hasEnded: Bool { if case .ended = phase { true } else { false } }

  /// Whether the client took leave as the protocol asks: `shutdown`, then `exit`.
  package var endsOrderly: Bool { phase == .ended(isOrderly: true) }

  /// The process of the client; it is named so that a server can end where the client died.
  package var clientProcess: Int64? { client.process }
}

/// The settings from the start of the server.
package struct ServerSettings: Sendable {
  /// The version of the tool.
  package let version: String
  /// The URI of `DIAGNOSTICS.md`, where the pages of findings can be read. Without it findings have no links.
  package let pages: String?

  /// Settings of a server.
  package init(version: String, pages: String?) {
    self.version = version
    self.pages = pages
  }
}
