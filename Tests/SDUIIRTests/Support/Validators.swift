import Foundation

/// JSON Schema validators that others wrote, each run once over many documents.
enum Validators: String, CaseIterable {
  case jsonschema
  case jsonschemaRust = "jsonschema_rs"

  /// Which of the documents a validator accepts; `nil` if it is not installed.
  func verdicts(on documents: [[UInt8]], schema: String) throws -> [Bool]? {
    guard try isInstalled() else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sduic-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = documents.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let input = folder.appending(path: "documents.ndjson")
    try Data(lines.utf8).write(to: input)
    let output = try Self.run([
      "-W", "ignore", "-c", Self.script, rawValue, schema, input.path(percentEncoded: false),
    ])
    return output.split(separator: "\n").map { $0 == "valid" }
  }

  private func isInstalled() throws -> Bool {
    (try? Self.run(["-c", "import \(rawValue); print('yes')"]).contains("yes")) ?? false
  }

  private static let script = """
    import json, sys
    name, schema, documents = sys.argv[1:]
    schema = json.load(open(schema, encoding="utf-8"))
    if name == "jsonschema":
        import jsonschema
        jsonschema.Draft202012Validator.check_schema(schema)
        accepts = jsonschema.Draft202012Validator(schema).is_valid
    else:
        import jsonschema_rs
        accepts = jsonschema_rs.validator_for(schema).is_valid
    for line in open(documents, encoding="utf-8", newline="\\n"):
        print("valid" if accepts(json.loads(line)) else "invalid")
    """

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
