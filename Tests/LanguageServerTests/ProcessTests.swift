import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// The built server as a process: how it begins and ends, whatever its client does.
@Suite struct ProcessTests {
  /// Runs the server over a client's input, and returns its exit status and its output.
  private func run(
    _ messages: [[String: Any]], before: String = "", _ line: String = "$SDUIC lsp < stream"
  ) throws -> (run: Run, answers: [[String: Any]]) {
    guard let tool = Executable.url else { throw Executable.Missing() }
    let folder = try Folder()
    let stream = try Array(before.utf8) + messages.flatMap { try TestClient.framed($0) }
    try folder.write("stream", Data(stream))
    var environment = ProcessInfo.processInfo.environment
    environment["SDUIC"] = tool.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let run = try Run("/bin/bash", ["-c", line], in: folder.url, environment: environment)
    return (run, try TestClient.messages(in: Array(run.output)))
  }

  private func initialize(process: Int? = nil) -> [String: Any] {
    [
      "id": 1, "method": "initialize",
      "params": ["processId": process ?? NSNull(), "capabilities": [:]] as [String: Any],
    ]
  }

  @Test func anOrderlyEndIsASuccess() throws {
    let (run, answers) = try run([initialize(), ["id": 2, "method": "shutdown"], ["method": "exit"]])
    #expect(run.status == 0, "\(run.ending)")
    #expect(answers.map { $0["id"] as? Int } == [1, 2])
    #expect(run.errors.isEmpty)
  }

  @Test func aStreamThatEndsEndsTheServer() throws {
    let (first, answers) = try run([initialize()])
    #expect(first.status == 1 && answers.count == 1, "\(first.ending)")
    #expect(try run([]).run.status == 1)
    #expect(try run([], before: "Content-Length: 100\r\n\r\n{").run.status == 1)
  }

  /// Serves a stream that stays open after the client's input, and writes the exit status to standard error.
  private static func staysOpen(_ server: String) -> String {
    "mkfifo open; { cat stream; exec sleep 25; } > open & \(server) < open; echo $? >&2; kill $!"
  }

  @Test func aClientThatReadsNoMoreEndsTheServer() throws {
    let (run, _) = try run([initialize()], Self.staysOpen("$SDUIC lsp >&-"))
    #expect(run.errorText == "1\n", "\(run.ending)")
  }

  @Test func aClientThatIsGoneEndsTheServer() throws {
    // No process has this number, as if the one that had it was gone.
    let (run, answers) = try run([initialize(process: 2_000_000_000)], Self.staysOpen("$SDUIC lsp"))
    #expect(answers.count == 1)
    #expect(run.errorText == "1\n", "\(run.ending)")
  }

  /// The page of a preview that the client opens is there while the server runs.
  @Test func pagesAreRemovedAtTheEnd() throws {
    let text = "component Card { id: ID }\nscreen Home { section a: list { unit Card { height: 60 } } }\n"
    let item: [String: Any] = ["uri": "file:///w/home.sdui", "languageId": "sdui", "version": 1, "text": text]
    let capabilities = ["window": ["showDocument": ["support": true]]]
    let messages: [[String: Any]] = [
      ["id": 1, "method": "initialize", "params": ["capabilities": capabilities]],
      ["method": "textDocument/didOpen", "params": ["textDocument": item]],
      [
        "id": 2, "method": "workspace/executeCommand",
        "params": ["command": "sdui.openPreview", "arguments": ["file:///w/home.sdui"]] as [String: Any],
      ],
    ]
    let line = """
      export TMPDIR="$PWD/pages"; mkdir pages
      { cat stream; for i in $(seq 200); do find pages | grep html && break; sleep 0.1; done >/dev/null 2>&1
        find pages -name '*.html' -exec grep -c '<h1>Home' {} + >&2; } | $SDUIC lsp
      ls -A pages >&2
      """
    let (run, answers) = try run(messages, line)
    #expect(run.errorText == "1\n", "\(run.ending)")
    let shown = answers.first { $0["method"] as? String == "window/showDocument" }
    #expect(((shown?["params"] as? [String: Any])?["uri"] as? String)?.hasSuffix(".html") == true)
  }

  @Test func garbageIsAnsweredAndDoesNotEndTheServer() throws {
    let garbage = "GET / HTTP/1.1\r\nHost: x\r\n\r\nContent-Length: 3\r\n\r\n{]}"
    let (run, answers) = try run(
      [initialize(), ["id": 2, "method": "shutdown"], ["method": "exit"]], before: garbage)
    #expect(run.status == 0, "\(run.ending)")
    #expect(answers.map(\.errorCode) == [-32700, -32700, nil, nil])
  }

  @Test func filesOnTheCommandLineAreRefused() throws {
    let (run, _) = try run([], "$SDUIC lsp home.sdui")
    #expect(run.status == 2 && run.errorText.contains("`home.sdui`"))
  }
}
