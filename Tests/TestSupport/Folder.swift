import Foundation

/// A temporary folder with files, in which programs run. It is gone with its last user.
public final class Folder: Sendable {
  /// The URL of the folder; no part of the path is a link.
  public let url: URL

  /// A folder with files by their paths in it.
  public init(_ files: [String: String] = [:]) throws {
    let unique = FileManager.default.temporaryDirectory.appendingPathComponent("sduic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: unique, withIntermediateDirectories: true)
    // The system's folder for temporary files may be a link, and imports are held to canonical paths.
    url = unique.resolvingSymlinksInPath()
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders above it.
  public func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file, and the folders above it.
  public func write(_ name: String, _ data: Data) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The bytes of a file; `nil` if there is none.
  public func contents(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }

  /// The names of what lies in the folder, or in one below it, sorted.
  public func names(_ below: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: below).path).sorted()
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
  }
}
