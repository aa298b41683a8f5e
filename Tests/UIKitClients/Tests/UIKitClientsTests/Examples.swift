import Foundation
import SDUI

/// The examples of the project, compiled by the `sduic` that the checkout has built.
enum Examples {
  /// The folder of the checkout.
  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../../.."
  )
  .standardizedFileURL

  /// The files of all screens, by their paths in `Examples`.
  static let screens: [String] = {
    let folder = checkout.appendingPathComponent("Examples")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".sdui") }.sorted().filter { file in
      let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").contains { $0.hasPrefix("screen ") || $0.hasPrefix("format ") }
    }
  }()

  /// Returns the files with which every change is tested: one of several, and all in the long form.
  ///
  /// - Parameter first: The index of the first one. Suites that sample other files begin elsewhere.
  static func sample(_ files: [String], oneOf count: Int, from first: Int = 0) -> [String] {
    if ProcessInfo.processInfo.environment["SDUIC_EXHAUSTIVE"] == "1" { return files.sorted() }
    return files.sorted().enumerated().filter { $0.offset % count == first % count }.map { $0.element }
  }

  /// Returns the output of `sduic`.
  static func sduic(_ arguments: [String]) throws -> Data {
    let process = Process()
    let tool = ProcessInfo.processInfo.environment["SDUIC"]
    process.executableURL =
      tool.map { URL(fileURLWithPath: $0) } ?? checkout.appendingPathComponent(".build/debug/sduic")
    process.arguments = arguments
    process.currentDirectoryURL = checkout
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(arguments: arguments, status: process.terminationStatus)
    }
    return data
  }

  /// A call of `sduic` that failed.
  struct Failure: Error {
    let arguments: [String]
    let status: Int32
  }

  /// A compiled screen.
  static func screen(_ file: String) throws -> Screen {
    try Screen(json: Array(sduic(["compile", "Examples/" + file, "--compact"])))
  }

  /// A screen that is written in a test.
  static func screen(text: String) throws -> Screen {
    try withFile(text) { file, _ in try Screen(json: Array(sduic(["compile", file, "--compact"]))) }
  }

  /// The `layoutId` of such a screen, as responses carry it.
  static func layoutId(text: String) throws -> String {
    try withFile(text) { file, folder in
      _ = try sduic(["fixtures", file, "-o", folder + "/fixtures"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/fixtures")
      let name = names.filter { $0.hasSuffix(".json") }.sorted()[0]
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/fixtures/" + name))
      let json = try JSONSerialization.jsonObject(with: data)
      return (json as? [String: Any])?["layoutId"] as? String ?? ""
    }
  }

  private static func withFile<Result>(_ text: String, _ body: (_ file: String, _ folder: String) throws -> Result)
    throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("home.sdui")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try body(file.path, folder.path)
  }

  /// A screen with the content of generated responses, one for each profile.
  static func filled(_ screen: Screen, _ file: String, profiles: [String]) throws -> [Screen] {
    try profiles.map { profile in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      _ = try sduic(["fixtures", "Examples/" + file, "-o", folder.path, "--profile", profile])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
      let data = try Data(contentsOf: folder.appendingPathComponent(names.sorted()[0]))
      return try screen.response(json: Array(data)).screen
    }
  }

  /// The widths from 320 to 1,366 at which a screen changes, as its sweep prints them.
  static func breakpoints(_ file: String) throws -> [Double] {
    let json = try JSONSerialization.jsonObject(
      with: sduic(["layout", "Examples/" + file, "--sweep", "320...1366", "--format", "json"]))
    let sections = (json as? [String: Any])?["sections"] as? [[String: Any]] ?? []
    let stretches = sections.flatMap { $0["stretches"] as? [[String: Any]] ?? [] }
    let starts = stretches.compactMap { stretch in
      (stretch["from"] as? Double) ?? (stretch["above"] as? Double)
    }
    return Array(Set(starts)).sorted().filter { $0 > 320 && $0 < 1366 }
  }
}
