/// Generates Kotlin.
struct KotlinGenerator {
  private let program: ClientProgram
  private let package: String

  init(_ program: ClientProgram, package: String) {
    self.program = program
    self.package = package
  }

  /// The files of the program.
  func files() throws(GenerationError) -> [GeneratedFile] { [] }
}
