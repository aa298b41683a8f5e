import Foundation

/// The files of the project that tests read and, when asked to, write.
public enum Repository {
  /// Whether tests write what they would otherwise compare.
  public static let updates = isSet("SDUIC_UPDATE")
  /// Whether a tool that is not installed fails the test that runs it.
  public static let requiresTools = isSet("SDUIC_REQUIRE_TOOLS")
  /// Whether tests look at every case instead of a sample.
  public static let isExhaustive = isSet("SDUIC_EXHAUSTIVE")

  /// Returns one of several cases, or all of them in the long form, for tests that take long for each.
  public static func sample<Case>(_ cases: [Case], oneOf count: Int) -> [Case] {
    isExhaustive ? cases : stride(from: 0, to: cases.count, by: count).map { cases[$0] }
  }

  private static func isSet(_ name: String) -> Bool { ProcessInfo.processInfo.environment[name] == "1" }

  /// The top folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The absolute path of a file of the project.
  public static func path(_ relative: String) -> String { root.appending(path: relative).path(percentEncoded: false) }

  /// Whether a file of the project is there.
  public static func exists(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path(relative)) }

  /// The bytes of a file of the project.
  public static func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: relative)))
  }

  /// The text of a file of the project.
  public static func read(_ relative: String) throws -> String { String(decoding: try bytes(relative), as: UTF8.self) }

  /// Writes a file of the project. Whoever reads it meanwhile gets the old file or the new one.
  public static func write(_ bytes: [UInt8], to relative: String) throws {
    try Data(bytes).write(to: root.appending(path: relative), options: .atomic)
  }

  /// Writes a file of the project. Whoever reads it meanwhile gets the old file or the new one.
  public static func write(_ text: String, to relative: String) throws { try write(Array(text.utf8), to: relative) }

  private static let updating = NSLock()

  /// Runs what reads a file and writes it changed, one such run at a time: several tests change parts of one page.
  public static func update<Result>(_ body: () throws -> Result) rethrows -> Result {
    updating.lock()
    defer { updating.unlock() }
    return try body()
  }

  /// The paths of all files below a folder that end in an extension, relative to it and sorted.
  public static func files(in folder: String, withExtension ending: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path(folder))) ?? []
    return all.filter { $0.hasSuffix("." + ending) }.sorted()
  }
}

/// A program that others wrote is needed and not installed, and `SDUIC_REQUIRE_TOOLS` is set.
public struct MissingTool: Error {
  /// The name of the program.
  public let name: String

  /// Says that a test is skipped, or fails it where tools are required.
  public static func skip(_ name: String) throws {
    if Repository.requiresTools { throw MissingTool(name: name) }
    print("skipped: \(name) is not installed")
  }
}
