import Foundation

/// The files of the project that these tests read and, when asked to, write.
enum Repository {
  /// Whether expected texts are rewritten instead of compared.
  static let updates = ProcessInfo.processInfo.environment["SDUIC_UPDATE"] == "1"
  /// Whether properties look at every place of a text instead of a sample.
  static let isExhaustive = ProcessInfo.processInfo.environment["SDUIC_EXHAUSTIVE"] == "1"

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the project.
  static func read(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: relative)), as: UTF8.self)
  }

  /// Writes a file of the project.
  static func write(_ text: String, to relative: String) throws {
    try Data(text.utf8).write(to: root.appending(path: relative))
  }

  /// The paths of all files below a folder that end in an extension, sorted.
  static func files(in folder: String, withExtension ending: String) -> [String] {
    let path = root.appending(path: folder).path(percentEncoded: false)
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return all.filter { $0.hasSuffix("." + ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
