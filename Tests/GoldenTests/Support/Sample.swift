import SDUICompiler
import SDUIFixtures
import SDUIIR
import SDUIReports
import SDUISyntax
import TestSupport

extension Sample {
  /// Compiles the program.
  ///
  /// - Parameter proves: Whether its screens are proved, as `sduic check` does.
  func compile(proves: Bool = false) throws -> Compilation {
    let prove = proves ? proofDiagnostics : nil
    return try Compilation(of: main, root: "", from: MemoryFileProvider(files), proving: prove)
  }

  /// Its screens, less those whose data are larger than fixtures are made of.
  func screensWithFixtures() throws -> [Screen] {
    try compile().screens.filter { screen in
      do { _ = try FixtureGenerator(screen) } catch FixtureError.tooManyPlaces, FixtureError.tooDeep { return false }
      return true
    }
  }

  /// The program with other bytes in its main file, parsed, imported and checked.
  func check(with bytes: [UInt8]) throws -> (program: Program, checked: CheckedProgram) {
    var provider = MemoryFileProvider(files)
    provider.files[main] = bytes
    let program = try Program(loading: main, root: "", from: provider)
    return (program, CheckedProgram(checking: program))
  }

  /// The program after the edits of a fix-it.
  func applying(_ edits: [TextEdit], in sources: [SourceFile]) -> Sample {
    var result = self
    for (index, source) in sources.enumerated() {
      let here = edits.filter { $0.range.file.index == index }
      guard !here.isEmpty else { continue }
      result.files[source.path] = String(decoding: here.applied(to: source.bytes), as: UTF8.self)
    }
    return result
  }
}
