import SDUISource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A browser of this machine, which draws pages as pictures.
enum Browser {
  /// The variable that names another browser than those that are looked for.
  static let variable = "SDUIC_BROWSER"
  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]
  /// In milliseconds.
  private static let patience = 60_000

  /// Draws a page as a PNG file.
  ///
  /// - Parameters:
  ///   - page: A page of HTML without a network.
  ///   - size: The size of the window, in points.
  ///   - scale: The pixels of a point.
  ///   - path: The file to write.
  static func draw(
    _ page: [UInt8], size: (width: Int, height: Int), scale: Int, to path: String
  ) throws(FileError) {
    guard let folder = TemporaryFolder() else { throw FileError(path: path, reason: .refused(System.lastError)) }
    defer { folder.remove() }
    try AtomicFile.write(page, to: folder.path + "/page.html")
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--user-data-dir=\(folder.path)/profile",
      "--window-size=\(size.width),\(size.height)", "--force-device-scale-factor=\(scale)",
      "--screenshot=\(folder.path)/page.png",
      "file://\(folder.path)/page.html",
    ]
    // The sandbox of a browser needs a user of its own.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    let programs = getenv(variable).map { [String(cString: $0)] } ?? names
    guard let status = programs.lazy.compactMap({ run($0, arguments) }).first else {
      throw FileError(
        path: path, reason: .refused("no browser is installed; install Chromium, or name a browser in `\(variable)`"))
    }
    guard status == 0, try Disk().exists(folder.path + "/page.png") else {
      throw FileError(path: path, reason: .refused("the browser failed with status \(status)"))
    }
    try AtomicFile.write(try Disk().contents(of: folder.path + "/page.png"), to: path)
  }

  /// Runs a program without input and output. Gives its status; `nil` if there is no such program.
  private static func run(_ program: String, _ arguments: [String]) -> Int32? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, program, &actions, nil, &words, environ) == 0 else { return nil }
    let end = System.milliseconds + patience
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if System.milliseconds > end { kill(process, SIGKILL) }
      usleep(20_000)
    }
    // As the macros of the system read it: the status of an exit, or the signal.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }
}

/// A folder for the files of one run.
struct TemporaryFolder {
  let path: String

  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/sduic-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes it with all that is in it.
  func remove() { Self.remove(path) }

  /// A link in it goes, and not what it leads to.
  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in (try? Disk().names(in: path)) ?? [] { remove(path + "/" + name) }
    rmdir(path)
  }
}
