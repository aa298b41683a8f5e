import Foundation

/// Readers of OpenAPI documents that others wrote.
public enum OpenAPIValidator: String, CaseIterable, Sendable {
  /// Validates against the published schema of OpenAPI.
  case specification = "openapi_spec_validator"
  /// Reads a document with classes of its own, and makes classes of its schemas.
  case aiopenapi3

  /// Returns the faults of each document, or of responses that it describes; empty if there are none. `nil` if the tool
  /// is not installed. Only `aiopenapi3` looks at responses.
  public func findings(in samples: [GeneratedModel.Sample]) throws -> [[String]]? {
    guard try PythonModule.isInstalled(rawValue) else {
      try MissingTool.skip("the Python package \(rawValue)")
      return nil
    }
    let folder = try Folder()
    for (index, sample) in samples.enumerated() { try sample.write(to: folder, index) }
    let path = folder.url.path(percentEncoded: false)
    let arguments = ["-W", "ignore", "-c", Self.script, rawValue, path] + samples.map(\.response)
    let run = try Run("python3", arguments, patience: Self.patience)
    guard run.status == 0 else { throw Validator.Failure(ending: run.ending) }
    return try JSONDecoder().decode([[String]].self, from: run.output)
  }

  private static let patience: TimeInterval = 600

  private static let script = #"""
    import json, pathlib, sys
    name, folder, responses = sys.argv[1], sys.argv[2], sys.argv[3:]
    if name == "openapi_spec_validator":
        from openapi_spec_validator import OpenAPIV31SpecValidator
        def findings(index, response):
            document = json.load(open(f"{folder}/schema{index}.json", encoding="utf-8"))
            return [str(error) for error in OpenAPIV31SpecValidator(document).iter_errors()]
    else:
        import aiopenapi3, yarl
        def findings(index, response):
            loader = aiopenapi3.FileSystemLoader(pathlib.Path(folder).resolve())
            try:
                api = aiopenapi3.OpenAPI.load_file("schema", yarl.URL(f"schema{index}.json"), loader=loader)
                model = api._root.components.schemas[response].get_type()
                for document in json.load(open(f"{folder}/documents{index}.json", encoding="utf-8")):
                    model.model_validate_json(document)
            except Exception as error: return [str(error)]
            return []
    print(json.dumps([findings(index, response) for index, response in enumerate(responses)]))
    """#
}
