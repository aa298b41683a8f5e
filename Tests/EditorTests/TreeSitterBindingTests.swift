import Foundation
import TestSupport
import Testing

/// The bindings of the grammar for tree-sitter, built from their own manifests.
///
/// Real are: cargo with the manifest, the build script and the library of the Rust binding; node-gyp with `binding.gyp`, the
/// C++ of the Node binding, Node itself, and tree-sitter's own library, which parses with the grammars in both results.
/// Substitutes, since no registry of packages is used: the packages `tree-sitter-language`, `cc` and `node-gyp-build`, of
/// which the bindings use seven functions, and the check by which the package `tree-sitter` of Node recognizes a grammar.
/// Without node-gyp, the C++ compiler compiles the sources that `binding.gyp` names.
@Suite struct TreeSitterBindingTests {
  private static let grammar = Repository.path("Grammar/tree-sitter-sdui/")

  private func isInstalled(_ probe: String, _ tool: String) throws -> Bool {
    if try Run("/bin/sh", ["-c", probe]).status == 0 { return true }
    try MissingTool.skip(tool)
    return false
  }

  /// A folder with a copy of the grammar, and of the programs that use its bindings.
  private func copy() throws -> Folder {
    let folder = try Folder()
    let script = """
      set -e
      mkdir grammar
      cd '\(Self.grammar)'
      cp -R bindings queries src grammar.js tree-sitter.json Cargo.toml binding.gyp package.json "$0/grammar"
      cp -R '\(Driver.path("Bindings"))/.' "$0"
      mkdir -p "$0/node_modules"
      mv "$0/node-gyp-build" "$0/node_modules"
      """
    let path = folder.url.path(percentEncoded: false)
    let run = try Run("/bin/sh", ["-c", script, path], in: folder.url)
    #expect(run.status == 0, "\(run.ending)")
    return folder
  }

  /// Reads the examples by tree-sitter's own library with the grammar in another library.
  private func examples(with library: String, _ symbol: String, in folder: Folder) throws -> String {
    let paths = Repository.files(in: "Examples", withExtension: "sdui").map { Repository.path("Examples/\($0)") }
    #expect(paths.count > 5)
    let arguments = [Driver.path("bindings.py"), folder.url.path(percentEncoded: false) + "/" + library, symbol]
    let run = try Run("python3", arguments + paths, environment: Driver.environment, patience: 60)
    return run.text.replacing("\(paths.count) programs", with: "all programs") + (run.status == 0 ? "" : run.ending)
  }

