import Foundation
import TestSupport
import Testing

/// `sduic preview --serve` and `--watch`, as processes that run on.
@Suite(.serialized) struct ServeTests {
  /// Starts a server, and gives the port that it says.
  private static func serve(_ folder: Folder) throws -> (tool: RunningTool, port: String) {
    let tool = try RunningTool(folder, "preview", "home.sdui", "--serve")
    try tool.waitForLine("sduic: serving http://localhost:")
    let port = tool.text.split(separator: "localhost:")[1].prefix { $0.isNumber }
    return (tool, String(port))
  }

  /// Returns the response to a request.
  private static func answer(_ port: String, _ path: String, host: String? = nil, method: String = "GET") throws
    -> String
  {
    let head = "\(method) \(path) HTTP/1.1\\r\\nHost: \(host ?? "localhost:\(port)")\\r\\n\\r\\n"
    let script = "exec 3<>/dev/tcp/127.0.0.1/\(port); printf '\(head)' >&3; cat <&3"
    return try Run("bash", ["-c", script]).text
  }

  @Test func aPageFollowsItsFilesAndShowsFindings() throws {
    let folder = try Folder(Samples.shop)
    let (tool, port) = try Self.serve(folder)
    defer { tool.kill() }
    try tool.waitForLine("watching ")
    let frame = try Self.answer(port, "/")
    #expect(frame.hasPrefix("HTTP/1.1 200 OK\r\n") && frame.contains("</html>") && frame.contains("sduicHost"))
    #expect(try folder.sduic("preview", "home.sdui", "-o", "home.html").status == 0)
    let file = String(decoding: try #require(folder.contents("home.html")), as: UTF8.self)
    #expect(try Self.answer(port, "/page?1").hasSuffix("\r\n\r\n" + file))
    #expect(try Self.answer(port, "/state").hasSuffix(#"{"version":1,"findings":""}"#))
    #expect(try Self.answer(port, "/", method: "HEAD").hasSuffix("Connection: close\r\n\r\n"))

    // With an error the last page stays.
    let catalogue = Samples.shop["catalogue.sdui"] ?? ""
    try folder.write("catalogue.sdui", catalogue + "let a = 1 / 0\n")
    try tool.waitForLine("shows findings; watching ")
    let state = try Self.answer(port, "/state")
    #expect(state.contains(#"{"version":1,"findings":"error[division-by-zero]"#), "\(state)")
    try folder.write("catalogue.sdui", catalogue)
    try tool.waitForLine("sduic: updated http://localhost:\(port)/; watching ")
    #expect(try Self.answer(port, "/state").hasSuffix(#"{"version":2,"findings":""}"#))
    tool.end(with: SIGINT)
    #expect(tool.status == 0)
  }

  @Test func nothingElseIsServed() throws {
    let folder = try Folder(Samples.shop)
    let (tool, port) = try Self.serve(folder)
    defer { tool.kill() }
    for path in ["/home.sdui", "/../home.sdui", "//", "/state/", "*"] {
      #expect(try Self.answer(port, path).hasPrefix("HTTP/1.1 404 "), "\(path)")
    }
    for host in ["example.com", "localhost", "localhost:1", "", "127.0.0.1.example.com:\(port)"] {
      #expect(try Self.answer(port, "/", host: host).hasPrefix("HTTP/1.1 403 "), "\(host)")
    }
    #expect(try Self.answer(port, "/", method: "POST").hasPrefix("HTTP/1.1 405 "))
    #expect(try Self.answer(port, "/ a b").hasPrefix("HTTP/1.1 400 "))
    let connect = "<>/dev/tcp/127.0.0.1/\(port)"
    let silent = "exec 3\(connect); exec 4\(connect); printf '\\0\\1' >&4; sleep 0.2"
    _ = try Run("bash", ["-c", silent])
    #expect(try Self.answer(port, "/", host: "127.0.0.1:\(port)").hasPrefix("HTTP/1.1 200 "))
  }

  @Test func aFileIsKeptUpToDateWithItsResponse() throws {
    let folder = try Folder(Samples.shop)
    #expect(try folder.sduic("fixtures", "home.sdui", "-o", "Fixtures").status == 0)
    let fixture = try #require(try folder.names("Fixtures").first { $0.contains("typical") && !$0.contains("layout") })
    let tool = try RunningTool(
      folder, "preview", "home.sdui", "-o", "home.html", "--data", "Fixtures/\(fixture)", "--watch")
    defer { tool.kill() }
    try tool.waitForLine("sduic: wrote home.html; watching 3 files")
    let first = folder.contents("home.html")
    try folder.write("Fixtures/\(fixture)", Data())
    try tool.waitForLine("sduic: home.html did not change; watching ")
    #expect(folder.contents("home.html") == first && tool.text.contains("this is no JSON"))
  }

  @Test(arguments: [
    (["--serve", "-o", "a.html"], "`--serve` writes no file"), (["--serve", "--watch"], "`--serve` writes no file"),
    (["--serve", "--port", "x"], "`--port` is a whole number"),
    (["--serve", "--port", "65536"], "`--port` is a whole"),
    (["--watch"], "names no file to write"),
  ])
  func wrongCommandLines(arguments: [String], message: String) throws {
    let run = try Folder(Samples.shop).sduic(["preview", "home.sdui"] + arguments)
    #expect(run.status == 2 && run.errorText.contains(message), "\(run.ending)")
  }
}
