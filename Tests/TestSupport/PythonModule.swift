/// A module of Python that a test needs.
public enum PythonModule {
  /// Whether a module is installed. It is found and not imported, which takes seconds for some.
  public static func isInstalled(_ name: String) throws -> Bool {
    let probe = "import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)"
    return try Run("python3", ["-c", probe, name]).status == 0
  }
}
