import Foundation
import SDUIIR
import Testing

/// Every screen document that the programs give satisfies the published schema, by two validators of others.
@Suite("Grammar/screen.schema.json and the programs") struct SchemaTests {
  private static let schema = "Grammar/screen.schema.json"

  @Test("jsonschema accepts all documents")
  func pythonValidator() throws {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      validator = jsonschema.Draft202012Validator(schema)
      for path in sys.argv[2:]:
          for error in validator.iter_errors(json.load(open(path, encoding="utf-8"))):
              print(path, error.json_path, error.message[:200])
      """
    try validate("python3", probe: ["-c", "import jsonschema"]) { ["-W", "ignore", "-c", script] + $0 }
  }

  @Test("check-jsonschema accepts all documents")
  func commandLineValidator() throws {
    try validate("check-jsonschema", probe: ["--version"]) { ["--quiet", "--schemafile"] + $0 }
  }

  /// Runs a tool once over all documents.
  ///
  /// - Parameter arguments: The tool's arguments from the paths of the schema and of all documents.
  private func validate(_ tool: String, probe: [String], arguments: ([String]) -> [String]) throws {
    guard Repository.exists(Self.schema) else { return print("skipped: there is no \(Self.schema) yet") }
    guard try run(tool, probe).status == 0 else {
      #expect(!Repository.requiresTools, "\(tool) is not installed")
      return print("skipped: \(tool) is not installed")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sduic-golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for sample in Corpus.samples {
      for screen in try sample.compile().screens {
        let name = sample.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let file = folder.appending(path: "\(paths.count)-\(String(name)).json")
        try Data(encodeScreenDocument(screen)).write(to: file)
        paths.append(file.path(percentEncoded: false))
      }
    }
    #expect(!paths.isEmpty)
    let result = try run(tool, arguments([Repository.path(Self.schema)] + paths))
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // What the probe prints says nothing about documents.
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
