import SDUISyntax

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
    let status = try run(arguments, for: path)
    guard status == 0, try Disk().exists(folder.path + "/page.png") else {
      throw FileError(path: path, reason: .refused("the browser failed with status \(status)"))
    }
    try AtomicFile.write(try Disk().contents(of: folder.path + "/page.png"), to: path)
  }

  /// Runs the first browser that is installed, without input and output. Gives its status.
  private static func run(_ arguments: [String], for path: String) throws(FileError) -> Int32 {
    for program in getenv(variable).map({ [String(cString: $0)] }) ?? names {
      do throws(ChildProcess.StartError) {
        let process = try ChildProcess(program, arguments, streams: (input: nil, output: nil, errors: nil))
        return process.wait(atMost: patience)
      } catch {
        guard case .refused(let words) = error else { continue }
        throw FileError(path: path, reason: .refused("the browser `\(program)` cannot be started: \(words)"))
      }
    }
    throw FileError(
      path: path, reason: .refused("no browser is installed; install Chromium, or name a browser in `\(variable)`"))
  }
}
