/// The programs of the golden files and of the formatter's cases, right ones and wrong ones.
public enum CasePrograms {
  /// All of them, with their names.
  public static func all() throws -> [(name: String, text: String)] {
    let golden = Repository.files(in: "Tests/Golden", withExtension: "golden").map { "Tests/Golden/" + $0 }
    let format = Repository.files(in: "Tests/Format", withExtension: "format").map { "Tests/Format/" + $0 }
    return try (golden + format).flatMap { path in cases(of: try Repository.read(path), in: path) }
  }

  /// The text between the name of a case and its first output, without the lines that say what is found.
  private static func cases(of text: String, in path: String) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    var isInProgram = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        result.append(("\(path) \(line)", ""))
        isInProgram = true
      } else if line.hasPrefix("===") {
        isInProgram = false
      } else if isInProgram, !result.isEmpty, line.drop(while: { $0 == " " }).first != "^" {
        result[result.count - 1].text += line + "\n"
      }
    }
    return result
  }
}
