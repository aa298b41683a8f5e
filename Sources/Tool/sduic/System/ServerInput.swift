#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input of a server: a stream that may bring something at any time.
enum ServerInput {
  /// A piece of the input.
  enum Piece {
    case bytes([UInt8])
    /// Nothing has come yet.
    case nothing
    /// Nothing will come any more.
    case end
  }

  private static let chunk = 1 << 16
  /// The time between two checks that the client lives, in milliseconds: one that dies closes the stream as a rule.
  private static let patience: Int32 = 5_000

  /// Reads what is there.
  ///
  /// - Parameters:
  ///   - isWaiting: Whether to wait until something is.
  ///   - process: The client's process; where it is gone the stream has ended.
  static func read(isWaiting: Bool, forProcess process: Int64?) -> Piece {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, isWaiting ? patience : 0)
      if count > 0 { return readChunk() }
      if count < 0, errno != EINTR { return .end }
      if let process, process > 0, !isAlive(process) { return .end }
      if !isWaiting { return .nothing }
    }
  }

  /// Whether there is something to read.
  static var hasMore: Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private static func readChunk() -> Piece {
    var bytes = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in systemRead(0, buffer.baseAddress, chunk) }
      if count > 0 { return .bytes(Array(bytes[..<count])) }
      if count == 0 { return .end }
      if errno != EINTR { return errno == EAGAIN ? .nothing : .end }
    }
  }

  private static func isAlive(_ process: Int64) -> Bool {
    guard let process = pid_t(exactly: process) else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}

private func systemRead(_ descriptor: Int32, _ pointer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, pointer, count)
}
