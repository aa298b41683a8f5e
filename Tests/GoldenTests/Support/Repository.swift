import Foundation

/// The files of the project that these tests read and, when asked to, write.
enum Repository {
  /// Whether golden files are rewritten instead of compared.
  static let updates = isSet("SDUIC_UPDATE")
  /// Whether a tool that is not installed fails the test that runs it.
  static let requiresTools = isSet("SDUIC_REQUIRE_TOOLS")
  /// Whether properties look at every place of a text instead of a sample.
  static let isExhaustive = isSet("SDUIC_EXHAUSTIVE")

  private static func isSet(_ name: String) -> Bool { ProcessInfo.processInfo.environment[name] == "1" }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The absolute path of a file of the project.
  static func path(_ relative: String) -> String { root.appending(path: relative).path(percentEncoded: false) }

  /// Whether a file of the project is there.
  static func exists(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path(relative)) }

  /// The text of a file of the project.
  static func read(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: relative)), as: UTF8.self)
  }

  /// Writes a file of the project.
  static func write(_ text: String, to relative: String) throws {
    try Data(text.utf8).write(to: root.appending(path: relative))
  }

  /// The paths of all files below a folder that end in an extension, relative to it and sorted.
  static func files(in folder: String, withExtension ending: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path(folder))) ?? []
    return all.filter { $0.hasSuffix("." + ending) }.sorted()
  }
}
