import Foundation
import TestSupport
import Testing

/// The script that builds the WebAssembly modules, with a compiler that writes names in place of code.
@Suite struct ModuleBuildTests {
  /// Writes a module, and an object where it is asked for one, notes its name, and fails for the target `FAILS`.
  private static let compiler = """
    #!/usr/bin/env bash
    while [ $# -gt 0 ]; do
      case "$1" in -emit-module-path) module="$2" ;; -o) object="$2" ;; -module-name) name="$2" ;; esac
      shift
    done
    echo "$name" >>"$LOG"
    if [ -n "${module:-}" ]; then : >"$module"; fi
    if [ -n "${name:-}" ] && [ "$name" = "${FAILS:-}" ]; then exit 3; fi
    if [ -n "${object:-}" ]; then echo "$name" >"$object"; fi
    """

  private let folder: Folder

  init() throws {
    folder = try Folder()
    for tool in ["swiftc", "clang", "wasm-ld"] {
      try folder.write("toolchain/bin/\(tool)", Self.compiler)
      let path = folder.url.appending(path: "toolchain/bin/\(tool)").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  /// Runs the script. Returns the targets that it compiled.
  private func build(_ modules: String?, fails: String = "") throws -> (run: Run, compiled: [String]) {
    var environment = ProcessInfo.processInfo.environment
    let log = folder.url.appending(path: "log").path
    try Data().write(to: URL(filePath: log))
    let bin = folder.url.appending(path: "toolchain/bin").path
    environment.merge(["LOG": log, "FAILS": fails, "PATH": bin + ":" + (environment["PATH"] ?? "")]) { $1 }
    environment["SDUIC_ALL"] = nil
    environment["SDUIC_QUICK"] = nil
    let out = folder.url.appending(path: "out").path
    let run = try Run(
      Repository.path("Sources/Editor/SDUIWebAssembly/build"), [out] + [modules].compactMap { $0 },
      environment: environment,
      patience: 120)
    let names = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
    return (run, names.filter { $0.hasPrefix("SDUI") })
  }

  /// A failure costs the target that fails, and not the targets before it.
  @Test func aFailedBuildKeepsWhatWasCompiled() throws {
    let failed = try build(nil, fails: "SDUICompiler")
    // The status with which `xargs` ends after a failed command.
    #expect(failed.run.status == 123, "\(failed.run.ending)")
    let modules = try #require(failed.run.errorText.firstMatch(of: /what was compiled is in (\S+):/)).1
    defer { try? FileManager.default.removeItem(atPath: String(modules)) }
    let kept = try FileManager.default.contentsOfDirectory(atPath: String(modules))
    #expect(kept.contains("SDUIJSON.swiftmodule") && !kept.contains("SDUICompiler.swiftmodule"), "\(kept)")
    let second = try build(String(modules))
    #expect(second.run.status == 0, "\(second.run.ending)")
    #expect(!second.compiled.contains("SDUIJSON") && second.compiled.contains("SDUICompiler"))
    let third = try build(String(modules))
    #expect(third.run.status == 0 && third.compiled == [])
  }

  /// Each is asked for a module, and the last one for the code of all.
  @Test func aBuildCompilesEachTargetOnce() throws {
    let all = try build(folder.url.appending(path: "modules").path)
    #expect(all.run.status == 0, "\(all.run.ending)")
    #expect(all.compiled.count > 10 && Set(all.compiled).count == all.compiled.count, "\(all.compiled)")
  }
}
