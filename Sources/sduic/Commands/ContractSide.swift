import SDUICompiler
import SDUIDiagnostics
import SDUIIR
import SDUIReports
import SDUISource

/// One of the two versions that are compared: its screens with their files.
struct ContractSide {
  /// The screens in the order of their files.
  let inputs: [Inputs.Input]
  /// The errors that prevent a comparison.
  let errors: [SourcedDiagnostic]
  /// The name for messages.
  let name: String
  /// Whether the side is a commit.
  let isCommit: Bool

  /// Reads a file, a folder or a compiled document on disk.
  init(at path: String) throws {
    name = path
    isCommit = false
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
  /// - Parameter reference: A name of the commit.
  init(git reference: String, in repository: GitRepository) throws {
    name = "git:" + reference
    isCommit = true
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

  /// The file at a path of a commit, as git names it.
  private static func path(_ path: String, in reference: String) -> String { "\(reference):\(path)" }

  private static func errors(_ found: [Diagnostic], in sources: [SourceFile]) -> [SourcedDiagnostic] {
    found.filter { $0.severity == .error }.map { SourcedDiagnostic($0, in: sources) }
  }
}
