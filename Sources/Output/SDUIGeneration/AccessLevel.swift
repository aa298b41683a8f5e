/// The access of the declarations of generated code.
///
/// Generators write public declarations. Other levels replace the modifiers at the beginnings of lines, where the code has them all.
package enum AccessLevel: String, CaseIterable, Hashable, Sendable {
  case `public`
  /// The modules of one package, in Swift.
  case package
  case `internal`

  /// Returns a file of Swift whose declarations have this access.
  func applied(toSwift file: GeneratedFile) -> GeneratedFile {
    if self == .public { return file }
    return changing(file) { line in
      let code = line.drop { $0 == " " }
      let margin = line.prefix(line.count - code.count)
      // Modifiers follow attributes.
      for attribute in ["", "@MainActor "] {
        for modifier in ["public ", "open "] where code.hasPrefix(attribute + modifier) {
          let declaration = code.dropFirst((attribute + modifier).count)
          return margin + attribute + (self == .package ? "package " : "") + declaration
        }
      }
      return line
    }
  }

  /// Returns a file of Kotlin whose declarations have this access. Only declarations of the file itself have a modifier.
  func applied(toKotlin file: GeneratedFile) -> GeneratedFile {
    if self == .public { return file }
    return changing(file) { line in
      Self.kotlinDeclarations.contains { line.hasPrefix($0) } ? "internal " + line : line
    }
  }

  /// The beginnings of declarations in generated Kotlin.
  private static let kotlinDeclarations = [
    "abstract class ", "class ", "const val ", "data class ", "data object ", "enum class ", "fun ", "inline fun ",
    "interface ",
    "object ", "open class ", "sealed class ", "sealed interface ", "typealias ", "val ", "value class ", "var ",
  ]

  private func changing(_ file: GeneratedFile, _ change: (Substring) -> some StringProtocol) -> GeneratedFile {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { String(change($0)) }
    return GeneratedFile(name: file.name, text: lines.joined(separator: "\n"))
  }
}
