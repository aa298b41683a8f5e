import SDUICompiler
import SDUIIR
import SDUIReports
import SDUISyntax

/// One of the two versions that are compared: its screens with their files.
struct ContractSide {
  /// The screens in the order of their files.
  private(set) var inputs: [Inputs.Input]
  /// The errors that prevent a comparison.
  let errors: [SourcedDiagnostic]
  /// The name for messages.
  let name: String
  /// Whether the side is a commit.
  private let isCommit: Bool
  /// The release; `nil` if the side is none of several.
  private let release: Release?

  /// Whether the side is in a commit that has none of the screens.
  var hasNoScreenYet: Bool { isCommit && inputs.isEmpty }

  /// Leaves out screens of other names.
  mutating func keep(_ screen: String) { inputs.removeAll { $0.screen.name.source != screen } }

  /// Whether a screen must be compared with the side: clients of a release matter as long as the screen supports them.
  func isSupported(by screen: Screen) -> Bool { release?.isSupported(by: screen.supportedClients) ?? true }

  /// Reads a file, a folder or a compiled document on disk.
  init(at path: String) throws {
    name = path
    isCommit = false
    release = nil
    let found = Workspace().sources(below: path)
    if let fault = found.faults.first { throw fault }
    let files = found.distinctFiles(in: Disk()).map { InputFile(path: $0, operand: path) }
    let read = try CompilationSeries.map(files, proving: false, onFault: { throw $0 }) { compiled, _ in compiled }
    inputs = read.flatMap { $0.inputs }
    errors =
      found.strayLinks.map { Workspace.finding(ofLink: $0, in: path) }
      + read.flatMap { Self.errors($0.diagnostics, in: $0.sources) }
  }

  /// Reads the path of a repository from a commit.
  ///
  /// - Parameters:
  ///   - reference: A name of the commit.
  ///   - release: The release that the commit is, if it is one of several.
  private init(git reference: String, in repository: GitRepository, release: Release? = nil) throws {
    name = "git:" + reference
    isCommit = true
    self.release = release
    let provider = try repository.files(at: reference)
    let found = provider.sources(at: repository.path)
    if let fault = found.faults.first {
      throw FileError(path: Self.path(fault.path, in: reference), reason: fault.reason)
    }
    var inputs: [Inputs.Input] = []
    var errors = found.strayLinks.map {
      Workspace.finding(ofLink: Self.path($0, in: reference), in: Self.path(repository.path, in: reference))
    }
    for file in found.distinctFiles(in: provider) {
      let read = try ReadFile(file, from: FolderFiles(provider, in: repository.path))
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
    let repository = try GitRepository(holding: path)
    guard let dots = reference.firstRange(of: "..") else { return [try ContractSide(git: reference, in: repository)] }
    let ends = (String(reference[..<dots.lowerBound]), String(reference[dots.upperBound...]))
    let tags = try repository.tags(from: ends.0, through: ends.1.isEmpty ? "HEAD" : ends.1)
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
    return try supported.map { try ContractSide(git: $0.tag, in: repository, release: $0) }
  }

  /// The file at a path of a commit, as git names it.
  private static func path(_ path: String, in reference: String) -> String { "\(reference):\(path)" }

  private static func errors(_ found: [Diagnostic], in sources: [SourceFile]) -> [SourcedDiagnostic] {
    found.filter { $0.severity == .error }.map { SourcedDiagnostic($0, in: sources) }
  }
}
