import Foundation

/// JSON Schema validators that others wrote, each run once over many documents.
public enum Validator: String, CaseIterable, Sendable {
  case jsonschema
  case jsonschemaRust = "jsonschema_rs"
  case checkJSONSchema = "check_jsonschema"

  /// The fastest one, for features of which all of them read the keywords elsewhere; all in the long form.
  public static let some: [Validator] = Repository.isExhaustive ? allCases : [.jsonschemaRust]

  /// Returns the findings of a validator in each document, as `path keyword`; none in one that is valid.
  /// `check-jsonschema` names no keywords. `nil` if it is not installed.
  ///
  /// Where none of some alternatives fits, and their `discriminator` says which was meant, the findings are those of that
  /// alternative, as a reader of the errors would look for them.
  public func findings(in documents: [String], schema: [UInt8]) throws -> [[String]]? {
    guard try PythonModule.isInstalled(rawValue) else {
      try MissingTool.skip("the Python package \(rawValue)")
      return nil
    }
    let folder = try Folder()
    try folder.write("schema.json", Data(schema))
    for (index, document) in documents.enumerated() { try folder.write("\(index).json", document) }
    let run = try Run(
      "python3",
      [
        "-W", "ignore", "-c", Self.script, rawValue, folder.url.path(percentEncoded: false), "\(documents.count)",
      ], patience: Self.patience)
    guard let findings = try? run.json() as? [[String]], findings.count == documents.count else {
      throw Failure(ending: run.ending)
    }
    return findings
  }

  /// The error output of a validator that failed.
  public struct Failure: Error {
    /// The exit of the process, with its error output.
    public let ending: String
  }

  private static let patience: TimeInterval = 600

  private static let script = #"""
    import json, subprocess, sys
    name, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    paths = [f"{folder}/{index}.json" for index in range(count)]
    schema_path = f"{folder}/schema.json"
    schema = json.load(open(schema_path, encoding="utf-8"))
    load = lambda path: json.load(open(path, encoding="utf-8"))
    line = lambda steps, word: "/".join(map(str, steps)) + " " + word
    discriminators = set()
    def collect(node):
        if isinstance(node, dict):
            if "discriminator" in node: discriminators.add(node["discriminator"]["propertyName"])
            for child in node.values(): collect(child)
        elif isinstance(node, list):
            for child in node: collect(child)
    collect(schema)
    def meant(place, branches, place_of, word_of):
        """The one alternative of which the discriminator is right."""
        depth = len(place) + 1
        def fits(branch):
            return not any(
                word_of(e) == "const" and len(place_of(e)) == depth and place_of(e)[-1] in discriminators for e in branch)
        fitting = [branch for branch in branches if fits(branch)]
        return fitting[0] if len(fitting) == 1 else None
    def leaves(errors, place_of, word_of, branches_of):
        for error in errors:
            branches = branches_of(error) if word_of(error) == "oneOf" else []
            branch = meant(place_of(error), branches, place_of, word_of)
            if branch is None: yield line(place_of(error), word_of(error))
            else: yield from leaves(branch, place_of, word_of, branches_of)
    if name == "jsonschema":
        import jsonschema
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        def branches(error):
            found = {}
            for e in error.context: found.setdefault(e.relative_schema_path[0], []).append(e)
            return list(found.values())
        place, word = lambda e: list(e.absolute_path), lambda e: e.validator or "false"
        findings = [list(leaves(validator.iter_errors(load(p)), place, word, branches)) for p in paths]
    elif name == "jsonschema_rs":
        import jsonschema_rs
        validator = jsonschema_rs.validator_for(schema)
        def word(error):
            if "False" in type(error.kind).__name__: return "false"
            return [str(step) for step in error.schema_path][-1]
        place, branches = lambda e: list(e.instance_path), lambda e: list(getattr(e.kind, "context", []))
        findings = [list(leaves(validator.iter_errors(load(p)), place, word, branches)) for p in paths]
    else:
        tool = [sys.executable, "-m", "check_jsonschema"]
        meta = subprocess.run(tool + ["--check-metaschema", schema_path], capture_output=True, text=True)
        assert meta.returncode == 0, meta.stdout
        run = subprocess.run(tool + ["-o", "json", "-v", "--schemafile", schema_path] + paths, capture_output=True, text=True)
        errors = json.loads(run.stdout).get("errors", [])
        findings = [[e["path"] for e in errors if e["filename"] == p] for p in paths]
    print(json.dumps([[f.replace("maxContains", "contains").replace("minContains", "contains") for f in fs] for fs in findings]))
    """#
}
