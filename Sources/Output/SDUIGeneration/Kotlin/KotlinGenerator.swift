import EmbeddedFiles
import SDUIIR

/// Generates Kotlin: data classes and sealed classes that Kotlin 1.3 and later versions compile without a warning.
struct KotlinGenerator {
  let program: ClientProgram
  let package: String
  let names: TypeNames
  /// The names of the types that declarations become.
  private let typeNames: Set<String>

  /// Generates code in a package.
  init(_ program: ClientProgram, package: String) {
    self.program = program
    self.package = package
    names = TypeNames(of: program, reserved: KotlinNames.reservedTypes, words: KotlinNames.keywords)
    let names = names
    typeNames = Set(
      program.components.map { names[$0.declaration.name] } + program.records.map { names[$0.declaration.name] }
        + program.enumerations.map { names[$0.declaration.name] } + program.actions.map { names[$0.declaration.name] })
  }

  /// The files of the program: the declarations, a file for each screen, and the support file.
  func files() throws(GenerationError) -> [GeneratedFile] {
    try checkLimits()
    var files = [GeneratedFile(name: "Components.kt", text: declarations())]
    for index in program.screens.indices {
      let name = names[.response(screen: index)] ?? "Response"
      files.append(GeneratedFile(name: name + ".kt", text: response(ofScreen: index)))
    }
    files.append(runtime("ResponseSupport.kt", String(cString: embedded_kotlin_runtime())))
    if program.isMapped { files.append(runtime("ResponseMapping.kt", String(cString: embedded_kotlin_mapping()))) }
    return files
  }

  /// What does not depend on a screen: a file of the runtime in another package, which its first line names.
  private func runtime(_ name: String, _ runtime: String) -> GeneratedFile {
    let end = runtime.firstIndex(of: "\n") ?? runtime.endIndex
    var text = "\(generatedCodeMark). Do not edit.\n\npackage \(KotlinNames.escaped(package: package))"
    text += runtime[end...]
    return GeneratedFile(name: name, text: text)
  }

  /// A file with its first lines.
  ///
  /// - Parameter sources: The names of the files from which it is generated.
  func file(from sources: [String]) -> SourceText {
    var source = SourceText()
    source.line(generatedHeader(of: sources))
    source.line()
    source.line("package " + KotlinNames.escaped(package: package))
    source.line()
    return source
  }

  /// Returns the forms of the types of one contract.
  func forms(of contract: Contract) -> KotlinForms {
    KotlinForms(contract: contract, names: names, typeNames: typeNames)
  }

  /// The file of all declarations.
  private func declarations() -> String {
    var sources: [String] = []
    for screen in program.screens where !sources.contains(screen.fileName) { sources.append(screen.fileName) }
    var file = file(from: sources)
    var body = SourceText()
    for declared in program.components {
      body.separator()
      write(declared.declaration, program.contract(of: declared), to: &body)
    }
    for declared in program.records {
      body.separator()
      write(declared.declaration, program.contract(of: declared), to: &body)
    }
    for declared in program.enumerations {
      body.separator()
      write(declared, to: &body)
    }
    body.separator()
    writeActions(to: &body)
    file.append(body)
    return file.text
  }
}
