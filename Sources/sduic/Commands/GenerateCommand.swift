import SDUIDiagnostics
import SDUIGeneration
import SDUIIR
import SDUIReports
import SDUISource

/// `sduic generate`: client code for screens.
enum GenerateCommand: Command {
  static let name = "generate"
  static let usage = "generate LANGUAGE PATH… -o DIR"
  static let summary = "write client code for screens: swift, kotlin or typescript"
  static let discussion = """
    Writes the contract of screens as code: a type for each component, record, enumeration and action,
    and a reader of responses that reports the same faults as `sduic validate`. LANGUAGE is `swift`,
    `kotlin` or `typescript`. PATH is a .sdui file, a compiled document, or a folder of them.

    Screens that share declarations share types. Nothing is written if any file has an error, or if two
    screens declare different things under one name.

    The file .sduic-generated in DIR lists what sduic wrote. It overwrites no other file and deletes
    nothing: what an earlier run wrote and this one did not is named.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "DIR", summary: "the folder to write to"),
    Option(name: "--package", value: "NAME", summary: "the package of Kotlin code; sdui.generated without it"),
    VariantRequest.options[0], VariantRequest.options[1], FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic generate swift home.sdui -o Generated",
    "sduic generate typescript Screens -o web/generated",
    "sduic generate kotlin Screens -o app/generated --package com.example.screens",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let language = try GeneratedLanguage(arguments)
    let operands = Array(arguments.operands.dropFirst())
    guard !operands.isEmpty else { throw UsageError(message: "names no file or folder") }
    guard let path = arguments["--output"] else { throw UsageError(message: "names no folder; give `-o DIR`") }
    let folder = try OutputFolder(path, .generatedCode)
    let variants = try VariantRequest(arguments)
    let files = try Workspace().files(namedBy: operands) { output.writeMessage("sduic generate: " + $0) }
    let read = try CompilationSeries.map(files, proving: false) { compiled, file in
      try ReadScreen(compiled, file, variants)
    }
    let findings = Inputs.unique(read.flatMap { $0.findings })
    Inputs.report(findings, &output)
    if findings.contains(where: { $0.diagnostic.severity == .error }) { return .failure }
    let screens = read.filter { $0.screen != nil }
    do {
      let program = try ClientProgram(screens.compactMap { $0.screen })
      let generated = try generateCode(for: program, language.target)
      return try write(generated, to: folder, &output)
    } catch let error as GenerationError {
      let finding = error.finding(in: screens.map { $0.sources })
      Inputs.report([finding.diagnostic], in: finding.sources, &output)
      return .failure
    }
  }

  private static func write(
    _ generated: [GeneratedFile], to folder: OutputFolder, _ output: inout Output
  ) throws -> ExitStatus {
    let files = generated.map { OutputFolder.File(name: $0.name, bytes: Array($0.text.utf8)) }
    let left = try folder.write(files, beginning: [""])
    for file in files { output.writeLine(OutputFolder.join(folder.path, file.name)) }
    if !left.isEmpty {
      output.writeMessage("sduic generate: left of an earlier run: \(left.joined(separator: ", "))")
    }
    return .success
  }
}

/// The language of generated code, and what its options say.
struct GeneratedLanguage {
  let target: GenerationTarget

  /// The languages by their names on the command line.
  static let names = ["swift", "kotlin", "typescript"]

  init(_ arguments: Arguments) throws(UsageError) {
    let list = Self.names.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " or `typescript`"
    guard let name = arguments.operands.first else { throw UsageError(message: "names no language: \(list)") }
    let package = arguments["--package"]
    if package != nil, name != "kotlin" { throw UsageError(message: "`--package` goes with `kotlin`") }
    switch name {
    case "swift": target = .swift
    case "kotlin": target = .kotlin(package: try Self.checked(package ?? "sdui.generated"))
    case "typescript": target = .typescript
    default:
      let near = NearestName.of(name, among: Self.names).map { "; did you mean `\($0)`?" } ?? ""
      throw UsageError(message: "generates \(list), and `\(name)` is none of them\(near)")
    }
  }

  /// Names of letters, digits and `_` that are joined by dots; none begins with a digit.
  private static func checked(_ package: String) throws(UsageError) -> String {
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    let isRight = parts.allSatisfy { part in
      part.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? false
        && part.unicodeScalars.allSatisfy {
          $0 == "_" || ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        }
    }
    if isRight { return package }
    throw UsageError(
      message: "`--package` takes names joined by dots, as in `com.example.screens`, and `\(package)` is none")
  }
}

/// What is kept of a compiled file.
private struct ReadScreen {
  let screen: ClientScreen?
  let sources: [SourceFile]
  let findings: [SourcedDiagnostic]

  init(_ compiled: CompiledFile, _ file: InputFile, _ variants: VariantRequest) throws {
    // What others import has no screen; only a file that is named must have one.
    let isNamed = file.path == file.operand
    let problem = compiled.screenCountProblem.flatMap { $0.code == .noScreen && !isNamed ? nil : $0 }
    sources = compiled.sources
    findings = (compiled.diagnostics + [problem].compactMap { $0 }).map { [sources] in
      SourcedDiagnostic($0, in: sources)
    }
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    guard compiled.screenCountProblem == nil, let input = compiled.inputs.first else {
      screen = nil
      return
    }
    screen = ClientScreen(try variants.resolve(input), fileName: name)
  }
}

extension GenerationError {
  /// The finding for people.
  ///
  /// - Parameter sources: The files of each screen.
  fileprivate func finding(in sources: [[SourceFile]]) -> SourcedDiagnostic {
    switch self {
    case .conflict(let conflict):
      let message =
        "`\(conflict.name)` differs from what \(Self.words(conflict.first, sources)) declares under this name"
      let diagnostic = Diagnostic(
        .conflictingDeclarations, message, at: SourceRange(conflict.second.origin),
        remedy: "declare it once and import it, or give one of them another name")
      return SourcedDiagnostic(diagnostic, in: sources[conflict.second.screen])
    case .unsupported(let part):
      let diagnostic = Diagnostic(
        .unsupportedInCode, part.message, at: SourceRange(part.origin), remedy: part.remedy)
      return SourcedDiagnostic(diagnostic, in: sources[part.screen])
    }
  }

  /// A place in another compilation, in words.
  private static func words(_ place: DeclarationConflict.Place, _ sources: [[SourceFile]]) -> String {
    let files = sources[place.screen]
    guard place.origin != .none, files.indices.contains(Int(place.origin.file)) else { return "another screen" }
    let file = files[Int(place.origin.file)]
    return "`\(file.path)` in line \(file.position(at: Int(place.origin.lowerBound)).line)"
  }
}
