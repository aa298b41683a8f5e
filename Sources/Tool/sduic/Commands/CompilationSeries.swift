import SDUICompiler
import SDUIIR
import SDUIProof
import SDUIReports
import SDUISyntax

/// Compiles one file after another. What they share is read, parsed, checked and proved once.
struct CompilationSeries {
  /// Whether the screens of `.sdui` files are proved.
  let proves: Bool
  private let files = FileCache()
  private var earlier: Compilation?
  private var proved = ProofCache()

  /// A series of which no file is compiled yet.
  init(proves: Bool) { self.proves = proves }

  /// Compiles files on all processors.
  ///
  /// - Parameters:
  ///   - report: Is given the error of each file that cannot be read.
  ///   - transform: What is kept of a file: all of a thousand would take much memory.
  /// - Returns: What was kept, in the order of the files.
  static func map<Result>(
    _ files: [InputFile], proving proves: Bool, onFault report: (FileError) throws -> Void,
    _ transform: @escaping @Sendable (CompiledFile, InputFile) throws -> Result
  ) throws -> [Result] {
    let progress = Progress(of: files.count)
    defer { progress.end() }
    let results = Processors.map(files, by: { CompilationSeries(proves: proves) }) { series, file in
      defer { progress.advance() }
      return Swift.Result { try transform(try series.compile(file, isContinued: files.count > 1), file) }
    }
    progress.end()
    return try results.compactMap { result in
      do { return try result.get() } catch let error as FileError {
        try report(error)
        return nil
      }
    }
  }

  private mutating func compile(_ input: InputFile, isContinued: Bool) throws -> CompiledFile {
    let file = try ReadFile(input.path, from: FolderFiles(files, in: input.operand))
    if file.isDocument { return CompiledFile(document: file.bytes, at: input.path) }
    var proved = proved
    let compilation = try Compilation(
      of: input.path, root: try input.root ?? Workspace().root(of: input.path, named: input.operand), from: file,
      isContinued: isContinued, after: earlier,
      proving: proves ? { proved.diagnostics(of: $0, $1) } : nil)
    self.proved = proved
    if isContinued { earlier = compilation }
    return CompiledFile(compilation)
  }
}

/// A file that the command line names, or a file below a folder that it names.
struct InputFile: Sendable {
  let path: String
  /// The name of the file or the folder, as given.
  let operand: String
  /// The folder that imports may not leave, if it is not that of the workspace.
  var root: String?
}

/// The result of compiling a file: its screens, or its findings.
struct CompiledFile {
  /// The screens; none after an error.
  let inputs: [Inputs.Input]
  let diagnostics: [Diagnostic]
  let sources: [SourceFile]
  /// Whether it is a compiled document, and no source.
  let isDocument: Bool
  /// The error that the file has no screen or several; `nil` where it has one, or has errors.
  let screenCountProblem: Diagnostic?

  /// Whether an error was found.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The screens, or the one of a name; none if there is no such screen.
  func inputs(named name: String?) -> [Inputs.Input] {
    name.map { name in inputs.filter { $0.screen.name.source == name } } ?? inputs
  }

  /// The findings, with the error that a file which the command line names has no screen.
  func findings(in file: InputFile) -> [SourcedDiagnostic] {
    // What others import has none; only a file that is named must have one.
    let problem = file.path == file.operand && inputs.isEmpty ? screenCountProblem : nil
    return (diagnostics + [problem].compactMap { $0 }).map { SourcedDiagnostic($0, in: sources) }
  }

  /// The result of a compilation.
  init(_ compilation: Compilation) {
    inputs = compilation.screens.map {
      Inputs.Input(
        screen: $0, sources: compilation.sources, flags: compilation.flags, allows: compilation.allows,
        acceptedChanges: compilation.acceptedChanges)
    }
    diagnostics = compilation.diagnostics
    sources = compilation.sources
    screenCountProblem = compilation.screenCountProblem
    isDocument = false
  }

  /// A compiled document.
  init(document bytes: [UInt8], at path: String) {
    (isDocument, screenCountProblem) = (true, nil)
    do throws(ScreenDocumentError) {
      let screen = try Screen(json: bytes)
      inputs = [Inputs.Input(screen: screen, sources: [], flags: screen.contract.flags.elements)]
      (diagnostics, sources) = ([], [])
    } catch {
      let place = error.pointer.isEmpty ? "" : "at `\(error.pointer)`, "
      let diagnostic = Diagnostic(
        .invalidDocument, "this is no screen document: \(place)\(error.sentence)",
        at: SourceRange(file: FileID(0), error.offset..<error.offset),
        remedy: "compile the screen anew with `sduic compile`")
      (inputs, diagnostics, sources) = ([], [diagnostic], [SourceFile(path: path, bytes: bytes)])
    }
  }
}
