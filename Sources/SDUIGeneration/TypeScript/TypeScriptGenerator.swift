/// Generates TypeScript.
struct TypeScriptGenerator {
  private let program: ClientProgram

  init(_ program: ClientProgram) { self.program = program }

  /// The files of the program.
  func files() throws(GenerationError) -> [GeneratedFile] { [] }
}
