#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The result of another program that has ended.
struct ProcessOutput {
  /// The exit status; 128 and the number of the signal if one ended it.
  let status: Int32
  /// The bytes that it wrote to standard output.
  let output: [UInt8]
  /// The text that it wrote to standard error.
  let errors: String

  /// Runs a program without input, and waits for its end.
  init(_ program: String, _ arguments: [String], environment: [String]?) throws(ChildProcess.StartError) {
    let out = try Pipe()
    let err: Pipe
    let process: ChildProcess
    do throws(ChildProcess.StartError) {
      err = try Pipe()
    } catch {
      out.closeEnds()
      throw error
    }
    do throws(ChildProcess.StartError) {
      process = try ChildProcess(
        program, arguments, environment: environment, streams: (input: nil, output: out.input, errors: err.input))
    } catch {
      out.closeEnds()
      err.closeEnds()
      throw error
    }
    close(out.input)
    close(err.input)
    defer {
      close(out.output)
      close(err.output)
    }
    let texts = Self.read([out.output, err.output])
    status = process.wait()
    (output, errors) = (texts[0], String(decoding: texts[1], as: UTF8.self))
  }

  /// Reads several descriptors to their ends, whichever has something.
  private static func read(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts = descriptors.map { _ in [UInt8]() }
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while requests.contains(where: { $0.fd >= 0 }) {
      guard System.retrying({ poll(&requests, nfds_t(requests.count), -1) }) >= 0 else { break }
      for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
        let count = buffer.withUnsafeMutableBytes { System.read(descriptors[index], into: $0) }
        if count > 0 { texts[index] += buffer[..<count] } else { requests[index].fd = -1 }
      }
    }
    return texts
  }
}
