import SDUIReports
import SDUISyntax

/// `sduic compile` of several files, or of all below a folder: each screen to a file of its own in one folder.
struct CompileFolder {
  private let operands: [String]
  private let emission: Emission
  private let variants: VariantRequest
  private let style: JSONStyle
  private let folder: String
  private let dependencies: String?
  /// The name of the screens to write; `nil` for all.
  private let screen: String?

  /// `nil` for one file.
  init?(
    _ arguments: Arguments, _ emission: Emission, _ variants: VariantRequest, _ style: JSONStyle
  ) throws {
    operands = arguments.operands
    let disk = Disk()
    guard try operands.count > 1 || operands.contains(where: { operand in try disk.isFolder(operand) }) else {
      return nil
    }
    if arguments.has("--watch") { throw UsageError(message: "`--watch` follows one file") }
    guard let folder = arguments["--output"] else {
      throw UsageError(message: "several screens need `--output`, the folder to write them to")
    }
    if try disk.exists(folder), try !disk.isFolder(folder) {
      throw UsageError(message: "`\(folder)` is a file, where several screens need a folder")
    }
    (self.emission, self.variants, self.style, self.folder) = (emission, variants, style, folder)
    dependencies = arguments["--dependencies"]
    screen = arguments["--screen"]
  }

  /// The result of compiling a file: the documents of its screens, and its findings.
  private struct Compiled {
    let documents: [Document]
    let findings: [SourcedDiagnostic]
  }

  /// A document to write.
  private struct Document {
    let target: String
    let bytes: [UInt8]
    let dependencies: Dependencies
    let path: String
  }

  func run(_ output: inout Output) throws -> ExitStatus {
    let inputs = try Workspace().inputs(namedBy: operands, &output)
    let compiled = try CompilationSeries.map(inputs.files, proving: true, onFault: { output.report($0) }) {
      compiled, file in try compile(compiled, file)
    }
    let findings = Inputs.unique(inputs.findings + compiled.flatMap { $0.findings })
    Inputs.report(findings, &output)
    if output.hasFault || findings.contains(where: { $0.diagnostic.severity == .error }) { return .failure }
    let documents = compiled.flatMap { $0.documents }
    try Inputs.requireScreen(screen, isMissing: documents.isEmpty)
    try check(documents)
    try AtomicFile.writeChanged(documents.map { (path: $0.target, bytes: $0.bytes) }, in: folder)
    try emission.writeTest(in: OutputFolder.join(folder, ""))
    if let dependencies { try CompileCommand.write(documents.map({ $0.dependencies }), to: dependencies) }
    return .success
  }

  private func compile(_ compiled: CompiledFile, _ file: InputFile) throws -> Compiled {
    let documents = try compiled.inputs(named: screen).map { input in
      let name = compiled.inputs.count > 1 ? input.screen.name.source : nil
      let target = OutputFolder.join(folder, path(of: file, screen: name))
      return Document(
        target: target, bytes: style.format(try emission.document(of: input, variants).bytes),
        dependencies: Dependencies(of: target, on: input, at: file.path), path: file.path)
    }
    return Compiled(documents: documents, findings: compiled.findings(in: file))
  }

  /// The path of what is written in the folder: that below the folder which was named, or the name of a file.
  ///
  /// - Parameter screen: The name of the screen, of a file with several.
  private func path(of file: InputFile, screen: String?) -> String {
    let isNamed = file.path == file.operand
    var path = isNamed ? FilePath.name(of: file.path) : FilePath.path(file.path, below: file.operand) ?? file.path
    for ending in [".sdui", ".json"] where path.hasSuffix(ending) {
      path = String(path.dropLast(ending.count))
      break
    }
    return path + (screen.map { "." + $0 } ?? "") + (emission == .screen ? "" : "." + emission.rawValue) + ".json"
  }

  /// No two screens are written to one file, and none over what it is made of.
  private func check(_ documents: [Document]) throws(UsageError) {
    var known: [String: String] = [:]
    for document in documents {
      if let earlier = known.updateValue(document.path, forKey: document.target) {
        throw UsageError(
          message: "`\(earlier)` and `\(document.path)` would both be written to `\(document.target)`; "
            + "name the folder that holds both")
      }
      try Inputs.protect(document.dependencies.sources, from: document.target, made: "this screen")
    }
  }
}
