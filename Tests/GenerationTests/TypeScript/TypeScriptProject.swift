import Foundation
import SDUIGeneration
import TestSupport

/// Generated TypeScript of several programs, compiled in one run and executed by Node.
struct TypeScriptProject {
  private let folder: Folder

  /// The settings under which generated code has no findings: the strictest that the compiler has. Its own declarations
  /// are not checked.
  static let settings = """
    { "compilerOptions": {
      "target": "es2020", "module": "es2020", "moduleResolution": "node", "lib": ["es2020"], "types": [],
      "strict": true, "exactOptionalPropertyTypes": true, "noUncheckedIndexedAccess": true, "noImplicitReturns": true,
      "noImplicitOverride": true, "noPropertyAccessFromIndexSignature": true, "noUnusedLocals": true,
      "noUnusedParameters": true, "isolatedModules": true, "noEmitOnError": true, "rootDir": ".", "outDir": "js", "pretty": false,
      "skipLibCheck": true
    } }
    """

  /// Why the code was not compiled or did not run.
  struct Failure: Error { let reason: String }

  /// Compiles the code of some programs, each in a folder of its own, with other files.
  ///
  /// - Returns: `nil` if the compiler or Node is not installed.
  init?(_ programs: [(folder: String, program: ClientProgram)], _ files: [String: String] = [:]) throws {
    for tool in ["node", "tsc"] where try Run("/bin/sh", ["-c", "command -v \(tool)"]).status != 0 {
      try MissingTool.skip(tool)
      return nil
    }
    folder = try Folder(files)
    try folder.write("tsconfig.json", Self.settings)
    try folder.write("package.json", #"{ "type": "module" }"#)
    for (name, program) in programs {
      for file in try generateCode(for: program, .typescript) { try folder.write("\(name)/\(file.name)", file.text) }
    }
  }

  /// Compiles everything. Returns the messages of the compiler, one a line; an empty text if all types are right.
  func compile() throws -> String { try Run("tsc", ["-p", "."], in: folder.url, patience: 600).text }

  /// Writes another file, which is compiled next time.
  func write(_ name: String, _ text: String) throws { try folder.write(name, text) }

  /// Runs a compiled file. Returns its standard output.
  func run(_ file: String) throws -> String {
    let run = try Run("node", ["js/\(file)"], in: folder.url, patience: 600)
    guard run.status == 0 else { throw Failure(reason: run.ending) }
    return run.text
  }

  /// Reads responses by the compiled code.
  ///
  /// - Parameter lines: Each has the folder of a program, `/`, the type that reads the response, a tab, and the response.
  func readings(of lines: [String]) throws -> [ReadingComparison.Reading] {
    try folder.write("samples", lines.joined(separator: "\n"))
    try folder.write("js/harness.mjs", Self.harness)
    return try ReadingComparison.Reading.lines(run("harness.mjs"))
  }

  private static let harness = #"""
    import { readFileSync } from "node:fs";

    for (const line of readFileSync("samples", "utf8").split("\n")) {
      const [place, ...rest] = line.split("\t");
      const type = place.split("/").pop();
      const module = await import(`./${place}.js`);
      const { response, faults } = module[`read${type}`](JSON.parse(rest.join("\t")));
      const kept = response && JSON.stringify(module[`write${type}`](response));
      console.log(JSON.stringify({ faults: faults.map(({ code, pointer }) => [code, pointer]), kept }));
    }
    """#
}
