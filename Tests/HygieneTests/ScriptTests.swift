import TestSupport
import Testing

/// Scripts are programs of their language, also those that run only in the long form of the tests.
@Suite struct ScriptTests {
  /// A language: the program that reads it, and the arguments before the paths.
  struct Language: Sendable, CustomTestStringConvertible {
    let program: String
    let arguments: [String]
    let paths: [String]

    var testDescription: String { program }
  }

  static let languages = [
    Language(
      program: "node", arguments: ["--experimental-vm-modules", "--no-warnings", "-e", javaScript],
      paths: paths(endingWith: [".js", ".mjs"])),
    Language(program: "python3", arguments: ["-c", python], paths: paths(endingWith: [".py"], or: "python3")),
    Language(program: "bash", arguments: ["-c", bash, "bash"], paths: paths(endingWith: [".sh"], or: "bash")),
  ]

  /// Reads what imports, exports or waits as modules, and other files as the body of a function, as Node does.
  private static let javaScript = """
    const vm = require("node:vm");
    for (const filename of process.argv.slice(1)) {
      const text = require("node:fs").readFileSync(filename, "utf8").replace(/^#!.*/, "");
      if (/^(import|export|await) /m.test(text)) new vm.SourceTextModule(text, { identifier: filename });
      else vm.compileFunction(text, ["require", "module", "exports"], { filename });
    }
    """
  private static let python = """
    import ast, sys
    for path in sys.argv[1:]: ast.parse(open(path, encoding="utf-8").read(), path)
    """
  private static let bash = #"for path; do bash -n "$path" || exit 1; done"#

  /// The files with a suffix, and those without one whose first line names an interpreter.
  private static func paths(endingWith suffixes: [String], or interpreter: String? = nil) -> [String] {
    Repository.paths.filter { path in
      if suffixes.contains(where: { path.hasSuffix($0) }) { return true }
      guard let interpreter, path.split(separator: "/").last?.contains(".") == false else { return false }
      return Repository.text(path).prefix { $0 != "\n" }.hasSuffix(" \(interpreter)")
    }
  }

  @Test(arguments: languages) func scriptsAreReadByTheirLanguage(language: Language) throws {
    #expect(language.paths.count > 3)
    guard try Run("/bin/sh", ["-c", "command -v \(language.program)"]).status == 0 else {
      return try MissingTool.skip(language.program)
    }
    let run = try Run(language.program, language.arguments + language.paths.map(Repository.path), patience: 60)
    #expect(run.status == 0, "\(run.ending)")
  }
}
