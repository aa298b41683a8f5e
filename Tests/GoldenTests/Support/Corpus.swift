import TestSupport

/// All golden files and examples.
enum Corpus {
  /// The golden files that can be read.
  static let files: [GoldenFile] = loaded.compactMap { try? $0.get() }

  /// What is wrong with the others.
  static let problems: [GoldenFileError] = loaded.compactMap {
    if case .failure(let error) = $0 { error } else { nil }
  }

  /// All cases of all golden files.
  static let cases: [GoldenCase] = files.flatMap(\.cases)

  /// All programs: the cases, each file of each example, and a few with actions that hold one another.
  static let samples: [Sample] = cases.map(\.sample) + examples + recursive

  /// One in three of them, for what takes long; all where every case is looked at.
  static let some: [Sample] =
    Repository.isExhaustive ? samples : samples.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)

  private static let loaded: [Result<GoldenFile, GoldenFileError>] = {
    Repository.files(in: "Tests/Golden", withExtension: "golden").map { name in
      let construct = String(name.dropLast(".golden".count))
      guard let text = try? Repository.read("Tests/Golden/\(name)") else {
        return .failure(GoldenFileError(path: name, line: 1, message: "the file cannot be read"))
      }
      return Result { () throws(GoldenFileError) in try GoldenFile(construct: construct, text: text) }
    }
  }()

  private static let recursive: [Sample] = [UInt64(0), 1, 3].map { seed in
    let name = "recursive-\(seed).sdui"
    return Sample(name: name, main: name, files: [name: RecursiveProgram(seed: seed).text])
  }

  private static let examples: [Sample] = {
    let paths = Repository.files(in: "Examples", withExtension: "sdui")
    var texts: [String: String] = [:]
    for path in paths { texts[path] = try? Repository.read("Examples/\(path)") }
    return paths.map { Sample(name: "Examples/\($0)", main: $0, files: texts) }
  }()
}
