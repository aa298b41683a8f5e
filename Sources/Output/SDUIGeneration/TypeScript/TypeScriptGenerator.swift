import EmbeddedFiles
import SDUIIR

/// Generates TypeScript: `Components.ts` with all declarations, a file for each screen, and `Support.ts`, which is always the
/// same.
struct TypeScriptGenerator {
  private let program: ClientProgram
  private let names: TypeNames

  init(_ program: ClientProgram) {
    self.program = program
    names = TypeNames(of: program, reserved: TypeScriptNames.library, words: TypeScriptNames.words)
  }

  /// The files of the program.
  func files() throws(GenerationError) -> [GeneratedFile] {
    let screens = program.screens.enumerated().map { TypeScriptScreen($1, $0, names).file }
    let support = generatedCodeMark + ". Do not edit.\n\n" + String(cString: embedded_typescript_runtime())
    var files = [components] + screens + [GeneratedFile(name: "Support.ts", text: support)]
    if program.isMapped {
      let mapping = generatedCodeMark + ". Do not edit.\n\n" + String(cString: embedded_typescript_mapping())
      files.append(GeneratedFile(name: "ResponseMapping.ts", text: mapping))
    }
    return files
  }

  /// The types first, for people who read the file; then the codecs, which they need not read.
  private var components: GeneratedFile {
    var source = SourceText()
    source.line(generatedHeader(of: program.screens.map { $0.fileName }))
    source.separator()
    source.line("import * as sdui from \"./Support.js\";")
    let objects = objects
    let enumerations = program.enumerations.map { declared in
      let client = program.screens[declared.screen].screen.variants.client
      return TypeScriptEnumeration(declared.declaration, for: client, types(of: declared))
    }
    for enumeration in enumerations { enumeration.writeType(to: &source) }
    for object in objects { object.writeType(to: &source) }
    for component in program.components {
      let types = types(of: component)
      let type = types.name(component.declaration.name)
      TypeScriptEvents.write(component.declaration, type, types, to: &source)
    }
    source.separator()
    source.documentation("Any action of the screens.")
    let actions = program.actions.map { names[$0.declaration.name] }
    source.union("export type \(names.anyAction) =", actions + ["sdui.ToggleSection"])
    source.separator()
    source.line("// Reading and writing")
    for enumeration in enumerations { enumeration.writeCodec(to: &source) }
    for object in objects { object.writeCodec(to: &source) }
    return GeneratedFile(name: "Components.ts", text: source.text)
  }

  private var objects: [TypeScriptObject] {
    program.records.map { TypeScriptObject($0.declaration, types(of: $0)) }
      + program.actions.map { TypeScriptObject($0.declaration, types(of: $0)) }
      + program.components.map { TypeScriptObject($0.declaration, types(of: $0)) }
  }

  private func types<Declaration>(of declared: ClientProgram.Declared<Declaration>) -> TypeScriptTypes {
    TypeScriptTypes(program.contract(of: declared), names)
  }
}
