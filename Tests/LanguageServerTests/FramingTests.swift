import Testing

@testable import SDUILanguageServer

/// Broken streams: each fault is answered, and the rest after it is read.
@Suite struct FramingTests {
  private func pieces(_ text: String, chunk: Int = .max) -> [MessageReader.Piece] {
    var reader = MessageReader()
    var pieces: [MessageReader.Piece] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let piece = reader.next() { pieces.append(piece) }
    }
    return pieces
  }

  private func contents(_ pieces: [MessageReader.Piece]) -> [String] {
    pieces.map { piece in
      switch piece {
      case .content(let bytes): String(decoding: bytes, as: UTF8.self)
      case .broken: "!"
      }
    }
  }

  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
    ("Content-Length: 2\n\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
    ("Content-Length: two\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: -2\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: 999999999999\r\n\r\nContent-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("garbage\r\n\r\nContent-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: 2\r\n\r\n{}x}\r\n\r\nContent-Length: 2\r\n\r\n[]", ["{}", "!", "[]"]),
    ("\r\n\r\nContent-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: 2\r\n", []),
    ("Content-Length: 5\r\n\r\n{}", []),
  ])
  func messagesAreFound(stream: String, expected: [String]) {
    for chunk in [Int.max, 1, 3] { #expect(contents(pieces(stream, chunk: chunk)) == expected, "by \(chunk)") }
  }

  @Test func anEndlessHeaderIsGivenUp() {
    let found = contents(pieces(String(repeating: "x", count: 20_000) + "Content-Length: 2\r\n\r\n[]", chunk: 1_000))
    #expect(found.first == "!" && found.last == "[]")
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("{\"a\":\"\\uD800\"}", -32700), ("[]", -32600), ("7", -32600), ("{}", -32600),
    ("{\"id\":1}", -32600), ("{\"id\":1,\"method\":7}", -32600), ("{\"id\":[],\"method\":\"shutdown\"}", -32600),
    ("{\"id\":1.5,\"method\":\"shutdown\"}", -32600),
  ])
  func whatIsNoMessageIsAnswered(content: String, code: Int) throws {
    var client = try TestClient(opening: [:])
    try client.send(Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8))
    #expect(client.takeReceived().map(\.errorCode) == [code])
    #expect(try client.request("shutdown", [:])["result"] != nil)
  }

  @Test func answersToTheServerAreTaken() throws {
    var client = try TestClient(opening: [:])
    try client.enqueue(["id": "sduic-1", "result": [:] as [String: Any]])
    try client.enqueue(["id": "sduic-2", "error": ["code": 1, "message": "no"]])
    try client.run()
    #expect(client.received.isEmpty)
  }
}
