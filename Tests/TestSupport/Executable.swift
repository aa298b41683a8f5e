import Foundation

/// The built tool, which tests run as people run it: a process of its own, with its own main thread and hash seed.
public enum Executable {
  /// Beside the tests in the build folder.
  public static let url: URL? = {
    let starts = [CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }, Bundle.main.bundleURL].compactMap { $0 }
    for start in starts + Bundle.allBundles.map(\.bundleURL) {
      var folder = start.resolvingSymlinksInPath()
      for _ in 0..<6 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("sduic")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate.path) {
          return candidate
        }
      }
    }
    return nil
  }()

  /// The tool has not been built.
  public struct Missing: Error {
    /// The error.
    public init() {}
  }
}
