import SDUICompiler
import SDUIContract
import SDUIIR
import SDUIReports
import SDUISyntax

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

  /// The option that names one of the screens of a file.
  static let screenOption = Option(name: "--screen", value: "NAME", summary: "the screen, of a file with several")

  /// Returns the screen of a file, a `.sdui` or a compiled screen document: the only one, or the one that `--screen` names. Reports
  /// the findings that prevent a result and returns `nil` then; warnings are reported as well.
  ///
  /// - Parameter proves: Whether the screen of a `.sdui` must be proved; a document was when it was compiled.
  static func input(
    at path: String, _ arguments: Arguments, from disk: some FileProvider = Disk(), proves: Bool = false,
    _ output: inout Output
  ) throws -> Input? {
    let file = try ReadFile(path, from: disk)
    let compiled: CompiledFile
    if file.isDocument {
      compiled = CompiledFile(document: file.bytes, at: path)
    } else {
      let root = try Workspace().root(of: path, named: path)
      let prove = proves ? proofDiagnostics : nil
      compiled = CompiledFile(try Compilation(of: path, root: root, from: file, proving: prove))
    }
    let inputs = compiled.inputs(named: arguments["--screen"])
    let problem = inputs.count == 1 ? nil : compiled.screenCountProblem
    report(compiled.diagnostics + [problem].compactMap { $0 }, in: compiled.sources, &output)
    if inputs.isEmpty, !compiled.inputs.isEmpty, let name = arguments["--screen"] {
      throw noScreen(named: name, in: path, of: compiled.inputs)
    }
    return problem == nil ? inputs.first : nil
  }

  /// Requires that some file has the screen that `--screen` names.
  static func requireScreen(_ name: String?, isMissing: Bool) throws(UsageError) {
    if let name, isMissing { throw UsageError(message: "no file has a screen `\(name)`") }
  }

  private static func noScreen(named name: String, in path: String, of inputs: [Input]) -> UsageError {
    let names = inputs.map { $0.screen.name.source }
    let near = NearestName.of(name, among: names).map { "; \($0.question)" }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return UsageError(message: "`\(path)` has no screen `\(name)`\(near ?? "; it has \(list)")")
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
}

/// The disk, with one file that was read already, since a pipe can be read only once, or that has another text.
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

  /// - Parameter bytes: What takes the place of the contents on the disk.
  init(_ path: String, bytes: [UInt8], from disk: Provider) {
    (self.path, self.bytes, self.disk) = (path, bytes, disk)
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
