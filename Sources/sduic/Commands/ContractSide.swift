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
  /// Whether the side is a folder in a commit.
  private let isFolderOfCommit: Bool

  /// Whether the side is a folder in a commit that has no screen: it is new, or its screens are.
  var hasNoScreenYet: Bool { isFolderOfCommit && inputs.isEmpty }

  /// Reads a file, a folder or a compiled document on disk.
  init(at path: String) throws {
    name = path
    isFolderOfCommit = false
    let files = try Workspace().files(namedBy: [path]) { _ in }
    let read = try CompilationSeries.map(files, proving: false) { compiled, _ in compiled }
    inputs = read.flatMap { $0.inputs }
    errors = read.flatMap { Self.errors($0.diagnostics, in: $0.sources) }
  }

  /// Reads the same file or folder from a commit.
  ///
  /// - Parameter reference: A name of the commit.
  init(git reference: String, besides path: String) throws {
    name = "git:" + reference
    let provider = try GitFiles(reference, besides: path)
    let files = provider.files
    isFolderOfCommit = provider.isFolder
    guard !files.isEmpty || isFolderOfCommit else {
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

  /// The file at a path of a commit, as git names it.
  private static func path(_ path: String, in reference: String) -> String { "\(reference):\(path)" }

  private static func errors(_ found: [Diagnostic], in sources: [SourceFile]) -> [SourcedDiagnostic] {
    found.filter { $0.severity == .error }.map { SourcedDiagnostic($0, in: sources) }
  }
}
