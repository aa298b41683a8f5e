import SDUICompiler
import SDUIDiagnostics
import SDUIIR
import SDUIReports
import SDUISource

/// One of the two versions that are compared: its screens with their files.
struct ContractSide {
  /// The screens in the order of their files.
  private(set) var inputs: [Inputs.Input]
  /// The errors that prevent a comparison.
  let errors: [SourcedDiagnostic]
  /// The name for messages.
  let name: String
  /// Whether the side may have no screen: it is a folder in a commit, or one of several releases.
  private let mayBeEmpty: Bool
  /// The release; `nil` if the side is none of several.
  private let release: Release?

  /// Whether the side is in a commit that has none of the screens yet.
  var hasNoScreenYet: Bool { mayBeEmpty && inputs.isEmpty }

  /// Leaves out screens of other names.
  mutating func keep(_ screen: String) { inputs.removeAll { $0.screen.name.source != screen } }

  /// Whether a screen must be compared with the side: clients of a release matter as long as the screen supports them.
  func isSupported(by screen: Screen) -> Bool { release?.isSupported(by: screen.supportedClients) ?? true }

  /// Reads a file, a folder or a compiled document on disk.
  init(at path: String) throws {
    name = path
    mayBeEmpty = false
    release = nil
    let files = try Workspace().files(namedBy: [path]) { _ in }
    let read = try CompilationSeries.map(files, proving: false) { compiled, _ in compiled }
    inputs = read.flatMap { $0.inputs }
    errors = read.flatMap { Self.errors($0.diagnostics, in: $0.sources) }
  }

  /// Reads the same file or folder from a commit.
  ///
  /// - Parameters:
  ///   - reference: A name of the commit.
  ///   - release: The release that the commit is, if it is one of several.
  private init(git reference: String, besides path: String, release: Release? = nil) throws {
    name = "git:" + reference
    let provider = try GitFiles(reference, besides: path)
    let files = provider.files
    mayBeEmpty = provider.isFolder || release != nil
    self.release = release
    guard !files.isEmpty || mayBeEmpty else {
      throw UsageError(message: "`\(reference)` has no file `\(provider.path)`")
    }
    var inputs: [Inputs.Input] = []
    var errors: [SourcedDiagnostic] = []
    for file in files {
      let read = try ReadFile(file, from: provider)
      let compiled: CompiledFile
      if read.isDocument {
        compiled = CompiledFile(document: read.bytes, at: Self.path(file, in: reference))
      } else {
        compiled = CompiledFile(try Compilation(of: file, root: "", from: read))
      }
      let sources = compiled.sources.map { SourceFile(path: Self.path($0.path, in: reference), bytes: $0.bytes) }
      inputs += compiled.inputs.map { Inputs.Input(screen: $0.screen, sources: sources, flags: $0.flags) }
      errors += Self.errors(compiled.diagnostics, in: sources)
    }
    self.inputs = inputs
    self.errors = errors
  }

  /// The versions that an operand of `--against` names, from the oldest: a path, `git:REF`, or for `git:OLDEST..NEWEST` the releases
  /// that some screen of the new version supports.
  static func versions(_ operand: String, of path: String, _ new: ContractSide) throws -> [ContractSide] {
    guard operand.hasPrefix("git:") else { return [try ContractSide(at: operand)] }
    let reference = String(operand.dropFirst("git:".count))
    guard let dots = reference.firstRange(of: "..") else { return [try ContractSide(git: reference, besides: path)] }
    let ends = (String(reference[..<dots.lowerBound]), String(reference[dots.upperBound...]))
    let tags = try GitFiles.tags(from: ends.0, through: ends.1.isEmpty ? "HEAD" : ends.1, besides: path)
    let releases = tags.compactMap { Release(tag: $0) }.sorted { $0.version < $1.version }
    guard !releases.isEmpty else {
      throw UsageError(message: "`\(reference)` has no release: no tag whose name ends in a version, such as `v3.2`")
    }
    let supported = releases.filter { release in
      new.inputs.contains { release.isSupported(by: $0.screen.supportedClients) }
    }
    guard !supported.isEmpty || new.inputs.isEmpty else {
      throw UsageError(
        message: "`clients` supports no release in `\(reference)`: the newest is `\(releases[releases.count - 1].tag)`")
    }
    return try supported.map { try ContractSide(git: $0.tag, besides: path, release: $0) }
  }

  /// The file at a path of a commit, as git names it.
  private static func path(_ path: String, in reference: String) -> String { "\(reference):\(path)" }

  private static func errors(_ found: [Diagnostic], in sources: [SourceFile]) -> [SourcedDiagnostic] {
    found.filter { $0.severity == .error }.map { SourcedDiagnostic($0, in: sources) }
  }
}
