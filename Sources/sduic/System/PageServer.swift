#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Answers browsers of this machine: HTTP/1.1 on the loopback address, one request after another.
///
/// Requests that name another host are refused, so that no page of the network can read what is served here.
struct PageServer {
  /// The port that it listens to.
  let port: UInt16
  private let listener: Int32

  /// The answer to a request.
  struct Answer {
    let type: String
    let body: [UInt8]
  }

  /// In seconds, for a browser that sends nothing or reads nothing.
  private static let patience = 1
  private static let longestRequest = 16_384

  /// Listens to a port; 0 takes any that is free.
  init(port: UInt16) throws(UsageError) {
    func refused() -> UsageError {
      UsageError(message: "cannot listen to port \(port) of this machine: \(System.lastError)")
    }
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw refused() }
    var reuse: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, address, &size) == 0
      }
    }
    guard isBound else {
      let error = refused()
      close(listener)
      throw error
    }
    (self.listener, self.port) = (listener, UInt16(bigEndian: address.sin_port))
  }

  /// Answers the requests that come within some time, in milliseconds.
  ///
  /// - Parameter answer: Gives what is at a path; `nil` where nothing is.
  func answer(within time: Int, _ answer: (String) -> Answer?) {
    let end = System.milliseconds + time
    while true {
      let rest = end - System.milliseconds
      var request = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard rest > 0, poll(&request, 1, Int32(rest)) > 0 else { return }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      defer { close(connection) }
      var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(connection, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
      }
      if let text = Self.request(from: connection) { send(response(to: text, answer), to: connection) }
    }
  }

  /// The head of a request; `nil` where none comes.
  private static func request(from connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while bytes.count < longestRequest {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("\r\n\r\n") { return text }
    }
    return nil
  }

  private func response(to request: String, _ answer: (String) -> Answer?) -> [UInt8] {
    let lines = request.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return Self.response("400 Bad Request") }
    let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).filter { $0 != " " } ?? ""
    guard ["localhost:\(port)", "127.0.0.1:\(port)"].contains(host) else { return Self.response("403 Forbidden") }
    guard words[0] == "GET" || words[0] == "HEAD" else { return Self.response("405 Method Not Allowed") }
    let path = words[1].prefix { $0 != "?" }
    guard let found = answer(String(path)) else { return Self.response("404 Not Found") }
    return Self.response("200 OK", found, withBody: words[0] == "GET")
  }

  private static func response(_ status: String, _ answer: Answer? = nil, withBody: Bool = true) -> [UInt8] {
    let found = answer ?? Answer(type: "text/plain; charset=utf-8", body: Array("\(status)\n".utf8))
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(found.type)\r
      Content-Length: \(found.body.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + (withBody ? found.body : [])
  }

  private func send(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
