import Foundation
import TestSupport

/// A program of this folder that reads programs with a grammar of an editor, and compares.
enum Driver {
  /// The report of a driver.
  struct Report: Decodable {
    /// The numbers of programs and words that were compared.
    let programs: Int
    let words: Int
    /// The differences from the compiler, each with its place.
    let findings: [String]
  }

  /// Runs a driver over programs.
  ///
  /// - Parameters:
  ///   - name: The file of the driver.
  ///   - module: The Python package that it needs.
  ///   - arguments: What it needs besides the programs.
  /// - Returns: `nil` if the package is not installed.
  static func run(
    _ name: String, needing module: String, _ arguments: [String], over programs: [JudgedProgram]
  ) throws -> Report? {
    guard try PythonModule.isInstalled(module) else {
      try MissingTool.skip("the Python package \(module)")
      return nil
    }
    let folder = try Folder()
    try folder.write("programs.json", JSONEncoder().encode(programs))
    let run = try Run(
      "python3", [path(name), "programs.json"] + arguments, in: folder.url, environment: environment, patience: 600)
    guard run.status == 0 else { throw Failure(ending: run.ending) }
    return try JSONDecoder().decode(Report.self, from: run.output)
  }

  /// The path of a driver.
  static func path(_ name: String) -> String { Repository.path("Tests/EditorTests/Drivers/" + name) }

  /// Nothing is written beside the drivers.
  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    return environment
  }

  /// A driver that failed.
  struct Failure: Error {
    let ending: String
  }
}