  @Test func rustBindingIsBuiltAndRead() throws {
    guard try isInstalled("command -v cargo && command -v cc", "Rust's cargo, or a C compiler"),
      try isInstalled("python3 -c 'import tree_sitter'", "the Python package tree_sitter")
    else { return }
    let folder = try copy()
    var environment = ProcessInfo.processInfo.environment
    environment["CARGO_HOME"] = folder.url.path(percentEncoded: false) + "/home"
    environment["CARGO_TARGET_DIR"] = nil
    let run = try Run("cargo", ["build", "--offline"], in: folder.url, environment: environment, patience: 300)
    #expect(run.status == 0 && !run.errorText.contains("warning"), "\(run.ending)")
    let built = ["target/debug/libreader.so", "target/debug/libreader.dylib"].first { folder.contents($0) != nil }
    let library = try #require(built)
    #expect(try examples(with: library, "language", in: folder) == "all programs, many nodes\n")
    let compare = """
      import ctypes, sys
      library, root = ctypes.CDLL(sys.argv[1]), sys.argv[2]
      library.text.restype = ctypes.c_void_p
      names = ["src/node-types.json", "queries/highlights.scm", "queries/locals.scm", "queries/tags.scm"]
      for index, name in enumerate(names):
          length = ctypes.c_size_t()
          text = ctypes.string_at(library.text(ctypes.c_size_t(index), ctypes.byref(length)), length.value)
          print(name, text == open(root + "/" + name, "rb").read())
      """
    let texts = try Run("python3", ["-c", compare, "./" + library, Self.grammar], in: folder.url)
    #expect(
      texts.text == """
        src/node-types.json True
        queries/highlights.scm True
        queries/locals.scm True
        queries/tags.scm True

        """, "\(texts.ending)")
  }

  /// Finds the headers of Node, and the node-gyp that npm brings where there is no command of that name.
  private static let nodeTools = """
    headers="$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")"
    [ -f "$headers/include/node/node_api.h" ] || headers=/usr
    bundled="$(dirname "$(readlink -f "$(command -v npm)" 2>/dev/null)")/../node_modules/node-gyp/bin/node-gyp.js"
    if command -v node-gyp >/dev/null; then gyp="node-gyp"; elif [ -f "$bundled" ]; then gyp="node $bundled"; else gyp=; fi
    [ -f "$headers/include/node/node_api.h" ]
    """

  private static let nodeBuild = """
    \(Self.nodeTools)
    set -e
    options="-std=c++17 -Wall -Wextra -Werror -shared -fPIC -I$headers/include/node"
    [ "$(uname)" = Linux ] || options="$options -undefined dynamic_lookup"
    c++ $options reader.cc -o reader.node
    cd grammar
    if [ -n "$gyp" ]; then
      $gyp rebuild --nodedir="$headers"
    else
      mkdir -p build/Release
      for file in $(node -p '
          const { targets: [target] } = eval("(" + fs.readFileSync("binding.gyp", "utf8") + ")");
          target.sources.filter((name) => name.endsWith(".c")).join(" ")'); do
        cc -std=c11 -fPIC -Isrc -c "$file" -o "build/$(basename "$file").o"
      done
      c++ $options -Isrc bindings/node/binding.cc build/*.o -o build/Release/tree_sitter_sdui_binding.node
    fi
    """

  @Test func nodeBindingIsBuiltAndRead() throws {
    let probe = "command -v node && command -v c++ && command -v make"
    guard try isInstalled(probe, "Node, make, or a C++ compiler"),
      try isInstalled(Self.nodeTools, "the headers of Node"),
      try isInstalled("python3 -c 'import tree_sitter'", "the Python package tree_sitter")
    else { return }
    let folder = try copy()
    let run = try Run("/bin/sh", ["-c", Self.nodeBuild], in: folder.url, patience: 300)
    #expect(run.status == 0, "\(run.text.suffix(2_000)) \(run.ending)")
    let path = folder.url.path(percentEncoded: false)
    let arguments = [Driver.path("bindings.js"), path + "/grammar", path + "/reader.node"]
    let loaded = try Run("node", arguments, in: folder.url)
    #expect(
      loaded.text == """
        version 14 undefined
        node types true
        highlights true
        locals true
        tags true

        """, "\(loaded.ending)")
    let library = "grammar/build/Release/tree_sitter_sdui_binding.node"
    #expect(try examples(with: library, "tree_sitter_sdui", in: folder) == "all programs, many nodes\n")
  }

  /// Its types are those of its values.
  @Test func nodeBindingHasItsTypes() throws {
    guard try isInstalled("command -v tsc", "tsc") else { return }
    let folder = try copy()
    try folder.write(
      "grammar/bindings/node/use.ts",
      """
      import binding = require(".");
      const names: string[] = binding.nodeTypeInfo.map(({ type }) => type);
      const queries: string[] = [binding.HIGHLIGHTS_QUERY, binding.LOCALS_QUERY, binding.TAGS_QUERY];
      export = [binding.language, names, queries];

      """)
    let arguments = ["--strict", "--noEmit", "grammar/bindings/node/use.ts"]
    let run = try Run("tsc", arguments, in: folder.url, patience: 120)
    #expect(run.status == 0, "\(run.text)")
  }

  /// Everything that is published has the version of the grammar, and all files that building needs.
  @Test func manifestsAgree() throws {
    struct Manifest: Decodable {
      let name: String
      let version: String
      let files: [String]
    }
    struct Grammar: Decodable {
      struct Metadata: Decodable { let version: String }
      let metadata: Metadata
    }
    func bytes(_ name: String) throws -> Data { Data(try Repository.bytes("Grammar/tree-sitter-sdui/" + name)) }
    let grammar = try JSONDecoder().decode(Grammar.self, from: bytes("tree-sitter.json"))
    let manifest = try JSONDecoder().decode(Manifest.self, from: bytes("package.json"))
    let cargo = String(decoding: try bytes("Cargo.toml"), as: UTF8.self)
    #expect(manifest.name == "tree-sitter-sdui" && manifest.version == grammar.metadata.version)
    #expect(cargo.contains("name = \"tree-sitter-sdui\"\nversion = \"\(grammar.metadata.version)\"\n"))
    for needed in ["binding.gyp", "bindings/node/*", "queries/*", "src/**"] { #expect(manifest.files.contains(needed)) }
    for needed in ["bindings/rust/*", "queries/*", "src/*"] { #expect(cargo.contains("\"\(needed)\"")) }
  }
}
