import SDUIIR
import SDUISource

/// `sduic compile --watch`: compiles, waits until one of the files is changed, and compiles anew, until it is
/// interrupted.
struct CompileWatch {
  let path: String
  let emission: Emission
  let variants: VariantRequest
  let style: JSONStyle
  let target: String
  let dependencies: String?

  /// How often files are looked at.
  private static let interval = 200

  /// Runs until SIGINT or SIGTERM; gives the status of the last run.
  ///
  /// - Throws: What a single compilation throws, at the first run. Later a file that cannot be used is reported, since
  ///   it may be in the middle of being replaced.
  func run(_ output: inout Output) throws -> ExitStatus {
    guard try Disk().isRegular(path) || !Disk().exists(path) else {
      throw UsageError(message: "`\(path)` is no file that can be watched")
    }
    let interruption = Interruption()
    var files = WatchedFiles()
    var status = try compile(from: files, &output)
    while true {
      output.writeMessage("sduic: \(summary(status)); watching \(counted(files.count, "file"))")
      repeat {
        if interruption.hasCome { return status }
        interruption.pause(milliseconds: Self.interval)
      } while !files.haveChanged
      files = WatchedFiles()
      do {
        status = try compile(from: files, &output)
      } catch let error as FileError {
        output.writeMessage("sduic compile: \(error.message)")
        status = .usage
      }
    }
  }

  private func compile(from files: WatchedFiles, _ output: inout Output) throws -> ExitStatus {
    guard let input = try Inputs.input(at: path, from: files, proves: true, &output) else { return .failure }
    let bytes = style.format(try emission.document(of: input, variants).bytes)
    try CompileCommand.protect(input, at: path, from: target, for: emission)
    try AtomicFile.write(bytes, to: target)
    if let dependencies { try CompileCommand.write([Dependencies(of: target, on: input, at: path)], to: dependencies) }
    return .success
  }

  private func summary(_ status: ExitStatus) -> String {
    status == .success ? "wrote \(target)" : "\(target) stays as it was"
  }
}
