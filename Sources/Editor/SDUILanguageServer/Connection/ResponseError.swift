/// Why a request has no result, with the code that the protocol gives it.
struct ResponseError: Error, Equatable {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int64 {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  /// A plain sentence.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
