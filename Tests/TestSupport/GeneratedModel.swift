import Foundation

/// The pydantic classes that `datamodel-code-generator` makes of a screen's schema.
public struct GeneratedModel: Decodable, Sendable {
  /// The names of the classes.
  public let classes: [String]
  /// The generated code.
  public let code: String
  /// For each document, whether the class of the response accepts it.
  public let accepts: [Bool]

  /// A schema from which a model is made, and responses to try it on.
  public struct Sample {
    /// The schema or OpenAPI document.
    public let schema: [UInt8]
    /// The name of the response's class.
    public let response: String
    /// The responses that the class is tried on.
    public let documents: [String]

    /// A schema with responses.
    public init(schema: [UInt8], response: String, documents: [String]) {
      self.schema = schema
      self.response = response
      self.documents = documents
    }

    func write(to folder: Folder, _ index: Int) throws {
      try folder.write("schema\(index).json", Data(schema))
      try folder.write("documents\(index).json", JSONEncoder().encode(documents))
    }
  }

  /// The format of a schema, by the generator's name.
  public enum Form: String, CaseIterable, Sendable {
    case jsonschema, openapi
  }

  /// The models of some schemas, made in one run. `nil` if the generator is not installed.
  ///
  /// The options are those that `Grammar/WIRE.md` names.
  public static func models(of samples: [Sample], _ form: Form) throws -> [GeneratedModel]? {
    guard try PythonModule.isInstalled("datamodel_code_generator") else {
      try MissingTool.skip("the Python package datamodel-code-generator")
      return nil
    }
    let folder = try Folder()
    for (index, sample) in samples.enumerated() { try sample.write(to: folder, index) }
    let run = try Run(
      "python3",
      ["-W", "ignore", "-c", script, folder.url.path(percentEncoded: false), form.rawValue] + samples.map(\.response),
      patience: patience)
    guard run.status == 0 else { throw Validator.Failure(ending: run.ending) }
    return try JSONDecoder().decode([GeneratedModel].self, from: run.output)
  }

  private static let patience: TimeInterval = 600

  private static let script = #"""
    import contextlib, importlib.util, json, sys
    from datamodel_code_generator.__main__ import main
    folder, form, names = sys.argv[1], sys.argv[2], sys.argv[3:]

    def generate(index):
        target = f"{folder}/model{index}.py"
        with contextlib.redirect_stdout(sys.stderr):
            status = main([
                "--input", f"{folder}/schema{index}.json", "--input-file-type", form, "--output", target,
                "--output-model-type", "pydantic_v2.BaseModel", "--strict-nullable", "--generate-schema-validators",
                "--disable-timestamp", "--formatters", "builtin"])
        assert status == 0, status
        spec = importlib.util.spec_from_file_location(f"model{index}", target)
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module, open(target, encoding="utf-8").read()

    def accepts(model, document):
        try:
            model.model_validate_json(document, strict=True)
            return True
        except ValueError:
            return False

    results = []
    for index, name in enumerate(names):
        module, code = generate(index)
        model = getattr(module, name)
        documents = json.load(open(f"{folder}/documents{index}.json", encoding="utf-8"))
        results.append({
            "classes": [n for n, v in vars(module).items() if isinstance(v, type) and v.__module__ == module.__name__],
            "code": code, "accepts": [accepts(model, document) for document in documents]})
    print(json.dumps(results))
    """#
}
