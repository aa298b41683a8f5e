import SDUISyntax

/// The streams of results and findings. Results are gathered and written at the end of a command, findings at once.
struct Output {
  private var buffer: [UInt8] = []
  private var failure: String?
  private var readerIsGone = false
  private var hasWritten = false
  /// Whether a file or folder could not be used.
  private(set) var hasFault = false
  /// The text that was written to standard error since it is collected.
  private(set) var errors: String?

  /// The name of the command in messages.
  var command = ""

  /// The limit of the findings.
  var findings = FindingLimit()

  /// Whether findings are shown in colour: on a terminal, never with `NO_COLOR`.
  let usesColor = System.isTerminal(2) && !System.hasVariable("NO_COLOR")

  /// Whether results go to a terminal.
  let isTerminal = System.isTerminal(1)

  /// Adds to the results.
  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Adds to the results.
  mutating func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= 1 << 20 { flush() }
  }

  /// Adds a line to the results that names files or data.
  mutating func writeLine(_ text: String) { write(TerminalText.printable(text) + "\n") }

  /// Writes a line that names files or data to standard error.
  mutating func writeMessage(_ text: String) { writeError(TerminalText.printable(text) + "\n") }

  /// Writes to standard error. A failure there cannot be reported.
  mutating func writeError(_ text: String) {
    errors?.append(text)
    if !text.isEmpty { _ = System.write(Array(text.utf8), to: 2) }
  }

  /// Reports a file or folder that cannot be used. The rest of the command goes on, and its status says so.
  mutating func report(_ fault: FileError) {
    hasFault = true
    writeMessage("sduic \(command): \(fault.message)")
  }

  /// Collects the text that is written to standard error from now on, to show it elsewhere as well.
  mutating func collectErrors() { errors = "" }

  /// Writes what is left, and gives the status: a result that could not be written is a failure, a reader that has
  /// seen enough is none.
  mutating func finish(_ status: ExitStatus) -> ExitStatus {
    flush()
    // Some file systems report only here that there is no room.
    if hasWritten, failure == nil, !readerIsGone { failure = System.closeOutput() }
    guard let failure else { return hasFault && status != .defect ? .usage : status }
    writeMessage("sduic: the result cannot be written to standard output: \(failure)")
    return .usage
  }

  private mutating func flush() {
    if failure == nil, !readerIsGone {
      hasWritten = hasWritten || !buffer.isEmpty
      switch System.write(buffer, to: 1) {
      case .written: break
      case .readerGone: readerIsGone = true
      case .failed(let words): failure = words
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
