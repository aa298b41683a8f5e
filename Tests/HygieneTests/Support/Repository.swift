import Foundation
import TestSupport

/// The files of the project that tests read.
extension Repository {
  /// The paths of all files below the folders that belong to the project, and of those at the top, sorted.
  static let paths: [String] = {
    let manager = FileManager.default
    let top = ((try? manager.contentsOfDirectory(atPath: root.path)) ?? []).filter { !ignored.contains($0) }
    var result: [String] = []
    for name in top {
      let url = root.appendingPathComponent(name)
      guard isFolder(url) else {
        result.append(name)
        continue
      }
      let below = manager.enumerator(atPath: url.path)
      while let path = below?.nextObject() as? String {
        if path.split(separator: "/").contains(where: { ignored.contains(String($0)) }) { continue }
        if !isFolder(url.appendingPathComponent(path)) { result.append("\(name)/\(path)") }
      }
    }
    return result.filter { !$0.hasSuffix("~") && !$0.hasSuffix(".swp") }.sorted()
  }()

  /// The entries of `.gitignore`, and git's own folder.
  static let ignored: Set<String> = [
    ".git", ".build", ".swiftpm", ".vscode", ".DS_Store", "Package.resolved", "__pycache__", "node_modules",
  ]

  /// All Swift files, with code and text separated.
  static let swift: [SwiftFile] = paths.filter { $0.hasSuffix(".swift") }.map { SwiftFile(path: $0, text: text($0)) }

  /// The path of a file below `Sources` that pages name from its target on, if there is one.
  static func source(_ path: String) -> String? {
    paths.first { $0.hasPrefix("Sources/") && $0.hasSuffix("/" + path) }
  }

  /// The text of a file; empty if it is none.
  static func text(_ path: String) -> String {
    (try? Data(contentsOf: root.appendingPathComponent(path))).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
