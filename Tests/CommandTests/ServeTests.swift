import Foundation
import TestSupport
import Testing

/// `sduic preview --serve` and `--watch`, as processes that run on.
@Suite(.serialized) struct ServeTests {
  /// The server that a test has started.
  private struct Server {
    let tool: RunningTool
    let port: String
    /// The path of the address, which nobody can guess.
    let start: String
  }

  /// Starts a server, and reads the address that it prints.
  private static func serve(_ folder: Folder) throws -> Server {
    let tool = try RunningTool(folder, "preview", "home.sdui", "--serve")
    try tool.waitForLine("sduic: serving http://127.0.0.1:")
    let parts = tool.text.split(separator: "127.0.0.1:")[1].prefix { !$0.isNewline }.split(separator: "/")
    #expect(parts.count == 2 && parts[1].count == 32, "\(tool.text)")
    return Server(tool: tool, port: String(parts[0]), start: "/\(parts[1])")
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
    let server = try Self.serve(folder)
    let (tool, port, start) = (server.tool, server.port, server.start)
    defer { tool.kill() }
    try tool.waitForLine("watching ")
    let frame = try Self.answer(port, start + "/")
    #expect(frame.hasPrefix("HTTP/1.1 200 OK\r\n") && frame.contains("</html>") && frame.contains("sduicHost"))
    #expect(try folder.sduic("preview", "home.sdui", "-o", "home.html").status == 0)
    let file = String(decoding: try #require(folder.contents("home.html")), as: UTF8.self)
    #expect(try Self.answer(port, start + "/page?1").hasSuffix("\r\n\r\n" + file))
    #expect(try Self.answer(port, start + "/state").hasSuffix(#"{"version":1,"findings":""}"#))
    #expect(try Self.answer(port, start + "/", method: "HEAD").hasSuffix("Connection: close\r\n\r\n"))

    // With an error the last page stays.
    let catalogue = Samples.shop["catalogue.sdui"] ?? ""
    try folder.write("catalogue.sdui", catalogue + "let a = 1 / 0\n")
    try tool.waitForLine("shows findings; watching ")
    let state = try Self.answer(port, start + "/state")
    #expect(state.contains(#"{"version":1,"findings":"error[division-by-zero]"#), "\(state)")
    try folder.write("catalogue.sdui", catalogue)
    try tool.waitForLine("sduic: updated http://127.0.0.1:\(port)\(start)/; watching ")
    #expect(try Self.answer(port, start + "/state").hasSuffix(#"{"version":2,"findings":""}"#))
    tool.end(with: SIGINT)
    #expect(tool.status == 0)
  }

  @Test func nothingElseIsServed() throws {
    let folder = try Folder(Samples.shop)
    let server = try Self.serve(folder)
    let (tool, port, start) = (server.tool, server.port, server.start)
    defer { tool.kill() }
    for path in [
      "/home.sdui", "/../home.sdui", "//", "/state", "/page", "*", start, "\(start)/home.sdui", "\(start)/../page",
      "\(start)/state/", "/\(start)/state", "/\("0".repeated(32))/state", "\(start)0/state",
    ] {
      #expect(try Self.answer(port, path).hasPrefix("HTTP/1.1 404 "), "\(path)")
    }
    for host in ["example.com", "localhost", "localhost:1", "", "127.0.0.1.example.com:\(port)"] {
      #expect(try Self.answer(port, "/", host: host).hasPrefix("HTTP/1.1 403 "), "\(host)")
    }
    let whole = try Self.answer(port, "/")
    #expect(
      whole.hasPrefix("HTTP/1.1 200 ") && whole.hasSuffix("Open the whole address that sduic preview has printed.\n"))
    for header in ["Content-Security-Policy: frame-ancestors 'self'", "Cross-Origin-Resource-Policy: same-origin"] {
      for path in ["/", "/none", start + "/", start + "/page", start + "/state"] {
        #expect(try Self.answer(port, path).contains("\r\n\(header)\r\n"), "\(path)")
      }
    }
    #expect(try Self.answer(port, "/", method: "POST").hasPrefix("HTTP/1.1 405 "))
    #expect(try Self.answer(port, "/ a b").hasPrefix("HTTP/1.1 400 "))
    let connect = "<>/dev/tcp/127.0.0.1/\(port)"
    let silent = "exec 3\(connect); exec 4\(connect); printf '\\0\\1' >&4; sleep 0.2"
    _ = try Run("bash", ["-c", silent])
    #expect(try Self.answer(port, "/", host: "127.0.0.1:\(port)").hasPrefix("HTTP/1.1 200 "))
  }

