/// The programs that people wrote for the project, right ones and wrong ones.
public enum Corpus {
  /// The golden files that can be read.
  public static let files: [GoldenFile] = loaded.compactMap { try? $0.get() }

  /// The errors in the others.
  public static let problems: [GoldenFileError] = loaded.compactMap {
    if case .failure(let error) = $0 { error } else { nil }
  }

  /// All cases of all golden files.
  public static let cases: [GoldenCase] = files.flatMap(\.cases)

  /// The programs of these.
  public static let goldens: [Sample] = cases.map(\.sample)

  /// Each file of each example, with all files.
  public static let examples: [Sample] = {
    let files = (try? Programs.examples()) ?? [:]
    return files.keys.sorted().map { Sample(name: "Examples/\($0)", main: $0, files: files, sharesFiles: true) }
  }()

  /// The texts that the formatter's cases begin with.
  public static let formats: [Sample] = FormatCases.files.flatMap { file in
    file.cases.map { Sample(name: "\(file.path): \($0.name)", main: "main.sdui", files: ["main.sdui": $0.before]) }
  }

  private static let loaded: [Result<GoldenFile, GoldenFileError>] = {
    Repository.files(in: "Tests/Golden", withExtension: "golden").map { name in
      let construct = String(name.dropLast(".golden".count))
      guard let text = try? Repository.read("Tests/Golden/\(name)") else {
        return .failure(GoldenFileError(path: name, line: 1, message: "the file cannot be read"))
      }
      return Result { () throws(GoldenFileError) in try GoldenFile(construct: construct, text: text) }
    }
  }()
}
