#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Answers browsers of this machine: HTTP/1.1 on the loopback address, any number of requests at a time.
///
/// Other users and pages of other sites can reach the address, too. They do not know the token in it, and a request
/// that names another host is refused.
final class PageServer {
  /// The address to open, with the token.
  let address: String
  private let listener: Int32
  private let protocolRules: PageConnection.Rules
  private var connections: [PageConnection] = []

  /// In milliseconds, for a request and its answer together.
  private static let patience = 2_000
  /// In milliseconds, until an interruption is noticed.
  private static let reaction = 20
  /// Fewer than a process may have descriptors on every system. The oldest connection makes room for a new one.
  private static let maximumConnectionCount = 800

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
        bind(listener, address, size) == 0 && listen(listener, SOMAXCONN) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard isBound else {
      let error = refused()
      close(listener)
      throw error
    }
    PageConnection.prepare(listener)
    self.listener = listener
    protocolRules = PageConnection.Rules(port: UInt16(bigEndian: address.sin_port), token: Self.token())
    self.address = "http://127.0.0.1:\(protocolRules.port)/\(protocolRules.token)/"
  }

  deinit {
    for connection in connections { connection.end() }
    close(listener)
  }

  /// Answers the requests that come within some time.
  ///
  /// - Parameters:
  ///   - time: The time in milliseconds.
  ///   - isInterrupted: Whether to return at once.
  ///   - answer: Gives what is at a path; `nil` where nothing is.
  func answer(
    within time: Int, until isInterrupted: () -> Bool, _ answer: (String) -> PageConnection.Answer?
  ) {
    let end = System.milliseconds + time
    while !isInterrupted() {
      let now = System.milliseconds
      guard now < end else { return }
      var requests = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)] + connections.map { $0.pollRequest }
      guard poll(&requests, nfds_t(requests.count), Int32(min(end - now, Self.reaction))) >= 0 else { continue }
      for index in connections.indices where requests[index + 1].revents != 0 {
        connections[index].proceed(protocolRules, answer)
      }
      let time = System.milliseconds
      removeConnections { $0.isDone || $0.deadline < time }
      if requests[0].revents != 0 { accept(at: time) }
    }
  }

  private func accept(at time: Int) {
    while true {
      if connections.count == Self.maximumConnectionCount { removeOldest() }
      let connection = acceptConnection(listener)
      if connection >= 0 {
        connections.append(PageConnection(connection, deadline: time + Self.patience))
      } else if [EMFILE, ENFILE].contains(errno), !connections.isEmpty {
        removeOldest()
      } else {
        return
      }
    }
  }

  private func removeOldest() {
    connections.removeFirst().end()
  }

  private func removeConnections(where isOver: (PageConnection) -> Bool) {
    connections.removeAll { connection in
      guard isOver(connection) else { return false }
      connection.end()
      return true
    }
  }

  /// 128 random bits.
  private static func token() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

private func acceptConnection(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
