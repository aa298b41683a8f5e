import Foundation
import TestSupport
import Testing

/// The package that `.ci/bundle` writes: the build tool plugin with `sduic` as an artifact bundle.
@Suite struct BundleTests {
  private static let menu = "Today\nOnion soup 6.5\nRatatouille 11\n"

  /// `.ci/run release` builds such a package with the release.
  @Test(.enabled(if: Repository.isExhaustive, "`SDUIC_EXHAUSTIVE` is not set: it builds a package"))
  func aPackageBuildsWithTheBundle() throws {
    let folder = try Folder()
    let package = try bistro("bundle", in: folder)
    let built = try build(package)
    #expect(built.text.contains("Generating Swift from the screens of Bistro"), "\(built.text)")
    #expect(!built.text.contains("SDUIIR"), "a library is built")
    let unchanged = try build(package)
    #expect(!unchanged.text.contains("Generating Swift"), "\(unchanged.text)")
  }

  /// No name of the bundle's package occurs in the package of `sduic`, of which only the library is built.
  @Test(.enabled(if: Repository.isExhaustive, "`SDUIC_EXHAUSTIVE` is not set: it builds the library"))
  func aPackageBuildsWithTheBundleAndTheLibrary() throws {
    let folder = try Folder()
    let package = try bistro("bundle-and-library", in: folder)
    let sduic = folder.url.appending(path: "sduic")
    try FileManager.default.createSymbolicLink(at: sduic, withDestinationURL: Repository.root)
    try folder.write(
      "Bistro/Sources/Bistro/Interpreter.swift", "import SDUI\n\nlet half = try? Rational(1) / Rational(2)\n")
    let built = try build(package)
    #expect(built.text.contains("SDUILayout") && !built.text.contains("SDUISyntax"), "\(built.text)")
  }

  /// A package beside the bundle that uses the plugin, with a manifest of the guide.
  private func bistro(_ manifest: String, in folder: Folder) throws -> URL {
    let releases = [try release(of: Self.system, in: folder), try release(of: "darwin-arm64", in: folder)]
    let written = try bundle(releases, into: "Bundle", in: folder)
    #expect(written.status == 0, "\(written.errorText)")
    let guide = try Repository.read("Grammar/Guides/GeneratedCode.md")
    let text = try #require(
      guide.components(separatedBy: "```swift \(manifest)\n").dropFirst().first?.components(separatedBy: "```")[0])
    try folder.write("Bistro/Package.swift", "// swift-tools-version: 6.2\n\nimport PackageDescription\n\n" + text)
    for path in ["Sources/Bistro/menu.sdui", "Sources/Bistro/Bistro.swift"] {
      try folder.write("Bistro/" + path, try Repository.read("Examples/Package/" + path))
    }
    return folder.url.appending(path: "Bistro")
  }

  /// Builds a package without a prebuilt `sduic` in the environment, and runs its program.
  private func build(_ package: URL) throws -> Run {
    var environment = ProcessInfo.processInfo.environment
    environment["SDUIC"] = nil
    let built = try Run("swift", ["build"], in: package, environment: environment, patience: 900)
    #expect(built.status == 0, "\(built.ending)")
    try #require(FileManager.default.fileExists(atPath: package.appending(path: ".build/debug/Bistro").path))
    #expect(try Run(package.appending(path: ".build/debug/Bistro").path, []).text == Self.menu)
    return built
  }

  /// The format is that of SE-0305.
  @Test func theBundleHasAVariantForEachSystem() throws {
    let folder = try Folder()
    let systems = ["linux-x86_64", "linux-aarch64", "darwin-arm64", "darwin-x86_64"]
    let written = try bundle(systems.map { try release(of: $0, in: folder, isEmpty: true) }, into: "Bundle", in: folder)
    #expect(written.status == 0, "\(written.errorText)")
    let bundle = folder.url.appending(path: "Bundle/sduic.artifactbundle")
    let data = try Data(contentsOf: bundle.appending(path: "info.json"))
    let info = try JSONDecoder().decode(Info.self, from: data)
    #expect(info.schemaVersion == "1.0" && info.artifacts.count == 1)
    let artifact = try #require(info.artifacts["sduic"])
    #expect(artifact.type == "executable" && artifact.version == "1.2.3-beta")
    #expect(
      artifact.variants.map(\.supportedTriples) == [
        ["x86_64-unknown-linux-gnu"], ["aarch64-unknown-linux-gnu"], ["arm64-apple-macosx"], ["x86_64-apple-macosx"],
      ])
    for variant in artifact.variants {
      #expect(
        FileManager.default.isExecutableFile(atPath: bundle.appending(path: variant.path).path), "\(variant.path)")
    }
  }

  private struct Info: Decodable {
    let schemaVersion: String
    let artifacts: [String: Artifact]

    struct Artifact: Decodable {
      let version: String
      let type: String
      let variants: [Variant]
    }

    struct Variant: Decodable {
      let path: String
      let supportedTriples: [String]
    }
  }

  @Test func otherFilesAreRefused() throws {
    let folder = try Folder()
    let release = try release(of: "linux-x86_64", in: folder, isEmpty: true)
    let other = try self.release(of: "linux-aarch64", version: "1.2.4", in: folder, isEmpty: true)
    let mixed = try bundle([release, other], into: "Mixed", in: folder)
    #expect(mixed.status == 1 && mixed.errorText.contains("is not a release of 1.2.3-beta"), "\(mixed.errorText)")
    let unknown = try bundle(
      [try self.release(of: "plan9-x86_64", in: folder, isEmpty: true)], into: "Other", in: folder)
    #expect(unknown.status == 1 && unknown.errorText.contains("is no tarball of a release"), "\(unknown.errorText)")
  }

  /// The system of this machine, as releases name it.
  private static let system: String = {
    #if os(Linux)
      let name = "linux"
    #else
      let name = "darwin"
    #endif
    #if arch(x86_64)
      return name + "-x86_64"
    #elseif os(Linux)
      return name + "-aarch64"
    #else
      return name + "-arm64"
    #endif
  }()

  /// A tarball as `.ci/release` writes them, with the `sduic` that the tests have, or with a program that does nothing.
  private func release(
    of system: String, version: String = "1.2.3-beta", in folder: Folder, isEmpty: Bool = false
  ) throws -> String {
    guard let tool = Executable.url else { throw Executable.Missing() }
    let name = "sduic-\(version)-\(system)"
    try folder.write("\(name)/bin/sduic", "#!/bin/sh\n")
    try folder.write("\(name)/LICENSE", try Repository.read("LICENSE"))
    let copy = isEmpty || system != Self.system ? "true" : "cp '\(tool.path)' \(name)/bin/sduic"
    let script = "\(copy) && chmod +x \(name)/bin/sduic && tar -cf - \(name) | gzip -1 >\(name).tar.gz"
    let run = try Run("sh", ["-c", script], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    return "\(name).tar.gz"
  }

  private func bundle(_ tarballs: [String], into name: String, in folder: Folder) throws -> Run {
    try Run(Repository.root.appending(path: ".ci/bundle").path, [name] + tarballs, in: folder.url)
  }
}
