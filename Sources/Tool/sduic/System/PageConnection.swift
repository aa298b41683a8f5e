#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One connection of a `PageServer`: a request that comes piece by piece, then its answer, which goes piece by piece.
struct PageConnection {
  /// The answer to a request.
  struct Answer {
    let type: String
    let body: [UInt8]
  }

  /// The secrets that a request must have.
  struct Rules {
    let port: UInt16
    let token: String

    /// The names by which a browser may address the server. A page of another site that lets its name lead to this
    /// machine has none of them.
    fileprivate var hosts: [String] {
      ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
    }
  }

  /// The time of the system at which the connection ends, in milliseconds.
  let deadline: Int
  private let descriptor: Int32
  private var request: [UInt8] = []
  private var response: ArraySlice<UInt8> = []
  /// Whether nothing is left to read or to write.
  private(set) var isDone = false

  private static let longestRequest = 16_384
  private static let end = Array("\r\n\r\n".utf8)

  init(_ descriptor: Int32, deadline: Int) {
    self.descriptor = descriptor
    self.deadline = deadline
    Self.prepare(descriptor)
  }

  /// Lets calls about a descriptor return at once, and keeps it from other programs.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  func end() { close(descriptor) }

  /// The event that it waits for.
  var pollRequest: pollfd {
    pollfd(fd: descriptor, events: Int16(response.isEmpty ? POLLIN : POLLOUT), revents: 0)
  }

  /// Reads or writes what is possible without waiting.
  mutating func proceed(_ rules: Rules, _ answer: (String) -> Answer?) {
    if response.isEmpty { receive(rules, answer) }
    if !response.isEmpty { send() }
  }

  private mutating func receive(_ rules: Rules, _ answer: (String) -> Answer?) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else {
      isDone = count == 0 || ![EAGAIN, EINTR].contains(errno)
      return
    }
    // The end may have begun in what came before.
    let start = max(0, request.count - Self.end.count + 1)
    request += buffer[..<count]
    let isWhole = (start...max(start, request.count - Self.end.count)).contains { index in
      request[index...].starts(with: Self.end)
    }
    if isWhole {
      response = Self.response(to: String(decoding: request, as: UTF8.self), rules, answer)[...]
    } else if request.count > Self.longestRequest {
      isDone = true
    }
  }

  private mutating func send() {
    let count = response.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else {
      isDone = ![EAGAIN, EINTR].contains(errno)
      return
    }
    response = response.dropFirst(count)
    isDone = response.isEmpty
  }
}

// MARK: - Responses

extension PageConnection {
  private static func response(to request: String, _ rules: Rules, _ answer: (String) -> Answer?) -> [UInt8] {
    let lines = request.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return response("400 Bad Request") }
    let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).filter { $0 != " " } ?? ""
    guard rules.hosts.contains(host) else { return response("403 Forbidden") }
    guard words[0] == "GET" || words[0] == "HEAD" else { return response("405 Method Not Allowed") }
    let path = words[1].prefix { $0 != "?" }
    let start = "/\(rules.token)/"
    let found =
      // Somebody typed the host alone.
      path == "/"
      ? text("Open the whole address that sduic preview has printed.")
      : path.hasPrefix(start) ? answer(String(path.dropFirst(start.count - 1))) : nil
    guard let found else { return response("404 Not Found") }
    return response("200 OK", found, withBody: words[0] == "GET")
  }

  private static func response(_ status: String) -> [UInt8] { response(status, text(status), withBody: true) }

  private static func text(_ text: String) -> Answer {
    Answer(type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// A response that no page of another site can show in a frame or read.
  private static func response(_ status: String, _ answer: Answer, withBody: Bool) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(answer.type)\r
      Content-Length: \(answer.body.count)\r
      Cache-Control: no-store\r
      Content-Security-Policy: frame-ancestors 'self'\r
      Cross-Origin-Resource-Policy: same-origin\r
      Cross-Origin-Opener-Policy: same-origin\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + (withBody ? answer.body : [])
  }
}
