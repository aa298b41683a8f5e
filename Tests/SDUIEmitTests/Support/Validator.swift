import Foundation
import Testing

/// JSON Schema validators that others wrote, each run once over many documents.
enum Validator: String, CaseIterable {
  case jsonschema
  case jsonschemaRust = "jsonschema_rs"
  case checkJSONSchema = "check_jsonschema"

  /// What a validator finds in each document, as `path keyword`; nothing in one that is valid. `check-jsonschema`
  /// names no keywords. `nil` if it is not installed.
  func findings(in documents: [String], schema: [UInt8]) throws -> [[String]]? {
    guard try Self.run(["-c", "import \(rawValue); print('yes')"]).contains("yes") else {
      #expect(ProcessInfo.processInfo.environment["SDUIC_REQUIRE_TOOLS"] != "1", "\(rawValue) is not installed")
      print("skipped: the Python package \(rawValue) is not installed")
      return nil
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sduic-response-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(schema).write(to: folder.appending(path: "schema.json"))
    for (index, document) in documents.enumerated() {
      try Data(document.utf8).write(to: folder.appending(path: "\(index).json"))
    }
    let output = try Self.run([
      "-W", "ignore", "-c", Self.script, rawValue, folder.path(percentEncoded: false), "\(documents.count)",
    ])
    let findings = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String]])
    #expect(findings.count == documents.count)
    return findings
  }

  private static let script = #"""
    import json, subprocess, sys
    name, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    paths = [f"{folder}/{index}.json" for index in range(count)]
    schema_path = f"{folder}/schema.json"
    schema = json.load(open(schema_path, encoding="utf-8"))
    load = lambda path: json.load(open(path, encoding="utf-8"))
    line = lambda steps, word: "/".join(map(str, steps)) + " " + word
    if name == "jsonschema":
        import jsonschema
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        findings = [[line(e.absolute_path, e.validator or "false") for e in validator.iter_errors(load(p))] for p in paths]
    elif name == "jsonschema_rs":
        import jsonschema_rs
        validator = jsonschema_rs.validator_for(schema)
        def word(error):
            if "False" in type(error.kind).__name__: return "false"
            return [str(step) for step in error.schema_path][-1]
        findings = [[line(e.instance_path, word(e)) for e in validator.iter_errors(load(p))] for p in paths]
    else:
        tool = [sys.executable, "-m", "check_jsonschema"]
        meta = subprocess.run(tool + ["--check-metaschema", schema_path], capture_output=True, text=True)
        assert meta.returncode == 0, meta.stdout
        run = subprocess.run(tool + ["-o", "json", "-v", "--schemafile", schema_path] + paths, capture_output=True, text=True)
        errors = json.loads(run.stdout).get("errors", [])
        findings = [[e["path"] for e in errors if e["filename"] == p] for p in paths]
    print(json.dumps([[f.replace("maxContains", "contains").replace("minContains", "contains") for f in fs] for fs in findings]))
    """#

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

/// A change of a valid response: some text, which stands in it once, and what is written instead.
struct Change: Sendable {
  let old: String
  let new: String
  /// What validators must find, as `path keyword`; nothing where the response stays valid.
  var finding: String?

  init(_ old: String, _ new: String, _ finding: String? = nil) {
    self.old = old
    self.new = new
    self.finding = finding
  }

  /// The changed response.
  func apply(to response: String) -> String {
    let places = response.ranges(of: old).count
    if places != 1 { Issue.record("`\(old)` stands \(places) times") }
    return response.replacing(old, with: new)
  }
}