  /// Clients that send nothing, or send slowly, or read slowly, keep nobody else waiting. On a machine that does nothing
  /// else the limits are those that a person notices. Beside other tests they are what a server cannot keep that waits for
  /// one of its clients: 2 seconds for each of them, which the median state would have to wait as well.
  @Test func manySlowClientsKeepNobodyWaiting() throws {
    let folder = try Folder(Samples.shop)
    let server = try Self.serve(folder)
    defer { server.tool.kill() }
    try server.tool.waitForLine("watching ")
    try folder.write("clients.py", Self.clients)
    let run = try folder.shell("python3 clients.py \(server.port) \(server.start)")
    if run.status == 127 { return try MissingTool.skip("python3") }
    let figures = run.text.split(separator: "\n").compactMap { Double($0) }
    try #require(run.status == 0 && figures.count == 3, "\(run.ending)")
    let (median, slowest, life) = (figures[0], figures[1], figures[2])
    let isIdle = Repository.isExhaustive
    #expect(median < 2 && (!isIdle || slowest < 0.1), "states come after \(median) s, 99 of 100 after \(slowest) s")
    #expect(life >= 1.5 && life < (isIdle ? 3.5 : 20), "a slow request ends after 2 seconds: \(life)")
    let crowd = try Run("python3", ["-c", Self.crowd, server.port, "\(server.tool.processIdentifier)"])
    try #require(crowd.status == 0, "\(crowd.ending)")
    server.tool.end(with: SIGINT)
    let time = try #require(Double(crowd.text.split(separator: "\n").joined()))
    #expect(server.tool.status == 0 && time < (isIdle ? 0.2 : 20), "the server closes its connections after \(time) s")
  }

  /// Prints the time of a state, at the median and at the 99th percentile, and the life of a connection that sends a byte
  /// now and then.
  private static let clients = """
    import socket, sys, threading, time
    port, start = int(sys.argv[1]), sys.argv[2]
    connect = lambda: socket.create_connection(("127.0.0.1", port), timeout=20)
    head = b"GET " + start.encode() + b"/page HTTP/1.1\\r\\nHost: 127.0.0.1:%d\\r\\n" % port
    idle = [connect() for _ in range(500)]
    for connection in idle[:300]: connection.sendall(head[:9])
    for connection in idle[300:350]: connection.sendall(head + b"\\r\\n")
    def drip(ends):
        connection, begin = connect(), time.time()
        try:
            while True:
                connection.sendall(b"a")
                time.sleep(.05)
        except OSError: ends.append(time.time() - begin)
    ends, times = [], []
    thread = threading.Thread(target=drip, args=(ends,))
    thread.start()
    for _ in range(100):
        begin = time.time()
        connection = connect()
        connection.sendall(head.replace(b"/page", b"/state") + b"\\r\\n")
        assert connection.recv(99).startswith(b"HTTP/1.1 200")
        times.append(time.time() - begin)
    thread.join()
    print(sorted(times)[50])
    print(sorted(times)[98])
    print(ends[0])

    """

  /// Opens connections, interrupts the server, and prints the time until it closes them.
  private static let crowd = """
    import os, signal, socket, sys, time
    crowd = [socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=20) for _ in range(500)]
    for connection in crowd: connection.sendall(b"GET")
    begin = time.time()
    os.kill(int(sys.argv[2]), signal.SIGINT)
    try: crowd[-1].recv(1)
    except ConnectionError: pass
    print(time.time() - begin)

    """

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
