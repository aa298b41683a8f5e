import SDUICompiler
import SDUIContract
import SDUIDiagnostics
import SDUIIR
import SDUIReports
import SDUISource

/// Reading what a command works on.
enum Inputs {
  /// A screen with the files that it came from, for later findings; a document has none.
  struct Input {
    var screen: Screen
    let sources: [SourceFile]
    /// The flags that its files declare, whether the screen asks for them or not; of a document, those that it holds.
    let flags: [Flag]
    /// Whether an `allow` silences a finding; a document does not say what its source allows.
    var allows: (Diagnostic) -> Bool = { _ in false }
    /// The changes between versions that its files accept.
    var acceptedChanges: [ChangeAllowance] = []
  }

  /// Returns the one screen of a file: a `.sdui`, or a compiled screen document. Reports the findings that prevent a
  /// result and returns `nil` then; warnings are reported as well.
  ///
  /// - Parameter proves: Whether the screen of a `.sdui` must be proved; a document was when it was compiled.
  static func input(
    at path: String, from disk: some FileProvider = Disk(), proves: Bool = false, _ output: inout Output
  ) throws -> Input? {
    let file = try ReadFile(path, from: disk)
    if file.isDocument { return decode(file.bytes, path, &output) }
    let root = try Workspace().root(of: path, named: path)
    let prove = proves ? proofDiagnostics : nil
    let compilation = try Compilation(of: path, root: root, from: file, proving: prove)
    do {
      let screen = try compilation.onlyScreen()
      report(compilation.diagnostics, in: compilation.sources, &output)
      return Input(
        screen: screen, sources: compilation.sources, flags: compilation.flags, allows: compilation.allows)
    } catch {
      report(error.diagnostics, in: compilation.sources, &output)
      return nil
    }
  }

  /// Writes findings for people, as many as are asked for, and how many there are.
  ///
  /// - Parameter omitted: Those that were found beside them and not described.
  static func report(
    _ diagnostics: [Diagnostic], omitting omitted: OmittedFaults = OmittedFaults(), in sources: [SourceFile],
    _ output: inout Output
  ) {
    guard !diagnostics.isEmpty || omitted != OmittedFaults() else { return }
    let renderer = HumanRenderer(sources: sources, usesColor: output.usesColor)
    var limit = output.findings
    for diagnostic in limit.admit(diagnostics, severity: { $0.severity }) {
      output.writeError(renderer.render(diagnostic) + "\n")
    }
    limit.leaveOut(errors: omitted.errors, warnings: omitted.warnings)
    let errors = diagnostics.count { $0.severity == .error }
    output.writeError(limit.note)
    output.writeError(
      HumanRenderer.summary(
        errors: errors + omitted.errors, warnings: diagnostics.count - errors + omitted.warnings) + "\n")
  }

  /// A slip must not replace what somebody wrote by what was made from it.
  static func protect(_ paths: [String], from target: String, made what: String) throws(UsageError) {
    let disk = Disk()
    guard let canonical = disk.canonicalPath(of: target) else { return }
    guard paths.contains(where: { disk.canonicalPath(of: $0) == canonical }) else { return }
    throw UsageError(message: "`\(target)` is a source of \(what) and is not overwritten")
  }

  private static func decode(_ bytes: [UInt8], _ path: String, _ output: inout Output) -> Input? {
    let file = CompiledFile(document: bytes, at: path)
    report(file.diagnostics, in: file.sources, &output)
    return file.inputs.first
  }
}

/// The disk, with one file that was read already: a pipe can be read only once.
struct ReadFile<Provider: FileProvider>: FileProvider {
  let path: String
  let bytes: [UInt8]
  private let disk: Provider

  init(_ path: String, from disk: Provider) throws(FileError) {
    self.path = path
    self.disk = disk
    // Imports are files of the provider only; what was named may be a descriptor.
    bytes = System.descriptor(named: path) == nil ? try disk.contents(of: path) : try Disk().contents(ofOperand: path)
  }

  /// Whether it is JSON, by its name or by how it begins, and not source.
  var isDocument: Bool {
    if path.hasSuffix(".sdui") { return false }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let first = bytes.first { !blanks.contains($0) }
    return path.hasSuffix(".json") || first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  func contents(of path: String) throws(FileError) -> [UInt8] {
    path == self.path ? bytes : try disk.contents(of: path)
  }

  func canonicalPath(of path: String) -> String? { disk.canonicalPath(of: path) }
}
