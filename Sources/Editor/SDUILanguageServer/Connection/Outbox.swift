import SDUIJSON

/// The messages to the client with their headers, in order, until the loop writes them.
struct Outbox {
  private var bytes: [UInt8] = []
  private var requestCount: Int64 = 0

  /// All that is to be written; afterwards there is nothing.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Answers a request.
  mutating func answer(_ id: RequestID, _ result: JSONTree) {
    send([("id", id.json), ("result", result)])
  }

  /// Answers with an error: a request, or what could not be read as one.
  mutating func refuse(_ id: RequestID?, _ error: ResponseError) {
    let description: JSONTree = ["code": .integer(error.code.rawValue), "message": .string(error.message)]
    send([("id", id?.json ?? .null), ("error", description)])
  }

  /// Tells the client something.
  mutating func notify(_ method: String, _ parameters: JSONTree) {
    send([("method", .string(method)), ("params", parameters)])
  }

  /// Asks the client for something, and gives the request by which its answer can be known. Nothing waits for it.
  @discardableResult
  mutating func request(_ method: String, _ parameters: JSONTree? = nil) -> RequestID {
    requestCount += 1
    let id = RequestID.text("sduic-\(requestCount)")
    send([("id", id.json), ("method", .string(method)), ("params", parameters)])
    return id
  }

  /// Tells people who look into the log of their editor.
  mutating func log(_ text: String, isError: Bool = true) {
    notify("window/logMessage", ["type": .integer(isError ? 1 : 3), "message": .string(text)])
  }

  private mutating func send(_ members: [(key: String, value: JSONTree?)]) {
    let content = JSONTree.members([("jsonrpc", "2.0")] + members).bytes
    bytes += Array("Content-Length: \(content.count)\r\n\r\n".utf8)
    bytes += content
  }
}

extension RequestID {
  /// As it was sent.
  fileprivate var json: JSONTree {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}
