import SDUIIR
import SDUISyntax

/// Runs a command on a file, waits until one of the files that it read is changed, and runs it again, until it is
/// interrupted.
struct Watch {
  /// The file that the command is about.
  let path: String
  /// The name of the command in messages.
  let command: String
  /// The messages after a run that made the target, and after one that did not.
  private let (success, failure): (String, String)

  /// Keeps a file up to date.
  init(path: String, command: String, target: String) {
    self.init(path: path, command: command, success: "wrote \(target)", failure: "\(target) did not change")
  }

  /// Keeps something else up to date.
  ///
  /// - Parameters:
  ///   - success: The message after a run that succeeds.
  ///   - failure: The message after one that fails.
  init(path: String, command: String, success: String, failure: String) {
    self.path = path
    self.command = command
    (self.success, self.failure) = (success, failure)
  }

  /// The time between two looks at files, in milliseconds.
  private static let interval = 200

  /// Runs until SIGINT or SIGTERM; gives the status of the last run.
  ///
  /// - Parameters:
  ///   - make: Makes the target from files.
  ///   - wait: Lets so many milliseconds pass, or fewer if an interruption comes.
  /// - Throws: What a single run throws, at the first one. Later a file that cannot be used is reported, since it may be
  ///   in the middle of being replaced.
  func run(
    _ output: inout Output, make: (WatchedFiles, inout Output) throws -> ExitStatus,
    wait: ((Int, Interruption) -> Void)? = nil
  ) throws -> ExitStatus {
    guard try Disk().isRegular(path) || !Disk().exists(path) else {
      throw UsageError(message: "`\(path)` is no file that can be watched")
    }
    let interruption = Interruption()
    var files = WatchedFiles()
    var status = try make(files, &output)
    while true {
      let summary = status == .success ? success : failure
      output.writeMessage("sduic: \(summary); watching \(counted(files.count, "file"))")
      repeat {
        if interruption.hasCome { return status }
        if let wait { wait(Self.interval, interruption) } else { interruption.pause(milliseconds: Self.interval) }
      } while !files.haveChanged
      files = WatchedFiles()
      do {
        status = try make(files, &output)
      } catch let error as FileError {
        output.writeMessage("sduic \(command): \(error.message)")
        status = .usage
      }
    }
  }
}
